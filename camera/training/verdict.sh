#!/bin/sh
# Run after train.sh. Draws tables with held-out decks, reads them with the app's reader, and prints the thresholds for certain
# cards (verdict.json) and the results for whole layouts, enrolled decks and bursts.
#   ./verdict.sh [photographs]
set -eu
cd "$(dirname "$0")"
here=$(pwd)
photos=${1:-}
py=${PYTHON:-/usr/bin/python3}
b=$here/build/tables
mkdir -p "$b"
drawn() {
    [ -e "$b/$1.done" ] || { $py tables.py build/faces build/art/fonts "$b/$@" && touch "$b/$1.done"; }
}
drawn bursts 41 56 layouts 5
drawn layouts 42 56 layouts
drawn packed 43 300 packed
cd ../..
for list in packed layouts; do
    ./gradlew -q :camera:read -Pdecks=2 -Pphotos="$b/$list" -Pout="$b/$list.jsonl"
done
set -- "$b/packed/labels.csv" "$b/packed.jsonl" "$b/layouts/labels.csv" "$b/layouts.jsonl"
if [ -n "$photos" ]; then
    $py "$here/held.py" "$photos" "$b/photographs.csv"
    ./gradlew -q :camera:read -Pphotos="$photos/train" -Pout="$b/photographs.jsonl"
    set -- "$@" "$b/photographs.csv" "$b/photographs.jsonl"
fi
$py "$here/verdict.py" "$@"
./gradlew -q :camera:measure -Plabels="$b/layouts/labels.csv"
for list in "$b"/bursts/deck-*.csv; do
    deck=${list##*/deck-}
    ./gradlew -q :camera:measure -Plabels="$list" -Penroll="$b/bursts/enrol-${deck%.csv}"
done
