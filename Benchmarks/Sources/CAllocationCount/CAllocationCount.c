#define _GNU_SOURCE
#include "CAllocationCount.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdlib.h>

// The functions of CAllocationCounter, found as the program runs: they are there only where the
// process was started with that library.

static void *find(const char *name) { return dlsym(RTLD_DEFAULT, name); }

static void count(int on) {
  void (*function)(int);
  *(void **)&function = find("allocation_counter_count");
  if (function) function(on);
}

static uint64_t number(const char *name) {
  uint64_t (*function)(void);
  *(void **)&function = find(name);
  return function ? function() : 0;
}

bool allocation_count_is_possible(void) { return find("allocation_counter_count") != NULL; }

// Whether an allocation of this program reaches the counter: the library may be loaded behind another
// that stands in for the allocator as well, and would count nothing.
static bool sees_an_allocation(void) {
  enum { size = 40 };
  count(1);
  void *volatile block = malloc(size);
  count(0);
  bool is_seen = block && number("allocation_counter_blocks") == 1
                 && number("allocation_counter_bytes") == size;
  free(block);
  return is_seen;
}

bool allocation_count_begin(void) {
  bool is_sound = sees_an_allocation();
  count(1);
  return is_sound;
}

struct allocation_count allocation_count_end(void) {
  count(0);
  return (struct allocation_count){number("allocation_counter_blocks"),
                                   number("allocation_counter_bytes")};
}
