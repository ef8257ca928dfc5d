public import ActionLinks

extension LinkProperties {
  /// What the SDKs make of a text: no value is longer than the text gives, and the answers to "is
  /// this a sign-in link?" follow from the readings.
  ///
  /// - Parameters:
  ///   - readings: The readings of the text.
  ///   - input: The text.
  /// - Throws: ``PropertyFailure`` where it does not hold.
  public static func readingsAreBounded(
    _ readings: SDKReadings, of input: [UInt8]
  ) throws(PropertyFailure) {
    func fail(_ detail: String) -> PropertyFailure {
      PropertyFailure("readingsAreBounded", detail)
    }
    // A byte that is not UTF-8 reads as the three of U+FFFD, also where one is left by decoding.
    let longest = 9 * input.count
    if let code = readings.iOSSignInCode.fields, code.revealedBytes.count > longest {
      throw fail("the code of the iOS reading is too long")
    }
    for (name, reading) in [
      ("javaScript", readings.javaScript), ("legacyJavaScript", readings.legacyJavaScript),
      ("android", readings.android), ("reactNative", readings.reactNative),
    ] {
      guard let fields = reading.fields else { continue }
      let lengths = [
        fields.apiKey.utf8.count, fields.mode.utf8.count, fields.oobCode.revealedBytes.count,
        fields.continueURL?.utf8.count ?? 0, fields.languageCode?.utf8.count ?? 0,
        fields.tenantID?.utf8.count ?? 0,
      ]
      guard lengths.allSatisfy({ $0 <= longest }) else { throw fail("a value of \(name)") }
    }
    let signIn = ActionCodeOperation.emailSignIn.requestType
    let answers = readings.isSignInLink
    guard answers.iOS == (readings.iOSSignInCode.fields != nil),
      answers.javaScript == (readings.javaScript.fields?.operation == signIn),
      answers.android == (readings.android.fields?.operation == signIn)
    else { throw fail("an answer does not follow from its reading") }
  }
}
