import ActionLinks
import JSONText
import LinkValidation
import Testing

@testable import LinkReports

@Suite("No report shows a code")
struct CodeLeakTests {
  private static let linksPerSeed = 2500

  /// The shortest of a seed's links that shows its marker, and how many there are.
  private func leaks(
    seed: Int, areReadable: Bool = false, inspect: (LeakyLink, Int) -> LinkInspection?
  ) -> (shortest: String, count: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var leaks: [String] = []
    for index in 0..<Self.linksPerSeed {
      let link = LeakyLink(&generator, isReadable: areReadable)
      guard let inspection = inspect(link, index) else { continue }
      // The text is made of what the JSON shows, but takes it apart in its own way.
      if ShownText(of: inspection, withText: index % 4 == 0).shows(link.marker) {
        let text = String(decoding: link.bytes, as: UTF8.self)
        leaks.append("\(link.marker) in \(text.debugDescription)")
      }
    }
    return (leaks.min { $0.utf8.count < $1.utf8.count } ?? "", leaks.count)
  }

  @Test("A code with its name before it", arguments: 1...4)
  func named(_ seed: Int) {
    let leaks = leaks(seed: seed) { link, _ in
      LinkInspection(of: link.bytes.span, options: InspectionOptions())
    }
    #expect(leaks.count == 0, "\(leaks.shortest)")
  }

  @Test("A code that any reader finds, in a link changed at random", arguments: 5...6)
  func read(_ seed: Int) {
    var changes = SeededGenerator(seed: 77)
    var readCount = 0
    let leaks = leaks(seed: seed, areReadable: true) { link, _ in
      // A marker that stands twice may be a code here and something else there.
      guard link.markerCount == 1 else { return nil }
      var bytes = link.bytes
      for _ in 0...changes.number(below: 3) where !bytes.isEmpty {
        let index = changes.number(below: bytes.count)
        switch changes.number(below: 3) {
        case 0: bytes.remove(at: index)
        case 1: bytes[index] = changes.pick(Array("%&=?#/:+;\\\t\"".utf8))
        default: bytes.insert(changes.pick(Array("%&=?#/:+;\\\t2\u{301}".utf8)), at: index)
        }
      }
      guard codes(in: bytes).contains(where: { $0.contains(link.marker) }) else { return nil }
      readCount += 1
      return LinkInspection(of: bytes.span, options: InspectionOptions())
    }
    #expect(leaks.count == 0, "\(leaks.shortest)")
    #expect(readCount > 100)
  }

  /// The codes that any reader finds.
  private func codes(in bytes: [UInt8]) -> [String] {
    let readings = SDKReadings(of: bytes.span)
    let codes: [ActionCode?] = [
      try? ActionLink(bytes.span).parameters.oobCode, readings.iOSSignInCode.fields,
      readings.iOSActionCodeURL.fields?.oobCode, readings.javaScript.fields?.oobCode,
      readings.legacyJavaScript.fields?.oobCode, readings.android.fields?.oobCode,
      readings.reactNative.fields?.oobCode,
    ]
    return codes.compactMap { $0?.revealed }
  }

  @Test("A code in a line that is a broken JSON string", arguments: 7...8)
  func brokenJSONString(_ seed: Int) {
    var escapes = SeededGenerator(seed: 78)
    let leaks = leaks(seed: seed) { link, index in
      var line = Array("\"".utf8)
      for byte in link.bytes {
        guard escapes.oneIn(10), byte < 0x80 else {
          line.append(byte)
          continue
        }
        let digits = String(byte, radix: 16, uppercase: index % 2 == 0)
        line += Array("\\u00\(byte < 16 ? "0" : "")\(digits)".utf8)
      }
      line += Array("&\\q\"".utf8)
      return LinkInspection(
        failure: .init(code: "invalid-escape", offset: 1), input: line,
        options: InspectionOptions())
    }
    #expect(leaks.count == 0, "\(leaks.shortest)")
  }

