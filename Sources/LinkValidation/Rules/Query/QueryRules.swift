/// The rules of this folder.
enum QueryRules {
  static let all: [any LinkRule.Type] = []
}
