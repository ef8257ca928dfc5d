import Foundation
public import LinkValidation
import RunnerTool

/// A reader in a program of its own, which answers a line for every line.
///
/// The lines are those that `Scripts/reader.py` describes.
public final class ChildProcessReader: OutsideReader {
  /// Which model the program is held against.
  public let reader: URLReader
  /// The name and version that the program gives.
  public let name: String

  private let program: String
  private let child: LineProcess

  /// Starts the program with one of the scripts beside this file.
  ///
  /// - Throws: `OutsideReaderError.missing` where the program or what it needs is missing.
  init(
    _ reader: URLReader, program: String, script: String, arguments: [String] = []
  ) throws(OutsideReaderError) {
    self.reader = reader
    let scripts = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Scripts")
    guard let executable = try? Executables.find(program),
      let child = try? LineProcess(
        executable, [scripts.appending(path: script).path] + arguments)
    else { throw .missing(program) }
    self.program = program
    self.child = child
    guard let greeting = child.readLine() else { throw .ended(program) }
    guard greeting.starts(with: "ready ".utf8) else {
      let words = String(decoding: greeting, as: UTF8.self).split(separator: " ").dropFirst()
      throw .missing(words.isEmpty ? program : words.joined(separator: " "))
    }
    name = String(decoding: greeting.dropFirst(6), as: UTF8.self)
  }

  /// Sends the texts, and reads as many answers.
  public func readings(of texts: [[UInt8]]) throws(OutsideReaderError) -> [URLReading?] {
    var request: [UInt8] = []
    for text in texts {
      request += text.flatMap { [Self.digits[Int($0 >> 4)], Self.digits[Int($0 & 15)]] }
      request.append(UInt8(ascii: "\n"))
    }
    child.send(request)
    var readings: [URLReading?] = []
    readings.reserveCapacity(texts.count)
    while readings.count < texts.count {
      guard let line = child.readLine() else { throw .ended(program) }
      readings.append(try reading(line))
    }
    return readings
  }

  private static let digits = Array("0123456789abcdef".utf8)

  private func reading(_ line: [UInt8]) throws(OutsideReaderError) -> URLReading? {
    if line == [UInt8(ascii: "-")] { return nil }
    let fields = line.split(separator: UInt8(ascii: " "))
    guard fields.count == 4 else { throw .malformedAnswer(name) }
    let port: URLReading.Port
    switch fields[2] {
    case [UInt8(ascii: ".")]: port = .none
    case [UInt8(ascii: "!")]: port = .refused
    default:
      // A number too large for this is one too large for any port.
      let number = UInt32(String(decoding: fields[2], as: UTF8.self)) ?? .max
      port = .number(min(number, UInt32(Int32.max)))
    }
    let scheme = try text(fields[0])
    return URLReading(
      by: reader, scheme: scheme.map { String(decoding: $0, as: UTF8.self) },
      hasUserinfo: fields[3] == [UInt8(ascii: "1")], host: try text(fields[1]),
      hostIsDecoded: false, port: port)
  }

  /// The bytes of a field of hexadecimal digits behind `=`.
  private func text(_ field: ArraySlice<UInt8>) throws(OutsideReaderError) -> [UInt8]? {
    if field == [UInt8(ascii: ".")] { return nil }
    let digits = Array(field.dropFirst())
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: digits.count, by: 2) {
      let pair = String(decoding: digits[index..<min(index + 2, digits.count)], as: UTF8.self)
      guard let byte = UInt8(pair, radix: 16) else { throw .malformedAnswer(name) }
      bytes.append(byte)
    }
    return bytes
  }
}
