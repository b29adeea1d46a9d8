"""Trains one network in several single-threaded processes. Each process takes some steps with its own draws, then all continue from the mean of
their weights (local SGD). The same seed and number of processes give the same weights; an interrupted run continues from <part>."""
import math, os, time
import multiprocessing as mp
import numpy as np
import torch
from nets import Average


def flat(net):
    return torch.cat([v.detach().reshape(-1).float() for v in net.state_dict().values()])


def load(net, values):
    state, at = {}, 0
    for k, v in net.state_dict().items():
        n = v.numel()
        state[k] = values[at:at + n].reshape(v.shape).to(v.dtype)
        at += n
    net.load_state_dict(state)


def work(me, make, loss_of, slots, gate, seed, rounds, local, rate, part):
    """One process; the first one also keeps the running mean of the weights and what a broken-off run goes on from."""
    os.setsid()
    torch.set_num_threads(1)
    net = make().to(memory_format=torch.channels_last)
    opt = torch.optim.AdamW(net.parameters(), lr=rate, weight_decay=1e-3)
    mean, first, mine = Average(net, .95), 0, f'{part}.{me}'
    if os.path.exists(part):
        first = torch.load(part)['round']
        was = torch.load(mine)
        load(net, was['net'])
        opt.load_state_dict(was['opt'])
        mean.state, mean.n = was['mean'], was['n']
    net.train()
    t0 = time.process_time()
    for r in range(first, rounds):
        torch.manual_seed(1_000_000 * seed + 1000 * r + me)
        rng = np.random.default_rng([seed, r, me])
        shown = []
        for k in range(local):
            done = (r * local + k) / (rounds * local)
            for g in opt.param_groups:
                g['lr'] = rate * min(1, (r * local + k) / 100) * max(.005, .5 * (1 + math.cos(math.pi * done)))
            loss = loss_of(net, rng)
            opt.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 5)
            opt.step()
            shown.append(loss.item())
        slots[me] = flat(net)
        gate.wait()
        load(net, slots.mean(0))
        gate.wait()
        mean.add(net)
        if r % 10 == 9 or r == rounds - 1:
            torch.save({'net': flat(net), 'opt': opt.state_dict(), 'mean': mean.state, 'n': mean.n}, mine + '~')
            gate.wait()
            os.replace(mine + '~', mine)
            gate.wait()
            if me == 0:
                torch.save({'round': r + 1}, part)
                print((r + 1) * local, f'{time.process_time() - t0:.0f}s', round(float(np.mean(shown)), 4), flush=True)


def train(make, loss_of, seed, steps, workers, local, rate, part, start=None):
    """
    make() gives the network, loss_of(net, rng) the loss of one batch of this process's own draws.
    start: a part of a run before, whose mean this one begins with.
    Returns the network with the running mean of its weights, in evaluation.
    """
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    net = make()
    if start:
        net.load_state_dict(torch.load(f'{start}.0')['mean'])
    slots = flat(net).repeat(workers, 1).share_memory_()
    begin, gate, rounds = flat(net), mp.Barrier(workers), steps // local

    def begun():
        one = make()
        load(one, begin)
        return one
    ps = [mp.get_context('fork').Process(target=work, args=(k, begun, loss_of, slots, gate, seed, rounds, local, rate, part)) for k in range(workers)]
    for p in ps:
        p.start()
    for p in ps:
        p.join()
    if any(p.exitcode for p in ps):
        raise SystemExit('a process ended early')
    net.load_state_dict(torch.load(f'{part}.0')['mean'])
    return net.eval()
