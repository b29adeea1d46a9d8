"""export.py <folder> <name>=<.pt> ...: writes <name>.onnx (detector, reader, second-reader) and checks that OpenCV agrees with torch."""
import os, sys
import cv2
import numpy as np
import torch
from nets import Detector, Reader, SecondReader, export

# the network, the shape that it is exported with, and another one to check it with
KINDS = {'detector': (Detector, (1, 3, 720, 960), (1, 3, 368, 496)), 'reader': (Reader, (1, 3, 48, 32), (5, 3, 48, 32)),
         'second-reader': (SecondReader, (1, 3, 56, 40), (5, 3, 56, 40))}


def main(folder, *wanted):
    os.makedirs(folder, exist_ok=True)
    for name, state in (w.split('=') for w in wanted):
        kind, shape, check = KINDS[name]
        net = kind()
        net.load_state_dict(torch.load(state))
        net.eval()
        export(net, f'{folder}/{name}.onnx', torch.rand(*shape))
        cv = cv2.dnn.readNetFromONNX(f'{folder}/{name}.onnx')
        x = np.random.default_rng(1).random(check).astype(np.float32)
        cv.setInput(x)
        diff = np.abs(cv.forward() - net(torch.from_numpy(x)).detach().numpy()).max()
        print(name, os.path.getsize(f'{folder}/{name}.onnx'), 'bytes, differs by', diff)
        assert diff < 1e-3


if __name__ == '__main__':
    main(*sys.argv[1:])
