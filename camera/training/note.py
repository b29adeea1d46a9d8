"""note.py <models folder> <folder of their 32-bit originals> <seed> <own decks> <thousand scenes> <detector steps> <reader steps> <second reader steps> <scenes of the further training>: writes the origin of the models into models.json."""
import hashlib, json, os, sys

CREDITS = [
    {'what': 'photographs edje_tf, edje_tf_rankonly (EdjeElectronics)', 'licence': 'Apache-2.0', 'use': 'trained on'},
    {'what': 'photographs teogop_real', 'licence': 'CC0-1.0', 'use': 'trained on'},
    {'what': 'photographs play-card by yolov8-nkirm on Roboflow', 'licence': 'CC BY 4.0', 'use': 'trained on'},
    {'what': 'card art of npm @heruka_urgyen/react-playing-cards 0.5.0', 'licence': 'CC0', 'use': 'drawn into scenes'},
    {'what': 'card art of npm cardsJS 1.1.1', 'licence': 'MIT', 'use': 'drawn into scenes'},
    {'what': 'card art of Debian gnome-cards-data', 'licence': 'GPL-3+', 'use': 'drawn into scenes, not shipped'},
    {'what': "fonts of Debian's font packages and of npm @fontsource (lists in fetch-art.sh)", 'licence': 'OFL, Apache-2.0, GPL with font exception and the like',
     'use': 'drawn as index ranks'},
]


def main(folder, full, seed, decks, scenes, detector, reader, second, further):
    path = f'{folder}/models.json'
    j = json.load(open(path)) if os.path.exists(path) else {}
    j['seed'] = int(seed)
    j['decks'] = int(decks)
    j['scenes'] = int(scenes) * 1000
    if int(further):
        j['scenes of the further training'] = int(further)
    j.setdefault('detector', {})['steps'] = detector
    j.setdefault('reader', {})['steps'] = reader
    j.setdefault('second reader', {})['steps'] = second
    for n in ('detector', 'reader', 'second reader'):
        j[n]['bytes'] = os.path.getsize(f'{folder}/{n.replace(" ", "-")}.onnx')
    # an enrolled deck is a set of directions in this reader's embedding, and means nothing to another reader; how its weights are kept changes nothing
    j['reader']['id'] = hashlib.sha256(open(f'{full}/reader.onnx', 'rb').read()).hexdigest()[:12]
    j['held out'] = ('photographs of train.csv whose md5(file name) % 5 == 0 are not trained on, nor one family of index fonts in twelve and '
                     'the deck gnome-anglo_modern; measure.csv never')
    j['credits'] = CREDITS
    json.dump(j, open(path, 'w'), indent=1)


if __name__ == '__main__':
    main(*sys.argv[1:])
