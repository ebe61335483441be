"""Garden: pots, trays, cans, hose and hand tools."""
import math
import random

from studio.forms import ball, bush, coil, disc, grouped
from studio.materials import brushed, ceramic, cotton, felt, leaf as leaves, paper, picture, plastic, polished, rubber, terracotta, wood
from studio.parts import box, label, lofted, plate, ring, rod, rounded_outline, shell, tube, turned
from studio.prints import label as printed
from studio.registry import model
from studio.soft import leaf


@model("plantPot", tilt=16, turn=0)
def plant_pot(colours, radius=1.0):
    """A clay pot with a thick rim on its saucer, a bushy plant in it."""
    clay = terracotta(colours.main)
    turned(shell([(0, 0), (radius * 1.02, 0), (radius * 1.12, 0.22)], 0.08), clay, round=0.06)
    turned(shell([(0, 0.08), (radius * 0.68, 0.08), (radius * 0.9, 1.25), (radius * 0.98, 1.27), (radius * 1.03, 1.68)], 0.1), clay, round=0.05)
    turned([(0, 1.45), (radius * 0.9, 1.45), (0, 1.52)], terracotta("walnut"), round=0)
    bush(40, 1.2, 1.0, leaves(colours.accent), (0, 0, 1.5), droop=0.45, low=8, high=85, stem=plastic(colours.accent))


@model("hangingPlanter", set="wall", tilt=4, turn=8, fill=0.86)
def hanging_planter(colours):
    """A white pot in a knotted rope hanger, long trails of leaves falling over its rim."""
    rope, green, y, z = cotton("cream"), leaves(colours.accent), -1.8, 2.4
    turned(shell([(0, 0), (0.6, 0), (0.95, 0.4), (1.1, 1.15), (1.08, 1.3)], 0.07), ceramic(colours.main), (0, y, z), round=0.12)
    turned([(0, 1.05), (1.0, 1.05), (0, 1.1)], terracotta("walnut"), (0, y, z), round=0)
    for k in range(4):
        a = math.tau * (k + 0.5) / 4
        c, s = math.cos(a), math.sin(a)
        tube([(0, y, z - 0.35), (0.62 * c, y + 0.62 * s, z - 0.02), (1.0 * c, y + 1.0 * s, z + 0.4), (1.16 * c, y + 1.16 * s, z + 1.2), (0.6 * c, y + 0.6 * s, z + 1.9), (0.03 * c, y + 0.03 * s, z + 3.0)], 0.055, rope)
        ball(0.11, rope, (1.02 * c, y + 1.02 * s, z + 0.42))
        ball(0.1, rope, (0.55 * c, y + 0.55 * s, z + 1.95))
    ball(0.17, rope, (0, y, z - 0.35))
    for i in range(9):
        tube([(0, y, z - 0.4), (0.09 * math.cos(i * 0.7), y + 0.09 * math.sin(i * 0.7), z - 0.8), (0.13 * math.cos(i * 0.7), y + 0.13 * math.sin(i * 0.7), z - 1.25)], 0.022, rope)
    ball(0.16, rope, (0, y, z + 3.0))
    tube([(0, y, z + 3.1), (0.14, y, z + 3.3), (0, y, z + 3.48), (-0.1, y, z + 3.4)], 0.05, polished("steel"))
    rod((0, 0, z + 3.48), (0, y, z + 3.48), 0.07, polished("charcoal"))
    rod((0, -0.05, z + 2.7), (0, y * 0.8, z + 3.45), 0.05, polished("charcoal"))
    bush(26, 0.75, 0.75, green, (0, y, z + 1.1), droop=0.5, low=0, high=80, stem=plastic(colours.accent))
    chance = random.Random(6)
    for i in range(11):
        a, long = math.tau * i / 11 + 0.2, chance.uniform(1.2, 2.6)
        c, s = math.cos(a), math.sin(a)
        long *= 0.3 if s < -0.5 else 1
        line = [(0.8 * c, y + 0.8 * s, z + 1.2), (1.15 * c, y + 1.15 * s, z + 1.35), (1.3 * c, y + 1.3 * s, z + 0.9), (1.34 * c, y + 1.34 * s, z + 1.1 - long)]
        tube(line, 0.025, plastic(colours.accent))
        for k in range(int(long * 4)):
            down = z + 1.2 - k * 0.25
            leaf(0.42, 0.34, green, (1.31 * c, y + 1.31 * s, down), (-50, 0, math.degrees(a) - 90 + (55 if k % 2 else -55)), 0.3)


