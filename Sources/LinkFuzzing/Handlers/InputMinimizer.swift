/// Makes an input smaller as long as it keeps showing what it showed.
struct InputMinimizer {
  /// How often it asks, at most.
  var trialLimit = 600

  /// The smallest text that it comes to, by leaving out runs of bytes: first long ones, then ever
  /// shorter ones.
  ///
  /// - Parameters:
  ///   - text: What to make smaller.
  ///   - shows: Whether a text still shows it.
  /// - Returns: A text that shows it; `text` itself where nothing can be left out.
  func minimized(_ text: String, while shows: (String) -> Bool) -> String {
    var best = Array(text.utf8)
    var trials = 0
    var length = max(1, best.count / 2)
    while true {
      var hasShrunk = false
      var start = 0
      while start < best.count {
        guard trials < trialLimit else { return String(decoding: best, as: UTF8.self) }
        trials += 1
        var candidate = best
        candidate.removeSubrange(start..<min(start + length, best.count))
        // A cut through a character would come back as a longer one.
        let smaller = String(decoding: candidate, as: UTF8.self)
        if smaller.utf8.count < best.count, shows(smaller) {
          best = Array(smaller.utf8)
          hasShrunk = true
        } else {
          start += length
        }
      }
      if length == 1, !hasShrunk { return String(decoding: best, as: UTF8.self) }
      length = max(1, length / 2)
    }
  }
}
