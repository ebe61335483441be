"""Cleaning accessories: dustpan, wipers, scourers, gloves."""
import math
import random

from studio.hardware import blended, cords, posed
from studio.materials import brushed, felt, paper, plastic, polished, rubber
from studio.parts import box, bristles, lofted, plate, ring, rod, rounded_outline, turned, tube
from studio.registry import model
from studio.soft import sheet


@model("dustpan", tilt=36, turn=-30, fill=0.84)
def dustpan(colours):
    """A dustpan with raised sides and a rubber lip, the hand brush lying in it."""
    body = plastic(colours.main)
    def wall(x, y):
        def rise(t):
            t = min(max(t, 0), 1)
            return t * t * (3 - 2 * t)
        side = rise((abs(x) - 1.12) / 0.2) * 0.62 * rise((y + 1.3) / 1.3)
        return max(side, 0.85 * rise((y - 0.75) / 0.3)) + 0.05 * (y > -1.1)
    sheet(2.7, 2.3, body, wall, 0.07)
    box((2.45, 0.3, 0.06), rubber("charcoal"), (0, -1.2, -0.02), (3, 0, 0), bevel=0.025)
    tube([(0, 1.0, 0.72), (0, 1.5, 0.8), (0, 2.3, 0.72), (0, 3.1, 0.7)], 0.19, body, radii=[1.4, 0.95, 1, 0.95], flat=0.7)
    ring(0.12, 0.04, body, (0, 3.25, 0.7))
    for x in (-0.6, -0.3, 0, 0.3, 0.6):
        rod((x, -0.7, 0.06), (x, 0.5, 0.06), 0.025, body)
    with posed((0.12, -0.25, 0.76), (0, -15, 66)):
        plate([(x, y) for x, y in rounded_outline(1.75, 0.42, 0.2)], 0.2, plastic(colours.accent), (-0.5, 0, 0), bevel=0.07)
        tube([(0.3, 0, 0.1), (0.65, 0, 0.16), (1.3, 0, 0.2), (1.9, 0, 0.14)], 0.16, plastic(colours.accent), radii=[1.15, 0.8, 1.05, 0.85], flat=0.7)
        tufts = [(-0.5 + x * 0.1, y * 0.1) for x in range(-8, 9) for y in (-1, 0, 1)]
        roots = [((x + 0.03 * math.cos(k), y + 0.03 * math.sin(k), 0.02), ((x + 0.5) * 0.25, y * 0.8, -1)) for x, y in tufts for k in range(9)]
        bristles(roots, 0.44, 0.011, plastic("charcoal"), 0.07)


@model("scourers", set="counter", tilt=26, turn=-10, fill=0.82)
def scourers(colours):
    """Three balls of curled metal ribbon: two of steel, one of copper."""
    for k, (name, x, y, r) in enumerate(((colours.main, -0.62, 0.2, 0.55), (colours.accent, 0.6, 0.22, 0.55), (colours.main, 0.02, -0.62, 0.52))):
        chance, lines = random.Random(k + 1), []
        for _ in range(330):
            a, u = chance.uniform(0, math.tau), chance.uniform(-0.9, 1)
            far, size, spin = r * chance.uniform(0.55, 0.97), chance.uniform(0.1, 0.24), chance.uniform(0, math.tau)
            nx, ny, nz = math.sqrt(1 - u * u) * math.cos(a), math.sqrt(1 - u * u) * math.sin(a), u
            e1 = (-math.sin(a), math.cos(a), 0.0)
            e2 = (-nz * math.cos(a), -nz * math.sin(a), math.sqrt(1 - u * u))
            line = []
            for i in range(26):
                t, drift = i / 25 * math.tau * 1.6 + spin, (i / 25 - 0.5) * 0.22
                out = far + 0.03 * math.sin(3 * t)
                line.append(tuple(c + d for c, d in zip((x, y, r * 0.72), [(n * out + p * (size * math.cos(t) + drift) + q * size * math.sin(t)) * s for n, p, q, s in zip((nx, ny, nz), e1, e2, (1, 1, 0.72))])))
            lines.append(line)
        cords(lines, 0.0105, polished(name) if name != "copper" else brushed("copper", (1, 1, 1)), curved=False, round=1)
        turned([(0, -0.3), (0.25, -0.22), (0.36, 0), (0.25, 0.16), (0, 0.2)], brushed("charcoal" if name != "copper" else "walnut", (3, 3, 3)), (x, y, r * 0.72), round=0.2)


