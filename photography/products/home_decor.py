"""Home decor: cushions, vases, frames, what hangs on the wall."""
import math

from studio.forms import ball, bloom, bush, disc, mirror_disc, panel, planar, printed_cloth, tassel
from studio.lamps import point
from studio.materials import ceramic, cotton, enamel, felt, glass, glowing, leaf as leaves, paper, picture, plastic, polished, terracotta, wood
from studio.parts import box, label, plate, rod, shell, tube, turned
from studio.designs import dial, landscape, zigzag
from studio.prints import label as printed
from studio.registry import model
from studio.soft import _grid, cushion, cushion_seam, leaf, sheet


def standing_cushion(at, lean, spin, name, seam, size):
    """A cushion on its edge, leaning back by `lean` degrees."""
    turn, spot = (90 - lean, 0, spin), (at[0], at[1], size / 2 * math.cos(math.radians(lean)) + 0.03)
    cushion(size, size, size * 0.34, cotton(name), spot, turn)
    cushion_seam(size, size, 0.028, cotton(seam), spot, turn)
    return spot, turn


def stitched(points, size, thread, spot, turn, thickness=0.05):
    """Embroidery: a cord along (u, v) points, -1 to 1, over the face of a cushion."""
    line = []
    for (a, b), (c, d) in zip(points, points[1:]):
        for i in range(8):
            u, v = a + (c - a) * i / 8, b + (d - b) * i / 8
            full = max((1 - u ** 4) * (1 - v ** 4), 0) ** 0.55
            line.append((u * size / 2 * (1 - 0.09 * (1 - v * v) * u * u), v * size / 2 * (1 - 0.09 * (1 - u * u) * v * v), size * 0.17 * full + 0.015))
    (u, v), full = points[-1], max((1 - points[-1][0] ** 4) * (1 - points[-1][1] ** 4), 0) ** 0.55
    line.append((u * size / 2 * (1 - 0.09 * (1 - v * v) * u * u), v * size / 2 * (1 - 0.09 * (1 - u * u) * v * v), size * 0.17 * full + 0.015))
    tube(line, thickness, thread, spot, turn)


@model("cushions", tilt=14, turn=6)
def cushions(colours, size=4.0, embroidered=False):
    """Two cushions, one leaning behind the other, with piped seams; embroidered with lines and a diamond."""
    back = standing_cushion((-0.85, 1.1), 14, 8, colours.accent, colours.accent, size)
    front = standing_cushion((0.9, -0.55), 17, -8, colours.main, colours.main, size * 0.94)
    if embroidered:
        thread = cotton("cream")
        for reach in (0.72, 0.58, 0.3):
            stitched([(0, -reach), (reach, 0), (0, reach), (-reach, 0), (0, -reach)], size * 0.94, thread, *front)
        for k in range(4):
            a = math.tau * k / 4
            for side in (-1, 1):
                stitched([(0.44 * math.cos(a), 0.44 * math.sin(a)), (0.44 * math.cos(a + side * 0.5), 0.44 * math.sin(a + side * 0.5))], size * 0.94, cotton("mustard"), *front, 0.035)
        for k in range(9):
            stitched([(-0.8 + 0.2 * k, -0.82), (-0.8 + 0.2 * k, 0.82)], size, cotton("cream"), *back, 0.03)


@model("vase", tilt=12, turn=0)
def vase(colours, height=2.2):
    """A bellied vase with a bunch of open flowers and leaves."""
    line = [(0, 0), (0.34, 0), (0.4, 0.04), (0.68, height * 0.32), (0.6, height * 0.55), (0.3, height * 0.8), (0.26, height * 0.9), (0.36, height)]
    turned(shell(line, 0.04), ceramic(colours.main), round=0.14)
    stem, green, petal, middle = plastic("green"), leaves("green"), felt(colours.accent), felt("mustard")
    for i, (x, y, z, lean) in enumerate(((0, -0.2, 1.35, 35), (-0.62, 0.0, 1.1, 48), (0.62, -0.05, 1.15, 48), (-0.3, 0.35, 1.7, 40), (0.38, 0.3, 1.65, 40), (-0.95, 0.1, 0.55, 62), (0.95, 0.1, 0.6, 62))):
        top = (x, y, height + z)
        tube([(x * 0.15, 0, height - 0.5), (x * 0.4, y * 0.4, height + z * 0.5), top], 0.03, stem)
        spin = math.degrees(math.atan2(x, 0.6))
        bloom(0.48 if i < 5 else 0.34, 7, petal, middle, top, (lean, 0, spin))
    for i in range(9):
        leaf(0.85, 0.3, green, (0, 0, height - 0.1), (35 + 8 * (i % 3), 0, 40 * i + 15), 0.35)


