"""Makes the decks for the scenes: the fetched art itself, and our own cards with index fonts from Debian.

Each deck becomes <out>/<name>.faces.npy (52, 352, 252, 4) BGRA and <name>.npz: boxes (52, 4) of the upper left index
in px, corners (2 or 4). Card order: suit * 13 + rank, suits C D H S, ranks A 2..9 T J Q K.
decks.py <art> <rasterized art> <out> <seed> <own decks> [all|train|held]: with 'train' also with pips of more forms, and without those held out.
Decks named held-* are never trained on: one family of fonts in twelve, and one deck of art.
"""
import glob, hashlib, os, random, sys
from multiprocessing import Pool
import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont
from pips import varied_suit

RANKS, SUITS = 'A23456789TJQK', 'CDHS'
W, H, MM = 252, 352, 4.0
GLYPHS = {'C': '\u2663', 'D': '\u2666', 'H': '\u2665', 'S': '\u2660'}
NOT_FOR_INDICES = ('ital', 'obli', 'thin', 'hairline', 'math', 'symbol', 'd050', 'extralight', 'emoji', 'mono', 'dejavumath', 'dings',
                   'linbiolinum_k', 'libertine_dr', 'z003', 's050', 'tamil', '[', 'opensymbol', '.t1', 'stixs', 'stixn', 'bdita', 'upright',
                   'smallcaps', 'sc-', 'sc7', 'caps', 'wkb', 'w_', 'rg2014', 'lmmono', 'termes-math', 'dunh', 'initials', 'keyb', 'inclin')


def fonts(folder):
    names = sorted(os.listdir(folder))
    return [f'{folder}/{n}' for n in names if not any(b in n.lower() for b in NOT_FOR_INDICES) and not n.endswith(('I.ttf', 'It.otf', 'I.otf', '56F.ttf', '76F.ttf'))]


_fonts = {}


