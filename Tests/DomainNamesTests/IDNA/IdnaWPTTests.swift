import DomainNames
import Foundation
import TestSupport
import Testing

/// The rows of web-platform-tests that reach the domain step: those that are not all ASCII.
@Suite("Non-ASCII rows of the web platform's IdnaTestV2.json", .enabled(if: SharedData.isPresent))
struct IdnaWPTTests {
  /// A row; the first two elements of the file are comments.
  private enum Element: Decodable {
    case comment
    case row(input: String, output: String?)

    private enum Key: CodingKey {
      case input
      case output
    }

    init(from decoder: any Decoder) throws {
      guard let row = try? decoder.container(keyedBy: Key.self) else {
        self = .comment
        return
      }
      self = .row(
        input: try row.decode(String.self, forKey: .input),
        output: try row.decodeIfPresent(String.self, forKey: .output))
    }
  }

  @Test("The ASCII form is the row's, but for code points that ICU's Unicode does not have")
  func rows() throws {
    // Two rows hold a lone surrogate, which Foundation does not read, nor does a Swift string hold
    // it: a URL parser sees U+FFFD there.
    let text = String(decoding: try SharedData.bytes("data/wpt/IdnaTestV2.json"), as: UTF8.self)
      .replacing(/\\ud900(?!\\)/, with: "\\ufffd")
    let elements = try JSONDecoder().decode([Element].self, from: Data(text.utf8))
    let icu = ICUDomainToASCII()
    var count = 0
    var unknown = 0
    for case .row(let input, let output) in elements where !input.utf8.allSatisfy({ $0 < 0x80 }) {
      count += 1
      // The URL parser makes an empty domain a failure.
      let ascii = icu.ascii(input).flatMap { $0.isEmpty ? nil : $0 }
      if areIdentical(ascii, output) { continue }
      let isUnknown = input.unicodeScalars.contains {
        guard let age = $0.properties.age else { return false }
        return UnicodeVersion(UInt8(clamping: age.major), UInt8(clamping: age.minor))
          > ICUDomainToASCII.unicodeVersion
      }
      #expect(isUnknown && ascii == nil, "\(input.unicodeScalars.map(\.value))")
      unknown += 1
    }
    #expect(count == 1677)
    if ICUDomainToASCII.unicodeVersion == UnicodeVersion(15, 0) { #expect(unknown == 3) }
  }
}
