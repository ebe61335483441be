"""Hair and beauty: brushes, combs and mirrors."""
import math

from studio.forms import ball, coil, disc, grouped, mirror_disc, plug
from studio.materials import ceramic, coated, cotton, felt, glowing, plastic, polished, rubber, silicone, wood
from studio.parts import box, bristles, lofted, plate, ring, rounded_outline, shell, tube, turned
from studio.registry import model


def paddle(length, width):
    """Outline of a paddle brush: an oval head that runs into a handle; x is its length, the head to the right."""
    half = []
    for i in range(41):
        t = i / 40
        head = width / 2 * math.sqrt(max(1 - ((t - 0.72) / 0.28) ** 2, 0)) if t > 0.44 else 0
        grip = width * (0.13 + 0.04 * math.sin(math.pi * t / 0.5)) * min(1, math.sqrt(t / 0.05)) if t < 0.62 else 0
        half.append((t * length, max(head, grip)))
    return [(x - length / 2, -y) for x, y in half] + [(x - length / 2, y) for x, y in half[-2:0:-1]]


@model("hairBrush", tilt=48, turn=-32, fill=0.82)
def hair_brush(colours, length=2.4, width=0.82):
    """A wooden paddle brush on its back, its air cushion full of rounded pins."""
    plate(paddle(length, width), 0.16, wood(colours.main, "x", 0.3), bevel=0.07)
    middle, rings = (0.22 * length, 0), []
    long, wide = 0.235 * length, width * 0.41
    for z, share in ((0.13, 1.0), (0.165, 1.0), (0.2, 0.93), (0.225, 0.75), (0.24, 0.45), (0.243, 0.05)):
        rings.append([(middle[0] + long * share * math.cos(a), wide * share * math.sin(a), z) for a in (math.tau * i / 48 for i in range(48))])
    lofted(rings, silicone(colours.accent))
    roots = []
    for i in range(-6, 7):
        for j in range(-4, 5):
            x, y = i * long / 6.6 + (j % 2) * long / 13, j * wide / 4.6
            far = (x / long) ** 2 + (y / wide) ** 2
            if far < 0.83:
                roots.append(((middle[0] + x, y, 0.235 - 0.05 * far), (0, 0, 1)))
    bristles(roots, 0.24, 0.0085, plastic("charcoal"), spread=0.02)
    tips = plastic("charcoal", 0.25)
    for (x, y, z), _ in roots:
        knob(x, y, z + 0.24, tips)


def knob(x, y, z, material, radius=0.017):
    """The round end of a pin."""
    spans = [(radius * math.sin(a), z - radius * math.cos(a)) for a in (math.pi * i / 5 for i in range(6))]
    return lofted([[(x + r * math.cos(t), y + r * math.sin(t), h) for t in (math.tau * k / 8 for k in range(8))] for r, h in spans[1:-1]], material)


@model("comb", tilt=56, turn=-24, fill=0.84)
def comb(colours, length=1.8):
    """A polished comb with wide, rounded teeth."""
    body = wood(colours.main, "x", 0.25)
    back = [(length * (t - 0.5), 0.26 + 0.13 * math.sin(math.pi * t)) for t in (i / 30 for i in range(31))]
    plate([(length / 2, -0.02), (length / 2 - 0.05, -0.06), *reversed([(x, -0.06) for x in (-length / 2 + 0.05,)]), (-length / 2, -0.02), *back], 0.13, body, bevel=0.05)
    for i in range(13):
        x = -length / 2 + 0.09 + i * (length - 0.18) / 12
        long = 0.56 if i not in (0, 12) else 0.6
        tube([(x, 0.05, 0.065), (x, -0.25, 0.065), (x, -long, 0.065)], 0.05, body, radii=[1.05, 1.0, 0.5])
        ball(0.026, body, (x, -long, 0.065))
    disc(0.05, 0.01, plastic(colours.accent), (length / 2 - 0.22, 0.18, 0.125), round=0.003)


