"""spots.py <fonts> <out .npz> <seed> <looks> [held]: draws betting spots before and after chips, hands and cards came onto the table.

A scene is a part of a layout, from straight above (as registration shows it), with nine spots; seen once empty and then in several looks in other
light, by a camera that looks from anywhere up to 60 degrees beside the vertical: stacks lean away from it. Chips have any colors, the felt's own
among them. Writes patches (N, 2, 40, 40, 3) RGB, empty and now, and truth (N): 0 empty, 1 chips, 2 neither can be said (a hand, a card or a
neighbor's stack hides it), 3 chips or neither (chips stand on a small part, or are partly hidden), 4 empty or neither (something reaches in a little).
'held' draws half of the chips in a design that is not trained on.
"""
import glob, sys
import cv2
import numpy as np
import backgrounds
import spotthings

PATCH, SPAN = 40, 2.6        # pixels of a patch, and how many radii of the spot it spans
FINE = 60                    # pixels of a patch as it is drawn
GRID, LOOKS = 3, 4           # spots a side of a scene, and looks at it
TEXTURE = 460
INKS = np.float32([[230, 230, 230], [60, 200, 230], [40, 40, 200], [20, 20, 20]])
FELTS = np.float32([[60, 110, 30], [40, 90, 20], [90, 60, 30], [40, 30, 120], [50, 50, 50], [110, 60, 90], [30, 60, 20], [120, 120, 125], [70, 110, 40], [120, 60, 30]])


def overlap(a, b, d):
    """The part of a disk of radius b that a disk of radius a covers, d away."""
    if d >= a + b:
        return 0.0
    if d <= abs(a - b):
        return min(1.0, (a / b) ** 2)
    p, q = np.arccos((d * d + a * a - b * b) / (2 * d * a)), np.arccos((d * d + b * b - a * a) / (2 * d * b))
    return float((a * a * (p - np.sin(2 * p) / 2) + b * b * (q - np.sin(2 * q) / 2)) / (np.pi * b * b))


