"""tables.py <faces> <fonts> <out folder> <seed> <pictures> <layouts|packed|side> [frames] [pictures of each deck in turn, else 2]

Draws tables with decks that are never trained on, for the reader itself to read (:camera:measure, :camera:read): pictures and
labels.csv, in bursts of several frames if asked. 'layouts' are six hands of five cards as a tablet sees them, sharp enough for a burst's
gates; 'side' are the same seen from 35 to 55 degrees beside the vertical, as from an arm at the dealer's side; 'packed' are ten hands close together, every other picture as rough as those of the training. Beside them deck-<deck>.csv with the
pictures of one deck, and enrol-<deck>/ with that deck in a grid of 4 x 13.
"""
import csv, os, sys
import cv2
import numpy as np
import scenes
from decks import RANKS, SUITS

KINDS = {'layouts': (1600, 2, 400, 250, 66, (860, 960)), 'side': (1600, 2, 400, 250, 66, (860, 960)), 'packed': (960, 2, 256, 118, 42, (640, 700))}


class Tables(scenes.Scenes):
    def __init__(self, faces, fonts, seed, kind):
        self.kind = kind
        scenes.N = KINDS[kind][0]
        super().__init__(faces, fonts, seed, held=True)

    def hands(self, deck):
        """(x mm, y mm, angle, card): hands of five cards, each card's upper left index to be seen."""
        rng = self.rng
        _, columns, across, down, most, _ = KINDS[self.kind]
        many = 10 if self.kind == 'packed' else 6
        boxes = deck[1]
        wide, high = np.median(boxes[:, 2] / 4) + 2.5, np.median(boxes[:, 3] / 4) + 2.5
        cards = list(rng.permutation(52)[:5 * many])
        out = []
        for n in range(many):
            cx, cy = (n % columns - .5) * across + rng.normal(0, 4), (n // columns - (many // columns - 1) / 2) * down + rng.normal(0, 4)
            a = rng.normal(0, .1 if self.kind == 'packed' else .15) + (np.pi if rng.random() < .3 else 0)
            k = rng.random() if self.kind != 'packed' else 0
            dx, dy = (rng.uniform(wide, most), rng.normal(0, 2)) if k < .6 else (rng.uniform(2, 10), rng.uniform(high, max(high + 1, 30))) if k < .8 else (rng.uniform(64, 70), 0)
            for i in range(5):
                x, y = (i - 2) * dx + rng.normal(0, .7), (i - 2) * dy + rng.normal(0, .7)
                out.append((cx + x * np.cos(a) - y * np.sin(a), cy + x * np.sin(a) + y * np.cos(a), a + rng.normal(0, .03), int(cards.pop())))
        return out

    def grid(self):
        order = [s * 13 + r for s in range(4) for r in range(13)]
        return [((i % 13 - 6) * 70 + self.rng.normal(0, .8), (i // 13 - 1.5) * 97 + self.rng.normal(0, .8), self.rng.normal(0, .015), c) for i, c in enumerate(order)]

    def lens(self, shape, mm, tilt, turn=.2):
        """A homography from millimetres on the table to pixels; mm: how many of them fill the picture's width."""
        rng = self.rng
        f = shape[0] * rng.uniform(1.0, 2.0)
        t, a, b = np.radians(tilt), *rng.normal(0, turn if tilt < 20 else .6 * turn, 2)
        rx = np.array([[1, 0, 0], [0, np.cos(t), -np.sin(t)], [0, np.sin(t), np.cos(t)]])
        r = np.array([[np.cos(b), -np.sin(b), 0], [np.sin(b), np.cos(b), 0], [0, 0, 1]]) @ rx @ np.array([[np.cos(a), -np.sin(a), 0], [np.sin(a), np.cos(a), 0], [0, 0, 1]])
        k = np.array([[f, 0, shape[0] / 2], [0, f, shape[1] / 2], [0, 0, 1]])
        return k @ np.column_stack([r[:, 0], r[:, 1], [0, 0, f * mm / shape[0]]])

    def laid(self, deck, places, cam, rough):
        """The picture without its camera's faults, and the label boxes of its cards."""
        self.faded = self.rng.uniform(.45, .95) if rough and self.rng.random() < .3 else 1.0
        im = self.bg.make(scenes.N).astype(np.float32)
        ids = np.zeros((scenes.N, scenes.N), np.int16)
        self.things(im, ids, abs(cam[0, 0]) / cam[2, 2], int(self.rng.integers(0, 8)))
        boxes = []
        for n, (x, y, a, card) in enumerate(places):
            c, s = np.cos(a), np.sin(a)
            h = cam @ np.array([[c, -s, x], [s, c, y], [0, 0, 1]]) @ np.array([[.25, 0, -31.5], [0, .25, -44], [0, 0, 1]])
            self.lay(im, ids, deck[0][card], h, n + 1)
            p = np.array([self.at(h, u, v) for u, v in ((0, 0), (252, 0), (252, 352), (0, 352))])
            x0, y0, x1, y1 = deck[1][card]
            index = np.hypot(*(self.at(h, x0, y0) - self.at(h, x0, y1)))
            boxes.append((RANKS[card % 13] + SUITS[card // 13], *p.min(0), *p.max(0), index))
        return im, ids, boxes

    def lit(self, im):
        """Fair light, the same for all stills of a burst."""
        rng = self.rng
        im = im * np.exp(rng.normal(0, .12)) * np.exp(rng.normal(0, .05, 3) + np.array([-1, 0, 1]) * rng.normal(0, .07))
        yy, xx = np.mgrid[:scenes.N, :scenes.N].astype(np.float32) / scenes.N - .5
        a = rng.uniform(0, 2 * np.pi)
        im *= (1 + (xx * np.cos(a) + yy * np.sin(a)) * rng.uniform(0, .4))[..., None]
        return np.clip(im, 0, 265).astype(np.float32)

    def still(self, im, hpx):
        """A sharp enough still from a camera that is not quite at rest."""
        rng = self.rng
        a, k = rng.normal(0, .0005), 1 + rng.normal(0, .0005)
        im = cv2.warpAffine(im, np.float32([[k, -a, rng.normal(0, .7)], [a, k, rng.normal(0, .7)]]), (scenes.N, scenes.N), borderMode=cv2.BORDER_REPLICATE)
        im = cv2.GaussianBlur(im, (0, 0), max(.4, rng.uniform(.01, .035) * hpx))
        im += rng.standard_normal(im.shape).astype(np.float32) * abs(rng.normal(0, 4))
        return cv2.imdecode(cv2.imencode('.jpg', np.clip(im, 0, 255).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(70, 96))])[1], 1)


TABLE = 800      # mm, the square in the middle of which the corners are given in the list: what registration would know


def corners(cam):
    """Where the square's corners are in the picture: dealer's left, dealer's right, far right, far left."""
    h = TABLE / 2
    points = [cam @ np.array([x, y, 1.0]) for x, y in ((-h, h), (h, h), (h, -h), (-h, -h))]
    return ' '.join(f'{p[0] / p[2]:.2f} {p[1] / p[2]:.2f}' for p in points)


def row(name, source, boxes, burst='', table=''):
    marks = ';'.join(f'{c}:card:{x0:.0f},{y0:.0f},{x1:.0f},{y1:.0f}' for c, x0, y0, x1, y1, _ in boxes)
    return [name, source, ' '.join(b[0] for b in boxes), marks, 1, burst, table]


def write(path, rows):
    with open(path, 'w', newline='') as f:
        csv.writer(f).writerows([['image', 'source', 'cards', 'boxes', 'complete', 'burst', 'table'], *rows])


def main(faces, fonts, out, seed, count, kind, frames=1, each=2):
    t = Tables(faces, fonts, int(seed), kind)
    rng = t.rng
    os.makedirs(out, exist_ok=True)
    rows = []
    for n in range(int(count)):
        deck = t.decks[n // int(each) % len(t.decks)]
        rough = kind == 'packed' and n % 2 == 1
        tilt = rng.uniform(35, 55) if kind == 'side' else rng.uniform(0, 50 if rough else 40)
        cam = t.lens((scenes.N, scenes.N), rng.uniform(*KINDS[kind][5]) / np.cos(np.radians(tilt * .6)), tilt)
        im, ids, boxes = t.laid(deck, t.hands(deck), cam, rough)
        hpx = float(np.median([b[5] for b in boxes]))
        im = im if rough else t.lit(im)
        for k in range(int(frames)):
            shown = t.spoil(im.copy(), ids, hpx) if rough else t.still(im, hpx)
            name = f'{n:04d}-{k}.png'
            cv2.imwrite(f'{out}/{name}', shown, [cv2.IMWRITE_PNG_COMPRESSION, 1])
            rows.append(row(name, f'{"rough" if rough else "sharp"}-{deck[4]:02d}', boxes, n if int(frames) > 1 else '', corners(cam) if kind == 'side' else ''))
    write(f'{out}/labels.csv', rows)
    if kind != 'packed':
        for deck in t.decks:
            t.rng = t.bg.rng = np.random.default_rng(1000 * int(seed) + deck[4])
            enrol(t, deck, out, rows)


def enrol(t, deck, out, rows):
    folder = f'{out}/enrol-{deck[4]:02d}'
    os.makedirs(folder, exist_ok=True)
    im, _, boxes = t.laid(deck, t.grid(), t.lens((scenes.N, scenes.N), 960, t.rng.uniform(0, 15), .02), False)
    shown = t.still(t.lit(im), float(np.median([b[5] for b in boxes])))
    cv2.imwrite(f'{folder}/grid.png', shown, [cv2.IMWRITE_PNG_COMPRESSION, 1])
    write(f'{folder}/labels.csv', [row('grid.png', f'{deck[4]:02d}', boxes)])
    write(f'{out}/deck-{deck[4]:02d}.csv', [r for r in rows if r[1].endswith(f'-{deck[4]:02d}')])


if __name__ == '__main__':
    cv2.setNumThreads(1)
    main(*sys.argv[1:])
