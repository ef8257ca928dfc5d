/// The parameters of an action, as its layer has them.
///
/// Of equal names the last one is read. `mode`, `oobCode` and `apiKey` count as missing where they
/// do not decode; the others keep what does not: a malformed escape stays as written.
public struct ActionParameters: Sendable, Hashable {
  /// `mode`, whether or not it names an operation.
  public var mode: String?
  /// `oobCode`, which may be empty.
  public var oobCode: ActionCode?
  /// `apiKey`, which may be empty.
  public var apiKey: String?
  /// `continueUrl`; an empty one counts as absent.
  public var continueURL: String?
  /// `lang`.
  public var lang: String?
  /// `tenantId`.
  public var tenantID: String?

  /// Creates parameters.
  public init(
    mode: String? = nil, oobCode: ActionCode? = nil, apiKey: String? = nil,
    continueURL: String? = nil, lang: String? = nil, tenantID: String? = nil
  ) {
    self.mode = mode
    self.oobCode = oobCode
    self.apiKey = apiKey
    self.continueURL = continueURL
    self.lang = lang
    self.tenantID = tenantID
  }

  init(of layer: LinkLayer) {
    func strict(_ parameter: LinkParameter) -> [UInt8]? {
      guard let decoded = layer.decodedValue(parameter), decoded.isWellFormed else { return nil }
      return decoded.bytes
    }
    func text(_ bytes: [UInt8]?) -> String? { bytes.map { String(decoding: $0, as: UTF8.self) } }
    mode = text(strict(.mode))
    oobCode = strict(.oobCode).map(ActionCode.init(utf8:))
    apiKey = text(strict(.apiKey))
    continueURL = text(layer.decodedValue(.continueURL)?.bytes)
    if continueURL == "" { continueURL = nil }
    lang = text(layer.decodedValue(.lang)?.bytes)
    tenantID = text(layer.decodedValue(.tenantID)?.bytes)
  }

  /// The operation, or `nil` where `apiKey`, `oobCode` or `mode` is missing or empty, or `mode`
  /// names none.
  public var operation: ActionCodeOperation? {
    guard let mode, let oobCode, !oobCode.isEmpty, let apiKey, !apiKey.utf8.isEmpty else {
      return nil
    }
    return ActionCodeOperation(mode: mode.utf8.span)
  }
}
