"""Takes the grain out of a render with Open Image Denoise's published network, run with PyTorch.

Debian's Blender is built without Open Image Denoise. Its weights (Apache 2.0) are a file of named tensors;
the network is a small U-Net over nine channels: the light (HDR), the surfaces' own colour and their normals.
"""
import os
import struct

import numpy
import torch
from torch.nn.functional import conv2d, interpolate, max_pool2d, pad, relu

# The perceptual curve the network was trained with: linear light in, evenly seen steps out.
A, B, C, D = 1.41283765e+03, 1.64593172, 4.31384981e-01, -2.94139609e-03
E, F, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def _seen(y):
    return numpy.where(y <= Y0, A * y, numpy.where(y <= Y1, B * numpy.power(numpy.maximum(y, 1e-12), C) + D,
                                                   E * numpy.log(numpy.maximum(y, 0) + F) + G))


def _light(x):
    return numpy.where(x <= X0, x / A, numpy.where(x <= X1, numpy.power(numpy.maximum((x - D) / B, 0), 1 / C),
                                                   numpy.exp((x - G) / E) - F))


BRIGHTEST = float(_seen(numpy.float64(65504.0)))


def read_weights(path):
    """The tensors of a .tza file by name, as float32."""
    with open(path, "rb") as file:
        data = file.read()
    magic, _, _, at = struct.unpack_from("<HBBQ", data, 0)
    if magic != 0x41D7:
        raise ValueError(f"{path} is not a tensor archive")
    (count,) = struct.unpack_from("<I", data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, at)
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        ranks = data[at]
        shape = struct.unpack_from(f"<{ranks}I", data, at + 1)
        at += 1 + 4 * ranks + ranks  # the axes' letters ("oihw") are always in this order
        kind, start = struct.unpack_from("<cQ", data, at)
        at += 9
        values = numpy.frombuffer(data, "<f2" if kind == b"h" else "<f4", int(numpy.prod(shape)), start)
        tensors[name] = torch.from_numpy(values.astype("float32").reshape(shape))
    return tensors


class Denoiser:
    """Load the weights once, then `clean` picture after picture."""

    def __init__(self, weights):
        self.tensors = read_weights(weights)
        torch.set_num_threads(os.cpu_count() or 1)

    def _conv(self, name, x):
        return relu(conv2d(x, self.tensors[f"{name}.weight"], self.tensors[f"{name}.bias"], padding=1))

    def _network(self, x):
        skips, y = [x], self._conv("enc_conv0", x)
        for level in (1, 2, 3, 4):
            y = max_pool2d(self._conv(f"enc_conv{level}", y), 2)
            skips.append(y)
        y = self._conv("enc_conv5b", self._conv("enc_conv5a", skips.pop()))
        for level in (4, 3, 2, 1):
            y = torch.cat((interpolate(y, scale_factor=2), skips.pop()), 1)
            y = self._conv(f"dec_conv{level}b", self._conv(f"dec_conv{level}a", y))
        return self._conv("dec_conv0", y)

    def clean(self, light, albedo, normal):
        """Three height x width x 3 arrays of linear floats in, the clean light out."""
        luminance = light @ numpy.array([0.212671, 0.715160, 0.072169])
        exposure = 0.18 / numpy.exp(numpy.log(numpy.maximum(luminance, 1e-4)).mean())
        channels = numpy.concatenate((
            _seen(numpy.maximum(light, 0) * exposure) / BRIGHTEST, albedo.clip(0, 1), normal.clip(-1, 1) * 0.5 + 0.5,
        ), 2).astype("float32")
        high, wide = light.shape[:2]
        x = torch.from_numpy(channels).permute(2, 0, 1)[None]
        # A mirrored margin: at the very edge the network sees nothing beyond and draws a ragged line.
        x = pad(x, (16, 16 + -wide % 16, 16, 16 + -high % 16), mode="reflect")
        with torch.no_grad():
            clean = self._network(x)[0, :, 16:16 + high, 16:16 + wide].permute(1, 2, 0).numpy()
        return _light(clean.clip(0, 1) * BRIGHTEST) / exposure
