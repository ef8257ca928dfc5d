import CAda

/// The WHATWG parser ada, in this process.
///
/// Where the library that `Scripts/build-ada` makes is missing, ``isPresent`` is false and it refuses
/// everything.
///
/// The unsafe code is sound because ada keeps no pointer into what it is given, and the texts of a
/// URL are copied before the URL is freed.
public enum Ada {
  /// Whether this process has ada.
  public static var isPresent: Bool { cada_is_present() }

  /// The version, such as `4.0.0`.
  public static let version: String =
    unsafe cada_version().map { unsafe String(cString: $0) } ?? ""

  /// Parses a text.
  ///
  /// - Parameters:
  ///   - text: UTF-8: ada takes it for granted.
  ///   - base: What a relative text is resolved against, in UTF-8; `nil` for none.
  /// - Returns: The URL, or `nil` where ada refuses it.
  public static func parse(_ text: [UInt8], base: [UInt8]? = nil) -> URLParts? {
    var url = unsafe cada_url()
    defer { unsafe cada_url_free(&url) }
    // An empty array may have no address, and no address stands for no base.
    let isAccepted =
      if let base {
        unsafe cada_url_read(text, text.count, base + [0], base.count, &url)
      } else {
        unsafe cada_url_read(text, text.count, nil, 0, &url)
      }
    return isAccepted ? unsafe parts(url) : nil
  }

  /// The ASCII form of a domain: the URL Standard's domain parser, without its check of the result.
  ///
  /// - Parameter domain: UTF-8.
  /// - Returns: The bytes; `nil` where there is no form, or an empty one.
  public static func domainToASCII(_ domain: [UInt8]) -> [UInt8]? {
    let result = unsafe bytes(capacity: 4 * domain.count + 64) { buffer, capacity in
      unsafe cada_domain_to_ascii(domain, domain.count, buffer, capacity)
    }
    return result.isEmpty ? nil : result
  }

  private static func parts(_ url: cada_url) -> URLParts {
    var parts = URLParts()
    unsafe parts.href = copy(url.href)
    unsafe parts.protocol = copy(url.protocol)
    unsafe parts.username = copy(url.username)
    unsafe parts.password = copy(url.password)
    unsafe parts.host = copy(url.host)
    unsafe parts.hostname = copy(url.hostname)
    unsafe parts.port = copy(url.port)
    unsafe parts.pathname = copy(url.pathname)
    unsafe parts.search = copy(url.search)
    unsafe parts.hash = copy(url.hash)
    parts.origin = unsafe bytes(capacity: parts.href.count + 16) { buffer, capacity in
      unsafe withUnsafePointer(to: url) { unsafe cada_url_origin($0, buffer, capacity) }
    }
    return parts
  }

  private static func copy(_ text: cada_text) -> [UInt8] {
    unsafe Array(UnsafeBufferPointer(start: text.bytes, count: text.count))
  }
}

/// The bytes that a C function writes and counts; empty where they do not fit.
func bytes(
  capacity: Int, writtenBy write: (UnsafeMutablePointer<UInt8>?, Int) -> Int
) -> [UInt8] {
  unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
    let needed = unsafe write(buffer.baseAddress, capacity)
    count = (0...capacity).contains(needed) ? needed : 0
  }
}
