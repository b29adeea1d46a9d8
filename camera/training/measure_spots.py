"""measure_spots.py <spots.onnx> <choose .npz> <prove .npz>: the level from which a spot's state is sure, chosen on one list and proved on the other."""
import sys
import cv2
import numpy as np
from verdict import upper


def outputs(net, patches):
    out = []
    for k in range(0, len(patches), 256):
        p = patches[k:k + 256]
        net.setInput(p.transpose(0, 1, 4, 2, 3).reshape(len(p), 6, 40, 40).astype(np.float32) / 255)
        y = net.forward()
        e = np.exp(y - y.max(1, keepdims=True))
        out.append(e / e.sum(1, keepdims=True))
    return np.concatenate(out)


def counts(p, truth, level):
    """Sure and wrong; sure of those that can be said; those."""
    sure = p[:, :2].max(1) >= level
    wrong = sure & (p.argmax(1) != truth)
    said = truth < 2
    return int(wrong.sum()), int((sure & said).sum()), int(said.sum()), int(sure.sum())


def main(model, choose, prove):
    net = cv2.dnn.readNetFromONNX(model)
    for name, path in (('choose', choose), ('prove', prove)):
        z = np.load(path)
        p, truth = outputs(net, z['patches']), z['truth']
        print(name, len(truth), 'spots', np.bincount(truth), 'right', round(float((p.argmax(1) == truth).mean()), 4))
        for level in (.9, .95, .98, .99, .995, .998, .999, .9995, .9998, .9999):
            wrong, sure, said, all_sure = counts(p, truth, level)
            print(f'{level:8} sure {sure} of {said} = {100 * sure / said:.2f}%, wrong {wrong} of {all_sure}, at most 1 in {1 / upper(wrong, all_sure):.0f}')


if __name__ == '__main__':
    main(*sys.argv[1:])
