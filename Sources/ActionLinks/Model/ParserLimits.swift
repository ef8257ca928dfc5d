/// Bounds on what a reader takes on.
///
/// Real links stay far below all of them. They bound time and memory by more than the input's
/// length alone.
public struct ParserLimits: Sendable, Hashable {
  /// The greatest length of a link, in bytes; a longer one is an error.
  public let maximumLength: Int
  /// The greatest number of layers; a deeper link is read this far.
  ///
  /// All count: wrappers, the action, and the continue URL with what hangs from it.
  public let maximumLayerCount: Int
  /// The greatest number of query parameters in one layer; a layer with more is an error.
  public let maximumParameterCount: Int

  /// Creates limits.
  ///
  /// - Parameters:
  ///   - maximumLength: In bytes; no more than 256 MiB counts.
  ///   - maximumLayerCount: From 1 to 64; what lies outside counts as the nearest of the two.
  ///   - maximumParameterCount: In one layer; no more than 2²⁸ counts.
  public init(
    maximumLength: Int = 1 << 20, maximumLayerCount: Int = 6, maximumParameterCount: Int = 1 << 14
  ) {
    self.maximumLength = min(max(0, maximumLength), 1 << 28)
    self.maximumLayerCount = min(max(1, maximumLayerCount), 64)
    self.maximumParameterCount = min(max(0, maximumParameterCount), 1 << 28)
  }

  /// 1 MiB, 6 layers, 16,384 parameters in a layer.
  public static let `default` = ParserLimits()
}
