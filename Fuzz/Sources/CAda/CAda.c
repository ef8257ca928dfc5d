#include "CAda.h"

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

// What ada_c.h declares, as far as it is used here. The library is opened as the program runs, so
// that neither the build nor the package's manifest, which SwiftPM keeps in a cache, depends on
// whether it is there.

typedef void *ada_url;

typedef struct {
  const char *data;
  size_t length;
} ada_string;

static struct {
  const char *(*get_version)(void);
  ada_url (*parse)(const char *, size_t);
  ada_url (*parse_with_base)(const char *, size_t, const char *, size_t);
  bool (*is_valid)(ada_url);
  void (*free)(ada_url);
  void (*free_owned_string)(ada_string);
  ada_string (*get_href)(ada_url);
  ada_string (*get_protocol)(ada_url);
  ada_string (*get_username)(ada_url);
  ada_string (*get_password)(ada_url);
  ada_string (*get_host)(ada_url);
  ada_string (*get_hostname)(ada_url);
  ada_string (*get_port)(ada_url);
  ada_string (*get_pathname)(ada_url);
  ada_string (*get_search)(ada_url);
  ada_string (*get_hash)(ada_url);
  ada_string (*get_origin)(ada_url);
  ada_string (*idna_to_ascii)(const char *, size_t);
} ada;

static bool is_loaded;

// Where Scripts/build-ada puts the library, from the path of this file, which the compiler is given
// in full.
static void *open_library(void) {
  static const char suffix[] = "Sources/CAda/CAda.c";
  static const char library[] = ".build/ada/libada.so";
  char path[4096] = __FILE__;
  size_t length = strlen(path);
  void *handle = NULL;
  if (length > sizeof suffix && length + sizeof library < sizeof path) {
    strcpy(path + length - (sizeof suffix - 1), library);
    handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  }
  // Beside a program that was moved to another machine.
  return handle ? handle : dlopen("libada.so", RTLD_NOW | RTLD_LOCAL);
}

static void load(void) {
  void *library = open_library();
  if (!library) return;
  bool is_complete = true;
#define LOAD(name) \
  is_complete = (*(void **)&ada.name = dlsym(library, "ada_" #name)) != NULL && is_complete
  LOAD(get_version);
  LOAD(parse);
  LOAD(parse_with_base);
  LOAD(is_valid);
  LOAD(free);
  LOAD(free_owned_string);
  LOAD(get_href);
  LOAD(get_protocol);
  LOAD(get_username);
  LOAD(get_password);
  LOAD(get_host);
  LOAD(get_hostname);
  LOAD(get_port);
  LOAD(get_pathname);
  LOAD(get_search);
  LOAD(get_hash);
  LOAD(get_origin);
  LOAD(idna_to_ascii);
#undef LOAD
  is_loaded = is_complete;
}

bool cada_is_present(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load);
  return is_loaded;
}

const char *cada_version(void) { return cada_is_present() ? ada.get_version() : ""; }

static struct cada_text text(ada_string string) {
  return (struct cada_text){(const uint8_t *)string.data, string.length};
}

bool cada_url_read(const uint8_t *bytes, size_t count, const uint8_t *base, size_t base_count,
                   struct cada_url *url) {
  *url = (struct cada_url){0};
  if (!cada_is_present()) return false;
  const char *input = (const char *)bytes;
  ada_url parsed = base ? ada.parse_with_base(input, count, (const char *)base, base_count)
                        : ada.parse(input, count);
  url->handle = parsed;
  if (!ada.is_valid(parsed)) return false;
  url->href = text(ada.get_href(parsed));
  url->protocol = text(ada.get_protocol(parsed));
  url->username = text(ada.get_username(parsed));
  url->password = text(ada.get_password(parsed));
  url->host = text(ada.get_host(parsed));
  url->hostname = text(ada.get_hostname(parsed));
  url->port = text(ada.get_port(parsed));
  url->pathname = text(ada.get_pathname(parsed));
  url->search = text(ada.get_search(parsed));
  url->hash = text(ada.get_hash(parsed));
  return true;
}

void cada_url_free(struct cada_url *url) {
  if (url->handle) ada.free(url->handle);
  *url = (struct cada_url){0};
}

// Copies a string that ada made for its caller, and frees it.
static size_t take(ada_string string, uint8_t *result, size_t capacity) {
  size_t count = string.length;
  if (count > 0) memcpy(result, string.data, count < capacity ? count : capacity);
  ada.free_owned_string(string);
  return count;
}

size_t cada_url_origin(const struct cada_url *url, uint8_t *result, size_t capacity) {
  return take(ada.get_origin(url->handle), result, capacity);
}

size_t cada_domain_to_ascii(const uint8_t *domain, size_t count, uint8_t *result,
                            size_t capacity) {
  if (!cada_is_present()) return 0;
  return take(ada.idna_to_ascii((const char *)domain, count), result, capacity);
}
