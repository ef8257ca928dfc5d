internal import ActionLinks

/// Tells schemes apart by who opens them.
enum Schemes {
  /// Schemes that a browser, or the system itself, acts on: no app of a project can own them.
  private static let foreign: Set<String> = [
    "about", "blob", "chrome", "content", "data", "file", "filesystem", "ftp", "intent", "jar",
    "javascript", "livescript", "mailto", "mhtml", "ms-its", "resource", "sms", "tel", "vbscript",
    "view-source", "ws", "wss", "x-javascript",
  ]

  /// Whether a scheme, in lower case, is http or https.
  static func isWeb(_ scheme: String) -> Bool { scheme == "https" || scheme == "http" }

  /// Whether a scheme, in lower case, can be one by which an app is opened.
  static func isCustom(_ scheme: String) -> Bool { !isWeb(scheme) && !foreign.contains(scheme) }
}