  @Test("A code near findings, whatever they mark", arguments: 9...9)
  func marked(_ seed: Int) {
    var places = SeededGenerator(seed: 79)
    let leaks = leaks(seed: seed) { link, _ in
      var inspection = LinkInspection(of: link.bytes.span, options: InspectionOptions())
      var findings: [Finding] = []
      for layer in inspection.link?.layers ?? [] {
        for _ in 0..<3 {
          let length = layer.textBytes.count
          let start = places.number(below: length + 1)
          let range = start..<start + places.number(below: length - start + 2)
          findings.append(
            Finding(
              rule: "rule", severity: .error, message: "it is odd", layer: layer.index, range: range
            ))
        }
      }
      inspection.take(findings, .reject)
      return inspection
    }
    #expect(leaks.count == 0, "\(leaks.shortest)")
  }

  @Test("A code in a link that is judged, and no finding quotes what stands in the link")
  func judged() {
    var policy = LinkPolicy()
    policy.authorizedDomains = ["a.example"]
    policy.linkDomains = ["b.page.link"]
    policy.apiKeys = ["x"]
    let options = InspectionOptions(judge: LinkJudge(policy: policy))
    var ruleCount: Set<String> = []
    let leaks = leaks(seed: 13) { link, _ in
      let inspection = LinkInspection(of: link.bytes.span, options: options)
      for finding in inspection.findings {
        ruleCount.insert(finding.rule)
        #expect(!ShownText([finding.message]).shows(6, lettersOf: link.marker), "\(finding.rule)")
      }
      return inspection
    }
    #expect(leaks.count == 0, "\(leaks.shortest)")
    #expect(ruleCount.count > 20)
  }

  @Test("Not even a part of a code stands in a window that cuts it", arguments: 11...12)
  func windows(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<Self.linksPerSeed / 5 {
      let link = LeakyLink(&generator)
      let inspection = LinkInspection(of: link.bytes.span, options: InspectionOptions())
      var windows: [String] = []
      for layer in inspection.link?.layers ?? [] {
        let text = MarkableText(layer.textBytes, redactor: inspection.redactor)
        for start in stride(from: 0, through: text.bytes.count, by: 7) {
          windows.append(MarkedText(start..<start + generator.number(below: 9), in: text).text)
        }
      }
      let text = String(decoding: link.bytes, as: UTF8.self)
      #expect(
        !ShownText(windows).shows(7, lettersOf: link.marker), "\(link.marker) in \(text)")
    }
  }

  @Test("A code in a link that mail has damaged", arguments: 9...12)
  func damaged(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    var damage = MailDamage(seed: UInt64(seed) &+ 79)
    var leaks: [String] = []
    for index in 0..<Self.linksPerSeed / 2 {
      let link = LeakyLink(&generator, isReadable: index % 2 == 0)
      // What stands elsewhere too may be hidden there or not: half of it may be anything.
      guard link.markerCount == 1 else { continue }
      let bytes = damage.applied(to: link.bytes)
      let inspection = LinkInspection(of: bytes.span, options: InspectionOptions())
      let shown = ShownText(of: inspection, withText: index % 4 == 0)
      let halves = [String(link.marker.prefix(10)), String(link.marker.suffix(10))]
      if halves.contains(where: shown.shows) || shown.withoutDamage.shows(link.marker) {
        let text = String(decoding: bytes, as: UTF8.self)
        leaks.append("\(link.marker) in \(text.debugDescription)")
      }
    }
    let shortest = leaks.min { $0.utf8.count < $1.utf8.count } ?? ""
    #expect(leaks.isEmpty, "\(leaks.count): \(shortest)")
  }

  @Test("A link that shows its code unless it is taken out is noticed")
  func searchFinds() throws {
    let link = "https://a.example/?oobCode=%2541bcdefghijkl"
    let options = InspectionOptions(codeDigest: nil)
    let inspection = LinkInspection(of: link.utf8.span, options: options)
    #expect(ShownText(of: inspection).shows("ABCDEFGHIJKL"))
    #expect(!ShownText(of: inspection).shows("ABCDEFGHIJKX"))
  }

  @Test("Neither a description nor a dump of an inspection shows anything of it")
  func descriptions() {
    let inspection = LinkInspection(
      of: "https://a.example/?mode=signIn&oobCode=ABCDEFGHIJKL".utf8.span,
      options: InspectionOptions(codeDigest: nil))
    var dumped = ""
    dump(inspection, to: &dumped)
    #expect("\(inspection)" == "LinkInspection(actionURL)")
    #expect(dumped == "- LinkInspection(actionURL)\n")
  }
}
