/// The rules of this folder.
enum ConfigurationRules {
  static let all: [any PolicyRule.Type] = [ConfigUnknownKey.self, ConfigDuplicateKey.self]
}