def claw(at, spin, name, wide=0.8):
    """A claw clip: two rows of curved teeth that meet below, finger grips above, a spring between."""
    body, parts = plastic(name, 0.42), []
    for side in (-1, 1):
        rings = []
        for k in range(11):
            t = k / 10
            y, z = side * (0.05 + 0.3 * math.sin(math.pi * (0.1 + 0.62 * t))), 0.66 - 0.42 * t
            half = wide / 2 * (0.72 + 0.28 * math.sin(math.pi * min(1, t * 0.9 + 0.1)))
            rings.append([(half, y + side * 0.03, z), (half * 0.5, y + side * 0.05, z), (-half * 0.5, y + side * 0.05, z), (-half, y + side * 0.03, z), (-half, y - side * 0.02, z), (half, y - side * 0.02, z)])
        parts.append(lofted(rings, body))
        for i in range(6):
            x = (i - 2.5) * wide / 6.2 + side * 0.025
            parts.append(tube([(x, side * 0.31, 0.3), (x, side * 0.3, 0.18), (x, side * 0.18, 0.07), (x, -side * 0.02, 0.03)], 0.05, body, radii=[1, 0.95, 0.85, 0.45]))
        parts.append(plate(rounded_outline(0.42, 0.44, 0.16), 0.055, body, (0, side * 0.1 + (0.03 if side > 0 else 0.03), 0.84), (90 + side * -24, 0, 0), bevel=0.02))
        parts.append(plate(rounded_outline(0.3, 0.2, 0.06), 0.05, body, (0, side * 0.06 + 0.03, 0.66), (90, 0, 0), bevel=0.02))
    spring = coil(0.07, 0.3, 8, 0.018, polished("steel"), (-0.15, 0, 0.68), (0, 90, 0))
    parts.append(spring)
    grouped(parts, at, (0, 0, spin))


@model("hairClips", tilt=20, turn=0, fill=0.84)
def hair_clips(colours):
    """Three claw clips on their teeth: plum, pink and plum again."""
    claw((-0.75, 0.3, 0), 24, colours.main)
    claw((0.12, -0.35, 0), 8, colours.accent)
    claw((0.95, 0.3, 0), -26, colours.main)


@model("hairDryer", tilt=40, turn=-12, fill=0.83)
def hair_dryer(colours):
    """A dryer lying on its side: barrel, dark concentrator nozzle, handle with switches, a cord."""
    body, dark = plastic(colours.main, 0.22), plastic(colours.accent, 0.35)
    line = [(0, 0), (0.34, 0), (0.42, 0.1), (0.46, 0.5), (0.4, 1.15), (0.34, 1.55), (0, 1.55)]
    turned(line, body, (0.85, 0.3, 0.46), (0, -90, 0), round=0.1)
    turned([(0.28, 0), (0.36, 0.02), (0.36, 0.06), (0, 0.1)], dark, (0.8, 0.3, 0.46), (0, 90, 0), round=0.02)
    for r in (0.08, 0.16, 0.24):
        ring(r, 0.014, plastic("steel"), (0.9, 0.3, 0.46), (0, 90, 0))
    rings = []
    for x, wide, tall in ((-0.66, 0.35, 0.35), (-0.9, 0.34, 0.33), (-1.1, 0.42, 0.17), (-1.25, 0.44, 0.12), (-1.25, 0.38, 0.07), (-1.1, 0.35, 0.08)):
        rings.append([(x, 0.3 + wide * math.cos(a), 0.46 + tall * math.sin(a)) for a in (math.tau * i / 48 for i in range(48))])
    lofted(rings, dark)
    ring(0.355, 0.02, polished("steel"), (-0.68, 0.3, 0.46), (0, 90, 0))
    tube([(0.35, 0.1, 0.44), (0.42, -0.4, 0.34), (0.52, -0.95, 0.25), (0.58, -1.35, 0.22)], 0.21, body, radii=[1.15, 1.0, 0.95, 0.9])
    for y, name in ((-0.42, "white"), (-0.68, "charcoal")):
        plate(rounded_outline(0.15, 0.2, 0.06), 0.06, plastic(name), (0.4 - 0.17 * (y + 0.42), y, 0.5 + 0.22 * (y + 0.42)), (9, 0, 9), bevel=0.02)
    tube([(0.58, -1.3, 0.22), (0.62, -1.55, 0.17), (0.66, -1.7, 0.1)], 0.1, dark, radii=[1.2, 0.8, 0.5])
    tube([(0.65, -1.65, 0.1), (0.5, -1.95, 0.05), (-0.2, -1.75, 0.05), (-0.5, -1.2, 0.05), (-0.9, -1.15, 0.05), (-1.15, -1.3, 0.1)], 0.045, rubber("charcoal"))
    plug((-1.1, -1.27, 0), 205, rubber("charcoal"), 0.6)


