import Testing

@testable import ActionLinkCommand

@Suite struct ToolTests {
  @Test(
    "A usage error is one sentence, a hint and status 64",
    arguments: [
      (
        ["inspect", "--formt", "json"],
        "unknown option '--formt' for 'inspect' (did you mean '--format'?)", "help inspect"
      ),
      (["inspec"], "unknown command 'inspec' (did you mean 'inspect'?)", "help"),
      (["zzz"], "unknown command 'zzz'", "help"),
      (["https://x/?oobCode=A"], "the first argument is not the name of a command", "help"),
      (["--format", "inspect"], "option '--format' belongs behind the name of a command", "help"),
      (["--versio"], "unknown option '--versio' (did you mean '--version'?)", "help"),
      (["--version=1"], "option '--version' takes no value", "help"),
      (["inspect", "-f"], "option '-f' needs a value: FORMAT", "help inspect"),
      (["url", "-o", "a", "-o", "b"], "option '-o' is given more than once", "help url"),
      (
        ["inspect", "--format=xml"], "the value of '--format' is none of text, json, ndjson",
        "help inspect"
      ),
      (["completions"], "SHELL is missing: one of bash, zsh, fish", "help completions"),
      (["completions", "sh"], "SHELL is none of bash, zsh, fish", "help completions"),
      (["help", "inspct"], "unknown command 'inspct' (did you mean 'inspect'?)", "help help"),
      (["help", "url", "url"], "more than 1 operand", "help help"),
    ])
  func usage(_ arguments: [String], _ message: String, _ hint: String) {
    let run = ToolRun(arguments)
    #expect(run.messages == "actionlink: \(message)\n'actionlink \(hint)' tells more.\n")
    #expect(run.output == "")
    #expect(run.status == .usage)
  }

  @Test(
    "No message repeats a link or a code, wherever it stands",
    arguments: [
      ["LINK"], ["--LINK"], ["-LINK"], ["--format=LINK", "inspect"], ["inspect", "--LINK"],
      ["inspect", "--x=LINK"], ["inspect", "-xLINK"], ["inspect", "-fLINK"],
      ["inspect", "--format", "LINK"], ["inspect", "--no-repair=LINK"],
      ["inspect", "-o", "/nonexistent/LINK", "x"], ["help", "LINK"], ["help", "url", "LINK"],
      ["completions", "LINK"], ["LINK", "inspect"], ["--version=LINK"],
    ])
  func secrecy(_ arguments: [String]) {
    for secret in [
      "https://x.example/?oobCode=SeCrEt-123_code", "SeCrEt-123_code", "oobcode%3Dsecret",
      "secretsecretsecretsecretsecret",
    ] {
      let run = ToolRun(arguments.map { $0.replacing("LINK", with: secret) })
      #expect(run.status != .success)
      #expect(!run.messages.lowercased().contains("secret"))
    }
  }

  @Test("Help is the same by all of its ways, on standard output")
  func help() {
    let whole = HelpText.text(of: ToolRun.tool().spec)
    for arguments in [[], ["help"], ["--help"], ["-h"]] {
      let run = ToolRun(arguments)
      #expect(run.output == whole)
      #expect(run.status == .success)
    }
    for arguments in [
      ["help", "url"], ["url", "--help"], ["url", "-h", "x"], ["url", "x", "-oh", "-h"],
    ] {
      #expect(ToolRun(arguments).output.hasPrefix("Print the record of each URL"))
    }
    #expect(ToolRun(["completions", "--help"]).status == .success)
    #expect(ToolRun(["help", "url", "--man"]).output.hasPrefix(".TH ACTIONLINK\\-URL 1 "))
  }

  @Test("The version comes with those of the components")
  func version() {
    #expect(ToolRun(["--version"]).output == "actionlink 0.1.0\nLibrary 1.2\n")
    #expect(ToolRun(["-V"]).status == .success)
  }

  @Test("The graver of two statuses wins")
  func combined() {
    #expect(ActionLinkCommand.ExitStatus.success.combined(with: .findings) == .findings)
    #expect(
      ActionLinkCommand.ExitStatus.unreadableData.combined(with: .findings) == .unreadableData)
    #expect(ActionLinkCommand.ExitStatus.findings.combined(with: .findings) == .findings)
  }
}
