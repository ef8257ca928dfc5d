/// A figure that depends on nothing but the program, as it was measured.
struct GuardFigure: Equatable {
  /// What it is.
  let name: String
  /// How much.
  let value: Double
  /// How much more is allowed before anybody has to look, as a share.
  let allowance: Double
  /// How much more is allowed whatever the value: what a pass does once, not for each entry.
  var constantAllowance = 0.0

  /// The bound that is recorded with it.
  var bound: GuardBound {
    GuardBound(
      name: name, recorded: value.roundedToThousandths,
      maximum: (value * (1 + allowance) + constantAllowance).roundedToThousandths)
  }
}

/// What a figure was when it was recorded, and what it may be.
struct GuardBound: Codable, Equatable {
  /// The name of the figure.
  let name: String
  /// What it was.
  let recorded: Double
  /// What it may be.
  let maximum: Double
}

extension Double {
  /// Three digits behind the point, which is what the file shows.
  fileprivate var roundedToThousandths: Double { (self * 1000).rounded() / 1000 }
}
