import Foundation
import Testing

@testable import ActionLinkCommand

@Suite final class OutputFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "actionlink-\(UUID().uuidString)", directoryHint: .isDirectory)

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ name: String) -> String { folder.appending(path: name).path }
  private func content(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }
  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  @Test("The file is there before a status that is not 0")
  func written() throws {
    let run = ToolRun(["canonicalize", "-o", path("new"), "a", "bad", "b"])
    #expect(run.status == .findings)
    #expect(run.output == "")
    #expect(try content("new") == "<a>\n<b>\n")
    #expect(try names == ["new"])
  }

  @Test("A file that is there is replaced, and keeps its permissions")
  func replaced() throws {
    try "earlier and longer".write(toFile: path("old"), atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path("old"))
    #expect(ToolRun(["url", "a", "--output", path("old")]).status == .success)
    #expect(try content("old") == "<a>\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: path("old"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  @Test("A run that may not finish its file leaves the earlier one")
  func uncommitted() throws {
    try "earlier".write(toFile: path("old"), atomically: false, encoding: .utf8)
    do {
      let file = try OutputFile(path: [UInt8](path("old").utf8))
      try file.write([0x61].span)
    }
    #expect(try content("old") == "earlier")
    #expect(try names == ["old"])
  }

  @Test("A symbolic link stays one, and its target is written")
  func symbolicLink() throws {
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: path("target"))
    #expect(ToolRun(["url", "a", "-o", path("link")]).status == .success)
    #expect(try content("target") == "<a>\n")
    #expect(try names == ["link", "target"])
  }

  @Test("What cannot be created or written is an I/O error")
  func failures() {
    for target in [path("missing/file"), folder.path, "/dev/full", "a\0b"] {
      let run = ToolRun(["url", "a", "-o", target])
      #expect(run.status == .ioError)
      #expect(run.messages.hasPrefix("actionlink: cannot write the file of '--output': "))
    }
  }

  @Test("The name of a file need not be UTF-8")
  func bytes() throws {
    let name = [UInt8](path("x").utf8) + [0xFF]
    let file = try OutputFile(path: name)
    try file.write([0x61].span)
    try file.commit()
    #expect(try Platform.kind(ofFileAt: name.map { CChar(bitPattern: $0) } + [0]) != .absent)
  }
}

@Suite struct DescriptorTests {
  @Test("Bytes written to a pipe are read from it, up to its end")
  func pipe() throws {
    let pipe = Pipe()
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0) }
    try DescriptorSink(pipe.fileHandleForWriting.fileDescriptor).write(bytes.span)
    try pipe.fileHandleForWriting.close()
    let source = DescriptorSource(pipe.fileHandleForReading.fileDescriptor)
    var read: [UInt8] = [7]
    while try source.read(upTo: 300, appendingTo: &read) > 0 {}
    #expect(read == [7] + bytes)
  }

  @Test("Descriptors that do not block are waited for")
  func nonblocking() async throws {
    let pipe = Pipe()
    let (reading, writing) = (
      pipe.fileHandleForReading.fileDescriptor, pipe.fileHandleForWriting.fileDescriptor
    )
    for descriptor in [reading, writing] {
      #expect(fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) == 0)
    }
    let count = 1 << 20
    async let read = {
      var read: [UInt8] = []
      while read.count < count,
        try DescriptorSource(reading).read(upTo: 4096, appendingTo: &read) > 0
      {}
      return read
    }()
    try DescriptorSink(writing).write([UInt8](repeating: 0x61, count: count).span)
    #expect(try await read == [UInt8](repeating: 0x61, count: count))
  }

  @Test("A folder and a closed descriptor are no input")
  func noInput() throws {
    let folder = try #require(FileHandle(forReadingAtPath: "/"))
    var read: [UInt8] = []
    for descriptor in [folder.fileDescriptor, -1] {
      let source = DescriptorSource(descriptor)
      let error = #expect(throws: SystemError.self) {
        try source.read(upTo: 10, appendingTo: &read)
      }
      #expect(error?.meansNoInput == true)
      #expect(read.isEmpty)
    }
  }
}