@model("seedTray", tilt=32, turn=-26, fill=0.85)
def seed_tray(colours):
    """A tray of twelve cells with soil and two-leaved seedlings; three empty ones nested behind it."""
    body, soil, green, stem = plastic(colours.main, 0.5), felt("walnut"), leaves(colours.accent), plastic("green")
    def tray(at, full):
        x0, y0, z0 = at
        plate(rounded_outline(4.0, 3.0, 0.15), 0.06, body, (x0, y0, z0 + 0.66), bevel=0.02)
        for i in range(4):
            for j in range(3):
                x, y = x0 + (i - 1.5) * 0.97, y0 + (j - 1) * 0.96
                for side in (-1, 1):
                    box((0.06, 0.96, 0.12), body, (x + side * 0.47, y, z0 + 0.68), bevel=0.02)
                    box((0.97, 0.06, 0.12), body, (x, y + side * 0.47, z0 + 0.68), bevel=0.02)
                box((0.78, 0.78, 0.66), body, (x, y, z0), bevel=0.1)
                if full:
                    lofted([[(x + px * s, y + py * s, z0 + h) for px, py in rounded_outline(0.9, 0.9, 0.1)] for s, h in ((1, 0.7), (0.98, 0.77), (0.5, 0.8))], soil)
                    chance = random.Random(i * 7 + j)
                    for k in range(2 + (i + j) % 2):
                        px, py, high = x + chance.uniform(-0.2, 0.2), y + chance.uniform(-0.2, 0.2), chance.uniform(0.4, 0.75)
                        tube([(px, py, z0 + 0.75), (px + 0.03, py, z0 + 0.75 + high)], 0.025, stem)
                        spin = chance.uniform(0, 180)
                        for half in (0, 180):
                            leaf(0.34, 0.22, green, (px + 0.03, py, z0 + 0.75 + high), (20, 0, spin + half), 0.35)
    tray((0, 0, 0), True)
    for k in range(3):
        tray((1.5, 3.6, 0.22 * k), False)


@model("wateringCan", tilt=12, turn=-6, fill=0.84)
def watering_can(colours):
    """A can with a long spout and a yellow rose to the left, a handle over it."""
    body, rose = plastic(colours.main, 0.28), plastic(colours.accent, 0.3)
    turned(shell([(0, 0), (0.95, 0), (1.05, 0.1), (0.98, 1.2), (0.85, 1.75), (0.55, 1.9)], 0.04), body, round=0.14)
    ring(0.98, 0.045, body, (0, 0, 1.25), count=48)
    ring(0.55, 0.05, body, (0, 0, 1.9), count=40)
    start, end = (-0.8, 0, 0.5), (-2.35, 0, 2.0)
    tube([start, (-1.35, 0, 0.85), (-1.9, 0, 1.5), end], 0.16, body, radii=[1.6, 1.15, 0.9, 0.8])
    turned([(0.12, 0), (0.13, 0.1), (0.42, 0.42), (0.42, 0.5), (0, 0.54)], rose, (end[0] + 0.05, 0, end[2] - 0.05), (0, -48, 0), round=0.03)
    lean = math.radians(-48)
    for r, count in ((0.12, 6), (0.24, 12), (0.35, 18)):
        for i in range(count):
            a = math.tau * i / count
            px, py, pz = r * math.cos(a), r * math.sin(a), 0.53 - 0.03 * (r / 0.4)
            ball(0.025, plastic("charcoal"), (end[0] + 0.05 + px * math.cos(lean) + pz * math.sin(lean), py, end[2] - 0.05 - px * math.sin(lean) + pz * math.cos(lean)))
    tube([(0.9, 0, 0.45), (1.55, 0, 0.75), (1.75, 0, 1.6), (1.2, 0, 2.5), (0.3, 0, 2.75), (-0.35, 0, 2.35), (-0.5, 0, 1.85)], 0.12, body, radii=[1.3, 1, 1.1, 1.1, 1, 0.9, 1.2])
    rod((-0.9, 0, 1.3), (-1.75, 0, 1.42), 0.06, body)


