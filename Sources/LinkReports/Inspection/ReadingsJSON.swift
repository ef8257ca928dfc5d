internal import ActionLinks
internal import JSONText

/// The SDK readings in JSON.
///
/// A reading is `null` where the SDK reads no link, an object of that SDK's fields, or the text
/// `throws NAME` where it throws.
extension LinkInspection {
  func writeReadings(to object: inout JSONObjectWriter) {
    guard let readings else {
      object.null("readings")
      return
    }
    object.object("readings") { object in
      switch readings.iOSSignInCode {
      case .notALink: object.null("iosSignInCode")
      case .link(let code): object.member("iosSignInCode", redactor.text(for: code))
      case .throwing(let fault): object.member("iosSignInCode", fault.description)
      }
      write(readings.iOSActionCodeURL, "iosActionCodeURL", to: &object) { fields, object in
        object.member("apiKey", fields.apiKey.map { redactor.text($0) })
        object.member("continueUrl", fields.continueURL.map { redactor.text($0) })
        object.member("languageCode", fields.languageCode.map { redactor.text($0) })
        object.member("oobCode", fields.oobCode.map { redactor.text(for: $0) })
        object.member("operation", fields.operation.rawValue)
      }
      write(readings.javaScript, "js", to: &object, fields: writeFields)
      write(readings.legacyJavaScript, "jsLegacy", to: &object, fields: writeFields)
      write(readings.android, "android", to: &object, fields: writeFields)
      write(readings.reactNative, "rnParse", to: &object, fields: writeFields)
      object.object("iosDynamicLink") { object in
        let match = readings.iOSDynamicLink
        object.member("canParseUniversalLink", match.canParseUniversalLink)
        object.member("matchesShortLinkFormat", match.matchesShortLinkFormat)
      }
      object.object("isSignInLink") { object in
        object.member("ios", readings.isSignInLink.iOS)
        object.member("js", readings.isSignInLink.javaScript)
        object.member("android", readings.isSignInLink.android)
        object.member("flutter", readings.isSignInLink.flutter)
      }
    }
  }

  private func write<Fields>(
    _ reading: SDKReading<Fields>, _ key: String, to object: inout JSONObjectWriter,
    fields: (Fields, inout JSONObjectWriter) -> Void
  ) {
    switch reading {
    case .notALink: object.null(key)
    case .throwing(let fault): object.member(key, fault.description)
    case .link(let link): object.object(key) { fields(link, &$0) }
    }
  }

  private func writeFields(_ fields: ActionCodeURLFields, to object: inout JSONObjectWriter) {
    object.member("apiKey", redactor.text(fields.apiKey))
    object.member("mode", redactor.text(fields.mode))
    object.member("operation", fields.operation)
    object.member("oobCode", redactor.text(for: fields.oobCode))
    object.member("continueUrl", fields.continueURL.map { redactor.text($0) })
    object.member("languageCode", fields.languageCode.map { redactor.text($0) })
    object.member("tenantId", fields.tenantID.map { redactor.text($0) })
  }
}
