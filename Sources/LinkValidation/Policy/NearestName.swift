/// Finds the name that somebody meant who wrote another.
package enum NearestName {
  /// The candidate nearest to `name`, or `nil` where none is near.
  ///
  /// The only candidate that `name` is a beginning of comes first; then the one at the smallest
  /// distance, if that is at most a third of the name's length. Of equals the first is taken.
  package static func suggestion(for name: String, among candidates: [String]) -> String? {
    let extensions = candidates.filter { $0.hasPrefix(name) }
    if name.utf8.count > 1, extensions.count == 1 { return extensions.first }

    let limit = max(1, name.utf8.count / 3)
    var nearest: (name: String, distance: Int)?
    // Names whose lengths are further apart than that need no comparison.
    for candidate in candidates where abs(candidate.utf8.count - name.utf8.count) <= limit {
      let distance = distance(from: name, to: candidate)
      if distance <= limit, distance < nearest?.distance ?? .max {
        nearest = (candidate, distance)
      }
    }
    return nearest?.name
  }

  /// The fewest insertions, deletions, substitutions and swaps of neighbors between two names.
  ///
  /// This is the optimal string alignment distance on UTF-8 bytes. It takes time in the product of
  /// both lengths, so that a caller bounds the name that comes from outside.
  package static func distance(from source: String, to target: String) -> Int {
    let source = Array(source.utf8)
    let target = Array(target.utf8)
    var beforeLast = Array(0...target.count)
    var last = beforeLast
    var current = beforeLast
    for row in source.indices {
      current[0] = row + 1
      for column in target.indices {
        let substitution = last[column] + (source[row] == target[column] ? 0 : 1)
        var best = min(substitution, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, source[row] == target[column - 1],
          source[row - 1] == target[column]
        {
          best = min(best, beforeLast[column - 1] + 1)
        }
        current[column + 1] = best
      }
      // The oldest row is the room for the next one.
      swap(&beforeLast, &last)
      swap(&last, &current)
    }
    return last[target.count]
  }
}
