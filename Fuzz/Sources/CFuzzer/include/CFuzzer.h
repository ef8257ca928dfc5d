#ifndef CFUZZER_H
#define CFUZZER_H

#include <stddef.h>
#include <stdint.h>

/// Changes bytes as libFuzzer would, its dictionary and what it learned of comparisons included.
///
/// Returns the new length, at most `maximum`. In a program without libFuzzer nothing changes.
size_t cfuzzer_mutate(uint8_t *bytes, size_t length, size_t maximum);

/// Begins to add up what is allocated, from nought.
///
/// Only with a sanitizer's runtime; without one, nothing is ever counted.
void cfuzzer_start_counting_allocations(void);

/// Stops adding up.
///
/// Returns the number of bytes allocated since the start, whether they were freed or not.
size_t cfuzzer_stop_counting_allocations(void);

#endif
