#ifndef CCURLPEER_H
#define CCURLPEER_H

#include <stdint.h>

/// What a pass came to.
struct curl_peer_result {
  uint64_t checksum;
  uint64_t accepted;
};

/// Lets hosts be turned into ASCII, which libcurl does in the character set of the locale; once,
/// before any pass.
void curl_peer_prepare(void);

/// The whole job for the items from `first` to before `last`; item `i` lies between `offsets[i]`
/// and `offsets[i + 1]`.
struct curl_peer_result curl_peer_job(const uint8_t *bytes, const intptr_t *offsets,
                                      intptr_t first, intptr_t last);

/// Parses pairs of a text and what it is relative to, which may be empty, and serializes them.
struct curl_peer_result curl_peer_urls(const uint8_t *bytes, const intptr_t *offsets,
                                       intptr_t first, intptr_t last);

/// The version of the library that runs, such as `7.88.1`.
const char *curl_peer_version(void);

#endif
