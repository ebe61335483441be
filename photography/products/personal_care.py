"""Personal care: shaving, bathing, teeth, travel."""
import math
import random

from studio.forms import ball, circle, disc, grouped, tint
from studio.lamps import led
from studio.materials import brushed, clear_plastic, coated, cotton, felt, paper, plastic, polished, rubber, silicone, Surface, wood
from studio.palette import colour
from studio.parts import box, bristles, label, lofted, plate, ring, rod, rounded_outline, text, tube, turned
from studio.registry import model
from studio.soft import _grid


@model("trimmer", tilt=12, turn=-18, fill=0.84)
def trimmer(colours):
    """A cordless trimmer standing up: steel cutter with teeth, thumb switch, charge lights; two combs beside it."""
    body, grip = coated(colours.main), rubber(colours.main)
    rings = []
    for z, wide, deep, y in ((0, 0.3, 0.26, 0), (0.04, 0.36, 0.3, 0), (0.6, 0.34, 0.28, 0.02), (1.15, 0.4, 0.32, 0), (1.38, 0.4, 0.3, -0.02), (1.42, 0.38, 0.28, -0.02)):
        rings.append([(wide * math.cos(a), y + deep * math.sin(a), z) for a in (math.tau * i / 48 for i in range(48))])
    lofted(rings, body)
    steel = brushed(colours.accent)
    head = [[(x * s, y * s2 - 0.02, z) for x, y in rounded_outline(0.74, 0.5, 0.1)] for z, s, s2 in ((1.4, 1, 1), (1.55, 1, 0.8), (1.68, 1.02, 0.34))]
    lofted(head, steel)
    for i in range(17):
        box((0.022, 0.1, 0.1), steel, (-0.35 + i * 0.044, -0.05, 1.66), bevel=0.004, segments=1)
    box((0.76, 0.04, 0.06), polished("steel"), (0, 0.0, 1.67), bevel=0.01)
    plate(rounded_outline(0.24, 0.46, 0.1), 0.06, plastic("steel", 0.25), (0, -0.25, 1.0), (88, 0, 0), bevel=0.025)
    for i in range(3):
        box((0.16, 0.03, 0.025), plastic("charcoal"), (0, -0.325, 0.93 + 0.06 * i), bevel=0.008)
    for i in range(3):
        led((-0.08 + 0.08 * i, -0.275, 0.5), 0.018, "green", 4)
    for x, y, spin, long in ((0.85, -0.15, 25, 0.26), (-0.82, -0.35, -20, 0.38)):
        parts = [box((0.74, 0.4, 0.2), plastic("charcoal"), bevel=0.05)]
        parts += [plate([(0, 0), (0.36, 0), (0.3, long * 0.7), (0.14, long), (0, long * 0.6)], 0.025, plastic("charcoal"), (-0.33 + 0.082 * k, -0.18, 0.18), (90, 0, 90), bevel=0.006) for k in range(9)]
        grouped(parts, (x, y, 0), (0, 0, spin))


