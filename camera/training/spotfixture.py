"""spotfixture.py <spots.onnx> <folder>: the pictures and figures with which the app's test checks that it cuts patches of spots as training does, and that the network says the same of them."""
import sys
import cv2
import numpy as np
from backgrounds import noise
from spotpatch import PATCH, patch
from train_spots import prepared
from weights import load

SIDE = 220
# the middle of a spot in the view, its radius there, the direction up, how far stacks lean, whether that is known, the radius in millimeters
PLACES = ((110, 110, 31.2, 0, -1, 0, 0, 26), (100.4, 120.7, 31.2, .6, -.8, .7, 1, 26), (118.3, 97.2, 24, -.8, .6, 1.4, 1, 20), (30.5, 190.1, 38.4, -.28, -.96, .2, 1, 32))


def main(network, folder):
    rng = np.random.default_rng(3)
    felt = np.float32([90, 120, 60]) * (1 + .1 * noise(rng, SIDE, SIDE, 3) + .1 * noise(rng, SIDE, SIDE, 30))[..., None]
    for x, y, r, *_ in PLACES:
        cv2.circle(felt, (int(x), int(y)), int(r), (220, 220, 220), 2, cv2.LINE_AA)
    now = felt * np.float32([.8, .85, .9])
    for k in range(6):
        cv2.circle(now, (100 + 4 * k, 122 - 5 * k), 23, (60 + 20 * k, 60, 220 - 20 * k), -1, cv2.LINE_AA)
    views = [np.clip(v, 0, 255).astype(np.uint8) for v in (felt, now)]
    for name, view in zip(('empty', 'now'), views):
        cv2.imwrite(f'{folder}/{name}.png', view)
    pairs = [[patch(view, x, y, r, np.array([ux, uy])) for view in views] for x, y, r, ux, uy, *_ in PLACES]
    cv2.imwrite(f'{folder}/patches.png', np.vstack([np.hstack(pair) for pair in pairs]))
    net = load(network)
    net.setInput(prepared(np.array(pairs)[..., ::-1].copy(), np.float32([p[5:] for p in PLACES])).numpy())
    with open(f'{folder}/patches.csv', 'w') as out:
        print('x,y,radius,up x,up y,lean,known,radius mm,empty,chips,neither', file=out)
        for place, said in zip(PLACES, net.forward()):
            print(','.join([str(v) for v in place] + [f'{v:.3f}' for v in said]), file=out)
    assert pairs[0][0].shape == (PATCH, PATCH, 3)


if __name__ == '__main__':
    cv2.setNumThreads(1)
    main(*sys.argv[1:])
