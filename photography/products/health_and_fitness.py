"""Health and fitness: mats, weights, scales."""
import math

from studio.forms import ball, circle, disc, grouped, half_rolled, loop_band, panel
from studio.hardware import posed
from studio.materials import ceramic, cotton, paper, picture, plastic, polished, rubber, silicone
from studio.parts import bevelled, lofted, plate, ring, rod, rounded_outline, text, tube, turned
from studio.designs import display
from studio.registry import model


@model("yogaMat", tilt=30, turn=-38, fill=0.86)
def yoga_mat(colours, width=6.1):
    """A mat, half rolled up, its strap round the roll."""
    half_rolled(width, 6.5, 0.95, 0.13, rubber(colours.main))
    for x in (-1.5, 1.5):
        tube([(x, 0.98 * math.sin(a), 0.96 - 0.99 * math.cos(a)) for a in (math.radians(40 + 280 * i / 24) for i in range(25))], 0.22, cotton(colours.accent), flat=0.12)
    tube([(-1.5, 0.3, 1.9), (-0.9, -0.1, 2.25), (0.9, -0.1, 2.25), (1.5, 0.3, 1.9)], 0.2, cotton(colours.accent), flat=0.14)
    for i in range(2):
        tube([(-width / 2 + 0.35 + 0.2 * i, y, 0.135) for y in (-6.4, -4, -1.5)], 0.03, rubber("white"), flat=0.3)


@model("skippingRope", tilt=40, turn=-8, fill=0.84)
def skipping_rope(colours):
    """A rope in loops, its two foam grips crossing before it."""
    rope, foam = rubber(colours.accent), rubber(colours.main)
    line = [(-0.9, -1.3, 0.3), (-1.3, -0.4, 0.1)]
    for i in range(40):
        a, r = -2.6 - math.tau * i / 13, 1.1 + 0.16 * math.sin(i * 1.7)
        line.append((1.25 * r * math.cos(a), 0.55 + 0.85 * r * math.sin(a), 0.08 + 0.1 * (i / 13) + 0.03 * math.sin(i)))
    line += [(1.3, -0.4, 0.3), (0.9, -1.2, 0.28)]
    tube(line, 0.06, rope)
    for side in (-1, 1):
        parts = [turned([(0, 0), (0.17, 0), (0.2, 0.05), (0.19, 0.5), (0.2, 1.0), (0.17, 1.3), (0, 1.3)], foam, (0, 0, 0), (0, 90, 0), round=0.05, flutes=0)]
        for k in range(6):
            parts.append(ring(0.192, 0.02, foam, (0.2 + 0.18 * k, 0, 0), (0, 90, 0)))
        parts.append(turned([(0, 0), (0.13, 0), (0.11, 0.16), (0.06, 0.22), (0, 0.22)], plastic("steel"), (1.28, 0, 0), (0, 90, 0), round=0.02))
        parts.append(turned([(0.17, 0), (0.205, 0.01), (0.205, 0.1), (0.17, 0.11)], plastic(colours.accent), (0.08, 0, 0), (0, 90, 0), round=0.01))
        grouped(parts, (side * 0.25 if side < 0 else 0.25, -2.45 if side < 0 else -2.35, 0.21), (0, 0, 118 if side < 0 else 60))


def dumbbell(at, spin, name):
    """Six-sided heads on a waisted grip, "2 kg" on its end."""
    vinyl, parts = silicone(name), []
    hexagon = [(0.46 * math.cos(math.radians(60 * i)), 0.46 * math.sin(math.radians(60 * i))) for i in range(6)]
    for side in (-1, 1):
        rings = []
        for x, share in ((0.52, 0.55), (0.6, 0.9), (0.68, 1.0), (1.06, 1.0), (1.14, 0.9), (1.16, 0.6)):
            rings.append([(side * x, py * share, pz * share) for py, pz in hexagon])
        body = lofted(rings, vinyl)
        bevelled(body, 0.07, 4)
        parts.append(body)
        parts.append(disc(0.3, 0.015, plastic("white"), (side * 1.155, 0, 0), (0, side * 90, 0), round=0.004))
        parts.append(text("2 kg", 0.27, plastic("charcoal"), (side * 1.175, 0, 0), (90, 0, side * 90)))
    parts.append(tube([(-0.6, 0, 0), (-0.25, 0, 0), (0, 0, 0), (0.25, 0, 0), (0.6, 0, 0)], 0.19, vinyl, radii=[0.95, 1, 1.15, 1, 0.95]))
    parts += [ring(0.188, 0.018, vinyl, (x, 0, 0), (0, 90, 0)) for x in (-0.42, 0.42)]
    grouped(parts, at, (0, 0, spin))


