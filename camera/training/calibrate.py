"""calibrate.py <reader.onnx> <models.json> <reader | second reader> <crops .npz>... [- <crops .npz>...]: temperatures, and how far they can be believed.

The crops are as the detector gives them (hard.py held: drawn with decks and fonts that were not trained on; mine.py: photographs that
were held out). One temperature a head, by the least negative log-likelihood, every list of crops in equal weight. The lists
after a hyphen are only measured, with temperatures that were chosen without them. Whether whole cards can be believed is measured through the whole reader: verdict.py.
"""
import json, os, sys
import cv2
import numpy as np
from weights import load


def outputs(net, crops):
    out = []
    for k in range(0, len(crops), 128):
        net.setInput(crops[k:k + 128].transpose(0, 3, 1, 2).astype(np.float32) / 255)
        out.append(net.forward())
    return np.concatenate(out)


def nll(v, label, t):
    v = v / t
    v = v - v.max(1, keepdims=True)
    return np.log(np.exp(v).sum(1)) - v[np.arange(len(v)), label]


def best(v, label, weight):
    ts = np.exp(np.linspace(np.log(.4), np.log(4), 80))
    return float(ts[np.argmin([(nll(v, label, t) * weight).sum() for t in ts])])


def right_of(y, m):
    return (m[:, 2] == 1) & (y[:, :13].argmax(1) == m[:, 0]) & ((y[:, 13:17].argmax(1) == m[:, 1]) | (m[:, 1] < 0))


def main(reader, models, which, *lists):
    net = load(reader)
    choosing = lists.index('-') if '-' in lists else len(lists)
    lists = [path for path in lists if path != '-']
    ys, ms, ws, source, figures = [], [], [], [], {}
    for n, path in enumerate(lists):
        z = np.load(path)
        name, marks = os.path.basename(path)[:-4], z['marks'][:, :3].astype(int)
        y = outputs(net, z['crops'])
        ys.append(y), ms.append(marks), ws.append(np.full(len(y), 1 / len(y) if n < choosing else 0.0))
        source += [name] * len(y)
        i, s = marks[:, 2] == 1, marks[:, 1] >= 0
        figures[name] = {
            'crops': len(y), 'indices': int(i.sum()),
            'rank right': round(float((y[i, :13].argmax(1) == marks[i, 0]).mean()), 5),
            'suit right': round(float((y[s, 13:17].argmax(1) == marks[s, 1]).mean()), 5),
            'indices accepted': round(float((y[i, 17] > 0).mean()), 5),
            'others accepted': round(float((y[marks[:, 2] == 0, 17] > 0).mean()), 5)}
    y, m, w, source = np.concatenate(ys), np.concatenate(ms), np.concatenate(ws), np.array(source)
    i, s = m[:, 2] == 1, m[:, 1] >= 0
    two = np.stack([np.zeros(len(y)), y[:, 17]], 1)
    t = {'rank': best(y[i, :13], m[i, 0], w[i]), 'suit': best(y[s, 13:17], m[s, 1], w[s]), 'index': best(two, m[:, 2], w)}
    post = (np.exp(-nll(y[:, :13], y[:, :13].argmax(1), t['rank'])) * np.exp(-nll(y[:, 13:17], y[:, 13:17].argmax(1), t['suit']))
            / (1 + np.exp(-y[:, 17] / t['index'])))
    right, levels = right_of(y, m), {}
    for p in (.5, .9, .97, .99, .997, .999, .9997):
        a = post >= p
        levels[str(p)] = {name: {'accepted': int(a[k].sum()), 'wrong': int((a[k] & ~right[k]).sum()), 'of indices': round(float(a[k & i].mean()), 4)}
                          for name in figures for k in [source == name]}
    j = json.load(open(models)) if os.path.exists(models) else {}
    j.setdefault('detector', {}).setdefault('threshold', .25)
    j.setdefault(which, {}).update({'temperature': {k: round(v, 3) for k, v in t.items()}, 'held out': figures, 'levels': levels})
    j['reader'].setdefault('kappa', 14.0)
    j.pop('note', None)
    json.dump(j, open(models, 'w'), indent=1)
    print(json.dumps(j[which], indent=1))


if __name__ == '__main__':
    cv2.setNumThreads(1)
    main(*sys.argv[1:])
