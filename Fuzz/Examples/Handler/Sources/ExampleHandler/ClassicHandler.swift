import Foundation

/// A handler as many an app has it: written by hand, and wrong in as many ways as it is told.
///
/// Without any of its mistakes it still lacks most of what a validator checks; nobody should take it
/// for an example of how to do it. ``CorrectedHandler`` is that.
public struct ClassicHandler: Sendable {
  private let mistakes: Set<ClassicMistake>
  private let linkHost = "links.example.com"
  private let continueHost = "app.example.com"

  /// Creates a handler with mistakes.
  public init(_ mistakes: Set<ClassicMistake>) { self.mistakes = mistakes }

  /// What the handler takes from a text, or `nil` where it refuses it.
  ///
  /// - Parameters:
  ///   - text: The text that was opened as a link.
  ///   - log: Gets lines about what happened.
  /// - Returns: What is taken.
  public func read(_ text: String, log: (String) -> Void = { _ in }) -> Acceptance? {
    if mistakes.contains(.logsLink) { log("opened \(text)") }
    guard isAllowed(text, host: linkHost) else { return nil }
    var action = text
    if let wrapped = value(of: "link", in: text) {
      guard isAllowed(wrapped, host: linkHost) else { return nil }
      action = wrapped
    }
    guard let code = code(in: action, of: text), !code.isEmpty else { return nil }
    guard let url = value(of: "continueUrl", in: action) else { return Acceptance(code: code) }
    return continues(to: url) ? Acceptance(code: code, continueURL: url) : nil
  }

  // MARK: Hosts

  private func isAllowed(_ url: String, host allowed: String) -> Bool {
    guard url.hasPrefix("https://") || mistakes.contains(.acceptsHTTP) && url.hasPrefix("http://"),
      let host = host(of: url)
    else { return false }
    return mistakes.contains(.suffixMatch) ? host.hasSuffix(allowed) : host == allowed
  }

  private func host(of url: String) -> String? {
    if mistakes.contains(.splitsHost) {
      let pieces = url.split(separator: "/", omittingEmptySubsequences: false)
      guard pieces.count > 2 else { return nil }
      return pieces[2].split(separator: "@").first.map(String.init)
    }
    guard let components = URLComponents(string: url), components.user == nil,
      components.port == nil
    else { return nil }
    return components.host
  }

  private func continues(to url: String) -> Bool {
    mistakes.contains(.prefixMatch)
      ? url.hasPrefix("https://" + continueHost) : isAllowed(url, host: continueHost)
  }

  // MARK: Parameters

  private func code(in action: String, of text: String) -> String? {
    guard mistakes.contains(.codeByRegularExpression) else {
      return value(of: "oobCode", in: action)
    }
    return text.removingPercentEncoding?.firstMatch(of: #/oobCode=([^&#]+)/#).map { String($0.1) }
  }

  /// The value of the only parameter of a name, decoded.
  private func value(of name: String, in url: String) -> String? {
    // An `@` in a wrong place makes it no URL to Foundation; whoever splits texts does not notice.
    let query = url.prefix { $0 != "#" }.drop { $0 != "?" }.dropFirst()
    let values = query.split(separator: "&").compactMap { piece -> Substring? in
      let sides = piece.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return sides.count == 2 && sides[0] == name ? sides[1] : nil
    }
    guard values.count == 1 || mistakes.contains(.firstWins) else { return nil }
    let value = values.first?.removingPercentEncoding
    return mistakes.contains(.decodesTwice) ? value?.removingPercentEncoding : value
  }
}
