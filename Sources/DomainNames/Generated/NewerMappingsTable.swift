// Derived from IdnaMappingTable.txt of Unicode 15.0 and 17.0: each code point that the table of 15.0
// disallows and that of 17.0 maps or ignores, and U+1E9E, whose mapping changed. `since` is the first
// of 15.1, 16.0 and 17.0 whose table agrees with that of 17.0 (for 15.1 and 16.0, as the tables of
// the Python package idna 3.10 and 3.11 have it). `NewerMappingsTests` checks the mappings against
// a list made from the two files, and how many each version brings.

extension NewerMappings {
  /// The mappings, in ascending order.
  static let table: [MappedRange] = [
    MappedRange(0x04C0, 0x04C0, to: 0x04CF, since: UnicodeVersion(16, 0)),
    MappedRange(0x10A0, 0x10C5, to: 0x2D00, since: UnicodeVersion(16, 0)),
    MappedRange(0x115F, 0x1160, to: nil, since: UnicodeVersion(16, 0)),
    MappedRange(0x17B4, 0x17B5, to: nil, since: UnicodeVersion(16, 0)),
    MappedRange(0x180E, 0x180E, to: nil, since: UnicodeVersion(16, 0)),
    MappedRange(0x1C89, 0x1C89, to: 0x1C8A, since: UnicodeVersion(16, 0)),
    MappedRange(0x1E9E, 0x1E9E, to: 0x00DF, since: UnicodeVersion(15, 1)),
    MappedRange(0x2061, 0x2063, to: nil, since: UnicodeVersion(16, 0)),
    MappedRange(0x206A, 0x206F, to: nil, since: UnicodeVersion(16, 0)),
    MappedRange(0x2132, 0x2132, to: 0x214E, since: UnicodeVersion(16, 0)),
    MappedRange(0x2183, 0x2183, to: 0x2184, since: UnicodeVersion(16, 0)),
    MappedRange(0x3164, 0x3164, to: nil, since: UnicodeVersion(16, 0)),
    MappedRange(0xA7CB, 0xA7CB, to: 0x0264, since: UnicodeVersion(16, 0)),
    MappedRange(0xA7CC, 0xA7CC, to: 0xA7CD, since: UnicodeVersion(16, 0)),
    MappedRange(0xA7CE, 0xA7CE, to: 0xA7CF, since: UnicodeVersion(17, 0)),
    MappedRange(0xA7D2, 0xA7D2, to: 0xA7D3, since: UnicodeVersion(17, 0)),
    MappedRange(0xA7D4, 0xA7D4, to: 0xA7D5, since: UnicodeVersion(17, 0)),
    MappedRange(0xA7DA, 0xA7DA, to: 0xA7DB, since: UnicodeVersion(16, 0)),
    MappedRange(0xA7DC, 0xA7DC, to: 0x019B, since: UnicodeVersion(16, 0)),
    MappedRange(0xA7F1, 0xA7F1, to: 0x0073, since: UnicodeVersion(17, 0)),
    MappedRange(0xFFA0, 0xFFA0, to: nil, since: UnicodeVersion(16, 0)),
    MappedRange(0x10D50, 0x10D65, to: 0x10D70, since: UnicodeVersion(16, 0)),
    MappedRange(0x16EA0, 0x16EB8, to: 0x16EBB, since: UnicodeVersion(17, 0)),
    MappedRange(0x1CCD6, 0x1CCEF, to: 0x0061, since: UnicodeVersion(16, 0)),
    MappedRange(0x1CCF0, 0x1CCF9, to: 0x0030, since: UnicodeVersion(16, 0)),
    MappedRange(0x1D173, 0x1D17A, to: nil, since: UnicodeVersion(16, 0)),
    MappedRange(0x2F868, 0x2F868, to: 0x36FC, since: UnicodeVersion(16, 0)),
    MappedRange(0x2F874, 0x2F874, to: 0x5F53, since: UnicodeVersion(16, 0)),
    MappedRange(0x2F91F, 0x2F91F, to: 0x243AB, since: UnicodeVersion(16, 0)),
    MappedRange(0x2F95F, 0x2F95F, to: 0x7AEE, since: UnicodeVersion(16, 0)),
    MappedRange(0x2F9BF, 0x2F9BF, to: 0x45D7, since: UnicodeVersion(16, 0)),
  ]
}
