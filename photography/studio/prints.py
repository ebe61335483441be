"""Printed images drawn with OpenCV: labels and patterns, handed to materials.picture()."""
import bpy
import cv2
import numpy

from .palette import colour


def _srgb(name, tone="base"):
    return [12.92 * c if c <= 0.0031308 else 1.055 * c ** (1 / 2.4) - 0.055 for c in colour(name, tone)[:3]]


def _image(canvas):
    high, wide = canvas.shape[:2]
    made = bpy.data.images.new("print", wide, high)
    rgba = numpy.ones((high, wide, 4), "float32")
    rgba[..., :3] = canvas[::-1]
    made.pixels.foreach_set(rgba.ravel())
    made.pack()
    return made


def label(ground, ink, words="", line="", size=(900, 600)):
    """A plain brand label: a band above, one large word, a small line, a drop-shaped mark."""
    wide, high = size
    canvas = numpy.empty((high, wide, 3), "float32")
    canvas[:] = _srgb(ground)
    pen = _srgb(ink, "dark")
    cv2.rectangle(canvas, (0, 0), (wide, high // 9), _srgb(ink), -1)
    cv2.ellipse(canvas, (wide // 2, int(high * 0.33)), (high // 14, high // 9), 0, 0, 360, _srgb(ink), -1, cv2.LINE_AA)
    for text, scale, weight, y in ((words, 3.4, 8, 0.68), (line, 1.5, 3, 0.86)):
        (long, _), _ = cv2.getTextSize(text, cv2.FONT_HERSHEY_DUPLEX, scale, weight)
        cv2.putText(canvas, text, ((wide - long) // 2, int(high * y)), cv2.FONT_HERSHEY_DUPLEX, scale, pen, weight, cv2.LINE_AA)
    return _image(canvas)


def stripes(ground, ink, count=9, share=0.4, size=512):
    """Upright stripes."""
    canvas = numpy.empty((size, size, 3), "float32")
    canvas[:] = _srgb(ground)
    phase = (numpy.arange(size) * count / size) % 1
    canvas[:, phase < share] = _srgb(ink)
    return _image(canvas)
