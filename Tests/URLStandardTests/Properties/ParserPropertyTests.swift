import DomainNames
import TestSupport
import Testing
import URLStandard

@Suite("What holds of every input", .enabled(if: SharedData.isPresent))
struct ParserPropertyTests {
  /// How many mutated inputs each of eight runs reads: 100,000 in all.
  static let mutationsPerRun = 12_500

  @Test("Every input of urltestdata.json, with its base URL")
  func seeds() {
    #expect(URLMutator.seeds.count == 891)
    for input in URLMutator.seeds { check(input) }
  }

  @Test("Mutations of them", arguments: 0..<8 as Range<UInt64>)
  func mutations(seed: UInt64) {
    var mutator = URLMutator(seed: seed)
    for _ in 0..<Self.mutationsPerRun { check(mutator.next()) }
  }

  private func check(_ input: URLMutator.Input) {
    var base: URLRecord?
    if let bytes = input.base {
      base = try? URLRecord(bytes.span, domains: .icu)
      if base == nil { return }
    }
    if let problem = problem(of: input.bytes, base: base) {
      let text = String(decoding: input.bytes, as: UTF8.self).debugDescription
      Issue.record("\(problem): \(text) = \(input.bytes) against \(base?.href ?? "nothing")")
    }
  }

  /// What is wrong with the reading of an input, or `nil`.
  private func problem(of bytes: [UInt8], base: URLRecord?) -> String? {
    let reading = Reading(bytes, base: base)

    // Nothing depends on who watches, on whether the input is a string or bytes, or on what else
    // the buffer holds.
    var counter = StepCounter()
    var buffer = [UInt8]("before".utf8)
    do throws(URLParsingError) {
      let offsets = try URLOffsets(
        parsing: bytes.span, into: &buffer, base: base, domains: .icu, observer: &counter)
      guard let record = reading.record, offsets.start == 6,
        Array(buffer[6...]) == record.serialized
      else { return "another result in a buffer" }
    } catch {
      guard error == reading.error else { return "another failure in a buffer" }
      guard buffer == [UInt8]("before".utf8) else { return "the buffer changed" }
    }
    if counter.steps > 20 * bytes.count + 2 * (base?.serialized.count ?? 0) + 64 {
      return "\(counter.steps) steps"
    }
    let text = String(decoding: bytes, as: UTF8.self)
    let ofText: Result<URLRecord, URLParsingError> = Result { () throws(URLParsingError) in
      try URLRecord(text, base: base, domains: .icu)
    }
    switch ofText {
    case .success(let record):
      guard record == reading.record, record.offsets == reading.record?.offsets else {
        return "another result from a string"
      }
    case .failure(let error):
      guard error.code == reading.error?.code else { return "another failure from a string" }
    }

    guard let record = reading.record else { return problem(of: reading, count: bytes.count) }
    return problem(of: record)
  }

  /// What is wrong with a failure and its validation errors, or `nil`.
  private func problem(of reading: Reading, count: Int) -> String? {
    guard let error = reading.error else { return "neither record nor error" }
    guard (0...count).contains(error.offset) else { return "failure outside the input" }
    if case .validation(let cause) = error.code {
      let isReported = reading.validationErrors.contains { $0.hasPrefix(cause.name + "@") }
      guard isReported else { return "failure without validation error" }
    } else {
      guard reading.validationErrors.last?.hasPrefix("domain-to-ASCII@") == true else {
        return "failed domain without validation error"
      }
    }
    return nil
  }

  /// What is wrong with a record, or `nil`.
  private func problem(of record: URLRecord) -> String? {
    let offsets = record.offsets
    guard let again = try? URLRecord(record.serialized.span) else { return "fails again" }
    guard again == record else { return "another serialization: \(again.href)" }
    guard again.offsets == offsets else { return "other offsets: \(again.offsets)" }

    let ascending = [
      offsets.start, offsets.schemeEnd, offsets.usernameEnd, offsets.hostStart, offsets.hostEnd,
      offsets.pathStart, offsets.queryStart, offsets.fragmentStart, offsets.end,
    ]
    guard zip(ascending, ascending.dropFirst()).allSatisfy({ $0 <= $1 }), offsets.start == 0,
      offsets.schemeEnd < offsets.usernameEnd, Int(offsets.end) == record.serialized.count,
      offsets.hasHost || offsets.usernameEnd == offsets.schemeEnd + 1
    else { return "offsets out of order: \(offsets)" }
    func byte(_ offset: UInt32) -> UInt8? {
      offset < offsets.end ? record.serialized[Int(offset)] : nil
    }
    guard byte(offsets.schemeEnd) == UInt8(ascii: ":"),
      offsets.queryStart == offsets.fragmentStart
        || byte(offsets.queryStart) == UInt8(ascii: "?"),
      offsets.fragmentStart == offsets.end || byte(offsets.fragmentStart) == UInt8(ascii: "#"),
      !record.includesCredentials || byte(offsets.hostStart - 1) == UInt8(ascii: "@"),
      !record.includesCredentials || !(record.username + record.password).isEmpty,
      record.hasOpaquePath || offsets.pathStart == offsets.queryStart
        || byte(offsets.pathStart) == UInt8(ascii: "/"),
      record.serialized.allSatisfy({ $0 >= 0x20 && $0 < 0x7F })
    else { return "offsets at other bytes: \(offsets)" }
    guard (record.host?.description ?? "") == record.hostname else { return "another host" }
    return serialization(of: record) == record.href ? nil : "parts make another serialization"
  }

  /// The URL serializer (section 4.5), which goes by the parts.
  private func serialization(of record: URLRecord) -> String {
    var output = record.scheme + ":"
    if let host = record.host {
      output += "//"
      if record.includesCredentials {
        output += record.username
        if !record.password.isEmpty { output += ":" + record.password }
        output += "@"
      }
      output += host.description
      if let port = record.port { output += ":" + String(port) }
    } else if !record.hasOpaquePath, record.pathSegments.count > 1, record.pathSegments[0] == "" {
      output += "/."
    }
    if record.hasOpaquePath {
      output += record.pathname
    } else {
      for segment in record.pathSegments { output += "/" + segment }
    }
    if let query = record.query { output += "?" + query }
    if let fragment = record.fragment { output += "#" + fragment }
    return output
  }
}
