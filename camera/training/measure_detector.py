"""measure_detector.py <faces> <fonts> <seed> <scenes> <detector.onnx>...: which indices of hands of decks that were kept out the detectors find.

Drawn as hands.py draws them. Of the indices that are plainly seen it prints how many were found at all (a center within a third of the height), how many
well enough to be read (also turned by at most 12 degrees and 0.8 to 1.25 times as high), how much those found are turned, and what was found
where there is none, for each picture.
"""
import sys
import cv2
import numpy as np
from hands import Hands
from pipeline import Pipeline
from scenes import N


class Count:
    def __init__(self, detector):
        self.pipe = Pipeline(detector)
        self.indices = self.found = self.well = self.strong = self.nothing = 0
        self.turned = []

    def add(self, im, labels):
        found = self.pipe.level(im, 1)
        plain = [l for l in labels if l[0] >= 0 and l[7] > .96 and 10 <= np.hypot(*l[3:5]) <= 64 and 8 < l[1] < N - 8 and 8 < l[2] < N - 8
                 and abs(l[3] * l[6] - l[4] * l[5]) > .35 * np.hypot(*l[3:5]) ** 2]
        self.indices += len(plain)
        for l in plain:
            h = np.hypot(*l[3:5])
            near = [d for d in found if np.hypot(d[1] - l[1], d[2] - l[2]) < h / 3]
            if not near:
                continue
            self.found += 1
            good = []
            for d in near:
                k = np.hypot(*d[3:5])
                turn = np.degrees(np.arccos(np.clip((d[3] * l[3] + d[4] * l[4]) / (k * h), -1, 1)))
                good.append((turn <= 12 and .8 <= k / h <= 1.25 and np.hypot(d[1] - l[1], d[2] - l[2]) < .15 * h, d[0], turn))
            self.turned.append(max(good)[2])
            self.well += max(good)[0]
            self.strong += max(good)[0] and max(good)[1] > .5
        self.nothing += sum(all(np.hypot(d[1] - l[1], d[2] - l[2]) > .5 * max(np.hypot(*l[3:5]), np.hypot(*d[3:5])) for l in labels) for d in found)


def main(faces, fonts, seed, count, *detectors):
    sc, counts = Hands(faces, fonts, int(seed), held=True), [Count(d) for d in detectors]
    for _ in range(int(count)):
        im, labels = sc.make()
        for c in counts:
            c.add(im, labels)
    for d, c in zip(detectors, counts):
        t = np.array(c.turned)
        print(f'{d}: {c.indices} indices, found {c.found / c.indices:.4f}, to be read {c.well / c.indices:.4f}, with 0.5 and more {c.strong / c.indices:.4f}, '
              f'turned by over 12 degrees {(t > 12).mean():.4f}, median {np.median(t):.2f}, mistaken {c.nothing / int(count):.3f} a picture')


if __name__ == '__main__':
    cv2.setNumThreads(1)
    main(*sys.argv[1:])
