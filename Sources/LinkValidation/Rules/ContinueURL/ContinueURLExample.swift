internal import URLStandard

/// Links for the examples of rules; everything in them is invented.
enum ContinueURLExample {
  /// A sign-in link with a continue URL, properly encoded.
  static func continuing(to continueURL: String) -> String {
    continuing(writing: String(percentEncoding: continueURL, using: .component))
  }

  /// A sign-in link with the value of its `continueUrl` just as given.
  static func continuing(writing value: String) -> String {
    "https://example-app.firebaseapp.com/__/auth/action"
      + "?apiKey=AIzaSyFAKEFAKEFAKEFAKEFAKEFAKEFAKEFAKE0&mode=signIn"
      + "&oobCode=FAKEoob-Code_0123456789abcdefghijklmnopqrstuvwxAAABkFAKE"
      + "&continueUrl=\(value)&lang=en"
  }
}