@model("photoFrames", set="wall", tilt=3, turn=10, fill=0.84)
def photo_frames(colours):
    """Three wooden frames of different size with white mounts and pictures on a wall."""
    for i, (x, z, w, h) in enumerate(((-1.05, 1.1, 2.0, 2.5), (1.3, 2.0, 1.5, 1.0), (1.2, 0.3, 1.3, 1.6))):
        bar = 0.16
        for side in (-1, 1):
            box((bar, 0.2, h + 2 * bar), wood(colours.main, "z"), (x + side * (w / 2 + bar / 2), -0.1, z - h / 2 - bar), bevel=0.02)
            box((w + 0.02, 0.19, bar), wood(colours.main, "x"), (x, -0.1, z + side * (h / 2 + bar / 2) - bar / 2), bevel=0.03)
        panel(w, h, picture(landscape(i, int(300 * w), int(300 * h), 0.14), 0.25), (x, -0.08, z))


@model("wallClock", set="wall", tilt=2, turn=12)
def wall_clock(colours, radius=1.5):
    """A round clock: rim, dial with numbers, hands at ten past ten, a thin second hand."""
    turned([(radius - 0.16, 0), (radius, 0), (radius + 0.02, 0.12), (radius - 0.05, 0.3), (radius - 0.14, 0.28), (radius - 0.16, 0.1)], wood(colours.main, "x", 0.3), (0, 0, 1.6), (90, 0, 0), round=0.04)
    body = disc(radius - 0.12, 0.1, picture(dial("white", "charcoal"), 0.4), (0, 0, 1.6), (90, 0, 0))
    planar(body, 2 * radius - 0.3, 2 * radius - 0.3)
    def hand(angle, long, wide, material, y):
        a = math.radians(angle)
        plate([(-wide / 2, -0.2), (wide / 2, -0.2), (wide * 0.3, long), (-wide * 0.3, long)], 0.02, material, (0, y, 1.6), (90, angle, 0), bevel=0.005)
    hand(-55, 0.72, 0.12, plastic("charcoal"), -0.13)
    hand(60, 1.05, 0.09, plastic("charcoal"), -0.16)
    hand(180, 1.1, 0.03, plastic(colours.accent), -0.19)
    disc(0.07, 0.14, plastic(colours.accent), (0, -0.1, 1.6), (90, 0, 0))


@model("mirror", set="wall", tilt=3, turn=14)
def mirror(colours, radius=2.25):
    """A round mirror with a thin metal rim that hangs by a leather strap."""
    turned([(radius - 0.06, 0), (radius + 0.1, 0), (radius + 0.1, 0.26), (radius - 0.06, 0.26), (radius - 0.06, 0.1)], enamel(colours.main), (0, -0.02, 2.3), (90, 0, 0), round=0.03)
    mirror_disc(radius - 0.03, (0, -0.14, 2.3), (90, 0, 0))
    for side in (-1, 1):
        tube([(side * 1.35, -0.2, 2.3 + 1.85), (side * 0.7, -0.17, 4.9), (side * 0.06, -0.12, 5.55)], 0.11, felt("walnut"), flat=0.3)
        disc(0.06, 0.08, polished(colours.accent), (side * 1.28, -0.25, 4.25), (90, 0, 0))
    disc(0.2, 0.3, polished(colours.accent), (0, 0, 5.55), (90, 0, 0))


