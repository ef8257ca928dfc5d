#include "CICU.h"

#include <unicode/uspoof.h>

const CICUSpoofChecker *cicu_spoof_checker_open(void) {
  UErrorCode status = U_ZERO_ERROR;
  USpoofChecker *checker = uspoof_open(&status);
  uspoof_setChecks(checker, USPOOF_RESTRICTION_LEVEL, &status);
  if (U_FAILURE(status)) {
    uspoof_close(checker);
    return NULL;
  }
  uspoof_setRestrictionLevel(checker, USPOOF_HIGHLY_RESTRICTIVE);
  return (const CICUSpoofChecker *)checker;
}

int32_t cicu_skeleton(const CICUSpoofChecker *checker, const uint8_t *text, int32_t length,
                      uint8_t *result, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  // The type of skeleton, 0 here, is a parameter that ICU has ignored since version 58.
  int32_t count = uspoof_getSkeletonUTF8((const USpoofChecker *)checker, 0, (const char *)text,
                                         length, (char *)result, capacity, &status);
  return U_SUCCESS(status) || status == U_BUFFER_OVERFLOW_ERROR ? count : -1;
}

bool cicu_is_highly_restrictive(const CICUSpoofChecker *checker, const uint8_t *text,
                                int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t failed = uspoof_check2UTF8((const USpoofChecker *)checker, (const char *)text, length,
                                     NULL, &status);
  return U_SUCCESS(status) && (failed & USPOOF_RESTRICTION_LEVEL) == 0;
}
