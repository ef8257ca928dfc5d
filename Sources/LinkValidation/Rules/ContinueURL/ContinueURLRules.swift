/// The rules of this folder.
enum ContinueURLRules {
  static let all: [any LinkRule.Type] = [
    ContinueURLHostNotAuthorized.self,
    ContinueURLHostIsSubdomainOfAuthorized.self,
    ContinueURLHostLookalike.self,
    ContinueURLNotAbsolute.self,
    ContinueURLNotHierarchical.self,
    ContinueURLSchemeNotAllowed.self,
    ContinueURLInsecureHTTP.self,
    ContinueURLHasUserinfo.self,
    ContinueURLBackslash.self,
    ContinueURLOverEncoded.self,
    ContinueURLUnencoded.self,
    ContinueURLSecondQuestionMark.self,
    ContinueURLHasFragment.self,
    ContinueURLNondefaultPort.self,
    ContinueURLPathNotAllowed.self,
    ContinueURLNestedURL.self,
    ContinueURLNestedLink.self,
    ContinueURLIsActionLink.self,
    ContinueURLOnDynamicLinkDomain.self,
    ContinueURLContainsEmail.self,
    ContinueURLContainsSecret.self,
    ContinueURLContainsActionCode.self,
  ]
}
