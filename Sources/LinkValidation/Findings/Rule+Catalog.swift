extension Rule {
  /// All rules, in the order of the rule reference: by section, then as their files list them.
  public static let all: [Rule] = {
    // A stable order: the catalog may hold the rules of one section in several places.
    Section.allCases.flatMap { section in RuleCatalog.rules.filter { $0.section == section } }
  }()

  private static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }

  /// The rule of an id, or `nil` where there is none.
  public static func named(_ id: String) -> Rule? { byID[id] }

  /// The id that somebody meant who wrote another, or `nil` where none is near.
  ///
  /// - Parameter id: What was written; a text of more than 64 bytes is nobody's slip of the pen.
  /// - Returns: An id of ``all``, or `nil`.
  /// - Complexity: O(*n* · *m*), where *n* is the length of all ids and *m* that of the text.
  public static func nearestID(to id: String) -> String? {
    id.utf8.count > 64 ? nil : NearestName.suggestion(for: id, among: all.map(\.id))
  }
}
