"""Bathroom: towels and what stands or hangs by the basin."""
import math
import random

import studio.walls  # noqa: F401  (the sets with a wall right behind)
from studio.forms import planar, printed_cloth
from studio.hardware import drilled, hose, posed, screw
from studio.linen import curtain, roll
from studio.materials import brushed, cotton, felt, picture, plastic, polished, rubber, silicone, terry
from studio.parts import box, lofted, many, plate, ring, rod, rounded_outline, shell, tube, turned
from studio.patterns import diamonds, dots
from studio.registry import model
from studio.soft import folded, sheet


@model("towels", tilt=19, turn=24)
def towels(colours, width=2.6, depth=1.9):
    """Two folded bath towels on each other, each with a woven border near its fold."""
    z, thickness, layers = 0.0, 0.17, 4
    for name, woven_in, x in ((colours.main, colours.accent, 0.0), (colours.accent, colours.main, 0.06)):
        folded(width, depth, thickness, terry(name), layers=layers, at=(x, -x, z), rough=0.035)
        for side in (0.62, 0.86):
            woven = folded(0.14, depth, thickness, cotton(woven_in, 60), layers=layers, at=(x + side, -x, z), rough=0.035)
            woven.modifiers["thickness"].thickness += 0.03
        z += layers * thickness * 1.04


@model("rolledTowels", set="bathroom", tilt=15, turn=-24, fill=0.8)
def rolled_towels(colours, count=6, radius=0.42, length=1.9):
    """Rolled towels in a pile, their spirals towards the camera: six small ones or three larger ones."""
    rows = {6: (3, 2, 1), 3: (2, 1)}[count]
    number = 0
    for level, wide in enumerate(rows):
        for i in range(wide):
            name = (colours.main, colours.accent)[(number + level) % 2]
            x, z = (i - (wide - 1) / 2) * radius * 2.04, level * radius * 1.66
            roll(length, radius, 0.12 * radius / 0.46, terry(name), (x, 0.06 * (number % 3), z), (0, 0, 90), 0.012)
            number += 1


def nozzles(rows, gap, at, turn, material):
    """Rings of rubber nozzles on a spray plate."""
    spots = [(0, 0, 0, 0)]
    for row in range(1, rows + 1):
        spots += [(row * gap * math.cos(a), row * gap * math.sin(a), 0, 0) for a in (math.tau * k / (6 * row) for k in range(6 * row))]
    knob = [(0.028 * math.cos(a), 0.028 * math.sin(a), z) for z in (0, 0.035) for a in (math.tau * k / 8 for k in range(8))]
    faces = [(k, (k + 1) % 8, 8 + (k + 1) % 8, 8 + k) for k in range(8)] + [tuple(range(8, 16))]
    with posed(at, turn):
        many(knob, faces, spots, material)


