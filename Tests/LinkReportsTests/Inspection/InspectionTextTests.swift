import ActionLinks
import LinkReports
import Testing

@Suite("An inspection as text")
struct InspectionTextTests {
  private static let code = "ABCDEFGHIJKL"
  private static let digest = CodeDigest()

  /// The text, with `*` for the code's digest.
  private func text(
    of link: String, style: InspectionText.Style = .plain, limits: ParserLimits = .default
  ) -> String {
    let options = InspectionOptions(limits: limits, codeDigest: Self.digest)
    let inspection = LinkInspection(of: link.utf8.span, options: options)
    return String(decoding: InspectionText(of: inspection, style: style).utf8, as: UTF8.self)
      .replacing(Self.digest.text(for: ActionCode(Self.code)), with: "*")
  }

  @Test("A Hosting link: the tree of its layers, and where the SDKs differ")
  func hostingLink() {
    let link =
      "https://app.example.com/__/auth/links?link=https%3A%2F%2Fp.firebaseapp.com%2F__%2Fauth%2F"
      + "action%3FapiKey%3DKEY%26mode%3DsignIn%26oobCode%3D\(Self.code)%26continueUrl%3Dhttps"
      + "%253A%252F%252Fb%2525C3%2525BCcher.example%252Fcart%253Fid%253D1%2523top%26lang%3Den"
    #expect(
      text(of: link) == """
        link       https://app.example.com/__/auth/links?link=https%3A%2F%2Fp.firebaseapp.com%2F__%2Fauth%2Faction%3FapiKey%3DKEY%26mode%3DsignIn%26oobCode%3D*%26continueUrl%3Dhttps%253A%252F%252Fb%2525C3%2525BCcher.example%252Fcart%253Fid%253D1%2523top%26lang%3Den
        kind       hostingLink (a link of Firebase Hosting)
        operation  emailSignIn (signs a user in)
        handler    default (Firebase's own page, /__/auth/action)
        ├─ 1 hosting
        │     scheme  https
        │     host    app.example.com
        │     path    /__/auth/links
        │     ?link   → layer 2
        ├─ 2 action, in link of layer 1
        │     scheme        https
        │     host          p.firebaseapp.com
        │     path          /__/auth/action
        │     ?apiKey       KEY
        │     ?mode         signIn
        │     ?oobCode      *
        │     ?continueUrl  → layer 3
        │     ?lang         en
        └─ 3 continue, in continueUrl of layer 2
              scheme  https
              host    xn--bcher-kva.example (bücher.example)
              path    /cart
              ?id     1
              #       top
              ! domain-percent-encoded at byte 9
        canonical  https://app.example.com/__/auth/links?link=https%3A%2F%2Fp.firebaseapp.com%2F__%2Fauth%2Faction%3FapiKey%3DKEY%26mode%3DsignIn%26oobCode%3D*%26continueUrl%3Dhttps%253A%252F%252Fxn--bcher-kva.example%252Fcart%253Fid%253D1%2523top%26lang%3Den
        SDK readings
           iOS isSignIn       agrees: a sign-in link
           iOS ActionCodeURL  differs: apiKey is missing, here "KEY"
           JavaScript         agrees
           JavaScript to v8   differs: lang is missing, here "en"
           Android            agrees
           React Native       agrees
           Flutter isSignIn   agrees: a sign-in link
           iOS Dynamic Links  none of its links
        """)
  }

  @Test("Hostile values are escaped, duplicates and odd parameters explained")
  func hostileLink() {
    let link =
      "com.example://google/link?\u{202E}n=%1B[0m&x&empty=&deep_link_id=https://a.example:99999/"
      + "?mode=signIn%26oobCode=%00%26oobCode=\(Self.code)%26apiKey=\(String(repeating: "k", count: 300))"
    let lines = text(of: link).split(separator: "\n").map(String.init)
    let keys = String(repeating: "k", count: 200) + "… (300 bytes)"
    let shown = [
      "kind       customSchemeLink (a link into an app by its own scheme)",
      "│     ?\\u{202E}n     \\u{1B}[0m", "│     ?x             (no value)",
      "│     ?empty         (empty)", "│     ?deep_link_id  → layer 2",
      "      no URL    port-out-of-range at byte 18", "      ?apiKey   \(keys)",
      "      ?oobCode  * (not read: the last of this name counts)",
    ]
    for line in shown.dropLast() { #expect(lines.contains(line), "\(line)") }
    #expect(lines.contains { $0.hasSuffix(" (not read: the last of this name counts)") })
    #expect(lines.allSatisfy { $0.unicodeScalars.count < 1100 })
    #expect(lines.joined().unicodeScalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{202E}" })
  }

  @Test("Of many parameters the first are shown, and those that count")
  func manyParameters() {
    let fillers = (0..<10_000).map { "p\($0)=\($0)" }.joined(separator: "&")
    let lines = text(of: "https://a.example/?\(fillers)&mode=signIn&oobCode=\(Self.code)&apiKey=k")
      .split(separator: "\n").map(String.init)
    #expect(lines.count < 70)
    #expect(lines.contains("      ?p39      39") && !lines.contains("      ?p40      40"))
    #expect(lines.contains("      ?oobCode  *") && lines.contains("      ?…        9960 more"))
  }

  @Test("What is no link says so")
  func noLink() {
    #expect(
      text(of: "").hasPrefix(
        """
        link       (empty)
        kind       none (not the shape of an action link)
        operation  none: mode is missing
        └─ 1 action
              text    (empty)
              no URL  missing-scheme-non-relative-URL at byte 0
        canonical  none: it is no URL
        SDK readings

        """))
    #expect(
      text(of: "?x=1&y", limits: ParserLimits(maximumParameterCount: 1))
        == "error      too-many-parameters at byte 5")
    let nested = "https://a.example/?link=https://b.example/?link=c"
    let deep = text(of: nested, limits: ParserLimits(maximumLayerCount: 1))
    #expect(deep.contains("operation  none: the action lies past the limit of layers\n"))
    #expect(deep.contains("\n└─ more layers inside, past the limit of layers\n"))
  }

  @Test("A reading with several differences has a line for each")
  func differences() {
    let lines = text(of: "https://a.example/#?oobCode=\(Self.code)&mode=signIn&apiKey=k&lang=de")
      .split(separator: "\n").map(String.init)
    let first = lines.firstIndex { $0.hasPrefix("   React Native") }.map { Int($0) } ?? 0
    #expect(
      lines[first..<first + 4] == [
        "   React Native       differs: operation is \"EMAIL_SIGNIN\", here missing",
        "                      differs: oobCode is \"*\", here missing",
        "                      differs: apiKey is \"k\", here missing",
        "                      differs: lang is \"de\", here missing",
      ])
  }

  @Test("Colors mark hosts, codes, names and what is wrong, and hide nothing of the plain text")
  func colors() {
    let link = "https://u@a.example/?mode=signIn&oobCode=\(Self.code)&apiKey=k"
    let colored = text(of: link, style: .colored)
    for part in [
      "\u{1B}[1mkind       \u{1B}[0mactionURL\u{1B}[2m (an action URL)\u{1B}[0m\n",
      "\u{1B}[1;36ma.example\u{1B}[0m\n", "\u{1B}[34m?oobCode  \u{1B}[0m\u{1B}[33m*\u{1B}[0m\n",
      "\u{1B}[31m! invalid-credentials at byte 9\u{1B}[0m\n",
    ] {
      #expect(colored.contains(part), "\(part.debugDescription)")
    }
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == text(of: link))
    #expect(!text(of: link).contains("\u{1B}"))
  }
}
