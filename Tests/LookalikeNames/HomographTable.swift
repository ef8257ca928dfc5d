import DomainNames

/// Names with one code point replaced by another that looks the same.
public enum HomographTable {
  /// 200 made-up names in the manner of well-known ones.
  public static let names: [String] = {
    let starts = [
      "paper", "goggle", "amazing", "micro", "face", "apple", "drop", "insta", "link", "tele",
      "whats", "net", "spot", "air", "e-bank", "my1st", "0x9", "quick", "vj", "kwz",
    ]
    let ends = ["pal", "soft", "book", "flix", "gram", "box", "bay", "hub", "cloud", "24"]
    return starts.flatMap { start in ends.map { "\(start)\($0).example" } }
  }()

  /// All code points with the skeleton of one that host names are made of, but for itself.
  ///
  /// Unassigned, private-use and surrogate code points have none to speak of.
  public static let variants: [Unicode.Scalar: [Unicode.Scalar]] = {
    let alphabet = Array("abcdefghijklmnopqrstuvwxyz0123456789-.".unicodeScalars)
    let targets = Dictionary(grouping: alphabet) { skeleton(of: String($0)) }
    var variants: [Unicode.Scalar: [Unicode.Scalar]] = [:]
    for value in UInt32(0x21)...0x1FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      switch scalar.properties.generalCategory {
      case .unassigned, .privateUse, .surrogate: continue
      default:
        for target in targets[skeleton(of: String(scalar))] ?? [] where target != scalar {
          variants[target, default: []].append(scalar)
        }
      }
    }
    return variants
  }()

  /// All homographs of a name: one for each of its code points and each that looks like it.
  public static func homographs(of name: String) -> [String] {
    let scalars = Array(name.unicodeScalars)
    return scalars.enumerated().flatMap { position, scalar in
      (variants[scalar] ?? []).map { variant in
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars[..<position] + [variant] + scalars[(position + 1)...])
        return String(view)
      }
    }
  }

  /// The skeleton by the type under test, which does not look into the text that it is given.
  private static func skeleton(of text: String) -> String {
    HostAppearance(of: "a" + text + ".b").map { String($0.skeleton.dropFirst().dropLast(2)) }
      ?? text
  }
}
