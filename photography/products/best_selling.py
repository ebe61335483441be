"""Best selling: small things that every house has."""
import math
import random

from studio.arrange import disc, moved
from studio.materials import Surface, brushed, ceramic, clear_plastic, glowing, leaf, plastic, polished, rubber
from studio.parts import box, many, plate, ring, rod, rounded_outline, shell, tube, turned
from studio.registry import model


@model("gasLighter", tilt=48, turn=-26, fill=0.88)
def gas_lighter(colours):
    """A piezo lighter lying down: a curved red grip with its trigger, and a slotted steel rod."""
    red, steel = plastic(colours.main, 0.25), polished(colours.accent)
    grip = [(-1.3, -0.16), (-1.22, -0.24), (-0.9, -0.2), (-0.45, -0.05), (0.0, -0.02), (0.36, -0.12), (0.44, 0.0), (0.42, 0.16), (0.1, 0.24),
            (-0.5, 0.2), (-0.95, 0.1), (-1.25, -0.02)]
    plate(grip, 0.34, red, bevel=0.13)
    plate([(-0.3, -0.02), (0.12, -0.06), (0.16, -0.2), (0.02, -0.24), (-0.2, -0.16)], 0.2, plastic("charcoal"), (0, 0, 0.07), bevel=0.06)
    ring(0.09, 0.022, plastic("charcoal"), (-1.33, -0.12, 0.17))
    with moved((0.36, 0.05, 0.17), (0, 90, 0)):
        turned([(0, 0), (0.13, 0), (0.11, 0.14), (0.085, 0.2), (0, 0.2)], plastic("charcoal"), round=0.03)
        turned(shell([(0, 0.15), (0.075, 0.15), (0.075, 1.62), (0.07, 1.66)], 0.012), steel, round=0.01)
        disc(0.03, plastic("cream"), (0, 0, 1.55), 0.06)
        for z in (1.3, 1.42, 1.54):
            for a in (-30, 60, 150):
                with moved((0, 0, z), (0, 0, a)):
                    box((0.03, 0.02, 0.07), rubber(), (0, -0.073, 0), bevel=0.008)


@model("racket", tilt=56, turn=-34, fill=0.9)
def racket(colours):
    """A mosquito racket: an oval frame, three nets, a grip with a switch and a lamp."""
    frame, accent = plastic(colours.main, 0.3), plastic(colours.accent, 0.3)
    wire = polished("steel")
    wide, long = 1.02, 1.3
    oval = [(wide * math.cos(math.tau * i / 40), 1.35 + long * math.sin(math.tau * i / 40), 0.14) for i in range(40)]
    tube(oval, 0.12, frame, closed=True)
    tube([(x, y, 0.235) for x, y, _ in oval], 0.03, accent, closed=True)
    for i in range(-11, 12):
        x = i * wide / 12
        h = long * math.sqrt(1 - (x / wide) ** 2)
        rod((x, 1.35 - h, 0.15), (x, 1.35 + h, 0.15), 0.009, wire)
    for i in range(-14, 15):
        y = i * long / 15
        w = wide * math.sqrt(1 - (y / long) ** 2)
        rod((-w, 1.35 + y, 0.16), (w, 1.35 + y, 0.16), 0.009, wire)
    plate([(-0.5, 0.14), (0.5, 0.14), (0.24, -0.3), (0.2, -0.5), (-0.2, -0.5), (-0.24, -0.3)], 0.24, frame, (0, 0, 0.02), bevel=0.09)
    with moved((0, -0.45, 0.16), (90, 0, 0)):
        turned([(0, 0), (0.2, 0), (0.17, 0.3), (0.18, 1.3), (0.21, 1.5), (0.16, 1.56), (0, 1.56)], frame, round=0.05)
        for z in (0.75, 0.87, 0.99, 1.11, 1.23, 1.35):
            ring(0.175, 0.022, accent, (0, 0, z))
    box((0.14, 0.26, 0.07), accent, (0, -0.72, 0.31), bevel=0.03)
    disc(0.05, glowing("brick", 2.0), (0, -0.98, 0.32), 0.03)
    disc(0.07, glowing("cream", 2.0), (0, -0.2, 0.255), 0.03)


