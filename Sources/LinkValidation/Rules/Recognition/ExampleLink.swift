/// The links that rules are explained with; hosts, key and code are invented.
enum ExampleLink {
  /// A key of the right shape.
  static let key = "AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0"
  /// A code of the right shape.
  static let code = "FAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE"
  /// Firebase's own action page.
  static let page = "https://example-app.firebaseapp.com/__/auth/action"
  /// A complete link without a continue URL.
  static let action = page + "?apiKey=\(key)&mode=signIn&oobCode=\(code)"
  /// The same link with a continue URL.
  static let complete = action + "&continueUrl=https%3A%2F%2Fapp.example.com%2Ffinish"
  /// A Hosting link around a complete link.
  static let hosting = "https://links.example.com/__/auth/links?link=" + wrapped
  /// A Dynamic Link around a complete link.
  static let dynamic = "https://example-app.page.link/?link=" + wrapped
  /// An emulator's link.
  static let emulator =
    "http://127.0.0.1:9099/emulator/action?mode=signIn&lang=en&oobCode=\(code)&apiKey=fake-api-key"

  private static let wrapped = "\(page)?apiKey%3D\(key)%26mode%3DsignIn%26oobCode%3D\(code)"
}
