"""Drawn patterns and faces: cloth prints, dials, boards, displays. Images for materials.picture or printed_cloth."""
import math
import random

import cv2
import numpy

from .prints import _image, _srgb


def ground(name, wide=768, high=768, tone="base"):
    canvas = numpy.empty((high, wide, 3), "float32")
    canvas[:] = _srgb(name, tone)
    return canvas


def dots(base, ink, count=14, share=0.28, wide=768, high=768):
    """Dots in staggered rows."""
    canvas, step = ground(base, wide, high), wide / count
    for row in range(int(high / step) * 2 + 3):
        for column in range(count + 2):
            spot = (int((column + row % 2 / 2) * step), int(row * step / 2 * 1.2))
            cv2.circle(canvas, spot, int(step * share), _srgb(ink if isinstance(ink, str) else ink[(row + column) % len(ink)]), -1, cv2.LINE_AA)
    return _image(canvas)


def flowers(base, ink, leaf="green", count=6, wide=768, high=768):
    """A block print: five-petalled flowers with two leaves, staggered."""
    canvas, step = ground(base, wide, high), wide / count
    for row in range(int(high / step * 1.3) + 2):
        for column in range(count + 2):
            x, y = (column + row % 2 / 2) * step, row * step * 0.8
            for side in (-1, 1):
                cv2.ellipse(canvas, (int(x + side * step * 0.2), int(y + step * 0.3)), (int(step * 0.14), int(step * 0.05)), side * -35, 0, 360, _srgb(leaf), -1, cv2.LINE_AA)
            for k in range(5):
                a = math.tau * k / 5 - math.pi / 2
                cv2.circle(canvas, (int(x + step * 0.13 * math.cos(a)), int(y + step * 0.13 * math.sin(a))), int(step * 0.1), _srgb(ink), -1, cv2.LINE_AA)
            cv2.circle(canvas, (int(x), int(y)), int(step * 0.065), _srgb(base), -1, cv2.LINE_AA)
    return _image(canvas)


def bands(parts, wide=512, high=768, upright=False):
    """Bands across: [(share, colour name), ...] from above (from the left when upright)."""
    canvas, total, y = ground(parts[0][1], wide, high), sum(share for share, _ in parts), 0.0
    for share, name in parts:
        canvas[int(y / total * high):int((y + share) / total * high) + 1] = _srgb(name)
        y += share
    return _image(numpy.ascontiguousarray(canvas.transpose(1, 0, 2)) if upright else canvas)


def checks(names, columns, rows, seed=1, wide=768, high=768, flower=True):
    """Patchwork: squares in several colours, each second one with a small print."""
    canvas, chance = ground(names[0], wide, high), random.Random(seed)
    w, h = wide / columns, high / rows
    for row in range(rows):
        for column in range(columns):
            name = names[(row * 2 + column * 3 + chance.randrange(2)) % len(names)]
            a, b = (int(column * w), int(row * h)), (int((column + 1) * w) - 1, int((row + 1) * h) - 1)
            cv2.rectangle(canvas, a, b, _srgb(name), -1)
            if flower and (row + column) % 2:
                for i in range(3):
                    for j in range(3):
                        cv2.circle(canvas, (int(a[0] + (i + 0.5) * w / 3), int(a[1] + (j + 0.5) * h / 3)), int(w * 0.055), _srgb(name, "light" if name not in ("cream", "white") else "dark"), -1, cv2.LINE_AA)
            cv2.rectangle(canvas, a, b, _srgb(name, "dark"), 1)
    return _image(canvas)


def zigzag(base, ink, rows=6, second=None, wide=768, high=1024):
    """Woven zigzag bands."""
    canvas, step = ground(base, wide, high), high / rows
    for row in range(rows):
        for lift, name, weight in ((0.35, ink, 0.2), (0.62, second or ink, 0.08)):
            line = [[int(wide * i / 12), int(step * (row + lift) + (step * 0.22 if i % 2 else 0))] for i in range(13)]
            cv2.polylines(canvas, [numpy.array(line)], False, _srgb(name), int(step * weight), cv2.LINE_AA)
    return _image(canvas)


def dial(base="white", ink="charcoal", size=900):
    """A clock's face with its numbers and minute strokes."""
    canvas, middle = ground(base, size, size), size / 2
    for i in range(60):
        a = math.tau * i / 60
        ends = [(int(middle + middle * s * math.sin(a)), int(middle - middle * s * math.cos(a))) for s in ((0.9, 0.97) if i % 5 == 0 else (0.94, 0.97))]
        cv2.line(canvas, *ends, _srgb(ink, "dark"), 9 if i % 5 == 0 else 3, cv2.LINE_AA)
    for hour in range(1, 13):
        a = math.tau * hour / 12
        (w, h), _ = cv2.getTextSize(str(hour), cv2.FONT_HERSHEY_DUPLEX, 2.6, 6)
        cv2.putText(canvas, str(hour), (int(middle + middle * 0.73 * math.sin(a) - w / 2), int(middle - middle * 0.73 * math.cos(a) + h / 2)), cv2.FONT_HERSHEY_DUPLEX, 2.6, _srgb(ink, "dark"), 6, cv2.LINE_AA)
    return _image(canvas)


