extension HostileInput {
  /// A text over and over, as a family.
  private static func text(
    _ name: String, _ unit: String, after prefix: String = "", before suffix: String = ""
  ) -> HostileInput {
    HostileInput(name, repeating: Array(unit.utf8), after: prefix, before: suffix)
  }

  /// Delimiters, dots and blanks.
  static let punctuation: [HostileInput] = [
    text("slashes", "/", after: "https:"),
    text("slashes in the path", "/", after: "https://h"),
    text("backslashes", "\\", after: "https:"),
    text("backslashes in the path", "a\\", after: "https://h/"),
    text("single dots", "./", after: "https://h/"),
    text("double dots", "../", after: "https://h/"),
    text("segments and double dots", "a/../", after: "https://h/"),
    text("encoded double dots", "a/%2e%2E/", after: "https://h/"),
    HostileInput("segments, then double dots") { length in
      let half = max(0, length - 10) / 5
      return Array(
        ("https://h/" + String(repeating: "a/", count: half)
          + String(repeating: "../", count: half)).utf8)
    },
    text("double dots without a host", "/..", after: "app:/"),
    text("drive letters", "C|/", after: "file:///"),
    text("number signs", "#", after: "https://h/"),
    text("question marks", "?", after: "https://h/"),
    text("question marks and number signs", "?#", after: "https://h/"),
    text("question marks without a scheme", "?link="),
    text("colons", ":", after: "https://h/"),
    text("blanks before", " ", before: "https://h/"),
    text("blanks behind", " ", after: "https://h/"),
    text("blanks in an opaque path", " ", after: "a:", before: "?x=1"),
    text("tabs", "\t", after: "https://h/"),
    text("tabs between letters", "a\t", after: "https://h/?"),
    text("line breaks in the scheme", "h\r\n", before: "ttps://h/"),
    text("NULs", "\0", after: "https://h/"),
    text("NULs alone", "\0"),
    text("quotation marks", "\"'<>", after: "https://h/?a="),
  ]

  /// Characters that are not ASCII, and bytes that are none.
  static let encodings: [HostileInput] = [
    text("bidirectional controls", "\u{202E}a\u{202C}", after: "https://h/?link="),
    text("a bidirectional host", "\u{202E}", after: "https://a", before: "/"),
    text("combining marks", "\u{301}", after: "https://h/a"),
    text("zero-width joiners in the host", "\u{94D}\u{200D}", after: "https://"),
    text("four-byte characters", "\u{1F511}", after: "https://h/?a="),
    text("noncharacters", "\u{FFFF}", after: "https://h/"),
    HostileInput("bytes that are not UTF-8", repeating: [0xFF], after: "https://h/"),
    HostileInput("lone continuation bytes", repeating: [0x80], after: "https://h/?link="),
    HostileInput("cut sequences", repeating: [0xF0, 0x9F, 0x94], after: "https://h/?continueUrl="),
    HostileInput("overlong slashes", repeating: [0xC0, 0xAF], after: "https://h/"),
    HostileInput("lone surrogates", repeating: [0xED, 0xA0, 0x80], after: "https://h/?link="),
    HostileInput("surrogate pairs", repeating: [0xED, 0xA0, 0xBD, 0xED, 0xB4, 0x91]),
    HostileInput(
      "bytes that are not UTF-8 in the host", repeating: [0xFE, 0x61], after: "https://"),
  ]
}
