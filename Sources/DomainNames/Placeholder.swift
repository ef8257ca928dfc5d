public import URLStandard
extension DomainToASCII where Self == ASCIIOnlyDomainToASCII { public static var icu: Self { .init() } }
