/// Listed names, made for finding hosts that resemble one of them.
///
/// A host that is listed, or shares the registrable domain of a listed one, resembles nothing but by
/// its skeleton: who owns that domain names what stands below it.
public struct LookalikeIndex: Sendable {
  /// A listed name, or the registrable domain of one.
  private struct Name: Sendable {
    let ascii: String
    let scalars: [Unicode.Scalar]
    let registrableDomain: String?
    /// Whether it is long enough for a chance resemblance to be unlikely.
    let isDistinctive: Bool
  }

  private let names: [Name]
  private var skeletons: [String: [Int]] = [:]
  private var foldedSkeletons: [String: [Int]] = [:]
  private let occurrences: NameOccurrences
  private let hyphenated: NameOccurrences
  private let edits: OneEditIndex

  /// Creates an index of a list's domains; its addresses and extensions look like nothing.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the list.
  public init(_ list: DomainList) {
    var names: [Name] = []
    var seen: Set<String> = []
    for appearance in list.hosts.compactMap({ HostAppearance(of: $0) }) {
      let registrable = appearance.registrableDomain
      let spellings = [
        (appearance.ascii, appearance.unicode), (registrable, appearance.registrableUnicode),
      ]
      for case (let ascii?, let unicode?) in spellings where seen.insert(ascii).inserted {
        let skeleton =
          unicode == appearance.unicode
          ? appearance.skeleton : SpoofChecker.shared.skeleton(of: unicode)
        skeletons[skeleton, default: []].append(names.count)
        foldedSkeletons[Self.folded(skeleton), default: []].append(names.count)
        let label = registrable?.utf8.prefix { $0 != UInt8(ascii: ".") }
        names.append(
          Name(
            ascii: ascii, scalars: Array(unicode.unicodeScalars), registrableDomain: registrable,
            isDistinctive: label?.count ?? 0 >= Self.distinctiveLabelLength))
      }
    }
    self.names = names
    // A name of one label, such as `localhost`, and a public suffix stand in many hosts by right.
    let owned = names.enumerated().filter { $0.element.registrableDomain != nil }
      .map { (number: $0.offset, name: $0.element.scalars) }
    occurrences = NameOccurrences(owned)
    hyphenated = NameOccurrences(owned.map { ($0.number, withDots($0.name)) })
    edits = OneEditIndex(owned.filter { names[$0.number].isDistinctive })
  }

  /// The listed name that a host has the skeleton of without being it.
  ///
  /// The host and its registrable domain are compared with each listed name and with its registrable
  /// domain.
  ///
  /// Source: UTS 39, section 4 ("Confusable Detection").
  ///
  /// - Returns: The name as A-labels, or `nil`.
  public func confusable(with host: HostAppearance) -> String? {
    firstSkeleton(of: host) { skeletons[$0] }
  }

  /// How a host resembles a listed name.
  ///
  /// Names of one label, and names whose registrable domain begins with a label of less than five
  /// bytes, are held to less: chance makes neighbors of short names.
  ///
  /// - Complexity: O(*n* × *k*), where *n* is the length of the host and *k* the number of different
  ///   lengths of listed names.
  public func lookalike(of host: HostAppearance) -> Lookalike? {
    guard !names.isEmpty else { return nil }
    if let name = firstSkeleton(of: host, { foldedSkeletons[Self.folded($0)] }) {
      return Lookalike(kind: .sameSkeleton, name: name)
    }
    let text = Array(host.unicode.unicodeScalars)
    func isOther(_ number: Int) -> Bool {
      names[number].ascii != host.ascii
        && names[number].registrableDomain != host.registrableDomain
    }
    let contained = occurrences.first(in: text) { number, range in
      isOther(number) && text[range].elementsEqual(names[number].scalars)
        && (names[number].isDistinctive || isBounded(range, in: text))
    }
    if let contained { return Lookalike(kind: .containsName, name: names[contained].ascii) }
    let dotted = withDots(text)
    let hyphened = hyphenated.first(in: dotted) { number, range in
      isOther(number) && dotted[range].elementsEqual(withDots(names[number].scalars))
        && (range.count == text.count || names[number].isDistinctive && isBounded(range, in: text))
    }
    if let hyphened { return Lookalike(kind: .dotsAndHyphens, name: names[hyphened].ascii) }
    for spelling in [host.unicode, host.registrableUnicode].compactMap(\.self) {
      let text = Array(spelling.unicodeScalars)
      let neighbor = edits.first(near: text) { isOther($0) && isOneEdit(text, names[$0].scalars) }
      if let neighbor { return Lookalike(kind: .oneEdit, name: names[neighbor].ascii) }
    }
    return nil
  }

  /// The first name that has the skeleton of the host or of its registrable domain, and is neither.
  private func firstSkeleton(
    of host: HostAppearance, _ numbers: (String) -> [Int]?
  ) -> String? {
    func other(than ascii: String, skeletons: [String]) -> String? {
      for found in skeletons.compactMap(numbers)
      where !found.contains(where: { names[$0].ascii == ascii }) {
        if let first = found.first { return names[first].ascii }
      }
      return nil
    }
    let skeletons = [host.skeleton] + Self.palochkaSkeletons(of: host.unicode)
    if let name = other(than: host.ascii, skeletons: skeletons) { return name }
    guard let domain = host.registrableDomain, domain != host.ascii,
      let unicode = host.registrableUnicode
    else { return nil }
    return other(
      than: domain,
      skeletons: [SpoofChecker.shared.skeleton(of: unicode)] + Self.palochkaSkeletons(of: unicode))
  }

  /// The skeleton of a name with a capital palochka for each small one; none where it has none.
  ///
  /// Both letters look like an `l`, and UTS 39 says so of the capital one. UTS 46 maps it to the
  /// small one, whose skeleton is an `i`, so that no host would ever have that skeleton. Browsers
  /// make the same addition.
  private static func palochkaSkeletons(of name: String) -> [String] {
    guard name.unicodeScalars.contains("\u{4CF}") else { return [] }
    let scalars = name.unicodeScalars.map { $0 == "\u{4CF}" ? "\u{4C0}" : $0 }
    return [SpoofChecker.shared.skeleton(of: String(String.UnicodeScalarView(scalars)))]
  }

  private static let distinctiveLabelLength = 5

  /// The folded skeleton of a name.
  static func foldedSkeleton(of name: String) -> String {
    folded(SpoofChecker.shared.skeleton(of: name))
  }

  /// The skeleton with its ASCII letters in lower case: that of a zero is a capital O.
  private static func folded(_ skeleton: String) -> String {
    String(decoding: asciiLowercased(skeleton.utf8.span), as: UTF8.self)
  }
}

/// The name with dots for its hyphens.
func withDots(_ name: [Unicode.Scalar]) -> [Unicode.Scalar] {
  name.map { $0 == "-" ? "." : $0 }
}

/// Whether a part of a name has a dot, a hyphen or nothing on either side.
func isBounded(_ range: Range<Int>, in name: [Unicode.Scalar]) -> Bool {
  func isBoundary(_ scalar: Unicode.Scalar) -> Bool { scalar == "." || scalar == "-" }
  return (range.lowerBound == 0 || isBoundary(name[range.lowerBound - 1]))
    && (range.upperBound == name.count || isBoundary(name[range.upperBound]))
}
