#!/usr/bin/env bash
# Builds the fuzz targets for OSS-Fuzz and ClusterFuzzLite, with their seeds and dictionaries.
#
# These set: SRC, which holds the checkout as actionlinks; OUT, where the results go;
# LIB_FUZZING_ENGINE and SANITIZER. WORK is for what lies in between, by default Fuzz/.build.
# Exits with 1 where the libraries came out without the counters or checks that were asked for.
set -euo pipefail
: "${SRC:?}" "${OUT:?}" "${SANITIZER:?}" "${LIB_FUZZING_ENGINE:?}"
fail() {
  printf 'build.sh: %s\n' "$*" >&2
  exit 1
}

package=$SRC/actionlinks/Fuzz
[[ -f $package/Package.swift ]] || fail "$SRC/actionlinks is no checkout"
[[ $LIB_FUZZING_ENGINE == *fuzzer* ]] || fail "Swift has libFuzzer and no other engine"
# Their own clang and its flags are not those of the Swift toolchain, which C must be compiled with.
unset CC CXX CFLAGS CXXFLAGS

# Two flags of a sanitizer each would leave only the last one in force: both stand in one. Edges are
# counted alone, as the runner does: it says why.
edges=(-Xswiftc -sanitize-coverage=edge,indirect-calls,inline-8bit-counters,pc-table)
case $SANITIZER in
  address | thread)
    flags=(-c release "${edges[@]}" -Xswiftc "-sanitize=fuzzer,$SANITIZER" -Xcc "-fsanitize=$SANITIZER")
    ;;
  coverage) flags=(-c debug -Xswiftc -profile-generate -Xswiftc -profile-coverage-mapping) ;;
  none) flags=(-c release "${edges[@]}") ;;
  *) fail "Swift has no sanitizer $SANITIZER on Linux" ;;
esac
scratch=${WORK:-$package/.build}/oss-fuzz-$SANITIZER
build=(
  swift build --package-path "$package" --scratch-path "$scratch"
  --disable-build-manifest-caching --sanitize=fuzzer "${flags[@]}" -Xswiftc -use-ld=lld
  # The programs run where only $OUT is, so that the system's libraries go along. Only the old kind
  # of run path counts for what these libraries need themselves.
  -Xlinker -rpath -Xlinker "\$ORIGIN/lib" -Xlinker --disable-new-dtags
)

# The Swift runtime goes into the programs, but not with the thread sanitizer: it then takes every global
# for a race that the runtime initializes when it is first used. From a library, it does not; and that
# library is to be the one that goes along.
if [[ $SANITIZER == thread ]]; then
  build+=(-Xswiftc -no-toolchain-stdlib-rpath)
else
  build+=(--static-swift-stdlib)
fi

# The runner has the one list of targets. Of each the name, the greatest length of an input, and the
# dictionary are taken, on a line.
list_targets() {
  "$package/fuzz" list --format json | python3 -c '
import json, sys
for target in json.load(sys.stdin):
    print(target["name"], target["maximumLength"], target["dictionary"])
'
}
listed=$(list_targets)
[[ -n $listed ]] || fail "Fuzz/fuzz lists no targets"
mapfile -t targets < <(cut -d ' ' -f 1 <<<"$listed")
for target in "${targets[@]}"; do
  "${build[@]}" --product "$target"
done
products=$("${build[@]}" --show-bin-path)

count_symbols() {
  # The output of nm is read to its end: under pipefail a closed pipe would be a failure.
  nm "$products/$1.build"/*.o 2>/dev/null | grep -c -e "$2" || true
}
for module in URLStandard ActionLinks DomainNames JSONText LinkValidation LinkReports; do
  (($(count_symbols "$module" __sanitizer_cov_8bit_counters_init) > 0)) \
    || fail "$module has no counters of coverage"
  case $SANITIZER in
    address) checks=__asan_report ;;
    thread) checks=__tsan_read ;;
    *) continue ;;
  esac
  (($(count_symbols "$module" "$checks") > 0)) || fail "$module has no checks of $SANITIZER"
done

mkdir -p "$OUT/lib"
swift_libraries=$(dirname "$(readlink -f "$(command -v swift)")")/../lib/swift/linux
# Copies the libraries that a file needs. Those of the C library stay: they belong to the machine's
# loader.
copy_libraries() {
  local needed library
  needed=$(LD_LIBRARY_PATH=$swift_libraries ldd "$1")
  [[ $needed != *"not found"* ]] || fail "$1 needs a library that is not here: $needed"
  while read -r library; do
    cp -Lf "$library" "$OUT/lib/"
  done < <(
    awk '$2 == "=>" && $3 ~ /^\// { print $3 }' <<<"$needed" \
      | grep -v -E "^$OUT/|/(libc|libm|libmvec|libdl|libpthread|librt|libresolv|libutil)\.so"
  )
}

# What targets open that compare with ada; they say so on standard error where it is missing.
if [[ -f $package/.build/ada/libada.so ]]; then
  cp -f "$package/.build/ada/libada.so" "$OUT/lib/"
  copy_libraries "$OUT/lib/libada.so"
fi

while read -r target length dictionary; do
  cp "$products/$target" "$OUT/$target"
  copy_libraries "$products/$target"
  cp "$package/Dictionaries/$dictionary" "$OUT/$target.dict"
  printf '[libfuzzer]\nmax_len = %d\ntimeout = 10\nentropic = 0\n' "$length" >"$OUT/$target.options"
  inputs=()
  for folder in Seeds Regressions; do
    [[ -d $package/$folder/$target ]] && inputs+=("$package/$folder/$target")
  done
  rm -f "$OUT/${target}_seed_corpus.zip"
  if ((${#inputs[@]} > 0)); then
    # Names are unique in the two folders together, so that the zip needs none.
    zip -q -j -r "$OUT/${target}_seed_corpus.zip" "${inputs[@]}"
  fi
done <<<"$listed"
# Their own symbolizer does not know all of Swift's debug information.
symbolizer=$(dirname "$(command -v swift)")/llvm-symbolizer
[[ ! -x $symbolizer ]] || cp -Lf "$symbolizer" "$OUT/llvm-symbolizer"
printf 'built %d targets with %s\n' "${#targets[@]}" "$SANITIZER"
