/// The rules of this folder.
enum NestingRules {
  static let all: [any LinkRule.Type] = [
    NestedLinkMissing.self, NestedLinkNotAnActionLink.self, NestedLinkAmbiguous.self,
    NestedLinkUnencoded.self, NestedLinkSchemeNotAllowed.self, NestedLinkHostNotAuthorized.self,
    NestedParameterShadowsOuter.self, NestedDynamicLink.self, NestingTooDeep.self,
    NestingCycle.self, FallbackURLHostNotAuthorized.self, CustomSchemeNotAllowed.self,
  ]
}
