/// The rules of this folder.
enum HostRules {
  static let all: [any LinkRule.Type] = []
}
