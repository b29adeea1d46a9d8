"""further_reader.py <folder of scenes and indices> <out .pt> <seed> <steps> <processes> <reader.onnx> [crops .npz ...]: trains the first reader further.

Begins with the app's network. Ranks, suits and 'is an index' are learned as before; the embedding stays what it is, so that the decks that houses
have enrolled remain valid.
"""
import copy, sys
import numpy as np
import torch
import torch.nn.functional as F
from nets import Reader
from parallel import train
from restore import restore
from train_reader import load, spoil

FEW = 4         # crops of one font's rank that are enough for their mean


class KeptEmbedding:
    """The loss of directions that differ from where they ought to be by the network that training began with: for a font's rank the mean of its
    crops, so that blur and bad frames lead there as well; for other crops what that network says of them, or the mean of all if it misreads them."""

    def __init__(self, net, crops, marks, rng):
        shape = np.where((marks[:, 3] >= 0) & (marks[:, 0] >= 0), marks[:, 3] * 13 + marks[:, 0], -1)
        order = rng.permutation(np.flatnonzero(shape >= 0))
        order = order[np.argsort(shape[order], kind='stable')]
        nth = np.arange(len(order)) - np.searchsorted(shape[order], shape[order])
        some = np.sort(np.concatenate([np.flatnonzero((marks[:, 2] == 1) & (shape < 0)), order[nth < FEW]]))
        was = torch.zeros(len(crops), Reader.RANK + Reader.SUIT)
        with torch.no_grad():
            for k in range(0, len(some), 256):
                x = crops[some[k:k + 256]].transpose(0, 3, 1, 2).astype(np.float32) / 255
                was[some[k:k + 256]] = net(torch.from_numpy(x))[:, 18:]
        seen = torch.zeros(len(crops), dtype=torch.bool)
        seen[some] = True
        self.parts = []
        for label, a, b in ((0, 0, Reader.RANK), (1, Reader.RANK, Reader.RANK + Reader.SUIT)):
            e, mark = F.normalize(was[:, a:b]), torch.from_numpy(marks[:, label])
            means, _ = self.means(e, torch.where(seen, mark, -torch.ones_like(mark)), int(mark.max()) + 1)
            right = seen & ((e @ means.t()).argmax(1) == mark)
            aims = torch.where(right[:, None], e, means[mark.clamp(min=0)])
            if label == 0:
                of = torch.from_numpy(shape)
                of_shape, many = self.means(e, torch.where(right, of, -torch.ones_like(of)), max(1, int(of.max()) + 1))
                known = (of >= 0) & (many[of.clamp(min=0)] > 1)
                aims = torch.where(known[:, None], of_shape[of.clamp(min=0)], aims)
            self.parts.append((label, 18 + a, 18 + b, aims.half()))

    @staticmethod
    def means(e, of, count):
        have = of >= 0
        return F.normalize(torch.zeros(count, e.shape[1]).index_add_(0, of[have], e[have])), torch.bincount(of[have], minlength=count)

    def __call__(self, y, m, pick):
        total = 0
        for label, a, b, aims in self.parts:
            have = m[:, label] >= 0
            total = total + 2 * (1 - F.cosine_similarity(y[have, a:b], aims[pick][have].float()).mean())
        return total


def main(folder, out, seed, steps, processes, start, *more):
    torch.set_num_threads(1)
    rng = np.random.default_rng(int(seed))
    crops, marks, weight = load(folder, more)
    cumulative = np.cumsum(weight) / weight.sum()
    print(len(crops), 'crops', int((marks[:, 2] == 1).sum()), 'indices', flush=True)
    some = crops[np.sort(rng.choice(len(crops), 2048, replace=False))]
    net = restore(Reader(), start, torch.from_numpy(some.transpose(0, 3, 1, 2).astype(np.float32) / 255))
    kept = KeptEmbedding(net, crops, marks, rng)
    print('embedding kept', flush=True)

    def loss(net, rng):
        pick = np.minimum(np.searchsorted(cumulative, rng.random(64)), len(crops) - 1)
        x = torch.from_numpy(crops[pick].transpose(0, 3, 1, 2).astype(np.float32) / 255)
        m = torch.from_numpy(marks[pick])
        y = net(spoil(x).contiguous(memory_format=torch.channels_last))
        known = m[:, 2] >= 0
        return (F.cross_entropy(y[:, :13], m[:, 0], ignore_index=-1) + F.cross_entropy(y[:, 13:17], m[:, 1], ignore_index=-1)
                + 1.5 * F.binary_cross_entropy_with_logits(y[known, 17], m[known, 2].float()) + kept(y, m, pick))
    done = train(lambda: copy.deepcopy(net), loss, int(seed), int(steps), int(processes), 10, 1e-3, f'{out}.part')
    torch.save(done.state_dict(), out)


if __name__ == '__main__':
    main(*sys.argv[1:])