@model("wiper", set="bathroom", tilt=14, turn=-8, fill=0.86)
def wiper(colours, pole=5.8):
    """A floor wiper: a wide head with a double rubber lip on the tiles, its pole leaning to the right."""
    body, steel = plastic(colours.main), brushed("steel", (40, 40, 1))
    with posed((0, 0, 0), (0, 0, 0)):
        box((4.5, 0.42, 0.3), body, (0, 0, 0.42), bevel=0.1)
        for y in (-0.09, 0.09):
            box((4.56, 0.06, 0.46), rubber(colours.accent), (0, y, 0), bevel=0.02)
        for x in (-2.22, 2.22):
            box((0.16, 0.46, 0.36), plastic(colours.accent), (x, 0, 0.4), bevel=0.06)
        plate([(-0.9, 0), (0.9, 0), (0.32, 0.55), (-0.32, 0.55)], 0.36, body, (0, 0.18, 0.66), (90, 0, 0), bevel=0.08)
        with posed((0, 0, 1.0), (-10, 24, 0)):
            turned([(0, -0.1), (0.26, 0), (0.22, 0.9), (0.17, 1.0), (0, 1.0)], body, flutes=12, depth=0.03, round=0.05)
            rod((0, 0, 0.9), (0, 0, pole), 0.12, steel)
            turned([(0, pole - 1.5), (0.17, pole - 1.5), (0.18, pole - 0.9), (0.16, pole), (0.08, pole + 0.08), (0, pole + 0.08)], plastic(colours.accent), flutes=18, depth=0.03)
            ring(0.13, 0.04, plastic(colours.accent), (0, 0, pole + 0.18), (90, 0, 0))


@model("squeegee", tilt=50, turn=-24, fill=0.84)
def squeegee(colours):
    """A steel channel with a rubber edge on a shaped handle, drops of water beside it."""
    steel, grip = brushed(colours.accent, (1, 40, 40)), plastic(colours.main, 0.4)
    with posed((0, 0, 0.2), (0, 0, 0)):
        box((3.0, 0.22, 0.16), steel, (0, 0.9, -0.06), bevel=0.04)
        box((3.06, 0.24, 0.045), rubber("charcoal"), (0, 1.08, -0.005), bevel=0.012)
        box((0.9, 0.36, 0.24), grip, (0, 0.76, -0.1), bevel=0.09)
        tube([(0, 0.7, 0.02), (0, 0.2, 0.05), (0, -0.5, 0.08), (0, -1.25, 0.02)], 0.2, grip, radii=[0.85, 0.75, 1.1, 0.95], flat=0.8)
        tube([(0, -0.15, 0.075), (0, -0.5, 0.09), (0, -0.95, 0.07)], 0.218, rubber("charcoal"), radii=[0.85, 1.06, 1.0], flat=0.8)
        turned([(0, 0), (0.17, 0), (0.12, 0.12), (0, 0.14)], grip, (0, -1.24, 0.02), (90, 0, 0), round=0.05)
        ring(0.09, 0.03, polished("steel"), (0, -1.42, 0.02), (0, 0, 0))


@model("duster", tilt=60, turn=0, fill=0.88)
def duster(colours):
    """A fluffy sleeve on a bent head, a dark grip on a pole that slides out."""
    steel, dark = polished("steel"), plastic(colours.accent, 0.4)
    with posed((0, 0, 0.5), (0, 0, -40)):
        spine = []
        for i in range(60):
            t = i / 59
            a = 0.75 * t * t
            spine.append((0.95 * t * t + 0.1 * math.sin(a), 0.6 + 2.6 * t - 0.35 * t * t, 0, a))
        chance, lines = random.Random(8), []
        for x, y, z, a in spine:
            full = 0.56 * (0.75 + 0.35 * math.sin(math.pi * min((y - 0.4) / 2.6, 1)))
            for k in range(34):
                b, far = chance.uniform(0, math.tau), full * chance.uniform(0.8, 1.08)
                side, up, along = math.cos(b), math.sin(b), chance.uniform(-0.3, 0.35)
                lines.append([(x, y, z), (x + side * far * 0.6, y + 0.3 * along, up * far * 0.6), (x + side * far, y + along * 0.7, max(up * far, -0.48))])
        cords(lines, 0.036, felt(colours.main), round=1)
        rod((0, 0.9, 0), (0, -0.2, 0), 0.09, dark)
        turned([(0, 0), (0.16, 0), (0.17, 0.4), (0.11, 0.55), (0, 0.55)], dark, (0, 0.1, 0), (-90, 0, 0), flutes=12, depth=0.03)
        rod((0, 0, 0), (0, -1.6, 0), 0.065, steel)
        rod((0, -1.5, 0), (0, -2.6, 0), 0.09, steel)
        turned([(0, 0), (0.12, 0), (0.15, 0.15), (0.14, 1.3), (0.17, 1.5), (0, 1.55)], dark, (0, -2.5, 0), (90, 0, 0), flutes=16, depth=0.02, round=0.06)


