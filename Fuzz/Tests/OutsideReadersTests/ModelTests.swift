import LinkValidation
import OutsideReaders
import Testing

@Suite(
  "Models of other readers",
  .enabled(if: InputFolder.isPresent, "the data folder is missing: no model is held"))
struct ModelTests {
  /// A reader on this machine, or why it is none.
  private static func state(_ kind: OutsideReaderKind) -> Result<String, OutsideReaderError> {
    Result { () throws(OutsideReaderError) in try kind.start().name }
  }

  private static let missing = OutsideReaderKind.allCases.compactMap { kind -> String? in
    guard case .failure(let error) = state(kind) else { return nil }
    return "\(kind.rawValue): \(error)"
  }

  @Test("x", arguments: OutsideReaderKind.allCases)
  func model(_ kind: OutsideReaderKind) throws {
    let reader = try kind.start()
    var count = 0
    var accepted = 0
    var shown = 0
    var different = 0
    var accept = 0
    try Inputs.forEachPart { texts in
      let real = try reader.readings(of: texts)
      for (text, real) in zip(texts, real) {
        count += 1
        if real != nil { accepted += 1 }
        let model = URLReading(of: text.span, by: reader.reader)
        if (model == nil) != (real == nil) {
          accept += 1
        } else if let model, let real, model.firstDifference(from: real) == nil, model.port == real.port, model.hasUserinfo == real.hasUserinfo {
          continue
        } else if model == nil { continue } else {
          different += 1
        }
        shown += 1
        if kind == .node, (model == nil) != (real == nil), text.contains(0x78) { continue }
        if shown < 4000 { print(kind, String(decoding: text.prefix(150), as: UTF8.self).debugDescription, "\n  MODEL", show(model), "\n  REAL ", show(real)) }
      }
    }
    print("SUMMARY", kind, reader.name, count, accepted, "accept differs", accept, "parts differ", different)
  }
  func show(_ r: URLReading?) -> String {
    guard let r else { return "refused" }
    return "\(r.scheme ?? "-") \(r.hasUserinfo) \(r.hostBytes.map { String(decoding: $0, as: UTF8.self).debugDescription } ?? "-") \(r.host.map { "\($0)" } ?? "") \(r.port)"
  }
}
