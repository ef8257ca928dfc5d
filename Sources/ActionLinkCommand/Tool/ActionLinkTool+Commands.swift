extension ActionLinkTool {
  /// The tool with all of its commands, in the order of its help.
  static let tool = Tool(
    commands: [HelpCommand(), CompletionsCommand()], componentVersions: [])
}
