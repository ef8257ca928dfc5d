/// Writes text as one word of a shell.
enum ShellQuoting {
  /// The text in single quotes, for bash and zsh.
  static func posix(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  /// The text in single quotes, for fish, where a backslash may escape within them.
  static func fish(_ text: String) -> String {
    var quoted = "'"
    for character in text {
      if character == "'" || character == "\\" { quoted += "\\" }
      quoted.append(character)
    }
    return quoted + "'"
  }
}
