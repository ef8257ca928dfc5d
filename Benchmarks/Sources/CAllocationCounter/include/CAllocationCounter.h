#ifndef CALLOCATIONCOUNTER_H
#define CALLOCATIONCOUNTER_H

#include <stdint.h>

/// Begins to count at zero (1) or stops counting (0).
void allocation_counter_count(int on);

/// How many blocks were allocated while counting; one that is given another size counts again.
uint64_t allocation_counter_blocks(void);

/// How many bytes were asked for while counting.
uint64_t allocation_counter_bytes(void);

#endif
