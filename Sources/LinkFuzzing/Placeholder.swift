// LinkFuzzing
