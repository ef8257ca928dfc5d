#ifndef CALLOCATIONCOUNT_H
#define CALLOCATIONCOUNT_H

#include <stdbool.h>
#include <stdint.h>

/// What was allocated between two calls.
struct allocation_count {
  uint64_t blocks;
  uint64_t bytes;
};

/// Whether this process was started with the counting library.
bool allocation_count_is_possible(void);

/// Begins to count; says whether an allocation that was made as a trial was counted.
bool allocation_count_begin(void);

/// Stops counting, and gives what was counted.
struct allocation_count allocation_count_end(void);

#endif
