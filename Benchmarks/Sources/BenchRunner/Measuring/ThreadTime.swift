import Foundation

/// The time that the processor spent on this thread, which what else the machine does adds little to.
enum ThreadTime {
  /// The nanoseconds that some work takes.
  static func nanoseconds(_ work: () -> Void) -> Double {
    let start = now()
    work()
    return now() - start
  }

  private static func now() -> Double {
    var time = timespec()
    // The clock writes into this variable alone.
    _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return 1e9 * Double(time.tv_sec) + Double(time.tv_nsec)
  }
}
