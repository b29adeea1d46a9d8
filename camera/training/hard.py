"""hard.py <detector.onnx> <reader.onnx> <faces> <fonts> <out .npz> <seed> <scenes> <empty scenes> <train|held|held0|held1> [first|second]

Crops as the detector really gives them: what it finds on an index (with its own errors of place, size and angle) is labelled
by the scene, what it finds elsewhere is 'not an index'. Half of the scenes hold no card at all but all that could be taken for one.
held0 and held1 are every other deck of those that were kept out: one half to choose temperatures with, the other to prove them.
"""
import sys
import cv2
import numpy as np
from pipeline import Pipeline
from scenes import Scenes, crop, FORMS, N


def main(detector, reader, faces, fonts, out, seed, count, empty, decks, form='first'):
    pipe = Pipeline(detector, reader)
    sc = Scenes(faces, fonts, int(seed), held=decks != 'train')
    if decks in ('held0', 'held1'):
        sc.decks = sc.decks[int(decks[-1])::2]
        sc.art = [d for d in sc.decks if d[3]]
    crops, marks = [], []
    for n in range(int(count) + int(empty)):
        if n < int(count):
            im, labels = sc.make()
        else:
            pic = sc.bg.make(N).astype(np.float32)
            ids = np.zeros((N, N), np.int16)
            sc.things(pic, ids, float(np.exp(sc.rng.uniform(-1, 1.5))), int(sc.rng.integers(0, 8)))
            im, labels = sc.spoil(pic, ids, 24.0), []
        rgb = np.ascontiguousarray(im[..., ::-1])
        for d in pipe.level(im, 1, .15) + pipe.level(im, .5, .15):       # the coarser level takes rows of pips for one index
            h = np.hypot(*d[3:5])
            mark = (-1, -1, 0, -1)
            for card, cx, cy, ux, uy, rx, ry, visible, deck in labels:
                g = np.hypot(ux, uy)
                far = np.hypot(d[1] - cx, d[2] - cy)
                if far > 1.2 * max(g, h):
                    continue
                cos = (d[3] * ux + d[4] * uy) / (g * h)
                if card >= 0 and visible > .96 and far < .22 * g and cos > .94 and .75 < h / g < 1.33:
                    mark = (card % 13, card // 13, 1, deck)
                    break
                if card >= 0 and visible > .65 and far < .45 * g and cos > .5 and .55 < h / g < 1.8:
                    mark = None         # neither a reading nor a mistake
            if mark is not None and (mark[2] or sc.rng.random() < .7):
                crops.append(crop(rgb, d[1:3], d[3:5], d[5:7], form=FORMS[form]))
                marks.append(mark)
    m = np.array(marks, np.int16)
    m[:, 3] = -1
    np.savez(out, crops=np.array(crops, np.uint8), marks=m, weight=.7)
    print(len(crops), 'crops', int((m[:, 2] == 1).sum()), 'indices')


if __name__ == '__main__':
    cv2.setNumThreads(1)
    main(*sys.argv[1:])
