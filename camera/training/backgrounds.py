"""Backgrounds and objects around cards: felt with print, wood, cloth, carpet, paper, keyboards; chips, hands, dice, card backs."""
import csv, hashlib, os
import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

WORDS = ('BLACKJACK PAYS 3 TO 2 INSURANCE PAYS 2 TO 1 DEALER MUST STAND ON ALL 17 PLAY ANTE BLIND TRIPS BONUS PAIR PLUS '
         'ROYAL FLUSH STRAIGHT FULL HOUSE FOUR OF A KIND 50 40 30 10 8 5 4 3 2 1 A K Q J 9 7 6 RAISE BET FOLD PUSH 500 1000 WAGER '
         'lorem ipsum dolor sit amet the quick brown fox jumps over table limits minimum maximum').split()


def held_out(image):
    """One picture in five of train.csv is kept for validation, chosen by the hash of its name."""
    return int(hashlib.md5(os.path.basename(image).encode()).hexdigest(), 16) % 5 == 0


def noise(rng, h, w, cell):
    small = rng.standard_normal((max(2, int(h / cell) + 2), max(2, int(w / cell) + 2))).astype(np.float32)
    return cv2.resize(small, (w, h), interpolation=cv2.INTER_CUBIC)


class Backgrounds:
    def __init__(self, rng, fonts, photos=None):
        self.rng = rng
        self.fonts = fonts
        self.pages = [self.page() for _ in range(24)]
        self.prints = [self.felt_print() for _ in range(16)]
        self.keyboards = [self.keyboard() for _ in range(4)]
        self.photos = self.load_photos(photos) if photos else []

    def load_photos(self, folder):
        out = []
        for r in csv.DictReader(open(f'{folder}/train.csv')):
            if r['complete'] != '1' or held_out(r['image']) or not r['boxes']:
                continue
            im = cv2.imread(f'{folder}/{r["image"]}')
            boxes = [[int(float(v)) for v in b.split(':')[2].split(',')] for b in r['boxes'].split(';')]
            h, w = im.shape[:2]
            clear = np.ones((h, w), np.uint8)
            for x0, y0, x1, y1 in boxes:
                clear[max(0, y0 - 8):y1 + 8, max(0, x0 - 8):x1 + 8] = 0
            out.append((im, boxes, clear))
        return out

    def font(self, size):
        return ImageFont.truetype(self.fonts[self.rng.integers(len(self.fonts))], int(size))

    def page(self):
        """A page of text or figures."""
        rng = self.rng
        paper = int(rng.integers(190, 256))
        im = Image.new('RGB', (600, 600), (paper, paper, max(0, paper - int(rng.integers(0, 30)))))
        d = ImageDraw.Draw(im)
        y = 8
        size = int(rng.choice([10, 12, 16, 22, 34, 60]))
        ink = tuple(int(v) for v in rng.integers(0, 90, 3)) if rng.random() < .8 else (190, 30, 30)
        while y < 600:
            f = self.font(size if rng.random() < .85 else size * 2)
            line = ' '.join(str(rng.choice(WORDS)) if rng.random() < .8 else str(rng.integers(0, 999)) for _ in range(30))
            d.text((int(rng.integers(0, 20)), y), line, font=f, fill=ink)
            y += int(f.size * rng.uniform(1.1, 1.6))
        return np.array(im)[..., ::-1].copy()

    def felt_print(self):
        """Lines, circles, boxes, words and suit signs as they are printed on a layout; returned as coverage 0..1."""
        rng = self.rng
        im = Image.new('L', (700, 700), 0)
        d = ImageDraw.Draw(im)
        for _ in range(int(rng.integers(3, 14))):
            x, y = rng.integers(0, 700, 2)
            r = int(rng.integers(20, 200))
            w = int(rng.integers(2, 7))
            k = rng.random()
            if k < .3:
                d.ellipse((x - r, y - r, x + r, y + r), outline=255, width=w)
            elif k < .55:
                d.rectangle((x - r, y - r * 0.7, x + r, y + r * .7), outline=255, width=w)
            elif k < .7:
                d.arc((x - 3 * r, y - 3 * r, x + 3 * r, y + 3 * r), int(rng.integers(360)), int(rng.integers(360)), fill=255, width=w)
        for _ in range(int(rng.integers(4, 20))):
            size = int(rng.choice([18, 26, 40, 64, 90]))
            t = ' '.join(str(rng.choice(WORDS)) for _ in range(int(rng.integers(1, 5))))
            line = Image.new('L', (700, size * 2), 0)
            ImageDraw.Draw(line).text((5, size // 4), t, font=self.font(size), fill=255)
            line = line.rotate(float(rng.choice([0, 90, 180, 270, rng.uniform(0, 360)])), expand=True)
            x, y = rng.integers(-200, 600, 2)
            im.paste(255, (int(x), int(y)), line)
        suit_font = [f for f in self.fonts if 'DejaVuSans.ttf' in f or 'FreeSerif.ttf' in f]
        for _ in range(int(rng.integers(0, 8))):
            size = int(rng.choice([24, 40, 70]))
            f = ImageFont.truetype(suit_font[0], size)
            x, y = (int(v) for v in rng.integers(0, 650, 2))
            s = str(rng.choice(list('\u2660\u2663\u2665\u2666\u2605\u2660\u2663')))
            d.text((x, y), s, font=f, fill=255)
            if rng.random() < .5:     # a rank over a suit, printed on the felt: still no card
                d.text((x, y - int(size * .8)), str(rng.choice(list('AKQJ23456789'))), font=self.font(size * .8), fill=255)
        return np.array(im).astype(np.float32) / 255

    def keyboard(self):
        rng = self.rng
        dark = rng.random() < .7
        base, key, ink = ((25, 25, 28), (50, 50, 52), (220, 220, 220)) if dark else ((200, 200, 200), (240, 240, 240), (40, 40, 40))
        im = Image.new('RGB', (640, 640), base)
        d = ImageDraw.Draw(im)
        f = self.font(22)
        for y in range(0, 640, 56):
            off = int(rng.integers(0, 40))
            for x in range(-off, 640, 56):
                d.rectangle((x + 4, y + 4, x + 50, y + 50), fill=key)
                d.text((x + 10, y + 8), str(rng.choice(list('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'))), font=f, fill=ink)
        return np.array(im)[..., ::-1].copy()

    def warp(self, src, size, border=cv2.BORDER_REFLECT):
        rng = self.rng
        a, k = rng.uniform(0, 2 * np.pi), np.exp(rng.uniform(np.log(.5), np.log(2)))
        c, s = np.cos(a) * k, np.sin(a) * k
        h, w = src.shape[:2]
        m = np.float32([[c, -s, 0], [s, c, 0]])
        m[:, 2] = size / 2 - m[:, :2] @ np.array([w * rng.uniform(.3, .7), h * rng.uniform(.3, .7)])
        if k < 0.7:
            src = cv2.GaussianBlur(src, (0, 0), 0.5 / k)
        return cv2.warpAffine(src, m, (size, size), borderMode=border)

    def color(self, lo=20, hi=220):
        return self.rng.uniform(lo, hi, 3).astype(np.float32)

    def make(self, n):
        rng = self.rng
        k = rng.random()
        if self.photos and k < .25:
            im, boxes, clear = self.photos[rng.integers(len(self.photos))]
            im = im.copy()
            h, w = im.shape[:2]
            for x0, y0, x1, y1 in boxes:
                x0, y0, x1, y1 = max(0, x0 - 6), max(0, y0 - 6), min(w, x1 + 6), min(h, y1 + 6)
                for _ in range(20):
                    bw, bh = max(8, (x1 - x0) // 2), max(8, (y1 - y0) // 2)
                    bx, by = int(rng.integers(0, max(1, w - bw))), int(rng.integers(0, max(1, h - bh)))
                    if clear[by:by + bh, bx:bx + bw].all():
                        im[y0:y1, x0:x1] = cv2.resize(im[by:by + bh, bx:bx + bw], (x1 - x0, y1 - y0))
                        break
                else:
                    im[y0:y1, x0:x1] = im[y0, max(0, x0 - 1)]
            return self.warp(im, n).astype(np.float32)
        if k < .6:                                      # felt
            base = np.array([[60, 110, 30], [40, 90, 20], [90, 60, 30], [40, 30, 120], [50, 50, 50], [110, 60, 90]])[rng.integers(6)]
            base = np.clip(base * rng.uniform(.5, 1.6) + rng.normal(0, 15, 3), 5, 230).astype(np.float32)
            im = np.empty((n, n, 3), np.float32)
            im[:] = base
            im *= (1 + noise(rng, n, n, rng.uniform(1, 3)) * rng.uniform(.01, .1) + noise(rng, n, n, 40) * .06)[..., None]
            if rng.random() < .75:
                a = self.warp(self.prints[rng.integers(len(self.prints))], n)[..., None] * rng.uniform(.3, 1)
                ink = np.array([[230, 230, 230], [60, 200, 230], [40, 40, 200], [20, 20, 20]])[rng.integers(4)].astype(np.float32)
                im = im * (1 - a) + ink * a
            return im
        if k < .7:                                      # wood
            base = self.color(60, 210) * np.array([.6, .8, 1], np.float32)
            g = cv2.resize(rng.standard_normal((n, max(4, n // int(rng.integers(30, 120))))).astype(np.float32), (n, n), interpolation=cv2.INTER_CUBIC)
            g = cv2.GaussianBlur(g, (0, 0), rng.uniform(.5, 2.5)) + 0.5 * noise(rng, n, n, 60)
            im = base * (1 + g * rng.uniform(.05, .3))[..., None]
            return self.warp(im.astype(np.float32), n)
        if k < .8:                                      # cloth or carpet
            im = np.empty((n, n, 3), np.float32)
            im[:] = self.color()
            for c in (1.2, 2.5, 6, 18):
                im += (noise(rng, n, n, c) * rng.uniform(0, 22))[..., None] * rng.uniform(.6, 1.2, 3)
            if rng.random() < .4:
                p = int(rng.integers(6, 60))
                yy, xx = np.mgrid[:n, :n]
                a, b = rng.uniform(-1, 1, 2)
                m = (((xx + a * yy) // p + ((yy + b * xx) // p if rng.random() < .6 else 0)) % 2).astype(np.float32)
                im = im * (1 - m[..., None] * .6) + self.color() * m[..., None] * .6
            return im
        if k < .9:
            return self.warp(self.pages[rng.integers(len(self.pages))], n).astype(np.float32)
        if k < .93:
            return self.warp(self.keyboards[rng.integers(len(self.keyboards))], n).astype(np.float32)
        im = np.empty((n, n, 3), np.float32)            # plain, often as light as a card
        im[:] = self.color(0, 255) if rng.random() < .6 else rng.uniform(180, 255)
        im *= (1 + noise(rng, n, n, rng.uniform(2, 60)) * rng.uniform(0, .06))[..., None]
        return im

    # things laid upon and between cards: each returns BGRA of about the size asked
    def chip(self, d):
        rng = self.rng
        n = max(8, int(d))
        s = 3
        im = np.zeros((n * s, n * s, 4), np.uint8)
        c = n * s // 2
        col = tuple(int(v) for v in self.color(20, 240)) + (255,)
        alt = (240, 240, 240, 255) if rng.random() < .7 else tuple(int(v) for v in self.color(20, 240)) + (255,)
        cv2.circle(im, (c, c), c - 1, col, -1)
        k = int(rng.integers(4, 10))
        for i in range(k):
            a = 360 * i / k
            cv2.ellipse(im, (c, c), (c - 2, c - 2), 0, a, a + 180 / k, alt, -1)
        cv2.circle(im, (c, c), int(c * .72), col if rng.random() < .5 else alt, -1)
        cv2.circle(im, (c, c), int(c * .55), (250, 250, 250, 255) if rng.random() < .5 else col, -1)
        t = str(rng.choice(['1', '5', '10', '25', '50', '100', '500', '1000', '2', '9', '6', 'A', '\u2660', '\u2665']))
        f = ImageFont.truetype([x for x in self.fonts if 'DejaVuSans.ttf' in x][0], max(6, int(c * (.55 if len(t) < 3 else .35)))) if ord(t[0]) > 255 else self.font(max(6, c * (.55 if len(t) < 3 else .35)))
        p = Image.fromarray(im)
        ink = (20, 20, 20, 255) if rng.random() < .7 else (30, 30, 190, 255)
        ImageDraw.Draw(p).text((c, c), t, font=f, fill=ink, anchor='mm')
        im = np.array(p.rotate(float(rng.uniform(0, 360))))
        return cv2.resize(im, (n, n), interpolation=cv2.INTER_AREA)

    def back(self, w, h):
        """A card's back."""
        rng = self.rng
        im = np.full((h, w, 4), 255, np.uint8)
        m = int(w * rng.uniform(.03, .09))
        a, b = self.color(20, 230), self.color(200, 255)
        yy, xx = np.mgrid[:h, :w]
        p, q = int(rng.integers(6, 30)), rng.random()
        if q < .3:
            t = ((xx + yy) // p % 2) ^ ((xx - yy) // p % 2)
        elif q < .55:
            t = ((xx % (2 * p) - p) ** 2 + (yy % (2 * p) - p) ** 2 < (p * .7) ** 2)
        elif q < .7:                    # a lattice of small diamonds with gaps, which look like pips
            u, v = xx % (2 * p) - p, yy % (3 * p) - 1.5 * p
            t = np.abs(u) * 1.5 + np.abs(v) < p * 1.1
        elif q < .85:
            t = (np.sin(xx / p * 2) + np.sin(yy / p * 2 + xx / p) > 0)
        else:
            t = np.zeros((h, w), bool)
        body = np.where(t[..., None].astype(bool), a, b if rng.random() < .5 else a * .6)
        im[m:h - m, m:w - m, :3] = body[m:h - m, m:w - m].astype(np.uint8)
        return im

    def finger(self, n):
        rng = self.rng
        im = np.zeros((n, n, 4), np.uint8)
        skin = np.array([[130, 160, 215], [90, 120, 180], [60, 85, 130], [150, 180, 235], [40, 40, 40]])[rng.integers(5)] * rng.uniform(.8, 1.1)
        col = tuple(int(min(255, v)) for v in skin) + (255,)
        w = int(n * rng.uniform(.12, .3))
        for i in range(int(rng.integers(1, 4))):
            x = int(n * rng.uniform(.2, .8))
            cv2.line(im, (x, int(n * rng.uniform(.2, .5))), (x + int(rng.normal(0, n * .1)), n), col, w)
        g = (1 + noise(rng, n, n, n / 4) * .12)[..., None]
        im[..., :3] = np.clip(im[..., :3] * g, 0, 255)
        return im

    def die(self, n):
        rng = self.rng
        im = np.zeros((n, n * (2 if rng.random() < .4 else 1), 4), np.uint8)
        im[:] = (235, 240, 245, 255) if rng.random() < .6 else (40, 40, 190, 255)
        ink = (20, 20, 20, 255) if im[0, 0, 0] > 200 else (250, 250, 250, 255)
        for x in range(0, im.shape[1], n):
            for c, r in [(0, 0), (2, 2), (1, 1), (0, 2), (2, 0), (0, 1), (2, 1)][:int(rng.integers(1, 7))]:
                cv2.circle(im, (x + n * (2 + 3 * c) // 10, n * (2 + 3 * r) // 10), max(1, n // 10), ink, -1)
        return im
