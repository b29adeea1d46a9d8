"""The networks (MODELS.md says what goes in and comes out)."""
import copy, warnings
import torch
import torch.nn as nn
import torch.nn.functional as F


def conv(i, o, s=1, k=3, relu=True):
    layers = [nn.Conv2d(i, o, k, s, k // 2, bias=False), nn.BatchNorm2d(o)]
    return nn.Sequential(*layers, nn.ReLU(inplace=True)) if relu else nn.Sequential(*layers)


class Residual(nn.Module):
    def __init__(self, c, middle=None):
        super().__init__()
        self.a, self.b = conv(c, middle or c), conv(middle or c, c, relu=False)

    def forward(self, x):
        return F.relu(x + self.b(self.a(x)))


class Detector(nn.Module):
    """Stride 4 out; about 1.2 GMAC for 960 x 720."""
    def __init__(self, c2=12, c4=20, c8=40, c16=64):
        super().__init__()
        self.s4 = nn.Sequential(conv(3, c2, 2), conv(c2, c4, 2))
        self.s8 = nn.Sequential(conv(c4, c8, 2), Residual(c8))
        self.s16 = nn.Sequential(conv(c8, c16, 2), Residual(c16), conv(c16, c16))
        self.up8, self.at8 = conv(c16, c8, k=1, relu=False), conv(c8, c8)
        self.up4, self.at4 = conv(c8, c4, k=1, relu=False), conv(c4, c4 + 4)
        self.out = nn.Conv2d(c4 + 4, 8, 1)
        nn.init.constant_(self.out.bias, 0)
        self.out.bias.data[0] = -4.0
        self.out.weight.data *= .3

    def forward(self, x):
        a = self.s4(x)
        b = self.s8(a)
        c = self.s16(b)
        b = self.at8(F.relu(b + F.interpolate(self.up8(c), scale_factor=2.0, mode='nearest')))
        a = self.at4(F.relu(a + F.interpolate(self.up4(b), scale_factor=2.0, mode='nearest')))
        return self.out(a)


class Reader(nn.Module):
    RANK, SUIT = 48, 16

    def __init__(self, c1=16, c2=32, c3=56, c4=96):
        super().__init__()
        self.body = nn.Sequential(conv(3, c1), conv(c1, c2, 2), Residual(c2, c2 // 2), conv(c2, c3, 2), Residual(c3, c3 // 2), conv(c3, c4, 2), Residual(c4, c4 // 2))
        self.hidden = nn.Sequential(nn.Flatten(), nn.Linear(c4 * 24, 192), nn.ReLU(inplace=True))
        self.heads = nn.Linear(192, 13 + 4 + 1 + self.RANK + self.SUIT)
        self.drop = nn.Dropout(.2)

    def forward(self, x):
        return self.heads(self.drop(self.hidden(self.body(x))))


class SecondReader(nn.Module):
    """An independent reader: a wider stem on a finer crop, and for the suit a branch of its own that keeps the finer grid of the middle layers.
    It has no embedding: houses' decks are enrolled with the first reader."""

    def __init__(self, c1=16, c2=48, c3=80):
        super().__init__()
        self.fine = nn.Sequential(conv(3, c1, 2, k=5), Residual(c1, c1 // 2), conv(c1, c2, 2), Residual(c2, c2 // 2))
        self.coarse = nn.Sequential(Residual(c2, c2 // 2), conv(c2, c3, 2), Residual(c3, c3 // 2))
        self.hidden = nn.Sequential(nn.Flatten(), nn.Linear(c3 * 35, 160), nn.ReLU(inplace=True))
        self.pip = nn.Sequential(conv(c2, 16, k=1), nn.Flatten(), nn.Linear(16 * 140, 64), nn.ReLU(inplace=True))
        self.rank, self.suit, self.index = nn.Linear(160, 13), nn.Linear(160 + 64, 4), nn.Linear(160, 1)
        self.drop = nn.Dropout(.2)

    def forward(self, x):
        fine = self.fine(x)
        whole = self.drop(self.hidden(self.coarse(fine)))
        both = torch.cat([whole, self.drop(self.pip(fine))], 1)
        return torch.cat([self.rank(whole), self.suit(both), self.index(whole)], 1)


class SpotNet(nn.Module):
    """A betting spot empty and now, six channels of 40 x 40: empty, chips, or neither can be said."""
    def __init__(self, c1=24, c2=48, c3=80, c4=32):
        super().__init__()
        self.body = nn.Sequential(conv(6, c1, 2, k=5), conv(c1, c2, 2), Residual(c2, c2 // 2), Residual(c2, c2 // 2), conv(c2, c3, 2), Residual(c3, c3 // 2), conv(c3, c4, k=1))
        self.head = nn.Sequential(nn.Flatten(), nn.Linear(c4 * 25, 64), nn.ReLU(inplace=True), nn.Linear(64, 3))

    def forward(self, x):
        return self.head(self.body(x))


class Average:
    """Running mean of a network's weights: steadier than the last step, and good at any moment."""
    def __init__(self, net, keep=.99):
        self.state, self.keep, self.n = {k: v.detach().clone() for k, v in net.state_dict().items()}, keep, 0

    def add(self, net):
        self.n += 1
        keep = min(self.keep, self.n / (self.n + 9))
        for k, v in net.state_dict().items():
            if v.dtype.is_floating_point:
                self.state[k].mul_(keep).add_(v, alpha=1 - keep)
            else:
                self.state[k].copy_(v)


def fused(module):
    """A copy with every batch norm folded into its convolution."""
    if isinstance(module, nn.Sequential) and len(module) >= 2 and isinstance(module[0], nn.Conv2d) and isinstance(module[1], nn.BatchNorm2d):
        return nn.Sequential(nn.utils.fusion.fuse_conv_bn_eval(module[0], module[1]), *list(module)[2:])
    for name, child in module.named_children():
        setattr(module, name, fused(child))
    return module


def export(model, path, example):
    model = fused(copy.deepcopy(model).eval())
    with warnings.catch_warnings():
        warnings.simplefilter('ignore')
        many = None if isinstance(model, Detector) else {'image': {0: 'n'}, 'out': {0: 'n'}}
        torch.onnx.export(model, example, path, opset_version=13, input_names=['image'], output_names=['out'],
                          do_constant_folding=True, dynamic_axes=many)
