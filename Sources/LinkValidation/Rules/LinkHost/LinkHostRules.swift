/// The rules of this folder.
enum LinkHostRules {
  static let all: [any LinkRule.Type] = [
    LinkDomainNotAllowed.self, LinkDomainDiffersFromExpected.self, LinkHostLookalike.self,
    LinkInsecureHTTP.self, ActionPathNotCanonical.self, EmptyPathBeforeQuery.self,
    PreviewChannelHost.self, LoopbackHost.self,
  ]
}