@model("chopper", tilt=14, turn=-12)
def chopper(colours):
    """A clear bowl with three curved blades and chopped vegetables, a green lid and its pull ring on a cord."""
    lid, clear = plastic(colours.accent, 0.25), clear_plastic(colours.main, 0.25)
    turned(shell([(0, 0), (0.82, 0), (0.88, 0.06), (1.0, 1.0), (1.0, 1.05)], 0.035), clear, round=0.08)
    ring(0.86, 0.04, rubber("charcoal"), (0, 0, 0.03))
    rod((0, 0, 0.05), (0, 0, 1.1), 0.09, plastic("white"))
    for i, z in enumerate((0.2, 0.42, 0.64)):
        with moved((0, 0, z), (0, 0, 120 * i + 25)):
            plate([(0, -0.1), (0.3, -0.16), (0.62, -0.1), (0.74, 0.1), (0.5, 0.02), (0.25, 0.04), (0, 0.1)], 0.02, polished("steel"), bevel=0.004)
    chance = random.Random(4)
    cube = [(x * 0.055, y * 0.05, z * 0.045) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    for name in ("brick", "cream", "green", "coral"):
        spots = []
        for _ in range(70):
            r, a = 0.8 * math.sqrt(chance.random()), chance.uniform(0, math.tau)
            spots.append((r * math.cos(a), r * math.sin(a), 0.09 + 0.12 * chance.random(), chance.uniform(0, 90)))
        many(cube, faces, spots, plastic(name, 0.4))
    turned([(0, 1.02), (1.0, 1.02), (1.05, 1.04), (1.06, 1.2), (1.0, 1.28), (0.6, 1.36), (0.3, 1.4), (0, 1.4)], lid, round=0.06)
    turned([(0.28, 1.38), (0.34, 1.42), (0.3, 1.52), (0, 1.54)], plastic("white"), round=0.03)
    tube([(0.3, 0, 1.46), (0.7, -0.05, 1.6), (1.05, -0.12, 1.72)], 0.022, plastic("white", 0.6))
    with moved((1.3, -0.18, 1.8), (64, -22, 0)):
        tube([(-0.25, 0, 0), (-0.15, 0.22, 0), (0.2, 0.3, 0), (0.26, 0, 0), (0.2, -0.3, 0), (-0.15, -0.22, 0)], 0.085, lid, closed=True)


@model("peeler", tilt=50, turn=-30, fill=0.88)
def peeler(colours):
    """A Y-shaped peeler with a steel handle beside a carrot and its curled peel."""
    frame, steel = plastic(colours.main, 0.25), brushed(colours.accent, (40, 1, 40))
    with moved((-0.35, -0.1, 0.05), (0, 0, 12)):
        with moved((0, -1.6, 0.06), (-90, 0, 0)):
            turned([(0, 0), (0.1, 0.0), (0.15, 0.1), (0.12, 0.5), (0.14, 1.0), (0.1, 1.35), (0, 1.36)], steel, round=0.05)
        tube([(0, -0.4, 0.06), (0, -0.05, 0.08), (-0.34, 0.2, 0.09), (-0.42, 0.55, 0.09), (-0.4, 0.86, 0.09)], 0.1, frame, radii=[1.2, 1.25, 1.0, 0.95, 0.8])
        tube([(0, -0.05, 0.08), (0.34, 0.2, 0.09), (0.42, 0.55, 0.09), (0.4, 0.86, 0.09)], 0.1, frame, radii=[1.2, 1.0, 0.95, 0.8])
        for y, tilt in ((0.66, 26), (0.78, -8)):
            box((0.8, 0.1, 0.022), polished("steel"), (0, y, 0.1), (tilt, 0, 0), bevel=0.006)
        rod((-0.42, 0.72, 0.1), (0.42, 0.72, 0.1), 0.028, polished("steel"))
        tube([(0.5, 0.3, 0.09), (0.62, 0.36, 0.09), (0.62, 0.5, 0.09), (0.5, 0.56, 0.09)], 0.04, frame)
    root = Surface("carrot", (0.78, 0.22, 0.03, 1), 0.5)
    root.bump(root.noise(3, (1, 1, 14)), "Fac", 0.5, 0.05)
    with moved((0.72, -1.15, 0.21), (-90, 0, 14)):
        turned([(0, 0), (0.03, 0.02), (0.09, 0.35), (0.15, 0.9), (0.19, 1.5), (0.22, 1.9), (0.17, 2.02), (0, 2.04)], root.material, round=0.05)
        for i in range(5):
            tube([(0.02 * i - 0.04, 0, 2.0), (0.07 * (i - 2), 0.02, 2.3), (0.16 * (i - 2), 0.04, 2.62 - 0.04 * abs(i - 2))], 0.028, leaf("green"))
    for k, (x, y) in enumerate(((0.1, -1.1), (0.25, -0.75))):
        tube([(x + 0.26 * math.cos(a * 1.1), y + 0.16 * math.sin(a * 1.1), 0.08 + 0.02 * a) for a in range(5 + k)], 0.075, root.material, flat=0.12)


@model("hooks", tilt=16, turn=-32, fill=0.88)
def hooks(colours):
    """Six self-stick hooks in two rows on tiles, three white and three grey."""
    tile = ceramic("#b9cdd2")
    for i in range(6):
        box((1.18, 0.14, 1.36), tile, ((i % 3 - 1) * 1.2, 0.1, 1.38 * (i // 3)), bevel=0.03)
    for i in range(6):
        name = colours.main if i % 2 == 0 else "#7d8890"
        paint = plastic(name, 0.25)
        with moved(((i % 3 - 1) * 1.2, 0.03, 0.68 + 1.38 * (i // 3)), (90, 0, 0)):
            plate(rounded_outline(0.56, 0.76, 0.16), 0.09, paint, bevel=0.04)
            tube([(0, 0.2, 0.06), (0, 0.05, 0.14), (0, -0.16, 0.17), (0, -0.32, 0.26), (0, -0.34, 0.42), (0, -0.2, 0.5), (0, -0.06, 0.5)],
                 0.085, paint, radii=[1.6, 1.3, 1.1, 1.0, 1.0, 0.95, 0.7])


PRODUCTS = {
    "spray-bottles-500-ml-set-of-2": {"size": {"count": 2}},
    "pull-chopper-900-ml": {"second": {"view": {"tilt": 34, "turn": 20}}},
}
