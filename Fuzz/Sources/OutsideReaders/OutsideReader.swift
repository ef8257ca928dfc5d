public import LinkValidation

/// A reader of URLs that is not this project's: the one that a model in `LinkValidation` stands for.
public protocol OutsideReader: AnyObject {
  /// Which model it is held against.
  var reader: URLReader { get }
  /// The reader's name and version.
  var name: String { get }
  /// Reads texts.
  ///
  /// - Parameter texts: Texts, which need not be UTF-8.
  /// - Returns: A reading for each text, in order; `nil` where the reader refuses it.
  /// - Throws: ``OutsideReaderError`` where the reader fails, which is not the same as refusing.
  func readings(of texts: [[UInt8]]) throws(OutsideReaderError) -> [URLReading?]
}

/// Why an outside reader is not there, or no longer.
public enum OutsideReaderError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A program or library that the reader needs is missing.
  case missing(String)
  /// The program that reads ended.
  case ended(String)
  /// The program that reads gave an answer that is none.
  case malformedAnswer(String)

  /// What is the matter with which reader.
  public var description: String {
    switch self {
    case .missing(let what): "\(what) is missing"
    case .ended(let name): "\(name) ended"
    case .malformedAnswer(let name): "\(name) gave a malformed answer"
    }
  }
}
