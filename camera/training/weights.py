"""weights.py <full .onnx> <shipped .onnx> ...: writes networks with 16-bit weights, which halves their size in the app; sums stay at 32 bits.

OpenCV 4.9, which the app has, reads such files; Debian's 4.6, which trains, does not: load() widens them first.
"""
import sys
import cv2
import numpy as np
import onnx
from onnx import TensorProto, numpy_helper


def changed(path, have, want):
    """The network with all its weights of one type turned into another."""
    model = onnx.load(path)
    for i in model.graph.initializer:
        if i.data_type == have:
            i.CopyFrom(numpy_helper.from_array(numpy_helper.to_array(i).astype(want), i.name))
    return model.SerializeToString(deterministic=True)


def halve(full, shipped):
    with open(shipped, 'wb') as f:
        f.write(changed(full, TensorProto.FLOAT, np.float16))


def load(path):
    return cv2.dnn.readNetFromONNX(np.frombuffer(changed(path, TensorProto.FLOAT16, np.float32), np.uint8))


if __name__ == '__main__':
    for k in range(1, len(sys.argv), 2):
        halve(*sys.argv[k:k + 2])
