import ActionLinks
import URLStandard

@testable import LinkValidation

/// Links around and within other links, for rules that look at every layer.
enum WrappedLink {
  /// An action URL with these parameters, after a key and a code.
  static func action(_ more: String = "") -> String { ExampleLink.action + more }

  /// A Hosting link around a URL.
  static func hosting(_ url: String) -> String {
    "https://links.example.com/__/auth/links?link=" + escaped(url)
  }

  /// A Dynamic Link around a URL.
  static func dynamic(_ url: String) -> String {
    "https://example-app.page.link/?link=" + escaped(url)
  }

  /// A custom-scheme link around a URL.
  static func scheme(_ url: String) -> String {
    "com.example.app://google/link/?deep_link_id=" + escaped(url)
  }

  /// A complete link that continues to a URL.
  static func continuing(to url: String) -> String {
    ExampleLink.action + "&continueUrl=" + escaped(url)
  }

  /// A URL as the value of a parameter.
  static func escaped(_ url: String) -> String {
    var text = ""
    for byte in url.utf8 {
      let isUnreserved =
        byte.isASCIIAlphanumeric || "-._~".utf8.contains(byte)
      text +=
        isUnreserved
        ? String(UnicodeScalar(byte))
        : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return text
  }
}