@model("wallShelf", set="wall", tilt=8, turn=16, fill=0.84)
def wall_shelf(colours, width=4.0):
    """Two floating shelves, one above the other: books, a vase, a little plant."""
    for x, z in ((-0.35, 0.0), (0.35, 2.3)):
        box((width, 1.2, 0.22), wood(colours.main, "x"), (x, -0.6, z), bevel=0.03)
    tones, x = (colours.accent, "terracotta", "cream", "sage", "navy", "mustard"), -2.1
    for i, name in enumerate(tones):
        wide, high = (0.24, 0.18, 0.28, 0.2, 0.22, 0.16)[i], (1.4, 1.25, 1.5, 1.2, 1.45, 1.3)[i]
        lean = 0 if i < 5 else -9
        box((wide, 0.95, high), paper("cream"), (x + wide / 2, -0.57, 0.22), (0, lean, 0), bevel=0.01)
        for side in (-1, 1):
            box((0.025, 1.0, high + 0.04), felt(name), (x + wide / 2 + side * wide / 2, -0.6, 0.22), (0, lean, 0), bevel=0.01)
        box((wide + 0.03, 0.03, high + 0.04), felt(name), (x + wide / 2, -1.1, 0.22), (0, lean, 0), bevel=0.012)
        x += wide + 0.03 + (0.12 if i == 4 else 0)
    turned(shell([(0, 0), (0.22, 0), (0.4, 0.35), (0.3, 0.7), (0.14, 0.9), (0.2, 1.05)], 0.03), ceramic(colours.accent), (1.0, -0.6, 2.52), round=0.08)
    for i in range(5):
        tube([(1.0, -0.6, 3.3), (1.0 + 0.15 * (i - 2), -0.6 + 0.05 * i, 3.9), (1.0 + 0.34 * (i - 2), -0.7 + 0.08 * i, 4.3 - 0.1 * abs(i - 2))], 0.02, plastic("wood"))
        ball(0.1, felt("rose"), (1.0 + 0.34 * (i - 2), -0.7 + 0.08 * i, 4.35 - 0.1 * abs(i - 2)))
    turned(shell([(0, 0), (0.26, 0), (0.34, 0.45)], 0.04), terracotta(), (0.75, -0.6, 0.22), round=0.04)
    bush(16, 0.32, 0.5, leaves("green"), (0.75, -0.6, 0.6), droop=0.4)
    for i, name in enumerate(("coral", "sage")):
        box((1.2, 0.9, 0.16), felt(name), (-0.75, -0.6, 2.52 + 0.17 * i), (0, 0, 6 * i - 3), bevel=0.03)
        box((1.16, 0.9, 0.11), paper("cream"), (-0.73, -0.62, 2.545 + 0.17 * i), (0, 0, 6 * i - 3), bevel=0.01)


@model("wallHanging", set="wall", tilt=3, turn=10, fill=0.86)
def wall_hanging(colours, width=4.2, height=5.4):
    """A weaving with zigzag bands on a wooden rod, a row of tassels below."""
    body = sheet(width, height, printed_cloth(zigzag(colours.main, colours.accent, 6, "mustard"), 26), lambda x, y: 0.04 * math.sin(2.2 * x), 0.1, (0, -0.2, 1.6 + height / 2), (90, 0, 0))
    planar(body, width, height)
    top = 1.6 + height
    rod((-width / 2 - 0.45, -0.2, top), (width / 2 + 0.45, -0.2, top), 0.12, wood("wood", "x"))
    for side in (-1, 1):
        ball(0.17, wood("wood"), (side * (width / 2 + 0.5), -0.2, top))
        tube([(side * (width / 2 + 0.25), -0.2, top + 0.1), (side * 1.2, -0.12, top + 0.75), (0, -0.08, top + 1.3)], 0.035, cotton(colours.accent))
    for i in range(13):
        x = (i / 12 - 0.5) * (width - 0.2)
        name = colours.accent if i % 2 else colours.main
        tassel((x, -0.2, 1.62), 1.05 + 0.5 * (1 - abs(i - 6) / 6), felt(name), thickness=0.12, seed=i)


@model("artificialPlant", tilt=12, turn=0)
def artificial_plant(colours):
    """A bushy plant with many broad leaves in a plain pot."""
    turned(shell([(0, 0), (0.55, 0), (0.62, 0.06), (0.78, 1.05), (0.8, 1.12)], 0.07), ceramic(colours.main, speckled=True), round=0.06)
    turned([(0, 0.95), (0.72, 0.95), (0, 1.0)], terracotta("walnut"), round=0)
    bush(46, 1.15, 0.85, leaves(colours.accent), (0, 0, 1.0), droop=0.45, low=5, high=86, stem=plastic(colours.accent))
    bush(26, 1.5, 0.7, leaves("sage"), (0, 0, 1.0), seed=5, droop=0.3, low=25, high=88, stem=plastic(colours.accent))


