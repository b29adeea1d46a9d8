"""Pips of many forms, drawn by ourselves."""
import cv2
import numpy as np


def varied_suit(suit, rng, n=200):
    """Pips of still more forms, for the further training of the first reader: lobes apart or grown together, pointed or round shoulders, all
    kinds of feet, stretched, and with more or less ink. Clubs and spades of 6 px differ by little else."""
    k = 3                                          # drawn larger, so that curves stay smooth
    a = np.zeros((n * k, n * k), np.uint8)

    def oval(x, y, rx, ry):
        cv2.ellipse(a, (int(x * n * k), int(y * n * k)), (int(rx * n * k), int(ry * n * k)), 0, 0, 360, 255, -1)

    def outline(left):
        left = np.array(left)
        right = left[::-1] * [-1, 1] + [1, 0]
        cv2.fillPoly(a, [np.round(np.vstack([left, right]) * n * k).astype(np.int32)], 255)

    def foot(top, low):
        w0, w1, bend = rng.uniform(.012, .06), rng.uniform(.03, .28), rng.uniform(.8, 4)
        outline([(.5 - w0 - (w1 - w0) * t ** bend, top + (low - top) * t) for t in np.linspace(0, 1, 24)])
    if suit in 'CS' and rng.uniform(0, 1) < .93:
        foot(.5, rng.uniform(.93, 1))
    if suit == 'C':
        r, up = rng.uniform(.175, .25), rng.uniform(.85, 1.12)
        y, x = rng.uniform(.5, .62), rng.uniform(.19, .27)
        oval(.5, r * up, r, r * up)
        for at in (x, 1 - x):
            oval(at, y, r * rng.uniform(.98, 1.02), r * rng.uniform(.9, 1.1))
        if rng.uniform(0, 1) < .85:
            oval(.5, rng.uniform(.42, .5), *(rng.uniform(.05, .15) for _ in range(2)))
        if rng.uniform(0, 1) < .3:
            outline([(.5 - rng.uniform(.03, .06), r), (.5 - rng.uniform(.03, .08), y), (x, y - .03), (x, y + .03), (.48, y + .05)])
    else:
        # half of a spade, a heart upside down or a diamond, as a curve of the half width over the height
        t = np.linspace(0, 1, 60)
        if suit == 'D':
            p, w = rng.uniform(.8, 1.45), rng.uniform(.33, .5)
            half, ys = w * (1 - np.abs(2 * t - 1) ** p), t
        else:
            low = rng.uniform(.52, .68)            # where it is widest
            point, round_ = rng.uniform(.75, 1.5), rng.uniform(.35, .6)
            half = np.where(t < low, .48 * (t / low) ** point, .48 * np.clip(1 - ((t - low) / (1 - low)) ** 2, 0, 1) ** round_)
            high = rng.uniform(.72, .86)
            ys = t * high
            notch = rng.uniform(.03, .2)           # the lobes end below the place where they meet
            ys = np.where(t > low, ys - notch * np.clip(1 - half / .24, 0, 1) ** 2, ys)
            if suit == 'H':
                a[:] = 0
        outline(np.stack([.5 - half, ys], 1))
        if suit == 'H':
            a[:] = a[::-1]
    ys, xs = np.where(a > 0)
    a = a[ys.min():ys.max() + 1, xs.min():xs.max() + 1]
    a = cv2.resize(a, (int(n * rng.uniform(.78, 1.12)), n), interpolation=cv2.INTER_AREA)
    spread = rng.uniform(-3, 5)
    if abs(spread) > 1:
        m = np.ones((int(abs(spread)) * 2 + 1,) * 2, np.uint8)
        a = cv2.copyMakeBorder(a, 8, 8, 8, 8, cv2.BORDER_CONSTANT)
        a = cv2.dilate(a, m) if spread > 0 else cv2.erode(a, m)
    if rng.uniform(0, 1) < .5:
        a = cv2.GaussianBlur(cv2.copyMakeBorder(a, 8, 8, 8, 8, cv2.BORDER_CONSTANT), (0, 0), rng.uniform(1, 6))
        a = np.where(a > 127, 255, 0).astype(np.uint8)
    ys, xs = np.where(a > 0)
    return a[ys.min():ys.max() + 1, xs.min():xs.max() + 1].astype(np.float32) / 255
