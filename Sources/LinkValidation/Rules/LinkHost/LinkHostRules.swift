/// The rules of this folder.
enum LinkHostRules {
  static let all: [any LinkRule.Type] = []
}