@model("razor", tilt=42, turn=-30, fill=0.84)
def razor(colours):
    """A safety razor of steel on its back, its head towards the left; a packet and one blade beside it."""
    steel, knurl = polished(colours.main), brushed(colours.accent, (1, 1, 1))
    turned([(0, 0), (0.06, 0), (0.075, 0.06), (0.075, 0.14), (0.055, 0.18), (0, 0.18)], steel, (0.75, 0, 0.16), (0, 90, 0), round=0.02)
    turned([(0, 0), (0.062, 0), (0.066, 0.8), (0, 0.8)], knurl, (-0.05, 0, 0.16), (0, 90, 0), round=0.01, flutes=22, depth=0.05)
    for x in (-0.05, 0.2, 0.45, 0.7):
        ring(0.067, 0.012, steel, (x, 0, 0.16), (0, 90, 0))
    rod((-0.32, 0, 0.16), (0, 0, 0.16), 0.045, steel)
    for x, wide, tall, thick in ((-0.36, 0.44, 0.22, 0.03), (-0.41, 0.4, 0.26, 0.012), (-0.46, 0.43, 0.2, 0.05)):
        box((thick, wide, tall), brushed("steel") if thick < 0.02 else steel, (x, 0, 0.16 - tall / 2), bevel=0.012)
    for i in range(11):
        box((0.02, 0.014, 0.24), steel, (-0.375, -0.2 + 0.04 * i, 0.04), bevel=0.003, segments=1)
    blade = [(-0.22, -0.11), (0.22, -0.11), (0.22, 0.11), (-0.22, 0.11)]
    plate(blade, 0.01, brushed("steel"), (0.1, -0.5, 0), (0, 0, 20), bevel=0.002)
    for part in (plate(rounded_outline(0.3, 0.035, 0.015), 0.004, paper("charcoal"), (0.1, -0.5, 0.009), (0, 0, 20), bevel=0.001),
                 *(plate(circle(0.03, 16), 0.004, paper("charcoal"), (0.1 + s * 0.1, -0.5 + s * 0.036, 0.009), bevel=0.001) for s in (-1, 1))):
        part.location.z = 0.0095
    box((0.5, 0.3, 0.1), paper("blue"), (0.75, -0.6, 0), (0, 0, -12), bevel=0.01)
    box((0.4, 0.2, 0.004), paper("white"), (0.75, -0.6, 0.1), (0, 0, -12), bevel=0.001)
    text("10", 0.17, paper("blue"), (0.75, -0.6, 0.106), (0, 0, -12))


@model("loofah", tilt=14, turn=0)
def loofah(colours, radius=0.85):
    """A puff of ruffled mesh with a cord loop."""
    chance = random.Random(7)
    mesh = Surface("mesh", colour(colours.main), 0.8, Sheen=0.6, Emission=colour(colours.main), Emission_Strength=0.12).material
    light = Surface("mesh light", colour(colours.main, "light"), 0.8, Sheen=0.5).material
    for k in range(46):
        waves, phase, deep = chance.randint(9, 14), chance.uniform(0, 6), chance.uniform(0.16, 0.26)
        rows = []
        for j in range(7):
            r = radius * (0.3 + 0.7 * j / 6) * chance.uniform(0.97, 1.0)
            rows.append([(r * math.cos(a), r * math.sin(a), deep * (j / 6) ** 1.3 * math.sin(waves * a + phase)) for a in (math.tau * i / 90 for i in range(91))])
        _grid(rows, light if k % 2 == 0 else mesh, (0, 0, radius), (chance.uniform(0, 180), chance.uniform(0, 180), chance.uniform(0, 360)), 0.012)
    ball(radius * 0.72, mesh, (0, 0, radius))
    cord = cotton(colours.accent)
    tube([(0.1, -0.2, radius * 1.9), (0.25, -0.25, radius * 2.35), (0.05, -0.3, radius * 2.75), (-0.2, -0.25, radius * 2.35), (-0.05, -0.2, radius * 1.9)], 0.04, cord)
    ball(0.07, cord, (0.02, -0.2, radius * 1.97))