class Spots:
    def __init__(self, fonts, seed, held=False):
        rng = self.rng = np.random.default_rng(seed)
        ok = [f for f in sorted(glob.glob(f'{fonts}/*.ttf'))[::9] if not any(b in f for b in ('[', 'Symbol', 'RG2014', 'Math'))]
        bg = backgrounds.Backgrounds(rng, ok + [f'{fonts}/DejaVuSans.ttf', f'{fonts}/FreeSerif.ttf'])
        self.bg = bg
        self.chips = [spotthings.chip(rng, spotthings.DESIGNS if held and k % 2 else int(rng.integers(spotthings.DESIGNS)), bg) for k in range(400)]
        self.plaques = [spotthings.plaque(rng) for _ in range(20)]
        self.cards = [spotthings.card(rng, bg) for _ in range(40)]
        self.hands = [spotthings.hand(rng) for _ in range(40)]
        self.weave = [backgrounds.noise(rng, TEXTURE, TEXTURE, cell) for cell in (1, 1.5, 2, 2.5, 3)]
        self.stains = [backgrounds.noise(rng, TEXTURE, TEXTURE, 40) for _ in range(6)]
        self.grain = rng.standard_normal((TEXTURE, TEXTURE, 3)).astype(np.float32)

    def pick(self, things):
        return things[self.rng.integers(len(things))]

    def part(self, texture, n):
        x, y = self.rng.integers(0, TEXTURE - n + 1, 2)
        return texture[y:y + n, x:x + n]

    def felt(self, n, centers, r):
        rng = self.rng
        base = np.clip(self.pick(FELTS) * rng.uniform(.5, 1.6) + rng.normal(0, 15, 3), 8, 225).astype(np.float32)
        shade = 1 + self.part(self.pick(self.weave), n) * rng.uniform(.01, .08) + self.part(self.pick(self.stains), n) * .05
        mask = np.zeros((n, n), np.float32)
        if rng.random() < .6:
            mask = self.bg.warp(self.pick(self.bg.prints), n) * rng.uniform(.3, 1)
        kind, w = rng.random(), int(rng.integers(1, 4))
        for x, y in centers:
            if kind < .6:
                cv2.circle(mask, (int(x), int(y)), int(r), 1, w, cv2.LINE_AA)
            elif kind < .85:
                cv2.rectangle(mask, (int(x - r), int(y - .8 * r)), (int(x + r), int(y + .8 * r)), 1, w, cv2.LINE_AA)
            if kind < .92 and rng.random() < .7:
                cv2.putText(mask, str(rng.choice(['ANTE', 'PLAY', 'BLIND', 'TRIPS', 'BET', 'UP', '4', 'ACES'])), (int(x - .8 * r), int(y + .15 * r)), cv2.FONT_HERSHEY_DUPLEX,
                            r / 50, 1, 1, cv2.LINE_AA)
        a = (np.clip(mask, 0, 1) * rng.uniform(.4, 1))[..., None]
        return (base * shade[..., None]) * (1 - a) + self.pick(INKS) * a, base

    def put(self, im, ids, t, x, y, ident, shade=0.0, turn=None):
        """Lays a BGRA drawing with its middle at x, y."""
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
        part += (t[..., :3] * np.float32(1 - shade) - part) * a
        ids[b0:b1, a0:a1][a[..., 0] > .5] = ident

    def shadow(self, im, x, y, away, d, mm):
        """The shadow of a stack, a strip of the chip's width."""
        rng = self.rng
        soft = max(.8, rng.uniform(.5, 6) * mm)
        m = int(d + np.abs(away).max() + 3 * soft) + 1
        a0, b0, a1, b1 = max(0, int(x) - m), max(0, int(y) - m), min(im.shape[1], int(x) + m), min(im.shape[0], int(y) + m)
        if a0 >= a1 or b0 >= b1:
            return
        s = np.zeros((b1 - b0, a1 - a0), np.float32)
        cv2.line(s, (int(x - a0), int(y - b0)), (int(x + away[0] - a0), int(y + away[1] - b0)), 1, max(1, int(d)))
        im[b0:b1, a0:a1] *= (1 - np.float32(rng.uniform(.1, .55)) * cv2.GaussianBlur(s, (0, 0), soft))[..., None]

    def chip(self, d, felt):
        rng = self.rng
        t = cv2.resize(self.pick(self.chips), (int(d), int(d)), interpolation=cv2.INTER_AREA)
        if rng.random() < .1:                                # nearly the felt's own color, but for the marks that every chip has
            t[..., :3] = np.clip(felt + rng.normal(0, 10, 3) + (t[..., :3].astype(np.float32) - 128) * rng.uniform(.25, .6), 0, 255)
        return t

    def stack(self, im, ids, x, y, mm, lean, light, felt, ident):
        rng = self.rng
        n = 1 if rng.random() < .35 else int(rng.integers(2, 16))
        d = 39 * mm
        if rng.random() < .8:
            self.shadow(im, x, y, light * mm * (2 + 2 * n), d, mm)
        if rng.random() < .04:
            t = cv2.resize(self.pick(self.plaques), (int(d * 1.6), int(d * 1.2)), interpolation=cv2.INTER_AREA)
            self.put(im, ids, t, x, y, ident, turn=float(rng.uniform(0, 360)))
            return
        style = self.chip(d, felt)
        for k in range(n):
            if rng.random() < .15:
                style = self.chip(d, felt)
            o = lean * (k + 1) * 3.3 * mm + rng.normal(0, .5, 2) * mm
            self.put(im, ids, style, x + o[0], y + o[1], ident, shade=0 if k == n - 1 else rng.uniform(.1, .4))

    def light(self, n, strength):
        """What the light is multiplied with, at a half of the scale, and what glare adds."""
        rng = self.rng
        h = n // 2 + 1
        yy, xx = np.mgrid[:h, :h].astype(np.float32) / h - .5
        a = rng.uniform(0, 6.283)
        gain = np.exp(rng.normal(0, .2 * strength)) * (1 + (xx * np.cos(a) + yy * np.sin(a)) * rng.uniform(0, .5 * strength))
        for _ in range(int(rng.integers(0, 1 + int(3 * strength)))):       # arms, heads and lamps throw shadows
            m = np.zeros((h, h), np.float32)
            cv2.fillPoly(m, [(rng.uniform(-.3, 1.3, (int(rng.integers(3, 6)), 2)) * h).astype(np.int32)], 1)
            gain *= 1 - rng.uniform(.15, .6) * cv2.GaussianBlur(m, (0, 0), np.exp(rng.uniform(np.log(.5), np.log(9))))
        gain = np.maximum(gain, .35 * gain.max())            # no shadow in a lit room is darker
        glare = np.zeros((h, h), np.float32)
        if rng.random() < .25 * strength:
            c, r = rng.uniform(-.5, .5, 2), rng.uniform(.04, .3)
            glare = np.exp(-((xx - c[0]) ** 2 + (yy - c[1]) ** 2) / r ** 2) * np.float32(rng.uniform(20, 90))
        tint = np.exp(rng.normal(0, .05 * strength, 3) + np.array([-1, 0, 1]) * rng.normal(0, .08 * strength)).astype(np.float32)
        return np.dstack([gain, glare]).astype(np.float32), tint

    def photograph(self, im, at, mm, strength):
        """A patch of PATCH pixels around each point, as a camera shows it in some light."""
        rng = self.rng
        light, tint = self.light(im.shape[0], strength)
        # exposure goes by the layout: it is neither black nor white
        bright = float(np.percentile(im[::8, ::8].mean(2), 80) * light[..., 0].mean())
        light[..., 0] *= np.clip(rng.uniform(60, 170) / bright, .6, 1.8) if not 45 < bright < 190 else 1
        shift = rng.normal(0, (.9 if rng.random() < .8 else 2.5) * mm, 2)
        turn = rng.normal(0, .003, 2)
        blur = np.exp(rng.uniform(np.log(.35), np.log(1.5), 2)) if rng.random() < .4 else np.exp([rng.uniform(np.log(.35), np.log(1.5))] * 2)
        noise, quality = abs(rng.normal(0, 5)), int(rng.integers(60, 97))
        strip = np.empty((len(at) * FINE, FINE, 3), np.float32)
        for k, (x, y) in enumerate(at):
            m = np.float32([[1, turn[0], FINE / 2 - x + shift[0]], [turn[1], 1, FINE / 2 - y + shift[1]]])
            here = cv2.warpAffine(im, m, (FINE, FINE), borderMode=cv2.BORDER_REFLECT)
            half = np.float32([[2, 0, FINE / 2 - x], [0, 2, FINE / 2 - y]])
            lit = cv2.warpAffine(light, half, (FINE, FINE), borderMode=cv2.BORDER_REPLICATE)
            here = here * (lit[..., :1] * tint) + lit[..., 1:]
            strip[k * FINE:(k + 1) * FINE] = cv2.GaussianBlur(here, (0, 0), blur[0], sigmaY=blur[1])
        g = self.grain.reshape(-1, FINE, 3) if TEXTURE % FINE == 0 else self.grain.reshape(-1)[:self.grain.size // (FINE * 3) * FINE * 3].reshape(-1, FINE, 3)
        y0 = int(rng.integers(0, len(g) - len(strip)))
        strip += g[y0:y0 + len(strip)] * np.float32(noise)
        strip = np.clip(strip, 0, 255).astype(np.uint8)
        strip = cv2.imdecode(cv2.imencode('.jpg', strip, [cv2.IMWRITE_JPEG_QUALITY, quality])[1], 1)
        return [cv2.resize(strip[k * FINE:(k + 1) * FINE, :, ::-1], (PATCH, PATCH), interpolation=cv2.INTER_AREA) for k in range(len(at))]

    def scene(self):
        rng = self.rng
        radius = rng.uniform(20, 32)                          # mm
        mm = FINE / (SPAN * radius)                           # pixels in a millimeter
        r, gap = radius * mm, FINE * rng.uniform(1.05, 1.9)
        n = int(gap * GRID + .8 * FINE)
        at = [(n / 2 + (i % GRID - 1) * gap + rng.normal(0, 2), n / 2 + (i // GRID - 1) * gap + rng.normal(0, 2)) for i in range(GRID * GRID)]
        felt, base = self.felt(n, at, r)
        before = self.photograph(felt, at, mm, .4)
        out = []
        for _ in range(LOOKS):
            truth, after = self.look(felt, base, at, r, gap, mm)
            out += [(np.stack([before[k], after[k]]), truth[k]) for k in range(len(at))]
        return out

    def look(self, felt, base, at, r, gap, mm):
        rng = self.rng
        n = felt.shape[0]
        lean = np.tan(np.radians(rng.uniform(0, 60) if rng.random() < .6 else rng.uniform(0, 25))) * np.array([np.cos(a := rng.uniform(0, 6.283)), np.sin(a)])
        light = rng.normal(0, 1, 2)
        now, ids = felt.copy(), np.zeros((n, n), np.int16)    # ids: 0 felt, -1 cards and hands, k + 1 stack k
        stacks, busy = [], rng.uniform(.2, .8)
        for x, y in at:
            q, places = rng.random(), []
            if q < busy * .75:
                for _ in range(1 if rng.random() < .75 else int(rng.integers(2, 4))):
                    places.append(np.array([x, y]) + (rng.normal(0, .16 * r, 2) if rng.random() < .92 else rng.normal(0, .6 * r, 2)))
            elif q < busy * .75 + .05:                        # chips beside the spot
                places.append(np.array([x, y]) + rng.normal(0, 1, 2) * gap * .5)
            for p in places:
                stacks.append(p)
                self.stack(now, ids, *p, mm, lean, light, base, len(stacks))
        for _ in range(int(rng.integers(0, 4)) if rng.random() < .5 else 0):
            x, y = rng.uniform(0, n, 2)
            if rng.random() < .5:
                t = cv2.resize(self.pick(self.cards), (int(63 * mm), int(88 * mm)), interpolation=cv2.INTER_AREA)
            else:
                size = int(rng.uniform(110, 240) * mm)
                t = cv2.resize(self.pick(self.hands), (size, size), interpolation=cv2.INTER_AREA)
            if rng.random() < .7:
                self.shadow(now, x, y, light * mm * 3, t.shape[1] * .6, mm)
            self.put(now, ids, t, x, y, -1, turn=float(rng.uniform(0, 360)))
        truth = [self.truth(ids, stacks, x, y, .8 * r, 19.5 * mm) for x, y in at]
        return truth, self.photograph(now, at, mm, 1.0)

    def truth(self, ids, stacks, x, y, disk, chip):
        """What may be said about a spot, by where stacks stand and what hides it."""
        bases = [overlap(chip, disk, float(np.hypot(*(p - (x, y))))) for p in stacks]
        here = {k + 1 for k, part in enumerate(bases) if part > .1}
        base, m = max(bases, default=0.0), int(disk) + 1
        yy, xx = np.mgrid[-m:m + 1, -m:m + 1]
        inside = ids[int(round(y)) - m:int(round(y)) + m + 1, int(round(x)) - m:int(round(x)) + m + 1][xx * xx + yy * yy <= disk * disk]
        mine = np.isin(inside, list(here)).mean() if here else 0.0
        cover = (inside != 0).mean() - mine
        if base > .3 and mine > .2:
            return 1 if cover < .06 else 3
        if cover > .25:
            return 2
        if base > .1:
            return 3 if mine > .05 else 2
        return 0 if base == 0 and cover < .01 else 4


def main(fonts, out, seed, looks, held=''):
    draw = Spots(fonts, int(seed), held == 'held')
    found = [s for _ in range(int(looks) // LOOKS) for s in draw.scene()]
    truth = np.array([t for _, t in found], np.int8)
    np.savez(out, patches=np.stack([p for p, _ in found]), truth=truth)
    print(out, len(found), 'spots', np.bincount(truth, minlength=5), flush=True)


if __name__ == '__main__':
    cv2.setNumThreads(1)
    main(*sys.argv[1:])
