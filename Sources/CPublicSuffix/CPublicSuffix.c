#include "CPublicSuffix.h"

#include <libpsl.h>
#include <stddef.h>

const CPublicSuffixList *cpublicsuffix_latest(void) {
  return (const CPublicSuffixList *)psl_latest(NULL);
}

// Where the part that libpsl returned stands in the name: libpsl returns pointers into it.
static int32_t offset(const char *name, const char *part) {
  return part == NULL ? -1 : (int32_t)(part - name);
}

int32_t cpublicsuffix_suffix(const CPublicSuffixList *list, const char *name) {
  return offset(name, psl_unregistrable_domain((const psl_ctx_t *)list, name));
}

int32_t cpublicsuffix_registrable_domain(const CPublicSuffixList *list, const char *name) {
  return offset(name, psl_registrable_domain((const psl_ctx_t *)list, name));
}

bool cpublicsuffix_is_listed_suffix(const CPublicSuffixList *list, const char *name) {
  return psl_is_public_suffix2((const psl_ctx_t *)list, name,
                               PSL_TYPE_ANY | PSL_TYPE_NO_STAR_RULE) != 0;
}
