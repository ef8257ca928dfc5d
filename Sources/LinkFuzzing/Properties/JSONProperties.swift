public import JSONText

extension LinkProperties {
  /// A JSON text that is read and written reads and writes as the same, in either style; what is not
  /// JSON is refused at a place inside it.
  ///
  /// - Parameters:
  ///   - input: Any bytes.
  ///   - write: Writes a value in a style.
  /// - Throws: ``PropertyFailure`` where it does not hold.
  public static func jsonRoundTrips(
    _ input: [UInt8], write: (JSONNode, JSONStyle) -> [UInt8] = written
  ) throws(PropertyFailure) {
    func fail(_ detail: String) -> PropertyFailure { PropertyFailure("jsonRoundTrips", detail) }
    let root: JSONNode
    do throws(JSONReadingError) {
      root = try JSONDocument(reading: input).root
    } catch {
      guard (0...input.count).contains(error.offset) else {
        throw fail("the error's offset lies outside the text")
      }
      _ = JSONPosition(of: error.offset, in: input.span)
      return
    }
    try nodesLieInside(root, input.count)
    let compact = write(root, .compact)
    // Escapes are at most six bytes for one; a line feed ends the text.
    guard compact.count <= 6 * input.count + 1 else { throw fail("too long") }
    guard let again = try? JSONDocument(reading: compact).root else {
      throw fail("what was written is not read")
    }
    guard again.kind == root.kind, write(again, .compact) == compact else {
      throw fail("written differently the second time")
    }
    // Indentation is linear in the text for each level of depth.
    let indented = write(root, .indented)
    guard let again = try? JSONDocument(reading: indented).root,
      write(again, .compact) == compact
    else { throw fail("the indented style says something else") }
  }

  /// A value as its writer writes it.
  public static func written(_ node: JSONNode, in style: JSONStyle) -> [UInt8] {
    var writer = JSONWriter(style: style)
    writer.value(node)
    return writer.bytes
  }

  /// The values of an array or object stand inside the text, one behind the other.
  private static func nodesLieInside(_ root: JSONNode, _ length: Int) throws(PropertyFailure) {
    func fail(_ detail: String) -> PropertyFailure { PropertyFailure("jsonRoundTrips", detail) }
    guard root.range.lowerBound >= 0, root.range.upperBound <= length else {
      throw fail("a value lies outside the text")
    }
    var end = root.range.lowerBound
    switch root.value {
    case .array(let array):
      for node in array {
        guard node.range.lowerBound > end, node.range.upperBound < root.range.upperBound else {
          throw fail("an element lies outside its array")
        }
        end = node.range.upperBound - 1
      }
    case .object(let object):
      for member in object {
        guard member.range.lowerBound > end, member.range.upperBound < root.range.upperBound,
          member.key.range.upperBound < member.value.range.lowerBound
        else { throw fail("a member lies outside its object") }
        end = member.range.upperBound - 1
      }
    case .null, .bool, .string: break
    case .number(let number):
      // Asking for a number never traps, however many digits it has.
      _ = number.integer
      _ = number.double
    }
  }
}
