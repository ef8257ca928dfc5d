import Foundation

/// A handler that has seen only the links of its own project, and crashes on others.
public struct HastyHandler: Sendable {
  /// Creates a handler.
  public init() {}

  /// What the handler takes from a text, or `nil` where it refuses it.
  ///
  /// - Parameter text: The text that was opened as a link.
  /// - Returns: What is taken.
  public func read(_ text: String) -> Acceptance? {
    guard let components = URLComponents(string: text), components.scheme == "https",
      components.user == nil, components.host == "links.example.com"
    else { return nil }
    var code: String?
    for pair in (components.percentEncodedQuery ?? "").components(separatedBy: "&") {
      let sides = pair.components(separatedBy: "=")
      // A name without a value has no second side.
      if sides[0] == "oobCode" { code = sides[1] }
    }
    return code.map { Acceptance(code: $0) }
  }
}
