// The job of the benchmarks as a user of ada writes it, in two forms, and ada's parser alone.
//
// Scripts/build-ada compiles it with ada's own source into a library; the structures are those of
// CAdaPeer.h.

#include <cstdint>
#include <cstring>
#include <optional>
#include <string_view>

#include "../../Sources/CAdaPeer/include/CAdaPeer.h"
#include "QueryScan.h"
#include "ada.h"

namespace {

std::string_view item(const uint8_t *bytes, const intptr_t *offsets, intptr_t index) {
  return {reinterpret_cast<const char *>(bytes) + offsets[index],
          static_cast<size_t>(offsets[index + 1] - offsets[index])};
}

// By ada's public API: `URLSearchParams` for each query, a value at a time.
uint64_t job_public(std::string_view link) {
  auto outer = ada::parse<ada::url_aggregator>(link);
  if (!outer) return 0;
  uint64_t sum = outer->get_hostname().size();
  ada::url_search_params query(outer->get_search());
  if (auto wrapped = query.get("link")) {
    auto inner = ada::parse<ada::url_aggregator>(*wrapped);
    if (!inner) return 0;
    sum += inner->get_hostname().size();
    query = ada::url_search_params(inner->get_search());
  }
  for (std::string_view name : {"mode", "oobCode", "apiKey", "lang"}) {
    if (auto value = query.get(name)) sum += value->size();
  }
  if (auto value = query.get("continueUrl")) {
    sum += value->size();
    auto next = ada::parse<ada::url_aggregator>(*value);
    if (!next) return 0;
    sum += next->get_hostname().size();
  }
  return sum;
}

// With scans of the queries by hand, one for `link` and one for the parameters: values without escapes
// in place, the others into buffers that all links share.
uint64_t job_hand(std::string_view link, query_scan::Buffers &buffers) {
  auto outer = ada::parse<ada::url_aggregator>(link);
  if (!outer) return 0;
  uint64_t sum = outer->get_hostname().size();
  std::optional<ada::url_aggregator> inner;
  std::string_view query = outer->get_search();
  if (auto wrapped = query_scan::first_link(query)) {
    auto parsed =
        ada::parse<ada::url_aggregator>(query_scan::decoded(*wrapped, buffers.link));
    if (!parsed) return 0;
    inner = std::move(*parsed);
    sum += inner->get_hostname().size();
    query = inner->get_search();
  }
  query_scan::Values values = query_scan::action(query);
  sum += query_scan::decoded(values.mode, buffers.value).size();
  sum += query_scan::decoded(values.oob_code, buffers.value).size();
  sum += query_scan::decoded(values.api_key, buffers.value).size();
  sum += query_scan::decoded(values.lang, buffers.value).size();
  if (values.continue_url.data()) {
    std::string_view value = query_scan::decoded(values.continue_url, buffers.value);
    sum += value.size();
    auto next = ada::parse<ada::url_aggregator>(value);
    if (!next) return 0;
    sum += next->get_hostname().size();
  }
  return sum;
}

}  // namespace

// What the library shows, as exports.map has it; all else is compiled hidden.
#pragma GCC visibility push(default)

extern "C" {

const char *ada_peer_version() { return ADA_VERSION; }

ada_peer_result ada_peer_job_public(const uint8_t *bytes, const intptr_t *offsets, intptr_t first,
                                    intptr_t last) {
  ada_peer_result result{0, 0};
  for (intptr_t i = first; i < last; i++) {
    uint64_t sum = job_public(item(bytes, offsets, i));
    result.checksum += sum;
    result.accepted += sum != 0;
  }
  return result;
}

ada_peer_result ada_peer_job_hand(const uint8_t *bytes, const intptr_t *offsets, intptr_t first,
                                  intptr_t last) {
  query_scan::Buffers buffers;
  ada_peer_result result{0, 0};
  for (intptr_t i = first; i < last; i++) {
    uint64_t sum = job_hand(item(bytes, offsets, i), buffers);
    result.checksum += sum;
    result.accepted += sum != 0;
  }
  return result;
}

// Items come in pairs: a text, and what it is relative to, empty for nothing.
ada_peer_result ada_peer_urls(const uint8_t *bytes, const intptr_t *offsets, intptr_t first,
                              intptr_t last) {
  ada_peer_result result{0, 0};
  for (intptr_t i = first; i + 1 < last; i += 2) {
    std::string_view base = item(bytes, offsets, i + 1);
    if (base.empty()) {
      auto url = ada::parse<ada::url_aggregator>(item(bytes, offsets, i));
      if (!url) continue;
      result.accepted++;
      result.checksum += url->get_href().size();
    } else {
      auto base_url = ada::parse<ada::url_aggregator>(base);
      if (!base_url) continue;
      auto url = ada::parse<ada::url_aggregator>(item(bytes, offsets, i), &*base_url);
      if (!url) continue;
      result.accepted++;
      result.checksum += url->get_href().size();
    }
  }
  return result;
}

ada_peer_result ada_peer_domains(const uint8_t *bytes, const intptr_t *offsets, intptr_t first,
                                 intptr_t last) {
  ada_peer_result result{0, 0};
  for (intptr_t i = first; i < last; i++) {
    size_t size = ada::idna::to_ascii(item(bytes, offsets, i)).size();
    result.checksum += size;
    result.accepted += size != 0;
  }
  return result;
}
}

#pragma GCC visibility pop
