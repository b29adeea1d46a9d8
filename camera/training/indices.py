"""indices.py <faces> <fonts> <out prefix> <seed> <count> <train|held> [first|second] [pips]: draws single indices, each with a font, a size and a wear of its own.

A scene has one deck and a score of cards; here every crop has its own, so that the reader meets each of some 500 fonts in all widths and weights,
pips of all forms, and whatever lies around a corner: felt, wood, another card's edge, pictures and pips of the card itself. Seen through the same
camera as the scenes, and cut out as a detector would have found it. Writes <out>.crops.npy (M, 48, 32, 3) RGB and <out>.crops.npz (rank, suit, index
0/1, font), as scenes.py does; a quarter are things that must not be read. With a number of pips, that many more of each suit are drawn, and
half of the indices are small: for the further training of the first reader.
"""
import glob, os, sys
import cv2
import numpy as np
import backgrounds
from decks import drawn_suit, families, held_family, fonts as index_fonts, glyph, suit_fonts, usable, GLYPHS, RANKS, SUITS
from pips import varied_suit
from scenes import crop, jitter, FIRST, FORMS

SPAN = 2.5          # of the canvas, in index heights
NOT_READ = ('flip', 'shift', 'size', 'cover', 'cover', 'letter', 'sign', 'bare', 'swap')
OTHER = 'EFHMNPRUVWXYDCBGLZ&#?%'


