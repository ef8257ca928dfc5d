import ActionLinks
import Testing

@Suite("The limits of reading")
struct ParserLimitsTests {
  static func error(_ text: String, _ limits: ParserLimits) -> ActionLinkError? {
    do throws(ActionLinkError) {
      _ = try ActionLink(text, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  @Test("a text of the greatest length is read, a longer one is not")
  func length() {
    let limits = ParserLimits(maximumLength: 9)
    #expect(Self.error("https://h", limits) == nil)
    #expect(Self.error("https://hh", limits) == ActionLinkError(code: .inputTooLong, offset: 9))
    #expect(Self.error("", ParserLimits(maximumLength: 0)) == nil)
  }

  @Test(
    "too many parameters in a layer are an error where they begin, or where their layer does",
    arguments: [
      ("?a&b&c", nil), ("?a&&b&&c&&", nil), ("?a&b&c&d", 7), ("?a&b&c&&d&e", 8),
      // In a nested layer: the value of the outermost text that holds it
      ("?link=x?a%26b%26c", nil), ("?link=x?a%26b%26c%26d", 6), ("?x&link=?a%26b%26c%26d", 8),
      ("?link=?link%3Dx?a%2526b%2526c%2526d", 6),
      ("?x&continueUrl=x?a%26b%26c%26d", 15), ("?link=?continueUrl%3D?a%2526b%2526c%2526d", 6),
      // Without an escape the nested text is part of the outer one
      ("?x=y&link=?a", nil),
    ])
  func parameters(text: String, offset: Int?) {
    let error = Self.error(text, ParserLimits(maximumParameterCount: 3))
    #expect(error == offset.map { ActionLinkError(code: .tooManyParameters, offset: $0) })
  }

  @Test("a candidate behind the continue URL that is not followed cannot exceed a limit")
  func notFollowed() {
    let limits = ParserLimits(maximumParameterCount: 3)
    let text = "?continueUrl=https://h/?link%3D?a%2526b%2526c%2526d"
    #expect(Self.error(text, limits) == nil)
  }

  @Test("have bounds of their own")
  func bounds() throws {
    let least = ParserLimits(maximumLength: -1, maximumLayerCount: 0, maximumParameterCount: -1)
    #expect(least == ParserLimits(maximumLength: 0, maximumLayerCount: 1, maximumParameterCount: 0))
    let most = ParserLimits(
      maximumLength: .max, maximumLayerCount: .max, maximumParameterCount: .max)
    #expect(most.maximumLength == 1 << 28)
    #expect(most.maximumLayerCount == 64)
    #expect(most.maximumParameterCount == 1 << 28)
    let deep = try ActionLink(String(repeating: "https://h/?link=", count: 100) + "x", limits: most)
    #expect(deep.layers.count == 64)
    #expect(deep.exceedsLayerLimit)
    let single = try ActionLink("?link=x", limits: ParserLimits(maximumLayerCount: 1))
    #expect(single.layers.count == 1)
    #expect(single.exceedsLayerLimit)
  }

  @Test("are 1 MiB, 6 layers and 16,384 parameters unless others are given")
  func defaults() {
    #expect(ParserLimits.default.maximumLength == 1_048_576)
    #expect(ParserLimits.default.maximumLayerCount == 6)
    #expect(ParserLimits.default.maximumParameterCount == 16_384)
  }
}
