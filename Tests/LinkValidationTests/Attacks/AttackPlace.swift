/// Where in a link an attack's text stands.
enum AttackPlace: Sendable {
  /// It is the continue URL.
  case continueURL
  /// It is the authority of the action URL.
  case linkHost
  /// It is the authority of the action URL inside a Hosting link.
  case nestedHost
  /// It is the URL that a Dynamic Link falls back to on Android.
  case fallbackURL
  /// It is all of the link.
  case wholeLink

  private static let key = "AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0"
  private static let code = "FAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE"
  private static let query = "apiKey=\(key)&mode=signIn&oobCode=\(code)"
  private static let host = "https://example-app.firebaseapp.com"
  private static let action = "\(host)/__/auth/action?"
  private static let continuing = "continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish"

  /// What stands for what in the texts: `{Q}` for the query of a good link, `{ACT}` for all before
  /// it, `{LNK}` and `{DL}` for what stands before the URL that a Hosting link or a Dynamic Link
  /// wraps, `{ACTION}` and `{INNER}` for a good link to be wrapped, and `{PLAIN}` for one as it is.
  private static let abbreviations = [
    ("{INNER}", encoded("\(action)\(query)&\(continuing)")), ("{ACTION}", encoded(action + query)),
    ("{PLAIN}", "\(action)\(query)&\(continuing)"), ("{ACT}", action), ("{Q}", query),
    ("{LNK}", "\(host)/__/auth/links?link="), ("{DL}", "https://example-app.page.link/?link="),
    ("{KEY}", key), ("{CODE}", code),
  ]

  /// The link that has a text in this place.
  func link(with text: String) -> String {
    let text = Self.abbreviations.reduce(text) { $0.replacing($1.0, with: $1.1) }
    return switch self {
    case .continueURL: "\(Self.action)\(Self.query)&continueUrl=\(Self.encoded(text))&lang=en"
    case .linkHost: "https://\(text)/__/auth/action?\(Self.query)&\(Self.continuing)&lang=en"
    case .nestedHost:
      "\(Self.host)/__/auth/links?link="
        + Self.encoded("https://\(text)/__/auth/action?\(Self.query)&\(Self.continuing)&lang=en")
    case .fallbackURL:
      "https://example-app.page.link/?link=\(Self.encoded(Self.action + Self.query))&afl="
        + Self.encoded(text)
    case .wholeLink: text
    }
  }

  /// A text with everything escaped but RFC 3986's unreserved characters.
  private static func encoded(_ text: String) -> String {
    text.utf8.reduce(into: "") { result, byte in
      let isUnreserved =
        (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7A || byte >= 0x30 && byte <= 0x39
        || "-._~".utf8.contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      result +=
        isUnreserved
        ? String(Unicode.Scalar(byte)) : (byte < 0x10 ? "%0" : "%") + digits
    }
  }
}
