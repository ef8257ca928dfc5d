import Foundation

/// Foundation's `URLComponents`, which alone of its types gives a host as A-labels.
///
/// A Swift program has its texts as `String`, and so do these.
enum FoundationPeer {
  /// The whole job.
  struct Links: Pass {
    let links: [String]

    func run(over entries: Range<Int>) -> PassResult {
      var result = PassResult()
      for entry in entries {
        guard let sum = Self.sum(of: links[entry]) else { continue }
        result.checksum &+= sum
        result.accepted += 1
      }
      return result
    }

    private static func sum(of link: String) -> Int? {
      guard let outer = URLComponents(string: link) else { return nil }
      var sum = outer.encodedHost?.utf8.count ?? 0
      var items = outer.queryItems ?? []
      if let wrapped = items.first(where: { $0.name == "link" })?.value {
        guard let inner = URLComponents(string: wrapped) else { return nil }
        sum += inner.encodedHost?.utf8.count ?? 0
        items = inner.queryItems ?? []
      }
      var continueURL: String?
      for item in items {
        switch item.name {
        case "mode", "oobCode", "apiKey", "lang": sum += item.value?.utf8.count ?? 0
        case "continueUrl": continueURL = item.value
        default: break
        }
      }
      guard let continueURL else { return sum }
      guard let next = URLComponents(string: continueURL) else { return nil }
      return sum + continueURL.utf8.count + (next.encodedHost?.utf8.count ?? 0)
    }
  }

  /// Parses URLs and writes them again.
  struct URLs: Pass {
    let texts: [String]

    func run(over entries: Range<Int>) -> PassResult {
      var result = PassResult()
      for entry in entries {
        guard let href = Self.href(of: texts[2 * entry], base: texts[2 * entry + 1]) else {
          continue
        }
        result.accepted += 1
        result.checksum &+= href.utf8.count
      }
      return result
    }

    private static func href(of text: String, base: String) -> String? {
      guard !base.isEmpty else { return URLComponents(string: text)?.string }
      guard let base = URLComponents(string: base)?.url,
        let components = URLComponents(string: text)
      else { return nil }
      return components.url(relativeTo: base)?.absoluteString
    }
  }
}
