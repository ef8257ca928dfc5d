/// Where in the input a link stands, counted from 1.
enum LinkPlace: Equatable, Sendable, CustomStringConvertible {
  /// An operand of the command line.
  case operand(Int)

  /// A line of standard input.
  case line(Int)

  /// The place as messages name it.
  var description: String {
    switch self {
    case .operand(let number): "argument \(number)"
    case .line(let number): "line \(number)"
    }
  }
}

/// Why a place of the input has no link that could be looked at.
enum UnreadableLink: Error, Equatable, Sendable {
  /// The link has more bytes than the limit.
  case tooLong(limit: Int)

  /// The line is in quotes but no JSON string.
  case invalidJSONString(JSONStringError)

  /// The name of the error in output.
  var code: String {
    switch self {
    case .tooLong: "input-too-long"
    case .invalidJSONString(let error): error.code
    }
  }

  /// The first byte of the input that is at fault, in bytes from the beginning of the line.
  var offset: Int {
    switch self {
    case .tooLong(let limit): limit
    case .invalidJSONString(let error): error.offset
    }
  }

  /// What is wrong, for a message.
  var message: String {
    switch self {
    case .tooLong(let limit): "the link is longer than \(limit) bytes"
    case .invalidJSONString(let error): "not a JSON string (\(error.code) at byte \(error.offset))"
    }
  }
}

/// Why a text is no JSON string.
struct JSONStringError: Error, Equatable, Sendable {
  /// The name of the error.
  let code: String

  /// Where it is, in bytes from the opening quote.
  let offset: Int
}
