internal import URLStandard

/// What the name of a parameter says about its value, the gravest first.
enum SecretName: Int {
  /// The value is a password or the like, however it looks.
  case password
  /// The value is a token, if it is long enough to be one.
  case token
  /// The value may be a secret, if it looks random.
  case key

  private static let passwords = [
    "password", "passwd", "pwd", "passphrase", "passcode", "secret", "clientsecret", "apisecret",
    "userpassword", "newpassword", "oldpassword",
  ]
  private static let tokens = [
    "token", "accesstoken", "authtoken", "idtoken", "refreshtoken", "sessiontoken", "csrftoken",
    "customtoken", "resettoken", "bearer", "jwt", "credential", "credentials", "authorization",
    "sessionid", "sessionkey", "jsessionid", "phpsessid", "sessid", "accesskey", "secretkey",
    "privatekey", "authkey", "apikey",
  ]
  private static let keys = [
    "key", "session", "sid", "auth", "code", "sig", "signature", "otp", "pin", "nonce", "csrf",
    "xsrf", "hash", "ticket",
  ]

  /// What FirebaseUI tells its own requests apart with, and Firebase's public API key.
  private static let harmless = ["uisid", "uiauid", "uipid", "uisd", "oobcode"].map {
    Array($0.utf8)
  }

  /// No longer name is a name that somebody gave.
  private static let maximumLength = 128

  /// Whether a name may be one that says something, by its last two letters; `false` is sure.
  static func mayBeSecret(_ name: Span<UInt8>) -> Bool {
    guard let last = name.lastLetter(before: name.count),
      let lastButOne = name.lastLetter(before: last.place)
    else { return false }
    return endings.pairs[last.letter] >> UInt32(lastButOne.letter) & 1 != 0
  }

  /// The names by their last letters; none ends in anything else.
  private static let endings = SecretNameEndings(
    [(passwords, .password), (tokens, .token), (keys, .key)])

  /// What a decoded name says, or `nil` where it says nothing.
  ///
  /// The last word counts, or the last two together: `user[password]`, `access_token`, `sessionId`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the name; it allocates nothing.
  init?(_ name: Span<UInt8>) {
    guard !name.isEmpty, name.count <= Self.maximumLength else { return nil }
    var storage = InlineArray<128, UInt8>(repeating: 0)
    let words = Self.words(of: name, letters: &storage)
    let letters = storage.span.extracting(0..<words.count)
    guard !Self.harmless.contains(where: { letters.isEqual(to: $0.span) }) else { return nil }
    let found = (
      Self.meaning(of: letters.extracting(words.last...)),
      Self.meaning(of: letters.extracting(words.lastButOne...))
    )
    switch found {
    case (nil, nil): return nil
    case (let meaning?, nil), (nil, let meaning?): self = meaning
    case (let first?, let second?): self = first.rawValue < second.rawValue ? first : second
    }
  }

  /// What letters in lower case and digits say that are all of one or two words.
  private static func meaning(of letters: Span<UInt8>) -> SecretName? {
    guard let last = letters.lastLetter(before: letters.count), last.place == letters.count - 1
    else { return nil }
    return endings.names[last.letter].first {
      $0.reversed.count == letters.count && letters.endsInLetters(of: $0.reversed)
    }?.meaning
  }

  /// The letters and digits of a name in lower case, and where its last two words begin among them.
  ///
  /// Words are split at separators and where a capital follows a small letter.
  private static func words(
    of name: Span<UInt8>, letters: inout InlineArray<128, UInt8>
  ) -> (count: Int, lastButOne: Int, last: Int) {
    var count = 0
    var (lastButOne, last) = (0, 0)
    var previous: UInt8 = 0
    var begins = false
    for index in name.indices {
      let byte = name[index]
      let isCapital = byte.isASCIIAlpha && byte.asciiLowercased != byte
      let isBreak = isCapital && previous.isASCIIAlpha && previous.asciiLowercased == previous
      if !byte.isASCIIAlphanumeric || isBreak { begins = count > 0 }
      if byte.isASCIIAlphanumeric {
        if begins { (lastButOne, last) = (last, count) }
        begins = false
        letters[count] = byte.asciiLowercased
        count += 1
      }
      previous = byte
    }
    return (count, lastButOne, last)
  }

  /// Whether a value is a secret, given what its name says.
  func makesSecret(of value: [UInt8]) -> Bool {
    // A Web API key names a project and lets nobody in.
    guard !value.starts(with: "AIza".utf8), !value.contains(UInt8(ascii: " ")) else { return false }
    return switch self {
    case .password: value.count >= 4 && !Self.isFlag(value)
    case .token: value.count >= 8 && !Self.isFlag(value)
    case .key: SecretText.looksRandom(value, length: 12)
    }
  }

  private static func isFlag(_ value: [UInt8]) -> Bool {
    ["true", "false", "null", "none", "undefined", "required", "optional"].contains {
      value.lazy.map(\.asciiLowercased).elementsEqual($0.utf8)
    }
  }
}
