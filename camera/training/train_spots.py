"""train_spots.py <patches .npz> <out .onnx> <seed> <steps>: trains the network that says whether a betting spot is empty, has chips, or neither can be said."""
import math, sys, time
import cv2
import numpy as np
import torch
import torch.nn.functional as F
from nets import Average, SpotNet, export


def spoil(x):
    """Empty and now get gains of their own; both are turned and mirrored alike."""
    n = x.shape[0]
    k = int(torch.randint(8, (1,)))
    x = torch.rot90(x.flip(3) if k >= 4 else x, k % 4, (2, 3))
    for c in (0, 3):
        gain = torch.exp(torch.randn(n, 1, 1, 1) * .12) * torch.exp(torch.randn(n, 3, 1, 1) * .04)
        x = torch.cat([x[:, :c], x[:, c:c + 3] * gain, x[:, c + 3:]], 1)
    return (x + torch.randn_like(x) * torch.rand(n, 1, 1, 1) * .03).clamp(0, 1)


def main(patches, out, seed, steps):
    torch.set_num_threads(1)
    torch.manual_seed(int(seed))
    rng = np.random.default_rng(int(seed))
    z = np.load(patches)
    x, truth = z['patches'], torch.from_numpy(z['truth'].astype(np.int64))
    net = SpotNet().to(memory_format=torch.channels_last)
    opt = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=1e-3)
    mean, steps, shown, t0 = Average(net, .998), int(steps), [], time.time()
    net.train()
    for step in range(steps):
        for g in opt.param_groups:
            g['lr'] = 2e-3 * min(1, step / 100) * max(.01, .5 * (1 + math.cos(math.pi * step / steps)))
        pick = rng.integers(0, len(x), 64)
        # (n, 2, 40, 40, 3) to (n, 6, 40, 40): empty, then now
        b = torch.from_numpy(x[pick].transpose(0, 1, 4, 2, 3).reshape(64, 6, 40, 40).astype(np.float32) / 255)
        loss = F.cross_entropy(net(spoil(b).contiguous(memory_format=torch.channels_last)), truth[pick])
        opt.zero_grad()
        loss.backward()
        opt.step()
        mean.add(net)
        shown.append(loss.item())
        if step % 200 == 199:
            print(step + 1, f'{time.time() - t0:.0f}s', round(float(np.mean(shown[-200:])), 4), flush=True)
    net.load_state_dict(mean.state)
    export(net.eval(), out, torch.rand(1, 6, 40, 40))
    check = torch.rand(3, 6, 40, 40)
    cv = cv2.dnn.readNetFromONNX(out)
    cv.setInput(check.numpy())
    print('differs by', np.abs(cv.forward() - net(check).detach().numpy()).max())


if __name__ == '__main__':
    main(*sys.argv[1:])
