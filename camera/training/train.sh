#!/bin/sh
# Retrains all networks from nothing: fetches art and fonts, draws decks and scenes, trains, exports, calibrates, evaluates.
#   ./train.sh [photographs]      photographs: a folder with train.csv and train/ (and measure.csv for the figures); optional
# Everything is made in build/; the models go to ../src/main/resources/app/spoton/camera/models.
# A stage whose output is there already is not made again: a run that was interrupted continues where it stopped.
set -eu
cd "$(dirname "$0")"
photos=${1:-}
seed=${SEED:-5}
py=${PYTHON:-/usr/bin/python3}
models=../src/main/resources/app/spoton/camera/models
decks=${DECKS:-300}
shards=${SHARDS:-7}                  # a thousand scenes each
indices=${INDICES:-150000}           # single indices, twice
detector_1=${DETECTOR_1:-1500} detector_2=${DETECTOR_2:-4000}     # steps of the two rounds
reader_1=${READER_1:-3000} reader_2=${READER_2:-11000}
second=${SECOND:-5500}               # steps of the second reader
hands=${HANDS:-1250}                 # scenes of each of three lists of the further training: two of hands as they lie on a table, one as before
detector_3=${DETECTOR_3:-4000} detector_4=${DETECTOR_4:-5000}     # steps of the detector's two rounds on them
second_2=${SECOND_2:-10000} more=${MORE:-40000}      # steps of the second reader's, and single indices in each of its lists
spots=${SPOTS:-6000}                 # steps of the network of spots
b=build
full=$b/full                         # networks with weights of 32 bits; those of the app have 16
mkdir -p $b/scenes $b/held $b/models $full "$models"

# made <output> <command...>: runs the command unless a run before has finished it
made() {
    out=$1; shift
    [ -e "$out.done" ] && return 0
    echo "$(date +%H:%M:%S) $out" >> $b/train.log
    "$@" >> $b/train.log 2>&1
    touch "$out.done"
}
shards_from() {
    k=$1
    while [ "$k" -lt "$shards" ]; do
        made $b/scenes/s$((100 + k)) $py scenes.py $b/faces $b/art/fonts $b/scenes/s$((100 + k)) $((seed * 1000 + k)) 1000 train $photos
        k=$((k + 2))
    done
    made $b/scenes/i$1 $py indices.py $b/faces $b/art/fonts $b/scenes/i$1 $((seed * 100 + $1)) "$indices" train
}

made $b/art ./fetch-art.sh $b/art
made $b/decks $py art.py $b/art $b/decks
made $b/faces $py decks.py $b/art $b/decks $b/faces "$seed" "$decks"
shards_from 0 & even=$!
shards_from 1
wait $even

# first pair: drawn scenes only
made $b/models/d1 $py train_detector.py $b/scenes $b/models/d1.pt "$seed" "$detector_1" & first=$!
made $b/models/r1 $py train_reader.py $b/scenes $b/models/r1.pt "$seed" "$reader_1"
wait $first
made $b/models/first $py export.py $b/models detector=$b/models/d1.pt reader=$b/models/r1.pt
# second pair: what the first finds in scenes and in photographs, labelled by the scenes and by the photographs' lists
real_scenes= real_crops= real_held=
if [ -n "$photos" ]; then
    made $b/models/real $py mine.py $b/models/detector.onnx $b/models/reader.onnx "$photos" $b/models/real "$seed" & mining=$!
    real_scenes=$b/models/real.scenes.npz real_crops=$b/models/real.crops.npz real_held=$b/models/real.held.npz
else
    mining=
fi
made $b/models/hard $py hard.py $b/models/detector.onnx $b/models/reader.onnx $b/faces $b/art/fonts $b/models/hard.npz "$seed" 1200 800 train
[ -z "$mining" ] || wait $mining
made $b/models/d2 $py train_detector.py $b/scenes $b/models/d2.pt "$seed" "$detector_2" $b/models/d1.pt $real_scenes & detector=$!
made $b/models/r2 $py train_reader.py $b/scenes $b/models/r2.pt "$seed" "$reader_2" $b/models/r1.pt $real_crops $b/models/hard.npz
wait $detector
$py export.py $full detector=$b/models/d2.pt reader=$b/models/r2.pt

# the second reader: other draws, closer crops, another architecture, and what the detector that is shipped finds
mkdir -p $b/second
found="$full/detector.onnx $full/reader.onnx"
made $b/second/i0 $py indices.py $b/faces $b/art/fonts $b/second/i0 $((seed * 10 + 2)) "$indices" train second
made $b/second/hard $py hard.py $found $b/faces $b/art/fonts $b/second/hard.npz $((seed * 11)) 1000 400 train second
second_crops= second_held=
if [ -n "$photos" ]; then
    made $b/second/real $py mine.py $found "$photos" $b/second/real "$seed" second
    second_crops=$b/second/real.crops.npz second_held=$b/second/real.held.npz
