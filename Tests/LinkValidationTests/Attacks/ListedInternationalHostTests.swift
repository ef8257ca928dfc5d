import LinkValidation
import Testing

@Suite("Attacks: listed internationalized hosts")
struct ListedInternationalHostTests {
  static let groups: [AttackGroup] = [
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["b\u00fccher.example"]}"#),
      .accept, "",
      ["https://b\u{FC}cher.example/finish", "https://xn--bcher-kva.example/finish"]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["xn--bcher-kva.example"]}"#),
      .accept, "",
      ["https://b\u{FC}cher.example/finish", "https://xn--bcher-kva.example/finish"]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["b\u00fccher.example"]}"#),
      .warn, "host-not-canonical",
      ["https://B\u{DC}CHER.EXAMPLE/finish", "https://B\u{DC}CHER.example/finish"]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL,
      policy: AttackPolicy(#"{"authorizedDomains": ["\u4e2d\u6587abc.example"]}"#), .accept, "",
      ["https://\u{4E2D}\u{6587}abc.example/finish"]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL,
      policy: AttackPolicy(#"{"authorizedDomains": ["xn--abc-0b9ea82k.example"]}"#), .accept, "",
      ["https://xn--abc-0b9ea82k.example/finish"]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL,
      policy: AttackPolicy(#"{"authorizedDomains": ["\u65e5\u672c\u8a9e.example"]}"#), .accept, "",
      ["https://\u{65E5}\u{672C}\u{8A9E}.example/finish", "https://xn--wgv71a119e.example/finish"]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["xn--wgv71a119e.example"]}"#),
      .accept, "",
      ["https://\u{65E5}\u{672C}\u{8A9E}.example/finish", "https://xn--wgv71a119e.example/finish"]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL,
      policy: AttackPolicy(
        #"{"authorizedDomains": ["\u043f\u0440\u0438\u043c\u0435\u0440.example"]}"#), .accept, "",
      [
        "https://\u{43F}\u{440}\u{438}\u{43C}\u{435}\u{440}.example/finish",
        "https://xn--e1afmkfd.example/finish",
      ]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["xn--e1afmkfd.example"]}"#),
      .accept, "",
      [
        "https://\u{43F}\u{440}\u{438}\u{43C}\u{435}\u{440}.example/finish",
        "https://xn--e1afmkfd.example/finish",
      ]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL,
      policy: AttackPolicy(
        #"{"authorizedDomains": ["\u03c0\u03b1\u03c1\u03ac\u03b4\u03b5\u03b9\u03b3\u03bc\u03b1.example"]}"#
      ), .accept, "",
      [
        "https://\u{3C0}\u{3B1}\u{3C1}\u{3AC}\u{3B4}\u{3B5}\u{3B9}\u{3B3}\u{3BC}\u{3B1}.example/finish",
        "https://xn--hxajbheg2az3al.example/finish",
      ]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL,
      policy: AttackPolicy(#"{"authorizedDomains": ["xn--hxajbheg2az3al.example"]}"#), .accept, "",
      [
        "https://\u{3C0}\u{3B1}\u{3C1}\u{3AC}\u{3B4}\u{3B5}\u{3B9}\u{3B3}\u{3BC}\u{3B1}.example/finish",
        "https://xn--hxajbheg2az3al.example/finish",
      ]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL,
      policy: AttackPolicy(#"{"authorizedDomains": ["\u0645\u062b\u0627\u0644.example"]}"#),
      .accept, "",
      ["https://\u{645}\u{62B}\u{627}\u{644}.example/finish", "https://xn--mgbh0fb.example/finish"]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["xn--mgbh0fb.example"]}"#),
      .accept, "",
      ["https://\u{645}\u{62B}\u{627}\u{644}.example/finish", "https://xn--mgbh0fb.example/finish"]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL,
      policy: AttackPolicy(#"{"authorizedDomains": ["\u05d3\u05d5\u05d2\u05de\u05d4.example"]}"#),
      .accept, "",
      ["https://\u{5D3}\u{5D5}\u{5D2}\u{5DE}\u{5D4}.example/finish"]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL,
      policy: AttackPolicy(#"{"authorizedDomains": ["xn--fdbk5d8ap9b8a8d.example"]}"#), .accept, "",
      ["https://xn--fdbk5d8ap9b8a8d.example/finish"]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["m\u00fcnchen.example"]}"#),
      .accept, "",
      ["https://m\u{FC}nchen.example/finish", "https://xn--mnchen-3ya.example/finish"]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["xn--mnchen-3ya.example"]}"#),
      .accept, "",
      ["https://m\u{FC}nchen.example/finish", "https://xn--mnchen-3ya.example/finish"]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["m\u00fcnchen.example"]}"#),
      .warn, "host-not-canonical",
      ["https://M\u{DC}NCHEN.EXAMPLE/finish"]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["\ud55c\uad6d.example"]}"#),
      .accept, "",
      ["https://\u{D55C}\u{AD6D}.example/finish", "https://xn--3e0b707e.example/finish"]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["xn--3e0b707e.example"]}"#),
      .accept, "",
      ["https://\u{D55C}\u{AD6D}.example/finish", "https://xn--3e0b707e.example/finish"]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL,
      policy: AttackPolicy(#"{"authorizedDomains": ["\u0e44\u0e17\u0e22.example"]}"#), .accept, "",
      ["https://\u{E44}\u{E17}\u{E22}.example/finish", "https://xn--o3cw4h.example/finish"]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["xn--o3cw4h.example"]}"#),
      .accept, "",
      ["https://\u{E44}\u{E17}\u{E22}.example/finish", "https://xn--o3cw4h.example/finish"]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL,
      policy: AttackPolicy(
        #"{"authorizedDomains": ["\u0939\u093f\u0928\u094d\u0926\u0940.example"]}"#), .accept, "",
      ["https://\u{939}\u{93F}\u{928}\u{94D}\u{926}\u{940}.example/finish"]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL,
      policy: AttackPolicy(#"{"authorizedDomains": ["xn--j2bd4cyac6f.example"]}"#), .accept, "",
      ["https://xn--j2bd4cyac6f.example/finish"]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL,
      policy: AttackPolicy(#"{"authorizedDomains": ["\u0442\u0435\u0441\u0442-1.example"]}"#),
      .accept, "",
      ["https://\u{442}\u{435}\u{441}\u{442}-1.example/finish"]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL,
      policy: AttackPolicy(#"{"authorizedDomains": ["\u30ab\u30d5\u30a7.example"]}"#), .accept, "",
      ["https://\u{30AB}\u{30D5}\u{30A7}.example/finish"]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL,
      policy: AttackPolicy(#"{"authorizedDomains": ["\u00f1and\u00fa.example"]}"#), .accept, "",
      ["https://\u{F1}and\u{FA}.example/finish"]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL,
      policy: AttackPolicy(#"{"authorizedDomains": ["\u00e7a\u011fr\u0131.example"]}"#), .accept,
      "",
      ["https://\u{E7}a\u{11F}r\u{131}.example/finish"]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["ti\u1ebfng.example"]}"#),
      .accept, "",
      ["https://ti\u{1EBF}ng.example/finish"]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL,
      policy: AttackPolicy(
        #"{"authorizedDomains": ["\u0430\u043f\u0442\u0435\u043a\u0430.example"]}"#), .accept, "",
      ["https://\u{430}\u{43F}\u{442}\u{435}\u{43A}\u{430}.example/finish"]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL,
      policy: AttackPolicy(#"{"authorizedDomains": ["\u0440\u043e\u0441\u0441.example"]}"#),
      .accept, "",
      ["https://\u{440}\u{43E}\u{441}\u{441}.example/finish"]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["\u043e\u0440.example"]}"#),
      .accept, "",
      ["https://\u{43E}\u{440}.example/finish"]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["fa\u00e7ade.example"]}"#),
      .warn, "host-not-canonical",
      ["https://fac\u{327}ade.example/finish"]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["stra\u00dfe.example"]}"#),
      .accept, "",
      ["https://xn--strae-oqa.example/finish"]),
    AttackGroup(
      "U-labels and A-labels are the same name",
      in: .continueURL, policy: AttackPolicy(#"{"authorizedDomains": ["xn--strae-oqa.example"]}"#),
      .warn, "host-deviation-character",
      ["https://stra\u{DF}e.example/finish"]),
  ]

  @Test("each gets its verdict, and its rules are found", arguments: groups)
  func group(_ group: AttackGroup) throws { try group.check() }
}
