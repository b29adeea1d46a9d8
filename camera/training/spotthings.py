"""What lies on betting spots: chips of several designs, plaques, cards, hands. BGRA drawings from which spots.py takes at random."""
import cv2
import numpy as np
import backgrounds

SIDE = 64        # pixels of a chip as it is drawn
DESIGNS = 4      # designs of chips that are trained on; design 4 is kept for the proof


def color(rng, low=20, high=240):
    return tuple(int(v) for v in rng.uniform(low, high, 3)) + (255,)


def chip(rng, design, bg):
    """A chip of a design: always a body color, an edge with marks, and something in the middle."""
    n, c = 2 * SIDE, SIDE
    im = np.zeros((n, n, 4), np.uint8)
    body, mark = color(rng), (235, 235, 235, 255) if rng.random() < .6 else color(rng)
    marks, turn = int(rng.integers(3, 9)), float(rng.uniform(0, 360))
    if design == 0:
        return cv2.resize(bg.chip(n), (SIDE, SIDE), interpolation=cv2.INTER_AREA)
    cv2.circle(im, (c, c), c - 2, body, -1, cv2.LINE_AA)
    if design == 1:                                          # dots along the edge and a plain middle
        for k in range(2 * marks):
            a = np.radians(turn + 180 * k / marks)
            cv2.circle(im, (int(c + .82 * c * np.cos(a)), int(c + .82 * c * np.sin(a))), int(c * .09), mark, -1, cv2.LINE_AA)
        cv2.circle(im, (c, c), int(c * rng.uniform(.4, .65)), mark if rng.random() < .5 else body, -1, cv2.LINE_AA)
    elif design == 2:                                        # short strokes along the edge and a thin ring
        for k in range(marks):
            cv2.ellipse(im, (c, c), (int(c * .88),) * 2, turn, 360 * k / marks, 360 * k / marks + rng.uniform(10, 30), mark, int(c * .2), cv2.LINE_AA)
        cv2.circle(im, (c, c), int(c * .6), mark, int(rng.integers(2, 6)), cv2.LINE_AA)
    elif design == 3:                                        # two-colored blocks and a printed label
        for k in range(marks):
            a, w = turn + 360 * k / marks, rng.uniform(12, 24)
            cv2.ellipse(im, (c, c), (c - 3, c - 3), 0, a, a + w, mark, -1, cv2.LINE_AA)
            cv2.ellipse(im, (c, c), (c - 3, c - 3), 0, a + w / 3, a + 2 * w / 3, body, -1, cv2.LINE_AA)
        cv2.circle(im, (c, c), int(c * .66), body, -1, cv2.LINE_AA)
        cv2.circle(im, (c, c), int(c * .5), color(rng, 120, 255), -1, cv2.LINE_AA)
        cv2.putText(im, str(rng.choice(['5', '25', '100', '500', '1'])), (int(c * .68), int(c * 1.18)), cv2.FONT_HERSHEY_DUPLEX, c / 75, (20, 20, 20, 255), 2, cv2.LINE_AA)
    else:                                                    # kept for the proof: a star on a light middle, an edge in thirds
        for k in range(3):
            cv2.ellipse(im, (c, c), (c - 3, c - 3), turn, 120 * k, 120 * k + rng.uniform(35, 80), mark, -1, cv2.LINE_AA)
        cv2.circle(im, (c, c), int(c * .7), color(rng, 150, 255), -1, cv2.LINE_AA)
        a = np.radians(turn + np.arange(10) * 36)
        r = np.where(np.arange(10) % 2 == 0, .6, .25) * c
        cv2.fillPoly(im, [np.stack([c + r * np.cos(a), c + r * np.sin(a)], 1).astype(np.int32)], body)
    cv2.circle(im, (c, c), c - 3, tuple(int(v * rng.uniform(.4, .8)) for v in body[:3]) + (255,), 2, cv2.LINE_AA)
    return cv2.resize(im, (SIDE, SIDE), interpolation=cv2.INTER_AREA)


def plaque(rng):
    im = np.zeros((int(SIDE * 1.2), int(SIDE * 1.6), 4), np.uint8)
    im[:] = color(rng)
    im[4:-4, 4:-4] = color(rng)
    return im


def card(rng, bg):
    """A back, or a face: white with an index and pips."""
    if rng.random() < .5:
        return cv2.resize(bg.back(126, 176), (63, 88), interpolation=cv2.INTER_AREA)
    im = np.full((176, 126, 4), (245, 248, 250, 255), np.uint8)
    ink = (30, 30, 200, 255) if rng.random() < .5 else (25, 25, 25, 255)
    for x, y in ((14, 34), (96, 164)):
        cv2.putText(im, str(rng.choice(list('A23456789TJQK'))), (x - 8, y), cv2.FONT_HERSHEY_DUPLEX, 1, ink, 2, cv2.LINE_AA)
    for _ in range(int(rng.integers(1, 11))):
        cv2.circle(im, (int(rng.choice([40, 63, 86])), int(rng.integers(40, 140))), 8, ink, -1, cv2.LINE_AA)
    if rng.random() < .25:                                   # a court
        im[30:146, 26:100, :3] = cv2.resize(rng.integers(0, 255, (12, 8, 3)).astype(np.uint8), (74, 116))
    return cv2.resize(im, (63, 88), interpolation=cv2.INTER_AREA)


def hand(rng):
    """Fingers, often with a palm and a sleeve."""
    n = 200
    im = np.zeros((n, n, 4), np.uint8)
    skin = np.array([[130, 160, 215], [90, 120, 180], [60, 85, 130], [150, 180, 235], [45, 55, 80]])[rng.integers(5)] * rng.uniform(.75, 1.15)
    tone = tuple(int(min(255, v)) for v in skin) + (255,)
    w = int(rng.uniform(16, 30))
    if rng.random() < .6:
        cv2.ellipse(im, (n // 2, int(n * .66)), (int(n * rng.uniform(.2, .3)), int(n * .2)), 0, 0, 360, tone, -1)
        sleeve = color(rng, 10, 230) if rng.random() < .7 else tone
        cv2.rectangle(im, (int(n * .3), int(n * .82)), (int(n * .7), n), sleeve, -1)
    for k in range(int(rng.integers(1, 5))):
        x = int(n * (.3 + .14 * k + rng.normal(0, .02)))
        cv2.line(im, (x, int(n * rng.uniform(.12, .4))), (int(n * .5 + (x - n * .5) * .8), int(n * .65)), tone, w)
    im[..., :3] = np.clip(im[..., :3] * (1 + backgrounds.noise(rng, n, n, n / 6) * .12)[..., None], 0, 255)
    return im
