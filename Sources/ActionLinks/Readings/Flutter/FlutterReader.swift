/// `isSignInWithEmailLink` of FlutterFire on the native platforms: a search for substrings.
///
/// Source: flutterfire 09d423b8, `platform_interface_firebase_auth.dart`. On the web FlutterFire
/// asks the JavaScript SDK instead.
enum FlutterReader {
  /// Whether the text holds a sign-in mode and a code, plain or escaped once.
  static func isSignInLink(_ link: [UInt8]) -> Bool {
    (link[...].contains("mode=signIn") || link[...].contains("mode%3DsignIn"))
      && (link[...].contains("oobCode=") || link[...].contains("oobCode%3D"))
  }
}
