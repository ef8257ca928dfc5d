/// Tells names, which a message may repeat, from text that may be a link, a code or a value.
enum PlainName {
  /// The text, if it is made like the name of a command or an option: up to 24 lowercase letters
  /// and hyphens.
  ///
  /// A code is longer and has digits and capitals; a link has a colon.
  static func name(_ text: some Collection<UInt8>) -> String? {
    guard !text.isEmpty, text.count <= 24,
      text.allSatisfy({ isLowercase($0) || $0 == UInt8(ascii: "-") })
    else { return nil }
    return String(decoding: text, as: UTF8.self)
  }

  /// The letter, if it is one of ASCII.
  static func letter(_ byte: UInt8) -> Character? {
    isLowercase(byte | 0x20) ? Character(UnicodeScalar(byte)) : nil
  }

  private static func isLowercase(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
  }
}
