#include "CICU.h"

#include <stdbool.h>
#include <unicode/uchar.h>
#include <unicode/uidna.h>
#include <unicode/unorm2.h>
#include <unicode/uscript.h>

_Static_assert(CICU_ERROR_EMPTY_LABEL == UIDNA_ERROR_EMPTY_LABEL, "");
_Static_assert(CICU_ERROR_LABEL_TOO_LONG == UIDNA_ERROR_LABEL_TOO_LONG, "");
_Static_assert(CICU_ERROR_DOMAIN_NAME_TOO_LONG == UIDNA_ERROR_DOMAIN_NAME_TOO_LONG, "");
_Static_assert(CICU_ERROR_LEADING_HYPHEN == UIDNA_ERROR_LEADING_HYPHEN, "");
_Static_assert(CICU_ERROR_TRAILING_HYPHEN == UIDNA_ERROR_TRAILING_HYPHEN, "");
_Static_assert(CICU_ERROR_HYPHEN_3_4 == UIDNA_ERROR_HYPHEN_3_4, "");
_Static_assert(CICU_SCRIPT_COMMON == USCRIPT_COMMON, "");
_Static_assert(CICU_SCRIPT_INHERITED == USCRIPT_INHERITED, "");
_Static_assert(CICU_SCRIPT_GREEK == USCRIPT_GREEK, "");
_Static_assert(CICU_SCRIPT_HAN == USCRIPT_HAN, "");
_Static_assert(CICU_SCRIPT_HEBREW == USCRIPT_HEBREW, "");
_Static_assert(CICU_SCRIPT_HIRAGANA == USCRIPT_HIRAGANA, "");
_Static_assert(CICU_SCRIPT_KATAKANA == USCRIPT_KATAKANA, "");
_Static_assert(CICU_SCRIPT_LATIN == USCRIPT_LATIN, "");

const CICUNameProcessor *cicu_name_processor_open(void) {
  UErrorCode status = U_ZERO_ERROR;
  UIDNA *processor =
      uidna_openUTS46(UIDNA_NONTRANSITIONAL_TO_ASCII | UIDNA_NONTRANSITIONAL_TO_UNICODE |
                          UIDNA_CHECK_BIDI | UIDNA_CHECK_CONTEXTJ,
                      &status);
  return U_SUCCESS(status) ? (const CICUNameProcessor *)processor : NULL;
}

// What the two functions of uidna.h have in common.
typedef int32_t NameFunction(const UIDNA *, const char *, int32_t, char *, int32_t, UIDNAInfo *,
                             UErrorCode *);

static int32_t process(NameFunction *function, const CICUNameProcessor *processor,
                       const uint8_t *name, int32_t length, uint8_t *result, int32_t capacity,
                       uint32_t *errors) {
  UErrorCode status = U_ZERO_ERROR;
  UIDNAInfo info = UIDNA_INFO_INITIALIZER;
  int32_t count = function((const UIDNA *)processor, (const char *)name, length, (char *)result,
                           capacity, &info, &status);
  *errors = info.errors;
  return U_SUCCESS(status) || status == U_BUFFER_OVERFLOW_ERROR ? count : -1;
}

int32_t cicu_name_to_ascii(const CICUNameProcessor *processor, const uint8_t *name, int32_t length,
                           uint8_t *result, int32_t capacity, uint32_t *errors) {
  return process(uidna_nameToASCII_UTF8, processor, name, length, result, capacity, errors);
}

int32_t cicu_name_to_unicode(const CICUNameProcessor *processor, const uint8_t *name,
                             int32_t length, uint8_t *result, int32_t capacity, uint32_t *errors) {
  return process(uidna_nameToUnicodeUTF8, processor, name, length, result, capacity, errors);
}

int32_t cicu_map(const uint16_t *text, int32_t length, uint16_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  // The mapping table that the name processor works with; ICU shares and keeps it.
  const UNormalizer2 *mapping = unorm2_getInstance(NULL, "uts46", UNORM2_COMPOSE, &status);
  if (U_FAILURE(status)) return -1;
  int32_t count = unorm2_normalize(mapping, (const UChar *)text, length, (UChar *)result, capacity,
                                   &status);
  return U_SUCCESS(status) || status == U_BUFFER_OVERFLOW_ERROR ? count : -1;
}

int32_t cicu_script(uint32_t code_point) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript((UChar32)code_point, &status);
  return U_SUCCESS(status) ? (int32_t)script : -1;
}

uint16_t cicu_unicode_version(void) {
  UVersionInfo version;
  u_getUnicodeVersion(version);
  return (uint16_t)(version[0] << 8 | version[1]);
}
