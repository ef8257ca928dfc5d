#define _GNU_SOURCE
#include "CCurlPeer.h"

#include <curl/curl.h>
#include <locale.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

// Before 7.88 a host stays as it is written, and the checksum shows it.
#ifndef CURLU_PUNYCODE
#define CURLU_PUNYCODE 0
#endif

void curl_peer_prepare(void) { setlocale(LC_CTYPE, "C.UTF-8"); }

// libcurl reads C strings, so that every item is copied behind a buffer that all of them share.
struct text {
  char *bytes;
  size_t capacity;
};

static const char *copy(struct text *text, const uint8_t *bytes, size_t count) {
  if (count >= text->capacity) {
    free(text->bytes);
    text->capacity = 2 * count + 1024;
    text->bytes = malloc(text->capacity);
    if (!text->bytes) abort();
  }
  memcpy(text->bytes, bytes, count);
  text->bytes[count] = '\0';
  return text->bytes;
}

// Parses a text; adds the length of its host, and gives its query, or null.
static bool parse(CURLU *url, const char *text, uint64_t *sum, char **query) {
  *query = NULL;
  if (curl_url_set(url, CURLUPART_URL, text, 0) != CURLUE_OK) return false;
  char *host = NULL;
  if (curl_url_get(url, CURLUPART_HOST, &host, CURLU_PUNYCODE) == CURLUE_OK) {
    *sum += strlen(host);
    curl_free(host);
  }
  curl_url_get(url, CURLUPART_QUERY, query, 0);
  return true;
}

// A piece of a query: a name, and a value behind an equals sign.
struct piece {
  const char *name;
  size_t name_length;
  const char *value;
  size_t value_length;
};

// Takes the next piece that has a value from the front of a query.
static bool next_piece(const char **query, struct piece *piece) {
  while (*query && **query) {
    const char *start = *query;
    const char *end = strchrnul(start, '&');
    const char *equals = memchr(start, '=', (size_t)(end - start));
    *query = *end ? end + 1 : end;
    if (!equals) continue;
    *piece = (struct piece){start, (size_t)(equals - start), equals + 1,
                            (size_t)(end - equals - 1)};
    return true;
  }
  return false;
}

static bool has_name(const struct piece *piece, const char *name) {
  return piece->name_length == strlen(name)
         && memcmp(piece->name, name, piece->name_length) == 0;
}

// The value without its escapes, for `curl_free`; adds its length.
static char *unescape(const struct piece *piece, uint64_t *sum) {
  int length = 0;
  char *text = curl_easy_unescape(NULL, piece->value, (int)piece->value_length, &length);
  if (text) *sum += (uint64_t)length;
  return text;
}

// The value of the first piece named `link`, for `curl_free`; null where there is none.
static char *first_link(const char *query) {
  struct piece piece;
  while (next_piece(&query, &piece)) {
    uint64_t ignored = 0;
    if (has_name(&piece, "link")) return unescape(&piece, &ignored);
  }
  return NULL;
}

static bool read_action(CURLU *url, const char *query, uint64_t *sum) {
  char *next = NULL;
  struct piece piece;
  while (next_piece(&query, &piece)) {
    if (has_name(&piece, "mode") || has_name(&piece, "oobCode") || has_name(&piece, "apiKey")
        || has_name(&piece, "lang")) {
      curl_free(unescape(&piece, sum));
    } else if (!next && has_name(&piece, "continueUrl")) {
      next = unescape(&piece, sum);
    }
  }
  if (!next) return true;
  char *ignored = NULL;
  bool is_url = parse(url, next, sum, &ignored);
  curl_free(ignored);
  curl_free(next);
  return is_url;
}

static uint64_t read_link(CURLU *url, const char *text) {
  uint64_t sum = 0;
  char *query = NULL;
  if (!parse(url, text, &sum, &query)) return 0;
  char *link = first_link(query);
  bool is_read = true;
  if (link) {
    curl_free(query);
    is_read = parse(url, link, &sum, &query);
    curl_free(link);
  }
  is_read = is_read && read_action(url, query, &sum);
  curl_free(query);
  return is_read ? sum : 0;
}

struct curl_peer_result curl_peer_job(const uint8_t *bytes, const intptr_t *offsets,
                                      intptr_t first, intptr_t last) {
  struct curl_peer_result result = {0, 0};
  struct text text = {NULL, 0};
  // One handle for all: an absolute URL, such as all of the corpus are, replaces what it held.
  CURLU *url = curl_url();
  for (intptr_t i = first; i < last; i++) {
    uint64_t sum =
        read_link(url, copy(&text, bytes + offsets[i], (size_t)(offsets[i + 1] - offsets[i])));
    result.checksum += sum;
    result.accepted += sum != 0;
  }
  curl_url_cleanup(url);
  free(text.bytes);
  return result;
}

struct curl_peer_result curl_peer_urls(const uint8_t *bytes, const intptr_t *offsets,
                                       intptr_t first, intptr_t last) {
  struct curl_peer_result result = {0, 0};
  struct text text = {NULL, 0};
  // One handle for all. A text is relative to what the handle holds, so that nothing may be left of the
  // pair before.
  CURLU *url = curl_url();
  for (intptr_t i = first; i + 1 < last; i += 2) {
    curl_url_set(url, CURLUPART_URL, NULL, 0);
    size_t base_count = (size_t)(offsets[i + 2] - offsets[i + 1]);
    bool is_read = base_count == 0
                   || curl_url_set(url, CURLUPART_URL,
                                   copy(&text, bytes + offsets[i + 1], base_count), 0)
                          == CURLUE_OK;
    is_read = is_read
              && curl_url_set(
                     url, CURLUPART_URL,
                     copy(&text, bytes + offsets[i], (size_t)(offsets[i + 1] - offsets[i])),
                     CURLU_NON_SUPPORT_SCHEME)
                     == CURLUE_OK;
    char *href = NULL;
    if (is_read && curl_url_get(url, CURLUPART_URL, &href, CURLU_PUNYCODE) == CURLUE_OK) {
      result.accepted++;
      result.checksum += strlen(href);
      curl_free(href);
    }
  }
  curl_url_cleanup(url);
  free(text.bytes);
  return result;
}

const char *curl_peer_version(void) { return curl_version_info(CURLVERSION_NOW)->version; }
