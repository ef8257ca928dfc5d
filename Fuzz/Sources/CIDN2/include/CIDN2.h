#ifndef CIDN2_H
#define CIDN2_H

#include <stddef.h>
#include <stdint.h>

/// Writes the ASCII form of a domain by libidn2's lookup with non-transitional UTS 46 processing, up
/// to `capacity` bytes; gives its length.
///
/// `domain` is UTF-8 that ends in NUL. Where libidn2 refuses it, its negative error code is given.
ptrdiff_t cidn2_domain_to_ascii(const uint8_t *domain, uint8_t *result, size_t capacity);

/// The version of the library that runs, such as `2.3.3`.
const char *cidn2_version(void);

#endif