def glyph(path, text, size=160):
    """Coverage (0..1) of a text, cut tight."""
    key = (path, size)
    if key not in _fonts:
        _fonts[key] = ImageFont.truetype(path, size)
    im = Image.new('L', (size * (len(text) + 2), size * 2), 0)
    ImageDraw.Draw(im).text((size // 2, size // 4), text, font=_fonts[key], fill=255)
    a = np.array(im)
    ys, xs = np.where(a > 40)
    if len(ys) < 30:
        return None
    return a[ys.min():ys.max() + 1, xs.min():xs.max() + 1].astype(np.float32) / 255


def usable(path):
    try:
        seen = [glyph(path, t) for t in list('A23456789JQK') + ['10']]
        blank = glyph(path, '\ue123')
    except Exception:
        return False
    if any(g is None for g in seen):
        return False
    heights = [g.shape[0] for g in seen[1:9]]
    if max(heights) > 1.12 * min(heights):     # old-style figures: no deck has them
        return False
    return len({g.shape for g in seen}) > 5 and not any(blank is not None and g.shape == blank.shape for g in seen)


def drawn_suit(suit, rng, n=200):
    """Pips of our own, drawn from curves, so that suits are not those of a handful of fonts."""
    a = np.zeros((n, n), np.uint8)
    t = np.linspace(0, 1, 60)[:, None]

    def bez(p0, p1, p2, p3):
        p0, p1, p2, p3 = (np.array(p, float) for p in (p0, p1, p2, p3))
        return (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t ** 2 * p2 + t ** 3 * p3

    def fill(*curves):
        left = np.vstack(curves)
        right = left.copy()[::-1]
        right[:, 0] = 1 - right[:, 0]
        pts = np.vstack([left, right])
        cv2.fillPoly(a, [np.round(pts * (n - 1)).astype(np.int32)], 255)

    def stem(top, w0, w1):
        fill(bez((0.5 - w0, top), (0.5 - w0, 0.85), (0.5 - w1 * 0.6, 0.97), (0.5 - w1, 0.995)))
    if suit == 'D':
        k, w = rng.uniform(-0.03, 0.13), rng.uniform(0.36, 0.48)
        fill(bez((0.5, 0), (0.5 - w * 0.33, 0.17 + k), (0.5 - w * 0.66 , 0.33 + k), (0.5 - w, 0.5)),
             bez((0.5 - w, 0.5), (0.5 - w * 0.66, 0.67 - k), (0.5 - w * 0.33, 0.83 - k), (0.5, 1)))
    elif suit == 'H':
        d, b = rng.uniform(0.12, 0.27), rng.uniform(0.2, 0.5)
        fill(bez((0.5, d), (0.42, -0.08), (0.02, -0.08), (0.02, rng.uniform(0.25, 0.34))),
             bez((0.02, 0.3), (0.02, 0.3 + b * 0.7), (0.5 - b * 0.4, 0.75), (0.5, 1)))
    elif suit == 'S':
        b, low = rng.uniform(0.15, 0.45), rng.uniform(0.78, 0.88)
        fill(bez((0.5, 0), (0.5 - b * 0.4, 0.25), (0.02, 0.7 - b * 0.8), (0.02, 0.58)),
             bez((0.02, 0.58), (0.02, low + 0.08), (0.4, low + 0.05), (0.49, rng.uniform(0.6, 0.72))))
        stem(0.6, 0.02, rng.uniform(0.14, 0.27))
    else:
        r, y = rng.uniform(0.2, 0.245), rng.uniform(0.53, 0.6)
        x = rng.uniform(0.23, 0.26)
        for cx, cy in ((0.5, r + 0.01), (x, y), (1 - x, y)):
            cv2.circle(a, (int(cx * n), int(cy * n)), int(r * n), 255, -1)
        cv2.circle(a, (n // 2, int(n * 0.47)), int(n * rng.uniform(0.06, 0.13)), 255, -1)
        stem(0.5, rng.uniform(0.02, 0.05), rng.uniform(0.14, 0.25))
    ys, xs = np.where(a > 0)
    return a[ys.min():ys.max() + 1, xs.min():xs.max() + 1].astype(np.float32) / 255


def paste(face, cover, x0, y0, w, h, color):
    """Draws a coverage mask into the box (sub-pixel, by warping from large to small with area-like smoothing)."""
    k = max(cover.shape[1] / max(w, 1), cover.shape[0] / max(h, 1), 1)
    if k > 1:
        cover = cv2.blur(cover, (max(1, int(cover.shape[1] / max(w, 1))), max(1, int(cover.shape[0] / max(h, 1)))), borderType=cv2.BORDER_CONSTANT)
    m = np.float32([[w / cover.shape[1], 0, x0], [0, h / cover.shape[0], y0]])
    a = cv2.warpAffine(cover, m, (W, H), flags=cv2.INTER_LINEAR)[..., None]
    face[..., :3] = face[..., :3] * (1 - a) + np.array(color, np.float32) * a


PIPS = {2: [(1, 0), (1, 6)], 3: [(1, 0), (1, 3), (1, 6)], 4: [(0, 0), (2, 0), (0, 6), (2, 6)]}
PIPS[5] = PIPS[4] + [(1, 3)]
PIPS[6] = PIPS[4] + [(0, 3), (2, 3)]
PIPS[7] = PIPS[6] + [(1, 1.5)]
PIPS[8] = PIPS[7] + [(1, 4.5)]
PIPS[9] = [(c, r) for c in (0, 2) for r in (0, 2, 4, 6)] + [(1, 3)]
PIPS[10] = PIPS[9][:8] + [(1, 1), (1, 5)]


def rounded(rng):
    m = np.zeros((H * 2, W * 2), np.uint8)
    r = int(rng.uniform(2.2, 4.5) * MM * 2)
    cv2.rectangle(m, (r, 0), (2 * W - r, 2 * H), 255, -1)
    cv2.rectangle(m, (0, r), (2 * W, 2 * H - r), 255, -1)
    for x in (r, 2 * W - r - 1):
        for y in (r, 2 * H - r - 1):
            cv2.circle(m, (x, y), r, 255, -1)
    return cv2.resize(m, (W, H), interpolation=cv2.INTER_AREA)


def own_deck(rng, font_files, suit_fonts, courts, varied=False):
    font = rng.choice(font_files)
    jumbo = rng.random() < 0.4
    rank_h = rng.uniform(9, 17) if jumbo else rng.uniform(5, 8.5)
    pip_h = rank_h * (rng.uniform(0.5, 1.0) if jumbo else rng.uniform(0.55, 0.95))
    gap = rank_h * rng.uniform(0.06, 0.35)
    squeeze = rng.uniform(0.6, 1.0)
    limit = rank_h * rng.uniform(0.6, 0.95)
    bolder = rng.choice([0, 0, 0, 3, 6])
    top, left = rng.uniform(2.2, 5.5), rng.uniform(1.6, 4.0)
    red = (rng.uniform(0, 50), rng.uniform(0, 50), rng.uniform(160, 240))
    black = tuple(rng.uniform(0, 45) for _ in range(3))
    colors = {'C': black, 'S': black, 'D': red, 'H': red}
    if rng.random() < 0.12:
        colors['C'] = (rng.uniform(0, 60), rng.uniform(90, 150), rng.uniform(0, 40))
        colors['D'] = (rng.uniform(150, 230), rng.uniform(30, 110), rng.uniform(0, 40))
    paper = tuple(rng.uniform(232, 255) for _ in range(3))
    own = rng.random() < 0.6
    suit_font = rng.choice(suit_fonts)
    draw = varied_suit if varied and rng.random() < .6 else drawn_suit
    suit_cover = {s: draw(s, rng) if own else glyph(suit_font, GLYPHS[s]) for s in SUITS}
    ranks = {}
    for r in RANKS:
        g = glyph(font, '10' if r == 'T' else r)
        if bolder:
            g = cv2.dilate(cv2.copyMakeBorder(g, bolder, bolder, bolder, bolder, cv2.BORDER_CONSTANT), np.ones((bolder, bolder)))
        ranks[r] = g
    tall = np.median([ranks[r].shape[0] for r in RANKS])
    same_width = rng.random() < 0.3
    centred = rng.random() < 0.8
    four = rng.random() < 0.12
    court = rng.choice(courts)
    alpha = rounded(rng)
    faces, boxes = [], []
    frame = rng.random() < 0.5
    edge = rng.random() < 0.15
    pip_mm = rng.uniform(9, 15) * (0.8 if jumbo else 1)
    plain_court = rng.random() < 0.15
    for s in SUITS:
        for i, r in enumerate(RANKS):
            f = np.empty((H, W, 4), np.float32)
            f[..., :3] = paper
            if edge:
                cv2.rectangle(f, (1, 1), (W - 2, H - 2), (30, 30, 30), 1)
            pc = suit_cover[s]
            ph, pw = pip_h * MM, pip_h * MM * min(pc.shape[1] / pc.shape[0], 1.1)
            g = ranks[r]
            rh = rank_h * MM * g.shape[0] / tall
            rw = rh * g.shape[1] / g.shape[0] * squeeze
            if r == 'T':
                rw = min(rw, limit * MM * 1.25)
            rw = min(rw, limit * MM) if not (r == 'T') else rw
            if same_width:
                rw = limit * MM * 0.85
            cx = left * MM + max(limit * MM * 0.9, pw) / 2 if centred else left * MM + max(rw, pw) / 2
            y = top * MM + max(0, rank_h * MM - rh)
            x0, x1 = cx - max(rw, pw) / 2, cx + max(rw, pw) / 2
            if x0 < 3:
                cx += 3 - x0
                x0, x1 = cx - max(rw, pw) / 2, cx + max(rw, pw) / 2
            y1 = y + rh + gap * MM + ph
            # the middle of the card
            ix0 = max(x1 + 3, 0.17 * W)
            if i >= 10 and not plain_court:
                art = court[SUITS.index(s) * 13 + i].astype(np.float32)
                ax0, ay0 = int(max(ix0, 0.15 * W)), int(0.08 * H)
                src = art[ay0:H - ay0, int(0.15 * W):W - int(0.15 * W)]
                src = cv2.resize(src, (W - 2 * ax0, H - 2 * ay0))
                a = src[..., 3:] / 255
                f[ay0:H - ay0, ax0:W - ax0, :3] = f[ay0:H - ay0, ax0:W - ax0, :3] * (1 - a) + src[..., :3] * a
                if frame:
                    cv2.rectangle(f, (ax0, ay0), (W - ax0, H - ay0), (180, 60, 40) if rng.random() < .5 else (20, 20, 20), 1)
            else:
                n = i + 1 if i < 10 else 1
                places = PIPS.get(n, [(1, 3)])
                size = pip_mm * MM * (rng.uniform(1.2, 3) if n == 1 else 1)
                span = W - 2 * max(ix0, 0.2 * W)
                if jumbo and n > 1 and span < 60:
                    places = [(1, 3)]
                for c, row in places:
                    px = W / 2 + (c - 1) * (span / 2 - size / 2.5)
                    py = 0.16 * H + row / 6 * 0.68 * H
                    cover = pc if row <= 3 else pc[::-1]
                    paste(f, cover, px - size * 0.45, py - size / 2, size * 0.9, size, colors[s])

            def index():
                paste(f, g, cx - rw / 2, y, rw, rh, colors[s])
                paste(f, pc, cx - pw / 2, y + rh + gap * MM, pw, ph, colors[s])
            index()
            f[:] = f[::-1, ::-1]
            index()
            if four:
                keep_cx, mirrored = cx, W - cx
                cx = mirrored
                index()
                f[:] = f[::-1, ::-1]
                index()
                cx = keep_cx
            f[..., 3] = alpha
            faces.append(np.clip(f, 0, 255).astype(np.uint8))
            boxes.append((x0, y, x1, y1))
    return np.stack(faces), np.array(boxes, np.float32), 4 if four else 2


def art_deck(folder):
    big = folder.endswith('-bf') or 'ornamental' in folder
    x_end, y_end = (68, 152) if big else (38, 94)
    faces, boxes = [], []
    for s in SUITS:
        for r in RANKS:
            im = cv2.imread(f'{folder}/{r}{s}.png', cv2.IMREAD_UNCHANGED)
            if im.shape[2] == 3:
                im = np.dstack([im, np.full(im.shape[:2], 255, np.uint8)])
            if im[..., 3].mean() < 200:
                return None
            faces.append(im)
            paper = np.median(im[20:-20, 8:-8, :3].reshape(-1, 3), axis=0)
            ink = (np.abs(im[..., :3].astype(int) - paper).max(2) > 90) & (im[..., 3] > 128)
            n, lab, stat, _ = cv2.connectedComponentsWithStats(ink.astype(np.uint8), connectivity=8)
            use = [k for k in range(1, n) if stat[k][4] > 12 and stat[k][0] > 2 and stat[k][1] > 3
                   and stat[k][0] + stat[k][2] <= x_end and stat[k][1] + stat[k][3] <= y_end and stat[k][0] < 0.6 * x_end]
            if use:
                x0, y0 = min(stat[k][0] for k in use), min(stat[k][1] for k in use)
                x1, y1 = max(stat[k][0] + stat[k][2] for k in use), max(stat[k][1] + stat[k][3] for k in use)
                boxes.append((x0, y0, x1, y1))
            else:
                boxes.append((0, 0, 0, 0))
    boxes = np.array(boxes, np.float32)
    mid = np.median(boxes, axis=0)
    tall = boxes[:, 3] - boxes[:, 1]
    off = np.abs(tall - np.median(tall)) > 0.12 * np.median(tall)
    boxes[off] = mid
    found = mid[3] > mid[1]
    print(folder, 'index box', mid if found else 'not found: only its courts are used', 'replaced', int(off.sum()))
    return np.stack(faces), boxes if found else None, 2


HELD_ART = ('gnome-anglo_modern',)


def save(name, deck):
    np.save(f'{name}.faces.npy', deck[0])
    np.savez(f'{name}.npz', boxes=deck[1], corners=deck[2])


COURTS = []         # shared with the processes by fork: too large to be sent


def families(files):
    """Font files by the family that they belong to."""
    family = {}
    for f in files:
        name = os.path.basename(f)
        family.setdefault(name.split('-latin-')[0] if '-latin-' in name else name.split('-')[0].split('_')[0][:9].lower(), []).append(f)
    return family


def held_family(name):
    """One family in twelve is never trained on."""
    return int(hashlib.md5(name.encode()).hexdigest(), 16) % 12 == 0


def suit_fonts(folder):
    found = [f for f in sorted(glob.glob(f'{folder}/*')) if os.path.basename(f) in
             ('DejaVuSans.ttf', 'DejaVuSerif-Bold.ttf', 'FreeSerif.ttf', 'FreeSans.ttf', 'FreeMono.ttf', 'Symbola.ttf', 'Symbola_hint.ttf',
              'DejaVuSansMono-Bold.ttf', 'LinLibertine_R.otf', 'D050000L.otf')]
    return [f for f in found if all(glyph(f, g) is not None for g in GLYPHS.values())
            and len({glyph(f, g).tobytes() for g in GLYPHS.values()}) == 4]


def own(job):
    name, seed, font, suit_fonts, varied = job
    cv2.setNumThreads(1)
    save(name, own_deck(random.Random(seed), [font], suit_fonts, COURTS, varied))


def main(art, raster, out, seed, count, which='all'):
    os.makedirs(out, exist_ok=True)
    for folder in sorted(glob.glob(f'{raster}/*')):
        made = art_deck(folder)
        if made is None:
            continue
        COURTS.append(made[0])
        if made[1] is None:
            continue
        name = os.path.basename(folder)
        if which == 'all' or which == 'train' and name not in HELD_ART:
            save(f'{out}/{"held" if name in HELD_ART else "art"}-{name}', made)
    family = families([f for f in fonts(f'{art}/fonts') if usable(f)])
    print(sum(len(f) for f in family.values()), 'fonts of', len(family), 'families')
    suits = suit_fonts(f'{art}/fonts')
    print('suits of', [os.path.basename(f) for f in suits])
    # one family must not crowd out the others: the families are drawn first, then a face of each
    order = sorted(name for name in family if which == 'all' or held_family(name) == (which == 'held'))
    random.Random(seed).shuffle(order)
    jobs = []
    for k in range(count):
        name = order[k % len(order)]
        rng = random.Random(seed * 1000 + k)
        jobs.append((f'{out}/{"held" if held_family(name) else "own"}-{k:03d}', rng.random(), rng.choice(family[name]), suits, which == 'train'))
    with Pool(2) as pool:
        pool.map(own, jobs, chunksize=1)


if __name__ == '__main__':
    art, raster, out, seed, count, *which = sys.argv[1:]
    main(art, raster, out, int(seed), int(count), *which)
