"""Patterns for cloth, trays and mats, drawn with OpenCV and handed to materials.picture()."""
import math

import cv2
import numpy

from .prints import _image, _srgb


def plain(name, size=(768, 768), tone="base"):
    """A canvas (wide, high) of one colour to draw on; finish with `image`."""
    canvas = numpy.empty((size[1], size[0], 3), "float32")
    canvas[:] = _srgb(name, tone)
    return canvas


def image(canvas, weave=0.0, seed=1):
    """The canvas as a Blender image; `weave` darkens single threads a little."""
    if weave:
        high, wide = canvas.shape[:2]
        chance = numpy.random.default_rng(seed)
        threads = chance.normal(1, weave, (high, 1)) + chance.normal(0, weave, (1, wide)) + chance.normal(0, weave / 2, (high, wide))
        canvas = numpy.clip(canvas * threads[..., None], 0, 1).astype("float32")
    return _image(canvas)


def pen(name, tone="base"):
    return tuple(float(c) for c in _srgb(name, tone))


def flower(canvas, centre, radius, petals, name, heart, turn=0.0):
    """One block-printed flower."""
    for i in range(petals):
        angle = math.tau * i / petals + turn
        spot = (int(centre[0] + radius * 0.58 * math.cos(angle)), int(centre[1] + radius * 0.58 * math.sin(angle)))
        cv2.ellipse(canvas, spot, (int(radius * 0.42), int(radius * 0.22)), math.degrees(angle), 0, 360, pen(name), -1, cv2.LINE_AA)
    cv2.circle(canvas, (int(centre[0]), int(centre[1])), int(radius * 0.24), pen(heart), -1, cv2.LINE_AA)


def leaf(canvas, centre, long, angle, name):
    cv2.ellipse(canvas, (int(centre[0]), int(centre[1])), (int(long), int(long * 0.36)), angle, 0, 360, pen(name), -1, cv2.LINE_AA)


def flowered(ground, first, second="cream", size=(1000, 600)):
    """A painted bunch of flowers with leaves, for trays."""
    canvas = plain(ground, size)
    wide, high = size
    spots = [(0.5, 0.5, 0.2), (0.27, 0.42, 0.13), (0.73, 0.58, 0.13), (0.34, 0.72, 0.1), (0.66, 0.28, 0.1), (0.12, 0.66, 0.08), (0.88, 0.34, 0.08)]
    for i, (x, y, r) in enumerate(spots):
        for k in range(4):
            angle = k * 90 + 30 * i + 20
            away = r * high * 1.25
            leaf(canvas, (x * wide + away * math.cos(math.radians(angle)), y * high + away * math.sin(math.radians(angle))), r * high * 0.5, angle, "sage")
    for i, (x, y, r) in enumerate(spots):
        flower(canvas, (x * wide, y * high), r * high, 8 if i == 0 else 6, first if i % 2 == 0 else second, "brick" if i % 2 == 0 else first, i * 0.4)
    cv2.rectangle(canvas, (14, 14), (wide - 15, high - 15), pen(first), 5, cv2.LINE_AA)
    return canvas


def ajrak(ground="brick", ink="navy", light="cream", accent="mustard", size=(600, 1800)):
    """Round ajrak medallions between borders of small lozenges."""
    canvas = plain(ground, size, "base")
    wide, high = size
    edge = wide // 7
    for x in (0, wide - edge):
        cv2.rectangle(canvas, (x, 0), (x + edge, high), pen(ink, "dark"), -1)
        for y in range(edge // 2, high, edge):
            for r, name in ((0.36, light), (0.24, ground), (0.1, accent)):
                points = [(int(x + edge / 2 + r * edge * math.cos(a)), int(y + r * edge * math.sin(a))) for a in (0, math.pi / 2, math.pi, math.pi * 1.5)]
                cv2.fillPoly(canvas, [numpy.array(points)], pen(name), cv2.LINE_AA)
    for x in (edge, wide - edge - 6):
        cv2.rectangle(canvas, (x, 0), (x + 6, high), pen(light), -1)
    inner, step = wide - 2 * edge, (wide - 2 * edge) // 2
    for j in range(high // step + 1):
        for i in range(2):
            x, y, r = edge + (i + 0.5) * step, (j + 0.5) * step, step * 0.43
            for share, name, tone in ((1.0, ink, "dark"), (0.9, light, "base"), (0.82, ink, "base"), (0.36, light, "base"), (0.3, ground, "base")):
                cv2.circle(canvas, (int(x), int(y)), int(r * share), pen(name, tone), -1, cv2.LINE_AA)
            for k in range(12):
                a = math.tau * k / 12
                cv2.circle(canvas, (int(x + r * 0.62 * math.cos(a)), int(y + r * 0.62 * math.sin(a))), int(r * 0.11), pen(light if k % 2 else accent), -1, cv2.LINE_AA)
            cv2.circle(canvas, (int(x), int(y)), int(r * 0.13), pen(accent), -1, cv2.LINE_AA)
            for dx, dy in ((-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)):
                cv2.circle(canvas, (int(x + dx * step), int(y + dy * step)), int(step * 0.08), pen(light), -1, cv2.LINE_AA)
    return canvas


def checked(ground, ink, count=7, size=512):
    """Woven checks: thin lines both ways, darker where they cross."""
    canvas, line = plain(ground, (size, size)), numpy.array(pen(ink), "float32")
    step = size // count
    for i in range(count):
        a = int((i + 0.4) * step)
        for part in (numpy.s_[a:a + step // 6, :], numpy.s_[:, a:a + step // 6]):
            canvas[part] = canvas[part] * 0.45 + line * 0.55
    return canvas


def striped(ground, ink, bands, size=(512, 512), across=True):
    """Bands, each (from, to) in shares of the sheet from its near edge, in the ink's colour."""
    canvas = plain(ground, size)
    for low, high in bands:
        if across:
            canvas[int((1 - high) * size[1]):int((1 - low) * size[1])] = pen(ink)
        else:
            canvas[:, int(low * size[0]):int(high * size[0])] = pen(ink)
    return canvas


def woven(first, second, size=(900, 600), cell=12):
    """A woven mat: little over-and-under blocks, each a bit different."""
    chance = numpy.random.default_rng(3)
    wide, high = size
    rows, columns = numpy.mgrid[0:high, 0:wide] // cell
    over = (rows + columns) % 2
    shade = chance.normal(1, 0.05, (high // cell + 1, wide // cell + 1))[rows, columns]
    a, b = numpy.array(pen(first)), numpy.array(pen(second))
    edge = numpy.where((numpy.mgrid[0:high, 0:wide][0] % cell < 2) | (numpy.mgrid[0:high, 0:wide][1] % cell < 2), 0.8, 1.0)
    return numpy.clip(numpy.where(over[..., None] == 1, a, a * 0.55 + b * 0.45) * (shade * edge)[..., None], 0, 1).astype("float32")
