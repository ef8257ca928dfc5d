internal import URLStandard

/// Which kinds of bytes stand in a text; the kinds are those that rules ask about.
///
/// Whether a text can have what a rule looks for is thus told by its bytes alone, in one pass for
/// all rules. Most texts cannot.
struct ByteClasses: OptionSet, Sendable {
  let rawValue: UInt32

  /// A NUL.
  static let nul = Self(rawValue: 1 << 0)
  /// A C0 control, NUL included, or DEL.
  static let control = Self(rawValue: 1 << 1)
  /// A space.
  static let space = Self(rawValue: 1 << 2)
  /// A byte beyond ASCII.
  static let nonASCII = Self(rawValue: 1 << 3)
  /// A letter or digit.
  static let alphanumeric = Self(rawValue: 1 << 4)
  /// A percent sign.
  static let percent = Self(rawValue: 1 << 5)
  /// A `+`.
  static let plus = Self(rawValue: 1 << 6)
  /// An `@`.
  static let at = Self(rawValue: 1 << 7)
  /// A `:`.
  static let colon = Self(rawValue: 1 << 8)
  /// A `;`.
  static let semicolon = Self(rawValue: 1 << 9)
  /// A `/` or `\`.
  static let slash = Self(rawValue: 1 << 10)
  /// A `#`.
  static let hash = Self(rawValue: 1 << 11)
  /// An `=`.
  static let equals = Self(rawValue: 1 << 12)
  /// A `$`.
  static let dollar = Self(rawValue: 1 << 13)
  /// A `[` or `]`.
  static let squareBracket = Self(rawValue: 1 << 14)
  /// One of those that begin a ``Placeholder``: `{`, `(`, `<`, `*`, `[`, `'`; and a percent sign does.
  static let placeholderStart = Self(rawValue: 1 << 15)
  /// One that stands nowhere in a valid URL, as ASCII other than a control, a space or `#`.
  static let invalidInURL = Self(rawValue: 1 << 16)
  /// One that no parameter's name has, as ASCII other than a control or space.
  static let invalidInName = Self(rawValue: 1 << 17)
  /// One that no rule asks about, so that every byte is of some class.
  static let other = Self(rawValue: 1 << 18)

  /// The classes of each byte.
  static let table: [Self] = (0...UInt8.max).map { byte in
    var classes: Self = []
    func insert(_ other: Self, for bytes: String) {
      if bytes.utf8.contains(byte) { classes.insert(other) }
    }
    if byte == 0 { classes.insert(.nul) }
    if byte < 0x20 || byte == 0x7F { classes.insert(.control) }
    if byte >= 0x80 { classes.insert(.nonASCII) }
    if byte.isASCIIAlphanumeric { classes.insert(.alphanumeric) }
    insert(.space, for: " ")
    insert(.percent, for: "%")
    insert(.plus, for: "+")
    insert(.at, for: "@")
    insert(.colon, for: ":")
    insert(.semicolon, for: ";")
    insert(.slash, for: #"/\"#)
    insert(.hash, for: "#")
    insert(.equals, for: "=")
    insert(.dollar, for: "$")
    insert(.squareBracket, for: "[]")
    insert(.placeholderStart, for: "{(<*['")
    insert(.invalidInURL, for: #""<>[\]^`{|}"#)
    insert(.invalidInName, for: #"=&?#"'<>;:/@\^`{|}%+,"#)
    if classes.isEmpty { classes = .other }
    return classes
  }
}