@model("lintRoller", tilt=26, turn=-26, fill=0.82)
def lint_roller(colours):
    """A sticky roller on a bent wire with a moulded handle, two spare rolls behind it."""
    white, grip, sheet_ = paper(colours.main), plastic(colours.accent), paper("sky")
    def roll(at, turn):
        with posed(at, turn):
            turned([(0.2, -0.52), (0.36, -0.52), (0.36, 0.52), (0.2, 0.52), (0.2, -0.52)], white, round=0.02)
            turned([(0.18, -0.53), (0.215, -0.53), (0.215, 0.53), (0.18, 0.53), (0.18, -0.53)], paper("wood"), round=0)
            for i in range(4):
                ring(0.24 + i * 0.035, 0.004, sheet_, (0, 0, 0.522), count=40)
            for i in range(9):
                turned([(0.3605, -0.5), (0.362, -0.5), (0.362, 0.5), (0.3605, 0.5)], sheet_, turn=(0, 0, i * 40), arc=8, round=0)
    with posed((-0.5, -0.25, 0.36), (0, 0, -20)):
        roll((0, 0, 0), (0, 90, 0))
        plate_end = [(0, 0.525), (0.19, 0.525), (0.17, 0.58), (0, 0.58)]
        turned(plate_end, grip, turn=(0, 90, 0))
        turned(plate_end, grip, turn=(0, -90, 0))
        tube([(0.55, 0, 0), (0.78, 0, 0.0), (0.86, 0.0, 0.08), (0.9, 0, 0.3), (1.0, 0, 0.34), (1.25, 0, 0.2)], 0.055, grip)
        tube([(1.15, 0, 0.26), (1.5, 0, 0.1), (2.0, 0, -0.1), (2.5, 0, -0.2)], 0.19, grip, radii=[0.75, 1.0, 1.05, 0.85], flat=0.8)
    roll((-0.55, 0.95, 0.53), (0, 0, 50))
    roll((0.45, 0.85, 0.53), (0, 0, 0))


@model("gloves", tilt=58, turn=0, fill=0.84)
def gloves(colours, pairs=1):
    """A pair of rubber gloves laid across each other, ribbed in the palm, the cuffs turned up in the other colour."""
    names = [colours.main] * pairs
    for number, name in enumerate(names):
        shift = (number - (len(names) - 1) / 2) * 3.5
        for side in (-1, 1):
            with posed((shift + side * 0.86, -0.1 * side, 0.16 + 0.26 * (side > 0)), (0, 3 if side > 0 else 0, -side * (13 if pairs == 1 else 8)), 1.0):
                glove(side, name, colours.accent)


def glove(side, name, cuff):
    """One glove lying on its back, the fingers up the picture; `side` mirrors the thumb."""
    hand = [
        [((-0.37, 0.5, 0), 0.18), ((-0.6, 1.5, 0), 0.14)], [((-0.13, 0.6, 0), 0.18), ((-0.2, 1.85, 0), 0.145)],
        [((0.13, 0.6, 0), 0.18), ((0.2, 1.8, 0), 0.145)], [((0.38, 0.5, 0), 0.17), ((0.6, 1.4, 0), 0.13)],
        [((-0.25, -0.2, 0), 0.32), ((-0.62, 0.2, 0), 0.2), ((-0.98, 0.68, 0), 0.15)],
        [((-0.22, 0.5, 0), 0.3), ((-0.14, -0.2, 0), 0.35), ((-0.05, -0.9, 0), 0.36)],
        [((0.22, 0.5, 0), 0.3), ((0.14, -0.2, 0), 0.35), ((0.1, -0.9, 0), 0.38)], [((0, 0.4, 0), 0.35), ((0, -1.5, 0), 0.42)],
        [((-0.16, -1.3, 0), 0.38), ((-0.22, -2.0, 0), 0.4)], [((0.16, -1.3, 0), 0.38), ((0.22, -2.0, 0), 0.4)],
    ]
    flip = [[((side * x, y, z), r) for (x, y, z), r in limb] for limb in hand]
    blended(flip, plastic(name, 0.42), 0.03, 4, flat=(1, 1, 0.5))
    rings = [[(x * s, y, z * s * 1.05) for x, z in rounded_outline(1.34, 0.42, 0.2)] for y, s in ((-1.75, 0.98), (-1.72, 1.04), (-2.35, 1.1), (-2.4, 1.07), (-2.34, 1.0), (-1.9, 0.9))]
    lofted(rings, plastic(cuff, 0.42))
    tube([(x * 1.1, -2.37, z * 1.15) for x, z in rounded_outline(1.34, 0.42, 0.2)], 0.05, plastic(cuff, 0.42), closed=True, curved=False)
    for i in range(5):
        tube([(side * -0.36, -0.35 + 0.16 * i, 0.145), (0, -0.3 + 0.16 * i, 0.165), (side * 0.36, -0.35 + 0.16 * i, 0.145)], 0.022, plastic(name, 0.42))


PRODUCTS = {
    "rubber-kitchen-gloves-2-pairs": {"size": {"pairs": 2}},
    "dustpan-and-brush-set": {"second": {"view": {"tilt": 60, "turn": 24}}},
}
