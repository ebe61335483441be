"""Laundry: from the basket over the line to the iron."""
import math
import random

from studio.hardware import plug, posed, spline
from studio.linen import draped
from studio.materials import (
    coated, cotton, felt, liquid, perforated, picture, plastic, polished, rubber, terry, wood,
)
from studio.parts import box, lofted, many, plate, ring, rod, shell, tube, turned
from studio.patterns import checks, laid, stripes
from studio.registry import model
from studio.soft import cushion, ruffled, sheet


@model("laundryBasket", tilt=14, turn=-12, fill=0.8)
def laundry_basket(colours, height=5.4, ajar=False):
    """A tall basket, its wall full of round holes, two grips and a lid; open, it shows the washing."""
    body, lid = plastic(colours.main), plastic(colours.accent)
    low, high = 1.62, 1.95
    def wall(z):
        return low + (high - low) * z / height
    turned(shell([(0, 0), (low, 0), (wall(0.9), 0.9)], 0.05), body, round=0.05)
    turned([(wall(0.88), 0.88), (wall(4.5), 4.5), (wall(4.5) - 0.05, 4.5), (wall(0.88) - 0.05, 0.88)], perforated(plastic(colours.main), 0.26, 0.3), round=0)
    turned([(wall(4.45), 4.45), (high, height - 0.06), (high + 0.09, height), (high - 0.06, height), (wall(4.45) - 0.05, 4.45), (wall(4.45), 4.45)], body, round=0.03)
    for z in (0.9, 2.7, 4.48):
        ring(wall(z) + 0.01, 0.045, body, (0, 0, z), count=64)
    for side in (-1, 1):
        x = side * (high - 0.02)
        tube([(x - side * 0.05, -0.55, 4.75), (x + side * 0.22, -0.42, 4.85), (x + side * 0.28, 0, 4.88), (x + side * 0.22, 0.42, 4.85), (x - side * 0.05, 0.55, 4.75)], 0.1, lid)
    spot, turn = ((2.35, -1.1, 2.0), (0, -74, 25)) if ajar else ((0, 0, height), (0, 0, 0))
    with posed(spot, turn):
        turned([(0, 0), (high + 0.05, 0), (high + 0.1, 0.06), (high + 0.04, 0.16), (high * 0.85, 0.24), (0, 0.3)], lid, round=0.05)
        tube([(-0.45, 0, 0.26), (-0.36, 0, 0.5), (0.36, 0, 0.5), (0.45, 0, 0.26)], 0.1, body)
    if ajar:
        for name, x, y, spin in (("cream", -0.45, 0.4, 20), ("coral", 0.55, 0.45, -30), ("teal", 0.35, -0.5, 60), ("mustard", -0.5, -0.4, 10)):
            for part in cushion(1.6, 1.3, 0.8, cotton(name), (x, y, height - 0.3), (10 * x, 12 * y, spin), steps=30):
                ruffled(part, 0.3, 0.5)
    else:
        turned([(0, 0.3), (low - 0.12, 0.3), (wall(3.6) - 0.3, 3.6), (0, 3.9)], cotton("cream"), round=0.2)


