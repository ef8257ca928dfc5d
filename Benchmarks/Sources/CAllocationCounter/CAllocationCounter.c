// Stands before the C library's allocator in a process that is started with this library in
// LD_PRELOAD. The benchmarks that take times are not: they run on the allocator as it is.

#include "CAllocationCounter.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>

static atomic_bool is_counting;
static atomic_uint_fast64_t blocks;
static atomic_uint_fast64_t bytes;

void allocation_counter_count(int on) {
  if (on) {
    atomic_store(&blocks, 0);
    atomic_store(&bytes, 0);
  }
  atomic_store(&is_counting, on != 0);
}

uint64_t allocation_counter_blocks(void) { return atomic_load(&blocks); }

uint64_t allocation_counter_bytes(void) { return atomic_load(&bytes); }

#ifdef __GLIBC__

// What the C library calls its own allocator by.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static void note(size_t size) {
  if (!atomic_load_explicit(&is_counting, memory_order_relaxed)) return;
  atomic_fetch_add_explicit(&blocks, 1, memory_order_relaxed);
  atomic_fetch_add_explicit(&bytes, size, memory_order_relaxed);
}

void *malloc(size_t size) {
  note(size);
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  // The C library checks the product; a wrong count is no harm.
  note(count * size);
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  note(size);
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  note(size);
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) {
    return EINVAL;
  }
  void *result = memalign(alignment, size);
  if (!result) return ENOMEM;
  *block = result;
  return 0;
}

#endif
