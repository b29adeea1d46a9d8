"""spots.py <fonts> <out .npz> <seed> <scenes>: draws betting spots before and after chips, hands and cards came onto the table.

A scene is a part of a layout, from straight above (as registration shows it), with nine spots; seen once empty and once later in other light, by a
camera that looks from anywhere up to 60 degrees beside the vertical: stacks lean away from it. Chips have any colors, the felt's own among
them. Writes patches (N, 2, 40, 40, 3) RGB, empty and now, and truth (N): 0 empty, 1 chips, 2 neither can be said (a hand, a card or a
neighbor's stack lies there, or chips only touch the spot).
"""
import glob, sys
import cv2
import numpy as np
import backgrounds

PATCH, SPAN = 40, 2.6        # pixels of a patch, and how many radii of the spot it spans
FINE = 80                    # pixels of a patch as it is drawn
GRID = 3


class Spots:
    def __init__(self, fonts, seed):
        self.rng = np.random.default_rng(seed)
        ok = [f for f in sorted(glob.glob(f'{fonts}/*.ttf'))[::9] if not any(b in f for b in ('[', 'Symbol', 'RG2014', 'Math'))]
        self.bg = backgrounds.Backgrounds(self.rng, ok + [f'{fonts}/DejaVuSans.ttf', f'{fonts}/FreeSerif.ttf'])
        self.backs = [self.bg.back(252, 352) for _ in range(12)]

    def felt(self, n, centers, r):
        rng = self.rng
        base = np.array([[60, 110, 30], [40, 90, 20], [90, 60, 30], [40, 30, 120], [50, 50, 50], [110, 60, 90], [30, 60, 20], [120, 120, 125]])[rng.integers(8)]
        base = np.clip(base * rng.uniform(.5, 1.6) + rng.normal(0, 15, 3), 8, 225).astype(np.float32)
        im = np.empty((n, n, 3), np.float32)
        im[:] = base
        im *= (1 + backgrounds.noise(rng, n, n, rng.uniform(1, 3)) * rng.uniform(.01, .08) + backgrounds.noise(rng, n, n, 40) * .05)[..., None]
        ink = np.array([[230, 230, 230], [60, 200, 230], [40, 40, 200], [20, 20, 20]])[rng.integers(4)].astype(np.float32)
        mask = np.zeros((n, n), np.float32)
        if rng.random() < .6:
            mask = self.bg.warp(self.bg.prints[rng.integers(len(self.bg.prints))], n) * rng.uniform(.3, 1)
        kind, w = rng.random(), int(rng.integers(1, 5))
        for x, y in centers:
            if kind < .55:
                cv2.circle(mask, (int(x), int(y)), int(r), 1, w, cv2.LINE_AA)
            elif kind < .8:
                cv2.rectangle(mask, (int(x - r), int(y - .8 * r)), (int(x + r), int(y + .8 * r)), 1, w, cv2.LINE_AA)
            if kind < .9 and rng.random() < .7:
                cv2.putText(mask, str(rng.choice(['ANTE', 'PLAY', 'BLIND', 'TRIPS', 'BET', 'UP', '4', 'ACES'])), (int(x - .8 * r), int(y + .15 * r)), cv2.FONT_HERSHEY_DUPLEX,
                            r / 50, 1, 1 if r < 26 else 2, cv2.LINE_AA)
        a = np.clip(mask, 0, 1)[..., None] * rng.uniform(.4, 1)
        return im * (1 - a) + ink * a, base

    def put(self, im, ids, t, x, y, ident, shade=0.0, turn=None):
        """Lays a BGRA drawing with its middle at x, y."""
        rng = self.rng
        if turn is not None:
            k = int(np.hypot(*t.shape[:2])) + 1
            m = cv2.getRotationMatrix2D((t.shape[1] / 2, t.shape[0] / 2), turn, 1)
            m[:, 2] += k / 2 - np.array(t.shape[1::-1]) / 2
            t = cv2.warpAffine(t, m, (k, k))
        n = im.shape[0]
        x0, y0 = int(round(x - t.shape[1] / 2)), int(round(y - t.shape[0] / 2))
        a0, b0, a1, b1 = max(0, x0), max(0, y0), min(n, x0 + t.shape[1]), min(n, y0 + t.shape[0])
        if a0 >= a1 or b0 >= b1:
            return
        t = t[b0 - y0:b1 - y0, a0 - x0:a1 - x0]
        a = t[..., 3:].astype(np.float32) / 255
        part = im[b0:b1, a0:a1]
        part[:] = part * (1 - a) + t[..., :3] * a * (1 - shade)
        ids[b0:b1, a0:a1][a[..., 0] > .5] = ident

    def chip(self, d, felt):
        rng = self.rng
        t = self.bg.chip(d)
        if rng.random() < .12:                               # nearly the felt's own color
            t[..., :3] = np.clip(felt + rng.normal(0, 10, 3) + (t[..., :3].astype(np.float32) - 128) * rng.uniform(.03, .2), 0, 255)
        return t

    def stack(self, im, ids, x, y, mm, lean, felt, ident):
        rng = self.rng
        n = 1 if rng.random() < .35 else int(rng.integers(2, 16))
        d = 39 * mm
        if rng.random() < .8:                                # the stack's shadow
            s = np.zeros(im.shape[:2], np.float32)
            away = rng.normal(0, 1, 2) * mm * (2 + 2 * n)
            cv2.line(s, (int(x), int(y)), (int(x + away[0]), int(y + away[1])), 1, int(d))
            im *= (1 - rng.uniform(.1, .55) * cv2.GaussianBlur(s, (0, 0), max(.8, rng.uniform(.5, 6) * mm)))[..., None]
        if rng.random() < .04:                               # a plaque
            t = np.zeros((int(d * 1.2), int(d * 1.6), 4), np.uint8)
            t[:] = (*self.bg.colour(20, 240), 255)
            t[3:-3, 3:-3, :3] = self.bg.colour(20, 240)
            self.put(im, ids, t, x, y, ident, turn=float(rng.uniform(0, 360)))
            return
        style = self.chip(d, felt)
        for k in range(n):
            if rng.random() < .15:
                style = self.chip(d, felt)
            o = lean * (k + 1) * 3.3 * mm + rng.normal(0, .5, 2) * mm
            self.put(im, ids, style, x + o[0], y + o[1], ident, shade=0 if k == n - 1 else rng.uniform(.1, .4))

    def light(self, im, strength):
        rng = self.rng
        n = im.shape[0]
        yy, xx = np.mgrid[:n, :n].astype(np.float32) / n - .5
        a = rng.uniform(0, 6.283)
        out = im * (np.exp(rng.normal(0, .2 * strength)) * (1 + (xx * np.cos(a) + yy * np.sin(a)) * rng.uniform(0, .5 * strength)))[..., None]
        out *= np.exp(rng.normal(0, .05 * strength, 3) + np.array([-1, 0, 1]) * rng.normal(0, .08 * strength)).astype(np.float32)
        for _ in range(int(rng.integers(0, 1 + int(3 * strength)))):       # arms, heads and lamps throw shadows
            m = np.zeros((n, n), np.float32)
            cv2.fillPoly(m, [(rng.uniform(-.3, 1.3, (int(rng.integers(3, 6)), 2)) * n).astype(np.int32)], 1)
            out *= (1 - rng.uniform(.15, .6) * cv2.GaussianBlur(m, (0, 0), np.exp(rng.uniform(np.log(.8), np.log(25)))))[..., None]
        if rng.random() < .25 * strength:
            c, r = rng.uniform(-.5, .5, 2), rng.uniform(.04, .3)
            out += (np.exp(-((xx - c[0]) ** 2 + (yy - c[1]) ** 2) / r ** 2) * rng.uniform(20, 90))[..., None]
        return out

    def camera(self, im, mm):
        rng = self.rng
        n = im.shape[0]
        im = cv2.warpAffine(im, np.float32([[1, rng.normal(0, .003), rng.normal(0, .9) * mm], [rng.normal(0, .003), 1, rng.normal(0, .9) * mm]]), (n, n), borderMode=cv2.BORDER_REFLECT)
        im = cv2.GaussianBlur(im, (0, 0), np.exp(rng.uniform(np.log(.4), np.log(2.0))))
        im = im + rng.standard_normal(im.shape, np.float32) * abs(rng.normal(0, 5))
        im = np.clip(im, 0, 255).astype(np.uint8)
        return cv2.imdecode(cv2.imencode('.jpg', im, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(60, 97))])[1], 1)

    def scene(self):
        rng = self.rng
        radius = rng.uniform(20, 32)                          # mm
        mm = FINE / (SPAN * radius)                           # pixels in a millimeter
        r, gap = radius * mm, FINE * rng.uniform(1.05, 1.9)
        n = int(gap * GRID + .8 * FINE)
        at = [(n / 2 + (i % GRID - 1) * gap + rng.normal(0, 2), n / 2 + (i // GRID - 1) * gap + rng.normal(0, 2)) for i in range(GRID * GRID)]
        felt, base = self.felt(n, at, r)
        lean = np.tan(np.radians(rng.uniform(0, 60) if rng.random() < .6 else rng.uniform(0, 25))) * np.array([np.cos(a := rng.uniform(0, 6.283)), np.sin(a)])
        now, ids = felt.copy(), np.zeros((n, n), np.int16)    # ids: 0 felt, 100 other things, k + 1 the chips of spot k
        bases = [0.0] * len(at)                               # how much of a spot chips stand on
        busy = rng.uniform(.2, .8)
        for k, (x, y) in enumerate(at):
            q = rng.random()
            if q < busy * .75:
                for _ in range(1 if rng.random() < .75 else int(rng.integers(2, 4))):
                    o = rng.normal(0, .16 * r, 2) if rng.random() < .92 else rng.normal(0, .6 * r, 2)
                    m = np.zeros((n, n), np.uint8)
                    cv2.circle(m, (int(x + o[0]), int(y + o[1])), int(19.5 * mm), 1, -1)
                    disk = np.zeros((n, n), np.uint8)
                    cv2.circle(disk, (int(x), int(y)), int(.8 * r), 1, -1)
                    bases[k] = max(bases[k], float((m & disk).sum() / disk.sum()))
                    self.stack(now, ids, x + o[0], y + o[1], mm, lean, base, k + 1)
            elif q < busy * .75 + .05:                        # chips beside the spot
                self.stack(now, ids, *(np.array([x, y]) + rng.normal(0, 1, 2) * gap * .5), mm, lean, base, 100)
        for _ in range(int(rng.integers(0, 4)) if rng.random() < .5 else 0):
            x, y = rng.uniform(0, n, 2)
            if rng.random() < .5:
                t = self.backs[rng.integers(len(self.backs))] if rng.random() < .5 else np.full((352, 252, 4), (245, 248, 250, 255), np.uint8)
                t = cv2.resize(t, (int(63 * mm), int(88 * mm)), interpolation=cv2.INTER_AREA)
            else:
                t = self.bg.finger(int(rng.uniform(90, 240) * mm))
            self.put(now, ids, t, x, y, 100, turn=float(rng.uniform(0, 360)))
        before, after = self.camera(self.light(felt, .4), mm), self.camera(self.light(now, 1.0), mm)
        out = []
        for k, (x, y) in enumerate(at):
            disk = np.zeros((n, n), np.uint8)
            cv2.circle(disk, (int(x), int(y)), int(.8 * r), 1, -1)
            area = disk.sum()
            mine = ((ids == k + 1) & (disk > 0)).sum() / area
            other = ((ids != 0) & (ids != k + 1) & (disk > 0)).sum() / area
            truth = 2 if other > .06 else 1 if bases[k] > .3 and mine > .2 else 0 if bases[k] == 0 and mine < .01 else 2
            x0, y0 = int(round(x - FINE / 2)), int(round(y - FINE / 2))
            pair = [cv2.resize(p[y0:y0 + FINE, x0:x0 + FINE, ::-1], (PATCH, PATCH), interpolation=cv2.INTER_AREA) for p in (before, after)]
            out.append((np.stack(pair), truth))
        return out


def main(fonts, out, seed, scenes):
    draw = Spots(fonts, int(seed))
    found = [s for _ in range(int(scenes)) for s in draw.scene()]
    truth = np.array([t for _, t in found], np.int8)
    np.savez(out, patches=np.stack([p for p, _ in found]), truth=truth)
    print(out, len(found), 'spots', np.bincount(truth, minlength=3))


if __name__ == '__main__':
    cv2.setNumThreads(1)
    main(*sys.argv[1:])
