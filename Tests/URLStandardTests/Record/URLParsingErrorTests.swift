import DomainNames
import Testing
import URLStandard

@Suite("Failures")
struct URLParsingErrorTests {
  private func failure(
    _ text: String, domains: some DomainToASCII = ASCIIOnlyDomainToASCII()
  ) -> URLParsingError? {
    do throws(URLParsingError) {
      _ = try URLRecord(text, domains: domains)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "Each code, its name and its offset",
    arguments: [
      ("https://h:x", .validation(.portInvalid), "port-invalid", 10),
      ("https://ü.example", .nonASCIIDomain, "non-ASCII-domain", 8),
      ("https://u:p@h%C3%BC/", .nonASCIIDomain, "non-ASCII-domain", 12),
      ("https://a%2fb/", .forbiddenDomainCodePoint, "forbidden-domain-code-point", 8),
      ("https://ab^c/", .forbiddenDomainCodePoint, "forbidden-domain-code-point", 10),
    ] as [(String, URLParsingError.Code, String, Int)])
  func code(_ input: String, _ code: URLParsingError.Code, _ name: String, _ offset: Int) {
    #expect(failure(input) == URLParsingError(code: code, offset: offset))
    #expect(code.name == name)
  }

  @Test("With tables a non-ASCII domain parses, or fails for its own reason")
  func domains() {
    #expect(failure("https://ü.example", domains: .icu) == nil)
    #expect(
      failure("https://a.\u{200D}/", domains: .icu)
        == URLParsingError(code: .validation(.domainToASCII), offset: 8))
  }

  @Test("Every forbidden domain code point makes a host fail, and no other ASCII byte")
  func forbidden() throws {
    // A slash, a question mark and a number sign end the host; a colon begins the port, an at sign
    // ends credentials, and a bracket an IPv6 address; a tab or newline is taken away.
    let otherwise = Set("/\\?#:@[\t\n\r".utf8)
    let forbidden = Set("#/:<>?@[\\]^|% \u{7F}".utf8).union(0...0x1F)
    for byte in UInt8(0)..<0x80 {
      let text = "https://a" + String(UnicodeScalar(byte)) + "b/"
      if !otherwise.contains(byte) {
        #expect((failure(text) == nil) == !forbidden.contains(byte), "\(byte)")
      }
      let escaped = "https://a%" + (byte < 16 ? "0" : "") + String(byte, radix: 16) + "b/"
      #expect((failure(escaped) == nil) == !forbidden.contains(byte), "\(byte)")
    }
  }

  @Test("Every forbidden host code point makes an opaque host fail, and no other ASCII byte")
  func forbiddenHost() {
    let otherwise = Set("/?#:@[\t\n\r".utf8)
    let forbidden = Set("\0 <>\\]^|".utf8)
    for byte in UInt8(0)..<0x80 where !otherwise.contains(byte) {
      let text = "foo://a" + String(UnicodeScalar(byte)) + "b/"
      let expected =
        forbidden.contains(byte)
        ? URLParsingError(code: .validation(.hostInvalidCodePoint), offset: 7) : nil
      #expect(failure(text) == expected, "\(byte)")
    }
  }

  @Test("An input whose offsets could exceed 32 bits fails at once, and leaves the buffer alone")
  func tooLong() {
    // The bytes are never touched, so they take no memory.
    let count = 480_000_000
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { $1 = count }
    var buffer: [UInt8] = [1, 2, 3]
    var observer = StepCounter()
    let error = #expect(throws: URLParsingError.self) {
      _ = try URLOffsets(
        parsing: bytes.span, into: &buffer, domains: ASCIIOnlyDomainToASCII(), observer: &observer)
    }
    #expect(error?.code == .inputTooLong)
    #expect(error?.code.name == "input-too-long")
    #expect((477_000_000...count).contains(error?.offset ?? 0))
    #expect(observer.steps == 0)
    #expect(buffer == [1, 2, 3])
  }

  @Test("An error says nothing of the input")
  func silence() throws {
    let error = try #require(failure("https://user:secret@ho|st/?oobCode=secret"))
    #expect(!String(describing: error).contains("secret"))
    #expect(!String(reflecting: error).contains("secret"))
  }
}
