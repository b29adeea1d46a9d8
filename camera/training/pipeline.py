"""The reader's way through a picture, as MODELS.md tells it, in Python: for evaluation and for mining."""
import cv2
import numpy as np
from scenes import crop
from weights import load

RANKS, SUITS = 'A23456789TJQK', 'CDHS'


class Pipeline:
    def __init__(self, detector, reader=None, temperature=(1, 1, 1), threshold=.25):
        self.det, self.read = load(detector), load(reader) if reader else None
        self.t, self.threshold = temperature, threshold

    def level(self, im, scale, threshold=None):
        """Detections (p, cx, cy, ux, uy, rx, ry) in original px; up and right are whole side vectors."""
        h, w = im.shape[:2]
        small = im if scale == 1 else cv2.resize(im, (max(16, round(w * scale)), max(16, round(h * scale))), interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR)
        sh, sw = small.shape[:2]
        kx, ky = w / sw, h / sh
        x = np.full((1, 3, -(-sh // 16) * 16, -(-sw // 16) * 16), .5, np.float32)
        x[0, :, :sh, :sw] = small[..., ::-1].transpose(2, 0, 1).astype(np.float32) / 255
        self.det.setInput(x)
        y = self.det.forward()[0]
        v = y[0]
        p = 1 / (1 + np.exp(-v))
        peak = (v >= cv2.dilate(v, np.ones((3, 3)))) & (p >= (threshold or self.threshold))
        out = []
        for i, j in zip(*np.where(peak)):
            _, dx, dy, s, c, l, a, b = y[:, i, j]
            n = max(1e-6, np.hypot(s, c))
            up = np.array([s, -c]) / n
            hh = 16 * np.exp(l)
            right = hh * (np.exp(a) * np.array([-up[1], up[0]]) + b * up)
            cx, cy = 4 * (j + .5 + dx) - .5, 4 * (i + .5 + dy) - .5
            if not (0 <= cx < sw and 0 <= cy < sh):
                continue
            out.append((p[i, j], (cx + .5) * kx - .5, (cy + .5) * ky - .5, up[0] * hh * kx, up[1] * hh * ky, right[0] * kx, right[1] * ky, hh))
        return out

    def scales(self, im):
        longest = max(im.shape[:2])
        sides = [min(longest, 960), 480, 240]
        if longest > 1200:
            sides.append(min(longest, 1920))
        return sorted({s / longest for s in sides if s <= longest})

    def detect(self, im, threshold=None, scales=None):
        found = []
        for s in scales or self.scales(im):
            found += self.level(im, s, threshold)
        found.sort(reverse=True)
        keep = []
        for d in found:
            if not any(self.same(d, k) for k in keep):
                keep.append(d)
        return keep

    @staticmethod
    def close(d, k):
        return np.hypot(d[1] - k[1], d[2] - k[2]) < .5 * min(np.hypot(d[3], d[4]), np.hypot(k[3], k[4]))

    @staticmethod
    def same(d, k):
        """Two findings of one index that would give the reader the same crop."""
        h, g = np.hypot(d[3], d[4]), np.hypot(k[3], k[4])
        return (np.hypot(d[1] - k[1], d[2] - k[2]) < .25 * min(h, g) and max(h, g) < 1.25 * min(h, g)
                and d[3] * k[3] + d[4] * k[4] > .94 * h * g)

    def logits(self, im, found):
        if not found:
            return np.zeros((0, 82), np.float32)
        rgb = np.ascontiguousarray(im[..., ::-1])
        x = np.stack([crop(rgb, d[1:3], d[3:5], d[5:7]) for d in found]).transpose(0, 3, 1, 2).astype(np.float32) / 255
        self.read.setInput(x)
        return self.read.forward()

    def posteriors(self, y):
        def soft(v):
            e = np.exp(v - v.max(1, keepdims=True))
            return e / e.sum(1, keepdims=True)
        return soft(y[:, :13] / self.t[0]), soft(y[:, 13:17] / self.t[1]), 1 / (1 + np.exp(-y[:, 17] / self.t[2]))

    def cards(self, im):
        """(card, p, pindex, detection) of every detection, best first."""
        found = self.detect(im)
        r, s, i = self.posteriors(self.logits(im, found))
        out = [(RANKS[a.argmax()] + SUITS[b.argmax()], float(a.max() * b.max() * q), float(q), d) for a, b, q, d in zip(r, s, i, found)]
        out.sort(key=lambda c: -c[1])
        self.crops_read = len(out)
        keep = []
        for c in out:                   # of findings in one place the one that reads best stays
            if not any(self.close(c[3], k[3]) for k in keep):
                keep.append(c)
        return keep
