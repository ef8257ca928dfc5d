#include "CCurlURL.h"

#include <curl/curl.h>
#include <stddef.h>

bool curl_url_parts_read(const char *text, struct curl_url_parts *parts) {
  *parts = (struct curl_url_parts){NULL, NULL, NULL, NULL};
  CURLU *url = curl_url();
  bool accepted = url && curl_url_set(url, CURLUPART_URL, text, 0) == CURLUE_OK;
  if (accepted) {
    // A part that the URL lacks leaves its pointer null.
    curl_url_get(url, CURLUPART_SCHEME, &parts->scheme, 0);
    curl_url_get(url, CURLUPART_USER, &parts->user, 0);
    curl_url_get(url, CURLUPART_HOST, &parts->host, 0);
    curl_url_get(url, CURLUPART_PORT, &parts->port, 0);
  }
  curl_url_cleanup(url);
  return accepted;
}

void curl_url_parts_free(struct curl_url_parts *parts) {
  curl_free(parts->scheme);
  curl_free(parts->user);
  curl_free(parts->host);
  curl_free(parts->port);
  *parts = (struct curl_url_parts){NULL, NULL, NULL, NULL};
}

const char *curl_url_library_version(void) {
  return curl_version_info(CURLVERSION_NOW)->version;
}
