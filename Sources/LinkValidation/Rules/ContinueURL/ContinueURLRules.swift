/// The rules of this folder.
enum ContinueURLRules {
  static let all: [any LinkRule.Type] = []
}
