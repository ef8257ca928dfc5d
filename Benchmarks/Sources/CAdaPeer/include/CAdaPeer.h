#ifndef CADAPEER_H
#define CADAPEER_H

#include <stdbool.h>
#include <stdint.h>

/// What a pass came to.
struct ada_peer_result {
  uint64_t checksum;
  uint64_t accepted;
};

/// A pass over the items from `first` to before `last`; item `i` lies between `offsets[i]` and
/// `offsets[i + 1]`.
typedef struct ada_peer_result (*ada_peer_pass)(const uint8_t *bytes, const intptr_t *offsets,
                                                intptr_t first, intptr_t last);

/// The passes and the version, all null where the library could not be opened.
struct ada_peer {
  ada_peer_pass job_public;
  ada_peer_pass job_hand;
  ada_peer_pass urls;
  ada_peer_pass domains;
  const char *version;
};

/// Opens the library that Scripts/build-ada made; says whether it has everything.
///
/// It stays open.
bool ada_peer_open(const char *path, struct ada_peer *peer);

#endif
