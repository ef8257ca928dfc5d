internal import Foundation

/// What a reader of action links needs of Foundation.
///
/// Each URL of the link is parsed, the parameters are taken from its query, and the host as A-labels.
/// Nothing is checked.
enum FoundationParsing {
  /// Parses a link and what it wraps; the sum of the lengths of what was taken.
  static func run(_ link: String) -> Int {
    var next: String? = link
    var sum = 0
    while let text = next, let url = URLComponents(string: text) {
      sum += url.encodedHost?.utf8.count ?? 0
      next = nil
      for item in url.queryItems ?? [] {
        switch item.name {
        case "link", "continueUrl": next = item.value
        case "apiKey", "mode", "oobCode", "lang": sum += item.value?.utf8.count ?? 0
        default: break
        }
      }
    }
    return sum
  }
}
