"""train_spots.py <patches .npz,...> <out .onnx> <seed> <steps> [processes] [start .onnx]: trains the network that says whether a betting spot is empty, has chips, or neither can be said."""
import sys
import cv2
import numpy as np
import torch
import torch.nn.functional as F
import parallel
from nets import SpotNet, export

BATCH, RATE, AGAIN, LOCAL = 128, 3e-3, 2e-3, 20
# what may be said for each truth of spots.py: empty, chips, neither. Where two may be said, either is right: the network chooses, so that a spot
# which only just counts as plain is not made doubtful by those which only just do not
SAID = torch.tensor([[1., 0, 0], [0, 1, 0], [0, 0, 1], [0, 1, 1], [1, 0, 1]])


def prepared(patches):
    """(n, 2, 40, 40, 3) to (n, 6, 40, 40), empty, then now: logarithms less the mean of their patch, so that the brightness of the light does not matter."""
    x = torch.log(torch.from_numpy(patches.transpose(0, 1, 4, 2, 3).astype(np.float32)) + 8)
    return (x - x.mean((2, 3, 4), keepdim=True)).reshape(len(patches), 6, 40, 40)


def spoil(x):
    """Both are turned and mirrored alike, and their colors change places: no color means anything."""
    k = int(torch.randint(8, (1,)))
    x = torch.rot90(x.flip(3) if k >= 4 else x, k % 4, (2, 3))
    order = torch.randperm(3) if torch.rand(1) < .3 else torch.arange(3)
    return x[:, torch.cat([order, order + 3])]


def main(patches, out, seed, steps, processes=6, start=None):
    lists = [np.load(p) for p in patches.split(',')]
    x = np.concatenate([z['patches'] for z in lists])
    truth = torch.from_numpy(np.concatenate([z['truth'] for z in lists]).astype(np.int64))

    def loss(net, rng):
        pick = rng.integers(0, len(x), BATCH)
        p = F.log_softmax(net(spoil(prepared(x[pick])).contiguous(memory_format=torch.channels_last)), 1)
        return -torch.logsumexp(p + torch.log(SAID[truth[pick]]).clamp(min=-1e4), 1).mean()
    net = parallel.train(SpotNet, loss, int(seed), int(steps), int(processes), LOCAL, AGAIN if start else RATE, out + '.part.pt', start and start + '.part.pt')
    export(net, out, torch.rand(1, 6, 40, 40))
    check = torch.rand(3, 6, 40, 40)
    cv = cv2.dnn.readNetFromONNX(out)
    cv.setInput(check.numpy())
    print('differs by', np.abs(cv.forward() - net(check).detach().numpy()).max())


if __name__ == '__main__':
    main(*sys.argv[1:])
