"""Patterns for cloth, mats and boxes, drawn with OpenCV, and the flat UVs that carry them."""
import math

import cv2
import numpy

from .prints import _image, _srgb


def laid(body, axes=(0, 1), units=False):
    """Lay an image flat over a part as seen along its third axis; with `units` the UV counts in units (for holes)."""
    mesh = body.data
    low = [min(v.co[a] for v in mesh.vertices) for a in axes]
    span = [1, 1] if units else [max(max(v.co[a] for v in mesh.vertices) - l, 1e-6) for a, l in zip(axes, low)]
    layer = mesh.uv_layers.active or mesh.uv_layers.new()
    for loop, data in zip(mesh.loops, layer.data):
        point = mesh.vertices[loop.vertex_index].co
        data.uv = [(point[a] - l) / s for a, l, s in zip(axes, low, span)]
    return body


def canvas(ground, size=(800, 800), tone="base"):
    made = numpy.empty((size[1], size[0], 3), "float32")
    made[:] = _srgb(ground, tone)
    return made


def dots(ground, ink, across=9, share=0.24, size=(900, 900)):
    """Dots in offset rows."""
    made, step = canvas(ground, size), size[0] / across
    for row in range(int(size[1] / step) + 1):
        for column in range(across + 1):
            at = (int((column + 0.5 * (row % 2)) * step), int((row + 0.5) * step))
            cv2.circle(made, at, int(step * share), _srgb(ink), -1, cv2.LINE_AA)
    return _image(made)


def diamonds(ground, ink, across=6, down=3, size=(1000, 520)):
    """A lattice of diamonds, each with a smaller one inside."""
    made, w, h = canvas(ground, size), size[0] / across, size[1] / down
    for row in range(down):
        for column in range(across):
            x, y = (column + 0.5) * w, (row + 0.5) * h
            for share, name in ((0.42, ink), (0.28, ground), (0.15, ink)):
                points = numpy.array([(x, y - h * share), (x + w * share, y), (x, y + h * share), (x - w * share, y)]).astype("int32")
                cv2.fillPoly(made, [points], _srgb(name), cv2.LINE_AA)
    return _image(made)


def checks(ground, ink, across=8, size=(800, 800)):
    """Gingham: two crossing bands."""
    made, step = canvas(ground, size), size[0] / across
    x, y = numpy.arange(size[0]) // (step / 2) % 2, numpy.arange(size[1]) // (step / 2) % 2
    share = (x[None, :] + y[:, None])[..., None] / 2
    return _image((made * (1 - share) + numpy.array(_srgb(ink), "float32") * share).astype("float32"))


def stripes(ground, inks, count=8, size=(800, 800), along=0):
    """Bands of several colours between the ground's."""
    made, long = canvas(ground, size), size[along]
    for i in range(count):
        a, b = int((i + 0.3) * long / count), int((i + 0.7) * long / count)
        (made[a:b] if along else made[:, a:b])[:] = _srgb(inks[i % len(inks)])
    return _image(made)


