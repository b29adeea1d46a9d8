"""measure_spots.py <spots.onnx> <choose .npz,...> <prove .npz,...> [models.json]: the level from which a spot's state is sure, chosen on one list and proved on the other.

Of the levels, the lowest is chosen at which at most 1 sure spot in 10,000 of the first list is wrong. Wrong is: empty where chips stand or nothing can be
said, chips where none stand or nothing can be said. With models.json, level and figures are written there.
"""
import json, os, sys
import cv2
import numpy as np
from train_spots import prepared
from verdict import upper
from weights import load

LEVELS = (.8, .9, .95, .97, .98, .99, .995, .998, .999, .9995, .9998, .9999, .99995, .99999)
# truths of spots.py for which saying empty, or chips, is right
RIGHT = {0: (0, 4), 1: (1, 3)}


def outputs(net, patches):
    out = []
    for k in range(0, len(patches), 256):
        p = patches[k:k + 256]
        net.setInput(prepared(p).numpy())
        y = net.forward().astype(np.float64)
        e = np.exp(y - y.max(1, keepdims=True))
        out.append(e / e.sum(1, keepdims=True))
    return np.concatenate(out)


def counts(p, truth, level):
    """Sure and wrong; sure of those that can be said; those; all sure ones."""
    sure = p[:, :2].max(1) >= level
    said = p[:, :2].argmax(1)
    right = np.where(said == 0, np.isin(truth, RIGHT[0]), np.isin(truth, RIGHT[1]))
    plain = truth < 2
    return int((sure & ~right).sum()), int((sure & plain).sum()), int(plain.sum()), int(sure.sum())


def read(net, paths):
    lists = [np.load(p) for p in paths.split(',')]
    truth = np.concatenate([z['truth'] for z in lists])
    return np.concatenate([outputs(net, z['patches']) for z in lists]), truth


def main(model, choose, prove, models=''):
    net, rows = load(model), {}
    for name, paths in (('choose', choose), ('prove', prove)):
        p, truth = read(net, paths)
        plain = truth < 2
        print(name, len(truth), 'spots', np.bincount(truth), 'right of the plain ones', round(float((p[plain].argmax(1) == truth[plain]).mean()), 4))
        for level in LEVELS:
            wrong, sure, said, every = rows[name, level] = counts(p, truth, level)
            print(f'{level:8} sure {sure} of {said} = {100 * sure / said:.2f}%, wrong {wrong} of {every}, at most 1 in {1 / upper(wrong, every):.0f}')
    chosen = next((v for v in LEVELS if rows['choose', v][0] <= rows['choose', v][3] / 10_000), LEVELS[-1])
    wrong, sure, said, every = rows['prove', chosen]
    print('level', chosen, '- proved:', wrong, 'wrong of', every, 'sure;', sure, 'of', said, 'plain ones are sure')
    if models:
        j = json.load(open(models))
        j['spots'] = {'level': chosen, 'bytes': os.path.getsize(model),
                      'proved': {'spots': len(truth), 'sure': every, 'wrong': wrong, 'of plain ones': round(sure / said, 5)}}
        json.dump(j, open(models, 'w'), indent=1)


if __name__ == '__main__':
    main(*sys.argv[1:])