@model("handShower", set="tiledWall", tilt=6, turn=16, fill=0.84)
def hand_shower(colours):
    """A round hand shower in its wall holder; the steel hose hangs in a loop to the elbow in the wall."""
    chrome = polished(colours.main)
    with posed((0, -0.62, 4.1), (-20, 0, 0)):
        turned([(0.13, -1.7), (0.14, -1.66), (0.12, -1.2), (0.15, -0.2), (0.17, 0.2), (0.1, 0.4), (0, 0.42)], chrome, round=0.06)
        with posed((0, -0.04, 0.72), (78, 0, 0)):
            turned([(0, -0.3), (0.32, -0.26), (0.66, -0.1), (0.72, 0), (0.72, 0.08), (0.66, 0.12), (0, 0.12)], chrome, round=0.05)
            turned([(0, 0.12), (0.6, 0.12), (0.58, 0.14), (0, 0.14)], plastic("white"), round=0.01)
            nozzles(5, 0.105, (0, 0, 0.135), (0, 0, 0), silicone("charcoal"))
    box((0.5, 0.34, 0.5), chrome, (0, -0.3, 3.1), bevel=0.1)
    rod((0, -0.25, 3.35), (0, -0.0, 3.35), 0.3, chrome)
    turned([(0.15, 0), (0.24, 0), (0.26, 0.4), (0.2, 0.4), (0.15, 0)], chrome, (0, -0.55, 3.2), (-20, 0, 0), round=0.03)
    turned([(0, 0), (0.16, 0), (0.15, 0.28), (0.1, 0.32), (0, 0.32)], chrome, (0, -1.2, 2.28), (-20, 0, 0), flutes=10, depth=0.03)
    hose([(0, -0.04 - 1.13, 2.34), (-0.06, -1.1, 1.7), (-0.55, -0.9, 0.3), (-1.15, -0.8, -0.55), (-1.75, -0.7, -0.1), (-1.85, -0.6, 1.2), (-1.8, -0.52, 2.1), (-1.8, -0.5, 2.3)], 0.1, brushed(colours.main, (1, 1, 1)))
    turned([(0, 0), (0.15, 0), (0.16, 0.3), (0, 0.3)], chrome, (-1.8, -0.5, 2.2), flutes=6, depth=0.04)
    tube([(-1.8, -0.5, 2.45), (-1.8, -0.48, 2.7), (-1.8, -0.3, 2.85), (-1.8, -0.05, 2.86)], 0.14, chrome)
    turned([(0, 0), (0.38, 0), (0.36, 0.06), (0.15, 0.1), (0, 0.1)], chrome, (-1.8, 0, 2.86), (90, 0, 0))


@model("bidetSpray", set="tiledWall", tilt=6, turn=-14, fill=0.84)
def bidet_spray(colours):
    """A Muslim shower: a white trigger spray on its wall hook, a hose in a loop down to the valve."""
    white, chrome = plastic(colours.main, 0.22), polished(colours.accent)
    with posed((0, -0.5, 3.0), (0, 0, 0)):
        body = [(0, -0.02, -1.05), (0, 0.0, -0.4), (0, 0.02, 0.2), (0, -0.03, 0.62), (0, -0.25, 0.86)]
        tube(body, 0.17, white, radii=[0.75, 0.95, 1.15, 1.15, 1.1])
        turned([(0, 0), (0.2, 0), (0.26, 0.16), (0.26, 0.22), (0, 0.22)], white, (0, -0.2, 0.84), (62, 0, 0), round=0.03)
        turned([(0, 0), (0.21, 0), (0.2, 0.02), (0, 0.02)], chrome, (0, -0.39, 0.943), (62, 0, 0), round=0.01)
        nozzles(3, 0.055, (0, -0.41, 0.952), (62, 0, 0), silicone("charcoal"))
        tube([(0, -0.22, 0.62), (0, -0.34, 0.34), (0, -0.33, 0.0), (0, -0.24, -0.3)], 0.1, chrome, flat=0.35, radii=[0.8, 1, 1, 0.7])
        turned([(0.1, 0), (0.16, 0), (0.16, 0.24), (0.1, 0.24)], chrome, (0, -0.02, -1.22), flutes=8, depth=0.04)
    box((0.62, 0.1, 0.95), white, (0, -0.05, 2.55), bevel=0.05)
    for z in (2.68, 3.37):
        screw((0, -0.1, z), 0.06, chrome)
    turned([(0.18, 0), (0.27, 0), (0.3, 0.34), (0.22, 0.34), (0.18, 0)], white, (0, -0.5, 2.62), round=0.03)
    box((0.3, 0.3, 0.2), white, (0, -0.2, 2.72), bevel=0.05)
    hose([(0, -0.52, 1.78), (0.02, -0.5, 1.2), (0.35, -0.45, 0.1), (1.05, -0.4, -0.4), (1.7, -0.4, 0.1), (1.8, -0.42, 0.9), (1.8, -0.45, 1.25)], 0.1, brushed(colours.accent, (1, 1, 1)))
    turned([(0, 0), (0.14, 0), (0.15, 0.3), (0, 0.3)], chrome, (1.8, -0.45, 1.15), flutes=6, depth=0.05)
    rod((1.8, -0.45, 1.4), (1.8, -0.45, 1.75), 0.15, chrome)
    rod((1.8, -0.55, 1.62), (1.8, 0, 1.62), 0.15, chrome)
    turned([(0, 0), (0.36, 0), (0.34, 0.06), (0.18, 0.1), (0, 0.1)], chrome, (1.8, 0, 1.62), (90, 0, 0))
    box((0.7, 0.12, 0.2), chrome, (1.95, -0.72, 1.52), bevel=0.05)


