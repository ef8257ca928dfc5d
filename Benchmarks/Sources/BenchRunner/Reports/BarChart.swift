/// Horizontal bars, drawn as SVG that reads on light and on dark ground.
struct BarChart {
  /// A bar.
  struct Bar: Equatable {
    let label: String
    let value: Double
    /// Whether it stands out.
    let isOurs: Bool
  }

  /// What the bars are.
  let title: String
  /// What stands below them, a line each.
  let captions: [String]
  /// The bars from the top.
  let bars: [Bar]

  private static let width = 760
  private static let labelWidth = 300
  private static let rowHeight = 28
  private static let top = 48
  private static let captionHeight = 16

  /// The document.
  var svg: String {
    let bottom = Self.top + bars.count * Self.rowHeight
    let height = bottom + 20 + Self.captionHeight * captions.count
    let largest = bars.map(\.value).max() ?? 0
    let room = Double(Self.width - Self.labelWidth - 110)
    let rows = bars.enumerated().map { index, bar in
      let y = Self.top + index * Self.rowHeight
      let length = largest > 0 ? room * bar.value / largest : 0
      let end = Double(Self.labelWidth) + length + 6
      return """
          <text class="label" x="\(Self.labelWidth - 8)" y="\(y + 18)">\(Self.escaped(bar.label))</text>
          <rect class="\(bar.isOurs ? "ours" : "bar")" x="\(Self.labelWidth)" y="\(y + 4)" \
        width="\(Figures.fixed(length, 1))" height="\(Self.rowHeight - 8)" rx="2"/>
          <text class="figure" x="\(Figures.fixed(end, 1))" y="\(y + 18)">\(Figures.whole(bar.value))</text>
        """
    }
    let captions = captions.enumerated().map { index, caption in
      let y = bottom + 22 + index * Self.captionHeight
      return #"  <text class="caption" x="16" y="\#(y)">\#(Self.escaped(caption))</text>"#
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.width) \(height)" role="img" \
      aria-label="\(Self.escaped(title))">
        <style>
          svg { background: #ffffff; }
          text { font: 13px system-ui, sans-serif; fill: #1f2328; }
          .title { font-size: 16px; font-weight: 600; }
          .label { text-anchor: end; }
          .caption { font-size: 11px; fill: #59636e; }
          .bar { fill: #8c959f; }
          .ours { fill: #0969da; }
          @media (prefers-color-scheme: dark) {
            svg { background: #0d1117; }
            text { fill: #e6edf3; }
            .caption { fill: #9198a1; }
            .bar { fill: #6e7681; }
            .ours { fill: #4493f8; }
          }
        </style>
        <text class="title" x="16" y="28">\(Self.escaped(title))</text>
      \((rows + captions).joined(separator: "\n"))
      </svg>

      """
  }

  /// Text as XML writes it; characters that XML does not have read as U+FFFD.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\t", "\n", "\r": result += " "
      case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Report {
  /// Links a second of all peers at the whole job, with the names of those that it lacks; `nil` where
  /// that was not measured.
  var chart: BarChart? {
    guard let section = sections.first(where: { $0.name == BenchmarkCase.links.rawValue }) else {
      return nil
    }
    let without = section.rows.filter { $0.problem != nil }.map(\.labelWithLevel)
    return BarChart(
      title: "Links a second, the whole job, one core",
      captions: [machine.shortSentence]
        + (without.isEmpty ? [] : ["Without: \(without.joined(separator: "; "))"]),
      bars: section.rows.compactMap { row in
        guard let rate = row.entriesPerSecond, row.problem == nil else { return nil }
        return BarChart.Bar(label: row.labelWithLevel, value: rate, isOurs: row.peer.isOurs)
      })
  }
}

extension SectionReport.Row {
  fileprivate var labelWithLevel: String {
    level == .standard ? peer.name : "\(peer.name), \(level.rawValue)"
  }
}
