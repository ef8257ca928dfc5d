#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

/// A thread that does one piece of work after the other.
///
/// It is made and told by functions of POSIX, which the thread sanitizer knows; a `Mutex` it does not
/// know. Each thread has a lock of its own, so that nothing orders the work of one before that of
/// another: a race between them would be hidden by it.
final class WorkerThread: @unchecked Sendable {
  /// Sendable all the same: what the thread is to do is read and written under its lock.
  private let lock = POSIXLock()
  private var work: (@Sendable () -> Void)?

  private init() {}

  /// Gives the thread work; it must have none.
  func start(_ newWork: @escaping @Sendable () -> Void) {
    lock.whileLocked {
      work = newWork
      lock.wakeAll()
    }
  }

  /// Waits until the thread has done its work.
  func wait() {
    lock.whileLocked {
      while work != nil { lock.sleep() }
    }
  }

  private func run() {
    while true {
      let next = lock.whileLocked {
        while work == nil { lock.sleep() }
        return work
      }
      next?()
      lock.whileLocked {
        work = nil
        lock.wakeAll()
      }
    }
  }

  // MARK: Threads at hand

  /// Those that nobody has taken.
  private final class Pool: @unchecked Sendable {
    /// Sendable all the same: they are taken and given back under the lock.
    let lock = POSIXLock()
    var threads: [WorkerThread] = []
  }

  private static let pool = Pool()

  /// Takes threads, new ones where there are none at hand.
  ///
  /// - Parameter count: How many.
  /// - Returns: The threads; fewer where the system made no more.
  static func take(_ count: Int) -> [WorkerThread] {
    let known = pool.lock.whileLocked {
      let known = Array(pool.threads.suffix(max(0, count)))
      pool.threads.removeLast(known.count)
      return known
    }
    guard known.count < count else { return known }
    return known + (known.count..<count).compactMap { _ in make() }
  }

  /// Gives threads back that have done their work.
  static func giveBack(_ threads: [WorkerThread]) {
    pool.lock.whileLocked { pool.threads += threads }
  }

  private static func make() -> WorkerThread? {
    let worker = WorkerThread()
    let argument = unsafe Unmanaged.passRetained(worker)
    #if canImport(Darwin)
    var thread: pthread_t?
    let failure = unsafe pthread_create(
      &thread, nil,
      { argument in
        unsafe Unmanaged<WorkerThread>.fromOpaque(argument).takeRetainedValue().run()
        return nil
      }, argument.toOpaque())
    #else
    var thread = pthread_t()
    let failure = unsafe pthread_create(
      &thread, nil,
      { argument in
        if let argument = unsafe argument {
          unsafe Unmanaged<WorkerThread>.fromOpaque(argument).takeRetainedValue().run()
        }
        return nil
      }, argument.toOpaque())
    #endif
    guard failure == 0 else {
      unsafe argument.release()
      return nil
    }
    return worker
  }
}

/// A mutex of POSIX with a condition that is waited for.
@safe
private final class POSIXLock: @unchecked Sendable {
  // Sound: both are set up before anybody else has them, and never move; only functions of POSIX
  // that are made for many threads touch them.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(condition, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }

  func whileLocked<Result>(_ body: () -> Result) -> Result {
    unsafe pthread_mutex_lock(mutex)
    defer { unsafe pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Lets go of the lock until somebody calls ``wakeAll()``.
  func sleep() { unsafe pthread_cond_wait(condition, mutex) }

  func wakeAll() { unsafe pthread_cond_broadcast(condition) }
}