@model("showerCurtain", set="tiledWall", tilt=4, turn=-10, fill=0.88)
def shower_curtain(colours, width=11.5, height=13.0):
    """A dotted curtain in folds on rings, drawn half open along its rod."""
    steel = polished("steel")
    curtain(width, height, picture(dots(colours.main, colours.accent, 15, 0.22, (1500, 1500)), 0.55), waves=8, deep=0.3, at=(0, 0, -0.55))
    rod((-width / 2 - 0.7, 0, 0), (width / 2 + 0.7, 0, 0), 0.13, steel)
    for side in (-1, 1):
        turned([(0, 0), (0.36, 0), (0.34, 0.14), (0.16, 0.2), (0, 0.2)], steel, (side * (width / 2 + 0.85), 0, 0), (0, -90 * side, 0))
    for i in range(12):
        x = (i - 5.5) * width / 11.6
        ring(0.34, 0.045, plastic("white"), (x, 0, -0.2), (0, 90, 12))


def tufts(width, depth, colours, gap=0.29):
    """Chenille: thick round tufts side by side, a frame of them in the second colour."""
    chance, spots = random.Random(8), ([], [])
    across, down = int(width / gap), int(depth / (gap * 0.87))
    for j in range(down):
        for i in range(across):
            x, y = (i - (across - 1) / 2 + (j % 2) / 2 - 0.25) * gap, (j - (down - 1) / 2) * gap * 0.87
            framed = min(i, across - 1 - i, j, down - 1 - j) in (2, 3)
            spots[framed].append((x + chance.uniform(-0.03, 0.03), y + chance.uniform(-0.03, 0.03), chance.uniform(0, 0.06), 0))
    dome = [(math.cos(a) * r * gap, math.sin(a) * r * gap, z) for r, z in ((0.45, 0.1), (0.56, 0.2), (0.48, 0.3), (0.25, 0.36), (0.001, 0.38)) for a in (math.tau * k / 14 for k in range(14))]
    faces = [(j * 14 + k, j * 14 + (k + 1) % 14, j * 14 + 14 + (k + 1) % 14, j * 14 + 14 + k) for j in range(4) for k in range(14)]
    for places, name in zip(spots, colours):
        many(dome, faces, places, felt(name))


@model("mat", set="bathroom", tilt=40, turn=-26, fill=0.9)
def mat(colours, width=6.0, depth=4.0, quilted=False):
    """A bath mat before the tiles: chenille with tufts on a hem, or thick quilted foam with printed diamonds."""
    if not quilted:
        plate(rounded_outline(width, depth, 0.3), 0.14, terry(colours.main), bevel=0.06)
        return tufts(width - 0.1, depth - 0.1, colours)
    across, down = 6, 4
    def rise(x, y):
        u, v = x / width * across, y / depth * down
        seam = min(abs(math.sin(math.pi * (u + v))), abs(math.sin(math.pi * (u - v))))
        rim = max(0, (1 - abs(2 * x / width) ** 14) * (1 - abs(2 * y / depth) ** 10))
        return 0.1 + rim ** 0.6 * (0.34 + 0.11 * seam ** 0.6)
    cloth = printed_cloth(diamonds(colours.main, colours.accent, across, down, (1200, 750)))
    planar(sheet(width, depth, cloth, rise, 0.04, steps=130), width, depth)
    plate(rounded_outline(width + 0.08, depth + 0.08, 0.15), 0.16, terry(colours.accent), bevel=0.07)


