import Testing

@testable import ActionLinks

@Suite("The Android SDK's reading")
struct AndroidReaderTests {
  private static let parameters = "apiKey=K&mode=signIn&oobCode=C"

  @Test(
    "looks fields up as android.net.Uri does",
    arguments: [
      ("", "throws IllegalArgumentException"),
      ("?\(parameters)", "C"),
      (parameters, nil),
      // A colon anywhere ends the scheme; what follows it must begin with a slash, and the query
      // is sought behind it.
      ("https://a?\(parameters)", "C"),
      ("a:b?\(parameters)", nil),
      ("a:", nil),
      ("a?\(parameters)&x=b:c", nil),
      ("a?x:/?\(parameters)", "C"),
      ("://?\(parameters)", "C"),
      // The fragment is sought behind the colon too, and hides a query behind it.
      ("a?\(parameters)#&oobCode=D", "C"),
      ("a#?\(parameters)", nil),
      ("#https://a?\(parameters)#D", "C"),
      // The first of equal names wins; a name without `=` has an empty value.
      ("a?\(parameters)&oobCode=D", "C"),
      ("a?oobCode&\(parameters)", nil),
      ("a?apiKey=K&mode=signIn&oobCode=C=D&&", "C=D"),
      // An escaped name is in the set of names, but its value is not found.
      ("a?apiKey=K&mode=signIn&%6FobCode=C", nil),
      ("a?%6FobCode=D&\(parameters)", "C"),
      ("a?apiKey=K&mode=signIn&%6FobCode=D&link=b?oobCode%3DC", nil),
      ("a?\(parameters)&continue%55rl=x", "C"),
      // A field that the outer query has not is looked up in the URL of `link`, one layer deep.
      ("a?apiKey=K&mode=signIn&link=b?oobCode%3DC%26mode%3Dx", "C"),
      ("a?\(parameters)&link=b?continueUrl%3Dd", "C d"),
      ("a?link=b?link%3Dc?oobCode%253DC&apiKey=K&mode=signIn", nil),
      ("https://a?\(parameters)&link=b:c?continueUrl%3Dd", "C"),
      ("a?\(parameters)&link=b:c?continueUrl%3Dd", nil),
      ("a?deep_link_id=b?\(parameters)", nil),
      // An empty `link` is refused as soon as some field is sought in it.
      ("a?\(parameters)&link=", nil),
      ("a?\(parameters)&%6Cink=b", nil),
      ("a?\(parameters)&link=&continueUrl=d&lang=e&tenantId=f", "C d"),
      // Empty values that are not required stay.
      ("a?\(parameters)&continueUrl=", "C "),
    ] as [(String, String?)])
  func lookup(_ link: String, _ expected: String?) {
    #expect(brief(AndroidReader.read(Array(link.utf8))) == expected)
  }

  @Test(
    "decodes as UriCodec does",
    arguments: [
      ("a+b%20c", "a b c"),
      ("%C3%A9%F0%9F%98%80", "é😀"),
      // Escapes in a row decode together, across none other.
      ("%C3a%A9", "\u{FFFD}a\u{FFFD}"),
      ("%C3%", "\u{FFFD}\u{FFFD}"),
      ("a%", "a\u{FFFD}"),
      ("a%4", "a\u{FFFD}"),
      ("%41%4", "A\u{FFFD}"),
      // A wrong digit is swallowed: U+FFFD, then the byte of the digits before it.
      ("%ZZ", "\u{FFFD}\0Z"),
      ("%4Z", "\u{FFFD}\u{4}"),
      ("%%41", "\u{FFFD}\u{0}41"),
      ("%+5", "\u{FFFD}\u{0}5"),
      ("%41%ZZ%42", "A\u{FFFD}\0Z" + "B"),
      ("%Z%C3", "\u{FFFD}\0\u{FFFD}"),
      ("%éx", "\u{FFFD}\0x"),
      ("%日x", "\u{FFFD}\0x"),
      // Of a surrogate pair only the first half is swallowed.
      ("%😀x", "\u{FFFD}\0\u{FFFD}x"),
      ("%5😀x", "\u{FFFD}\u{5}\u{FFFD}x"),
      ("%ED%A0%80", "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("%E2%82", "\u{FFFD}"),
      ("", ""),
    ])
  func decoding(_ encoded: String, _ expected: String) {
    let decoded = AndroidUriDecoding.decode(Array(encoded.utf8)[...], plusIsSpace: true)
    #expect(decoded == Array(expected.utf8), "\(String(decoding: decoded, as: UTF8.self))")
  }

  @Test("keeps a plus in a name")
  func plusInName() {
    #expect(
      AndroidUriDecoding.decode(Array("a+%2B".utf8)[...], plusIsSpace: false) == Array("a++".utf8))
  }

  @Test(
    "names operations by its own table",
    arguments: [
      ("signIn", "EMAIL_SIGNIN"), ("resetPassword", "PASSWORD_RESET"),
      ("verifyEmail", "VERIFY_EMAIL"), ("recoverEmail", "RECOVER_EMAIL"),
      ("revertSecondFactorAddition", "REVERT_SECOND_FACTOR_ADDITION"),
      ("verifyBeforeChangeEmail", "VERIFY_BEFORE_CHANGE_EMAIL"),
      ("verifyAndChangeEmail", "ERROR"), ("SIGNIN", "ERROR"),
    ])
  func operations(_ mode: String, _ operation: String) {
    let fields = AndroidReader.read(Array("a?apiKey=K&mode=\(mode)&oobCode=C".utf8)).fields
    #expect(fields?.operation == operation)
    #expect(fields?.mode == mode)
  }
}