@model("dumbbells", tilt=22, turn=-8, fill=0.84)
def dumbbells(colours):
    """Two dumbbells on their flats, one coral and one blue."""
    dumbbell((-0.75, 0.75, 0.4), 42, colours.accent)
    dumbbell((0.45, -0.45, 0.4), -56, colours.main)


@model("resistanceBands", tilt=56, turn=0, fill=0.88)
def resistance_bands(colours):
    """Four flat rubber loops of rising width laid out in a fan, each with its strength printed on."""
    for i, (name, words, wide) in enumerate((("plum", "EXTRA", 0.9), (colours.main, "STRONG", 0.76), (colours.accent, "MEDIUM", 0.64), ("mustard", "LIGHT", 0.52))):
        line = rounded_outline(3.0, 0.14, 0.07)
        fine = [(ax + (bx - ax) * k / 24, ay + (by - ay) * k / 24) for (ax, ay), (bx, by) in zip(line, line[1:] + line[:1]) for k in range(24 if abs(bx - ax) > 1 else 1)]
        slack = [(x + 1.3, y * (1 + 0.6 * math.cos(x))) for x, y in fine]
        with posed((-1.3, 0, 0.14 + 0.2 * i), (0, 0, 50 - 32 * i)):
            with posed((0, wide / 2, 0), (90, 0, 0)):
                loop_band(slack, 0.0, wide, 0.05, rubber(name))
            text(words, 0.34, paper("white"), (1.95, 0, 0.16), (0, 0, 0), raised=0.01)


@model("bathScale", tilt=42, turn=-24, fill=0.84)
def bath_scale(colours, side=3.0):
    """A flat scale: white glass, four steel plates, a lit display."""
    for x in (-1, 1):
        for y in (-1, 1):
            disc(0.22, 0.1, rubber("charcoal"), (x * 1.15, y * 1.15, 0))
    plate(rounded_outline(side - 0.14, side - 0.14, 0.35), 0.1, plastic("steel"), (0, 0, 0.08), bevel=0.03)
    plate(rounded_outline(side, side, 0.4), 0.09, ceramic(colours.main), (0, 0, 0.17), bevel=0.03)
    for x in (-1, 1):
        for y in (-0.55, 0.5):
            plate(rounded_outline(0.62, 0.8, 0.3), 0.012, polished(colours.accent), (x * 0.82, y, 0.255), bevel=0.004)
    for x in (-0.82, 0.82):
        for k in range(3):
            tube([(x - 0.2, -0.2 + 0.11 * k, 0.262), (x, -0.17 + 0.11 * k, 0.262), (x + 0.2, -0.2 + 0.11 * k, 0.262)], 0.012, plastic("steel"))
    plate(rounded_outline(1.12, 0.52, 0.1), 0.012, plastic("charcoal", 0.15), (0, 1.1, 0.256), bevel=0.004)
    panel(0.96, 0.38, picture(display("62.4", "sky"), 0.3), (0, 1.1, 0.272), (-90, 0, 0))
    text("kg", 0.14, paper("charcoal"), (0, 0.75, 0.262), (0, 0, 0))


@model("thermometer", tilt=52, turn=-32, fill=0.86)
def thermometer(colours):
    """A digital thermometer: display, button, a slim stem with a steel tip; its cap beside it."""
    body = plastic(colours.main, 0.25)
    half = [(-0.75, 0.05), (-0.73, 0.13), (-0.66, 0.175), (0.15, 0.175), (0.3, 0.13), (0.42, 0.07), (0.95, 0.045), (0.97, 0.02)]
    rings = [[(x, w * math.cos(a), 0.09 + 0.62 * w * math.sin(a)) for a in (math.tau * i / 32 for i in range(32))] for x, w in half]
    lofted(rings, body)
    tube([(0.95, 0, 0.09), (1.05, 0, 0.09), (1.1, 0, 0.09)], 0.034, polished("steel"), radii=[1, 1, 0.6])
    ball(0.022, polished("steel"), (1.1, 0, 0.09))
    plate(rounded_outline(0.58, 0.25, 0.06), 0.02, plastic(colours.accent, 0.25), (-0.14, 0, 0.182), bevel=0.008)
    panel(0.5, 0.18, picture(display("98.6", "sage", wide=600, high=216), 0.3), (-0.14, 0, 0.206), (-90, 0, 0))
    plate(circle(0.08, 24, (0, 0), (1.2, 1)), 0.04, plastic(colours.accent, 0.25), (-0.58, 0, 0.175), bevel=0.015)
    cover = plastic(colours.accent, 0.3)
    lofted([[(x, 0.48 + w * math.cos(a), 0.12 + w * 0.7 * math.sin(a)) for a in (math.tau * i / 32 for i in range(32))] for x, w in ((-0.5, 0.17), (-0.48, 0.2), (0.55, 0.17), (0.62, 0.15), (0.65, 0.08))], cover)


