/// The suffixes that hosts of Firebase projects have: of Hosting and of Dynamic Links.
public enum FirebaseSuffix: String, Sendable, Hashable, CaseIterable {
  /// Hosting's first default domain.
  case firebaseApp = "firebaseapp.com"
  /// Hosting's second default domain.
  case webApp = "web.app"
  /// Dynamic Links' default domain.
  case pageLink = "page.link"
  /// Dynamic Links' domain of old projects.
  case appGooGl = "app.goo.gl"
  /// Dynamic Links' domain of Google's own projects.
  case appGoogle = "app.google"

  /// The suffix that a host stands on: it is the suffix, or any name below it.
  ///
  /// - Parameter host: The domain as A-labels in lower case; a dot at its end does not count.
  public init?(of host: String) {
    let name = host.utf8.last == UInt8(ascii: ".") ? host.utf8.dropLast() : host.utf8[...]
    let suffix = Self.allCases.first { suffix in
      guard name.reversed().starts(with: suffix.rawValue.utf8.reversed()) else { return false }
      let rest = name.dropLast(suffix.rawValue.utf8.count)
      return rest.isEmpty || rest.last == UInt8(ascii: ".")
    }
    guard let suffix else { return nil }
    self = suffix
  }

  /// How a host resembles a suffix, or a host that stands on one, without being such a host.
  ///
  /// `web.app`, `page.link` and `app.google` are ordinary words: they count only where a label stands
  /// before them and more behind, or where another spelling has their skeleton.
  ///
  /// - Complexity: O(*n*²) in the length of the host, which has at most 253 bytes.
  public static func lookalike(of host: HostAppearance) -> Lookalike? {
    guard Self(of: host.ascii) == nil else { return nil }
    let text = Array(host.unicode.unicodeScalars)
    let tails = ([0] + text.indices.filter { text[$0] == "." }.map { $0 + 1 })
      .map { text[$0...] }.filter { $0.count <= longestTail }
    for tail in tails {
      if let suffix = skeletons[LookalikeIndex.foldedSkeleton(of: Self.text(tail))] {
        return Lookalike(kind: .sameSkeleton, name: suffix.rawValue)
      }
    }
    for suffix in allCases {
      if let kind = suffix.resemblance(of: text, tails: tails) {
        return Lookalike(kind: kind, name: suffix.rawValue)
      }
    }
    return nil
  }

  /// Twice the longest suffix: a skeleton may be longer or shorter than what it is of, but by little.
  private static let longestTail = 30

  private static let skeletons = Dictionary(
    uniqueKeysWithValues: allCases.map { (LookalikeIndex.foldedSkeleton(of: $0.rawValue), $0) })

  /// Whether its letters stand in no ordinary name.
  private var isDistinctive: Bool { self == .firebaseApp || self == .appGooGl }

  private func resemblance(
    of text: [Unicode.Scalar], tails: [ArraySlice<Unicode.Scalar>]
  ) -> Lookalike.Kind? {
    let name = Array(rawValue.unicodeScalars)
    if stands(name, in: text, where: { isDistinctive || isInner($0, in: text) }) {
      return .containsName
    }
    guard isDistinctive else { return nil }
    if stands(withDots(name), in: withDots(text), where: { isBounded($0, in: text) }) {
      return .dotsAndHyphens
    }
    return tails.contains { isOneEdit($0, name) } ? .oneEdit : nil
  }

  /// Whether a part has a label before it and more of the name behind.
  private func isInner(_ range: Range<Int>, in text: [Unicode.Scalar]) -> Bool {
    range.lowerBound > 0 && text[range.lowerBound - 1] == "."
      && range.upperBound < text.count && isBounded(range, in: text)
  }

  /// Whether a name stands in another at a place that a closure accepts.
  private func stands(
    _ name: [Unicode.Scalar], in text: [Unicode.Scalar], where isPlace: (Range<Int>) -> Bool
  ) -> Bool {
    text.indices.contains { start in
      let range = start..<start + name.count
      return range.upperBound <= text.count && text[range].elementsEqual(name) && isPlace(range)
    }
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
