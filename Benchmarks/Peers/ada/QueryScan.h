// Scans of queries for a wrapped link and for the parameters of an action link, as fast as they could
// be made: names are told by their length and one comparison, values are found by `memchr`, and escapes by whole
// blocks where the processor has them.

#ifndef QUERY_SCAN_H
#define QUERY_SCAN_H

#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <string_view>

#ifdef __SSE2__
#include <emmintrin.h>
#endif

namespace query_scan {

// Room for a decoded value; it grows and is never cleared.
class Buffer {
 public:
  char *reserve(size_t size) {
    if (size > capacity) {
      capacity = 2 * size;
      bytes = std::make_unique_for_overwrite<char[]>(capacity);
    }
    return bytes.get();
  }

 private:
  std::unique_ptr<char[]> bytes;
  size_t capacity = 0;
};

struct Buffers {
  Buffer link;
  Buffer value;
};

struct Values {
  std::string_view mode, oob_code, api_key, lang, continue_url;
};

// A hexadecimal digit's number; 255 for other characters.
struct Digits {
  uint8_t numbers[256];
  constexpr Digits() : numbers{} {
    for (uint8_t &number : numbers) number = 255;
    for (int i = 0; i < 10; i++) numbers['0' + i] = static_cast<uint8_t>(i);
    for (int i = 0; i < 6; i++) {
      numbers['a' + i] = static_cast<uint8_t>(10 + i);
      numbers['A' + i] = static_cast<uint8_t>(10 + i);
    }
  }
};
inline constexpr Digits digits;

// Writes the byte of the escape at `at`, or its percent sign; gives how many characters it took.
inline size_t decode_escape(const char *at, char *out) {
  unsigned high = digits.numbers[static_cast<uint8_t>(at[1])];
  unsigned low = digits.numbers[static_cast<uint8_t>(at[2])];
  bool is_escape = (high | low) < 16;
  *out = is_escape ? static_cast<char>(high << 4 | low) : '%';
  return is_escape ? 3 : 1;
}

// The value without its escapes: itself where there are none, else in the buffer.
inline std::string_view decoded(std::string_view value, Buffer &buffer) {
  if (value.empty() || !memchr(value.data(), '%', value.size())) return value;
  const char *in = value.data();
  const char *const end = in + value.size();
  char *const start = buffer.reserve(value.size() + 32);
  char *out = start;
#ifdef __SSE2__
  const __m128i percent = _mm_set1_epi8('%');
  // An escape at the end of a block reaches two characters further.
  while (end - in >= 34) {
    const char *const block = in;
    __m128i characters = _mm_loadu_si128(reinterpret_cast<const __m128i *>(in));
    _mm_storeu_si128(reinterpret_cast<__m128i *>(out), characters);
    unsigned mask = static_cast<unsigned>(_mm_movemask_epi8(_mm_cmpeq_epi8(characters, percent)));
    while (mask) {
      const char *const escape = block + __builtin_ctz(mask);
      mask &= mask - 1;
      out += escape - in;
      in = escape + decode_escape(escape, out++);
      _mm_storeu_si128(reinterpret_cast<__m128i *>(out),
                       _mm_loadu_si128(reinterpret_cast<const __m128i *>(in)));
    }
    if (in < block + 16) {
      out += block + 16 - in;
      in = block + 16;
    }
  }
#endif
  while (in < end) {
    if (*in == '%' && end - in >= 3) {
      in += decode_escape(in, out++);
    } else {
      *out++ = *in++;
    }
  }
  return {start, static_cast<size_t>(out - start)};
}

// Calls with each name and value of a search, which begins with its `?`, until told to stop.
template <typename Visit>
inline void each(std::string_view search, Visit visit) {
  if (search.empty()) return;
  const char *in = search.data() + 1;
  const char *const end = search.data() + search.size();
  while (in < end) {
    const void *found = memchr(in, '&', static_cast<size_t>(end - in));
    const char *piece_end = found ? static_cast<const char *>(found) : end;
    const void *equals = memchr(in, '=', static_cast<size_t>(piece_end - in));
    if (equals) {
      const char *name_end = static_cast<const char *>(equals);
      std::string_view name(in, static_cast<size_t>(name_end - in));
      std::string_view value(name_end + 1, static_cast<size_t>(piece_end - name_end - 1));
      if (!visit(name, value)) return;
    }
    in = piece_end + 1;
  }
}

inline std::optional<std::string_view> first_link(std::string_view search) {
  std::optional<std::string_view> link;
  each(search, [&](std::string_view name, std::string_view value) {
    if (name.size() != 4 || memcmp(name.data(), "link", 4) != 0) return true;
    link = value;
    return false;
  });
  return link;
}

inline Values action(std::string_view search) {
  Values values;
  auto take = [](std::string_view &place, std::string_view value) {
    if (!place.data()) place = value;
  };
  each(search, [&](std::string_view name, std::string_view value) {
    switch (name.size()) {
      case 4:
        if (memcmp(name.data(), "mode", 4) == 0) take(values.mode, value);
        if (memcmp(name.data(), "lang", 4) == 0) take(values.lang, value);
        break;
      case 6:
        if (memcmp(name.data(), "apiKey", 6) == 0) take(values.api_key, value);
        break;
      case 7:
        if (memcmp(name.data(), "oobCode", 7) == 0) take(values.oob_code, value);
        break;
      case 11:
        if (memcmp(name.data(), "continueUrl", 11) == 0) take(values.continue_url, value);
        break;
    }
    return true;
  });
  return values;
}

}  // namespace query_scan

#endif
