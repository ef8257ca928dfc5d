#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// Keeps the input that a handler works on in a file, where it survives the handler's end.
///
/// A trap ends the process, and with it the report. Give a campaign a journal where it may come to
/// that, and ask the journal afterwards: in an exit test, or in the next run.
///
/// ```swift
/// await #expect(processExitsWith: .success) {
///   _ = campaign.run(iterations: 20_000, journal: CrashJournal(path: path))
/// }
/// #expect(CrashJournal(path: path).crash == nil)
/// ```
public struct CrashJournal: Sendable, Hashable {
  /// The path of the file; a run makes it anew, and removes it at its end.
  public let path: String

  /// Creates a journal that keeps its input in a file.
  public init(path: String) { self.path = path }

  /// What ended the last run before its time, or `nil` where it came to its end.
  ///
  /// Its input is not made smaller.
  public var crash: HandlerReport.Failure? {
    // Sound: each call gets a path or a buffer that lives as long as it takes.
    let file = unsafe open(path, O_RDONLY)
    guard file >= 0 else { return nil }
    defer { _ = close(file) }
    var content = [UInt8](repeating: 0, count: HandlerCampaign.maximumLength * 3 + 32)
    let count = unsafe content.withUnsafeMutableBytes { buffer in
      unsafe read(file, buffer.baseAddress, buffer.count)
    }
    guard count > 0 else { return nil }
    let lines = content[..<count].split(
      separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
    guard lines.count == 2, let execution = Int(String(decoding: lines[0], as: UTF8.self)) else {
      return nil
    }
    return HandlerReport.Failure(
      mistake: .crash, input: String(decoding: lines[1], as: UTF8.self), execution: execution)
  }

  /// Begins a run; `nil` where the file cannot be made, and then nothing is kept.
  func begin() -> Page? {
    let file = unsafe open(path, O_RDWR | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
    return file >= 0 ? Page(path: path, file: file) : nil
  }

  /// The file of a run.
  struct Page {
    fileprivate let path: String
    fileprivate let file: CInt

    /// Puts an input in place of the one before.
    func record(_ text: String, execution: Int) {
      let content = Array("\(execution)\n\(text)".utf8)
      _ = ftruncate(file, 0)
      _ = unsafe content.withUnsafeBytes { buffer in
        unsafe pwrite(file, buffer.baseAddress, buffer.count, 0)
      }
    }

    /// Ends the run: there was no crash.
    func end() {
      _ = close(file)
      _ = unsafe unlink(path)
    }
  }
}
