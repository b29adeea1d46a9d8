"""Rasterizes card art to 252 x 352 px (4 px per mm of a 63 x 88 mm card): <out>/<deck>/<card>.png, transparent corners."""
import glob, gzip, os, subprocess, sys, tempfile
import cv2

RANKS, SUITS = 'A23456789TJQK', 'CDHS'
W, H = 252, 352
# sheets of 13 columns (A..K) and 5 rows (C D H S, jokers); only decks whose letters are A J Q K and whose index has a pip
SHEETS = ['anglo', 'anglo_modern', 'anglo_poker', 'bellot', 'dondorf', 'gnomangelo', 'guyenne-classic', 'neoclassical',
          'ornamental', 'paris', 'simplistic']


def rsvg(src, w, h):
    with tempfile.NamedTemporaryFile(suffix='.png') as t:
        subprocess.run(['rsvg-convert', '--unlimited', '-w', str(w), '-h', str(h), src, '-o', t.name], check=True)
        return cv2.imread(t.name, cv2.IMREAD_UNCHANGED)


def main(art, out):
    npm = f'{art}/npm'
    heruka = next(d for d in sorted(os.listdir(npm)) if d.startswith('heruka') and not d.endswith('.tgz'))
    js = next(d for d in sorted(os.listdir(npm)) if d.startswith('cardsJS') and not d.endswith('.tgz'))
    single = {f'heruka-{d}': f'{npm}/{heruka}/package/src/images/{d}' for d in ('2color', '2color-bf', '4color', '4color-bf')}
    single['cardsjs'] = f'{npm}/{js}/package/dist/cards'
    for deck, folder in single.items():
        os.makedirs(f'{out}/{deck}', exist_ok=True)
        for r in RANKS:
            for s in SUITS:
                name = ('10' if r == 'T' and deck == 'cardsjs' else r) + s
                im = rsvg(f'{folder}/{name}.svg', 2 * W, 2 * H)
                cv2.imwrite(f'{out}/{deck}/{r}{s}.png', cv2.resize(im, (W, H), interpolation=cv2.INTER_AREA))
    for n in SHEETS:
        found = glob.glob(f'{art}/deb/x/usr/share/aisleriot/cards/{n}.svgz')
        if not found:
            continue
        with tempfile.NamedTemporaryFile(suffix='.svg') as t:
            with gzip.open(found[0]) as f:
                t.write(f.read())
            t.flush()
            sheet = rsvg(t.name, 13 * W * 2, 5 * H * 2)
        os.makedirs(f'{out}/gnome-{n}', exist_ok=True)
        for i, s in enumerate(SUITS):
            for j, r in enumerate(RANKS):
                im = sheet[i * 2 * H:(i + 1) * 2 * H, j * 2 * W:(j + 1) * 2 * W]
                cv2.imwrite(f'{out}/gnome-{n}/{r}{s}.png', cv2.resize(im, (W, H), interpolation=cv2.INTER_AREA))


if __name__ == '__main__':
    main(*sys.argv[1:])
