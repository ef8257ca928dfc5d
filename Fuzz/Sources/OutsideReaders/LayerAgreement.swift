public import LinkValidation

/// One outside reader's answer that is not what was claimed of a text.
public struct LayerDisagreement: Sendable, Hashable, CustomStringConvertible {
  /// The number of the text in the list.
  public let layer: Int
  /// The outside reader.
  public let name: String
  /// The part in which it differs.
  public let part: ReaderDisagreement.Part

  /// Which reader differs, where and in what; never a text.
  public var description: String { "layer \(layer): \(name) takes another \(part.rawValue)" }
}

/// Checks the claim that mainstream readers take the same scheme, host and port from each of some
/// texts, such as the layers of a link that was accepted.
///
/// The first reading is that of the URL Standard by this project, and every outside reader must give
/// the same or refuse the text.
///
/// - Parameters:
///   - layers: The texts.
///   - readers: The outside readers.
/// - Returns: All answers that differ; none where the claim holds.
/// - Throws: ``OutsideReaderError`` where a reader fails.
public func disagreements(
  onLayers layers: [[UInt8]], among readers: [any OutsideReader]
) throws(OutsideReaderError) -> [LayerDisagreement] {
  var found: [LayerDisagreement] = []
  var first = layers.map { URLReading(of: $0.span, by: .whatwg) }
  for reader in readers {
    for (layer, reading) in try reader.readings(of: layers).enumerated() {
      guard let reading else { continue }
      if let other = first[layer] {
        guard let part = other.firstDifference(from: reading) else { continue }
        found.append(LayerDisagreement(layer: layer, name: reader.name, part: part))
      } else {
        first[layer] = reading
      }
    }
  }
  return found
}