@model("hotWaterBottle", tilt=58, turn=-14, fill=0.84)
def hot_water_bottle(colours, wide=1.9, long=2.6):
    """A ribbed rubber bottle lying on its back, a funnel neck with a stopper, a tab with a hole at its foot."""
    rings = []
    for i in range(41):
        t = i / 40
        y = -long / 2 + long * t
        side = min(1, (math.sin(math.pi / 2 * min(1, t / 0.1))) ** 0.6) * (1 if t < 0.78 else 0.2 + 0.8 * math.cos(math.pi / 2 * min(1, (t - 0.78) / 0.22)) ** 0.75)
        w = max(wide / 2 * side, 0.16)
        thick = 0.27 * min(1, side * 1.15) * (0.75 + 0.25 * math.sin(math.pi * t)) + 0.03
        ring_ = []
        for k in range(160):
            a = math.tau * k / 160
            c, s = math.cos(a), math.sin(a)
            x = w * math.copysign(abs(c) ** 0.6, c)
            z = thick * math.copysign(abs(s) ** 0.55, s)
            if 0.1 < t < 0.8:
                z *= 1 + 0.075 * math.cos(x * 30)
            ring_.append((x, y, 0.3 + z))
        rings.append(ring_)
    body = rubber(colours.main)
    lofted(rings, body)
    rod((0, long / 2 - 0.05, 0.3), (0, long / 2 + 0.25, 0.3), 0.17, body)
    turned([(0.16, 0), (0.2, 0.05), (0.34, 0.35), (0.3, 0.37), (0.17, 0.1)], body, (0, long / 2 + 0.15, 0.3), (-90, 0, 0), round=0.03)
    disc(0.2, 0.6, plastic(colours.accent), (0, long / 2 + 0.2, 0.3), (-90, 0, 0))
    ring(0.12, 0.05, plastic(colours.accent), (0, long / 2 + 0.9, 0.3), (0, 0, 0))
    tube([(px, py, 0.3) for px, py in ((-0.3, -long / 2 + 0.02), (-0.25, -long / 2 - 0.2), (0, -long / 2 - 0.27), (0.25, -long / 2 - 0.2), (0.3, -long / 2 + 0.02))], 0.07, body)
    plate(circle(0.33, 48, (0, 0), (1.3, 0.8)), 0.05, body, (0, 0, 0.585), bevel=0.02)
    text("Saman", 0.2, rubber(colours.main), (0, 0, 0.64), (0, 0, 0), raised=0.012)


@model("kneelingPad", tilt=40, turn=-22, fill=0.85)
def kneeling_pad(colours, width=4.5, depth=2.8):
    """A thick foam pad with a carrying slot and a raised pattern of ovals."""
    foam = rubber(colours.main)
    slot_y = depth / 2 - 0.42
    plate(rounded_outline(width, depth, 0.45, 12), 0.34, foam, bevel=0.13)
    tube([(x, y, 0.34) for x, y in rounded_outline(width - 0.5, depth - 0.5, 0.3)], 0.045, foam, closed=True)
    plate(rounded_outline(1.25, 0.3, 0.15), 0.012, rubber("charcoal"), (0, slot_y - 0.08, 0.335), bevel=0.004)
    tube([(x, y + slot_y - 0.08, 0.34) for x, y in rounded_outline(1.33, 0.38, 0.19)], 0.05, rubber(colours.accent), closed=True)
    for row in range(5):
        for column in range(9):
            x, y = (column - 4) * 0.44 + (row % 2) * 0.22 - 0.11, -1.0 + row * 0.36
            if abs(x) < width / 2 - 0.4:
                ball(0.16, foam, (x, y, 0.34), (1.1, 0.72, 0.42))


PRODUCTS = {
    "foam-kneeling-pad-45-x-28-cm": {"model": "kneelingPad"},
    "digital-bathroom-scale": {"set": "bathroom", "second": {"view": {"tilt": 72, "turn": 0}}},
    "exercise-mat-6-mm-with-strap": {"second": {"view": {"tilt": 22, "turn": 35}}},
    "digital-thermometer": {"second": {"view": {"tilt": 78, "turn": -40}}},
}
