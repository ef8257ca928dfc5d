#include "CIDN2.h"

#include <idn2.h>
#include <string.h>

ptrdiff_t cidn2_domain_to_ascii(const uint8_t *domain, uint8_t *result, size_t capacity) {
  uint8_t *output = NULL;
  // Transitional processing would map a sharp s to ss and drop joiners.
  int code = idn2_lookup_u8(domain, &output, IDN2_NONTRANSITIONAL);
  if (code != IDN2_OK) return code;
  size_t count = strlen((const char *)output);
  memcpy(result, output, count < capacity ? count : capacity);
  idn2_free(output);
  return (ptrdiff_t)count;
}

const char *cidn2_version(void) { return idn2_check_version(NULL); }
