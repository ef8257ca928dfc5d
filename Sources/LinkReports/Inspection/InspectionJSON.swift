internal import ActionLinks
internal import DomainNames
public import JSONText
internal import LinkValidation
internal import URLStandard

extension LinkInspection {
  /// The version of the JSON form, in the key `schemaVersion`.
  public static let schemaVersion = 1

  /// Writes the inspection as a JSON object.
  ///
  /// Every key is there in every object, in the same order; what is absent is `null`.
  ///
  /// The `offset` of a validation error counts UTF-8 bytes from the beginning of the layer's text as
  /// decoded. That is the `url` of the same object where it holds no code. With a code taken out,
  /// the offsets still count in the text with its code, and bytes that are not UTF-8 count as they
  /// are though `url` has U+FFFD for them: only with codes shown, and in UTF-8, do they point into
  /// `url`. The same holds for the `range` of a finding. The `offset` of an `error` counts in the line
  /// of input as given.
  ///
  /// `verdict` is `null` where no policy judged, whatever was found.
  ///
  /// - Parameter writer: Where the object goes.
  /// - Complexity: O(*n*), where *n* is the length of the input.
  public func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.member("schemaVersion", Self.schemaVersion)
      object.member("input", input.map { redactor.text($0) })
      object.member("kind", link?.kind.rawValue)
      object.member("handler", link?.handler?.rawValue)
      object.member("verdict", verdict?.rawValue)
      object.member("isSignIn", link?.isSignIn)
      object.member("operation", link?.operation?.rawValue)
      writeParameters(to: &object)
      writePayload(to: &object)
      object.member("canonical", link?.canonicalForm().map { redactor.text($0) })
      object.null("repaired")
      object.array("wrappers") { _ in }
      writeLayers(to: &object)
      writeDynamicLink(to: &object)
      writeReadings(to: &object)
      writeFindings(to: &object)
      writeFailure(to: &object)
    }
  }

  private func writeParameters(to object: inout JSONObjectWriter) {
    guard let parameters = link?.parameters else {
      object.null("parameters")
      return
    }
    object.object("parameters") { object in
      object.member("mode", parameters.mode.map { redactor.text($0) })
      object.member("oobCode", parameters.oobCode.map { redactor.text(for: $0) })
      object.member("apiKey", parameters.apiKey.map { redactor.text($0) })
      object.member("continueUrl", parameters.continueURL.map { redactor.text($0) })
      object.member("lang", parameters.lang.map { redactor.text($0) })
      object.member("tenantId", parameters.tenantID.map { redactor.text($0) })
    }
  }

  private func writePayload(to object: inout JSONObjectWriter) {
    object.array("payload") { array in
      for item in payload {
        array.object { object in
          object.member("name", item.name)
          object.member("value", item.value)
          object.member("raw", item.raw)
        }
      }
    }
    object.member("fragment", link?.payloadFragment.map { redactor.text($0) })
  }

  private func writeLayers(to object: inout JSONObjectWriter) {
    object.array("layers") { array in
      for layer in link?.layers ?? [] {
        array.object { object in
          object.member("role", layer.role.rawValue)
          object.member("via", layer.via?.name)
          object.member("url", redactor.text(layer.textBytes))
          object.member("scheme", layer.scheme.map { redactor.text($0) })
          object.member("host", layer.host.map { redactor.text($0) })
          object.member("hostUnicode", Self.displayHost(of: layer).map { redactor.text($0) })
          object.member("port", layer.port.map { Int($0) })
          object.array("validationErrors") { array in
            for entry in layer.validationErrors(domains: .icu) {
              array.object { object in
                object.member("name", entry.error.name)
                object.member("offset", entry.offset)
              }
            }
          }
        }
      }
    }
  }

  private func writeDynamicLink(to object: inout JSONObjectWriter) {
    guard let parameters = link?.dynamicLinkParameters else {
      object.null("dynamicLink")
      return
    }
    object.object("dynamicLink") { object in
      for (parameter, value) in parameters {
        object.member(parameter.name, redactor.text(value))
      }
    }
  }

  private func writeFindings(to object: inout JSONObjectWriter) {
    object.array("findings") { array in
      for finding in findings {
        array.object { object in
          object.member("rule", finding.rule)
          object.member("severity", finding.severity.rawValue)
          object.member("message", finding.message)
          object.member("layer", finding.layer)
          guard let range = finding.range else {
            object.null("range")
            return
          }
          object.array("range") { array in
            array.value(range.lowerBound)
            array.value(range.upperBound)
          }
        }
      }
    }
  }

  private func writeFailure(to object: inout JSONObjectWriter) {
    guard let failure else {
      object.null("error")
      return
    }
    object.object("error") { object in
      object.member("code", failure.code)
      object.member("offset", failure.offset)
    }
  }
}
