"""The problem solver: small helpers, shown where they help."""
import math

import studio.walls  # noqa: F401  (the sets with a wall right behind)
from studio.hardware import drilled, posed
from studio.linen import pile
from studio.materials import (
    brushed, ceramic, clear_plastic, coated, cotton, glass, plastic, polished, rubber, wood,
)
from studio.parts import box, lofted, plate, ring, rod, rounded_outline, tube, turned
from studio.registry import model
from studio.soft import ruffled


@model("drainCatcher", tilt=40, turn=-16, fill=0.8)
def drain_catcher(colours):
    """A steel disc with rings of slots and a knob, lying over the drain of a tiled floor."""
    steel, r = brushed(colours.main, (6, 6, 6)), 0.55
    tile, size = ceramic("white"), 0.7
    for i in range(-1, 1):
        for j in range(-1, 1):
            box((size, size, 0.1), tile, ((i + 0.5) * size * 1.03, (j + 0.5) * size * 1.03, -0.11), bevel=0.015)
    plate(rounded_outline(1.44, 1.44, 0.02), 0.05, plastic("cream", 0.9), (0, 0, -0.1), bevel=0)
    disc = turned([(0, 0.09), (0.3, 0.08), (r - 0.06, 0.03), (r, 0.0), (r + 0.01, 0.012), (r - 0.05, 0.05), (0.3, 0.1), (0, 0.11)], steel, round=0.01)
    spots = []
    for ring_, count in ((0.2, 10), (0.3, 16), (0.4, 22)):
        spots += [(ring_ * math.cos(a), ring_ * math.sin(a), 0.07) for a in (math.tau * k / count for k in range(count))]
    drilled(disc, spots, 0.034, sides=12)
    turned([(0, 0), (r - 0.1, 0), (0, 0.002)], coated("charcoal"), (0, 0, -0.005), round=0)
    ring(r, 0.018, polished(colours.main), (0, 0, 0.01), count=48)
    turned([(0, 0), (0.06, 0), (0.05, 0.05), (0.09, 0.1), (0.06, 0.14), (0, 0.15)], plastic(colours.accent), (0, 0, 0.1), round=0.02)


@model("cableClips", tilt=46, turn=-22, fill=0.86)
def cable_clips(colours):
    """Clips in a row on the edge of a desk, three charging cables held in them."""
    box((4.2, 2.2, 0.22), wood("wood", "x"), (0, 0, -0.22), bevel=0.05)
    for row in range(4):
        x = -1.5 + row * 1.0
        plate([(x + a, b) for a, b in rounded_outline(0.42, 1.75, 0.18)], 0.05, plastic(colours.main), bevel=0.02)
        for k in range(3):
            y = (k - 1) * 0.52
            hump = [(-0.21, 0), (0.21, 0), (0.21, 0.12), (0.15, 0.24), (0.07, 0.27), (0.06, 0.22), (0.09, 0.15), (0.0, 0.08), (-0.09, 0.15), (-0.06, 0.22), (-0.07, 0.27), (-0.15, 0.24), (-0.21, 0.12)]
            plate([(-b, a) for a, b in hump][::-1], 0.34, plastic(colours.main, 0.4), (x - 0.17, y, 0.04), (0, 90, 0), bevel=0.02)
    for k, name in enumerate(("white", colours.accent, "sky")):
        y = (k - 1) * 0.52
        line = [(-2.15 - 0.1 * k, y + 0.95, -0.15), (-2.4 - 0.06 * k, y + 0.5, -0.15), (-2.32, y + 0.1, 0.04), (-2.05, y, 0.17), (-1.5, y, 0.19), (-0.5, y, 0.19),
                (0.5, y, 0.19), (1.5, y, 0.19), (1.95, y - 0.02, 0.17), (2.25, y - 0.12, -0.06), (2.35, y - 0.35, -0.13)]
        tube(line, 0.058, plastic(name, 0.45))
        with posed((2.35, y - 0.35, -0.13), (0, 2, -66), 0.8):
            lofted([[(x, yy * s, z * s) for yy, z in rounded_outline(0.24, 0.16, 0.06)] for x, s in ((-0.05, 0.6), (0.0, 0.9), (0.08, 1.1), (0.42, 1.1), (0.46, 1.0))], plastic(name, 0.35))
            box((0.22, 0.15, 0.06), polished("steel"), (0.55, 0, -0.03), bevel=0.012)