@model("washTub", tilt=26, turn=-14, fill=0.84)
def wash_tub(colours):
    """A wide tub with two handles, full of suds; a shirt's sleeve hangs over the rim."""
    body, r, h = plastic(colours.main, 0.28), 3.0, 2.1
    turned(shell([(0, 0), (2.2, 0), (2.3, 0.08), (2.9, h - 0.1), (r, h), (r + 0.16, h), (r + 0.18, h - 0.1)][:5], 0.07), body, round=0.08)
    ring(r + 0.04, 0.1, body, (0, 0, h), count=64)
    for z in (0.7, 1.35):
        ring(2.3 + 0.63 * z / h + 0.02, 0.04, body, (0, 0, z), count=64)
    for side in (-1, 1):
        x = side * (r + 0.08)
        tube([(x, -0.6, h - 0.12), (x + side * 0.4, -0.5, h - 0.06), (x + side * 0.5, 0, h - 0.04), (x + side * 0.4, 0.5, h - 0.06), (x, 0.6, h - 0.12)], 0.12, plastic(colours.accent))
    turned([(0, 0.2), (2.2, 0.2), (2.74, h - 0.42), (0, h - 0.42)], liquid("sky"), round=0.02)
    chance, foam = random.Random(5), plastic("white", 0.3)
    ball = [(math.sin(a) * math.cos(b), math.sin(a) * math.sin(b), math.cos(a)) for a in (math.pi * j / 8 for j in range(9)) for b in (math.tau * k / 14 for k in range(14))]
    faces = [(j * 14 + k, j * 14 + (k + 1) % 14, j * 14 + 14 + (k + 1) % 14, j * 14 + 14 + k) for j in range(8) for k in range(14)]
    for size, count, rise in ((0.34, 110, 0.0), (0.22, 260, 0.12), (0.12, 420, 0.22), (0.07, 420, 0.26)):
        spots = []
        for _ in range(count):
            far, a = (2.6 - size) * math.sqrt(chance.random()), chance.uniform(0, math.tau)
            hill = 0.75 * (1 - (far / 2.7) ** 2) * (0.7 + 0.3 * math.sin(2.2 * a + far))
            spots.append((far * math.cos(a), far * math.sin(a), h - 0.42 + hill + rise + chance.uniform(-0.12, 0.06), 0))
        many([(x * size, y * size, z * size) for x, y, z in ball], faces, spots, foam)


