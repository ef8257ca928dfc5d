/// The hosts that Firebase gives to projects.
enum FirebaseHosts {
  /// What the default hosts of Firebase Hosting end in, without the dot before it.
  static let hostingSuffixes = ["firebaseapp.com", "web.app"]
  /// What the hosts of Dynamic Links end in, without the dot before it.
  static let dynamicLinkSuffixes = ["page.link", "app.goo.gl", "app.google"]

  /// Whether a host is a default host of Firebase Hosting.
  static func isDefaultHost(_ host: String) -> Bool { isBelow(host, hostingSuffixes) }

  /// Whether a host is one of Dynamic Links: a project's, or one that projects share.
  static func isDynamicLinkHost(_ host: String) -> Bool {
    isBelow(host, dynamicLinkSuffixes) || host == "goo.gl" || dynamicLinkSuffixes.contains(host)
  }

  private static func isBelow(_ host: String, _ suffixes: [String]) -> Bool {
    let name = host.utf8.last == UInt8(ascii: ".") ? host.utf8.dropLast() : host.utf8[...]
    return suffixes.contains { suffix in
      name.endsIn(suffix) && name.dropLast(suffix.utf8.count).last == UInt8(ascii: ".")
    }
  }
}
