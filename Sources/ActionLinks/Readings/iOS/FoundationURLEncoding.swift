import URLStandard

extension FoundationURL.Components {
  /// A set of components to encode.
  struct Invalid: OptionSet {
    let rawValue: UInt8
    static let user = Self(rawValue: 1)
    static let password = Self(rawValue: 2)
    static let host = Self(rawValue: 4)
    static let path = Self(rawValue: 8)
    static let query = Self(rawValue: 16)
    static let fragment = Self(rawValue: 32)
  }

  /// The components that hold a byte RFC 3986 does not allow there.
  func invalidComponents(in text: [UInt8]) -> Invalid {
    var invalid: Invalid = []
    func check(_ range: Range<Int>?, _ allowed: FoundationURLCharacters, _ component: Invalid) {
      if let range, !allowed.allow(text[range]) { invalid.insert(component) }
    }
    check(user, .userInformation, .user)
    check(password, .userInformation, .password)
    check(path, .path, .path)
    check(query, .query, .query)
    check(fragment, .query, .fragment)
    if let host, !isValidHost(text[host]) { invalid.insert(.host) }
    return invalid
  }

  private func isValidHost(_ host: ArraySlice<UInt8>) -> Bool {
    guard hostIsIPLiteral else { return FoundationURLCharacters.host.allow(host) }
    let address = host.dropFirst().dropLast()
    let addressCharacters = FoundationURLCharacters.userInformation
    guard let percent = address.firstIndex(of: UInt8(ascii: "%")) else {
      return address.allSatisfy(addressCharacters.contains)
    }
    // The zone's delimiter is a percent sign, itself escaped.
    return address[percent...].begins(with: "%25")
      && address[..<percent].allSatisfy(addressCharacters.contains)
      && FoundationURLCharacters.zone.allow(address[(percent + 3)...])
  }

  /// The string with the invalid components encoded, or `nil` where the host has no encoding.
  func rebuilt(
    _ text: [UInt8], encoding invalid: Invalid, domainToASCII: some DomainToASCII
  ) -> [UInt8]? {
    var output: [UInt8] = []
    output.reserveCapacity(text.count + text.count / 4)
    func append(_ range: Range<Int>, _ allowed: FoundationURLCharacters, _ component: Invalid) {
      if invalid.contains(component) {
        allowed.appendEncoding(of: text[range], to: &output)
      } else {
        output.append(contentsOf: text[range])
      }
    }
    if let scheme {
      output.append(contentsOf: text[scheme])
      output.append(UInt8(ascii: ":"))
    }
    if let host {
      output.append(contentsOf: "//".utf8)
      if let user {
        append(user, .userInformation, .user)
        if let password {
          output.append(UInt8(ascii: ":"))
          append(password, .userInformation, .password)
        }
        output.append(UInt8(ascii: "@"))
      }
      if !invalid.contains(.host) {
        output.append(contentsOf: text[host])
      } else {
        guard appendEncodedHost(text, text[host], to: &output, domainToASCII) else { return nil }
      }
      // Foundation prints the number it read: no leading zeros, and nothing for one too large.
      if let port, let number = Int(String(decoding: text[port], as: UTF8.self)) {
        output.append(UInt8(ascii: ":"))
        output.append(contentsOf: String(number).utf8)
      }
    }
    appendPath(text, invalid, to: &output)
    if let query {
      output.append(UInt8(ascii: "?"))
      append(query, .query, .query)
    }
    if let fragment {
      output.append(UInt8(ascii: "#"))
      append(fragment, .query, .fragment)
    }
    return output
  }

  /// Appends the path; its first segment must not hold a colon, which could be taken for a scheme's.
  private func appendPath(_ text: [UInt8], _ invalid: Invalid, to output: inout [UInt8]) {
    guard invalid.contains(.path) else {
      output.append(contentsOf: text[path])
      return
    }
    let slash = text[path].firstIndex(of: UInt8(ascii: "/")) ?? path.upperBound
    FoundationURLCharacters.pathFirstSegment.appendEncoding(
      of: text[path.lowerBound..<slash], to: &output)
    FoundationURLCharacters.path.appendEncoding(of: text[slash..<path.upperBound], to: &output)
  }

  /// Appends an invalid host in the form its kind and scheme ask for; says whether it has one.
  private func appendEncodedHost(
    _ text: [UInt8], _ host: ArraySlice<UInt8>, to output: inout [UInt8],
    _ domainToASCII: some DomainToASCII
  ) -> Bool {
    if hostIsIPLiteral {
      // Only a zone can be encoded; the address before it must be in order.
      guard let percent = host.firstIndex(of: UInt8(ascii: "%")),
        host[..<percent].dropFirst().allSatisfy(FoundationURLCharacters.userInformation.contains)
      else { return false }
      output.append(contentsOf: host[..<percent])
      FoundationURLCharacters.zone.appendEncoding(of: host[percent...].dropLast(), to: &output)
      output.append(UInt8(ascii: "]"))
      return true
    }
    if Self.schemesWithEncodedHost.contains(where: { schemeEquals($0, in: text) }) {
      FoundationURLCharacters.host.appendEncoding(of: host, to: &output)
      return true
    }
    // IDNA leaves ASCII as it is but for case, so that an ASCII host stays invalid.
    guard host.contains(where: { $0 >= 0x80 }) else { return false }
    var ascii: [UInt8] = []
    do throws(DomainToASCIIFailure) {
      try domainToASCII.appendASCII(of: Array(host).span, to: &ascii)
    } catch .nonASCIIDomain {
      FoundationURLCharacters.host.appendEncoding(of: host, to: &output)
      return true
    } catch {
      return false
    }
    guard FoundationURLCharacters.host.allow(ascii[...]) else { return false }
    output.append(contentsOf: ascii)
    return true
  }

  private static let schemesWithEncodedHost = [
    "addressbook", "callto", "contact", "facetime", "facetime-audio", "facetime-audio-prompt",
    "facetime-prompt", "http+unix", "https+unix", "imap", "phasset", "pop", "tel",
    "telemergencycall", "telprompt", "ws+unix", "wss+unix",
  ]
}
