/// The rules of this folder.
enum TextRules {
  static let all: [any LinkRule.Type] = [
    ControlCharacterInURL.self, LeadingOrTrailingSpace.self, InvalidCharacterInURL.self,
    BidiControlInURL.self,
  ]
}
