import Foundation
import FoundationXML
import Testing

@testable import BenchRunner
import RunnerTool

@Suite("Tables, charts and documents")
struct DocumentTests {
  @Test("A cell stays one cell, and columns are as wide as their cells")
  func table() {
    var table = MarkdownTable([
      MarkdownTable.Column(title: "Name", isFigure: false), MarkdownTable.Column(title: "n"),
    ])
    table.append(["a|b\nc", "12345"])
    table.append(["d"])
    #expect(
      table.text == """
        | Name   |     n |
        | ------ | ----: |
        | a\\|b c | 12345 |
        | d      |       |

        """)
  }

  @Test(
    "Text is written as XML has it",
    arguments: [
      ("a<b>&\"c'", "a&lt;b&gt;&amp;&quot;c&#39;"), ("a\nb", "a b"),
      ("\u{0}\u{1B}", "\u{FFFD}\u{FFFD}"),
      ("é例", "é例"),
    ])
  func escaping(text: String, escaped: String) { #expect(BarChart.escaped(text) == escaped) }

  /// Counts the bars of a document.
  private final class BarCounter: NSObject, XMLParserDelegate {
    var widths: [Double] = []
    func parser(
      _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String] = [:]
    ) {
      if element == "rect" { widths.append(Double(attributes["width"] ?? "") ?? -1) }
    }
  }

  @Test("A chart is a document of XML whose bars are as long as their values")
  func chart() throws {
    let chart = BarChart(
      title: "a & b", captions: ["<c>", "d"],
      bars: [
        BarChart.Bar(label: "x<y", value: 200, isOurs: true),
        BarChart.Bar(label: "z", value: 100, isOurs: false),
      ])
    let parser = XMLParser(data: Data(chart.svg.utf8))
    let counter = BarCounter()
    parser.delegate = counter
    #expect(parser.parse())
    #expect(counter.widths.count == 2)
    let longest = try #require(counter.widths.first)
    #expect(longest > 0)
    #expect(counter.widths.last == longest / 2)
  }

  @Test("Only what stands between the lines is replaced")
  func recording() throws {
    let document = "before\n\(RecordedTable.begin)\nold\n\(RecordedTable.end)\nbehind\n"
    let replaced = try RecordedTable.replace(in: document, with: "new\n")
    #expect(
      replaced == "before\n\(RecordedTable.begin)\n\nnew\n\n\(RecordedTable.end)\nbehind\n")
    #expect(try RecordedTable.replace(in: replaced, with: "new\n") == replaced)
    #expect(throws: RunnerFailure.self) { try RecordedTable.replace(in: "none", with: "new") }
  }

  @Test("The README has the lines around the table")
  func readme() throws {
    let readme = try String(contentsOf: Place.package.appending(path: "README.md"), encoding: .utf8)
    let text = "what no README says\n"
    let recorded = try RecordedTable.replace(in: readme, with: text)
    #expect(recorded.contains("\(RecordedTable.begin)\n\n\(text)\n\(RecordedTable.end)"))
    #expect(recorded.hasPrefix("# Benchmarks\n"))
  }
}
