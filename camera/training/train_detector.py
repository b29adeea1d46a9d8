"""train_detector.py <scenes folder> <out .pt> <seed> <steps> [start .pt | start .onnx] [real .npz]: trains the detector of indices.

Started with the app's detector.onnx it is trained further, more gently.
"""
import glob, math, sys, time
import numpy as np
import torch
import torch.nn.functional as F
from nets import Average, Detector
from restore import restore

S = 4
N = 256      # training tiles, cut out of the scenes


def targets(labels, h, w):
    """Heat, regression (7), weights of both, for one picture. labels: card, cx, cy, ux, uy, rx, ry, visible."""
    heat, wheat = np.zeros((h, w), np.float32), np.ones((h, w), np.float32)
    reg, wreg = np.zeros((7, h, w), np.float32), np.zeros((h, w), np.float32)
    yy, xx = np.mgrid[:h, :w].astype(np.float32)
    px, py = S * (xx + .5) - .5, S * (yy + .5) - .5
    for card, cx, cy, ux, uy, rx, ry, visible in labels:
        if card == -2:          # a card's box in a photograph: what it holds is not known beyond the indices that follow
            x0, x1, y0, y1 = (int(round(v / S)) for v in (cx - abs(rx) / 2 - abs(ux) / 2, cx + abs(rx) / 2 + abs(ux) / 2,
                                                          cy - abs(uy) / 2 - abs(ry) / 2, cy + abs(uy) / 2 + abs(ry) / 2))
            wheat[max(0, y0 - 1):max(0, y1 + 2), max(0, x0 - 1):max(0, x1 + 2)] = 0
            continue
        hh = math.hypot(ux, uy)
        ww = math.hypot(rx, ry)
        cross = abs(ux * ry - uy * rx) / max(1e-6, hh)
        ok = card >= 0 and visible > .96 and 8 <= hh <= 75 and cross > .3 * hh
        if not ok and (visible < .3 or hh < 3):
            continue
        r = max(8.0, .45 * hh)
        x0, x1 = int(max(0, (cx - 3 * r) / S)), int(min(w, (cx + 3 * r) / S + 2))
        y0, y1 = int(max(0, (cy - 3 * r) / S)), int(min(h, (cy + 3 * r) / S + 2))
        if x0 >= x1 or y0 >= y1:
            continue
        sl = (slice(y0, y1), slice(x0, x1))
        dx, dy = cx - px[sl], cy - py[sl]
        if not ok:
            wheat[sl][dx ** 2 + dy ** 2 < (.35 * max(hh, 8)) ** 2] = 0
            continue
        sd = max(2.6, .075 * hh)
        g = np.exp(-(dx ** 2 + dy ** 2) / (2 * sd * sd))
        wheat[sl][dx ** 2 + dy ** 2 < (.4 * hh) ** 2] = 1
        heat[sl] = np.maximum(heat[sl], g)
        # the nearest cell is the peak itself
        j, i = int(round((cx + .5) / S - .5)), int(round((cy + .5) / S - .5))
        if 0 <= i < h and 0 <= j < w:
            heat[i, j] = 1
        up = (ux / hh, uy / hh)
        perp = (-up[1], up[0])
        a = math.log(max(.15, (rx * perp[0] + ry * perp[1]) / hh))
        b = (rx * up[0] + ry * up[1]) / hh
        m = g > np.maximum(.3, wreg[sl])
        vals = (dx / S, dy / S, np.full_like(dx, up[0]), np.full_like(dx, -up[1]), np.full_like(dx, math.log(hh / 16)),
                np.full_like(dx, a), np.full_like(dx, np.clip(b, -2, 2)))
        for k, v in enumerate(vals):
            reg[k][sl][m] = v[m]
        wreg[sl][m] = g[m]
    return heat, wheat, reg, wreg


def whole(labels):
    """An index that the tile's edge cuts is not whole."""
    for l in labels:
        if l[0] != -2:
            m = .5 * math.hypot(l[3], l[4])
            if not (m * .8 < l[1] < N - m * .8 and m * .8 < l[2] < N - m * .8):
                l[7] = min(l[7], .8 if -m < l[1] < N + m and -m < l[2] < N + m else 0)
    return labels


def turned(im, labels, k, n):
    """Turned anticlockwise by k * 90 degrees, as np.rot90 does."""
    im = np.rot90(im, k)
    labels = labels.copy()
    for _ in range(k):
        cx, cy = labels[:, 1].copy(), labels[:, 2].copy()
        labels[:, 1], labels[:, 2] = cy, n - 1 - cx
        for q in (3, 5):
            vx, vy = labels[:, q].copy(), labels[:, q + 1].copy()
            labels[:, q], labels[:, q + 1] = vy, -vx
    return im, labels


