import JSONText
import RunnerTool

/// The table of all planted faults, and of the targets without one.
struct FaultTable: Sendable, Equatable {
  /// The faults in the order of their names.
  private(set) var faults: [FaultRow] = []
  /// The targets without a fault, in the order of their names.
  private(set) var controls: [ControlRow] = []

  /// A table of what came of tasks, in whatever order they were done.
  init(_ outcomes: [SelfTestTask.Outcome]) {
    for outcome in outcomes {
      switch outcome {
      case .control(let summary): controls.append(ControlRow(summary))
      case .fault(let result): faults.append(FaultRow(result))
      }
    }
    sort()
  }

  private mutating func sort() {
    faults.sort { $0.fault < $1.fault }
    controls.sort { $0.target < $1.target }
  }

  /// Adds the rows of an earlier table that this one does not have.
  ///
  /// - Parameters:
  ///   - earlier: The earlier table.
  ///   - names: The faults that there are: rows of others are left out, and of targets that notice
  ///     none of them.
  mutating func addRows(of earlier: FaultTable, among names: [String]) {
    faults += earlier.faults.filter { row in
      names.contains(row.fault) && !faults.contains { $0.fault == row.fault }
    }
    controls += earlier.controls.filter { row in
      faults.contains { $0.target == row.target } && !controls.contains { $0.target == row.target }
    }
    sort()
  }

  /// Whether every fault was detected and nothing was found without one.
  var isGood: Bool { faults.allSatisfy(\.isDetected) && controls.allSatisfy { $0.findings == 0 } }

  /// The table in lines.
  var text: String {
    let header = ["fault", "target", "caught by", "reached", "detected", "median s", "executions"]
    let rows = [header] + faults.map(\.cells)
    let widths = header.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      // The last column ends where its text does.
      return (cells.dropLast() + row.suffix(1)).joined(separator: "  ")
    }
    lines += controls.map(\.text)
    lines.append("\(faults.count(where: \.isDetected)) of \(faults.count) faults detected")
    return lines.joined(separator: "\n") + "\n"
  }
}

extension FaultTable {
  /// Reads a table that ``json`` wrote.
  ///
  /// - Throws: ``RunnerFailure`` where it is none.
  init(_ json: [UInt8]) throws {
    guard let object = try? JSONDocument(reading: json).root.object,
      let faults = object["faults"]?.array, let controls = object["controls"]?.array
    else { throw RunnerFailure("the table of planted faults is not one") }
    self.faults = faults.compactMap(FaultRow.init)
    self.controls = controls.compactMap(ControlRow.init)
    guard self.faults.count == faults.count, self.controls.count == controls.count else {
      throw RunnerFailure("the table of planted faults has a row that is none")
    }
  }

  /// The table as JSON.
  var json: [UInt8] {
    var writer = JSONWriter(style: .indented)
    writer.object { object in
      object.array("faults") { array in for row in faults { row.write(to: &array) } }
      object.array("controls") { array in for row in controls { row.write(to: &array) } }
    }
    return writer.takeBytes()
  }
}
