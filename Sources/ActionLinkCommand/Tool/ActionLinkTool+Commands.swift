import ActionLinks
import DomainNames
import JSONText

extension ActionLinkTool {
  /// The tool with all of its commands, in the order of its help.
  static let tool = Tool(
    commands: [
      InspectCommand(syntax: linkSyntax) { options throws(ToolFailure) in
        InspectionProcessor(options)
      },
      CheckCommand(syntax: linkSyntax) { options throws(ToolFailure) in
        CheckProcessor(options)
      },
      CanonicalizeCommand(syntax: linkSyntax) { options throws(ToolFailure) in
        CanonicalFormProcessor(options)
      },
      URLCommand(syntax: linkSyntax) { options throws(ToolFailure) in
        try URLRecordProcessor(options)
      },
      LintCommand(), ExplainCommand(), HelpCommand(), CompletionsCommand(),
    ],
    componentVersions: ["ICU's Unicode \(ICUDomainToASCII.unicodeVersion)"])

  /// Links as the library's default limits bound them; a lone surrogate in a JSON string reads as
  /// U+FFFD, as in the standard's scalar value strings.
  private static let linkSyntax = LinkSyntax(
    maximumLength: ParserLimits.default.maximumLength,
    decodeJSONString: { line throws(JSONStringError) in
      do throws(JSONReadingError) {
        return try JSONString(reading: line).utf8
      } catch {
        throw JSONStringError(code: error.code.rawValue, offset: error.offset)
      }
    })
}
