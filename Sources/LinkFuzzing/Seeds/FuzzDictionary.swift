internal import ActionLinks
internal import LinkValidation

/// Texts that a byte mutation puts into inputs, in the form of a libFuzzer dictionary.
///
/// It is made from the tables that the readers themselves have, so that a new parameter is in it at
/// once.
public struct FuzzDictionary: Sendable {
  /// A named text.
  public struct Entry: Sendable, Hashable {
    /// A name of letters, digits and underscores, for people only.
    public let name: String
    /// The text, 1 to ``FuzzDictionary/maximumLength`` bytes.
    public let bytes: [UInt8]
  }

  /// The longest text that libFuzzer takes.
  public static let maximumLength = 64

  /// The texts, none twice.
  public private(set) var entries: [Entry] = []

  /// The dictionary of a kind of input.
  public init(for input: FuzzTarget.Input) {
    switch input {
    case .link:
      addLinkTexts()
      add("host", LinkVocabulary.hosts + LinkVocabulary.numericHosts)
    case .host: add("host", LinkVocabulary.hosts + LinkVocabulary.numericHosts + Self.hostTexts)
    case .json:
      add("key", LinkPolicy.Key.allCases.map { Array("\"\($0.rawValue)\":".utf8) })
      add("json", Self.jsonTexts)
      add("rule", Rule.all.map { Array("\"\($0.id)\"".utf8) })
    case .bytes:
      addLinkTexts()
    }
  }

  private mutating func addLinkTexts() {
    add("name", LinkVocabulary.names.map { $0 + [UInt8(ascii: "=")] })
    add(
      "encoded", LinkVocabulary.names.prefix(8).map { Array("%26".utf8) + $0 + Array("%3D".utf8) })
    add("value", LinkVocabulary.values)
    add("path", LinkVocabulary.paths)
    add("scheme", LinkVocabulary.schemes)
    add("bytes", LinkVocabulary.snippets)
  }

  private mutating func add(_ group: String, _ texts: [[UInt8]]) {
    var known = Set(entries.map(\.bytes))
    for (number, text) in texts.enumerated()
    where (1...Self.maximumLength).contains(text.count) && known.insert(text).inserted {
      entries.append(Entry(name: "\(group)_\(number)", bytes: text))
    }
  }

  private static let hostTexts: [[UInt8]] = [
    ".", "-", "--", "xn--", "\u{3002}", "\u{FF0E}", "\u{AD}", "\u{200C}", "\u{200D}", "\u{DF}",
    "\u{3C2}", "\u{130}", "\u{1E9E}", "\u{5D0}", "\u{661}", "\u{30FB}", "\u{FDFA}", "\u{2260}",
    "%2E", "%E3%80%82", "%", "0x", ".com", ".example", "[", "]", ":", "chrome-extension://", "*",
  ].map { Array($0.utf8) }

  private static let jsonTexts: [[UInt8]] = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "true", "false", "null", "-0", "1e9", "0.5", "1E-400",
    "\\u0000", "\\ud800", "\\udc00", "\\ud83d\\ude00", "\\n", "\\/", "[[[[", "]]]]", "{\"\":",
    "\"rule\":", "\"host\":", "\"reason\":", "\"until\":", "\"2027-01-31\"", "\"2027-02-29\"",
    "\u{FEFF}", "\u{E9}", "//", "\"app.example.com\"", "\"*.example.com\"", "\"localhost\"",
    "\"chrome-extension://abcdefghijklmnop\"", "\"https://links.example.com/go\"",
  ].map { Array($0.utf8) }

  // MARK: Text

  /// The dictionary's file: a line `name="text"` for each entry, with escapes for what is neither
  /// printable nor a blank.
  ///
  /// Source: the documentation of libFuzzer, "Dictionaries".
  public var text: String {
    entries.map { "\($0.name)=\"\(Self.escaped($0.bytes))\"\n" }.joined()
  }

  private static func escaped(_ bytes: [UInt8]) -> String {
    var output = ""
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\""): output += "\\\""
      case UInt8(ascii: "\\"): output += "\\\\"
      case 0x20..<0x7F: output.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        output += "\\x" + (digits.utf8.count < 2 ? "0" : "") + digits
      }
    }
    return output
  }
}
