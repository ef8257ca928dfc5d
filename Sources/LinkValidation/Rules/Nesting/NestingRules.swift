/// The rules of this folder.
enum NestingRules {
  static let all: [any LinkRule.Type] = []
}
