import ActionLinks
import LinkFuzzing
import LinkValidation
import Testing

@Suite("The dictionaries")
struct FuzzDictionaryTests {
  static let inputs: [FuzzTarget.Input] = [.link(choices: 0), .host, .json, .bytes]

  /// The text of a line of a dictionary, as libFuzzer reads it; `nil` where it refuses.
  ///
  /// What stands between the first and the last quotation mark counts; it is printable, and a
  /// backslash begins `\\`, `\"` or `\x` and two hexadecimal digits.
  static func entry(_ line: Substring) -> [UInt8]? {
    let bytes = Array(line.utf8)
    let quote = UInt8(ascii: "\"")
    guard let first = bytes.firstIndex(of: quote), let last = bytes.lastIndex(of: quote),
      first < last
    else { return nil }
    var output: [UInt8] = []
    var index = first + 1
    while index < last {
      guard (0x20..<0x7F).contains(bytes[index]) else { return nil }
      guard bytes[index] == UInt8(ascii: "\\") else {
        output.append(bytes[index])
        index += 1
        continue
      }
      guard index + 1 < last else { return nil }
      switch bytes[index + 1] {
      case UInt8(ascii: "\\"), quote:
        output.append(bytes[index + 1])
        index += 2
      case UInt8(ascii: "x"):
        guard index + 3 < last,
          let value = UInt8(
            String(decoding: bytes[index + 2...index + 3], as: UTF8.self), radix: 16)
        else { return nil }
        output.append(value)
        index += 4
      default: return nil
      }
    }
    return output
  }

  @Test(
    "each line is read by libFuzzer's grammar as the text that it was made from", arguments: inputs)
  func grammar(_ input: FuzzTarget.Input) throws {
    let dictionary = FuzzDictionary(for: input)
    let lines = dictionary.text.split(separator: "\n")
    #expect(dictionary.entries.count > 40)
    #expect(lines.count == dictionary.entries.count)
    for (line, entry) in zip(lines, dictionary.entries) {
      #expect(line.prefix { $0 != "=" }.wholeMatch(of: #/[a-z]+_[0-9]+/#) != nil)
      #expect(Self.entry(line) == entry.bytes)
      #expect((1...FuzzDictionary.maximumLength).contains(entry.bytes.count))
    }
    #expect(Set(dictionary.entries.map(\.bytes)).count == dictionary.entries.count)
    #expect(Set(dictionary.entries.map(\.name)).count == dictionary.entries.count)
  }

  @Test(
    "the grammar refuses what libFuzzer refuses",
    arguments: [
      "a", "a=b", "a=\"", "a=\"\\\"", "a=\"\\q\"", "a=\"\\x4\"", "a=\"\\xzz\"", "a=\"\u{E9}\"",
    ])
  func refusals(_ line: String) {
    #expect(Self.entry(line[...]) == nil)
  }

  @Test("every parameter, every mode, every key of a policy and every rule is in one")
  func completeness() {
    let links = Set(FuzzDictionary(for: .link(choices: 4)).entries.map(\.bytes))
    for parameter in LinkParameter.allCases {
      #expect(links.contains(Array((parameter.name + "=").utf8)))
    }
    for operation in ActionCodeOperation.allCases {
      #expect(links.contains(Array(operation.mode.utf8)))
    }
    let json = Set(FuzzDictionary(for: .json).entries.map(\.bytes))
    for key in LinkPolicy.Key.allCases {
      #expect(json.contains(Array("\"\(key.rawValue)\":".utf8)))
    }
    for rule in Rule.all where rule.id.utf8.count <= 62 {
      #expect(json.contains(Array("\"\(rule.id)\"".utf8)))
    }
  }
}
