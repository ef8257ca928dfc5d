#ifndef CADA_H
#define CADA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Bytes that belong to something else.
struct cada_text {
  const uint8_t *bytes;
  size_t count;
};

/// A URL that ada parsed, and its parts by their names in the `URL` class.
struct cada_url {
  void *handle;
  struct cada_text href;
  struct cada_text protocol;
  struct cada_text username;
  struct cada_text password;
  struct cada_text host;
  struct cada_text hostname;
  struct cada_text port;
  struct cada_text pathname;
  struct cada_text search;
  struct cada_text hash;
};

/// Whether the library is there; without it nothing parses.
bool cada_is_present(void);

/// The version of ada, such as `4.0.0`; empty without it.
const char *cada_version(void);

/// Parses UTF-8 against a base, which is null where there is none; says whether it was accepted.
///
/// `url` must be given to `cada_url_free` in either case; its texts are valid until then.
bool cada_url_read(const uint8_t *text, size_t count, const uint8_t *base, size_t base_count,
                   struct cada_url *url);

/// Frees what `cada_url_read` made.
void cada_url_free(struct cada_url *url);

/// Writes the serialized origin of a URL, up to `capacity` bytes; gives its length.
size_t cada_url_origin(const struct cada_url *url, uint8_t *result, size_t capacity);

/// Writes the ASCII form of a domain, up to `capacity` bytes; gives its length, 0 where there is
/// none.
size_t cada_domain_to_ascii(const uint8_t *domain, size_t count, uint8_t *result, size_t capacity);

#endif
