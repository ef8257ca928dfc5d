import Testing
import URLStandard

@testable import LinkValidation

@Suite("The bytes of ordinary links")
struct OrdinaryTextTests {
  @Test("the sets of bytes are what their names say", arguments: UInt8.min...UInt8.max)
  func sets(_ byte: UInt8) {
    let isWord = byte.isASCIIAlphanumeric || "-_".utf8.contains(byte)
    #expect(OrdinaryText.word.contains(byte) == isWord)
    #expect(OrdinaryText.unreserved.contains(byte) == (isWord || ".~".utf8.contains(byte)))
    #expect(OrdinaryText.raw.contains(byte) == (isWord || ".~:/?".utf8.contains(byte)))
  }

  @Test("a byte is taken or not wherever it stands among others", arguments: UInt8.min...UInt8.max)
  func blocks(_ byte: UInt8) {
    // Sixteen bytes are looked at together, the last few of a text one by one.
    for place in [0, 7, 15, 16, 31, 32, 33] {
      var bytes = [UInt8](repeating: UInt8(ascii: "g"), count: 34)
      bytes[place] = byte
      let text = OrdinaryText(decoding: bytes.span, in: 0..<bytes.count)
      #expect(text?.bytes == (OrdinaryText.raw.contains(byte) ? bytes : nil))
      #expect(OrdinaryText.isWord(bytes.span) == OrdinaryText.word.contains(byte))
    }
  }

  @Test(
    "escapes stand for what is neither unreserved, a blank nor a control",
    arguments: UInt8.min...UInt8.max)
  func escapes(_ byte: UInt8) {
    let isTaken = byte > 0x20 && byte != 0x7F && !OrdinaryText.unreserved.contains(byte)
    let digits = String(byte, radix: 16)
    for escape in [
      "%" + (byte < 16 ? "0" : "") + digits, "%" + (byte < 16 ? "0" : "") + digits.uppercased(),
    ] {
      let bytes = Array("aaaaaaaaaaaaaa\(escape)b".utf8)
      let text = OrdinaryText(decoding: bytes.span, in: 0..<bytes.count)
      let decoded = Array("aaaaaaaaaaaaaa".utf8) + [byte, UInt8(ascii: "b")]
      #expect(text?.bytes == (isTaken ? decoded : nil))
    }
  }

  @Test(
    "what is cut off or malformed is not ordinary",
    arguments: ["%", "a%", "a%2", "%2g", "%g2", "%%2F", "%2"])
  func malformed(_ text: String) {
    let bytes = Array(text.utf8)
    #expect(OrdinaryText(decoding: bytes.span, in: 0..<bytes.count) == nil)
  }
}
