#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// Threads that begin together and are waited for.
///
/// They are made by `pthread_create`, whose beginnings and ends the thread sanitizer knows; a `Mutex`
/// it does not know, so the threads share nothing of this type's.
enum ThreadGroup {
  /// Where one thread leaves its answer.
  ///
  /// Sendable all the same: the thread writes before its end, and it is read after that was waited
  /// for.
  private final class Slot<Answer: Sendable>: @unchecked Sendable {
    var answer: Answer?
  }

  /// What the threads run; a C function has no generic parameters.
  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Runs work on several threads at once.
  ///
  /// - Parameters:
  ///   - count: How many threads.
  ///   - work: The work; it is given the number of its thread.
  /// - Returns: The answers by the numbers of the threads; fewer where the system made no more.
  static func run<Answer: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) -> Answer
  ) -> [Answer] {
    let slots = (0..<count).map { _ in Slot<Answer>() }
    var threads: [pthread_t] = []
    for (number, slot) in slots.enumerated() {
      let thread = start(Body { slot.answer = work(number) })
      if let thread { threads.append(thread) }
    }
    for thread in threads { pthread_join(thread, nil) }
    return slots.compactMap(\.answer)
  }

  private static func start(_ body: Body) -> pthread_t? {
    let argument = unsafe Unmanaged.passRetained(body)
    #if canImport(Darwin)
    var thread: pthread_t?
    let failure = unsafe pthread_create(
      &thread, nil,
      { argument in
        unsafe Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }, argument.toOpaque())
    #else
    var thread = pthread_t()
    let failure = unsafe pthread_create(
      &thread, nil,
      { argument in
        if let argument = unsafe argument {
          unsafe Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run()
        }
        return nil
      }, argument.toOpaque())
    #endif
    guard failure == 0 else {
      unsafe argument.release()
      return nil
    }
    return thread
  }
}
