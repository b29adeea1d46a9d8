"""train_reader.py <folder of scenes and indices> <out .pt> <seed> <steps> [start .pt | start .onnx | - | second] [crops .npz ...]: trains a reader of indices.

Started with a network of the app (reader.onnx, second-reader.onnx) it is trained further, more gently. The first reader then keeps the embedding
that it has, so that the decks which houses have enrolled are read as before.
"""
import copy, glob, math, sys, time
import cv2
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from nets import Average, Reader, SecondReader
from restore import restore


def load(folder, more):
    """Crops of scenes (s*), single indices (i*) and the lists in more; in column 3 of the marks each deck and font has a number of its own."""
    crops, marks, weight, decks = [], [], [], 0
    for kind in 'si':
        numbers = 0
        for f in sorted(glob.glob(f'{folder}/{kind}*.crops.npy')):
            crops.append(np.load(f, mmap_mode='r'))
            m = np.load(f.replace('.npy', '.npz'))['marks'].astype(np.int64)
            numbers = max(numbers, int(m[:, 3].max()) + 1)
            m[m[:, 3] >= 0, 3] += decks
            marks.append(m)
            weight.append(np.ones(len(m)))
        decks += numbers
    for f in more:
        z = np.load(f)
        m = z['marks'].astype(np.int64)
        m[m[:, 3] >= 0, 3] += decks
        crops.append(z['crops']), marks.append(m), weight.append(np.full(len(m), float(z['weight'])))
    return np.concatenate(crops), np.concatenate(marks), np.concatenate(weight)


def spoil(x):
    """Changes that cost nothing to make again for every batch: light, color, a little noise, small shifts."""
    n = x.shape[0]
    theta = torch.zeros(n, 2, 3)
    a = torch.randn(n) * .04
    k = 1 + torch.randn(n) * .04
    theta[:, 0, 0], theta[:, 1, 1] = k * torch.cos(a), k * torch.cos(a)
    theta[:, 0, 1], theta[:, 1, 0] = -torch.sin(a) * 1.5, torch.sin(a) / 1.5
    theta[:, :, 2] = torch.randn(n, 2) * .04
    x = F.grid_sample(x, F.affine_grid(theta, x.shape, align_corners=False), padding_mode='border', align_corners=False)
    x = x * torch.exp(torch.randn(n, 1, 1, 1) * .15) * torch.exp(torch.randn(n, 3, 1, 1) * .05) + torch.randn(n, 1, 1, 1) * .04
    mean = x.mean((1, 2, 3), keepdim=True)
    x = mean + (x - mean) * torch.exp(torch.randn(n, 1, 1, 1) * .15)
    return (x + torch.randn_like(x) * torch.rand(n, 1, 1, 1) * .04).clamp(0, 1)


class SameEmbedding(nn.Module):
    """The loss of directions that differ from those of the network that training began with."""
    apart = 2.0

    def __init__(self, net):
        super().__init__()
        self.was = [copy.deepcopy(net).eval()]       # in a list: its weights are not trained

    def forward(self, y, m, x):
        have = m[:, 0] >= 0
        with torch.no_grad():
            was = self.was[0](x[have])
        d = 1 - F.cosine_similarity(y[have, 18:66], was[:, 18:66]).mean()
        return d, 10 * (1 - F.cosine_similarity(y[have, 66:82], was[:, 66:82]).mean())


class Embedding(nn.Module):
    """Losses of the directions of ranks and suits with which a house's deck is enrolled; it must tell decks' shapes apart, not only ranks."""
    def __init__(self, decks, apart):
        super().__init__()
        self.fine, self.four = nn.Linear(Reader.RANK, decks * 13, bias=False), nn.Linear(Reader.SUIT, 4, bias=False)
        self.apart = apart       # telling decks apart shapes the embedding at first; later it must not outweigh the ranks

    def forward(self, y, m, x):
        mine, have = m[:, 3] >= 0, m[:, 1] >= 0
        e = F.normalize(y[mine, 18:66]) @ F.normalize(self.fine.weight).t() * 20
        d = F.cross_entropy(e, m[mine, 3] * 13 + m[mine, 0])
        g = F.cross_entropy(F.normalize(y[have, 66:82]) @ F.normalize(self.four.weight).t() * 12, m[have, 1])
        return d, g


def main(folder, out, seed, steps, start=None, *more):
    torch.set_num_threads(1)
    torch.manual_seed(int(seed))
    rng = np.random.default_rng(int(seed))
    crops, marks, weight = load(folder, more)
    cumulative = np.cumsum(weight) / weight.sum()
    print(len(crops), 'crops', int((marks[:, 2] == 1).sum()), 'indices')
    shipped = str(start).endswith('.onnx')
    second = start == 'second' or shipped and 'second' in start
    again = bool(start) and start != '-' and not second
    net = SecondReader() if second else Reader()
    embeddings = [] if second or shipped else [Embedding(int(marks[:, 3].max() + 1), .03 if again else .12)]
    if shipped:
        some = crops[np.sort(rng.choice(len(crops), 2048, replace=False))]
        restore(net, start, torch.from_numpy(some.transpose(0, 3, 1, 2).astype(np.float32) / 255))
        embeddings = [] if second else [SameEmbedding(net)]
    elif again:
        net.load_state_dict(torch.load(start))
    peak = 1e-3 if shipped else 1.5e-3 if again else 2e-3
    opt = torch.optim.AdamW([*net.parameters(), *(p for e in embeddings for p in e.parameters())], lr=peak, weight_decay=1e-3)
    steps, shown, t0 = int(steps), [], time.time()
    net = net.to(memory_format=torch.channels_last)
    net.train()
    mean = Average(net, .998)
    for step in range(steps):
        for g in opt.param_groups:
            g['lr'] = peak * min(1, step / 100) * max(.01, .5 * (1 + math.cos(math.pi * step / steps)))
        pick = np.searchsorted(cumulative, rng.random(64))
        pick = np.minimum(pick, len(crops) - 1)
        x = torch.from_numpy(crops[pick].transpose(0, 3, 1, 2).astype(np.float32) / 255)
        m = torch.from_numpy(marks[pick])
        x = spoil(x).contiguous(memory_format=torch.channels_last)
        y = net(x)
        rank, suit, index = m[:, 0], m[:, 1], m[:, 2].float()
        a = F.cross_entropy(y[:, :13], rank, ignore_index=-1)
        b = F.cross_entropy(y[:, 13:17], suit, ignore_index=-1)        # no label smoothing: it forbids the certainty that is wanted
        known = m[:, 2] >= 0
        c = F.binary_cross_entropy_with_logits(y[known, 17], index[known])
        total, d = a + b + 1.5 * c, torch.zeros(())
        for e in embeddings:
            d, g = e(y, m, x)
            total = total + e.apart * d + .2 * g
        opt.zero_grad()
        total.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 5)
        opt.step()
        mean.add(net)
        if step % 200 == 199:
            torch.save(mean.state, out)
        ok = rank >= 0
        shown.append((a.item(), b.item(), c.item(), d.item(), (y[ok, :13].argmax(1) == rank[ok]).float().mean().item(),
                      ((y[:, 17] > 0) == (index > 0)).float().mean().item()))
        if step % 100 == 99:
            print(step + 1, f'{time.time() - t0:.0f}s rank, suit, index, deck losses, rank right, index right',
                  np.mean(shown[-100:], axis=0).round(3), flush=True)
    torch.save(mean.state, out)


if __name__ == '__main__':
    main(*sys.argv[1:])