@model("lota", set="bathroom", tilt=15, turn=-12, fill=0.76)
def lota(colours):
    """A lota: a round belly, a wide neck, a long spout to the left and a handle to the right."""
    body = plastic(colours.main, 0.26)
    outer = [(0, 0), (0.5, 0), (0.56, 0.06), (0.86, 0.45), (0.9, 0.8), (0.74, 1.15), (0.46, 1.38), (0.42, 1.55), (0.6, 1.86), (0.62, 1.9)]
    turned(shell(outer, 0.04), body, round=0.12)
    ring(0.61, 0.045, body, (0, 0, 1.9), count=48)
    for z, r in ((0.8, 0.905), (0.62, 0.895), (1.4, 0.455)):
        ring(r, 0.02, body, (0, 0, z), count=48)
    tube([(-0.7, 0, 0.55), (-1.05, 0, 0.8), (-1.25, 0, 1.25), (-1.5, 0, 1.75)], 0.17, body, radii=[1.5, 1.05, 0.8, 0.62])
    ring(0.105, 0.03, body, (-1.5, 0, 1.75), (0, -27, 0))
    turned([(0, 0), (0.075, 0), (0, 0.01)], rubber("charcoal"), (-1.5, 0, 1.752), (0, -27, 0), round=0)
    tube([(0.55, 0, 1.75), (0.95, 0, 1.8), (1.22, 0, 1.4), (1.1, 0, 0.85), (0.82, 0, 0.6)], 0.12, body, flat=0.7, radii=[1.2, 1, 1, 1, 1.3])


@model("stool", set="bathroom", tilt=24, turn=-24, fill=0.78)
def stool(colours, width=3.3, depth=2.7, height=2.5, dotted=False):
    """A low moulded stool on four splayed legs with rubber feet: drain holes, or grip dots on a step stool."""
    body, feet = plastic(colours.main, 0.3), rubber(colours.accent)
    top = plate(rounded_outline(width, depth, 0.55), 0.2, body, (0, 0, height - 0.2), bevel=0.07)
    spots = [(x * 0.5, y * 0.5) for x in range(-2, 3) for y in range(-2, 3) if abs(x) + abs(y) < 4 and (dotted or ((x + y) % 2 == 0 and abs(y) < 2))]
    if dotted:
        for x, y in spots:
            turned([(0, 0), (0.14, 0), (0.12, 0.04), (0, 0.05)], feet, (x, y, height - 0.005), round=0.02, steps=24)
    else:
        drilled(top, [(x, y, 0.1) for x, y in spots], 0.12)
        tube([(x, y, height + 0.005) for x, y in rounded_outline(width - 0.35, depth - 0.35, 0.42)], 0.03, feet, closed=True, curved=False)
    skirt = [[(x * s, y * s, z) for x, y in rounded_outline(width - 0.1, depth - 0.1, 0.5)] for s, z in ((1, height - 0.12), (1.02, height - 0.5), (0.99, height - 0.5), (0.97, height - 0.12))]
    lofted(skirt, body, closed=False)
    for sx in (-1, 1):
        for sy in (-1, 1):
            rings = [[(sx * (width / 2 - 0.42 + out) + x, sy * (depth / 2 - 0.42 + out * 0.8) + y, z) for x, y in rounded_outline(w, w, 0.16)]
                     for z, out, w in ((0.1, 0.24, 0.42), (0.8, 0.16, 0.48), (height - 0.45, 0.0, 0.66), (height - 0.15, -0.02, 0.7))]
            lofted(rings, body)
            plate([(sx * (width / 2 - 0.18) + x, sy * (depth / 2 - 0.23) + y) for x, y in rounded_outline(0.47, 0.47, 0.18)], 0.18, feet, bevel=0.04)


PRODUCTS = {
    "cotton-bath-towels-set-of-2": {"set": "bathroom"},
    "bath-towel-rolls-set-of-3": {"size": {"count": 3, "radius": 0.62, "length": 2.5}, "view": {"turn": 26, "tilt": 17}, "set": "paper"},
    "plastic-step-stool": {"size": {"dotted": True, "height": 2.4, "width": 3.6}, "set": "paper", "view": {"tilt": 32}},
    "memory-foam-bath-mat-80-x-50-cm": {"size": {"width": 8.0, "depth": 5.0, "quilted": True}, "view": {"turn": 24}},
    "anti-slip-bath-mat-60-x-40-cm": {"second": {"view": {"tilt": 52, "turn": 40}}},
}