@model("backBrush", tilt=44, turn=-34, fill=0.86)
def back_brush(colours, long=3.8):
    """A bath brush lying on its back: a round head full of bristles, a long curved handle with a cord."""
    body = wood(colours.main, "x", 0.35)
    tube([(-0.2, 0, 0.14), (0.5, 0, 0.17), (1.3, 0, 0.3), (2.1, 0, 0.3), (2.6, 0, 0.2), (2.9, 0, 0.14)], 0.16, body, radii=[1.5, 0.9, 0.85, 1.0, 1.25, 0.9], flat=0.62)
    ball(0.13, body, (2.88, 0, 0.14), (1, 1.1, 0.65))
    disc(0.52, 0.2, body, (-0.55, 0, 0.04), round=0.08)
    roots = []
    for ring_ in range(9):
        r = 0.44 * ring_ / 8
        for k in range(max(6 * ring_, 1)):
            a = math.tau * k / max(6 * ring_, 1)
            for dx, dy in ((0, 0), (0.02, 0.01), (-0.015, 0.02)):
                roots.append(((-0.55 + r * math.cos(a) + dx, r * math.sin(a) + dy, 0.22), (0.12 * r * math.cos(a), 0.12 * r * math.sin(a), 1)))
    bristles(roots, 0.36, 0.009, felt(colours.accent), spread=0.08)
    tube([(2.8, 0.0, 0.22), (3.15, 0.15, 0.1), (3.3, -0.1, 0.04), (3.05, -0.25, 0.05), (2.8, 0.02, 0.1)], 0.025, cotton("white"))


@model("footFile", tilt=46, turn=-32, fill=0.85)
def foot_file(colours, long=2.4):
    """A paddle with a steel grater on its face and a waisted grip; a second one shows the fine side."""
    def one(at, turn, coarse):
        half = [(long * t, 0.27 * (1 if t > 0.45 else 0.45 + 0.12 * math.sin(math.pi * t / 0.45) + 0.43 * max(0, (t - 0.33) / 0.12) ** 2)) for t in (i / 40 for i in range(41))]
        half = [(x, h * min(1, math.sqrt(max(x, 0.001) / 0.12)) * min(1, math.sqrt(max(long - x, 0.001) / 0.16))) for x, h in half]
        outline = [(x - long / 2, -h) for x, h in half] + [(x - long / 2, h) for x, h in half[::-1]][1:-1]
        parts = [plate(outline, 0.16, plastic(colours.main, 0.28), bevel=0.06)]
        face = rounded_outline(1.05, 0.42, 0.15)
        parts.append(plate(face, 0.03, brushed(colours.accent, (1, 1, 1)) if coarse else coated("sage"), (0.57, 0, 0.155), bevel=0.01))
        if coarse:
            steel = polished(colours.accent)
            for i in range(11):
                for j in range(5):
                    x, y = 0.14 + i * 0.086, -0.15 + j * 0.075 + (i % 2) * 0.02
                    parts.append(ball(0.02, steel, (x, y, 0.187), (1, 1, 0.8)))
        parts.append(plate(circle(0.055, 24), 0.006, paper("charcoal"), (-1.05, 0, 0.157), bevel=0.001))
        grouped(parts, at, turn)
    one((0, 0.1, 0), (0, 0, 6), True)
    one((0.1, -0.75, 0), (0, 0, -4), False)


@model("toothbrushes", tilt=48, turn=-28, fill=0.85)
def toothbrushes(colours):
    """Four toothbrushes side by side in four colours, one of them under its clear cap."""
    for i, name in enumerate((colours.main, colours.accent, "coral", "mustard")):
        y, body = (i - 1.5) * 0.36, plastic(name, 0.22)
        tube([(-0.95, y, 0.08), (-0.6, y, 0.09), (-0.1, y, 0.07), (0.3, y, 0.08), (0.62, y, 0.07)], 0.085, body, radii=[0.95, 1.15, 1.0, 0.6, 0.55], flat=0.75)
        ball(0.078, body, (-0.95, y, 0.08), (1.2, 1, 0.75))
        tube([(-0.72, y, 0.135), (-0.4, y, 0.138), (-0.12, y, 0.115)], 0.05, rubber("white"), radii=[0.6, 1, 0.5], flat=0.5)
        plate([(x + 0.78, py + y) for x, py in rounded_outline(0.36, 0.15, 0.07)], 0.07, body, (0, 0, 0.03), bevel=0.025)
        for part, colour_ in ((0, "white"), (1, name)):
            roots = [(0.65 + 0.043 * k + 0.008 * d, y - 0.045 + 0.03 * j + 0.006 * e) for k in range(7) for j in range(4) for d in (-1, 0, 1) for e in (-1, 1) if (k in (0, 1, 5, 6)) == bool(part)]
            bristles(roots, 0.17 if part else 0.15, 0.0065, plastic(colour_, 0.5), spread=0.03, at=(0, 0, 0.09))
    y = 1.5 * 0.36
    lofted([[(0.79 + px * s, y + py * s, z) for px, py in rounded_outline(0.5, 0.25, 0.08)] for z, s in ((0.0, 0.98), (0.02, 1.0), (0.27, 0.98), (0.3, 0.9))],
           tint("mustard", 0.35))


