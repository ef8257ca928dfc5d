#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif
internal import Synchronization

/// Threads that begin together and are waited for.
///
/// They are made by `pthread_create`, whose beginnings and ends the thread sanitizer knows.
enum ThreadGroup {
  private final class Shared<Answer: Sendable>: Sendable {
    let answers = Mutex<[(thread: Int, answer: Answer)]>([])
    let next = Atomic<Int>(0)
    let work: @Sendable (Int) -> Answer

    init(_ work: @escaping @Sendable (Int) -> Answer) { self.work = work }

    func runNext() {
      let thread = next.add(1, ordering: .relaxed).oldValue
      let answer = work(thread)
      answers.withLock { $0.append((thread, answer)) }
    }
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
    let shared = Shared(work)
    let body = Body { shared.runNext() }
    var threads: [pthread_t] = []
    for _ in 0..<count {
      if let thread = start(body) { threads.append(thread) }
    }
    for thread in threads { pthread_join(thread, nil) }
    return shared.answers.withLock { $0.sorted { $0.thread < $1.thread }.map(\.answer) }
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