@model("jarOpener", tilt=27, turn=-14, fill=0.82)
def jar_opener(colours):
    """A round opener with rubber teeth gripping a jar's lid, its long handle to the right."""
    body, soft = plastic(colours.main), rubber(colours.accent)
    turned([(0, 0), (0.62, 0), (0.68, 0.06), (0.68, 0.9), (0.5, 1.12), (0.5, 1.2), (0, 1.2)], glass("glass", 0.3), round=0.06)
    turned([(0, 0.05), (0.61, 0.05), (0.63, 0.1), (0.63, 0.82), (0, 0.82)], plastic("mustard", 0.4), round=0.04)
    turned([(0, 1.16), (0.53, 1.16), (0.54, 1.2), (0.54, 1.4), (0.5, 1.45), (0, 1.45)], plastic("brick", 0.3), flutes=50, depth=0.012, round=0.02)
    z = 1.28
    turned([(0.66, z - 0.12), (0.9, z - 0.12), (0.92, z), (0.9, z + 0.12), (0.66, z + 0.12), (0.66, z - 0.12)], body, round=0.04)
    tooth = [(0.68, -0.075), (0.55, -0.02), (0.55, 0.02), (0.68, 0.075)]
    for k in range(26):
        with posed((0, 0, z - 0.1), (0, 0, 360 / 26 * k)):
            plate(tooth[::-1], 0.2, soft, bevel=0.012)
    ring(0.68, 0.05, soft, (0, 0, z + 0.11), count=48)
    tube([(0.8, 0, z), (1.2, -0.02, z), (1.9, -0.06, z + 0.02), (2.6, -0.1, z), (2.95, -0.12, z - 0.02)], 0.2, body, radii=[1.25, 0.85, 0.95, 1.05, 0.8], flat=0.6)
    tube([(1.6, -0.045, z + 0.01), (2.1, -0.07, z + 0.02), (2.62, -0.1, z)], 0.24, soft, radii=[0.85, 1.02, 0.95], flat=0.64)


@model("tapExtender", set="bathroom", tilt=12, turn=-26, fill=0.82)
def tap_extender(colours):
    """A basin tap with the turning spray head screwed to its spout, water running from it."""
    chrome, body, white = polished("steel"), plastic(colours.main), plastic(colours.accent)
    turned([(0, 0), (0.4, 0), (0.42, 0.06), (0.28, 0.14), (0.24, 0.3), (0.24, 1.25), (0.2, 1.4), (0, 1.45)], chrome, (0.9, 0, 0), round=0.05)
    tube([(0.9, 0, 1.0), (0.65, 0, 1.62), (0.1, 0, 1.9), (-0.5, 0, 1.72), (-0.72, 0, 1.35)], 0.17, chrome)
    tube([(0.9, 0, 1.4), (0.95, 0, 1.62), (1.25, 0, 1.85), (1.6, 0, 1.98)], 0.1, chrome, radii=[1.3, 1, 1, 1.2])
    with posed((-0.72, 0, 1.36), (0, 14, 0)):
        turned([(0, 0.1), (0.21, 0.1), (0.23, 0.04), (0.23, -0.18), (0.2, -0.22), (0, -0.22)], white, flutes=24, depth=0.03, round=0.02)
        turned([(0, -0.2), (0.15, -0.22), (0.19, -0.32), (0.15, -0.42), (0, -0.44)], chrome, round=0.05)
    with posed((-0.82, 0, 0.93), (0, 26, 0)):
        turned([(0, 0.08), (0.17, 0.06), (0.2, -0.04), (0.24, -0.3), (0.36, -0.5), (0.36, -0.58), (0.3, -0.6), (0, -0.6)], body, round=0.05, flutes=0)
        ring(0.36, 0.03, white, (0, 0, -0.54), count=40)
        box((0.12, 0.1, 0.22), white, (-0.29, 0, -0.36), (0, -20, 0), bevel=0.03)
        turned([(0, -0.6), (0.3, -0.6), (0, -0.615)], plastic("white"), round=0)
    water = glass("glass", 0.15)
    for row, count in ((0, 1), (0.1, 6), (0.2, 10)):
        for k in range(count):
            a = math.tau * k / count
            x, y = -1.08 + row * math.cos(a), row * math.sin(a)
            tube([(x, y, 0.38), (x - 0.05 + row * 0.15 * math.cos(a), y * 1.1, 0.2), (x - 0.08 + row * 0.3 * math.cos(a), y * 1.2, 0.0)], 0.016, water)


