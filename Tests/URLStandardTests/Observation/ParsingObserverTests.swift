import DomainNames
import Testing
import URLStandard

@Suite("Observers")
struct ParsingObserverTests {
  /// Counts, and takes errors, in one.
  private struct Everything: ParsingObserver {
    static var recordsValidationErrors: Bool { true }
    var steps = 0
    var errors = 0

    mutating func step(_ count: Int) { steps += count }
    mutating func validationError(_ error: ValidationError, at offset: Int) { errors += 1 }
  }

  @Test("A log keeps the errors of all inputs that it watched, in their order")
  func log() throws {
    var log = ValidationErrorLog()
    _ = try URLRecord([UInt8]("https://a/<".utf8).span, domains: .icu, observer: &log)
    #expect(throws: URLParsingError.self) {
      _ = try URLRecord([UInt8]("//".utf8).span, domains: .icu, observer: &log)
    }
    _ = try URLRecord([UInt8]("https://u@a/".utf8).span, domains: .icu, observer: &log)
    #expect(
      log.entries == [
        .init(error: .invalidURLUnit, offset: 10),
        .init(error: .missingSchemeNonRelativeURL, offset: 0),
        .init(error: .invalidCredentials, offset: 9),
      ])
  }

  @Test("Steps add up over inputs, also those that fail")
  func steps() {
    var counter = StepCounter()
    _ = try? URLRecord([UInt8]("https://a/".utf8).span, domains: .icu, observer: &counter)
    let first = counter.steps
    #expect(first >= 10)
    _ = try? URLRecord([UInt8]("https://a:b/".utf8).span, domains: .icu, observer: &counter)
    #expect(counter.steps >= first + 10)
  }

  @Test("An observer may take both; taking errors takes more steps")
  func both() throws {
    // An http URL would be looked at for the short way first, which tells no errors.
    let input = [UInt8]("ftp://u@a/%<".utf8)
    var counter = StepCounter()
    var everything = Everything()
    _ = try URLRecord(input.span, domains: .icu, observer: &counter)
    _ = try URLRecord(input.span, domains: .icu, observer: &everything)
    #expect(everything.errors == 3)
    #expect(everything.steps > counter.steps)
  }

  @Test("Only observers that say so are told of errors that take work to find")
  func names() {
    #expect(!SilentObserver.recordsValidationErrors)
    #expect(!StepCounter.recordsValidationErrors)
    #expect(ValidationErrorLog.recordsValidationErrors)
    #expect(Set(ValidationError.allCases.map(\.name)).count == ValidationError.allCases.count)
  }
}
