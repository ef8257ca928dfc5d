import Testing
import URLStandard

@Suite("Percent-encode sets")
struct PercentEncodeSetTests {
  /// The sets as section 1.3 of the standard makes them, each of one before it and more.
  private static let definitions: [(name: String, set: PercentEncodeSet, members: Set<UInt8>)] = {
    let c0Control = Set<UInt8>(0x00...0x1F).union([0x7F])
    let fragment = c0Control.union([0x20, 0x22, 0x3C, 0x3E, 0x60])
    let query = c0Control.union([0x20, 0x22, 0x23, 0x3C, 0x3E])
    let specialQuery = query.union([0x27])
    let path = query.union([0x3F, 0x5E, 0x60, 0x7B, 0x7D])
    let userinfo = path.union([0x2F, 0x3A, 0x3B, 0x3D, 0x40]).union(0x5B...0x5D).union([0x7C])
    let component = userinfo.union(0x24...0x26).union([0x2B, 0x2C])
    let form = component.union([0x21]).union(0x27...0x29).union([0x7E])
    return [
      ("C0 control", .c0Control, c0Control), ("fragment", .fragment, fragment),
      ("query", .query, query), ("special-query", .specialQuery, specialQuery),
      ("path", .path, path), ("userinfo", .userinfo, userinfo),
      ("component", .component, component), ("form", .formURLEncoded, form),
    ]
  }()

  @Test("Each set holds what its definition says, byte by byte", arguments: definitions.indices)
  func members(_ index: Int) {
    let (name, set, members) = Self.definitions[index]
    for byte in UInt8(0)...0xFF {
      #expect(set.contains(byte) == (byte >= 0x80 || members.contains(byte)), "\(name): \(byte)")
    }
  }

  @Test(
    "The form set leaves letters, digits and *-._ only; the component set is encodeURIComponent")
  func notes() {
    let alphanumeric = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    let form = Set((alphanumeric + "*-._").utf8)
    let component = Set((alphanumeric + "-_.!~*'()").utf8)
    for byte in UInt8(0)..<0x80 {
      #expect(PercentEncodeSet.formURLEncoded.contains(byte) == !form.contains(byte))
      #expect(PercentEncodeSet.component.contains(byte) == !component.contains(byte))
    }
  }

  @Test("The parts of a URL are written with their sets")
  func parts() throws {
    for byte in UInt8(0x21)..<0x7F {
      let text = String(UnicodeScalar(byte))
      func encoded(_ set: PercentEncodeSet) -> String {
        set.contains(byte) ? "%" + String(byte, radix: 16, uppercase: true) : text
      }
      let part = "x\(text)x"
      if byte != UInt8(ascii: "#") {
        #expect(try URLRecord("https://h/?\(part)").query == "x\(encoded(.specialQuery))x")
        #expect(try URLRecord("foo:?\(part)").query == "x\(encoded(.query))x")
      }
      #expect(try URLRecord("foo:#\(part)").fragment == "x\(encoded(.fragment))x")
      if !"/?#\\".utf8.contains(byte) {
        #expect(try URLRecord("https://h/\(part)").pathname == "/x\(encoded(.path))x")
        #expect(try URLRecord("foo:\(part)").pathname == "x\(encoded(.c0Control))x")
        let url = try URLRecord("https://u:\(part)@h/")
        #expect(url.password == "x\(encoded(.userinfo))x")
        if byte != UInt8(ascii: ":") {
          #expect(try URLRecord("https://\(part)@h/").username == "x\(encoded(.userinfo))x")
        }
      }
    }
  }
}
