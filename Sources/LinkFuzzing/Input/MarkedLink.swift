/// A link whose codes begin with letters that stand nowhere else.
///
/// Behind each `oobCode` and its equals sign, however often that sign is percent-encoded, stand
/// letters of their own, so that a code can be told from the rest of any output.
public struct MarkedLink: Sendable {
  /// The link with its marked codes.
  public private(set) var bytes: [UInt8] = []
  /// The marks, one for each place; letters in lower case.
  public private(set) var marks: [[UInt8]] = []

  /// The most places that are marked.
  static let maximumMarkCount = 8
  private static let letters = Array("qzkxwvjypq".utf8)

  /// Marks the codes of a link.
  ///
  /// - Parameter link: Any bytes.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  public init(_ link: [UInt8]) {
    bytes.reserveCapacity(link.count + 32)
    let name = Array("oobcode".utf8)
    var copied = 0
    var index = 0
    while index + name.count < link.count, marks.count < Self.maximumMarkCount {
      guard link[index] | 0x20 == UInt8(ascii: "o"),
        zip(name, link[index...]).allSatisfy({ $0 == $1 | 0x20 }),
        let end = Self.endOfEqualsSign(in: link, from: index + name.count)
      else {
        index += 1
        continue
      }
      let mark = Self.letters + [UInt8(ascii: "a") + UInt8(marks.count)]
      bytes.append(contentsOf: link[copied..<end])
      bytes.append(contentsOf: mark)
      marks.append(mark)
      copied = end
      index = end
    }
    bytes.append(contentsOf: link[copied...])
  }

  /// The end of `=`, `%3D`, `%253D` and so on, or `nil` where none stands there.
  private static func endOfEqualsSign(in link: [UInt8], from start: Int) -> Int? {
    guard start < link.count else { return nil }
    if link[start] == UInt8(ascii: "=") { return start + 1 }
    guard link[start] == UInt8(ascii: "%") else { return nil }
    var index = start + 1
    while index + 1 < link.count, link[index] == UInt8(ascii: "2"),
      link[index + 1] == UInt8(ascii: "5")
    {
      index += 2
    }
    guard index + 1 < link.count, link[index] == UInt8(ascii: "3"),
      link[index + 1] | 0x20 == UInt8(ascii: "d")
    else { return nil }
    return index + 2
  }
}
