import DomainNames
public import LinkFuzzing
public import OutsideReaders
import URLStandard

/// What the programs give that `differential-hosts` compares with.
public struct OutsideDomains: Sendable {
  /// ada's ASCII form of a name, `nil` where it refuses the name.
  public var ada: @Sendable ([UInt8]) -> [UInt8]?
  /// libidn2's ASCII form of a name, `nil` where it refuses the name.
  public var idn2: @Sendable ([UInt8]) -> [UInt8]?

  /// Creates the programs; without arguments, the real ones.
  public init(
    ada: @escaping @Sendable ([UInt8]) -> [UInt8]? = { Ada.domainToASCII($0) },
    idn2: @escaping @Sendable ([UInt8]) -> [UInt8]? = {
      // Here an empty name counts as refused, as the URL parser has it.
      (try? IDN2.domainToASCII($0)).flatMap { $0.isEmpty ? nil : $0 }
    }
  ) {
    self.ada = ada
    self.idn2 = idn2
  }
}

extension FuzzTarget {
  /// Domain to ASCII over ICU against libidn2, and against ada where it is there.
  public static let differentialHosts = {
    let target = differentialHosts(counting: DifferenceCounts())
    if !Ada.isPresent { sayMissing("ada", for: target.name) }
    return target
  }()

  /// Domain to ASCII over ICU against other programs.
  ///
  /// An input is a domain name; what is not UTF-8 is not compared.
  ///
  /// - Parameters:
  ///   - counts: Where known differences are counted.
  ///   - outside: The programs.
  /// - Returns: The target.
  public static func differentialHosts(
    counting counts: DifferenceCounts, against outside: OutsideDomains = OutsideDomains()
  ) -> FuzzTarget {
    FuzzTarget(
      "differential-hosts",
      summary: "ada and libidn2 give a domain's ASCII form as it is here, but for listed reasons.",
      maximumLength: 512, input: .host
    ) { input throws(PropertyFailure) in
      guard (try? UTF8Span(validating: input.span)) != nil else { return }
      if Ada.isPresent { try compareWithAda(input, counting: counts, outside.ada) }
      // libidn2 takes a C string.
      if !input.contains(0) { try compareWithIDN2(input, counting: counts, outside.idn2) }
    }
  }
}

private func fail(_ detail: String) -> PropertyFailure {
  PropertyFailure("differential-hosts", detail)
}

/// The ASCII form by this project; `nil` where it is refused or empty.
private func domainToASCII(_ name: [UInt8]) -> [UInt8]? {
  var output: [UInt8] = []
  do throws(DomainToASCIIFailure) {
    try ICUDomainToASCII.icu.appendASCII(of: name.span, to: &output)
  } catch {
    return nil
  }
  return output.isEmpty ? nil : output
}

private func compareWithAda(
  _ name: [UInt8], counting counts: DifferenceCounts, _ ada: ([UInt8]) -> [UInt8]?
) throws(PropertyFailure) {
  // ada looks into A-labels only where a label is not ASCII.
  let name = name.contains { $0 >= 0x80 } ? name : name + ".\u{E9}".utf8
  let (ours, theirs) = (domainToASCII(name), ada(name))
  if ours == theirs { return }
  let known: [KnownDifference<WrittenName>]
  let detail: String
  switch (ours == nil, theirs == nil) {
  case (false, true):
    (known, detail) = (KnownDifference.refusedByAda, "taken here, refused by ada")
  case (true, false): (known, detail) = (KnownDifference.takenByAda, "refused here, taken by ada")
  default: (known, detail) = ([], "ada gives another name")
  }
  guard counts.count(WrittenName(name), among: known) else { throw fail(detail) }
}

private func compareWithIDN2(
  _ name: [UInt8], counting counts: DifferenceCounts, _ idn2: ([UInt8]) -> [UInt8]?
) throws(PropertyFailure) {
  let (ours, theirs) = (domainToASCII(name), idn2(name))
  if ours == theirs { return }
  let known: [KnownDifference<WrittenName>]
  let detail: String
  switch (ours == nil, theirs == nil) {
  case (false, true):
    (known, detail) = (KnownDifference.refusedByIDN2, "taken here, refused by libidn2")
  case (true, false):
    (known, detail) = (KnownDifference.takenByIDN2, "refused here, taken by libidn2")
  default: (known, detail) = (KnownDifference.mappedByIDN2, "libidn2 gives another name")
  }
  guard counts.count(WrittenName(name), among: known) else { throw fail(detail) }
}
