extension FuzzTarget {
  /// Threads: one validator used from many threads gives the answers that it gives to one.
  ///
  /// It is made for the thread sanitizer, under which what is shared and changed is a report too.
  public static let threads = FuzzTarget(
    "threads", summary: "A validator gives many threads the answers that it gives to one."
  ) { input throws(PropertyFailure) in
    try LinkProperties.threadsAgree(on: String(decoding: input, as: UTF8.self))
  }
}
