import Foundation
import Synchronization

/// The processes that end with this one.
enum RunningProcesses {
  private static let identifiers = Mutex<Set<Int32>>([])
  private static let sources = Mutex<[any DispatchSourceSignal]>([])

  static func add(_ identifier: Int32) { _ = identifiers.withLock { $0.insert(identifier) } }

  static func remove(_ identifier: Int32) { _ = identifiers.withLock { $0.remove(identifier) } }

  /// Lets an interruption of this process end the others as well: each is the leader of a group of
  /// its own, which no terminal interrupts.
  static func endWithThisProcess() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      _ = signal(number, SIG_IGN)
      // A source ends with its last reference.
      sources.withLock { sources in
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler {
          identifiers.withLock { identifiers in
            // With what they started, which is in their groups.
            for identifier in identifiers where identifier > 1 {
              _ = kill(-identifier, SIGKILL)
              _ = kill(identifier, SIGKILL)
            }
          }
          exit(128 + number)
        }
        source.activate()
        sources.append(source)
      }
    }
  }
}
