"""mine.py <detector.onnx> <reader.onnx> <cards folder> <out prefix> <seed> [first|second]

Takes real indices out of the photographs that may be trained on (train.csv, one in five held out), labelled by the lists:
an index counts when it lies in a listed index box, or when it and its opposite (turned by 180 degrees, mirrored through the
middle of a listed card's box) were both found, or when it was read as the card that lies there. What is found where
no card lies is kept as 'not an index'. Writes
<out>.crops.npz, <out>.held.npz (crops, marks, weight) for the reader and <out>.scenes.npz (images, labels) for the detector.
"""
import csv, sys
from functools import partial
import cv2
import numpy as np
from backgrounds import held_out
from pipeline import Pipeline, RANKS, SUITS
from scenes import crop as rectified, jitter, FORMS

N = 384


def boxes_of(row):
    out = []
    for b in row['boxes'].split(';'):
        if b:
            card, kind, xy = b.split(':')
            out.append((card, kind, [float(v) for v in xy.split(',')]))
    return out


def inside(d, b, margin=0.0):
    return b[0] - margin <= d[1] <= b[2] + margin and b[1] - margin <= d[2] <= b[3] + margin


def sort_out(row, found, y, r, s, q):
    """(detection number, rank, suit or -1) of the trusted, numbers of the certainly wrong ones."""
    boxes = boxes_of(row)
    good, bad = {}, []
    for card, kind, b in boxes:
        rank, suit = RANKS.index(card[0]), SUITS.find(card[1])
        mine = [k for k, d in enumerate(found) if inside(d, b)]
        others = [o for c, kd, o in boxes if o is not b]
        mine = [k for k in mine if kind == 'index' or not any(inside(found[k], o) for o in others)]
        if kind == 'index':
            size = max(b[2] - b[0], b[3] - b[1])
            near = [k for k in mine if .35 < np.hypot(*found[k][3:5]) / size < 1.3 and found[k][0] > .3 and q[k] > .2]
            if near:
                good[max(near, key=lambda k: found[k][0])] = (rank, suit)
            continue
        for k in mine:
            if r[k].argmax() == rank and (suit < 0 or s[k].argmax() == suit) and q[k] > .6 and r[k].max() > .6 and found[k][0] > .25:
                good[k] = (rank, suit)
            for m in mine:
                a, c = found[k], found[m]
                mid = np.array([(a[1] + c[1]) / 2 - (b[0] + b[2]) / 2, (a[2] + c[2]) / 2 - (b[1] + b[3]) / 2])
                size = max(b[2] - b[0], b[3] - b[1])
                cos = (a[3] * c[3] + a[4] * c[4]) / (np.hypot(*a[3:5]) * np.hypot(*c[3:5]))
                if m != k and np.hypot(*mid) < .08 * size and cos < -.9 and np.hypot(a[1] - c[1], a[2] - c[2]) > .5 * size and q[k] > .6 and q[m] > .6:
                    good[k] = (rank, suit)
    # a suit that is not on the list: the color and both corners must agree with a reading that is sure of itself
    for k, (rank, suit) in list(good.items()):
        if suit < 0 and s[k].max() > .97:
            good[k] = (rank, int(s[k].argmax()))
    if row['complete'] == '1' and boxes:
        bad = [k for k, d in enumerate(found) if not any(inside(d, b, 6) for _, _, b in boxes)]
    return good, bad


def main(detector, reader, folder, out, seed, form='first'):
    crop = partial(rectified, form=FORMS[form])
    rng = np.random.default_rng(int(seed))
    pipe = Pipeline(detector, reader)
    kept = {False: ([], []), True: ([], [])}
    images, labels = [], []
    listed = got = 0
    for row in csv.DictReader(open(f'{folder}/train.csv')):
        im = cv2.imread(f'{folder}/{row["image"]}')
        held = held_out(row['image'])
        found = pipe.detect(im, .1)
        y = pipe.logits(im, found)
        r, s, q = pipe.posteriors(y)
        good, bad = sort_out(row, found, y, r, s, q)
        listed += len(boxes_of(row))
        got += len(good)
        rgb = np.ascontiguousarray(im[..., ::-1])
        crops, marks = kept[held]
        deck = {'teogop_real': 0}.get(row['source'], 1)
        for k, (rank, suit) in good.items():
            c, up, right = np.array(found[k][1:3]), np.array(found[k][3:5]), np.array(found[k][5:7])
            for n in range(1 if held else 5):
                p = (c, up, right) if n == 0 else jitter(rng, c, up, right)
                crops.append(crop(rgb, *p))
                marks.append((rank, suit, 1, deck))
            if not held:
                crops.append(crop(rgb, *jitter(rng, c, up, right), flip=True))
                marks.append((-1, -1, 0, -1))
                t = rng.uniform(0, 6.283)
                crops.append(crop(rgb, c + rng.uniform(.45, 1) * (up * np.cos(t) + right * .8 * np.sin(t)), up, right))
                marks.append((-1, -1, 0, -1))
        for k in bad:
            d = found[k]
            crops.append(crop(rgb, d[1:3], d[3:5], d[5:7]))
            marks.append((-1, -1, 0, -1))
        if held or not good and not bad:
            continue
        heights = [np.hypot(*found[k][3:5]) for k in good] or [24.0]
        for _ in range(3):
            scale = float(np.clip(np.exp(rng.uniform(np.log(11), np.log(56))) / np.median(heights), .2, 2.5))
            small = cv2.resize(im, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR)
            anchor = np.array(found[int(rng.choice(list(good)))][1:3]) * scale if good else np.array(small.shape[1::-1]) / 2
            o = np.round(anchor - rng.uniform(.2, .8, 2) * N).astype(int)
            m = np.float32([[1, 0, -o[0]], [0, 1, -o[1]]])
            tile = cv2.warpAffine(small, m, (N, N), borderMode=cv2.BORDER_CONSTANT, borderValue=(127, 127, 127))
            ls = []
            for _, kind, b in boxes_of(row):
                b = np.array(b) * scale
                ls.append((-2, (b[0] + b[2]) / 2 - o[0], (b[1] + b[3]) / 2 - o[1], 0, -(b[3] - b[1]), b[2] - b[0], 0, 0))
            if row['complete'] != '1':
                ls = [(-2, N / 2, N / 2, 0, -2 * N, 2 * N, 0, 0)]
            for k, (rank, suit) in good.items():
                d = np.array(found[k][1:7]) * scale
                ls.append((rank + 13 * max(0, suit), d[0] - o[0], d[1] - o[1], *d[2:], 1))
            images.append(tile)
            labels.append(np.array(ls, np.float32).reshape(-1, 8))
    for held, name in ((False, 'crops'), (True, 'held')):
        crops, marks = kept[held]
        np.savez(f'{out}.{name}.npz', crops=np.array(crops, np.uint8), marks=np.array(marks, np.int16), weight=5.0)
        print(name, len(crops), 'crops,', sum(m[2] for m in marks), 'indices')
    array = np.empty(len(labels), object)
    array[:] = labels
    np.savez(f'{out}.scenes.npz', images=np.array(images, np.uint8), labels=array)
    print(listed, 'boxes', got, 'indices taken', len(images), 'tiles')


if __name__ == '__main__':
    cv2.setNumThreads(1)
    main(*sys.argv[1:])
