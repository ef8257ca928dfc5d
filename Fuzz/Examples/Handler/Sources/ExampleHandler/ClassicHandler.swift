import Foundation

/// A handler as many an app has it: written by hand in an afternoon, and right for every link that
/// Firebase mails.
///
/// It makes the classic mistakes, one of them in nearly every line; ``CorrectedHandler`` makes none.
public struct ClassicHandler: Sendable {
  /// Creates a handler.
  public init() {}

  /// What the handler takes from a text, or `nil` where it refuses it.
  ///
  /// - Parameters:
  ///   - text: The text that was opened as a link.
  ///   - log: Gets lines about what happened.
  /// - Returns: What is taken.
  public func read(_ text: String, log: (String) -> Void = { _ in }) -> Acceptance? {
    log("opened \(text)")
    // A Hosting link holds the action's link in a parameter.
    let action = parameters(of: text)["link"] ?? text
    guard isOurs(text), isOurs(action) else { return nil }
    let parameters = parameters(of: action)
    guard parameters["mode"] == "signIn", let code = parameters["oobcode"], !code.isEmpty else {
      return nil
    }
    return Acceptance(code: code, continueURL: parameters["continueurl"])
  }

  /// Whether a URL leads to the project.
  private func isOurs(_ url: String) -> Bool {
    let pieces = url.components(separatedBy: "/")
    guard url.hasPrefix("http"), pieces.count > 2 else { return false }
    // Without a user and a port.
    let host = pieces[2].components(separatedBy: "@")[0].components(separatedBy: ":")[0]
    return host.hasSuffix("links.example.com")
  }

  /// The parameters of a URL; those of a fragment too, for some clients put them there.
  private func parameters(of url: String) -> [String: String] {
    let query = url.replacingOccurrences(of: "#", with: "&").components(separatedBy: "?")
      .dropFirst().joined(separator: "?")
    var parameters: [String: String] = [:]
    for pair in query.components(separatedBy: "&") {
      let sides = pair.components(separatedBy: "=")
      let name = sides[0].lowercased()
      let value = sides.dropFirst().joined(separator: "=")
      // Some mail programs encode links once more.
      let decoded = value.removingPercentEncoding ?? value
      if parameters[name] == nil { parameters[name] = decoded.removingPercentEncoding ?? decoded }
    }
    return parameters
  }
}