def mihrab(ground, ink, light="cream", size=(700, 1100)):
    """A prayer mat: borders, a pointed arch, a hanging lamp and flowers."""
    wide, high = size
    made, gold, dark, pale = canvas(ground, size, "dark"), _srgb(ink), _srgb(ground, "dark"), _srgb(light)
    for inset, pen, thick in ((18, gold, 10), (84, gold, 6), (98, pale, 3)):
        cv2.rectangle(made, (inset, inset), (wide - inset, high - inset), pen, thick, cv2.LINE_AA)
    cv2.rectangle(made, (102, 102), (wide - 102, high - 102), _srgb(ground), -1)
    for side in range(2):
        for i in range(9 if side else 14):
            for far in (51, (high if side else wide) - 51):
                along = 51 + i * ((wide - 102) / 8 if side else (high - 102) / 13)
                x, y = (int(along), far) if side else (far, int(along))
                for k in range(4):
                    a = math.pi / 4 + k * math.pi / 2
                    cv2.circle(made, (int(x + 13 * math.cos(a)), int(y + 13 * math.sin(a))), 9, pale if i % 2 else gold, -1, cv2.LINE_AA)
                cv2.circle(made, (x, y), 6, dark, -1, cv2.LINE_AA)
    arch = [(170, high - 150)]
    for i in range(31):
        t = i / 30
        arch.append((int(170 + (wide / 2 - 170) * (1 - math.cos(t * math.pi / 2)) ** 1.0), int(470 - 290 * math.sin(t * math.pi / 2) ** 0.8)))
    shape = numpy.array(arch + [(wide - x, y) for x, y in reversed(arch)], "int32")
    cv2.fillPoly(made, [shape], dark, cv2.LINE_AA)
    cv2.polylines(made, [shape], True, gold, 12, cv2.LINE_AA)
    inner = ((shape - [wide / 2, high / 2 + 60]) * [0.86, 0.9] + [wide / 2, high / 2 + 60]).astype("int32")
    cv2.polylines(made, [inner], True, pale, 4, cv2.LINE_AA)
    x = wide // 2
    cv2.line(made, (x, 240), (x, 420), gold, 5, cv2.LINE_AA)
    lamp = numpy.array([(x - 18, 420), (x + 18, 420), (x + 48, 480), (x + 30, 540), (x - 30, 540), (x - 48, 480)], "int32")
    cv2.fillPoly(made, [lamp], gold, cv2.LINE_AA)
    cv2.ellipse(made, (x, 486), (16, 26), 0, 0, 360, pale, -1, cv2.LINE_AA)
    for side in (-1, 1):
        for i in range(5):
            cv2.ellipse(made, (x + side * (30 + 16 * i), 870 - 62 * i), (34, 13), side * (-38), 0, 360, gold if i % 2 else pale, -1, cv2.LINE_AA)
        cv2.line(made, (x, high - 170), (x + side * 105, 590), gold, 4, cv2.LINE_AA)
    return _image(made)


def leaves(ground, ink, size=(1000, 640)):
    """A half-round mat: rays of leaves round the middle of the straight side, and a border."""
    made, middle = canvas(ground, size, "dark"), (size[0] // 2, size[1] - 40)
    cv2.ellipse(made, (size[0] // 2, size[1]), (size[0] // 2 - 34, size[1] - 34), 0, 180, 360, _srgb(ink), 16, cv2.LINE_AA)
    cv2.line(made, (34, size[1] - 24), (size[0] - 34, size[1] - 24), _srgb(ink), 16)
    for i in range(7):
        a = math.radians(12 + 26 * i)
        for k in range(5):
            far, along = 110 + 78 * k, size[0] / 2 / size[1]
            x, y = middle[0] + far * math.cos(a) * 1.04, middle[1] - far * math.sin(a) * 1.0
            if (x - middle[0]) ** 2 / (size[0] / 2 - 95) ** 2 + (y - size[1]) ** 2 / (size[1] - 95) ** 2 > 1:
                continue
            for side in (-1, 1):
                lean = math.degrees(a) + side * 34
                spot = (int(x + 24 * math.cos(math.radians(lean))), int(y - 24 * math.sin(math.radians(lean))))
                cv2.ellipse(made, spot, (30, 11), -lean, 0, 360, _srgb(ink, "dark"), -1, cv2.LINE_AA)
        cv2.line(made, middle, (int(middle[0] + 380 * math.cos(a)), int(middle[1] - 380 * math.sin(a))), _srgb(ink, "dark"), 5, cv2.LINE_AA)
    return _image(made)


def scale_marks(ground, ink, units=12, size=(2400, 200)):
    """A measuring tape's print: centimetres with numbers, small strokes between."""
    made, step = canvas(ground, size, "light"), size[0] / units
    for i in range(units * 10):
        x, long = int(i * step / 10), 90 if i % 10 == 0 else 60 if i % 5 == 0 else 36
        cv2.line(made, (x, 0), (x, long), _srgb("charcoal", "dark"), 5)
        cv2.line(made, (x, size[1]), (x, size[1] - long // 2), _srgb("charcoal", "dark"), 4)
    for i in range(1, units):
        cv2.putText(made, str(i), (int(i * step) - 60 - 40 * (i > 9), 130), cv2.FONT_HERSHEY_DUPLEX, 2.4, _srgb(ink, "dark"), 7, cv2.LINE_AA)
    return _image(made)
