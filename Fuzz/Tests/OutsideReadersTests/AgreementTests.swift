import FuzzTestSupport
import LinkValidation
import OutsideReaders
import Testing

@Suite(
  "Agreement of the real readers",
  .enabled(if: InputFolder.isPresent, "the data folder is missing"))
struct AgreementTests {
  /// Every reader that this machine has.
  private func readers() -> [any OutsideReader] {
    OutsideReaderKind.allCases.compactMap { try? $0.start() }
  }

  @Test("The real readers agree on every layer of the cases to be accepted")
  func acceptedCases() throws {
    let readers = readers()
    #expect(readers.count >= 2)
    let cases = try Inputs.cases().filter(\.isAccepted)
    #expect(cases.count > 5)
    for row in cases {
      #expect(try disagreements(onLayers: row.layers, among: readers).isEmpty, "\(row.id)")
    }
  }

  @Test(
    "A text that readers take apart differently is found",
    arguments: [
      #"https://evil.example\@app.example.com/"#, #"https://evil.example\.app.example.com/"#,
      "https:/evil.example/", "https:///evil.example/",
    ])
  func differing(_ text: String) throws {
    let layers = [Array("https://app.example.com/".utf8), Array(text.utf8)]
    let found = try disagreements(onLayers: layers, among: readers())
    #expect(found.contains { $0.layer == 1 && $0.part == .host })
    #expect(!found.contains { $0.layer == 0 })
  }

  @Test("Where the models agree on a text, so do the real readers")
  func agreeingModels() throws {
    let readers = readers()
    let texts = try Inputs.tables().filter {
      ReaderAgreement.disagreement(in: $0.span) == nil
    }
    #expect(texts.count > 500)
    // An older Unicode, as Node.js may have, is no reason for a model to differ.
    let found = try disagreements(
      onLayers: texts, among: readers.filter { !$0.name.hasPrefix("Node.js") })
    for disagreement in found {
      let text = String(decoding: texts[disagreement.layer], as: UTF8.self)
      Issue.record("\(text.debugDescription): \(disagreement)")
    }
  }
}
