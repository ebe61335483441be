"""Kitchen pick: small helpers of the kitchen."""
import math

from studio.arrange import moved, printed
from studio.materials import brushed, glass, liquid, picture, plastic, polished, rubber, silicone, wood
from studio.parts import box, lofted, many, plate, ring, rod, shell, tube, turned
from studio.motifs import image, plain, striped
from studio.registry import model


def _hole(wide, high):
    """A hole and the lip raised beneath it."""
    return [(wide * math.cos(a), 0, high * math.sin(a)) for a in (math.tau * i / 14 for i in range(14))]


def _side(angle, half, height, columns, rows, size, hole, lip):
    """Rows of cutting holes on one side of the tapered body."""
    with moved((0, 0, 0), (0, 0, angle)):
        spots = []
        for j in range(rows):
            for i in range(columns):
                z = height * (0.13 + 0.72 * j / max(rows - 1, 1))
                x = (i - (columns - 1) / 2 + (0.25 if j % 2 else -0.25) * (columns > 1)) * half(z) * 1.62 / columns
                spots.append((x, -half(z) - 0.008, z, 0))
        many(_hole(*size), [tuple(range(14))], spots, hole)
        for x, y, z, _ in spots:
            tube([(x - size[0], y, z - size[1] * 0.2), (x, y - 0.035, z - size[1] * 0.75), (x + size[0], y, z - size[1] * 0.2)], size[1] * 0.26, lip)


@model("grater", tilt=12, turn=-2)
def grater(colours, height=2.0):
    """A four-sided grater with a coarse and a slicing side, a rubber foot and a red handle."""
    steel, dark, red = brushed(colours.main, (40, 40, 1)), rubber("charcoal"), plastic(colours.accent)

    def half(z):
        return 0.6 - 0.17 * z / height
    square = [[(sx * half(z), sy * half(z), z) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))] for z in (0.04, height)]
    with moved((0, 0, 0), (0, 0, 36)):
        lofted(square, steel)
        _side(0, half, height, 5, 9, (0.062, 0.05), dark, polished("steel"))
        _side(-90, half, height, 1, 5, (0.34, 0.045), dark, polished("steel"))
        box((1.26, 1.26, 0.1), red, (0, 0, 0), bevel=0.04)
        box((0.92, 0.92, 0.13), red, (0, 0, height - 0.02), bevel=0.05)
        tube([(-0.36, 0, height + 0.05), (-0.38, 0, height + 0.3), (0, 0, height + 0.42), (0.38, 0, height + 0.3), (0.36, 0, height + 0.05)], 0.1, red)


@model("mortar", tilt=17, turn=0)
def mortar(colours):
    """A heavy steel mortar with its wooden pestle in it."""
    outer = [(0, 0), (0.46, 0), (0.5, 0.07), (0.36, 0.2), (0.4, 0.27), (0.52, 0.5), (0.57, 0.95), (0.63, 1.05)]
    turned(shell(outer, 0.06), polished(colours.main), round=0.06)
    ring(0.615, 0.03, polished(colours.main), (0, 0, 1.06), count=40)
    ring(0.56, 0.014, brushed(colours.main), (0, 0, 0.78), count=40)
    with moved((0.06, -0.05, 0.33), (6, 30, 0)):
        turned([(0, 0), (0.14, 0.02), (0.2, 0.14), (0.17, 0.36), (0.1, 0.6), (0.09, 1.15), (0.14, 1.35), (0.16, 1.5), (0.1, 1.6), (0, 1.62)],
               wood(colours.accent, "z"), round=0.06)


@model("tongs", tilt=40, turn=-20, fill=0.88)
def tongs(colours):
    """Spring tongs, open, with scalloped heat-proof tips and a locking ring."""
    steel, red = brushed(colours.main, (1, 30, 30)), silicone(colours.accent)
    for side in (-1, 1):
        line = [(-1.4, 0.0), (-1.37, 0.1), (-1.2, 0.16), (-0.2, 0.3), (0.75, 0.5), (0.95, 0.52)]
        line = [(x, side * y) for x, y in line]
        band = line + [(x, y - side * 0.035) for x, y in reversed(line)]
        plate(band, 0.26, steel, bevel=0.012)
        scallop = [(0.8, 0.6), (1.0, 0.6), (1.25, 0.52), (1.42, 0.32), (1.44, 0.22)]
        teeth = [(1.4, 0.22), (1.34, 0.3), (1.28, 0.3), (1.2, 0.4), (1.12, 0.4), (1.02, 0.47), (0.8, 0.46)]
        plate([(x, side * y) for x, y in scallop + teeth], 0.42, red, (0, 0, -0.08), bevel=0.05)
    ring(0.13, 0.025, steel, (-1.5, 0, 0.13), (0, 0, 0))
    rod((-1.42, 0, 0.02), (-1.42, 0, 0.24), 0.05, polished("steel"))


