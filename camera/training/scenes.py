"""Renders scenes with known indices and cuts crops for the reader from them.

scenes.py <faces> <fonts> <out prefix> <seed> <count> <train|held> [photos] [first|second]
writes <out>.images.npy (N, 384, 384, 3) BGR, <out>.labels.npz (per index: scene, card, cx, cy, ux, uy, rx, ry, visible, deck) and
<out>.crops.npy (M, 48, 32, 3) RGB with <out>.crops.npz (rank, suit, index 0/1, deck). For the second reader only crops, of its own form.
"""
import glob, os, sys
from functools import partial
import cv2
import numpy as np
import backgrounds
from decks import fonts as index_fonts, glyph, paste, usable, GLYPHS

N = 384
FW, FH, MM = 252, 352, 4.0
# Columns and rows of a reader's crop, and the rows that the index fills (MODELS.md). The second reader looks closer: pips are small.
FIRST, SECOND = (32, 48, 32), (40, 56, 40)
FORMS = {'first': FIRST, 'second': SECOND}


def crop(im, c, up, right, flip=False, form=FIRST):
    """Rectified index as MODELS.md defines it: up and right are whole side vectors (length H on the card)."""
    up, right = np.asarray(up, np.float64), np.asarray(right, np.float64)
    if flip:
        up, right = -up, -right
    hgt = np.hypot(*up)
    k = 1.0
    wide, high, rows = form
    while hgt * k > 2 * rows:
        k /= 2
    if k < 1:
        # only the neighbourhood is reduced
        r = int(1.6 * max(hgt, np.hypot(*right))) + 4
        x0, y0 = int(c[0]) - r, int(c[1]) - r
        pad = cv2.copyMakeBorder(im[max(0, y0):max(0, y0 + 2 * r), max(0, x0):max(0, x0 + 2 * r)], max(0, -y0), max(0, y0 + 2 * r - im.shape[0]),
                                 max(0, -x0), max(0, x0 + 2 * r - im.shape[1]), cv2.BORDER_REPLICATE) if 0 < y0 + 2 * r and 0 < x0 + 2 * r and y0 < im.shape[0] and x0 < im.shape[1] else None
        if pad is None or pad.size == 0:
            return np.zeros((high, wide, 3), np.uint8)
        im = cv2.resize(pad, None, fx=k, fy=k, interpolation=cv2.INTER_AREA)
        c = ((c[0] - x0 + .5) * k - .5, (c[1] - y0 + .5) * k - .5)
        up, right = up * k, right * k
    a, b = right / rows, -up / rows
    u, v = (wide - 1) / 2, (high - 1) / 2
    m = np.array([[a[0], b[0], c[0] - u * a[0] - v * b[0]], [a[1], b[1], c[1] - u * a[1] - v * b[1]]])
    return cv2.warpAffine(im, m, (wide, high), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE)


def jitter(rng, c, up, right, strength=1.0):
    """An index as a detector would have found it."""
    h = np.hypot(*up)
    c = np.asarray(c) + rng.normal(0, .045 * strength, 2) * h
    a = np.clip(rng.normal(0, 4.5 * strength), -15, 15) * np.pi / 180
    k = np.exp(np.clip(rng.normal(0, .07 * strength), -.2, .2))
    r = np.array([[np.cos(a), -np.sin(a)], [np.sin(a), np.cos(a)]])
    up, right = r @ up * k, r @ right * k
    right = right * np.exp(rng.normal(0, .08 * strength)) + up * rng.normal(0, .08 * strength) * np.hypot(*right) / max(1e-6, np.hypot(*up))
    return c, up, right


