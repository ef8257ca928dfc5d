/// The rules of this folder.
enum ConfigurationRules {
  static let all: [any PolicyRule.Type] = [
    ConfigAuthorizedDomainMalformed.self, ConfigAuthorizedDomainIsPublicSuffix.self,
    ConfigWildcardNotSupported.self, ConfigLinkDomainIsDefaultHost.self, ConfigEntryMalformed.self,
    ConfigUnknownKey.self, ConfigDuplicateKey.self, ConfigIgnoreUnknownRule.self,
    ConfigIgnoreExpired.self, ConfigListMissing.self,
  ]
}
