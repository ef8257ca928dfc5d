/// A finding that is known and accepted, with the reason and perhaps a last day.
public struct IgnoreEntry: Sendable, Hashable {
  /// The id of the rule whose findings are ignored.
  public var rule: String
  /// The host that the finding must be about, or `nil` for any.
  public var host: String?
  /// Why it is accepted.
  public var reason: String
  /// The last day on which it is ignored, or `nil` for ever.
  public var until: Day?

  /// Creates an entry.
  public init(rule: String, host: String? = nil, reason: String, until: Day? = nil) {
    self.rule = rule
    self.host = host
    self.reason = reason
    self.until = until
  }

  /// A day of the Gregorian calendar, such as `2027-01-31`.
  public struct Day: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The year, from 1 to 9999.
    public let year: Int
    /// The month, from 1 to 12.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// Reads a day written `YYYY-MM-DD`; `nil` where it is none of the calendar's.
    public init?(_ text: String) {
      let bytes = Array(text.utf8)
      guard bytes.count == 10, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-") else {
        return nil
      }
      func number(_ range: Range<Int>) -> Int? {
        var value = 0
        for byte in bytes[range] {
          guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
          value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return value
      }
      guard let year = number(0..<4), let month = number(5..<7), let day = number(8..<10),
        year > 0, (1...12).contains(month), day >= 1, day <= Self.length(of: month, in: year)
      else { return nil }
      self.year = year
      self.month = month
      self.day = day
    }

    /// Creates the day that lies so many days after 1 January 1970, in UTC.
    ///
    /// - Parameter days: The number of days, such as the seconds of a Unix time over 86,400.
    public init(daysSince1970 days: Int) {
      // The civil calendar in eras of 400 years that begin on 1 March.
      let shifted = days + 719_468
      let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
      let dayOfEra = shifted - era * 146_097
      let yearOfEra =
        (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
      let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
      let shiftedMonth = (5 * dayOfYear + 2) / 153
      day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
      month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
      year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    private static func length(of month: Int, in year: Int) -> Int {
      switch month {
      case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
      case 4, 6, 9, 11: 30
      default: 31
      }
    }

    /// The day as `YYYY-MM-DD`.
    public var description: String {
      func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
      }
      return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(day, 2)
    }

    /// Whether one day comes before another.
    public static func < (left: Self, right: Self) -> Bool {
      (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
  }
}