class Scenes:
    def __init__(self, faces, fonts, seed, photos=None, held=False):
        self.rng = np.random.default_rng(seed)
        self.decks = []
        for f in sorted(glob.glob(f'{faces}/*.npz')):
            if os.path.basename(f).startswith('held-') != held:
                continue
            z = np.load(f)
            self.decks.append((np.load(f[:-4] + '.faces.npy', mmap_mode='r'), z['boxes'], int(z['corners']), os.path.basename(f).startswith('art-'), len(self.decks)))
        self.art = [d for d in self.decks if d[3]]
        ok = sorted(glob.glob(f'{fonts}/*.ttf'))[::5] + [f'{fonts}/DejaVuSans.ttf', f'{fonts}/FreeSerif.ttf']
        ok = [f for f in ok if not any(b in f for b in ('[', 'Symbol', 'RG2014', 'Math'))]
        self.bg = backgrounds.Backgrounds(self.rng, ok, photos)
        self.backs = [self.bg.back(FW, FH) for _ in range(16)]
        self.letter_fonts = [f for f in ok if usable(f)][:30]

    # -- faces that look like cards and are none: odd letters, or signs that are no suits
    def fake_face(self):
        rng = self.rng
        faces, boxes, corners, *_ = self.decks[rng.integers(len(self.decks))]
        i = int(rng.integers(52))
        f = faces[i].astype(np.float32)
        x0, y0, x1, y1 = boxes[i]
        paper = np.median(f[20:-20, 8:-8, :3].reshape(-1, 3), axis=0)
        g = glyph(self.letter_fonts[rng.integers(len(self.letter_fonts))], str(rng.choice(list('EFHMNPRUVWXYDC&#?%'))))
        mid = (y0 + y1) / 2 + 0.06 * (y1 - y0)
        col = (20, 20, 20) if rng.random() < .5 else (30, 30, 200)
        letter, kind = rng.random() < .6, rng.random()

        def change():
            if letter:
                f[int(y0) - 1:int(mid), max(0, int(x0) - 1):int(x1) + 2, :3] = paper
                paste(f, g, x0, y0, x1 - x0, (mid - y0) * .92, col)
            else:
                f[int(mid):int(y1) + 2, max(0, int(x0) - 1):int(x1) + 2, :3] = paper
                cx, cy, r = (x0 + x1) / 2, (mid + y1) / 2, (y1 - mid) * .42
                if kind < .3:
                    cv2.circle(f, (int(cx), int(cy)), int(r), col + (255,), -1)
                elif kind < .5:
                    cv2.rectangle(f, (int(cx - r), int(cy - r)), (int(cx + r), int(cy + r)), col + (255,), -1)
                elif kind < .75:
                    a = np.arange(10) * np.pi / 5 - np.pi / 2
                    rr = np.where(np.arange(10) % 2, .45 * r, r)
                    cv2.fillPoly(f, [np.round(np.stack([cx + rr * np.cos(a), cy + rr * np.sin(a)], 1)).astype(np.int32)], col + (255,))
                # else: nothing at all below the rank
        change()
        f[:] = f[::-1, ::-1]
        change()
        return np.clip(f, 0, 255).astype(np.uint8), boxes[i]

    def layout(self, s):
        """Places (x mm, y mm, angle) of cards, bottom first, around the origin; view is N/s mm wide."""
        rng = self.rng
        view = N / s
        k = rng.random()
        places = []
        if k < .3:                                         # thrown about
            n = int(np.clip(rng.poisson(max(1.5, min(9, (view / 75) ** 2 * .7))), 1, 18))
            places = [(*rng.uniform(-.5, .5, 2) * view * .95, rng.uniform(0, 2 * np.pi)) for _ in range(n)]
        elif k < .55:                                      # grids and rows, edge to edge or with gaps
            a, gx, gy = rng.uniform(0, 2 * np.pi) if rng.random() < .5 else rng.integers(4) * np.pi / 2, rng.uniform(-8, 25), rng.uniform(-8, 30)
            m = int(min(4, view / 70)) + 1
            for i in range(-m, m + 1):
                for j in range(-m, m + 1):
                    x, y = i * (63 + gx) + rng.normal(0, 2), j * (88 + gy) + rng.normal(0, 2)
                    if abs(x) < view * .7 and abs(y) < view * .7 and rng.random() < .85 and len(places) < 24:
                        places.append((x * np.cos(a) - y * np.sin(a), x * np.sin(a) + y * np.cos(a), a + rng.normal(0, .04) + (np.pi if rng.random() < .2 else 0)))
        elif k < .75:                                      # fans
            for _ in range(max(1, int(min(4, (view / 200) ** 2)))):
                cx, cy = rng.uniform(-.4, .4, 2) * view
                n, step, r, a0 = int(rng.integers(2, 9)), rng.uniform(.1, .4), rng.uniform(90, 200), rng.uniform(0, 2 * np.pi)
                sign = 1 if rng.random() < .75 else -1
                for i in range(n):
                    a = a0 + sign * (i - n / 2) * step + rng.normal(0, .03)
                    places.append((cx + r * np.sin(a) - r * np.sin(a0), cy - r * np.cos(a) + r * np.cos(a0), a))
        else:                                              # rows with overlap, pairs, blackjack stacks
            for _ in range(max(1, int(min(6, (view / 150) ** 2)))):
                cx, cy = rng.uniform(-.45, .45, 2) * view
                a, n = rng.uniform(0, 2 * np.pi), int(rng.integers(2, 7))
                dx, dy = (rng.uniform(11, 45), rng.normal(0, 4)) if rng.random() < .5 else (rng.uniform(9, 25), -rng.uniform(12, 30))
                for i in range(n):
                    x, y = i * dx + rng.normal(0, 1.5), i * dy + rng.normal(0, 1.5)
                    places.append((cx + x * np.cos(a) - y * np.sin(a), cy + x * np.sin(a) + y * np.cos(a), a + rng.normal(0, .05)))
        return places

    def camera(self, s):
        rng = self.rng
        f = N * rng.uniform(1.0, 3.5)
        tilt = np.radians(abs(rng.normal(0, 14)) if rng.random() < .6 else rng.uniform(15, 66))
        tilt = min(tilt, np.radians(66))
        a, b = rng.uniform(0, 2 * np.pi, 2)

        def rz(t):
            return np.array([[np.cos(t), -np.sin(t), 0], [np.sin(t), np.cos(t), 0], [0, 0, 1]])
        rx = np.array([[1, 0, 0], [0, np.cos(tilt), -np.sin(tilt)], [0, np.sin(tilt), np.cos(tilt)]])
        r = rz(a) @ rx @ rz(b)
        k = np.array([[f, 0, N / 2], [0, f, N / 2], [0, 0, 1]])
        return k @ np.column_stack([r[:, 0], r[:, 1], [0, 0, f / s]])

    @staticmethod
    def at(h, x, y):
        v = h @ np.array([x, y, 1.0])
        return v[:2] / v[2]

    def lay(self, im, ids, face, h, ident):
        """Warps a BGRA face with homography h (face px to picture px) over the picture; returns False if out of view."""
        rng = self.rng
        fh, fw = face.shape[:2]
        pts = np.array([self.at(h, x, y) for x, y in ((0, 0), (fw, 0), (fw, fh), (0, fh))])
        w = h[2] @ np.array([[0, fw, fw, 0], [0, 0, fh, fh], [1, 1, 1, 1]], float)
        if (w <= 1e-3).any():
            return False
        x0, y0 = np.floor(pts.min(0)).astype(int) - 3
        x1, y1 = np.ceil(pts.max(0)).astype(int) + 3
        x0, y0, x1, y1 = max(0, x0), max(0, y0), min(N, x1), min(N, y1)
        if x1 - x0 < 2 or y1 - y0 < 2:
            return False
        area = abs(cv2.contourArea(pts.astype(np.float32)))
        scale = np.sqrt(area / (fw * fh))
        d = 1
        while scale * d < .75 and d < 16:
            d *= 2
        if d > 1:
            face = cv2.resize(face, (fw // d, fh // d), interpolation=cv2.INTER_AREA)
            h = h @ np.diag([fw / (fw // d), fh / (fh // d), 1.0])
        h = np.array([[1, 0, -x0], [0, 1, -y0], [0, 0, 1]], float) @ h
        big = cv2.warpPerspective(face, h, (x1 - x0, y1 - y0), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_CONSTANT, borderValue=(0, 0, 0, 0))
        a = big[..., 3:].astype(np.float32) / 255
        roi = im[y0:y1, x0:x1]
        if rng.random() < .7:                                # its shadow
            sh = cv2.GaussianBlur(a[..., 0], (0, 0), max(.6, scale * rng.uniform(1, 10)))
            m = np.float32([[1, 0, rng.normal(0, 3) * scale], [0, 1, rng.normal(0, 3) * scale]])
            roi *= 1 - rng.uniform(.1, .55) * cv2.warpAffine(sh, m, (x1 - x0, y1 - y0))[..., None]
        color = big[..., :3].astype(np.float32)
        if self.faded < 1:                                   # worn ink: greyer, blotched
            n = max(y1 - y0, x1 - x0)
            blot = backgrounds.noise(rng, y1 - y0, x1 - x0, max(1.5, scale * 4)) * .12 if n > 8 else 0
            color = 250 - (250 - color) * np.clip(self.faded + blot, .15, 1)[..., None] if n > 8 else 250 - (250 - color) * self.faded
        if rng.random() < .6:                                # light falls differently on every card
            yy, xx = np.mgrid[0:y1 - y0, 0:x1 - x0].astype(np.float32)
            g = rng.normal(0, .1, 2) / max(x1 - x0, y1 - y0)
            color = color * (rng.uniform(.82, 1.04) + g[0] * xx + g[1] * yy)[..., None]
        roi[:] = roi * (1 - a) + color * a
        ids[y0:y1, x0:x1][a[..., 0] > .5] = ident
        return True

    def things(self, im, ids, s, many):
        rng = self.rng
        for _ in range(many):
            k = rng.random()
            if k < .55:
                t = self.bg.chip(min(160, 39 * s * rng.uniform(.8, 1.3)))
            elif k < .8:
                t = self.bg.finger(int(np.clip(90 * s, 24, 260)))
            else:
                t = self.bg.die(int(np.clip(18 * s, 8, 60)))
            if k >= .55:
                a = rng.uniform(0, 360)
                n = int(np.hypot(*t.shape[:2])) + 1
                m = cv2.getRotationMatrix2D((t.shape[1] / 2, t.shape[0] / 2), a, 1)
                m[:, 2] += n / 2 - np.array(t.shape[1::-1]) / 2
                t = cv2.warpAffine(t, m, (n, n))
            x, y = (rng.uniform(-.1, 1.1, 2) * N).astype(int) - np.array(t.shape[1::-1]) // 2
            x0, y0, x1, y1 = max(0, x), max(0, y), min(N, x + t.shape[1]), min(N, y + t.shape[0])
            if x1 <= x0 or y1 <= y0:
                continue
            t = t[y0 - y:y1 - y, x0 - x:x1 - x]
            a = t[..., 3:].astype(np.float32) / 255
            im[y0:y1, x0:x1] = im[y0:y1, x0:x1] * (1 - a) + t[..., :3] * a
            ids[y0:y1, x0:x1][a[..., 0] > .5] = -1

    def spoil(self, im, ids, hpx):
        """Light, lens, sensor, file. hpx: index height, so that blur never makes an index unreadable to a person."""
        rng = self.rng
        yy, xx = np.mgrid[:N, :N].astype(np.float32) / N
        if rng.random() < .7:
            a = rng.uniform(0, 2 * np.pi)
            g = (xx - .5) * np.cos(a) + (yy - .5) * np.sin(a)
            im *= (1 + g * rng.uniform(0, .8))[..., None]
        if rng.random() < .35:                               # a shadow falls over the table
            m = np.zeros((N, N), np.float32)
            cv2.fillPoly(m, [(rng.uniform(-.3, 1.3, (int(rng.integers(3, 6)), 2)) * N).astype(np.int32)], 1)
            m = cv2.GaussianBlur(m, (0, 0), rng.uniform(1, 20))
            im *= (1 - m * rng.uniform(.2, .65))[..., None]
        if rng.random() < .3:                                # glare
            for _ in range(int(rng.integers(1, 4))):
                c, r = rng.uniform(0, 1, 2), rng.uniform(.03, .25)
                d = ((xx - c[0]) ** 2 + ((yy - c[1]) * rng.uniform(.5, 2)) ** 2) / r ** 2
                im += (np.exp(-d) * rng.uniform(30, 130))[..., None] * np.where(ids > 0, 1, .4)[..., None]
        im *= np.exp(rng.normal(0, .25))
        wb = np.exp(rng.normal(0, .1, 3) + np.array([-1, 0, 1]) * rng.normal(0, .13))
        im *= wb.astype(np.float32)
        if rng.random() < .4:                                # saturation, as phones do
            grey = im.mean(2, keepdims=True)
            im[:] = grey + (im - grey) * rng.uniform(.45, 1.5)
        if rng.random() < .5:
            im[:] = 255 * np.power(np.clip(im / 255, 0, 4), np.exp(rng.normal(0, .25)))
        if rng.random() < .2:                                # haze: low contrast
            im[:] = im * rng.uniform(.4, .9) + rng.uniform(0, 90)
        if rng.random() < .2:                                # white paper outshines thin strokes
            light = np.clip(im - rng.uniform(150, 220), 0, None)
            im += cv2.GaussianBlur(light, (0, 0), max(.5, hpx * rng.uniform(.02, .12))) * rng.uniform(.3, 1.5)
        im[:] = np.clip(im, 0, 275)
        k = rng.random()
        if k < .45:
            im[:] = cv2.GaussianBlur(im, (0, 0), max(.3, abs(rng.normal(0, .035)) * hpx))
        elif k < .6:                                         # motion
            n = int(round(min(hpx * rng.uniform(.03, .13), 15)))
            ker = np.zeros((2 * n + 1, 2 * n + 1), np.float32)
            a = rng.uniform(0, 2 * np.pi)
            cv2.line(ker, (n, n), (int(round(n + n * np.cos(a))), int(round(n + n * np.sin(a)))), 1, 1)
            im[:] = cv2.filter2D(im, -1, ker / ker.sum())
        elif k < .7:                                         # defocus
            r = int(round(hpx * rng.uniform(.02, .065)))
            ker = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * r + 1, 2 * r + 1)).astype(np.float32)
            im[:] = cv2.filter2D(im, -1, ker / ker.sum())
        if rng.random() < .25 and hpx > 14:                  # enlarged from a smaller picture
            k = max(rng.uniform(.45, .9), 10 / hpx)
            small = cv2.resize(im, None, fx=k, fy=k, interpolation=cv2.INTER_AREA)
            im[:] = cv2.resize(small, (N, N), interpolation=cv2.INTER_LINEAR if rng.random() < .5 else cv2.INTER_CUBIC)
        if rng.random() < .3:
            im[:] = im + (im - cv2.GaussianBlur(im, (0, 0), 1.2)) * rng.uniform(.3, 1.5)
        if rng.random() < .75:
            sd = abs(rng.normal(0, 7))
            im += rng.standard_normal(im.shape).astype(np.float32) * sd
            if rng.random() < .3:
                im += cv2.resize(rng.standard_normal((N // 2, N // 2, 3)).astype(np.float32), (N, N)) * sd
        out = np.clip(im, 0, 255).astype(np.uint8)
        if rng.random() < .8:
            out = cv2.imdecode(cv2.imencode('.jpg', out, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(30, 97))])[1], 1)
        return out

    def make(self):
        rng = self.rng
        self.faded = rng.uniform(.4, .95) if rng.random() < .3 else 1.0
        im = self.bg.make(N).astype(np.float32)
        ids = np.zeros((N, N), np.int16)
        pool = self.art if self.art and rng.random() < .35 else self.decks
        chosen = [pool[rng.integers(len(pool))] for _ in range(1 if rng.random() < .75 else 2)]
        hmm = np.median(chosen[0][1][:, 3] - chosen[0][1][:, 1]) / MM
        hpx = float(np.exp(rng.uniform(np.log(8.5), np.log(66))))
        s = hpx / hmm
        cam = self.camera(s)
        labels = []
        hard = []                                           # (c, up, right) of things that must not be read
        empty = rng.random() < .08
        self.boxes = chosen[0][1]
        places = [] if empty else self.layout(s)
        if rng.random() < .3 or empty:
            self.things(im, ids, s, int(rng.integers(1, 6)))
        back = self.backs[rng.integers(len(self.backs))]
        laid = []
        for n, (x, y, a) in enumerate(places[:30]):
            c, si = np.cos(a), np.sin(a)
            t = np.array([[c, -si, x], [si, c, y], [0, 0, 1]]) @ np.array([[1 / MM, 0, -31.5], [0, 1 / MM, -44], [0, 0, 1]])
            h = cam @ t
            k = rng.random()
            if k < .07:
                self.lay(im, ids, back, h, n + 1)
                continue
            if k < .12:
                face, box = self.fake_face()
                if self.lay(im, ids, face, h, n + 1):
                    laid.append((n + 1, -1, box, 2, h, -1))
                continue
            deck = chosen[rng.integers(len(chosen))]
            card = int(rng.integers(52))
            if self.lay(im, ids, deck[0][card], h, n + 1):
                laid.append((n + 1, card, deck[1][card], deck[2], h, deck[4]))
        if rng.random() < .3:
            self.things(im, ids, s, int(rng.integers(1, 5)))
        for ident, card, (x0, y0, x1, y1), corners, h, deck in laid:
            cx, cy, hh = (x0 + x1) / 2, (y0 + y1) / 2, (y1 - y0) / 2
            where = [(cx, cy, 1), (FW - cx, FH - cy, -1)] + ([(FW - cx, cy, 1), (cx, FH - cy, -1)] if corners == 4 else [])
            for px, py, d in where:
                c = self.at(h, px, py)
                if not (-20 < c[0] < N + 20 and -20 < c[1] < N + 20):
                    continue
                up = self.at(h, px, py - d * hh) - self.at(h, px, py + d * hh)
                right = self.at(h, px + d * hh, py) - self.at(h, px - d * hh, py)
                hw = (x1 - x0) / 2 + 1.5
                poly = np.array([self.at(h, px + u * hw, py + v * (hh + 1.5)) for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
                m = np.zeros((N, N), np.uint8)
                cv2.fillConvexPoly(m, np.round(poly).astype(np.int32), 1)
                whole = max(1.0, cv2.contourArea(poly.astype(np.float32)))
                mine = (ids == ident) & (m > 0)
                visible = min(1.0, mine.sum() / max(whole, (m > 0).sum()))
                labels.append((card, *c, *up, *right, visible, deck))
        small = min([np.hypot(*l[3:5]) for l in labels if l[7] > .9] + [hpx])
        out = self.spoil(im, ids, max(6.0, min(hpx, small)))
        return out, [self.unless_lost(out, l) for l in labels]

    @staticmethod
    def unless_lost(im, label):
        """An index that light has washed out is neither to be found nor to be denied: it counts as partly hidden."""
        card, cx, cy, ux, uy, rx, ry, visible, deck = label
        if visible > .75:
            inner = crop(im, (cx, cy), (ux, uy), (rx, ry))[8:40, 8:24].reshape(-1, 3).astype(np.float32)
            lo, hi = np.percentile(inner, (4, 96), axis=0)
            if (hi - lo).max() < 34:
                visible = .8
        return card, cx, cy, ux, uy, rx, ry, visible, deck

    def crops(self, im, labels, form=FIRST):
        """Crops with (rank, suit, index, deck) from a finished scene; rank and suit -1 where it is no index."""
        rng = self.rng
        rgb = np.ascontiguousarray(im[..., ::-1])
        out = []
        cut = partial(crop, form=form)
        for card, cx, cy, ux, uy, rx, ry, visible, deck in labels:
            c, up, right = np.array([cx, cy]), np.array([ux, uy]), np.array([rx, ry])
            h = np.hypot(*up)
            if h < 8 or not (0 <= cx < N and 0 <= cy < N):
                continue
            if card >= 0 and visible > .96:
                w = np.hypot(*right) / h
                if w > .3:
                    out.append((cut(rgb, *jitter(rng, c, up, right)), card % 13, card // 13, 1, deck))
                    if rng.random() < .5:
                        out.append((cut(rgb, *jitter(rng, c, up, right, 1.3)), card % 13, card // 13, 1, deck))
                k = rng.random()
                cj, uj, rj = jitter(rng, c, up, right)
                if k < .12:
                    out.append((cut(rgb, cj, uj, rj, flip=True), -1, -1, 0, -1))
                elif k < .24:                               # beside the index
                    d = rng.uniform(.4, 1.1) * np.array([np.cos(t := rng.uniform(0, 6.283)), np.sin(t)])
                    out.append((cut(rgb, c + up * d[0] + right * d[1] * .8, uj, rj), -1, -1, 0, -1))
                elif k < .32:                               # wrong size
                    q = rng.uniform(.3, .55) if rng.random() < .5 else rng.uniform(1.9, 3)
                    out.append((cut(rgb, c + up * rng.uniform(-.25, .25), up * q, right * q), -1, -1, 0, -1))
                elif k < .4:                                # turned
                    t = rng.uniform(.9, 2.2) * rng.choice([-1, 1])
                    r = np.array([[np.cos(t), -np.sin(t)], [np.sin(t), np.cos(t)]])
                    out.append((cut(rgb, c, r @ up, r @ right), -1, -1, 0, -1))
                elif k < .6:                                # the card's inside: pips and courts, in the card's own directions
                    d = rng.uniform(.8, 4, 2) * np.array([1, -1])
                    f = -1 if rng.random() < .5 else 1
                    p = c + right * d[0] + up * d[1]
                    near = [l for l in labels if np.hypot(l[1] - p[0], l[2] - p[1]) < .8 * h]
                    if not near and 0 <= p[0] < N and 0 <= p[1] < N:
                        q = rng.uniform(.6, 2)
                        out.append((cut(rgb, p, f * up * q, f * right * q), -1, -1, 0, -1))
            elif card < 0 and visible > .5:
                out.append((cut(rgb, *jitter(rng, c, up, right)), -1, -1, 0, -1))
            elif .05 < visible < .7 and rng.random() < .8:
                out.append((cut(rgb, *jitter(rng, c, up, right)), -1, -1, 0, -1))
        for _ in range(3):                                  # anywhere
            p, h, t = rng.uniform(0, N, 2), np.exp(rng.uniform(np.log(9), np.log(70))), rng.uniform(0, 6.283)
            if all(np.hypot(l[1] - p[0], l[2] - p[1]) > .8 * max(h, np.hypot(l[3], l[4])) for l in labels):
                out.append((cut(rgb, p, h * np.array([np.sin(t), -np.cos(t)]), h * np.array([np.cos(t), np.sin(t)])), -1, -1, 0, -1))
        return out


def write(sc, out, count, form='first'):
    """Draws count scenes with sc and writes what this file's head says."""
    images = np.lib.format.open_memmap(f'{out}.images.npy', 'w+', np.uint8, (count, N, N, 3)) if form == 'first' else None
    labels, crops, marks = [], [], []
    for i in range(count):
        im, ls = sc.make()
        if images is not None:                              # only the detector is trained on whole scenes
            images[i] = im
        labels += [(i, *l) for l in ls]
        for c, *m in sc.crops(im, ls, FORMS[form]):
            crops.append(c)
            marks.append(m)
    if images is not None:
        np.savez(f'{out}.labels.npz', labels=np.array(labels, np.float32))
    np.save(f'{out}.crops.npy', np.array(crops, np.uint8))
    np.savez(f'{out}.crops.npz', marks=np.array(marks, np.int16))
    print(out, count, 'scenes', len(labels), 'indices', len(crops), 'crops')


def main(faces, fonts, out, seed, count, decks, photos=None, form='first'):
    write(Scenes(faces, fonts, int(seed), photos or None, decks == 'held'), out, int(count), form)


if __name__ == '__main__':
    cv2.setNumThreads(1)
    main(*sys.argv[1:])
