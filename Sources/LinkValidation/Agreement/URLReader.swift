/// A mainstream reader of URLs, or the standard that many of them follow.
///
/// Each has a model here that takes a text apart as it does, and says of which reader and version.
public enum URLReader: String, Sendable, Hashable, CaseIterable {
  /// The URL Standard: browsers, Node.js, Deno.
  case whatwg
  /// The generic syntax of RFC 3986, strictly: a text that its grammar does not give is refused.
  case rfc3986
  /// Foundation's `URLComponents(string:)` of iOS 17 and later and of Linux.
  case foundation
  /// libcurl's URL API, `curl_url_set` of the whole URL without flags; PHP and Git use the like.
  case curl
  /// Python's `urllib.parse.urlsplit`.
  case python
  /// Android's `android.net.Uri.parse`.
  case android

  /// The reader's name in a sentence.
  public var name: String {
    switch self {
    case .whatwg: "the URL Standard"
    case .rfc3986: "RFC 3986"
    case .foundation: "Foundation"
    case .curl: "libcurl"
    case .python: "Python"
    case .android: "Android"
    }
  }
}