class Shapes:
    """Coverage masks of every rank in every font, and of pips in many forms."""
    def __init__(self, folder, rng, held, pips=60, varied=0):
        family = families([f for f in index_fonts(folder) if usable(f)])
        self.families, self.masks, self.number = [], {}, {}
        for name in sorted(family):
            if held_family(name) != held:
                continue
            self.families.append(family[name])
            for f in family[name]:
                self.number[f] = len(self.number)
                self.masks[f] = [self.small(glyph(f, '10' if r == 'T' else r)) for r in RANKS]
        self.others = [self.small(glyph(self.families[rng.integers(len(self.families))][0], c)) for c in OTHER for _ in range(4)]
        drawn = Rng(rng)
        self.pips = [[drawn_suit(s, drawn) for s in SUITS] for _ in range(pips)]
        self.pips += [[self.small(glyph(f, GLYPHS[s])) for s in SUITS] for f in suit_fonts(folder)] * (pips // 10)
        self.pips += [[varied_suit(s, drawn) for s in SUITS] for _ in range(varied)]
        self.signs = [self.sign(k) for k in range(4)]

    @staticmethod
    def small(g):
        k = 110 / g.shape[0]
        return (255 * cv2.resize(g, None, fx=k, fy=k, interpolation=cv2.INTER_AREA)).astype(np.uint8)

    @staticmethod
    def sign(k):
        a = np.zeros((100, 100), np.uint8)
        if k == 0:
            cv2.circle(a, (50, 50), 48, 255, -1)
        elif k == 1:
            a[4:96, 4:96] = 255
        elif k == 2:
            t = np.arange(10) * np.pi / 5 - np.pi / 2
            r = np.where(np.arange(10) % 2, 21, 49)
            cv2.fillPoly(a, [np.round(np.stack([50 + r * np.cos(t), 50 + r * np.sin(t)], 1)).astype(np.int32)], 255)
        else:
            cv2.fillPoly(a, [np.int32([(50, 2), (98, 96), (2, 96)])], 255)
        return a


class Rng:
    """The few methods of random.Random that drawn_suit asks for."""
    def __init__(self, rng):
        self.uniform = lambda a, b: float(rng.uniform(a, b))


class Indices:
    def __init__(self, faces, fonts, seed, held, form=FIRST, varied=0):
        self.form = form
        self.further = form != FIRST or varied > 0
        self.rng = np.random.default_rng(seed)
        self.shapes = Shapes(fonts, self.rng, held, 60 if form == FIRST else 240, varied)     # clubs against spades is the main doubt
        ok = [f for f in sorted(glob.glob(f'{fonts}/*.ttf'))[::9] if not any(b in f for b in ('[', 'Symbol', 'RG2014', 'Math'))]
        ok += [f'{fonts}/DejaVuSans.ttf', f'{fonts}/FreeSerif.ttf']
        bg = backgrounds.Backgrounds(self.rng, ok)
        self.grounds = [bg.make(384) for _ in range(160)]
        self.courts = []
        for f in sorted(glob.glob(f'{faces}/{"held" if held else "art"}-*.faces.npy'))[:12]:
            deck = np.load(f, mmap_mode='r')
            for card in (9, 10, 11, 12, 23, 24, 25, 36, 37, 38, 49, 50, 51, 0, 7):
                im = deck[card].astype(np.float32)
                a = im[..., 3:] / 255
                self.courts.append((im[..., :3] * a + 245 * (1 - a))[20:-20, 38:-38])
        self.hardness = np.clip(self.rng.normal(1, .25, 4096), .5, 1.6)

    def patch(self, n):
        g = self.grounds[self.rng.integers(len(self.grounds))]
        if n >= 384:
            return cv2.resize(g, (n, n)).astype(np.float32)
        x, y = self.rng.integers(0, 384 - n, 2)
        return g[y:y + n, x:x + n].astype(np.float32)

    @staticmethod
    def paint(im, mask, x, y, w, h, color, strength=1.0):
        """A mask (0..255) into the box, smoothly."""
        if w < 1 or h < 1:
            return
        x0, y0 = max(0, int(x) - 1), max(0, int(y) - 1)
        x1, y1 = min(im.shape[1], int(x + w) + 2), min(im.shape[0], int(y + h) + 2)
        if x1 - x0 < 1 or y1 - y0 < 1:
            return
        mask = cv2.resize(mask, (max(2, int(round(w))), max(2, int(round(h)))), interpolation=cv2.INTER_AREA)
        m = np.float32([[w / mask.shape[1], 0, x - x0], [0, h / mask.shape[0], y - y0]])
        a = cv2.warpAffine(mask, m, (x1 - x0, y1 - y0), flags=cv2.INTER_LINEAR).astype(np.float32)[..., None] * (strength / 255)
        part = im[y0:y1, x0:x1]
        part += (np.asarray(color, np.float32) - part) * a

    def legible(self):
        """One that light has not washed out: a person must be able to read it."""
        while True:
            made = self.make()
            wide, high, rows = self.form
            inner = made[0][(high - rows) // 2:(high + rows) // 2, wide // 4:3 * wide // 4].reshape(-1, 3)
            inner = np.sort(inner, axis=0)
            if made[3] == 0 or (inner[-20].astype(int) - inner[20]).max() >= 34:
                return made

    def make(self):
        """(crop, rank, suit, index, font), rank and suit -1 and font -1 where it must not be read."""
        rng, sh = self.rng, self.shapes
        # the second reader is there for what the first doubts, and that is what the first is trained further on: most of it is small
        largest = 64 if not self.further or rng.random() < .5 else 26
        hpx = float(np.exp(rng.uniform(np.log(10), np.log(largest))))
        s = float(np.clip(1.6 * hpx, 26, 60))                   # canvas px per index height
        n = int(SPAN * s)
        o = n / 2                                               # the index's centre
        family = sh.families[rng.integers(len(sh.families))]
        font = family[rng.integers(len(family))]
        rank, suit = int(rng.integers(13)), int(rng.integers(4))
        bad = rng.random()
        not_read = NOT_READ if not self.further else NOT_READ + ('inside', 'inside')
        kind = 'good' if bad > .25 else not_read[rng.integers(len(not_read))]
        glyphs = sh.masks[font][rank]
        if kind == 'letter':
            glyphs = sh.others[rng.integers(len(sh.others))]
        pips = sh.pips[rng.integers(len(sh.pips))]
        pip = pips[suit]
        if pip.dtype != np.uint8:
            pip = (255 * pip).astype(np.uint8)
        if kind == 'sign':
            pip = sh.signs[rng.integers(4)]
        jumbo = rng.random() < .4
        pip_h = rng.uniform(.5, 1.0) if jumbo else rng.uniform(.5, .98)     # of the rank's height
        gap = rng.uniform(.03, .35)
        total = 1 + gap + pip_h
        rank_h, gap, pip_h = s / total, gap * s / total, pip_h * s / total
        squeeze = rng.uniform(.58, 1.08)
        limit = rng.uniform(.62, 1.0) * rank_h
        rank_w = min(rank_h * glyphs.shape[1] / glyphs.shape[0] * squeeze, limit * (1.25 if rank == 9 else 1))
        if rng.random() < .2:
            rank_w = .85 * limit
        rank_h0 = rank_h * rng.uniform(.97, 1.03)
        pip_w = pip_h * min(1.15, pip.shape[1] / pip.shape[0]) * rng.uniform(.88, 1.1)
        if rng.random() < .35:                                   # heavier or lighter strokes
            k = int(rng.integers(2, 8))
            g = cv2.copyMakeBorder(glyphs, k, k, k, k, cv2.BORDER_CONSTANT)
            glyphs = cv2.dilate(g, np.ones((k, k))) if rng.random() < .75 or k > 4 else cv2.erode(g, np.ones((k, k)))
        if rng.random() < .3:                                    # another cut of the same letter: bent a little
            m = glyphs.shape
            yy, xx = np.mgrid[:m[0], :m[1]].astype(np.float32)
            d = [cv2.resize(rng.normal(0, 2.6, (4, 4)).astype(np.float32), m[::-1], interpolation=cv2.INTER_CUBIC) for _ in range(2)]
            glyphs = cv2.remap(glyphs, xx + d[0], yy + d[1], cv2.INTER_LINEAR)
        paper = np.float32([rng.uniform(228, 255)] * 3) + rng.uniform(-8, 8, 3).astype(np.float32)
        red = (rng.uniform(0, 60), rng.uniform(0, 60), rng.uniform(150, 240))
        black = rng.uniform(0, 50, 3)
        ink = red if suit in (1, 2) else black
        if rng.random() < .06 and suit in (0, 1):                # four colors
            ink = (rng.uniform(0, 60), rng.uniform(90, 150), rng.uniform(0, 40)) if suit == 0 else (rng.uniform(150, 230), rng.uniform(30, 110), rng.uniform(0, 40))
        # what lies there, the card, and the card's inside
        im = self.patch(n)
        if rng.random() < .3:                                    # on another card
            im[:] = paper * rng.uniform(.85, 1.02)
            if rng.random() < .6:
                c = sh.masks[font][int(rng.integers(13))]
                self.paint(im, c, rng.uniform(-.8, .1) * s, rng.uniform(0, 1) * s, .4 * s, .5 * s, ink if rng.random() < .5 else black)
        wide = max(rank_w, pip_w)
        left, top = o - wide / 2 - rng.uniform(.08, .34) * s, o - s / 2 - rng.uniform(.1, .42) * s
        r = rng.uniform(.1, .32) * s
        card = np.zeros((n, n), np.uint8)
        pts = [(left + r, top), (2 * n, top), (2 * n, 2 * n), (left, 2 * n), (left, top + r)]
        cv2.fillPoly(card, [np.round(np.array(pts) * 16).astype(np.int32)], 255, cv2.LINE_AA, 4)
        cv2.circle(card, (int((left + r) * 16), int((top + r) * 16)), int(r * 16), 255, -1, cv2.LINE_AA, 4)
        a = card.astype(np.float32)[..., None] / 255
        if rng.random() < .6:
            im *= 1 - rng.uniform(.1, .5) * cv2.GaussianBlur(a, (0, 0), max(.6, s * rng.uniform(.02, .15)))[..., None]
        im += (paper - im) * a
        if rng.random() < .12:
            cv2.polylines(im, [np.round(np.array(pts)).astype(np.int32)], True, (60, 60, 60), 1, cv2.LINE_AA)
        x1 = o + wide / 2 + rng.uniform(.06, .5) * s
        k = rng.random()
        if k < .4 and x1 < n - 4:                                # a court, with or without its frame
            c = self.courts[rng.integers(len(self.courts))]
            y1 = max(0, int(top + rng.uniform(.1, .5) * s))
            w, h = n - int(x1), n - y1
            cw, ch = min(c.shape[1], max(8, int(w * 58 / s))), min(c.shape[0], max(8, int(h * 58 / s)))
            y0 = 0 if rng.random() < .6 else int(rng.integers(0, c.shape[0] - ch + 1))
            im[y1:, int(x1):] = cv2.resize(c[y0:y0 + ch, :cw], (w, h), interpolation=cv2.INTER_AREA)
            if rng.random() < .5:
                cv2.rectangle(im, (int(x1), y1), (2 * n, 2 * n), (170, 70, 40) if rng.random() < .5 else (30, 30, 30), 1, cv2.LINE_AA)
        elif k < .85:                                            # pips
            size, px = rng.uniform(.45, 1.1) * s, x1
            py = top + rng.uniform(.2, .9) * s
            while py < n:
                self.paint(im, pip, px, py, size * .92, size, ink)
                py += size * rng.uniform(1.1, 2.2)
        faded = rng.uniform(.35, .95) if rng.random() < .25 else 1.0
        y = o - s / 2
        self.paint(im, glyphs, o - rank_w / 2 + rng.uniform(-.05, .05) * s * (rng.random() < .2), y + (rank_h - rank_h0), rank_w, rank_h0, ink, faded)
        if kind == 'swap':                                       # a pip over a rank
            im[:] = im[::-1]
        elif kind != 'bare':
            self.paint(im, pip, o - pip_w / 2, y + rank_h + gap, pip_w, pip_h, ink, faded)
        self.covers(im, n, o, s, wide, paper, kind == 'cover')
        return self.seen(im, n, o, s, hpx, kind), *((rank, suit, 1, sh.number[font]) if kind == 'good' else (-1, -1, 0, -1))

    def covers(self, im, n, o, s, wide, paper, hides):
        """Cards, chips or fingers that lie over a part of the canvas: beside the index, or on it."""
        rng = self.rng
        if not hides and rng.random() < .55:
            return
        t = rng.choice([0, np.pi / 2, np.pi, -np.pi / 2]) + rng.normal(0, .12)
        d = np.array([np.cos(t), np.sin(t)])
        reach = abs(d[0]) * wide / 2 + abs(d[1]) * s / 2
        far = reach * rng.uniform(-.35, .45) if hides else reach + rng.uniform(.02, .5) * s
        yy, xx = np.mgrid[:n, :n].astype(np.float32)
        a = np.clip((xx - o) * d[0] + (yy - o) * d[1] - far + .5, 0, 1)[..., None]
        k = rng.random()
        if k < .7:                                               # a card
            top = np.empty_like(im)
            top[:] = paper * rng.uniform(.88, 1.05)
            for _ in range(int(rng.integers(0, 3))):
                f = self.shapes.families[rng.integers(len(self.shapes.families))][0]
                self.paint(top, self.shapes.masks[f][int(rng.integers(13))], *(rng.uniform(0, .8, 2) * n), rng.uniform(.25, .6) * s, rng.uniform(.35, .7) * s,
                           (20, 20, 20) if rng.random() < .5 else (40, 40, 200))
            if rng.random() < .7:
                shade = cv2.GaussianBlur(a, (0, 0), max(.6, s * rng.uniform(.02, .1)))[..., None]
                im *= 1 - rng.uniform(.1, .5) * shade
        else:
            top = self.patch(n) if k < .85 else np.broadcast_to(np.float32([[130, 160, 215], [90, 120, 180], [60, 85, 130]][rng.integers(3)]) * rng.uniform(.7, 1.1), im.shape)
        im += (top - im) * a

    def seen(self, im, n, o, s, hpx, kind):
        """Through the camera into a picture in which the index is hpx high, and cut out of it."""
        rng = self.rng
        t, b, q = rng.uniform(0, 2 * np.pi), rng.uniform(0, np.pi), 1.0
        if rng.random() < .6:
            q = np.cos(np.radians(min(abs(rng.normal(0, 28)), 68)))      # foreshortened in some direction
        turn = np.array([[np.cos(t), -np.sin(t)], [np.sin(t), np.cos(t)]])
        lean = np.array([[np.cos(b), -np.sin(b)], [np.sin(b), np.cos(b)]])
        m = turn @ lean @ np.diag([q, 1]) @ lean.T * (hpx / s)
        size = int(SPAN * hpx * .98) + 6
        c = np.array([size / 2, size / 2]) + rng.uniform(-.5, .5, 2)
        a = np.column_stack([m, c - m @ np.array([o, o])])
        k = hpx / s
        if k < .7:
            im = cv2.GaussianBlur(im, (0, 0), .42 / k)
        pic = cv2.warpAffine(im, a, (size, size), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
        up, right = m @ np.array([0, -s]), m @ np.array([s, 0])
        pic = self.spoil(pic, min(np.hypot(*up), np.hypot(*right)))
        rgb = np.ascontiguousarray(pic[..., ::-1])
        if kind == 'shift':
            w = rng.uniform(.4, 1.0) * np.array([np.cos(v := rng.uniform(0, 6.283)), np.sin(v)])
            c = c + up * w[0] + right * w[1] * .8
        elif kind == 'size':
            k = rng.uniform(.3, .52) if rng.random() < .5 else rng.uniform(1.9, 2.4)
            c, up, right = c + up * rng.uniform(-.25, .25), up * k, right * k
        elif kind == 'inside':                                   # the index and what stands beside it, taken for one large index
            k = rng.uniform(1.45, 2.1)
            c, up, right = c + right * rng.uniform(.2, .6) - up * rng.uniform(-.1, .5), up * k, right * k
        return crop(rgb, *jitter(rng, c, up, right, self.hardness[rng.integers(4096)]), flip=kind == 'flip', form=self.form)

    def spoil(self, im, h):
        """Light, lens, sensor, file, as scenes.spoil does for whole scenes; h: the shorter side of the index."""
        rng = self.rng
        n = im.shape[0]
        ramp = np.linspace(-.5, .5, n, dtype=np.float32)
        if rng.random() < .6:
            g = rng.normal(0, .25, 2)
            im *= (1 + g[0] * ramp[None, :] + g[1] * ramp[:, None])[..., None]
        if rng.random() < .2:                                    # the edge of a shadow
            t = rng.uniform(0, 6.283)
            e = np.clip((ramp[None, :] * np.cos(t) + ramp[:, None] * np.sin(t) - rng.uniform(-.3, .3)) * rng.uniform(2, 30), 0, 1)
            im *= (1 - rng.uniform(.2, .6) * e)[..., None]
        if rng.random() < .2:                                    # glare
            c, r = rng.uniform(-.5, .5, 2), rng.uniform(.1, .6)
            im += (np.exp(-((ramp[None, :] - c[0]) ** 2 + (ramp[:, None] - c[1]) ** 2) / r ** 2) * rng.uniform(20, 120))[..., None]
        im *= np.exp(rng.normal(0, .25)) * np.exp(rng.normal(0, .08, 3) + np.array([-1, 0, 1]) * rng.normal(0, .12)).astype(np.float32)
        if rng.random() < .35:
            grey = im.mean(2, keepdims=True)
            im[:] = grey + (im - grey) * rng.uniform(.4, 1.5)
        if rng.random() < .45:
            im[:] = 255 * np.power(np.clip(im / 255, 0, 4), np.exp(rng.normal(0, .25)))
        if rng.random() < .2:
            im[:] = im * rng.uniform(.4, .9) + rng.uniform(0, 90)
        if rng.random() < .2:                                    # white paper outshines thin strokes
            im += cv2.GaussianBlur(np.clip(im - rng.uniform(150, 220), 0, None), (0, 0), max(.5, h * rng.uniform(.02, .12))) * rng.uniform(.3, 1.4)
        im[:] = np.clip(im, 0, 270)
        k = rng.random()
        if k < .5:
            im = cv2.GaussianBlur(im, (0, 0), max(.3, abs(rng.normal(0, .04)) * h))
        elif k < .64:                                            # motion
            q = max(1, int(round(min(h * rng.uniform(.03, .13), 9))))
            ker = np.zeros((2 * q + 1, 2 * q + 1), np.float32)
            t = rng.uniform(0, 6.283)
            cv2.line(ker, (q, q), (int(round(q + q * np.cos(t))), int(round(q + q * np.sin(t)))), 1, 1)
            im = cv2.filter2D(im, -1, ker / ker.sum())
        elif k < .74:                                            # defocus
            q = max(1, int(round(h * rng.uniform(.02, .065))))
            ker = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * q + 1, 2 * q + 1)).astype(np.float32)
            im = cv2.filter2D(im, -1, ker / ker.sum())
        if rng.random() < .2 and h > 14:                         # enlarged from a smaller picture
            k = max(rng.uniform(.45, .9), 10 / h)
            small = cv2.resize(im, None, fx=k, fy=k, interpolation=cv2.INTER_AREA)
            im = cv2.resize(small, (n, n), interpolation=cv2.INTER_LINEAR if rng.random() < .5 else cv2.INTER_CUBIC)
        if rng.random() < .3:
            im = im + (im - cv2.GaussianBlur(im, (0, 0), 1.2)) * rng.uniform(.3, 1.5)
        if rng.random() < .75:
            sd = abs(rng.normal(0, 7))
            im = im + rng.standard_normal(im.shape, np.float32) * sd
            if rng.random() < .3:
                im += cv2.resize(rng.standard_normal((n // 2 + 1, n // 2 + 1, 3), np.float32), (n, n)) * sd
        out = np.clip(im, 0, 255).astype(np.uint8)
        if rng.random() < .75:
            out = cv2.imdecode(cv2.imencode('.jpg', out, [cv2.IMWRITE_JPEG_QUALITY, int(rng.integers(30, 97))])[1], 1)
        return out


def main(faces, fonts, out, seed, count, decks, form='first', varied=0):
    draw, count = Indices(faces, fonts, int(seed), decks == 'held', FORMS[form], int(varied)), int(count)
    crops = np.lib.format.open_memmap(f'{out}.crops.npy', 'w+', np.uint8, (count, draw.form[1], draw.form[0], 3))
    marks = np.empty((count, 4), np.int16)
    for i in range(count):
        crops[i], *marks[i] = draw.legible()
    np.savez(f'{out}.crops.npz', marks=marks)
    print(out, count, 'crops', int(marks[:, 2].sum()), 'indices', len(draw.shapes.number), 'fonts of', len(draw.shapes.families), 'families')


if __name__ == '__main__':
    cv2.setNumThreads(1)
    main(*sys.argv[1:])
