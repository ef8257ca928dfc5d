internal import ActionLinks
internal import URLStandard

/// Which parameters of the action an SDK takes from somewhere else than the action's own query.
struct SDKMisreadings {
  /// The parameters, in the order of ``LinkParameter``, that no finding names yet.
  private(set) var unsettled: [LinkParameter] = []
  private var all: Set<LinkParameter> = []
  /// Whether every SDK that reads a link in the text reads the action's own mode.
  let keepsMode: Bool

  /// Compares the SDKs' readings with the action's own query.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the link.
  static func all(in subject: Subject, action: SubjectLayer) -> SDKMisreadings {
    let text = subject.outermost.text
    return SDKAgreement.isCertain(of: text.span, action: action)
      ? SDKMisreadings() : SDKMisreadings(subject.readings, action: action)
  }

  /// No misreading.
  private init() { keepsMode = true }

  /// Compares some readings with the action's own query.
  init(_ readings: SDKReadings, action: SubjectLayer) {
    let taken = TakenValues(readings)
    for (parameter, values) in [
      (LinkParameter.apiKey, taken.apiKeys), (.mode, taken.modes), (.oobCode, taken.codes),
      (.tenantID, taken.tenantIDs),
    ] {
      let own = OwnValues(parameter, in: action)
      if values.contains(where: { !own.explain($0) }) { unsettled.append(parameter) }
    }
    all = Set(unsettled)
    keepsMode = !unsettled.contains(.mode) && !taken.hasUnknownMode
  }

  /// Whether an SDK takes the parameter from elsewhere.
  func contains(_ parameter: LinkParameter?) -> Bool { parameter.map(all.contains) ?? false }

  /// Notes that a finding names the parameter.
  mutating func settle(_ parameter: LinkParameter?) { unsettled.removeAll { $0 == parameter } }
}

/// What all the SDKs take for each parameter, in UTF-8.
private struct TakenValues {
  var apiKeys: Set<[UInt8]> = []
  /// Only modes that name an operation: an SDK does nothing with any other.
  var modes: Set<[UInt8]> = []
  var codes: Set<[UInt8]> = []
  var tenantIDs: Set<[UInt8]> = []
  /// Whether an SDK reads a link whose mode names no operation.
  var hasUnknownMode = false

  init(_ readings: SDKReadings) {
    for reading in [
      readings.javaScript, readings.legacyJavaScript, readings.android, readings.reactNative,
    ] {
      guard let fields = reading.fields else { continue }
      apiKeys.insert(Array(fields.apiKey.utf8))
      codes.insert(fields.oobCode.revealedBytes)
      if let tenantID = fields.tenantID { tenantIDs.insert(Array(tenantID.utf8)) }
      insert(mode: fields.mode)
    }
    if let code = readings.iOSSignInCode.fields {
      codes.insert(code.revealedBytes)
      insert(mode: ActionCodeOperation.emailSignIn.mode)
    }
    if let fields = readings.iOSActionCodeURL.fields {
      if let apiKey = fields.apiKey { apiKeys.insert(Array(apiKey.utf8)) }
      if let code = fields.oobCode { codes.insert(code.revealedBytes) }
      insert(mode: fields.operation.mode)
    }
  }

  private mutating func insert(mode: String?) {
    if let mode, ActionCodeOperation(mode: mode.utf8.span) != nil {
      modes.insert(Array(mode.utf8))
    } else {
      hasUnknownMode = true
    }
  }
}

extension IOSActionCodeURL.Operation {
  /// The `mode` that the SDK reads as this operation.
  fileprivate var mode: String? {
    switch self {
    case .unknown: nil
    case .passwordReset: ActionCodeOperation.passwordReset.mode
    case .verifyEmail: ActionCodeOperation.verifyEmail.mode
    case .recoverEmail: ActionCodeOperation.recoverEmail.mode
    case .emailLink: ActionCodeOperation.emailSignIn.mode
    case .verifyAndChangeEmail: ActionCodeOperation.verifyAndChangeEmail.mode
    case .revertSecondFactorAddition: ActionCodeOperation.revertSecondFactorAddition.mode
    }
  }
}

/// The values that the action's own query gives to a parameter, all its duplicates included.
private struct OwnValues {
  private var cores: Set<[UInt8]> = []
  private var hasBareName = false

  init(_ parameter: LinkParameter, in action: SubjectLayer) {
    for piece in action.parameters where piece.parameter == parameter {
      if piece.hasEquals {
        cores.insert(Self.core(of: Array(piece.value.utf8)))
      } else {
        hasBareName = true
      }
    }
  }

  /// Whether an SDK may have read a value from the action's own query, by its own ways of decoding.
  func explain(_ value: [UInt8]) -> Bool {
    if cores.contains(Self.core(of: value)) { return true }
    // JavaScript reads a name without `=` as the text "undefined".
    if hasBareName, value.isEmpty || value.elementsEqual("undefined".utf8) { return true }
    // U+FFFD is what an SDK makes of bytes that do not decode; other rules find those.
    return !cores.isEmpty
      && String(decoding: value, as: UTF8.self).unicodeScalars.contains("\u{FFFD}")
  }

  /// What all the SDKs keep of a value: decoded once more, a `+` read as a blank, and cut where one
  /// of them splits.
  private static func core(of value: [UInt8]) -> [UInt8] {
    var decoded: [UInt8] = []
    decoded.append(percentDecoding: value.span)
    let end =
      decoded.firstIndex { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "=") } ?? decoded.endIndex
    return decoded[..<end].map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
  }
}
