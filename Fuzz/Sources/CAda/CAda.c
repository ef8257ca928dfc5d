#include "CAda.h"

#include <string.h>

#ifdef HAS_ADA

#include "ada_c.h"

bool cada_is_present(void) { return true; }

const char *cada_version(void) { return ada_get_version(); }

static struct cada_text text(ada_string string) {
  return (struct cada_text){(const uint8_t *)string.data, string.length};
}

bool cada_url_read(const uint8_t *bytes, size_t count, const uint8_t *base, size_t base_count,
                   struct cada_url *url) {
  *url = (struct cada_url){0};
  ada_url parsed = base ? ada_parse_with_base((const char *)bytes, count, (const char *)base,
                                              base_count)
                        : ada_parse((const char *)bytes, count);
  url->handle = parsed;
  if (!ada_is_valid(parsed)) return false;
  url->href = text(ada_get_href(parsed));
  url->protocol = text(ada_get_protocol(parsed));
  url->username = text(ada_get_username(parsed));
  url->password = text(ada_get_password(parsed));
  url->host = text(ada_get_host(parsed));
  url->hostname = text(ada_get_hostname(parsed));
  url->port = text(ada_get_port(parsed));
  url->pathname = text(ada_get_pathname(parsed));
  url->search = text(ada_get_search(parsed));
  url->hash = text(ada_get_hash(parsed));
  url->has_credentials = ada_has_credentials(parsed);
  return true;
}

void cada_url_free(struct cada_url *url) {
  if (url->handle) ada_free(url->handle);
  *url = (struct cada_url){0};
}

static size_t take(ada_owned_string string, uint8_t *result, size_t capacity) {
  size_t count = string.length;
  if (count > 0) memcpy(result, string.data, count < capacity ? count : capacity);
  ada_free_owned_string(string);
  return count;
}

size_t cada_url_origin(const struct cada_url *url, uint8_t *result, size_t capacity) {
  return take(ada_get_origin(url->handle), result, capacity);
}

size_t cada_domain_to_ascii(const uint8_t *domain, size_t count, uint8_t *result,
                            size_t capacity) {
  return take(ada_idna_to_ascii((const char *)domain, count), result, capacity);
}

size_t cada_domain_to_unicode(const uint8_t *domain, size_t count, uint8_t *result,
                              size_t capacity) {
  return take(ada_idna_to_unicode((const char *)domain, count), result, capacity);
}

#else

bool cada_is_present(void) { return false; }

const char *cada_version(void) { return ""; }

bool cada_url_read(const uint8_t *bytes, size_t count, const uint8_t *base, size_t base_count,
                   struct cada_url *url) {
  *url = (struct cada_url){0};
  return false;
}

void cada_url_free(struct cada_url *url) {}

size_t cada_url_origin(const struct cada_url *url, uint8_t *result, size_t capacity) { return 0; }

size_t cada_domain_to_ascii(const uint8_t *domain, size_t count, uint8_t *result,
                            size_t capacity) {
  return 0;
}

size_t cada_domain_to_unicode(const uint8_t *domain, size_t count, uint8_t *result,
                              size_t capacity) {
  return 0;
}

#endif
