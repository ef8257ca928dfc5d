import LinkFuzzing

/// URLs as pages link to them, made up, the same ones each time.
///
/// The shares, in a thousand, are in ``Mix``; the events are independent of each other, so that a
/// URL may have a port and a query and a non-ASCII path. Hosts end in a reserved top-level domain.
struct OrdinaryURLs: Sequence, IteratorProtocol {
  /// How many URLs in a thousand have what.
  enum Mix {
    /// `http`; the others are `https`.
    static let http = 150
    /// A host that begins `www.`.
    static let www = 400
    /// A host with another subdomain.
    static let subdomain = 250
    /// Nothing behind the host, not even a slash.
    static let bareHost = 80
    /// A query, of those with a path.
    static let query = 380
    /// A fragment, of those with a path.
    static let fragment = 110
    /// A port that is not the default.
    static let port = 20
    /// Capitals in the host.
    static let capitalHost = 10
    /// A host that is not ASCII, as it is or as A-labels.
    static let internationalHost = 10
    /// A segment with capitals, of those with a path.
    static let capitalPath = 120
    /// A percent-encoded segment, of those with a path.
    static let escapes = 87
    /// A segment that is not ASCII, of those with a path.
    static let internationalPath = 22
    /// A segment of one or two dots, of those with a path.
    static let dots = 11
    /// A last segment with an extension, of those with one.
    static let fileExtension = 250
    /// A slash at the end of the path, of those without an extension.
    static let finalSlash = 400
  }

  private var random: SeededGenerator

  init(seed: UInt64 = 1) { random = SeededGenerator(seed: seed) }

  /// The workload of so many, none of them relative.
  static func workload(count: Int) -> Workload {
    Workload(
      job: .urls, items: OrdinaryURLs().prefix(count).flatMap { [Array($0.utf8), []] })
  }

  mutating func next() -> String? {
    var url = happens(Mix.http) ? "http://" : "https://"
    url += host()
    if happens(Mix.port) { url += [":8080", ":8443", ":3000", ":8000"][number(below: 4)] }
    if happens(Mix.bareHost) { return url }
    url += path()
    if happens(Mix.query) { url += query() }
    if happens(Mix.fragment) { url += "#" + slug(words: 1 + number(below: 2)) }
    return url
  }

  private mutating func host() -> String {
    let domains = ["example", "test", "invalid"]
    var host = ""
    if happens(Mix.www) {
      host = "www."
    } else if happens(Mix.subdomain) {
      host = ["blog.", "shop.", "en.", "m.", "docs.", "static.cdn.", "news."][number(below: 7)]
    }
    if happens(Mix.internationalHost) {
      host += ["b\u{FC}cher", "xn--bcher-kva", "\u{4F8B}\u{3048}", "ni\u{F1}o"][number(below: 4)]
    } else {
      host += word() + ["", "-", ""][number(below: 3)] + word()
    }
    host += "." + domains[number(below: domains.count)]
    guard happens(Mix.capitalHost) else { return host }
    return host.prefix(1).uppercased() + host.dropFirst()
  }

  private mutating func path() -> String {
    var segments = (0..<number(below: 7)).map { _ in
      happens(200) ? String(number(below: 100_000)) : slug(words: 1 + number(below: 4))
    }
    guard !segments.isEmpty else { return "/" }
    let place = number(below: segments.count)
    if happens(Mix.capitalPath) {
      segments[place] = word().prefix(1).uppercased() + word() + "_" + word().uppercased()
    }
    if happens(Mix.escapes) {
      segments[place] = word() + ["%20", "%2B", "%C3%A9", "%e2%80%93"][number(below: 4)] + word()
    }
    if happens(Mix.internationalPath) {
      segments[place] = ["caf\u{E9}", "\u{4F8B}\u{3048}", "stra\u{DF}e"][number(below: 3)]
    }
    if happens(Mix.dots) { segments.insert([".", ".."][number(below: 2)], at: place) }
    var path = "/" + segments.joined(separator: "/")
    if happens(Mix.fileExtension) {
      path += [".html", ".php", ".jpg", ".png", ".css", ".js", ".pdf"][number(below: 7)]
    } else if happens(Mix.finalSlash) {
      path += "/"
    }
    return path
  }

  private mutating func query() -> String {
    let names = ["id", "page", "q", "utm_source", "utm_medium", "ref", "v", "lang", "sort"]
    let pairs = (0..<1 + number(below: 4)).map { _ in
      let name = names[number(below: names.count)]
      return switch number(below: 5) {
      case 0: "\(name)=\(word())+\(word())"
      case 1: "\(name)=\(slug(words: 2))%20\(word())"
      case 2: "\(name)=\(word())"
      default: "\(name)=\(number(below: 10_000_000))"
      }
    }
    return "?" + pairs.joined(separator: "&")
  }

  private mutating func slug(words count: Int) -> String {
    (0..<count).map { _ in word() }.joined(separator: "-")
  }

  private mutating func word() -> String {
    let words = [
      "about", "archive", "article", "big", "blue", "book", "city", "contact", "data", "day",
      "garden", "green", "guide", "help", "how", "image", "index", "item", "kitchen", "light",
      "list", "long", "market", "music", "new", "open", "page", "photo", "product", "review",
      "river", "school", "search", "story", "to", "travel", "video", "wiki", "winter", "world",
    ]
    return words[number(below: words.count)]
  }

  private mutating func number(below bound: Int) -> Int {
    Int(truncatingIfNeeded: random.next() >> 33) % bound
  }

  private mutating func happens(_ share: Int) -> Bool { number(below: 1000) < share }
}