@model("candle", tilt=16, turn=0, fill=0.84)
def candle(colours):
    """Wax in a glass with a label, a wick and a warm flame."""
    r, h = 0.42, 0.95
    turned(shell([(0, 0), (r - 0.03, 0), (r, 0.06), (r, h)], 0.03), glass("glass", 0.3), round=0.04)
    turned([(0, 0.06), (r - 0.04, 0.06), (r - 0.04, 0.72), (0, 0.7)], glowing(colours.main, 0.12), round=0.03)
    label(r + 0.006, 0.16, 0.62, picture(printed("cream", colours.main, "Rose", "SAMAN  30 h")), arc=110)
    tube([(0, 0, 0.68), (0.0, 0, 0.78), (0.01, 0, 0.82)], 0.014, paper("charcoal"))
    flame = [(0, 0), (0.05, 0.04), (0.065, 0.1), (0.04, 0.2), (0.012, 0.3), (0, 0.33)]
    body = turned(flame, glowing("mustard", 3), (0.01, 0, 0.8), round=0.02)
    body.scale = (1.25, 1.25, 1.25)
    point((0, 0, 0.98), 1.5, "mustard", 0.05)
    for x, y, spin in ((-0.75, -0.35, 20), (0.72, -0.45, 70), (-0.45, -0.62, 120), (0.9, -0.1, 10)):
        leaf(0.26, 0.24, felt(colours.main), (x, y, 0.06), (4, 0, spin), 0.25)


@model("curtains", set="wall", tilt=3, turn=0, fill=0.88)
def curtains(colours, width=11.0, height=11.5):
    """Two velvet curtains on a rod, tied back at both sides of a bright window."""
    frame, top = plastic("white"), height - 0.5
    box((5.6, 0.1, 8.0), glowing("sky", 0.9), (0, -0.02, 2.2), bevel=0)
    for x in (-2.8, 0, 2.8):
        box((0.3, 0.3, 8.2), frame, (x, -0.12, 2.1))
    for z in (2.0, 6.4, 10.1):
        box((5.9, 0.3, 0.3), frame, (0, -0.12, z))
    box((6.6, 0.8, 0.25), frame, (0, -0.4, 1.8))
    rod((-width / 2, -0.8, top), (width / 2, -0.8, top), 0.13, polished(colours.accent))
    for side in (-1, 1):
        ball(0.26, polished(colours.accent), (side * (width / 2 + 0.1), -0.8, top))
        rows, steps = [], 150
        for j in range(61):
            z = top + 0.25 - j / 60 * (top + 0.1)
            t = (top - z) / top
            pull = math.exp(-((t - 0.6) / 0.2) ** 2) * 0.78 if t < 0.6 else 0.78 - 0.33 * min(1, (t - 0.6) / 0.3)
            wide = 4.9 * (1 - pull)
            row = []
            for i in range(steps + 1):
                s = i / steps
                x = side * (width / 2 - 0.15 - s * wide)
                row.append((x, -0.8 - 0.26 * math.sin(math.tau * 8 * s) * (1 - 0.3 * pull) - 0.25 * pull * math.sin(math.pi * s), z))
            rows.append(row)
        _grid(rows, felt(colours.main), (0, 0, 0), (0, 0, 0), 0.05)
        z = top * 0.4
        tube([(side * (width / 2 + 0.1), -0.5, z + 0.15), (side * (width / 2 - 0.4), -1.35, z), (side * (width / 2 - 1.1), -1.35, z - 0.05), (side * (width / 2 - 1.5), -0.7, z + 0.1)], 0.2, felt(colours.accent), flat=0.4)
        tassel((side * (width / 2 - 0.55), -1.5, z - 0.1), 1.3, felt(colours.accent), thickness=0.2)


PRODUCTS = {
    "embroidered-cushions-set-of-2": {"size": {"embroidered": True}},
    "scented-candle-in-glass": {"set": "shelf"},
    "artificial-plant-in-pot-35-cm": {"set": "shelf"},
    "silent-wall-clock-30-cm": {"second": {"view": {"turn": 42, "tilt": 12}}},
    "floating-wall-shelves-set-of-2": {"second": {"view": {"turn": -30, "tilt": 20}}},
}
