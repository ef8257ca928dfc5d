#include "CFuzzer.h"

#include <stdatomic.h>
#include <stdbool.h>

// Weak, for the tests and plain builds have neither libFuzzer nor a sanitizer in them.
__attribute__((weak)) size_t LLVMFuzzerMutate(uint8_t *bytes, size_t length, size_t maximum);
__attribute__((weak)) int __sanitizer_install_malloc_and_free_hooks(
    void (*allocated)(const volatile void *, size_t), void (*freed)(const volatile void *));

size_t cfuzzer_mutate(uint8_t *bytes, size_t length, size_t maximum) {
  return LLVMFuzzerMutate ? LLVMFuzzerMutate(bytes, length, maximum) : length;
}

// A target may read from many threads. Where two count at once, one of them may be forgotten, which a
// bound of a megabyte and more can bear: an addition that locks costs every allocation more.
static atomic_bool counts;
static atomic_size_t allocated;

static void count(const volatile void *block, size_t length) {
  (void)block;
  if (atomic_load_explicit(&counts, memory_order_relaxed)) {
    size_t sum = atomic_load_explicit(&allocated, memory_order_relaxed) + length;
    atomic_store_explicit(&allocated, sum, memory_order_relaxed);
  }
}

static void ignore(const volatile void *block) { (void)block; }

void cfuzzer_start_counting_allocations(void) {
  static bool is_installed;
  if (!is_installed && __sanitizer_install_malloc_and_free_hooks) {
    __sanitizer_install_malloc_and_free_hooks(count, ignore);
  }
  is_installed = true;
  atomic_store(&allocated, 0);
  atomic_store(&counts, true);
}

size_t cfuzzer_stop_counting_allocations(void) {
  atomic_store(&counts, false);
  return atomic_load(&allocated);
}
