#include "CAdaPeer.h"

#include <dlfcn.h>
#include <stddef.h>

bool ada_peer_open(const char *path, struct ada_peer *peer) {
  *peer = (struct ada_peer){NULL, NULL, NULL, NULL, NULL};
  // Opened as the program runs, so that the build does not depend on whether it is there.
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!library) return false;
  const char *(*version)(void);
  *(void **)&version = dlsym(library, "ada_peer_version");
  *(void **)&peer->job_public = dlsym(library, "ada_peer_job_public");
  *(void **)&peer->job_hand = dlsym(library, "ada_peer_job_hand");
  *(void **)&peer->urls = dlsym(library, "ada_peer_urls");
  *(void **)&peer->domains = dlsym(library, "ada_peer_domains");
  if (!version || !peer->job_public || !peer->job_hand || !peer->urls || !peer->domains) {
    return false;
  }
  peer->version = version();
  return true;
}
