internal import URLStandard

/// Tells schemes apart by who opens them.
enum Schemes {
  /// Schemes that a browser, or the system itself, acts on: no app of a project can own them.
  private static let foreign: Set<String> = [
    "about", "blob", "chrome", "content", "data", "file", "filesystem", "ftp", "intent", "jar",
    "javascript", "livescript", "mailto", "mhtml", "ms-its", "resource", "sms", "tel", "vbscript",
    "view-source", "ws", "wss", "x-javascript",
  ]

  /// Those of them whose URLs are script, or can hold it.
  private static let script = ["javascript:", "data:", "vbscript:", "livescript:", "x-javascript:"]

  /// Whether a text is a URL that runs script, by what every URL parser takes away before it looks
  /// at the scheme.
  static func isScript(_ text: some Collection<UInt8>) -> Bool {
    let longest = 13
    let start = text.lazy.drop(while: \.isC0ControlOrSpace).filter { !$0.isASCIITabOrNewline }
      .prefix(longest).map(\.asciiLowercased)
    return script.contains { start.starts(with: $0.utf8) }
  }

  /// Whether a scheme, in lower case, is http or https.
  static func isWeb(_ scheme: String) -> Bool { scheme == "https" || scheme == "http" }

  /// Whether a scheme, in lower case, can be one by which an app is opened.
  static func isCustom(_ scheme: String) -> Bool { !isWeb(scheme) && !foreign.contains(scheme) }
}