@model("oilBottle", tilt=9, turn=0, fill=0.84)
def oil_bottle(colours):
    """A square-shouldered glass bottle with yellow oil and a steel pourer in a dark stopper."""
    outer = [(0, 0), (0.34, 0), (0.37, 0.05), (0.37, 1.35), (0.33, 1.55), (0.15, 1.82), (0.14, 2.2), (0.17, 2.22), (0.17, 2.3)]
    turned(shell(outer, 0.03), glass(colours.main, 0.2), round=0.1)
    turned([(0, 0.035), (0.31, 0.035), (0.335, 0.08), (0.335, 1.22), (0, 1.22)], liquid("mustard"), round=0.03)
    dark = plastic(colours.accent)
    turned([(0, 2.1), (0.105, 2.1), (0.11, 2.3), (0.19, 2.31), (0.19, 2.37), (0.1, 2.42), (0, 2.42)], dark, round=0.02)
    tube([(0, 0, 2.4), (0.02, 0, 2.58), (0.1, 0, 2.75), (0.24, 0, 2.88)], 0.055, polished("steel"), radii=[1.2, 1, 0.85, 0.75])


@model("apron", tilt=74, turn=-8, fill=0.9)
def apron(colours):
    """An apron laid out flat: bib, neck loop, ties, a stripe and a wide pocket."""
    def side(v):
        return 1.0 if v < 0.58 else 0.42 + 0.58 * max(1 - (v - 0.58) / 0.16, 0) ** 1.6
    def fall(x, y):
        return 0.05 + 0.05 * math.sin(2.3 * x + 0.5 * y) * max(0.2, 0.9 - 0.25 * (y + 3))
    cloth = image(striped(colours.main, colours.accent, ((0.055, 0.1),)), 0.04)
    printed(5.4, 7.2, picture(cloth, 0.9), fall, 0.04, taper=side, steps=90)
    pocket = image(striped(colours.main, colours.accent, ((0.86, 1.0),)), 0.04)
    printed(2.6, 1.7, picture(pocket, 0.9), lambda x, y: fall(x, y - 0.9) + 0.03, 0.05, at=(0, -0.9, 0.02))
    tie = picture(image(plain(colours.accent), 0.03), 0.9)
    tube([(-0.95, 3.5, 0.1), (-1.1, 4.1, 0.08), (-0.5, 4.7, 0.1), (0.5, 4.7, 0.1), (1.1, 4.1, 0.08), (0.95, 3.5, 0.1)], 0.11, tie, flat=0.25)
    for s in (-1, 1):
        tube([(s * 2.62, 0.55, 0.08), (s * 3.1, 0.3, 0.06), (s * 3.35, -0.6, 0.06), (s * 3.05, -1.5, 0.06), (s * 3.3, -2.3, 0.06)], 0.1, tie, flat=0.25)


@model("hotPot", tilt=17, turn=-16)
def hot_pot(colours, style="tall", opened=False):
    """An insulated food pot: a plastic body with a stripe, a steel bowl in it, a lid with a handle."""
    r, high = (1.05, 0.95) if style == "tall" else (1.25, 1.0)
    body, trim = plastic(colours.main, 0.25), plastic(colours.accent, 0.3)
    turned([(0, 0), (r * 0.8, 0), (r * 0.9, 0.06), (r, high * 0.55), (r, high), (r * 0.88, high), (r * 0.88, 0.05), (0, 0.05)], body, round=0.08)
    turned([(r * 0.99, high * 0.6), (r + 0.008, high * 0.6), (r + 0.008, high * 0.74), (r * 0.99, high * 0.74)], trim, round=0)
    turned([(r * 0.88, high - 0.02), (r * 0.9, high + 0.02), (r * 0.86, high + 0.02), (r * 0.82, high * 0.5), (r * 0.7, 0.14), (0, 0.12), (0, 0.1)],
           polished("steel"), round=0.03)
    with moved((r * 1.3, -r * 0.3, r * 0.93) if opened else (0, 0, high), (0, 66, -16) if opened else (0, 0, 0)):
        turned([(0, 0.04), (r * 0.85, 0.04), (r * 0.99, 0), (r * 1.02, 0.05), (r * 0.98, 0.2), (r * 0.75, 0.4), (r * 0.4, 0.48), (0, 0.5)], body, round=0.08)
        turned([(r * 0.62, 0.425), (r * 0.66, 0.43), (r * 0.66, 0.45), (r * 0.62, 0.46)], trim, round=0)
        tube([(-0.42, 0, 0.44), (-0.38, 0, 0.66), (0, 0, 0.72), (0.38, 0, 0.66), (0.42, 0, 0.44)], 0.095, trim, flat=0.7)
    for side in (-1, 1):
        box((0.26, 0.62, 0.15), trim if style == "tall" else body, (side * (r + 0.06), 0, high * 0.76), bevel=0.07)


PRODUCTS = {
    "insulated-hot-pot-1-5-litres": {"set": "counter"},
    "insulated-hot-pot-2-5-litres": {"size": {"style": "wide"}, "view": {"turn": 18},
                                     "second": {"size": {"opened": True}, "view": {"tilt": 30, "turn": 10}}},
    "steel-okhli-with-wooden-pestle": {"set": "counter"},
    "steel-mixing-bowls-set-of-2": {"size": {"style": "mixing"}},
}
