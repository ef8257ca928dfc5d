internal import URLStandard

/// Names that say something of a value, by how they end.
struct SecretNameEndings: Sendable {
  /// A name backwards, and what it says.
  typealias Name = (reversed: [UInt8], meaning: SecretName)

  /// The names by their last letter, from 0 on.
  let names: [[Name]]
  /// By the last letter: a bit for each letter that stands before it.
  let pairs: [UInt32]

  /// Takes names of two letters at least, all lower-case.
  init(_ groups: [(names: [String], meaning: SecretName)]) {
    var names = [[Name]](repeating: [], count: 26)
    var pairs = [UInt32](repeating: 0, count: 26)
    for group in groups {
      for name in group.names {
        let reversed = Array(name.utf8.reversed())
        let letters = reversed.prefix(2).map { Int($0 - UInt8(ascii: "a")) }
        names[letters[0]].append((reversed, group.meaning))
        pairs[letters[0]] |= 1 << UInt32(letters[1])
      }
    }
    self.names = names
    self.pairs = pairs
  }
}

extension Span<UInt8> {
  /// The last letter or digit before an offset, if it is a letter, by its number from 0 on, in either
  /// case.
  func lastLetter(before end: Int) -> (place: Int, letter: Int)? {
    var index = end - 1
    while index >= 0, !self[index].isASCIIAlphanumeric { index -= 1 }
    guard index >= 0 else { return nil }
    let letter = self[index].asciiLowercased &- UInt8(ascii: "a")
    return letter < 26 ? (index, Int(letter)) : nil
  }

  /// Whether the letters and digits of a name end in others, which are given backwards; letter case
  /// does not count.
  func endsInLetters(of reversed: [UInt8]) -> Bool {
    var index = count
    for letter in reversed {
      repeat {
        index -= 1
        guard index >= 0 else { return false }
      } while !self[index].isASCIIAlphanumeric
      guard self[index].asciiLowercased == letter else { return false }
    }
    return true
  }
}
