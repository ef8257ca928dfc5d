/// Mutations that know the parts of a link.
extension LinkMutator {
  mutating func mutateParts(_ bytes: inout [UInt8]) {
    switch random.number(below: 9) {
    case 0: changePieces(&bytes) { $0.swapAt($1, $2) }
    case 1: changePieces(&bytes) { $0.insert($0[$1], at: $2) }
    case 2: changePieces(&bytes) { pieces, one, _ in pieces.remove(at: one) }
    case 3: recase(&bytes)
    case 4: encode(&bytes)
    case 5: decode(&bytes)
    case 6: wrap(&bytes)
    case 7: moveOut(&bytes)
    default: replaceHost(&bytes)
    }
  }

  /// Changes the pieces between ampersands, raw or encoded once.
  private mutating func changePieces(
    _ bytes: inout [UInt8], _ change: (inout [ArraySlice<UInt8>], Int, Int) -> Void
  ) {
    let mark = Array((random.happens(perMille: 500) ? "&" : "%26").utf8)
    guard let question = bytes.firstIndex(of: UInt8(ascii: "?")) else { return }
    var pieces: [ArraySlice<UInt8>] = []
    var start = question + 1
    var index = start
    while index < bytes.count {
      if bytes[index...].starts(with: mark) {
        pieces.append(bytes[start..<index])
        index += mark.count
        start = index
      } else {
        index += 1
      }
    }
    pieces.append(bytes[start...])
    let (one, other) = (random.number(below: pieces.count), random.number(below: pieces.count))
    change(&pieces, one, other)
    bytes = Array(bytes[...question]) + pieces.joined(separator: mark)
  }

  private mutating func recase(_ bytes: inout [UInt8]) {
    for index in range(in: bytes, longest: 24) {
      let letter = bytes[index] | 0x20
      if letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "z") { bytes[index] ^= 0x20 }
    }
  }

  /// Encodes a part once more.
  private mutating func encode(_ bytes: inout [UInt8]) {
    let range = range(in: bytes, longest: random.happens(perMille: 300) ? bytes.count : 12)
    let isSparse = random.happens(perMille: 500)
    var output: [UInt8] = []
    for byte in bytes[range] {
      if isSparse, !"%&=#".utf8.contains(byte) {
        output.append(byte)
      } else {
        output.append(contentsOf: Self.escape(byte))
      }
    }
    bytes.replaceSubrange(range, with: output)
  }

  /// Decodes a part once less.
  private mutating func decode(_ bytes: inout [UInt8]) {
    let range = range(in: bytes, longest: random.happens(perMille: 300) ? bytes.count : 24)
    var output: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < range.upperBound,
        let value = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        output.append(value)
        index += 3
      } else {
        output.append(bytes[index])
        index += 1
      }
    }
    bytes.replaceSubrange(range, with: output)
  }

  /// Puts the whole link into another one, encoded or not.
  private mutating func wrap(_ bytes: inout [UInt8]) {
    let outside = random.element(
      of: [
        "https://h.example/__/auth/links?link=", "https://a.page.link/?apn=a&link=",
        "app://google/link/?deep_link_id=", "?link=", "/__/auth/links?link=", "x?deep_link_id=",
        "https://h.example/__/auth/action?mode=signIn&oobCode=c&apiKey=k&continueUrl=",
        "https://h.example/?ifl=b&link=", " https://h.example/?link=",
      ], or: "?link=")
    let inside = random.happens(perMille: 700) ? bytes.flatMap(Self.escapeDelimiter) : bytes
    bytes = Array(outside.utf8) + inside
  }

  /// Moves what an encoded parameter holds one layer out.
  private mutating func moveOut(_ bytes: inout [UInt8]) {
    let names = ["mode", "oobCode", "apiKey", "continueUrl", "link", "lang"]
    let mark = Array((random.element(of: names, or: "mode") + "%3D").utf8)
    guard bytes.count >= mark.count,
      let place = (0...bytes.count - mark.count).first(where: { bytes[$0...].starts(with: mark) })
    else { return }
    var end = place
    while end < bytes.count, bytes[end] != UInt8(ascii: "&"),
      !bytes[end...].starts(with: "%26".utf8)
    {
      end += 1
    }
    let parameter = Array(bytes[place..<end])
    bytes.removeSubrange(place..<end)
    bytes.append(UInt8(ascii: "&"))
    bytes.append(contentsOf: parameter.prefix(mark.count - 3))
    bytes.append(UInt8(ascii: "="))
    bytes.append(contentsOf: parameter.dropFirst(mark.count))
  }

  /// Puts another host, or what looks like one, behind the first two slashes.
  private mutating func replaceHost(_ bytes: inout [UInt8]) {
    let slashes = Array("//".utf8)
    guard let place = bytes.indices.first(where: { bytes[$0...].starts(with: slashes) }) else {
      return
    }
    var end = place + 2
    while end < bytes.count, !"/?#".utf8.contains(bytes[end]) { end += 1 }
    let host = random.element(
      of: [
        "a.page.link", "goo.gl", "page.link", "links.example.com", "evil.example\\@h.example",
        "h.example:443", "h.example.", "H.EXAMPLE", "%68.example", "user:pw@h.example", "0x7f.1",
        "[::ffff:1.2.3.4]", "b\u{FC}cher.example", "xn--bcher-kva.example", "xn--a", "google", "",
        "h .example", "h:", "a_b.example",
      ], or: "h.example")
    bytes.replaceSubrange(place + 2..<end, with: host.utf8)
  }

  private static func escapeDelimiter(_ byte: UInt8) -> [UInt8] {
    "%&=#".utf8.contains(byte) ? escape(byte) : [byte]
  }

  private static func escape(_ byte: UInt8) -> [UInt8] {
    Array(("%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)).utf8)
  }
}
