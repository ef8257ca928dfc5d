/// A frame of a stack as the symbolizer writes it.
struct StackFrame: Sendable, Equatable {
  /// The function; Swift's in the clear where the text was demangled.
  let function: String
  /// The path of the file, or `nil` where there is no source.
  let file: String?
  /// The line in it.
  let line: Int?

  /// Reads a line such as `    #3 0x55 in name /folder/file.swift:12:5`; `nil` for other lines.
  ///
  /// ThreadSanitizer writes no address, and the program and the place in it behind.
  init?(_ text: some StringProtocol) {
    let text = text.drop { $0 == " " }
    let number = text.dropFirst().prefix { $0.isASCII && $0.isNumber }
    guard text.first == "#", !number.isEmpty, text[number.endIndex...].hasPrefix(" ") else {
      return nil
    }
    var rest = text[number.endIndex...].dropFirst()
    if rest.hasPrefix("0x"), let range = rest.firstRange(of: " in ") {
      rest = rest[range.upperBound...]
    }
    if let build = rest.firstRange(of: " (BuildId:") { rest = rest[..<build.lowerBound] }
    if rest.hasSuffix(")"), let program = rest.ranges(of: " (").last,
      rest[program.upperBound...].contains("+0x")
    {
      rest = rest[..<program.lowerBound]
    }
    guard let space = rest.lastIndex(of: " ") else {
      (function, file, line) = (String(rest), nil, nil)
      return
    }
    let place = rest[rest.index(after: space)...]
    function = String(rest[..<space])
    let parts = place.split(separator: ":")
    let isSource = place.hasPrefix("/") && parts.count > 1
    file = isSource ? String(parts[0]) : nil
    line = isSource ? Int(parts[1]) : nil
  }

  /// Whether it is in the sources that are tried, and no check that the compiler put there.
  var isOwn: Bool {
    guard let file, !function.hasPrefix("Swift runtime failure") else { return false }
    guard let range = file.ranges(of: "/Sources/").last else { return false }
    let module = file[range.upperBound...].prefix { $0 != "/" }
    return !Self.harness.contains(String(module))
  }

  /// The modules that every stack passes through.
  private static let harness = ["FuzzEntryPoints", "LinkFuzzing", "CFuzzer"]

  /// The function and where in which file, without the folders.
  var description: String {
    guard let file, let line else { return function }
    return "\(function) (\(file.split(separator: "/").last ?? ""):\(line))"
  }
}
