#!/usr/bin/env bash
# ClusterFuzzLite builds as OSS-Fuzz does.
set -euo pipefail
exec bash "$SRC/actionlinks/Fuzz/oss-fuzz/build.sh"
