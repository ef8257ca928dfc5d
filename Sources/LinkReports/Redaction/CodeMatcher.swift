/// Finds the occurrences of any number of codes in one pass, in any case of ASCII letters: a code
/// that stands as a host is in lower case.
///
/// Source: Aho and Corasick, "Efficient string matching: an aid to bibliographic search" (1975).
struct CodeMatcher: Sendable {
  /// Shorter codes are not searched for: they would match half the text.
  static let minimumLength = 8

  /// A prefix of codes.
  private struct Node {
    var byte: UInt8
    var depth: Int32
    var parent: Int32
    var firstChild: Int32 = 0
    var nextSibling: Int32 = 0
    /// The node of the longest proper suffix that is a prefix of a code.
    var failure: Int32 = 0
    /// The node of the longest code that ends here; 0 for none.
    var match: Int32 = 0
    var code: Int32 = -1
  }

  private var nodes = [Node(byte: 0, depth: 0, parent: 0)]
  /// The first nodes by their byte, in both cases of a letter.
  private var roots = [Int32](repeating: 0, count: 256)
  private var codes: [[UInt8]] = []
  private var exactCodes: Set<[UInt8]> = []

  /// Creates a matcher.
  ///
  /// - Complexity: O(*n*), where *n* is the length of all codes.
  init(_ codes: some Sequence<[UInt8]>) {
    for code in codes where code.count >= Self.minimumLength && exactCodes.insert(code).inserted {
      self.codes.append(code)
      for form in Self.forms(of: code) where form.count >= Self.minimumLength {
        insert(form, code: self.codes.count - 1)
      }
    }
    linkFailures()
  }

  /// Whether there is nothing to find.
  var isEmpty: Bool { codes.isEmpty }

  /// An occurrence of a code, or of several that overlap.
  struct Match {
    var range: Range<Int>
    /// The code; of several the longest.
    var code: [UInt8]
  }

  /// The occurrences of codes in a text, none of which overlaps the next.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  func matches(in text: [UInt8]) -> [Match] {
    var found: [(range: Range<Int>, node: Node)] = []
    var state: Int32 = 0
    for (offset, byte) in text.enumerated() {
      if state == 0, roots[Int(byte)] == 0 { continue }
      state = step(from: state, byte.asciiLowercase)
      let node = nodes[Int(nodes[Int(state)].match)]
      guard node.depth > 0 else { continue }
      var match = (range: offset + 1 - Int(node.depth)..<offset + 1, node: node)
      while let last = found.last, last.range.upperBound > match.range.lowerBound {
        found.removeLast()
        let start = min(last.range.lowerBound, match.range.lowerBound)
        match.range = start..<match.range.upperBound
        if last.node.depth > match.node.depth { match.node = last.node }
      }
      found.append(match)
    }
    return found.map { match in
      let exact = Array(text[match.range])
      let code = exactCodes.contains(exact) ? exact : codes[Int(match.node.code)]
      return Match(range: match.range, code: code)
    }
  }

  /// The spellings in which a code may be shown, besides percent-encodings: trimmed, as UTF-8, and
  /// without its own escapes.
  private static func forms(of code: [UInt8]) -> [[UInt8]] {
    let trimmed = code.drop { $0 <= 0x20 }.reversed().drop { $0 <= 0x20 }.reversed()
    return [
      code, Array(trimmed), Array(String(decoding: code, as: UTF8.self).utf8),
      FullyDecodedText(code).bytes,
    ]
  }

  // MARK: The tree

  private mutating func insert(_ form: [UInt8], code: Int) {
    var node: Int32 = 0
    for byte in form {
      let byte = byte.asciiLowercase
      if let child = child(of: node, byte) {
        node = child
        continue
      }
      let new = Int32(nodes.count)
      nodes.append(
        Node(
          byte: byte, depth: nodes[Int(node)].depth + 1, parent: node,
          nextSibling: nodes[Int(node)].firstChild))
      nodes[Int(node)].firstChild = new
      if node == 0 {
        roots[Int(byte)] = new
        roots[Int(byte.asciiUppercase)] = new
      }
      node = new
    }
    if nodes[Int(node)].code < 0 { nodes[Int(node)].code = Int32(code) }
  }

  /// Links each node with its longest suffix, shorter prefixes first.
  private mutating func linkFailures() {
    var level = Array(Set(roots)).filter { $0 != 0 }
    while !level.isEmpty {
      var next: [Int32] = []
      for index in level {
        let node = nodes[Int(index)]
        if node.depth > 1 {
          nodes[Int(index)].failure = step(from: nodes[Int(node.parent)].failure, node.byte)
        }
        nodes[Int(index)].match =
          node.code >= 0 ? index : nodes[Int(nodes[Int(index)].failure)].match
        var child = node.firstChild
        while child != 0 {
          next.append(child)
          child = nodes[Int(child)].nextSibling
        }
      }
      level = next
    }
  }

  private func child(of node: Int32, _ byte: UInt8) -> Int32? {
    if node == 0 { return roots[Int(byte)] == 0 ? nil : roots[Int(byte)] }
    var child = nodes[Int(node)].firstChild
    while child != 0 {
      if nodes[Int(child)].byte == byte { return child }
      child = nodes[Int(child)].nextSibling
    }
    return nil
  }

  private func step(from state: Int32, _ byte: UInt8) -> Int32 {
    var state = state
    while true {
      if let child = child(of: state, byte) { return child }
      if state == 0 { return 0 }
      state = nodes[Int(state)].failure
    }
  }
}
