import LinkReports
import LinkValidation

/// A policy file: where it was found, and the policy in it.
struct PolicyFile: Equatable, Sendable {
  /// The name under which a policy is looked for where none is given.
  static let defaultName = "actionlink.json"

  /// The name of the file as messages give it.
  let name: String
  let policy: LinkPolicy

  /// Reads the policy file of a path given in bytes.
  ///
  /// A file that is missing or broken is never an empty policy: then
  /// ``ToolFailure/unreadableData(_:)`` says why.
  init(path: [UInt8]) throws(ToolFailure) {
    let text: [UInt8]
    do throws(InputFile.Failure) {
      text = try InputFile.bytes(ofFileAt: path)
    } catch {
      // The name stays away: it may be a link that was meant as an operand.
      throw .unreadableData("cannot read the policy file of '--config': \(error.message)")
    }
    try self.init(text, name: String(decoding: path, as: UTF8.self))
  }

  /// Finds and reads the policy file of the current folder, or of the nearest folder above that has
  /// one.
  static func nearest() throws(ToolFailure) -> PolicyFile {
    for level in 0...(Platform.currentFolderDepth() ?? 0) {
      let name = String(repeating: "../", count: level) + defaultName
      let text: [UInt8]
      do throws(InputFile.Failure) {
        text = try InputFile.bytes(ofFileAt: [UInt8](name.utf8))
      } catch .system(let error) where error.meansAbsent {
        continue
      } catch {
        // A policy that is there and cannot be read must not give way to another one.
        throw .unreadableData("cannot read the policy file \(name): \(error.message)")
      }
      return try PolicyFile(text, name: name)
    }
    throw .unreadableData(
      "no policy: give one with '--config', or put \(defaultName) into this folder or one above")
  }

  private init(_ text: [UInt8], name: String) throws(ToolFailure) {
    self.name = name
    do throws(PolicyReadingError) {
      policy = try LinkPolicy(reading: text)
    } catch {
      let place = TerminalText.abridged("\(name):\(error.position)")
      throw .unreadableData("\(place): \(TerminalText.abridged(error.message))")
    }
  }
}