@model("straightener", tilt=38, turn=-22, fill=0.86)
def straightener(colours, long=2.9):
    """A straightener on its side, its jaws a little open: pink arms, dark plates and hinge, a cord."""
    def arm(side):
        shell_ = plastic(colours.main, 0.25)
        return [box((long, 0.2, 0.3), shell_, (-long / 2, side * 0.13, 0), bevel=0.08),
                box((1.2, 0.07, 0.27), ceramic(colours.accent), (-long + 0.75, side * 0.02, 0.015), bevel=0.02),
                box((1.3, 0.12, 0.305), plastic(colours.accent), (-long + 0.72, side * 0.075, -0.002), bevel=0.04)]
    for side in (-1, 1):
        grouped(arm(side), (1.2, 0, 0.01), (0, 0, -side * 5.5))
    disc(0.24, 0.34, plastic(colours.accent), (1.15, 0, 0), round=0.06)
    for i in range(3):
        box((0.1, 0.02, 0.07), plastic("white"), (0.55 - 0.2 * i, -0.30 - 0.02 * i, 0.12), (0, 0, 5.5), bevel=0.01)
    disc(0.08, 0.05, plastic("charcoal"), (0.82, -0.23, 0.15), (90, 0, 5), round=0.01)
    tube([(1.3, 0, 0.15), (1.6, 0.02, 0.13), (1.8, -0.1, 0.07)], 0.075, rubber("charcoal"), radii=[1.4, 1, 0.7])
    tube([(1.75, -0.08, 0.08), (1.95, -0.5, 0.05), (1.4, -1.0, 0.05), (0.6, -0.8, 0.05), (-0.1, -1.1, 0.05), (-0.8, -1.0, 0.09)], 0.045, rubber("charcoal"))
    plug((-0.75, -1.0, 0), 175, rubber("charcoal"), 0.6)


@model("nailKit", tilt=52, turn=-12, fill=0.85)
def nail_kit(colours):
    """An open case: nail tools of steel under loops in the rose lining, and in the lid."""
    skin, lining, steel, loop = felt(colours.main), felt(colours.accent), polished("steel"), cotton(colours.main)
    for side in (-1, 1):
        x = side * 0.86
        plate(rounded_outline(1.62, 2.3, 0.2), 0.2, skin, (x, 0, 0), bevel=0.08)
        plate(rounded_outline(1.44, 2.12, 0.14), 0.04, lining, (x, 0, 0.18), bevel=0.015)
        tube([(px + x, py, 0.15) for px, py in rounded_outline(1.6, 2.28, 0.2)], 0.035, polished("mustard"), closed=True)
        tube([(x - 0.6, 0.0, 0.3), (x, 0.0, 0.31), (x + 0.6, 0.0, 0.3)], 0.09, loop, flat=0.25)
    box((0.14, 2.1, 0.1), skin, (0, 0, 0.02))
    z = 0.27
    def rodlike(x, points, radii, r=0.04):
        tube([(x, y, z) for y in points], r, steel, radii=radii)
    plate([(0.22, -0.85), (0.36, -0.85), (0.34, 0.5), (0.29, 0.9), (0.24, 0.5)], 0.03, brushed_file(), (0, 0, z - 0.02), bevel=0.01)
    rodlike(0.55, (-0.85, 0.3, 0.85), (1, 0.8, 0.25))
    rodlike(0.78, (-0.85, 0.4, 0.7), (1, 0.8, 0.6))
    ball(0.07, steel, (0.78, 0.76, z), (0.9, 1.4, 0.4))
    for s in (-1, 1):
        tube([(1.05, -0.75, z), (1.05 + s * 0.075, -0.2, z), (1.05 + s * 0.05, 0.4, z), (1.05 + s * 0.008, 0.8, z)], 0.045, steel, flat=0.5)
    rodlike(1.35, (-0.85, 0.2, 0.8), (1.1, 0.7, 0.3))
    for s in (-1, 1):
        ring(0.15, 0.035, steel, (-0.5 + s * 0.17, -0.72, z))
        tube([(-0.5 + s * 0.1, -0.57, z), (-0.5 + s * 0.03, -0.15, z), (-0.5 - s * 0.04, 0.2, z), (-0.5 - s * 0.015, 0.75, z)], 0.05, steel, radii=[0.8, 1.1, 1, 0.3])
    disc(0.045, 0.08, steel, (-0.5, -0.05, z), round=0.01)
    for x, long, y in ((-0.95, 1.0, -0.35), (-1.3, 0.75, -0.3)):
        for lift in (0, 0.1):
            plate([(x - 0.11, y - long / 2), (x + 0.11, y - long / 2), (x + 0.13, y + long / 2), (x - 0.13, y + long / 2)], 0.035, steel, (0, 0, z - 0.03 + lift * (1 if lift else 0)), bevel=0.012)
        tube([(x, y + long * 0.35, z + 0.13), (x, y, z + 0.19), (x, y - long * 0.42, z + 0.22)], 0.07, steel, flat=0.4)
        disc(0.045, 0.22, steel, (x, y + long * 0.36, z - 0.02), round=0.01)
    rodlike(-1.12, (0.4, 0.6, 0.9), (0.9, 1, 0.5))


