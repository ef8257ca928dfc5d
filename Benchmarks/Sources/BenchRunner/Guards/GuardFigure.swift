/// A figure that does not depend on what else the machine does, as it was measured.
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

extension GuardFigure {
  static func allocations(of peer: String, _ value: Double) -> GuardFigure {
    GuardFigure(
      name: "\(peer): allocations a link", value: value, allowance: 0.005,
      constantAllowance: 0.005)
  }

  static func allocatedBytes(of peer: String, _ value: Double) -> GuardFigure {
    GuardFigure(
      name: "\(peer): allocated bytes a link", value: value, allowance: 0.01,
      constantAllowance: 10)
  }

  static func instructions(of peer: String, _ value: Double) -> GuardFigure {
    GuardFigure(name: "\(peer): instructions a link", value: value, allowance: 0.03)
  }

  static func steps(_ value: Double) -> GuardFigure {
    GuardFigure(name: "reading: steps a byte", value: value, allowance: 0.005)
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
