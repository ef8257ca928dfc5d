/// The symbols that objects ask for, as `nm` lists them.
struct ObjectSymbols: Sendable, Equatable {
  /// The names, in the order of the list.
  private(set) var undefined: [String] = []

  /// Reads the output of `nm` on one or more objects.
  init(parsing output: some StringProtocol) {
    for line in output.split(whereSeparator: \.isNewline) {
      let fields = line.split(separator: " ")
      // A name of a file ends in a colon; symbols that are defined have an address before them.
      guard fields.count == 2, fields[0] == "U" || fields[0] == "w" else { continue }
      undefined.append(String(fields[1]))
    }
  }

  /// How many symbols begin with one of the prefixes.
  func count(of prefixes: [String]) -> Int {
    undefined.count { symbol in prefixes.contains { symbol.hasPrefix($0) } }
  }
}
