import LinkValidation
import Testing

@Suite("Attacks: IP addresses")
struct AddressAttackTests {
  static let groups: [AttackGroup] = [
    AttackGroup(
      "an address is no name, however it is spelled",
      in: .continueURL, policy: .noLoopback, .reject, "host-noncanonical-ipv4",
      [
        "http://2130706433/", "http://0x7f000001/", "http://017700000001/", "http://0177.0.0.1/",
        "http://0x7f.0.0.1/", "http://127.1/", "http://127.0.1/", "http://0/", "http://00/",
        "http://0x7f.1/", "http://0177.1/", "http://0x7F000001/", "http://127.0.0.0x1/",
        "http://\u{2460}\u{2461}\u{2466}.0.0.1/", "http://\u{FF11}\u{FF12}\u{FF17}.0.0.1/",
        "http://0x/", "http://127.0.0.01/", "http://3232235777/", "http://0xc0a80101/",
        "http://192.168.257/", "http://0300.0250.0.1/", "http://169.254.43518/",
        "http://0xA9FEA9FE/",
      ]),
    AttackGroup(
      "an address is no name, however it is spelled",
      in: .continueURL, policy: .standard, .reject, "continue-url-host-not-authorized",
      [
        "https://2130706433/", "https://0x7f000001/", "https://017700000001/",
        "https://0177.0.0.1/", "https://0x7f.0.0.1/", "https://127.1/", "https://127.0.1/",
        "https://0/", "https://00/", "https://0x7f.1/", "https://0177.1/", "https://127.0.0.1./",
        "https://0x7F000001/", "https://127.0.0.0x1/", "https://\u{2460}\u{2461}\u{2466}.0.0.1/",
        "https://\u{FF11}\u{FF12}\u{FF17}.0.0.1/", "https://127\u{3002}0\u{3002}0\u{3002}1/",
        "https://0x/", "https://127.0.0.01/", "https://3232235777/", "https://0xc0a80101/",
        "https://192.168.257/", "https://0300.0250.0.1/", "https://169.254.43518/",
        "https://0xA9FEA9FE/", "https://127%2E0%2E0%2E1/", "https://127.0.0.1.app.example.com/",
        "http://localhost.evil.example/", "http://127.0.0.1.nip.io/",
      ]),
    AttackGroup(
      "an address is no name, however it is spelled",
      in: .continueURL, policy: .standard, .reject,
      "host-ip-literal continue-url-host-not-authorized",
      [
        "https://1.2.3.4/", "https://192.168.0.1/", "https://10.0.0.1/", "https://169.254.169.254/",
        "https://[2001:db8::1]/", "https://[::ffff:1.2.3.4]/", "https://[fe80::1]/",
        "https://[::]/", "https://0.0.0.0/", "https://[64:ff9b::1]/",
      ]),
    AttackGroup(
      "an address is no name, however it is spelled",
      in: .linkHost, policy: .standard, .reject, "host-ip-literal link-domain-not-allowed",
      [
        "1.2.3.4", "192.168.0.1", "10.0.0.1", "169.254.169.254", "[2001:db8::1]",
        "[::ffff:1.2.3.4]", "[fe80::1]", "[::]", "0.0.0.0", "[64:ff9b::1]",
      ]),
    AttackGroup(
      "an address is no name, however it is spelled",
      in: .nestedHost, policy: .standard, .reject,
      "host-ip-literal nested-link-host-not-authorized",
      [
        "1.2.3.4", "192.168.0.1", "10.0.0.1", "169.254.169.254", "[2001:db8::1]",
        "[::ffff:1.2.3.4]", "[fe80::1]", "[::]", "0.0.0.0", "[64:ff9b::1]",
      ]),
    AttackGroup(
      "an address is no name, however it is spelled",
      in: .fallbackURL, policy: .dynamicLinks, .reject,
      "host-ip-literal fallback-url-host-not-authorized",
      [
        "https://1.2.3.4/", "https://192.168.0.1/", "https://10.0.0.1/", "https://169.254.169.254/",
        "https://[2001:db8::1]/", "https://[::ffff:1.2.3.4]/", "https://[fe80::1]/",
        "https://[::]/", "https://0.0.0.0/", "https://[64:ff9b::1]/",
      ]),
    AttackGroup(
      "an address is no name, however it is spelled",
      in: .continueURL, policy: .noLoopback, .reject, "host-ip-literal loopback-host",
      ["http://127.0.0.1/", "http://127.0.0.2/", "http://[::1]/"]),
    AttackGroup(
      "an address is no name, however it is spelled",
      in: .continueURL, policy: .standard, .reject,
      "continue-url-host-not-authorized loopback-host",
      ["http://127.0.0.1/"]),
    AttackGroup(
      "an address is no name, however it is spelled",
      in: .continueURL, policy: .noLoopback, .reject, "loopback-host",
      ["http://localhost/"]),
    AttackGroup(
      "an address is no name, however it is spelled",
      in: .continueURL,
      policy: AttackPolicy(
        #"{"authorizedDomains": ["localhost", "app.example.com"], "allowLoopback": false}"#),
      .reject, "loopback-host",
      ["http://localhost:3000/"]),
    AttackGroup(
      "an address is no name, however it is spelled",
      in: .continueURL,
      policy: AttackPolicy(
        #"{"authorizedDomains": ["127.0.0.1", "[::1]", "192.168.1.10", "203.0.113.7"]}"#), .reject,
      "host-noncanonical-ipv4",
      ["http://2130706433/"]),
    AttackGroup(
      "an address is no name, however it is spelled",
      in: .continueURL, policy: .standard, .reject, "host-ipv6-zone",
      [
        "https://[::1%25evil.example]/", "https://[fe80::1%25eth0]/", "https://[fe80::1%eth0]/",
        "https://[::1%app.example.com]/",
      ]),
    AttackGroup(
      "an address is no name, however it is spelled",
      in: .linkHost, policy: .standard, .reject, "host-ipv6-zone",
      ["[::1%25evil.example]", "[fe80::1%25eth0]", "[fe80::1%eth0]", "[::1%app.example.com]"]),
    AttackGroup(
      "an address is no name, however it is spelled",
      in: .nestedHost, policy: .standard, .reject, "host-ipv6-zone",
      ["[::1%25evil.example]", "[fe80::1%25eth0]", "[fe80::1%eth0]", "[::1%app.example.com]"]),
    AttackGroup(
      "an address is no name, however it is spelled",
      in: .fallbackURL, policy: .dynamicLinks, .reject, "host-ipv6-zone",
      [
        "https://[::1%25evil.example]/", "https://[fe80::1%25eth0]/", "https://[fe80::1%eth0]/",
        "https://[::1%app.example.com]/",
      ]),
    AttackGroup(
      "an address is no name, however it is spelled",
      in: .linkHost, policy: .standard, .reject, "host-invalid",
      ["[v1.app.example.com]", "1.2.3.4.5"]),
    AttackGroup(
      "an address is no name, however it is spelled",
      in: .nestedHost, policy: .standard, .reject, "host-invalid",
      ["[v1.app.example.com]", "1.2.3.4.5"]),
    AttackGroup(
      "an address is no name, however it is spelled",
      in: .fallbackURL, policy: .dynamicLinks, .reject, "host-invalid",
      ["https://[v1.app.example.com]/", "https://1.2.3.4.5/"]),
    AttackGroup(
      "an address is no name, however it is spelled",
      in: .linkHost, policy: .standard, .reject, "host-noncanonical-ipv4 link-domain-not-allowed",
      ["2130706433", "0x7f.1"]),
    AttackGroup(
      "an address is no name, however it is spelled",
      in: .nestedHost, policy: .standard, .reject,
      "host-noncanonical-ipv4 nested-link-host-not-authorized",
      ["2130706433", "0x7f.1"]),
    AttackGroup(
      "an address is no name, however it is spelled",
      in: .fallbackURL, policy: .dynamicLinks, .reject,
      "host-noncanonical-ipv4 fallback-url-host-not-authorized",
      ["https://2130706433/", "https://0x7f.1/"]),
    AttackGroup(
      "an address is no name, however it is spelled",
      in: .continueURL, policy: .standard, .reject, "continue-url-has-userinfo",
      ["http://localhost@evil.example/"]),
    AttackGroup(
      "an address is no name, however it is spelled",
      in: .continueURL, policy: .noLoopback, .reject,
      "host-ip-literal continue-url-host-not-authorized",
      [
        "http://[::ffff:127.0.0.1]/", "http://[::ffff:7f00:1]/", "http://[::]/", "http://0.0.0.0/",
        "http://1.2.3.4/", "http://[::ffff:1.2.3.4]/", "http://[0:0:0:0:0:ffff:127.0.0.1]/",
        "http://[0000::1]/",
      ]),
    AttackGroup(
      "a listed address is listed in any canonical spelling",
      in: .continueURL,
      policy: AttackPolicy(
        #"{"authorizedDomains": ["127.0.0.1", "[::1]", "192.168.1.10", "203.0.113.7"]}"#), .accept,
      "loopback-host",
      ["http://127.0.0.1:5000/", "http://[::1]:5000/", "http://[0:0:0:0:0:0:0:1]:5000/"]),
    AttackGroup(
      "a listed address is listed in any canonical spelling",
      in: .continueURL,
      policy: AttackPolicy(
        #"{"authorizedDomains": ["127.0.0.1", "[::1]", "192.168.1.10", "203.0.113.7"]}"#), .accept,
      "", without: "host-ip-literal",
      ["https://192.168.1.10/"]),
    AttackGroup(
      "a listed address is listed in any canonical spelling",
      in: .continueURL,
      policy: AttackPolicy(
        #"{"authorizedDomains": ["127.0.0.1", "[::1]", "192.168.1.10", "203.0.113.7"]}"#), .warn,
      "continue-url-insecure-http", without: "host-ip-literal",
      ["http://192.168.1.10:8080/"]),
  ]

  @Test("each gets its verdict, and its rules are found", arguments: groups)
  func group(_ group: AttackGroup) throws { try group.check() }
}