@model("travelBottles", tilt=14, turn=-12, fill=0.84)
def travel_bottles(colours):
    """A clear pouch with a zip; in it three small bottles with loops and a jar."""
    for i, (x, name) in enumerate(((-0.78, colours.main), (-0.2, "coral"), (0.38, "sage"))):
        turned([(0, 0), (0.24, 0), (0.26, 0.05), (0.26, 0.75), (0.2, 0.92), (0.1, 0.98), (0, 0.98)], silicone(name), (x, 0, 0.06), round=0.05)
        turned([(0, 0), (0.17, 0), (0.17, 0.22), (0.14, 0.25), (0, 0.25)], plastic("white", 0.25), (x, 0, 1.02), round=0.03, flutes=30, depth=0.015)
        label(0.263, 0.3, 0.58, paper("white"), arc=80, at=(x, 0, 0.06))
    turned([(0, 0), (0.25, 0), (0.26, 0.24), (0, 0.24)], plastic("cream", 0.25), (0.92, -0.02, 0.06), round=0.04)
    turned([(0, 0), (0.28, 0), (0.28, 0.16), (0, 0.18)], plastic(colours.accent, 0.25), (0.92, -0.02, 0.3), round=0.03, flutes=36, depth=0.012)
    film = clear_plastic("glass", 0.15)
    rings = []
    for z, deep in ((0.0, 0.5), (0.06, 0.66), (0.5, 0.7), (1.0, 0.55), (1.45, 0.2), (1.6, 0.04)):
        rings.append([(x * 1.0, y, z) for x, y in rounded_outline(2.66, deep, deep * 0.45)])
    lofted(rings, film)
    trim = plastic(colours.accent, 0.35)
    tube([(-1.33, 0, 1.58), (0, 0, 1.6), (1.33, 0, 1.58)], 0.075, trim, flat=0.5)
    for side in (-1, 1):
        tube([(side * 1.33, 0, 0.04), (side * 1.345, 0, 0.8), (side * 1.33, 0, 1.58)], 0.035, trim)
    tube([(px, py, 0.03) for px, py in rounded_outline(2.66, 0.62, 0.28)], 0.03, trim, closed=True)
    rod((-1.28, -0.06, 1.58), (1.28, -0.06, 1.58), 0.03, plastic("white"))
    box((0.18, 0.1, 0.11), polished("steel"), (0.85, -0.08, 1.52), bevel=0.02)
    plate(rounded_outline(0.09, 0.24, 0.03), 0.03, polished("steel"), (0.85, -0.11, 1.42), (90, 0, 0), bevel=0.01)
    tube([(1.33, 0, 1.5), (1.55, 0, 1.35), (1.6, 0, 0.9), (1.5, 0, 0.75), (1.36, 0, 1.25)], 0.05, trim, flat=0.4)


PRODUCTS = {
    "bath-loofah-large": {"set": "bathroom"},
    "rechargeable-hair-and-beard-trimmer": {"set": "bathroom", "second": {"view": {"tilt": 34, "turn": 30}}},
    "travel-bottles-in-a-pouch-set-of-4": {"set": "bathroom"},
    "foot-file-with-two-sides": {"second": {"view": {"tilt": 24, "turn": -68}}},
}
