import DomainNames

extension KnownDifference where Subject == WrittenName {
  /// Why libidn2 may refuse a name that is taken here.
  public static let refusedByIDN2: [KnownDifference] = []

  /// Why libidn2 may take a name that is refused here.
  public static let takenByIDN2: [KnownDifference] = []

  /// Why libidn2 may give another name than it is here.
  public static let mappedByIDN2: [KnownDifference] = []
}
