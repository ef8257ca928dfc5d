/// The rules of this folder.
enum QueryRules {
  static let all: [any LinkRule.Type] = [
    ParameterDuplicated.self, ParameterCaseVariant.self, ParameterBracketSyntax.self,
    ParameterSemicolonSeparator.self, ParameterNameEncoded.self, ParameterNameMalformed.self,
    UnknownParameter.self, TooManyParameters.self, ActionParametersInFragment.self,
    FragmentPresent.self, FragmentSwallowsParameters.self, AmbiguousPlus.self,
    MalformedPercentEncoding.self, InvalidUTF8InParameter.self, InvalidUnicodeInInput.self,
    NullByte.self, PercentEncodingDepthExceeded.self, QueryOverEncoded.self,
    LinkContainsEmail.self,
  ]
}