@model("meshBag", tilt=38, turn=-14, fill=0.84)
def mesh_bag(colours):
    """A white net bag with clothes inside and a zip along its edge; two smaller ones are folded beside it."""
    def bag(width, depth, thick, at, spin, clothes):
        with posed(at, (0, 0, spin)):
            for k, name in enumerate(clothes):
                x, y = (k % 2 - 0.5) * width * 0.4, (k // 2 - 0.42) * depth * 0.32
                for part in cushion(width * 0.46, depth * 0.42, thick * 0.7, cotton(name), (x, y, 0), (0, 0, 16 * (k - 1.5)), steps=36):
                    ruffled(part, 0.12, 0.35)
            for part in cushion(width, depth, thick, perforated(felt(colours.main), 0.1, 0.41), steps=64, pinch=0.05):
                ruffled(laid(part, units=True), 0.07, 0.6)
            for y, name in ((-depth / 2 * 0.98, "white"), (depth / 2 * 0.98, colours.accent)):
                tube([(-width / 2 * 0.97, y * 0.99, 0), (0, y * 0.95, 0.02), (width / 2 * 0.97, y * 0.99, 0)], 0.07, felt(name) if name == "white" else cotton(name), flat=0.6)
            for side in (-1, 1):
                tube([(side * width / 2 * 0.98, -depth / 2 * 0.97, 0), (side * width / 2 * 0.95, 0, 0), (side * width / 2 * 0.98, depth / 2 * 0.97, 0)], 0.06, felt("white"))
            zip_line = [(-width / 2 * 0.86 + i * width * 0.86 / 40, -depth * 0.33, thick * 0.5 * (1 - ((i - 20) / 23) ** 4) ** 0.55 * 0.93 + 0.05) for i in range(41)]
            tube(zip_line, 0.09, cotton(colours.accent), flat=0.25)
            tube(zip_line, 0.045, polished("steel"))
            box((0.14, 0.3, 0.06), plastic(colours.accent), (zip_line[31][0], zip_line[31][1] - 0.12, zip_line[31][2] + 0.06), bevel=0.02)
    bag(4.0, 3.2, 1.3, (0, 0.3, 0.66), 8, ("coral", "teal", "mustard", "rose"))
    bag(2.2, 1.6, 0.6, (-1.5, -2.2, 0.32), -10, ("blue", "sage"))
    bag(1.7, 1.4, 0.55, (1.5, -2.15, 0.3), 14, ("plum",))


@model("dryingRack", tilt=15, turn=-26, fill=0.86)
def drying_rack(colours):
    """A folding stand with two wings on crossed legs, hung with clothes."""
    steel, joint = enamelled("white"), plastic(colours.accent)
    wide, top, leg = 5.6, 8.6, 0.085
    for x in (-wide / 2, wide / 2):
        tube([(x, -2.3, 0), (x, 1.7, top)], leg, steel, curved=False)
        tube([(x * 0.96, 2.3, 0), (x * 0.96, -1.7, top)], leg, steel, curved=False)
        for y, sign in ((-1.7, -1), (1.7, 1)):
            tube([(x, y, top), (x, y + sign * 2.6, top + 1.1)], leg * 0.9, steel, curved=False)
            tube([(x, y + sign * 1.6, top + 0.68), (x, y * 0.45 + sign * 0.35, top * 0.73)], 0.045, steel, curved=False)
        rod((x, -1.7, top), (x, 1.7, top), leg * 0.9, steel)
        turned([(0, -0.12), (0.2, -0.12), (0.2, 0.12), (0, 0.12)], joint, (x, 0, top * 0.58), (0, 90, 0))
        for y in (-2.3, 2.3):
            rod((x * (1 if y < 0 else 0.96), y, 0), (x * (1 if y < 0 else 0.96), y * 0.93, 0.36), 0.14, joint)
    for y in (-1.7, -1.0, -0.35, 0.35, 1.0, 1.7):
        rod((-wide / 2, y, top), (wide / 2, y, top), 0.05, steel)
    for sign in (-1, 1):
        for i in range(1, 5):
            rod((-wide / 2, sign * (1.7 + 0.65 * i), top + 0.275 * i), (wide / 2, sign * (1.7 + 0.65 * i), top + 0.275 * i), 0.05, steel)
        rod((-wide / 2, -2.2 * sign, 0.2), (wide / 2, -2.2 * sign, 0.2), 0.06, steel)
    z4, y4 = top + 1.1, -1.7 - 2.6
    cloth = (("coral", -1.45, y4, z4, 2.2, 2.6), (colours.accent, 1.35, y4, z4, 2.3, 3.4), ("cream", -0.7, -1.7, top, 3.4, 3.8), ("mustard", 1.4, 0.35, top, 2.0, 2.6), ("sage", -1.2, 1.0, top, 2.4, 3.4), ("rose", 0.4, 1.7 + 1.95, top + 0.825, 3.0, 2.2))
    for name, x, y, z, width, long in cloth:
        draped(width, long, long * 0.62, 0.09, cotton(name, 12), 0.05, (x, y, z), rough=0.12)
    draped(1.5, 1.6, 1.3, 0.09, terry("teal"), 0.08, (1.7, -1.7, top), rough=0.08)


def enamelled(name):
    """White powder coat on steel tube."""
    return plastic(name, 0.25)


def peg(name, at, lean=0.0, spin=0.0, opened=0.0):
    """A sprung clothes peg, its jaws down."""
    with posed(at, (0, lean, spin), 1.4):
        half = [(0.03, -0.36), (0.09, -0.36), (0.11, -0.1), (0.1, 0.1), (0.17, 0.46), (0.11, 0.5), (0.03, 0.1), (0.045, -0.02), (0.02, -0.1), (0.055, -0.2), (0.02, -0.27)]
        for side in (-1, 1):
            with posed(turn=(0, side * opened, 0)):
                outline = [(side * x, z) for x, z in half]
                plate(outline if side > 0 else outline[::-1], 0.14, plastic(name), (0, 0.07, 0), (90, 0, 0), bevel=0.02)
                for i in range(3):
                    rod((side * (0.142 + 0.012 * i - 0.02), -0.07, 0.32 + 0.05 * i), (side * (0.142 + 0.012 * i - 0.02), 0.07, 0.32 + 0.05 * i), 0.02, plastic(name))
        for y in (-0.035, 0, 0.035):
            ring(0.075, 0.017, polished("steel"), (0, y, 0.03), (90, 0, 0))
        tube([(-0.12, -0.085, -0.08), (-0.06, -0.085, 0.03), (0.06, -0.085, 0.03), (0.12, -0.085, -0.08)], 0.016, polished("steel"))


@model("pegs", tilt=9, turn=-16, fill=0.86)
def pegs(colours):
    """Coloured pegs on a line that holds a small cloth; more lie before it."""
    tones = (colours.main, colours.accent, "coral", "sky", colours.main, colours.accent, "coral")
    sag = lambda x: 2.05 + 0.07 * x * x  # noqa: E731
    tube([(x / 4, 0, sag(x / 4)) for x in range(-9, 10)], 0.035, cotton("white", 60))
    for side in (-1, 1):
        rod((side * 2.3, 0, 0), (side * 2.3, 0, 2.75), 0.11, wood("wood", "z"))
        turned([(0, 0), (0.45, 0), (0.42, 0.12), (0, 0.14)], wood("wood", "x"), (side * 2.3, 0, 0), round=0.04)
        ring(0.13, 0.04, cotton("white", 60), (side * 2.3, 0, sag(2.25)))
    for i, name in enumerate(tones):
        x = (i - 3) * 0.58
        peg(name, (x, 0, sag(x) + 0.34), 2 * (i % 3 - 1), 90 if False else 6 * (i % 3 - 1), 0)
    cloth = picture(stripes("white", ("sky", "teal"), 9), 0.9)
    laid(sheet(2.1, 1.15, cloth, lambda x, y: 0.06 * math.sin(5 * x + y) * (0.55 - y), 0.03, (0.0, 0, 1.5), (90, 0, 0)))
    for i, (x, y, spin) in enumerate(((-1.2, -0.9, 30), (-0.45, -1.1, -40), (0.4, -0.95, 15), (1.2, -1.0, 65), (0.85, -0.55, -20))):
        with posed((x, y, 0.1), (90, 0, spin)):
            peg(tones[(i + 2) % 7], (0, 0, 0))


@model("hangers", tilt=10, turn=48, fill=0.84)
def hangers(colours):
    """Ten slim velvet hangers on a rail, brown and pink in turn."""
    rail = polished("steel")
    for i in range(10):
        x = (i - 4.5) * 0.36
        velvet = felt((colours.main, colours.accent)[i % 2])
        with posed((x, 0, 0), (0, 0, 90 + (5 if i % 3 == 0 else -4))):
            line = spline([(0, 0, 3.3), (-0.35, 0, 3.22), (-1.2, 0, 2.85), (-2.05, 0, 2.45), (-2.2, 0, 2.25), (-2.05, 0, 2.12), (-1, 0, 2.1), (1, 0, 2.1), (2.05, 0, 2.12), (2.2, 0, 2.25), (2.05, 0, 2.45), (1.2, 0, 2.85), (0.35, 0, 3.22)], 6)
            tube([*line, (0, 0, 3.3)], 0.1, velvet, curved=False, flat=0.55)
            hook = [(0, 0, 3.25), (0, 0, 3.62), (0.0, 0, 3.72), (0.2, 0, 3.86), (0.22, 0, 4.08), (0.03, 0, 4.22), (-0.17, 0, 4.12), (-0.2, 0, 3.98)]
            tube(hook, 0.032, rail)
    rod((-2.6, 0, 4.13), (2.6, 0, 4.13), 0.09, rail)
    for side in (-1, 1):
        turned([(0, 0), (0.13, 0), (0.13, 0.1), (0, 0.12)], plastic("charcoal"), (side * 2.6, 0, 4.13), (0, 90 * side, 0))
        rod((side * 2.45, 0, 0.12), (side * 2.45, 0, 4.13), 0.09, rail)
        box((0.3, 2.6, 0.14), wood(colours.main, "y"), (side * 2.45, 0, 0), bevel=0.05)


@model("ironingBoard", tilt=23, turn=-30, fill=0.86)
def ironing_board(colours):
    """A long pointed board with a checked cover on crossed legs, the iron's wire rest at its square end."""
    frame, z = enamelled("white"), 8.3
    outline = [(-5.5, -1.5), (-5.2, -1.65), (2.5, -1.65), (4.2, -1.15), (5.2, -0.55), (5.5, 0), (5.2, 0.55), (4.2, 1.15), (2.5, 1.65), (-5.2, 1.65), (-5.5, 1.5)]
    smooth = [(x, y) for x, y in spline(outline, 5)]
    laid(plate(smooth, 0.3, picture(checks(colours.main, colours.accent, 22, (1600, 480)), 0.9), (0, 0, z), bevel=0.12))
    for y in (-0.75, 0.75):
        tube([(-3.4, y, 0.1), (2.6, y * 0.9, z)], 0.11, frame, curved=False)
        tube([(3.4, y * 1.1, 0.1), (-2.6, y * 0.8, z)], 0.11, frame, curved=False)
    for x in (-3.4, 3.4):
        rod((x, -1.6, 0.12), (x, 1.6, 0.12), 0.12, frame)
        for y in (-1.6, 1.6):
            rod((x, y * 0.92, 0.12), (x, y * 1.04, 0.12), 0.16, rubber("charcoal"))
    rod((0, -0.8, 4.4), (0, 0.8, 4.4), 0.09, polished("steel"))
    wire = polished("steel")
    for y in (-1.0, -0.4, 0.2, 0.8):
        tube([(-5.3, y, z + 0.15), (-5.9, y, z + 0.2), (-7.2, y, z + 0.2), (-7.35, y, z + 0.42)], 0.05, wire)
    for x in (-5.9, -7.2):
        rod((x, -1.0, z + 0.2), (x, 0.8, z + 0.2), 0.05, wire)


@model("iron", tilt=20, turn=-36, fill=0.8)
def iron(colours):
    """A dry iron on its plate: pointed sole, dial, handle and a cord that runs off behind."""
    def outline(scale, z, back=0.0, lift=0.0):
        shape = [(1.3, 0), (1.0, 0.27), (0.5, 0.46), (0.0, 0.54), (-0.6, 0.56), (-1.05, 0.5), (-1.12, 0.3)]
        loop = spline([*shape, *[(x, -y) for x, y in reversed(shape[1:])], shape[0]], 5)[:-1]
        return [(x * scale - back, y * scale, z + lift * x) for x, y in loop]
    body, dark, sole = plastic(colours.main, 0.22), plastic(colours.accent, 0.35), polished("steel")
    lofted([outline(0.99, 0), outline(1.0, 0.03), outline(1.0, 0.1), outline(0.98, 0.11)], sole)
    lofted([outline(0.97, 0.11), outline(0.975, 0.2), outline(0.95, 0.22)], dark)
    lofted([outline(0.96, 0.21), outline(0.96, 0.4), outline(0.86, 0.62, 0.06, -0.03), outline(0.7, 0.76, 0.14, -0.05), outline(0.45, 0.82, 0.24, -0.04)], body)
    tube([(-0.95, 0, 0.62), (-0.98, 0, 1.05), (-0.72, 0, 1.36), (-0.1, 0, 1.42), (0.38, 0, 1.28), (0.5, 0, 0.98), (0.42, 0, 0.66)], 0.19, dark, radii=[1.1, 0.95, 0.95, 1, 0.95, 0.85, 1.1])
    turned([(0, 0), (0.27, 0), (0.27, 0.1), (0.2, 0.15), (0, 0.15)], plastic("white"), (-0.22, 0, 0.8), flutes=20, depth=0.03, round=0.02)
    box((0.05, 0.2, 0.03), plastic("brick"), (-0.12, -0.06, 0.945), bevel=0.01)
    box((0.12, 0.02, 0.06), plastic("brick", 0.2), (0.25, -0.33, 0.62), bevel=0.01)
    turned([(0, 0), (0.13, 0), (0.09, 0.4), (0.07, 0.5), (0, 0.5)], coated("charcoal"), (-0.95, 0, 1.1), (0, -70, 0), flutes=12, depth=0.04)
    tube([(-1.3, 0, 1.25), (-1.65, 0, 1.15), (-1.95, 0.1, 0.5), (-2.2, 0.35, 0.06), (-2.45, -0.1, 0.06), (-2.1, -0.8, 0.06), (-1.4, -1.2, 0.08), (-0.72, -1.2, 0.24)], 0.055, coated("charcoal"))
    plug((-0.15, -1.2, 0.24), (0, 0, 90), coated("charcoal"), polished("mustard"))


PRODUCTS = {
    "laundry-basket-with-lid-45-litres": {"second": {"size": {"ajar": True}, "view": {"tilt": 30}}},
    "dry-iron-1000-w": {"second": {"view": {"tilt": 30, "turn": 50}}},
}
