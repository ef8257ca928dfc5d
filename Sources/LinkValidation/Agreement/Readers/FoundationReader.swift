import ActionLinks

/// The reading of Foundation's `URLComponents(string:)`: `scheme`, `encodedHost`, `port`.
enum FoundationReader {
  static func read(_ text: [UInt8]) -> UncomparedReading? {
    guard let url = FoundationURL(text, domainToASCII: FoundationDomains()) else { return nil }
    let components = url.components
    var reading = UncomparedReading()
    reading.scheme = components.scheme.map { Array(url.text[$0]) }
    reading.hasUserinfo = components.user != nil
    reading.host = components.host.map { Array(url.text[$0]) }
    // Foundation has numbers of 64 bits, and drops larger ones.
    if let port = components.port, Int(String(decoding: url.text[port], as: UTF8.self)) != nil {
      reading.setPort(digits: url.text[port])
    }
    // The components are those of the text with encodings added; its own cuts are at other offsets.
    reading.hostRange = url.givenComponents.host
    return reading
  }
}
