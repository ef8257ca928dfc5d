/// What keeps a row of a table from counting.
enum RowProblem: Error, Codable, Equatable {
  /// The peer is not installed here, or cannot be built from what is.
  case missing(String)
  /// It is there, but could not be run, or ended before its work was done.
  case failed(String)
  /// It refused entries that it should accept.
  case refuses(Int)
  /// It did not come to what the others came to.
  case resultDiffers

  /// Judges what a pass came to; `nil` where nothing is wrong.
  ///
  /// - Parameters:
  ///   - result: What it came to.
  ///   - shared: What it must come to, or `nil` where its peer does something else than the others.
  ///   - entries: How many entries it must accept, or `nil` where it may refuse some.
  init?(_ result: PassResult, shared: PassResult?, entries: Int?) {
    if let entries, result.accepted != entries {
      self = .refuses(entries - result.accepted)
    } else if let shared, result != shared {
      self = .resultDiffers
    } else {
      return nil
    }
  }

  /// Whether the run fails for it.
  var isFailure: Bool {
    if case .missing = self { false } else { true }
  }

  /// What the table says.
  var text: String {
    switch self {
    case .missing(let reason): "missing: \(reason)"
    case .failed(let reason): "failed: \(reason)"
    case .refuses(let count): "refuses \(count)"
    case .resultDiffers: "result differs"
    }
  }
}

extension PassResult {
  /// What most of some passes came to, which all of them should; the first of those that are as many.
  static func mostCommon(of results: [PassResult]) -> PassResult? {
    var best: (result: PassResult, count: Int)?
    for result in results {
      let count = results.count { $0 == result }
      if count > best?.count ?? 0 { best = (result, count) }
    }
    return best?.result
  }
}
