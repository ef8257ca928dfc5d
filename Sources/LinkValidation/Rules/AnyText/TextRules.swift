/// The rules of this folder.
enum TextRules {
  static let all: [any LinkRule.Type] = []
}
