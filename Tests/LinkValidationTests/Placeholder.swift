// Holds the place of the first test.
