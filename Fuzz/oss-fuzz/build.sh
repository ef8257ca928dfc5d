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
# Flags for their own clang, which SwiftPM's would not know.
unset CFLAGS CXXFLAGS

# Two flags of a sanitizer each would leave only the last one in force: both stand in one.
case $SANITIZER in
  address | thread)
    flags=(-c release -Xswiftc "-sanitize=fuzzer,$SANITIZER" -Xcc "-fsanitize=$SANITIZER")
    ;;
  coverage) flags=(-c debug -Xswiftc -profile-generate -Xswiftc -profile-coverage-mapping) ;;
  none) flags=(-c release) ;;
  *) fail "Swift has no sanitizer $SANITIZER on Linux" ;;
esac
build=(
  swift build --package-path "$package" --scratch-path "${WORK:-$package/.build}/oss-fuzz-$SANITIZER"
  --disable-build-manifest-caching --sanitize=fuzzer "${flags[@]}" --static-swift-stdlib
  # The programs run where only $OUT is: the system's libraries go along.
  -Xswiftc -use-ld=lld -Xlinker -rpath -Xlinker "\$ORIGIN/lib"
)

# Targets that compare with other programs need those, which their images lack.
mapfile -t targets < <(
  grep -L -e 'import OutsideTargets' "$package"/Targets/*/*.swift | xargs -n 1 dirname | sort -u \
    | xargs -n 1 basename
)
for target in "${targets[@]}"; do
  "${build[@]}" --product "$target"
done
products=$("${build[@]}" --show-bin-path)

count_symbols() {
  # The output of nm is read to its end: under pipefail a closed pipe would be a failure.
  nm "$products/$1.build"/*.o 2>/dev/null | grep -c -e "$2" || true
}
for module in URLStandard ActionLinks DomainNames JSONText LinkValidation; do
  [[ $SANITIZER == coverage ]] && break
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
copy_libraries() {
  ldd "$1" | awk '$2 == "=>" && $3 ~ /^\// { print $3 }' \
    | grep -v -E '/(libc|libm|libdl|libpthread|librt|libgcc_s|libstdc\+\+)\.so' \
    | while read -r library; do
      cp -Lf "$library" "$OUT/lib/"
    done || true
}

# The dictionary of a target is that of what its inputs are.
dictionary_of() {
  case $1 in
    host-names | domain-lists) echo host ;;
    json-text | policy-file) echo json ;;
    form-urlencoded | percent-coding | build-and-read-back) echo bytes ;;
    *) echo link ;;
  esac
}

for target in "${targets[@]}"; do
  cp "$products/$target" "$OUT/$target"
  copy_libraries "$OUT/$target"
  cp "$package/Dictionaries/$(dictionary_of "$target").dict" "$OUT/$target.dict"
  printf '[libfuzzer]\nmax_len = 4096\ntimeout = 10\n' >"$OUT/$target.options"
  inputs=()
  for folder in Seeds Regressions; do
    [[ -d $package/$folder/$target ]] && inputs+=("$package/$folder/$target")
  done
  rm -f "$OUT/${target}_seed_corpus.zip"
  if ((${#inputs[@]} > 0)); then
    # Names are unique in the two folders together, so that the zip needs none.
    zip -q -j -r "$OUT/${target}_seed_corpus.zip" "${inputs[@]}"
  fi
done
# What their own precompile_swift does: the symbolizer must know Swift's debug information.
symbolizer=$(dirname "$(command -v swift)")/llvm-symbolizer
[[ ! -x $symbolizer ]] || cp -Lf "$symbolizer" "$OUT/llvm-symbolizer"
printf 'built %d targets with %s\n' "${#targets[@]}" "$SANITIZER"
