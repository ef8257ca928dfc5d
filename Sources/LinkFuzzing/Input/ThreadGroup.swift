/// Threads that work at the same time and are waited for.
///
/// They are kept from one piece of work to the next: to make a thread takes longer than to read a link
/// on it, most of all under the thread sanitizer.
enum ThreadGroup {
  /// Where one thread leaves its answer.
  ///
  /// Sendable all the same: the thread writes before its work ends, and it is read after that was
  /// waited for.
  private final class Slot<Answer: Sendable>: @unchecked Sendable {
    var answer: Answer?
  }

  /// Runs work on several threads at once, of which the caller's is one.
  ///
  /// - Parameters:
  ///   - count: How many threads.
  ///   - work: The work; it is given the number of its thread.
  /// - Returns: The answers by the numbers of the threads; fewer where the system made no more.
  static func run<Answer: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) -> Answer
  ) -> [Answer] {
    let slots = (0..<count).map { _ in Slot<Answer>() }
    let threads = WorkerThread.take(count - 1)
    // The caller begins last, so that nothing it does is known to come before what the others do.
    for (number, thread) in threads.enumerated() {
      let slot = slots[number + 1]
      thread.start { slot.answer = work(number + 1) }
    }
    slots.first?.answer = work(0)
    for thread in threads { thread.wait() }
    WorkerThread.giveBack(threads)
    return slots.compactMap(\.answer)
  }
}
