extension FuzzTarget {
  /// Redaction: no report, message, error, description or dump of a link shows its code.
  ///
  /// The first byte chooses what is shown.
  public static let redaction = FuzzTarget(
    "redaction", summary: "No report, message, error or description of a link shows its code.",
    input: .link(choices: 1)
  ) { input throws(PropertyFailure) in
    let forms = LinkProperties.ShownForm.allCases
    let form = forms[Int(input.first ?? 0) % forms.count]
    try LinkProperties.codesStayHidden(in: MarkedLink(Array(input.dropFirst())), as: form)
  }
}
