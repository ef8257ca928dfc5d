/// The rules of this folder.
enum RecognitionRules {
  static let all: [any LinkRule.Type] = []
}
