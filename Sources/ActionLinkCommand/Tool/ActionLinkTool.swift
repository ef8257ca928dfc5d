/// The command `actionlink`, as a process.
public enum ActionLinkTool {
  /// Runs the command line of the process and ends the process.
  ///
  /// The exit status is 0 where all is well, 1 for findings, else one of `sysexits.h`: 64 usage,
  /// 65 unreadable data or configuration, 66 no input, 70 a fault of the tool, 74 input and output.
  public static func main() -> Never {
    Platform.ignoreBrokenPipes()
    let status = tool.run(
      arguments: RawArguments.read(), standardInput: DescriptorSource(0),
      standardOutput: DescriptorSink(1), standardError: DescriptorSink(2),
      environment: Platform.environmentVariable)
    Platform.end(with: status)
  }
}
