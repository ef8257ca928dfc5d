/// Any ``DomainToASCII`` behind one type, so that one parser is compiled for all of them.
///
/// A generic parser is not specialized for a type of another module: each access to one of its
/// fields then goes by offsets worked out at run time, which doubled the cost of a URL. A call
/// through a closure costs nothing beside that, the less as only domains beyond ASCII need one.
@frozen @usableFromInline
package struct ErasedDomainToASCII: DomainToASCII {
  @usableFromInline let append:
    @Sendable (Span<UInt8>, inout [UInt8]) throws(DomainToASCIIFailure) -> Void
  @usableFromInline let isValid: @Sendable (Span<UInt8>) -> Bool

  /// Erases the type of a processor.
  ///
  /// Inlined where the type is known, so that one without fields takes no allocation.
  @inlinable
  package init(_ domains: some DomainToASCII) {
    append = { (domain, output) throws(DomainToASCIIFailure) in
      try domains.appendASCII(of: domain, to: &output)
    }
    isValid = { domains.isStrictlyValid($0) }
  }

  @usableFromInline
  package func appendASCII(
    of domain: Span<UInt8>, to output: inout [UInt8]
  ) throws(DomainToASCIIFailure) {
    try append(domain, &output)
  }

  @usableFromInline
  package func isStrictlyValid(_ domain: Span<UInt8>) -> Bool { isValid(domain) }
}
