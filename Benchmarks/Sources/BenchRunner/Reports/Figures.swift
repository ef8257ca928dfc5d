import Foundation

/// How figures are written.
enum Figures {
  /// A number with so many digits behind the point.
  static func fixed(_ number: Double, _ digits: Int) -> String {
    number.formatted(
      .number.precision(.fractionLength(digits)).locale(Locale(identifier: "en_US_POSIX"))
        .grouping(.never))
  }

  /// A whole number with commas between its thousands.
  static func whole(_ number: Double) -> String {
    let digits = Array(String(Int(number.rounded())))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3), digits[index - 1] != "-" {
        text += ","
      }
      text.append(digit)
    }
    return text
  }

  /// A share in percent.
  static func percent(_ share: Double) -> String { fixed(100 * share, 0) + " %" }
}
