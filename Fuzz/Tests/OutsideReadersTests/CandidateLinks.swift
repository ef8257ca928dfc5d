import ActionLinks
import DomainNames
import FuzzTestSupport
import LinkFuzzing

/// Texts that a validator may accept as action links, the same in every run.
enum CandidateLinks {
  /// Generated links, for each of which there are mutations.
  static let generatedCount = 1_000
  /// Mutations of a generated link, and of what it continues to.
  static let mutationCount = 1_500

  /// All of them, in parts that are judged at a time.
  static func forEachPart(_ body: ([[UInt8]]) throws -> Void) throws {
    let cases = try Inputs.cases().compactMap(\.layers.first)
    let standard = try Inputs.standardTexts()
    try body(cases)
    try body(standard)
    try body(standard.map { action(continuingTo: $0) })
    try body(standard.map { hosting(action(on: $0, continuingTo: $0)) })
    let generated = Array(LinkGenerator(.wide, seed: 7).prefix(generatedCount)).map {
      Array($0.text.utf8)
    }
    try body(generated)
    var links = LinkMutator(seed: 11)
    try inParts(body) { links.mutate(generated[$0 % generated.count], maximumLength: 2_000) }
    let targets = try Inputs.cases().filter(\.isAccepted).flatMap(\.layers)
    var urls = TextMutator(seed: 13, seeds: targets)
    try inParts(body) { _ in action(continuingTo: urls.next()) }
    var hosts = TextMutator(seed: 17, seeds: [Array("https://app.example.com".utf8)])
    try inParts(body) { _ in
      let host = hosts.next()
      return hosting(action(on: host, continuingTo: host))
    }
  }

  /// Action URLs that continue to whatever the models of the readers are held on, in parts: so each of
  /// those texts has its chance to be accepted.
  static func forEachPartOfTexts(_ body: ([[UInt8]]) throws -> Void) throws {
    try Inputs.forEachPart { texts in try body(texts.map { action(continuingTo: $0) }) }
  }

  private static func inParts(_ body: ([[UInt8]]) throws -> Void, _ make: (Int) -> [UInt8]) throws {
    let size = 500
    for start in stride(from: 0, to: mutationCount, by: size) {
      try body((start..<start + size).map(make))
    }
  }

  private static let parameters = Array(
    "apiKey=AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0&mode=signIn&oobCode=FAKEcode_0123".utf8)

  /// An action URL behind what may be a scheme and a host.
  private static func action(
    on origin: [UInt8] = Array("https://app.example.com".utf8), continuingTo url: [UInt8]
  ) -> [UInt8] {
    origin + Array("/__/auth/action?".utf8) + parameters + Array("&continueUrl=".utf8)
      + escaped(url)
  }

  /// A Hosting link around a URL.
  private static func hosting(_ url: [UInt8]) -> [UInt8] {
    Array("https://links.example.com/__/auth/links?link=".utf8) + escaped(url)
  }

  private static func escaped(_ bytes: [UInt8]) -> [UInt8] {
    let digits = Array("0123456789ABCDEF".utf8)
    return bytes.flatMap { byte -> [UInt8] in
      let isPlain = byte < 0x80 && (Unicode.Scalar(byte).properties.isAlphabetic || byte == 0x2E)
      return isPlain ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
}
