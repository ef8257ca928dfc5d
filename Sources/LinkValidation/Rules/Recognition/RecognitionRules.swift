/// The rules of this folder.
enum RecognitionRules {
  static let all: [any LinkRule.Type] = [
    InputEmpty.self, NotAnActionLink.self, SchemeMissing.self, LinkPossiblyTruncated.self,
    ShortLinkNotResolvable.self, ModeMissing.self, ModeUnknown.self, ModeMismatch.self,
    OOBCodeMissing.self, OOBCodeEmpty.self, OOBCodeUnexpectedCharacter.self, APIKeyMissing.self,
    APIKeyMalformed.self, APIKeyMismatch.self, TenantMissing.self, TenantMismatch.self,
    LangMalformed.self, AppIdentifierMismatch.self, DynamicLinksRetired.self,
    ActionParametersOnDynamicLinkHost.self, EmulatorLink.self, SocialPreviewParameters.self,
    UnexpandedTemplateInLink.self,
  ]
}
