#!/bin/sh
# Retrains both networks from nothing: fetches art and fonts, draws decks and scenes, trains, exports, calibrates, evaluates.
#   ./train.sh [photographs]      photographs: a folder with train.csv and train/ (and measure.csv for the figures); optional
# Everything is made in build/; the models go to ../src/main/resources/app/spoton/camera/models.
set -eu
cd "$(dirname "$0")"
photos=${1:-}
seed=${SEED:-4}
py=${PYTHON:-/usr/bin/python3}
models=../src/main/resources/app/spoton/camera/models
scenes=${SCENES:-8}                   # thousands
steps_detector=${DETECTOR_STEPS:-3000}   # each round
steps_reader=${READER_STEPS:-6000}
mkdir -p build/scenes build/held build/models "$models"

[ -d build/art/fonts ] || ./fetch-art.sh build/art
[ -d build/decks ] || $py art.py build/art build/decks
[ -d build/faces ] || $py decks.py build/art build/decks build/faces "$seed" 110
k=0
while [ $k -lt "$scenes" ]; do
    [ -e build/scenes/s$((100 + k)).crops.npz ] || $py scenes.py build/faces build/art/fonts build/scenes/s$((100 + k)) $((seed * 1000 + k)) 1000 $photos
    k=$((k + 1))
done
[ -e build/held/v.crops.npz ] || $py scenes.py build/faces build/art/fonts build/held/v $((seed * 1000 + 999)) 500 $photos

# first pair: drawn scenes only
$py train_detector.py build/scenes build/models/d1.pt "$seed" "$steps_detector"
$py train_reader.py build/scenes build/models/r1.pt "$seed" "$steps_reader"
$py export.py build/models/d1.pt build/models/r1.pt build/models
# second pair: what the first finds in scenes and in photographs, labelled by the scenes and by the photographs' lists
real_scenes= real_crops=
if [ -n "$photos" ]; then
    $py mine.py build/models/detector.onnx build/models/reader.onnx "$photos" build/models/real "$seed"
    real_scenes=build/models/real.scenes.npz real_crops=build/models/real.crops.npz
fi
$py hard.py build/models/detector.onnx build/models/reader.onnx build/faces build/art/fonts build/models/hard.npz "$seed" 1200 800
$py train_detector.py build/scenes build/models/d2.pt "$seed" "$steps_detector" build/models/d1.pt $real_scenes
$py train_reader.py build/scenes build/models/r2.pt "$seed" "$steps_reader" build/models/r1.pt $real_crops build/models/hard.npz

$py export.py build/models/d2.pt build/models/r2.pt "$models"
$py calibrate.py "$models/reader.onnx" build/held/v.crops.npy "$models/models.json" $([ -z "$photos" ] || echo build/models/real.held.npz)
$py note.py "$models" "$seed" "$scenes" "$steps_detector" "$steps_reader"
[ -z "$photos" ] || $py evaluate.py "$models/detector.onnx" "$models/reader.onnx" "$photos" --models "$models/models.json"
