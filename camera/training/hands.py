"""hands.py scenes <faces> <fonts> <out prefix> <seed> <scenes> <train|held> [photos]
hands.py crops <detector.onnx> <out .npz> <seed> <first|second> <prefix of drawn scenes>...

Hands as they lie on a table, for further training: cards in a row or a column, each next card beginning right beside the index of
the one before, standard and jumbo indices, from above and from the side. 'scenes' writes them for the detector, as scenes.py does. 'crops' cuts
indices for a reader (crops, marks, weight) out of scenes that are drawn already, as the detector gives them, with its errors, and as a perfect one
would; labelled by the scene.
"""
import sys
import cv2
import numpy as np
import scenes
from pipeline import Pipeline
from scenes import Scenes, crop, jitter, MM, N


class Hands(Scenes):
    def layout(self, s):
        """Two thirds are hands; the rest is laid as in the other scenes."""
        rng = self.rng
        if rng.random() < .3:
            return super().layout(s)
        view, places = N / s, []
        wide, high = np.median(self.boxes[:, 2]) / MM, np.median(self.boxes[:, 3]) / MM
        turn = rng.uniform(0, 2 * np.pi)
        for _ in range(max(1, int(min(6, (view / 170) ** 2)))):
            cx, cy = rng.uniform(-.4, .4, 2) * view
            a = turn + rng.normal(0, .12) + (np.pi if rng.random() < .3 else 0)
            beside = rng.uniform(1, 5) if rng.random() < .6 else rng.uniform(5, 30)      # mm from the index to the next card
            dx, dy = (wide + beside, rng.normal(0, 2)) if rng.random() < .75 else (rng.uniform(1, 10), high + beside)
            many = int(rng.integers(2, 8))
            for i in range(many):
                x, y = (i - many / 2) * dx + rng.normal(0, .7), (i - many / 2) * dy + rng.normal(0, .7)
                places.append((cx + x * np.cos(a) - y * np.sin(a), cy + x * np.sin(a) + y * np.cos(a), a + rng.normal(0, .03)))
        return places


def marked(rng, d, labels):
    """What a finding is: (rank, suit, 1, deck), no index, or None where it is neither a reading nor a mistake."""
    h, mark = np.hypot(*d[3:5]), (-1, -1, 0, -1)
    for card, cx, cy, ux, uy, rx, ry, visible, deck in labels:
        g = np.hypot(ux, uy)
        far = np.hypot(d[1] - cx, d[2] - cy)
        if far > 1.2 * max(g, h):
            continue
        cos = (d[3] * ux + d[4] * uy) / (g * h)
        if card >= 0 and visible > .93 and far < .22 * g and cos > .94 and .75 < h / g < 1.33:
            return card % 13, card // 13, 1, deck
        if card >= 0 and visible > .65 and far < .45 * g and cos > .5 and .55 < h / g < 1.8:
            mark = None
    return mark if mark is None or rng.random() < .5 else None


def draw_scenes(faces, fonts, out, seed, count, decks, photos=None):
    scenes.write(Hands(faces, fonts, int(seed), photos or None, decks == 'held'), out, int(count))


def cut_crops(detector, out, seed, form, *drawn):
    pipe, rng, form = Pipeline(detector), np.random.default_rng(int(seed)), scenes.FORMS[form]
    crops, marks = [], []

    def cut(rgb, c, up, right, mark):
        crops.append(crop(rgb, c, up, right, form=form))
        marks.append((*mark[:3], -1))
    for prefix in drawn:
        images, every = np.load(f'{prefix}.images.npy', mmap_mode='r'), np.load(f'{prefix}.labels.npz')['labels']
        for n in range(len(images)):
            im, labels = np.array(images[n]), every[every[:, 0] == n][:, 1:]
            rgb = np.ascontiguousarray(im[..., ::-1])
            for d in pipe.level(im, 1, .12) + pipe.level(im, .5, .12):
                mark = marked(rng, d, labels)
                if mark is not None:
                    cut(rgb, d[1:3], d[3:5], d[5:7], mark)
            for card, cx, cy, ux, uy, rx, ry, visible, deck in labels:
                h = np.hypot(ux, uy)
                if card >= 0 and h >= 9 and 0 <= cx < N and 0 <= cy < N and np.hypot(rx, ry) > .3 * h:
                    c, up, right = np.array([cx, cy]), np.array([ux, uy]), np.array([rx, ry])
                    if visible > .96:
                        cut(rgb, *jitter(rng, c, up, right), (card % 13, card // 13, 1))
                    elif .05 < visible < .7 and rng.random() < .5:
                        cut(rgb, *jitter(rng, c, up, right), (-1, -1, 0))
    m = np.array(marks, np.int16)
    np.savez(out, crops=np.array(crops, np.uint8), marks=m, weight=1.0)
    print(out, len(m), 'crops', int((m[:, 2] == 1).sum()), 'indices')


if __name__ == '__main__':
    cv2.setNumThreads(1)
    {'scenes': draw_scenes, 'crops': cut_crops}[sys.argv[1]](*sys.argv[2:])
