internal import URLStandard

/// What the name of a parameter says about its value, the gravest first.
enum SecretName: Int {
  /// The value is a password or the like, however it looks.
  case password
  /// The value is a token, if it is long enough to be one.
  case token
  /// The value may be a secret, if it looks random.
  case key

  private static let names: [[UInt8]: SecretName] = {
    let passwords = [
      "password", "passwd", "pwd", "passphrase", "passcode", "secret", "clientsecret", "apisecret",
      "userpassword", "newpassword", "oldpassword",
    ]
    let tokens = [
      "token", "accesstoken", "authtoken", "idtoken", "refreshtoken", "sessiontoken", "csrftoken",
      "customtoken", "resettoken", "bearer", "jwt", "credential", "credentials", "authorization",
      "sessionid", "sessionkey", "jsessionid", "phpsessid", "sessid", "accesskey", "secretkey",
      "privatekey", "authkey", "apikey",
    ]
    let keys = [
      "key", "session", "sid", "auth", "code", "sig", "signature", "otp", "pin", "nonce", "csrf",
      "xsrf", "hash", "ticket",
    ]
    return [passwords: Self.password, tokens: .token, keys: .key].reduce(into: [:]) { all, names in
      for name in names.key { all[Array(name.utf8)] = names.value }
    }
  }()
  private static let longestName = names.keys.map(\.count).max() ?? 0

  /// What FirebaseUI tells its own requests apart with, and Firebase's public API key.
  private static let harmless = Set(
    ["uisid", "uiauid", "uipid", "uisd", "oobcode"].map { Array($0.utf8) })

  /// Whether a name may be one that says something, by how its letters end; `false` is sure.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the name; it allocates nothing.
  static func mayBeSecret(_ name: Span<UInt8>) -> Bool {
    var last = name.count
    while last > 0, !name[last - 1].isASCIIAlphanumeric { last -= 1 }
    guard last > 0 else { return false }
    let letter = name[last - 1].asciiLowercased &- UInt8(ascii: "a")
    guard letter < 26 else { return false }
    return endings[Int(letter)].contains { name.extracting(0..<last).endsInLetters(of: $0) }
  }

  /// The names backwards, by their last letter; none ends in anything else.
  private static let endings: [[[UInt8]]] = {
    var table = [[[UInt8]]](repeating: [], count: 26)
    for name in names.keys {
      let reversed = Array(name.reversed())
      table[Int(reversed[0] - UInt8(ascii: "a"))].append(reversed)
    }
    return table
  }()

  /// What a decoded name says, or `nil` where it says nothing.
  ///
  /// The last word counts, or the last two together: `user[password]`, `access_token`, `sessionId`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the name.
  init?(_ name: [UInt8]) {
    // No longer name is a name that somebody gave.
    guard !name.isEmpty, name.count <= 128 else { return nil }
    let words = Self.words(of: name)
    guard !Self.harmless.contains(words.letters) else { return nil }
    let found = [words.last, words.lastButOne].compactMap { start in
      let ending = words.letters[start...]
      return ending.count <= Self.longestName ? Self.names[Array(ending)] : nil
    }
    guard let gravest = found.min(by: { $0.rawValue < $1.rawValue }) else { return nil }
    self = gravest
  }

  /// The letters and digits of a name in lower case, and where its last two words begin among them.
  ///
  /// Words are split at separators and where a capital follows a small letter.
  private static func words(of name: [UInt8]) -> (letters: [UInt8], lastButOne: Int, last: Int) {
    var letters: [UInt8] = []
    letters.reserveCapacity(name.count)
    var (lastButOne, last) = (0, 0)
    var previous: UInt8 = 0
    var begins = false
    for byte in name {
      let isCapital = byte.isASCIIAlpha && byte.asciiLowercased != byte
      let isBreak = isCapital && previous.isASCIIAlpha && previous.asciiLowercased == previous
      if !byte.isASCIIAlphanumeric || isBreak { begins = !letters.isEmpty }
      if byte.isASCIIAlphanumeric {
        if begins { (lastButOne, last) = (last, letters.count) }
        begins = false
        letters.append(byte.asciiLowercased)
      }
      previous = byte
    }
    return (letters, lastButOne, last)
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

extension Span<UInt8> {
  /// Whether the letters and digits of a name end in others, which are given backwards; letter case
  /// does not count.
  fileprivate func endsInLetters(of reversed: [UInt8]) -> Bool {
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
