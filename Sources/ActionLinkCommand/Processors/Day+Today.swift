import LinkValidation

extension IgnoreEntry.Day {
  /// This day, in UTC.
  static var today: Self { Self(daysSince1970: Platform.daysSince1970()) }
}