def landscape(kind=0, wide=600, high=600, mount=0.12):
    """A small picture in a white mount: hills and a sun, a sea, or a flower."""
    canvas = ground("white", wide, high, "light")
    edge = int(min(wide, high) * mount)
    view = canvas[edge:high - edge or None, edge:wide - edge or None]
    h, w = view.shape[:2]
    view[:] = _srgb(("sky", "cream", "rose")[kind % 3], "light")
    if kind % 3 == 2:
        cv2.line(view, (w // 2, h), (w // 2, h // 2), _srgb("green"), w // 30)
        for k in range(8):
            a = math.tau * k / 8
            cv2.ellipse(view, (int(w / 2 + w * 0.16 * math.cos(a)), int(h * 0.4 + w * 0.16 * math.sin(a))), (w // 8, w // 14), math.degrees(a), 0, 360, _srgb("coral"), -1, cv2.LINE_AA)
        cv2.circle(view, (w // 2, int(h * 0.4)), w // 11, _srgb("mustard"), -1, cv2.LINE_AA)
        return _image(canvas)
    cv2.circle(view, (int(w * 0.7), int(h * 0.3)), w // 10, _srgb("mustard", "light"), -1, cv2.LINE_AA)
    x = numpy.arange(w)
    for i, name in enumerate(("sage", "green", "teal") if kind % 3 == 0 else ("sky", "blue", "navy")):
        top = h * (0.5 + 0.15 * i) + h * (0.12 - 0.03 * i) * numpy.sin(x / w * (5 + 2 * i) + 2 * i + kind)
        for column in x:
            view[int(top[column]):, column] = _srgb(name)
    return _image(canvas)


def ludo(size=900):
    """The cross-shaped board with four corner yards."""
    canvas, cell = ground("cream", size, size, "light"), size / 15
    def square(x, y, name, span=1, pen=-1):
        cv2.rectangle(canvas, (int(x * cell), int(y * cell)), (int((x + span) * cell), int((y + span) * cell)), _srgb(name), pen)
    corners = ((0, 0, "brick"), (9, 0, "green"), (0, 9, "blue"), (9, 9, "mustard"))
    for x, y, name in corners:
        square(x, y, name, 6)
        square(x + 1, y + 1, "white", 4)
        for i in (0, 1):
            for j in (0, 1):
                cv2.circle(canvas, (int((x + 2 + 2 * i) * cell), int((y + 2 + 2 * j) * cell)), int(cell * 0.6), _srgb(name), -1, cv2.LINE_AA)
    for i in range(1, 6):
        for x, y, name in ((i, 7, "brick"), (7, i, "green"), (7, 14 - i, "blue"), (14 - i, 7, "mustard")):
            square(x, y, name)
    for x, y, name in ((1, 6, "brick"), (8, 1, "green"), (6, 13, "blue"), (13, 8, "mustard")):
        square(x, y, name)
    for i in range(15):
        for j in range(15):
            if 6 <= i <= 8 or 6 <= j <= 8:
                cv2.rectangle(canvas, (int(i * cell), int(j * cell)), (int((i + 1) * cell), int((j + 1) * cell)), _srgb("charcoal"), 2)
    m = size // 2
    for (a, b), name in zip((((6, 6), (6, 9)), ((6, 6), (9, 6)), ((6, 9), (9, 9)), ((9, 6), (9, 9))), ("brick", "green", "blue", "mustard")):
        cv2.fillPoly(canvas, [numpy.array([[int(a[0] * cell), int(a[1] * cell)], [int(b[0] * cell), int(b[1] * cell)], [m, m]])], _srgb(name), cv2.LINE_AA)
    return _image(canvas)


def display(words, base="sage", ink="charcoal", wide=600, high=240):
    """A small LCD with seven-segment digits."""
    canvas = ground(base, wide, high, "light")
    segments = {"0": "abcdef", "1": "bc", "2": "abged", "3": "abgcd", "4": "fgbc", "5": "afgcd", "6": "afgedc", "7": "abc", "8": "abcdefg", "9": "abcdfg"}
    tall = high * 0.62
    span, x = tall * 0.5, 0.0
    total = sum(span * (0.35 if letter == "." else 1.4) for letter in words) - span * 0.4
    x, y = (wide - total) / 2, (high - tall) / 2
    ends = {"a": (0, 0, 1, 0), "b": (1, 0, 1, 0.5), "c": (1, 0.5, 1, 1), "d": (0, 1, 1, 1), "e": (0, 0.5, 0, 1), "f": (0, 0, 0, 0.5), "g": (0, 0.5, 1, 0.5)}
    for letter in words:
        if letter == ".":
            cv2.circle(canvas, (int(x - span * 0.08), int(y + tall)), int(high * 0.035), _srgb(ink, "dark"), -1)
            x += span * 0.35
            continue
        for segment in segments.get(letter, ""):
            a, b, c, d = ends[segment]
            cv2.line(canvas, (int(x + a * span), int(y + b * tall)), (int(x + c * span), int(y + d * tall)), _srgb(ink, "dark"), int(high * 0.07), cv2.LINE_AA)
        x += span * 1.4
    return _image(canvas)


def gleam(size=512):
    """What a mirror shows: pale blue-grey, lighter above, with two diagonal gleams."""
    y, x = numpy.mgrid[0:size, 0:size] / size
    low, high = numpy.array(_srgb("glass", "dark")), numpy.array(_srgb("glass", "light"))
    share = 0.25 + 0.55 * (1 - y)
    for middle, wide in ((0.75, 0.09), (1.02, 0.035)):
        share = numpy.maximum(share, 1.05 * numpy.clip(1.6 - numpy.abs(x + y - middle) / wide, 0, 1))
    share = numpy.clip(share, 0, 1)[..., None]
    return _image((low + (high - low) * share).astype("float32"))
