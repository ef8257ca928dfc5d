import Testing

@testable import ActionLinkCommand

/// Help, manual page and completions know every command and option of the table.
@Suite struct DocumentationTests {
  private static let tool = ToolRun.tool().spec

  @Test("The table is sound")
  func table() {
    #expect(Set(Self.tool.commands.map(\.name)).count == Self.tool.commands.count)
    #expect(
      Self.tool.exitCauses.map(\.status)
        == ActionLinkCommand.ExitStatus.allCases.filter { $0 != .brokenPipe })
    for command in Self.tool.commands {
      #expect(PlainName.name(command.name.utf8) == command.name)
      let spellings = command.options.flatMap(\.spellings)
      #expect(Set(spellings).count == spellings.count)
      #expect(!command.examples.isEmpty)
      for option in command.options {
        #expect(PlainName.name(option.long.utf8) == option.long)
        #expect(!option.help.hasSuffix("."))
      }
      for example in command.examples {
        #expect(example.commandLine.contains("actionlink "))
      }
    }
  }

  @Test("Every page is ASCII, and help is 80 columns wide but for command lines")
  func width() {
    let pages =
      [HelpText.text(of: Self.tool)]
      + Self.tool.commands.map { HelpText.text(of: $0, in: Self.tool) }
    for page in pages {
      #expect(page.utf8.allSatisfy { $0 < 0x80 })
      for line in page.split(separator: "\n") where !line.hasPrefix("    ") {
        #expect(line.count <= 80)
      }
    }
  }

  @Test("Help has every command, option, example, status and variable")
  func help() {
    let whole = HelpText.text(of: Self.tool)
    for command in Self.tool.commands {
      #expect(whole.contains("\n  \(command.name) "))
      let text = HelpText.text(of: command, in: Self.tool)
      for option in command.options {
        for spelling in option.spellings { #expect(text.contains(spelling)) }
        if case .choice(_, let words) = option.value {
          #expect(text.contains("(\(words.joined(separator: "|")))"))
        }
      }
      for example in command.examples { #expect(text.contains(example.commandLine)) }
      for cause in Self.tool.exitCauses(of: command) {
        #expect(text.contains("\n  \(cause.status.rawValue) "))
      }
      #expect(text.contains("NO_COLOR"))
    }
    for cause in Self.tool.exitCauses { #expect(whole.contains("\n  \(cause.status.rawValue) ")) }
    for option in Self.tool.options { #expect(whole.contains("--\(option.long)")) }
  }

  @Test("The manual page has its sections in order, and all that help has")
  func manual() {
    let whole = ManualPage.text(of: Self.tool)
    let pages = [whole] + Self.tool.commands.map { ManualPage.text(of: $0, in: Self.tool) }
    for page in pages {
      let sections = page.split(separator: "\n").filter { $0.hasPrefix(".SH ") }
        .map { $0.dropFirst(5).dropLast() }
      #expect(
        sections == [
          "NAME", "SYNOPSIS", "DESCRIPTION", "COMMANDS", "OPTIONS", "EXIT STATUS", "ENVIRONMENT",
          "FILES", "EXAMPLES", "SEE ALSO",
        ])
    }
    for (command, page) in zip(Self.tool.commands, pages.dropFirst()) {
      #expect(whole.contains("\\fB\(command.name)\\fR"))
      for option in command.options {
        for spelling in option.spellings {
          #expect(whole.contains("\\fB\(Roff.escape(spelling))\\fR"))
          #expect(page.contains("\\fB\(Roff.escape(spelling))\\fR"))
        }
      }
      for example in command.examples {
        #expect(whole.contains("\n\(Roff.escape(example.commandLine))\n"))
      }
    }
  }

  @Test(
    "Text stays what it is in roff",
    arguments: [
      ("a-b", "a\\-b"), ("'x'", "\\(aqx\\(aq"), (".TH", "\\&.TH"), ("a\\b", "a\\eb"),
      ("\"", "\\(dq"), ("~^`", "\\(ti\\(ha\\(ga"), ("plain", "plain"),
    ])
  func roff(_ text: String, _ expected: String) {
    #expect(Roff.escape(text) == expected)
  }

  @Test("The completions have every command, option and word")
  func completions() {
    let bash = BashCompletion.text(of: Self.tool)
    let zsh = ZshCompletion.text(of: Self.tool)
    let fish = FishCompletion.text(of: Self.tool)
    for command in Self.tool.commands {
      #expect(bash.contains("\n    \(command.name))\n"))
      #expect(zsh.contains("\n    \(command.name))\n"))
      #expect(zsh.contains("'\(command.name):"))
      #expect(fish.contains("__fish_use_subcommand -a \(command.name) "))
      for option in command.options {
        let start = "complete -c actionlink -n '__fish_seen_subcommand_from \(command.name)'"
        let short = option.short.map { " -s \($0)" } ?? ""
        #expect(fish.contains("\(start)\(short) -l \(option.long) "))
        #expect(bash.contains("--\(option.long)"))
        #expect(zsh.contains("--\(option.long)"))
        if case .choice(_, let words) = option.value {
          for text in [bash, zsh, fish] { #expect(text.contains(words.joined(separator: " "))) }
        }
      }
    }
  }

  @Test("Quoted text is one word of the shell")
  func quoting() {
    #expect(ShellQuoting.posix("it's") == #"'it'\''s'"#)
    #expect(ShellQuoting.fish(#"it's \"#) == #"'it\'s \\'"#)
  }
}