@model("hose", tilt=42, turn=-10, fill=0.85)
def hose(colours):
    """A coiled hose, tied twice, its spray gun before it and a tap connector at the other end."""
    body, chance, points = rubber(colours.main), random.Random(3), []
    turns, r = 7, 0.13
    for i in range(turns * 24 + 1):
        layer = i // 24
        radius = 1.75 + 0.27 * ((layer % 3) - 1) + 0.03 * math.sin(i * 0.7)
        a = math.tau * i / 24 + 0.5
        points.append((radius * math.cos(a), radius * math.sin(a), 0.15 + 0.22 * (layer // 3) + 0.04 * (layer % 3)))
    last = points[-1]
    points += [(2.1, 0.2, 0.5), (2.35, -0.9, 0.16), (1.9, -1.9, 0.14), (0.9, -2.25, 0.2)]
    tube(points, r, body)
    for i, a in enumerate((1.9, 4.0)):
        c, s = math.cos(a), math.sin(a)
        tube([((1.75 + 0.5 * math.cos(t)) * c, (1.75 + 0.5 * math.cos(t)) * s, 0.36 + 0.38 * math.sin(t)) for t in (math.tau * k / 16 for k in range(16))], 0.07, plastic("white"), closed=True)
    gun, grip = plastic(colours.accent, 0.3), rubber("charcoal")
    parts = [rod((0, 0, 0), (0.35, 0, 0), 0.17, gun), tube([(0.3, 0, 0), (0.85, 0.02, 0.02), (1.15, 0.2, 0.0)], 0.19, gun, radii=[0.9, 1.1, 1.2]),
             tube([(1.1, 0.15, 0), (1.35, 0.6, 0), (1.42, 1.1, 0)], 0.17, grip), turned([(0.12, 0), (0.25, 0.06), (0.26, 0.35), (0.2, 0.4), (0, 0.4)], rubber("charcoal"), (0.05, 0, 0), (0, -90, 0), round=0.03, flutes=12, depth=0.04),
             tube([(0.8, 0.28, 0), (0.98, 0.5, 0), (1.02, 0.85, 0)], 0.07, plastic("coral"), flat=0.6)]
    grouped(parts, (-0.75, -2.95, 0.27), (0, 0, 14))
    rod((0.45, -2.0, 0.26), (0.95, -2.25, 0.22), 0.16, gun)
    start = points[0]
    rod(start, (start[0] * 0.55, start[1] - 0.65, 0.16), 0.15, gun)


@model("pumpSprayer", tilt=12, turn=-6)
def pump_sprayer(colours):
    """A round tank with a level strip, a pump handle on top, a nozzle and trigger in front."""
    body, trim = plastic(colours.main, 0.28), plastic(colours.accent, 0.3)
    turned([(0, 0), (0.62, 0), (0.7, 0.1), (0.72, 0.6), (0.66, 1.15), (0.42, 1.5), (0.3, 1.6), (0, 1.6)], body, round=0.14)
    turned([(0, 0), (0.36, 0), (0.38, 0.26), (0.3, 0.32), (0, 0.32)], trim, (0, 0, 1.56), round=0.03, flutes=24, depth=0.02)
    rod((0, 0, 1.8), (0, 0, 2.55), 0.09, plastic("white"))
    tube([(-0.45, 0, 2.58), (0, 0, 2.63), (0.45, 0, 2.58)], 0.13, trim, radii=[1, 0.9, 1])
    tube([(-0.25, 0, 1.75), (-0.6, 0, 1.92), (-0.95, 0, 2.0)], 0.09, trim)
    turned([(0, 0), (0.1, 0), (0.12, 0.06), (0.09, 0.2), (0.04, 0.24), (0, 0.24)], polished("mustard"), (-0.92, 0, 1.99), (0, -78, 0), round=0.02)
    tube([(-0.42, 0, 1.8), (-0.62, 0, 1.55), (-0.66, 0, 1.35)], 0.07, trim, flat=0.6)
    tube([(0.35, 0, 1.65), (0.8, 0, 1.55), (0.92, 0, 1.05), (0.68, 0, 0.6)], 0.1, body, radii=[1, 1, 1, 1.2])
    label(0.725, 0.3, 0.95, picture(printed("white", colours.main, "SAMAN", "2 l")), arc=95)
    for i in range(4):
        label(0.735 - 0.012 * i, 0.3 + 0.2 * i, 0.32 + 0.2 * i, paper("white"), arc=118)


def tool_grip(length, material, tip):
    """A turned handle along x, from 0 to the right."""
    return [turned([(0, 0), (0.1, 0), (0.12, 0.1), (0.16, length * 0.4), (0.12, length * 0.75), (0.17, length * 0.92), (0.12, length), (0, length)], material, (0, 0, 0), (0, 90, 0), round=0.06),
            turned([(0.1, 0), (0.13, 0.02), (0.13, 0.18), (0.1, 0.2)], tip, (-0.02, 0, 0), (0, 90, 0), round=0.02),
            tube([(length - 0.1, 0, 0.1), (length + 0.12, 0, 0.18), (length + 0.2, 0, 0), (length + 0.05, 0, -0.1)], 0.02, felt("walnut"))]


@model("trowels", tilt=50, turn=-38, fill=0.86)
def trowels(colours):
    """A trowel and a three-pronged fork with wooden handles, side by side."""
    steel, oak = brushed(colours.main), wood(colours.accent, "z")
    rings = []
    for i in range(17):
        t = i / 16
        half = 0.42 * (min(1, (1 - t) * 2.2) ** 0.75) * (0.75 + 0.25 * math.sin(math.pi * min(1, t * 1.6)))
        half = max(half, 0.01)
        upper = [(-0.55 - 1.35 * t, half * math.sin(a), 0.22 * (half / 0.42) * (1 - math.cos(a)) - 0.1) for a in (math.radians(-88 + 176 * k / 14) for k in range(15))]
        lower = [(x, y * 0.96, z - 0.03) for x, y, z in upper[::-1]]
        rings.append(upper + lower)
    trowel = [lofted(rings, steel), tube([(0, 0, 0), (-0.25, 0, 0.02), (-0.5, 0, -0.03), (-0.75, 0, -0.09)], 0.065, steel, radii=[1, 0.9, 1, 0.9]), tool_grip(1.25, oak, polished("steel"))]
    grouped(trowel, (0.2, 0.5, 0.17), (0, 0, 0))
    prongs = [tube([(0, 0, 0), (-0.3, 0, 0.03), (-0.55, 0, 0.0)], 0.065, steel)]
    for y in (-0.3, 0, 0.3):
        prongs.append(tube([(-0.5, 0, 0), (-0.68, y * 0.9, 0.02), (-0.9, y, 0.06), (-1.4, y, 0.03), (-1.8, y * 1.05, -0.1)], 0.075, steel, radii=[0.9, 1, 1, 0.9, 0.35], flat=0.6))
    grouped(prongs + tool_grip(1.25, oak, polished("steel")), (0.2, -0.6, 0.17), (0, 0, 0))


@model("secateurs", tilt=58, turn=-32, fill=0.85)
def secateurs(colours):
    """Pruning shears, half open: a curved blade over a hooked one, two coated grips, a spring and a catch."""
    steel, grip = brushed(colours.main), rubber(colours.accent)
    blade = [(0.05, -0.16), (-0.3, -0.02), (-0.62, 0.08), (-0.95, 0.06), (-0.75, 0.26), (-0.45, 0.34), (-0.1, 0.26), (0.15, 0.12)]
    hook = [(0.1, 0.16), (-0.25, 0.0), (-0.5, -0.06), (-0.8, -0.02), (-0.98, 0.1), (-0.92, -0.12), (-0.65, -0.26), (-0.3, -0.28), (0.1, -0.16)]
    one = [plate(blade, 0.05, steel, (0, 0, 0.16), bevel=0.02), tube([(0.02, 0.0, 0.15), (0.4, -0.22, 0.15), (0.9, -0.4, 0.15), (1.4, -0.36, 0.15)], 0.11, grip, radii=[0.7, 1, 1.1, 0.95]), ball(0.105, grip, (1.4, -0.36, 0.15))]
    two = [plate(hook, 0.06, steel, (0, 0, 0.1), bevel=0.02), tube([(0.02, 0.0, 0.13), (0.4, 0.22, 0.13), (0.9, 0.38, 0.13), (1.4, 0.3, 0.13)], 0.11, grip, radii=[0.7, 1, 1.1, 0.95]), ball(0.105, grip, (1.4, 0.3, 0.13))]
    grouped(one, (0, 0, 0.02), (0, 0, -9))
    grouped(two, (0, 0, 0), (0, 0, 11))
    disc(0.13, 0.1, polished("steel"), (0, 0, 0.16), round=0.02)
    disc(0.06, 0.14, plastic("brick"), (0, 0, 0.16), round=0.01)
    coil(0.075, 0.5, 9, 0.02, polished("steel"), (0.42, -0.25, 0.14), (-90, 0, 0))
    for x, y, spin in ((-0.85, -0.75, 20), (-1.15, -0.55, 80)):
        leaf(0.42, 0.24, leaves("green"), (x, y, 0.06), (4, 0, spin), 0.1)
    tube([(-0.5, -0.95, 0.06), (-0.9, -0.75, 0.06), (-1.25, -0.35, 0.06)], 0.04, plastic("green"))


PRODUCTS = {
    "seedling-trays-set-of-4": {"second": {"view": {"tilt": 62, "turn": 20}}},
    "watering-can-5-litres": {"second": {"view": {"tilt": 22, "turn": -50}}},
}