def brushed_file():
    """The rough face of a nail file."""
    return coated("steel")


@model("makeupBrushes", tilt=10, turn=0, fill=0.84)
def makeup_brushes(colours):
    """Five brushes of different heads standing in a cup: powder, blush, fan, eye, lip."""
    turned(shell([(0, 0), (0.44, 0), (0.47, 0.05), (0.5, 1.0)], 0.04), ceramic(colours.accent), round=0.05)
    ring(0.485, 0.03, polished("mustard"), (0, 0, 0.98), count=40)
    kinds = ((0.27, 0.5, -17, -4), (0.17, 0.4, 6, 6), (0.12, 0.32, 15, -4), (0.22, 0.4, -6, 12), (0.08, 0.26, 21, 4))
    for i, (r, long, lean, back) in enumerate(kinds):
        high = 1.95 - 0.12 * abs(i - 1.2)
        parts = [turned([(0, 0.1), (0.05, 0.15), (0.075, high * 0.5), (0.06, high * 0.8), (0, high * 0.8)], wood(colours.main, "z", 0.25), round=0.04),
                 turned([(0, high * 0.78), (0.065, high * 0.78), (0.06 + r * 0.25, high), (r * 0.62, high + 0.04), (0, high + 0.05)], polished("mustard"), round=0.015)]
        head = [(r * 0.6, high + 0.02), (r * 0.95, high + long * 0.4), (r, high + long * 0.65), (r * 0.7, high + long * 0.92), (0, high + long)]
        parts.append(turned(head, felt("rose" if i % 2 else "walnut"), round=0.06))
        roots = [((r * 0.6 * q * math.cos(a), r * 0.6 * q * math.sin(a), high + 0.03), (0.3 * q * r / long * math.cos(a), 0.3 * q * r / long * math.sin(a), 1)) for q in (0.75, 1.0) for a in (math.tau * k / 44 for k in range(44))]
        parts.append(bristles(roots, long * 0.74, 0.008, felt("rose" if i % 2 else "walnut"), spread=0.02, seed=i))
        grouped(parts, (0.02 * (i - 2), 0.05 * (i % 2), 0.08), (back, lean, 0))


@model("vanityMirror", tilt=8, turn=-10)
def vanity_mirror(colours, radius=0.95):
    """A round mirror on a stand, a lit ring of LEDs round the glass, a touch switch below."""
    frame, z = plastic(colours.main, 0.25), 1.85
    lean = (82, 0, 0)
    parts = [turned([(0, -0.12), (radius * 0.9, -0.12), (radius + 0.05, 0), (radius + 0.05, 0.06), (radius, 0.1), (0, 0.1)], frame, round=0.04),
             turned([(radius * 0.8, 0.09), (radius * 0.97, 0.09), (radius * 0.97, 0.125), (radius * 0.8, 0.125)], glowing("white", 3), round=0.01),
             mirror_disc(radius * 0.8, (0, 0, 0.1))]
    parts += [ball(0.022, glowing("cream", 9), (radius * 0.885 * math.cos(a), radius * 0.885 * math.sin(a), 0.125)) for a in (math.tau * i / 28 for i in range(28))]
    parts.append(disc(0.06, 0.03, plastic("steel"), (0, -radius * 0.72, 0.11), round=0.01))
    grouped(parts, (0, 0, z), lean)
    tube([(0, 0.05, 0.1), (0, 0.06, 0.5), (0, 0.08, 0.95)], 0.1, frame, radii=[1.5, 0.9, 1.1])
    turned([(0, 0), (0.62, 0), (0.64, 0.05), (0.56, 0.14), (0.1, 0.2), (0, 0.2)], frame, round=0.04)


PRODUCTS = {
    "table-mirror-with-light-ring": {"set": "bathroom"},
    "make-up-brushes-with-holder-5-pieces": {"set": "shelf"},
    "hair-straightener-with-ceramic-plates": {"second": {"view": {"tilt": 66, "turn": 12}}},
    "manicure-kit-in-a-case-9-pieces": {"second": {"view": {"tilt": 30, "turn": 28}}},
    "beard-and-hair-brush-with-wooden-handle": {"size": {"length": 1.9, "width": 0.7}, "view": {"turn": 30}},
}