@model("draughtStopper", tilt=11, turn=-24, fill=0.9)
def draught_stopper(colours):
    """A striped fabric roll lying along the foot of a wooden door."""
    door = wood(colours.accent, "z")
    box((8.6, 0.4, 4.4), door, (0, 0.7, 0.12), bevel=0.03)
    for x in (-2.1, 2.1):
        box((3.2, 0.1, 2.9), wood(colours.accent, "z"), (x, 0.48, 0.9), bevel=0.1)
    turned([(0, 0), (0.26, 0), (0.24, 0.06), (0, 0.08)], polished("mustard"), (3.7, 0.5, 3.5), (90, 0, 0))
    tube([(3.7, 0.5, 3.5), (3.7, 0.2, 3.5), (3.5, 0.1, 3.5), (2.9, 0.1, 3.48)], 0.1, polished("mustard"))
    cloth, r = cotton(colours.main, 14), 0.55
    line = [(0, -4.35), (0.3, -4.33), (r, -4.1), (r * 1.04, -2), (r, 0), (r * 1.04, 2), (r, 4.1), (0.3, 4.33), (0, 4.35)]
    ruffled(turned(line, cloth, (0, -0.12, r), (0, 90, 0), round=0.2), 0.09, 0.7)
    for x in (-3.4, -3.1, -0.15, 0.15, 3.1, 3.4):
        ruffled(turned([(r * 0.9, -0.07), (r * 1.05, -0.07), (r * 1.05, 0.07), (r * 0.9, 0.07)], cotton("cream", 14), (x, -0.12, r), (0, 90, 0), round=0), 0.09, 0.7)
    for side in (-1, 1):
        ring(0.32, 0.05, cotton(colours.accent), (side * 4.34, -0.12, r), (0, 90, 0))
    tube([(4.36, -0.12, r + 0.25), (4.75, -0.12, r + 0.5), (4.9, -0.12, r + 0.2), (4.6, -0.12, r), (4.36, -0.12, r)], 0.05, cotton(colours.accent), flat=0.5)


@model("vacuumBags", tilt=30, turn=-24, fill=0.86)
def vacuum_bags(colours):
    """A shrunken clear bag of folded blankets with its valve and zip; a second, full one behind it."""
    film = clear_plastic("sky", 0.5)
    def blankets(at, names, width, depth, thick, layers):
        z = at[2]
        for k, name in enumerate(names):
            pile(width - 0.1 * (k % 2), depth, [cotton(name, 10)], thick, (at[0], at[1], z), layers)
            z += thick * layers * 1.05
        return z
    for x, y, names, thick, spin in ((-0.1, -1.55, (colours.main, "rose", "cream"), 0.12, 5), (0.3, 1.5, (colours.accent, "mustard", "cream", colours.main), 0.3, -6)):
        with posed((x, y, 0.0), (0, 0, spin)):
            top = blankets((0, 0, 0.06), names, 3.6, 2.2, thick, 3)
            mid = top / 2 + 0.02
            rings = [[(px * s, py * s, z) for px, py in rounded_outline(4.0, 2.6, 0.3, 6)] for s, z in ((0.9, 0.02), (1.0, 0.08), (1.02, mid * 0.6), (1.02, mid * 1.4), (1.0, top), (0.9, top + 0.07))]
            lofted(rings, film)
            seam = [(px, py, mid) for px, py in rounded_outline(4.6, 3.2, 0.12)]
            plate([(px, py) for px, py, _ in seam], 0.02, film, (0, 0, mid), bevel=0.005)
            tube(seam, 0.03, plastic("sky", 0.2), closed=True, curved=False)
            rod((-2.25, -1.42, mid + 0.04), (2.25, -1.42, mid + 0.04), 0.05, plastic(colours.accent))
            box((0.34, 0.2, 0.14), plastic("white"), (1.9, -1.42, mid - 0.02), bevel=0.04)
            turned([(0, 0), (0.34, 0), (0.36, 0.04), (0.33, 0.12), (0.2, 0.16), (0, 0.16)], plastic(colours.accent), (-1.0, -0.45, top + 0.06), round=0.03)
            turned([(0, 0), (0.14, 0), (0.12, 0.06), (0, 0.07)], plastic("white"), (-1.0, -0.45, top + 0.21), round=0.02)


PRODUCTS = {
    "vacuum-storage-bags-set-of-5": {"second": {"view": {"tilt": 16, "turn": 30}}},
    "door-draught-stopper-90-cm": {"second": {"view": {"tilt": 24, "turn": 44}}},
    "jar-and-bottle-opener": {"second": {"view": {"tilt": 74, "turn": 10}}},
}
