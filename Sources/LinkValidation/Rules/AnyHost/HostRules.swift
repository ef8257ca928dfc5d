/// The rules of this folder.
enum HostRules {
  static let all: [any LinkRule.Type] = [
    HostEmpty.self, HostInvalid.self, HostInvalidIDNA.self, HostForbiddenCodePoint.self,
    InvalidCharacterInHost.self, InvalidPort.self, HostPercentEncoded.self, HostNotCanonical.self,
    HostTrailingDot.self, HostNonstandardDot.self, InvisibleCharacterInHost.self,
    HostNotIDNA2008.self, HostDeviationCharacter.self, HostBidiControl.self, HostMixedScript.self,
    HostConfusable.self, HostWholeScriptConfusable.self, HostIPLiteral.self,
    HostNoncanonicalIPv4.self, HostIPv6Zone.self, ParseDifferential.self,
  ]
}
