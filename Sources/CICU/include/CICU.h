/// The part of ICU that `DomainNames` calls, under names that Swift can import: ICU renames each
/// function to one with its version in the name, by macros that an importer cannot follow. No ICU
/// header is included here, so only the C files need them.
#ifndef CICU_H
#define CICU_H

#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// ICU's UTS 46 processor (`UIDNA`): immutable once open, and safe to use from any thread.
typedef struct CICUNameProcessor CICUNameProcessor;

/// The errors that UTS 46 processing records, one bit each: ICU's `UIDNA_ERROR_…`, whose values
/// CICU.c checks.
enum {
  CICU_ERROR_EMPTY_LABEL = 1 << 0,
  CICU_ERROR_LABEL_TOO_LONG = 1 << 1,
  CICU_ERROR_DOMAIN_NAME_TOO_LONG = 1 << 2,
  CICU_ERROR_LEADING_HYPHEN = 1 << 3,
  CICU_ERROR_TRAILING_HYPHEN = 1 << 4,
  CICU_ERROR_HYPHEN_3_4 = 1 << 5,
};

/// Opens a processor: nontransitional, bidi rule and joiner rules checked, no STD3 rules.
///
/// Returns null where ICU cannot load its data. The processor need not be closed: one serves a
/// whole process.
const CICUNameProcessor *_Nullable cicu_name_processor_open(void);

/// Runs Unicode ToASCII on UTF-8.
///
/// Returns the bytes that the result takes; where that is more than `capacity`, the bytes at
/// `result` mean nothing. `errors` receives the recorded errors. Returns -1 where ICU gives up
/// (no memory, a label above its limit).
int32_t cicu_name_to_ascii(const CICUNameProcessor *processor, const uint8_t *_Nullable name,
                           int32_t length, uint8_t *_Nullable result, int32_t capacity,
                           uint32_t *errors);

/// Runs Unicode ToUnicode on UTF-8; all else as `cicu_name_to_ascii`.
int32_t cicu_name_to_unicode(const CICUNameProcessor *processor, const uint8_t *_Nullable name,
                             int32_t length, uint8_t *_Nullable result, int32_t capacity,
                             uint32_t *errors);

/// Runs the mapping and normalization steps of UTS 46 alone on UTF-16; U+FFFD stands for a
/// disallowed code point, a deviation character stays.
///
/// Returns the code units that the result takes, as `cicu_name_to_ascii` does bytes.
int32_t cicu_map(const uint16_t *_Nullable text, int32_t length, uint16_t *_Nullable result,
                 int32_t capacity);

/// The value of a code point's Script property, one of ICU's `UScriptCode`; -1 if there is none.
int32_t cicu_script(uint32_t code_point);

/// The scripts that `DomainNames` asks for by name: ICU's `USCRIPT_…`, whose values CICU.c checks.
enum {
  CICU_SCRIPT_COMMON = 0,
  CICU_SCRIPT_INHERITED = 1,
  CICU_SCRIPT_GREEK = 14,
  CICU_SCRIPT_HAN = 17,
  CICU_SCRIPT_HEBREW = 19,
  CICU_SCRIPT_HIRAGANA = 20,
  CICU_SCRIPT_KATAKANA = 22,
  CICU_SCRIPT_LATIN = 25,
};

/// ICU's UTS 39 checker (`USpoofChecker`): never changed once open, and then safe to use from any
/// thread.
typedef struct CICUSpoofChecker CICUSpoofChecker;

/// Opens a checker of the restriction level, set to highly restrictive.
///
/// Returns null where ICU cannot load its data. It need not be closed, as the name processor.
const CICUSpoofChecker *_Nullable cicu_spoof_checker_open(void);

/// Makes the skeleton of UTF-8; returns as `cicu_name_to_ascii`.
int32_t cicu_skeleton(const CICUSpoofChecker *checker, const uint8_t *_Nullable text,
                      int32_t length, uint8_t *_Nullable result, int32_t capacity);

/// Whether the scripts of UTF-8 are within the highly restrictive level.
bool cicu_is_highly_restrictive(const CICUSpoofChecker *checker, const uint8_t *_Nullable text,
                                int32_t length);

/// The version of Unicode that ICU's data is from: major version in the second byte, minor version
/// in the lowest.
uint16_t cicu_unicode_version(void);

#pragma clang assume_nonnull end

#endif
