/// The arguments of the process, in bytes as they were given.
///
/// `CommandLine.arguments` puts U+FFFD where an argument is not UTF-8, and a link that a mail
/// damaged need not be.
enum RawArguments {
  /// All arguments behind the name of the program.
  static func read() -> [[UInt8]] {
    var arguments: [[UInt8]] = []
    var index = 1
    // Sound: the C runtime keeps `argc` pointers to texts that end with a zero, for as long as the
    // process lives, and nothing here writes to them.
    while index < CommandLine.argc, let text = unsafe CommandLine.unsafeArgv[index] {
      var length = 0
      while unsafe text[length] != 0 { length += 1 }
      unsafe arguments.append(
        [UInt8](UnsafeRawBufferPointer(start: text, count: length)))
      index += 1
    }
    return arguments
  }
}
