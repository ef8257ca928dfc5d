import DomainNames
import Testing
import URLStandard

@Suite("Hosts")
struct HostTests {
  @Test(
    "A host by the scheme (the table of section 3 of the standard)",
    arguments: [
      ("EXAMPLE.COM", .domain("example.com"), .opaque("EXAMPLE.COM")),
      ("example%2Ecom", .domain("example.com"), .opaque("example%2Ecom")),
      ("faß.example", .domain("xn--fa-hia.example"), .opaque("fa%C3%9F.example")),
      ("0", .ipv4(IPv4Address(value: 0)), .opaque("0")),
      ("%30", .ipv4(IPv4Address(value: 0)), .opaque("%30")),
      ("0x", .ipv4(IPv4Address(value: 0)), .opaque("0x")),
      ("0xffffffff", .ipv4(IPv4Address(value: .max)), .opaque("0xffffffff")),
      ("[0:0::1%5D", nil, nil), ("[0:0::%31]", nil, nil), ("09", nil, .opaque("09")),
      ("example.255", nil, .opaque("example.255")), ("example^example", nil, nil),
      ("", nil, .empty),
    ] as [(String, Host?, Host?)])
  func host(_ input: String, _ special: Host?, _ opaque: Host?) {
    #expect((try? URLRecord.parse("https://" + input))?.host == special)
    #expect((try? URLRecord.parse("foo://" + input))?.host == opaque)
  }

  @Test(
    "IPv4 addresses",
    arguments: [
      ("1.2.3.4", "1.2.3.4"), ("1.2.3", "1.2.0.3"), ("1.2", "1.0.0.2"), ("1", "0.0.0.1"),
      ("1.65535", "1.0.255.255"), ("1.2.65535", "1.2.255.255"), ("1.16777215", "1.255.255.255"),
      ("0x1.0X2.03.4.", "1.2.3.4"), ("4294967295", "255.255.255.255"),
      ("037777777777", "255.255.255.255"),
      ("0x0.0x0.0.0x0000000000000000000ff", "0.0.0.255"), ("00.0x.0", "0.0.0.0"),
      ("%31", "0.0.0.1"),
      ("１。２．３｡４", "1.2.3.4"),
    ])
  func ipv4(_ input: String, _ address: String) throws {
    let url = try URLRecord.parse("http://\(input)/")
    #expect(url.hostname == address)
    guard case .ipv4(let value) = url.host else {
      Issue.record("no IPv4 address")
      return
    }
    #expect(value.description == address)
    #expect(IPv4Address(value: value.value) == value)
  }

  @Test(
    "What looks like an IPv4 address and is none, or too large",
    arguments: [
      "1.2.3.4.5", "256.1.1.1", "1.2.3.256", "1.2.65536", "1.16777216", "4294967296", "0x1.2.3.09",
      "1.2..3", "a.1", "1.0xg.1", "08", "a.0x", "18446744073709551616", "0x10000000000000001",
    ])
  func noIPv4(_ input: String) {
    #expect(throws: URLParsingError.self) { try URLRecord.parse("http://\(input)/") }
  }

  @Test(
    "Domains that end in no number",
    arguments: ["1.a", "0xg", "1.2.3.4x", "0.0x1x", ".", "1..", "0x.a."])
  func domain(_ input: String) throws {
    #expect(try URLRecord.parse("http://\(input)/").host == .domain(input))
  }

  @Test("All patterns of zero pieces compress as RFC 5952 says, and read back")
  func compression() throws {
    for pattern in 0..<256 {
      let pieces = (0..<8).map { (index: Int) -> UInt16 in
        pattern >> index & 1 == 0 ? 0 : UInt16(0xA000 + index)
      }
      let text = hexadecimal(pieces[...])
      let url = try URLRecord.parse("https://[\(text)]/")
      #expect(url.hostname == "[" + compressed(pieces) + "]")
      guard case .ipv6(let address) = url.host else {
        Issue.record("no IPv6 address")
        continue
      }
      #expect(address.pieces == pieces)
      #expect("[" + address.description + "]" == url.hostname)
      #expect(url.host?.description == url.hostname)
      #expect(try URLRecord.parse(url.href).host == url.host)
    }
  }

  private func hexadecimal(_ pieces: ArraySlice<UInt16>) -> String {
    pieces.map { String($0, radix: 16) }.joined(separator: ":")
  }

  /// The IPv6 serializer, written another way: try all runs of zeros.
  private func compressed(_ pieces: [UInt16]) -> String {
    for length in stride(from: 8, to: 1, by: -1) {
      for start in 0...8 - length where pieces[start..<start + length].allSatisfy({ $0 == 0 }) {
        return hexadecimal(pieces[..<start]) + "::" + hexadecimal(pieces[(start + length)...])
      }
    }
    return hexadecimal(pieces[...])
  }

  @Test("A compression anywhere, of any length, fills with zeros")
  func explicitCompression() throws {
    for before in 0...7 {
      for after in 0...7 - before {
        let head = (0..<before).map { UInt16($0 + 1) }
        let tail = (0..<after).map { UInt16(0xFFF0 + $0) }
        let text = hexadecimal(head[...]) + "::" + hexadecimal(tail[...])
        guard case .ipv6(let address) = try URLRecord.parse("foo://[\(text)]").host else {
          Issue.record("no IPv6 address")
          continue
        }
        let zeros = [UInt16](repeating: 0, count: 8 - before - after)
        #expect(address.pieces == head + zeros + tail)
      }
    }
  }

  @Test(
    "IPv6 addresses",
    arguments: [
      ("0:f:0:0:f:f:0:0", "0:f::f:f:0:0"), ("::", "::"), ("::1", "::1"), ("1::", "1::"),
      ("ABCD:EF01::", "abcd:ef01::"), ("0001:0020::", "1:20::"), ("::1.2.3.4", "::102:304"),
      ("1:2:3:4:5:6:127.0.0.1", "1:2:3:4:5:6:7f00:1"),
      ("::ffff:255.255.255.255", "::ffff:ffff:ffff"),
      ("1::0.0.0.0", "1::"), ("1:2:3:4:5:6:7::", "1:2:3:4:5:6:7:0"),
      ("::2:3:4:5:6:7:8", "0:2:3:4:5:6:7:8"),
    ])
  func ipv6(_ input: String, _ address: String) throws {
    #expect(try URLRecord.parse("https://[\(input)]").hostname == "[\(address)]")
    #expect(try URLRecord.parse("file://[\(input)]/").hostname == "[\(address)]")
  }

  @Test("The kinds of hosts")
  func kinds() throws {
    let rows: [(String, HostKind)] = [
      ("foo:/x", .null), ("foo:///x", .empty), ("file:x", .empty), ("file://localhost/", .empty),
      ("file://LOCAL%48ost/", .empty), ("https://localhost/", .domain), ("https://1/", .ipv4),
      ("file://1/", .ipv4), ("https://[::]/", .ipv6), ("foo://[::]/", .ipv6), ("foo://1/", .opaque),
    ]
    for (input, kind) in rows {
      let offsets = try URLRecord.parse(input).offsets
      #expect(offsets.hostKind == kind, "\(input)")
      #expect(offsets.hasHost == (kind != .null))
    }
  }
}