def loss(out, heat, wheat, reg, wreg):
    v = out[:, 0]
    p = torch.sigmoid(v).clamp(1e-4, 1 - 1e-4)
    pos = (heat > .999).float() * wheat
    neg = (1 - heat) ** 4 * wheat * (1 - (heat > .999).float())
    n = pos.sum().clamp(min=4)
    focal = -(pos * (1 - p) ** 2 * torch.log(p) + neg * p ** 2 * torch.log(1 - p)).sum() / n
    d = F.smooth_l1_loss(out[:, 1:], reg, reduction='none', beta=.1) * wreg[:, None]
    k = torch.tensor([1.0, 1.0, 2.0, 2.0, 2.0, 1.0, 1.0])[None, :, None, None]
    return focal, (d * k).sum() / wreg.sum().clamp(min=4)


class Scenes:
    def __init__(self, folder):
        self.images, self.labels, self.index = [], [], []
        for f in sorted(glob.glob(f'{folder}/s*.labels.npz')):
            self.images.append(np.load(f.replace('.labels.npz', '.images.npy'), mmap_mode='r'))
            l = np.load(f)['labels']
            by = [l[l[:, 0] == i][:, 1:9] for i in range(len(self.images[-1]))]
            self.labels.append(by)
            self.index += [(len(self.images) - 1, i) for i in range(len(by))]

    def get(self, k):
        a, b = self.index[k]
        return np.array(self.images[a][b]), self.labels[a][b]


def color(im, rng):
    im = im.astype(np.float32) / 255
    if rng.random() < .5:
        im = im * np.exp(rng.normal(0, .15)) + rng.normal(0, .04)
    if rng.random() < .15:
        im[:] = im.mean(2, keepdims=True)
    elif rng.random() < .3:
        im = im * np.exp(rng.normal(0, .1, 3)).astype(np.float32)
    return np.clip(im, 0, 1)


def main(folder, out, seed, steps, start=None, real=None):
    torch.set_num_threads(1)
    torch.manual_seed(int(seed))
    rng = np.random.default_rng(int(seed))
    sc = Scenes(folder)
    extra = np.load(real, allow_pickle=True) if real else None
    if extra is not None:
        ex_im, ex_lab = extra['images'], extra['labels']
    net = Detector()
    shipped = str(start).endswith('.onnx')
    if shipped:
        some = np.stack([sc.get(int(k))[0][:N, :N, ::-1] for k in rng.choice(len(sc.index), 48, replace=False)])
        restore(net, start, torch.from_numpy(some.transpose(0, 3, 1, 2).astype(np.float32) / 255))
    elif start:
        net.load_state_dict(torch.load(start))
    peak = 1e-3 if shipped else 2e-3 if start else 3e-3
    opt = torch.optim.AdamW(net.parameters(), lr=peak, weight_decay=1e-4)
    steps, step, shown, t0 = int(steps), 0, [], time.time()
    order = []
    net = net.to(memory_format=torch.channels_last)
    net.train()
    mean = Average(net)
    while step < steps:
        done = step / steps
        warm = min(1, step / 100)
        for g in opt.param_groups:
            g['lr'] = peak * warm * max(.01, .5 * (1 + math.cos(math.pi * done)))
        batch = []
        for q in range(8):
            if not order:
                order = list(rng.permutation(len(sc.index)))
            if extra is not None and q < 2:
                k = int(rng.integers(len(ex_im)))
                im, lab = np.array(ex_im[k]), np.array(ex_lab[k], np.float32).reshape(-1, 8)
            else:
                im, lab = sc.get(order.pop())
            x0, y0 = rng.integers(0, im.shape[1] - N + 1), rng.integers(0, im.shape[0] - N + 1)
            im, lab = im[y0:y0 + N, x0:x0 + N], lab.copy()
            lab[:, 1] -= x0
            lab[:, 2] -= y0
            lab = whole(lab)
            im, lab = turned(im, lab, int(rng.integers(4)), im.shape[0])
            batch.append((color(im[..., ::-1], rng).transpose(2, 0, 1), *targets(lab, im.shape[0] // S, im.shape[1] // S)))
        x, *t = (torch.from_numpy(np.stack(v)) for v in zip(*batch))
        f, r = loss(net(x.contiguous(memory_format=torch.channels_last)), *t)
        opt.zero_grad()
        (f + r).backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 10)
        opt.step()
        step += 1
        mean.add(net)
        if step % 100 == 0:
            torch.save(mean.state, out)
        shown.append((f.item(), r.item()))
        if step % 50 == 0:
            print(step, f'{time.time() - t0:.0f}s', np.mean(shown[-50:], axis=0).round(3), flush=True)
    torch.save(mean.state, out)


if __name__ == '__main__':
    main(*sys.argv[1:])
