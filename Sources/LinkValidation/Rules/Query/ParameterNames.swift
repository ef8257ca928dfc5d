internal import ActionLinks
internal import URLStandard

/// The names that some reader of a layer gives a meaning, compared as lenient readers do.
struct ParameterNames: Sendable {
  private let names: Set<[UInt8]>
  private static let maximumLength = 64

  /// The names of the action and of what wraps it, and `languageCode`, which older SDKs read.
  static let action = ParameterNames(
    LinkParameter.allCases.filter { $0.group != .dynamicLink }.map(\.name) + ["languageCode"])

  /// All names, those of Dynamic Links included.
  static let all = ParameterNames(LinkParameter.allCases.map(\.name) + ["languageCode"])

  /// The names that count in a layer: short ones such as `d` mean something in Dynamic Links only.
  static func inQuery(of layer: SubjectLayer) -> ParameterNames {
    switch layer.kind {
    case .dynamicLink, .shortDynamicLink, .customSchemeLink: all
    default: action
    }
  }

  private init(_ names: [String]) {
    self.names = Set(names.map { Self.folded(Array($0.utf8)) })
  }

  /// Whether a name is one of them in any letter case.
  func contains(ignoringCase name: some Collection<UInt8>) -> Bool {
    !name.isEmpty && name.count <= Self.maximumLength && names.contains(Self.folded(Array(name)))
  }

  /// Whether one of them begins a name, or stands alone in its brackets: `mode[]`, `[mode]`.
  func containsBase(of name: [UInt8]) -> Bool {
    guard let bracket = name.firstIndex(of: UInt8(ascii: "[")) else { return false }
    if bracket > 0 { return contains(ignoringCase: name[..<bracket]) }
    return contains(ignoringCase: name[1...].prefix { $0 != UInt8(ascii: "]") })
  }

  /// A name in lower case; the Kelvin sign and the long s fold to ASCII letters too.
  private static func folded(_ name: [UInt8]) -> [UInt8] {
    var folded: [UInt8] = []
    folded.reserveCapacity(name.count)
    var rest = name[...]
    while let byte = rest.first {
      if rest.starts(with: "\u{212A}".utf8) {
        folded.append(UInt8(ascii: "k"))
        rest = rest.dropFirst(3)
      } else if rest.starts(with: "\u{17F}".utf8) {
        folded.append(UInt8(ascii: "s"))
        rest = rest.dropFirst(2)
      } else {
        folded.append(byte.asciiLowercased)
        rest = rest.dropFirst()
      }
    }
    return folded
  }

  /// Whether a name is exactly one that the SDKs, the emulator or older SDKs know.
  static func isKnown(_ parameter: LayerParameter) -> Bool {
    parameter.parameter != nil
      || ["languageCode", "tenantID", "newPassword"].containsExactly(parameter.name)
  }

  /// Whether one of them stands in a text before an equals sign, behind a delimiter or, if
  /// `atStart`, at the beginning.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  func findName(
    in text: ArraySlice<UInt8>, behind delimiters: [UInt8], atStart: Bool
  ) -> Range<Int>? {
    var start: Int? = atStart ? text.startIndex : nil
    for index in text.indices {
      let byte = text[index]
      if delimiters.contains(byte) {
        start = index + 1
      } else if byte == UInt8(ascii: "="), let begin = start {
        start = nil
        let name = text[begin..<index]
        guard name.count <= Self.maximumLength * 3 else { continue }
        let decoded = Array(name).percentDecoded()
        if contains(ignoringCase: decoded) || containsBase(of: decoded) { return begin..<index }
      }
    }
    return nil
  }
}
