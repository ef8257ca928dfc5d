/// A query parameter that some SDK looks up by name.
enum SDKParameter: String, CaseIterable {
  case apiKey
  case mode
  case oobCode
  case continueURL = "continueUrl"
  case language = "lang"
  case languageCode
  case tenantID = "tenantId"
  case link
  case deepLinkID = "deep_link_id"

  /// The parameter's place in a list of all.
  var index: Int {
    switch self {
    case .apiKey: 0
    case .mode: 1
    case .oobCode: 2
    case .continueURL: 3
    case .language: 4
    case .languageCode: 5
    case .tenantID: 6
    case .link: 7
    case .deepLinkID: 8
    }
  }

  /// The parameter that a name spells exactly, or `nil` where no SDK asks for that name.
  init?(spelling name: some Collection<UInt8>) {
    let count = name.count
    for (spelling, parameter) in Self.spellings
    where spelling.count == count && name.elementsEqual(spelling) {
      self = parameter
      return
    }
    return nil
  }

  private static let spellings = allCases.map { (Array($0.rawValue.utf8), $0) }
}

/// The values, in UTF-8, that a query gives to the parameters SDKs look up.
struct SDKParameters {
  private var values = [[UInt8]?](repeating: nil, count: SDKParameter.allCases.count)

  /// The parameter's value, or `nil` where the query has none.
  subscript(parameter: SDKParameter) -> [UInt8]? {
    get { values[parameter.index] }
    set { values[parameter.index] = newValue }
  }

  /// The parameter's value as text, or `nil` where the query has none.
  func text(_ parameter: SDKParameter) -> String? {
    self[parameter].map { String(decoding: $0, as: UTF8.self) }
  }

  /// The parameter's value, or `nil` where the query has none or an empty one.
  func nonEmpty(_ parameter: SDKParameter) -> [UInt8]? {
    guard let value = self[parameter], !value.isEmpty else { return nil }
    return value
  }
}

/// The pieces of a text between single-byte separators, empty ones included.
struct Pieces: Sequence, IteratorProtocol {
  private var rest: ArraySlice<UInt8>?
  private let separator: UInt8

  /// Creates the sequence of pieces; a text without separator is one piece, as is the empty text.
  init(of text: ArraySlice<UInt8>, separatedBy separator: Unicode.Scalar) {
    rest = text
    self.separator = UInt8(ascii: separator)
  }

  mutating func next() -> ArraySlice<UInt8>? {
    guard let text = rest else { return nil }
    guard let end = text.firstIndex(of: separator) else {
      rest = nil
      return text
    }
    rest = text[(end + 1)...]
    return text[..<end]
  }
}

extension UInt8 {
  /// The value of an ASCII hexadecimal digit, or `nil` for any other byte.
  var hexadecimalDigitValue: UInt8? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes begin with the text.
  func begins(with prefix: String) -> Bool { starts(with: prefix.utf8) }

  /// Whether the text occurs in the bytes; linear in the bytes times the length of the text.
  func contains(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    var rest = self
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.begins(with: text) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
