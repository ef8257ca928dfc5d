#ifndef CCURLURL_H
#define CCURLURL_H

#include <stdbool.h>

/// What libcurl's URL API takes from a text; what it does not have is null.
struct curl_url_parts {
  char *scheme;
  char *user;
  char *host;
  char *port;
};

/// Reads a text by `curl_url_set` without flags; says whether it was accepted.
///
/// `parts` must be given to `curl_url_parts_free` in either case.
bool curl_url_parts_read(const char *text, struct curl_url_parts *parts);

/// Frees the texts and sets them to null.
void curl_url_parts_free(struct curl_url_parts *parts);

/// The version of the library that runs, such as `7.88.1`.
const char *curl_url_library_version(void);

#endif