fi
made $b/second/s0 $py scenes.py $b/faces $b/art/fonts $b/second/s0 $((seed * 1010)) 1000 train "$photos" second
made $b/second/r $py train_reader.py $b/second $b/second/r.pt $((seed + 2)) "$second" second $second_crops $b/second/hard.npz
$py export.py $full second-reader=$b/second/r.pt

# detector and second reader further, on hands as they lie on a table, begun with weights of 16 bits, as the app has them
f=$b/further
mkdir -p $f/start $f/once $f/full $b/second2
for n in detector reader second-reader; do
    $py weights.py $full/$n.onnx $f/start/$n.onnx
done
start="$f/start/detector.onnx $f/start/reader.onnx"
real_scenes= second_crops=
if [ -n "$photos" ]; then
    made $f/real $py mine.py $start "$photos" $f/real "$seed"
    made $b/second2/real $py mine.py $start "$photos" $b/second2/real "$seed" second
    real_scenes=$f/real.scenes.npz second_crops=$b/second2/real.crops.npz second_held=$b/second2/real.held.npz
fi
for k in 0 1; do
    made $f/s$k $py hands.py scenes $b/faces $b/art/fonts $f/s$k $((seed * 2020 + k)) "$hands" train $photos
done
made $f/s2 $py scenes.py $b/faces $b/art/fonts $f/s2 $((seed * 2030)) "$hands" train $photos
made $f/d $py train_detector.py $f $f/d.pt $((seed + 1)) "$detector_3" $f/start/detector.onnx $real_scenes
$py export.py $f/once detector=$f/d.pt
made $f/e $py train_detector.py $f $f/e.pt $((seed + 2)) "$detector_4" $f/once/detector.onnx $real_scenes
$py export.py $f/full detector=$f/e.pt
for k in 0 1; do
    made $b/second2/i$k $py indices.py $b/faces $b/art/fonts $b/second2/i$k $((seed * 202 + k)) "$more" train second
done
found_crops=
for k in 0 1 2; do
    made $b/second2/crops$k $py hands.py crops $f/once/detector.onnx $b/second2/crops$k.npz $((seed * 2040 + k)) second $f/s$k
    found_crops="$found_crops $b/second2/crops$k.npz"
done
made $b/second2/r $py train_reader.py $b/second2 $b/second2/r.pt $((seed + 3)) "$second_2" $f/start/second-reader.onnx $second_crops $found_crops
$py export.py $f/full second-reader=$b/second2/r.pt
cp $full/reader.onnx $f/full/reader.onnx
full=$f/full

# betting spots: six lists to train on, one to choose the level on, two to prove it on, with a design of chips that was not trained on
mkdir -p $b/spots
lists=
for k in 0 1 2 3 4 5; do
    made $b/spots/t$k $py spots.py $b/art/fonts $b/spots/t$k.npz $((seed * 100 + k)) 3000
    lists=$lists,$b/spots/t$k.npz
done
made $b/spots/choose $py spots.py $b/art/fonts $b/spots/choose.npz $((seed * 120 + 1)) 2400
made $b/spots/prove0 $py spots.py $b/art/fonts $b/spots/prove0.npz $((seed * 140 + 1)) 3200 held
made $b/spots/prove1 $py spots.py $b/art/fonts $b/spots/prove1.npz $((seed * 140 + 2)) 3200 held
made $b/spots/net $py train_spots.py ${lists#,} $full/spots.onnx "$seed" "$spots" 1
for n in detector reader second-reader spots; do
    $py weights.py $full/$n.onnx "$models/$n.onnx"
done
$py measure_spots.py "$models/spots.onnx" $b/spots/choose.npz $b/spots/prove0.npz,$b/spots/prove1.npz "$models/models.json"

# how far they can be believed, on decks, fonts and photographs that were kept out; the first reader keeps the temperatures
# that it has with its own detector, because the levels in verdict.json were chosen with them
made $b/held/drawn $py hard.py $found $b/faces $b/art/fonts $b/held/drawn.npz $((seed + 1)) 800 200 held
shipped="$full/detector.onnx $full/reader.onnx"
made $b/held/second $py hard.py $shipped $b/faces $b/art/fonts $b/held/second.npz $((seed + 1)) 300 75 held0 second
made $b/held/prove $py hard.py $shipped $b/faces $b/art/fonts $b/held/prove.npz $((seed + 2)) 300 75 held1 second
$py calibrate.py $full/reader.onnx "$models/models.json" reader $b/held/drawn.npz $real_held
$py calibrate.py $full/second-reader.onnx "$models/models.json" 'second reader' $b/held/second.npz $b/held/prove.npz $second_held
$py note.py "$models" $full "$seed" "$decks" "$shards" "$detector_1 + $detector_2 + $detector_3 + $detector_4" "$reader_1 + $reader_2" \
    "$second + $second_2" $((3 * hands))
[ -z "$photos" ] || $py evaluate.py "$models/detector.onnx" "$models/reader.onnx" "$photos" --models "$models/models.json"
