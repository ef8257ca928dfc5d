/// The part of libpsl that `DomainNames` calls.
#ifndef CPUBLICSUFFIX_H
#define CPUBLICSUFFIX_H

#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// A public suffix list (`psl_ctx_t`): never changed once loaded, and safe to use from any thread.
typedef struct CPublicSuffixList CPublicSuffixList;

/// The newest list of this machine: the system's file, or the one built into libpsl.
///
/// Returns null where there is neither. It need not be freed: one serves a whole process.
const CPublicSuffixList *_Nullable cpublicsuffix_latest(void);

/// The offset at which the public suffix begins in a name that ends with a zero byte, -1 where it
/// has none. A name whose last label no rule names has that label as its suffix.
int32_t cpublicsuffix_suffix(const CPublicSuffixList *list, const char *name);

/// The offset at which the registrable domain begins, -1 where the name is a public suffix itself.
int32_t cpublicsuffix_registrable_domain(const CPublicSuffixList *list, const char *name);

/// Whether a name is a public suffix by a rule that is written in the list, in either part of it.
bool cpublicsuffix_is_listed_suffix(const CPublicSuffixList *list, const char *name);

#pragma clang assume_nonnull end

#endif
