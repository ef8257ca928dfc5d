internal import JSONText
internal import LinkValidation

/// Finds the places in a policy file that findings are about.
///
/// Unknown and duplicate keys are reported in the order in which they stand. Any other finding is
/// about the entry that its message names first: as `entry 3 of 'linkDomains'`, or by a path in quotes
/// such as `linkDomains[2]`, as `PolicyReadingError` does. Of equal keys the last counts, as for the
/// reader.
struct PolicyPlaces {
  private let document: JSONDocument
  private var unknownKeys: [JSONMember] = []
  private var duplicates: [JSONMember] = []

  /// Reads a policy file once more; `nil` where it is no JSON object.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init?(_ text: [UInt8]) {
    guard let document = try? JSONDocument(reading: text), let object = document.root.object else {
      return nil
    }
    self.document = document
    unknownKeys = object.filter { LinkPolicy.Key(rawValue: $0.key.string) == nil }.reversed()
    duplicates = object.duplicates.filter { LinkPolicy.Key(rawValue: $0.key.string) != nil }
      .reversed()
  }

  /// The place of the next finding, or `nil` where it is about the file as a whole.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text up to the place.
  mutating func next(of finding: Finding) -> JSONPosition? {
    let offset =
      switch finding.rule {
      case "config-unknown-key": unknownKeys.popLast()?.key.range.lowerBound
      case "config-duplicate-key": duplicates.popLast()?.key.range.lowerBound
      default: offset(of: finding.message)
      }
    return offset.map { document.position(of: $0) }
  }

  private func offset(of message: String) -> Int? {
    let parts = message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    let words = parts[0].split(separator: " ").suffix(3)
    if words.count == 3, words.first == "entry", words.last == "of",
      let number = Int(words[words.startIndex + 1])
    {
      return node(at: "\(parts[1])[\(number - 1)]")?.range.lowerBound
    }
    return node(at: parts[1])?.range.lowerBound
  }

  /// The value at a path such as `ignore[0].until`.
  private func node(at path: Substring) -> JSONNode? {
    var node = document.root
    for step in path.split(whereSeparator: { ".[".contains($0) }) {
      if step.last == "]" {
        guard let index = Int(step.dropLast()), index >= 0,
          let element = node.array?.dropFirst(index).first
        else { return nil }
        node = element
      } else {
        guard let value = node.object?[String(step)] else { return nil }
        node = value
      }
    }
    return node.range == document.root.range ? nil : node
  }
}
