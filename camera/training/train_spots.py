"""train_spots.py <patches .npz,...> <out .onnx> <seed> <steps> [processes] [start .onnx]: trains the network that says whether a betting spot is empty, has chips, or neither can be said."""
import sys
import cv2
import numpy as np
import torch
import torch.nn.functional as F
import parallel
from nets import SpotNet, export

BATCH, RATE, AGAIN, LOCAL = 128, 3e-3, 2e-3, 20
HARD, OF = .25, 4     # the part of a batch that is hard: those with the larger losses, when last seen, of four times a batch
SIDE, COLORS = 48, 6
# what may be said for each truth of spots.py: empty, chips, neither. Where two may be said, either is right: the network chooses, so that a spot
# which only just counts as plain is not made doubtful by those which only just do not
SAID = torch.tensor([[1., 0, 0], [0, 1, 0], [0, 0, 1], [0, 1, 1], [1, 0, 1]])


def prepared(patches, views):
    """
    (n, 2, 48, 48, 3) and (n, 3) to (n, 9, 48, 48). Empty, then now: logarithms less the mean of their patch, so that the brightness of the light does
    not matter. Then how far stacks lean, whether that is known, and the spot's radius, each the same everywhere.
    """
    n = len(patches)
    x = torch.log(torch.arange(256, dtype=torch.float32) + 8)[torch.from_numpy(patches).long()].permute(0, 1, 4, 2, 3)
    x = (x - x.mean((2, 3, 4), keepdim=True)).reshape(n, COLORS, SIDE, SIDE)
    lean, known, radius = torch.from_numpy(views).float().unbind(1)
    facts = torch.stack([lean.clamp(max=2), known, radius / 26 - 1], 1)
    return torch.cat([x, facts[:, :, None, None].expand(n, 3, SIDE, SIDE)], 1)


def spoil(x):
    """Both are mirrored alike, and their colors change places: no color means anything."""
    x = x.flip(3) if torch.rand(1) < .5 else x
    order = torch.randperm(3) if torch.rand(1) < .3 else torch.arange(3)
    return x[:, torch.cat([order, order + 3, torch.arange(COLORS, COLORS + 3)])]


def joined(paths):
    """All lists as one, without keeping them twice."""
    lists = [np.load(p) for p in paths]
    truth = np.concatenate([z['truth'] for z in lists]).astype(np.int64)
    views = np.concatenate([z['views'] for z in lists])
    patches, at = np.empty((len(truth), 2, SIDE, SIDE, 3), np.uint8), 0
    for z in lists:
        part = z['patches']
        patches[at:at + len(part)] = part
        at += len(part)
    return patches, views, truth


def main(patches, out, seed, steps, processes=6, start=None):
    x, views, truth = joined(patches.split(','))
    truth = torch.from_numpy(truth)
    last = np.full(len(x), 10, np.float32)       # unseen ones first

    def loss(net, rng):
        some, many = rng.integers(0, len(x), BATCH - int(HARD * BATCH)), rng.integers(0, len(x), OF * BATCH)
        hard = many[np.argsort(-last[many], kind='stable')[:int(HARD * BATCH)]]
        pick = np.concatenate([some, hard])
        p = F.log_softmax(net(spoil(prepared(x[pick], views[pick])).contiguous(memory_format=torch.channels_last)), 1)
        each = -torch.logsumexp(p + torch.log(SAID[truth[pick]]).clamp(min=-1e4), 1)
        last[pick] = each.detach().numpy()
        return each.mean()
    net = parallel.train(SpotNet, loss, int(seed), int(steps), int(processes), LOCAL, AGAIN if start else RATE, out + '.part.pt', start and start + '.part.pt')
    export(net, out, torch.rand(1, 9, SIDE, SIDE))
    check = torch.rand(3, 9, SIDE, SIDE)
    cv = cv2.dnn.readNetFromONNX(out)
    cv.setInput(check.numpy())
    print('differs by', np.abs(cv.forward() - net(check).detach().numpy()).max())


if __name__ == '__main__':
    main(*sys.argv[1:])
