public import JSONText
public import URLStandard

extension JSONWriter {
  /// Writes a URL record as an object with the members of the `URL` class, or `{"failure": true}`.
  ///
  /// - Parameter url: The record, or `nil` where the URL Standard's parser fails.
  ///
  /// Source: URL Standard, section 6.1 ("URL class").
  public mutating func value(_ url: URLRecord?) {
    object { object in
      guard let url else {
        object.member("failure", true)
        return
      }
      object.member("href", url.href)
      object.member("protocol", url.protocol)
      object.member("username", url.username)
      object.member("password", url.password)
      object.member("host", url.hostAndPort)
      object.member("hostname", url.hostname)
      object.member("port", url.port.map { String($0) } ?? "")
      object.member("pathname", url.pathname)
      object.member("search", url.search)
      object.member("hash", url.hash)
    }
  }
}
