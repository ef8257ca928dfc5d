extension ToolSpec {
  /// The table of `actionlink` with some commands.
  static func actionlink(commands: [CommandSpec]) -> ToolSpec {
    ToolSpec(
      name: "actionlink",
      version: "0.1.0",
      date: "2026-11-30",
      summary: "Read, canonicalize and check Firebase email action links",
      details: [
        "An email action link signs somebody in, verifies an address or resets a password. It is a"
          + " link in a link in a link, and each SDK reads it with a small parser of its own."
          + " actionlink reads it correctly, says what every other reader makes of it, and judges it by a policy.",
        "Results go to standard output, messages to standard error. Nothing is sent anywhere, and"
          + " no link is opened.",
      ],
      commands: commands,
      exitCauses: [
        .init(status: .success, cause: "all is well"),
        .init(status: .findings, cause: "the command has something against its input"),
        .init(status: .usage, cause: "the command line means nothing"),
        .init(status: .unreadableData, cause: "data or a configuration is not what it should be"),
        .init(status: .inputNotFound, cause: "the input is not there or cannot be opened"),
        .init(status: .internalError, cause: "a fault of actionlink itself"),
        .init(status: .ioError, cause: "reading or writing failed"),
      ],
      commonStatuses: [.success, .usage, .internalError, .ioError],
      exitNote: "The exit status never depends on the format of the output. Where the reader of"
        + " standard output closes it, actionlink ends by SIGPIPE and without a message.",
      environment: [
        .init(
          name: "NO_COLOR",
          help: "If set and not empty, nothing is colored unless --color always is given."),
        .init(
          name: "TERM",
          help: "If it is dumb, nothing is colored unless --color always is given."),
      ],
      files: [
        "A policy is a JSON file. Where check is given none, it takes \(PolicyFile.defaultName) of the"
          + " current folder, or of the nearest folder above that has one. Else actionlink reads no"
          + " file that the command line does not name, and it writes only that of --output."
      ])
  }
}
