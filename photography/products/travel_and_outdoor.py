"""Travel and outdoor: flasks, bags, what goes along to work and picnic."""
import math
import random

from studio.forms import ball, disc, grouped, half_rolled, printed_cloth, tint
from studio.materials import brushed, clear_plastic, cotton, enamel, felt, leaf as leaves, paper, picture, plastic, polished, silicone, wood
from studio.parts import box, label, lofted, many, open_box, plate, ring, rod, rounded_outline, shell, tube, turned
from studio.designs import bands
from studio.prints import label as printed
from studio.registry import model
from studio.soft import _grid


@model("flask", tilt=10, turn=-8, fill=0.84)
def flask(colours, height=2.5, radius=0.42):
    """A flask with a steel cup for a cap and a handle; steam rises not, but a cup of tea stands by."""
    body, steel = enamel(colours.main), brushed(colours.accent, (1, 1, 40))
    turned([(0, 0), (radius - 0.03, 0), (radius, 0.05), (radius, height * 0.7), (radius * 0.8, height * 0.8), (0, height * 0.8)], body, round=0.06)
    for z in (0.06, height * 0.68):
        turned([(radius, 0), (radius + 0.012, 0.01), (radius + 0.012, 0.09), (radius, 0.1)], steel, (0, 0, z), round=0.005)
    turned([(0, 0), (radius * 0.8, 0), (radius * 0.8, 0.06), (0, 0.06)], plastic("charcoal"), (0, 0, height * 0.785), round=0.01)
    turned([(0, 0), (radius * 0.86, 0), (radius * 0.86, 0.06), (radius * 0.8, 0.4), (radius * 0.7, 0.46), (0, 0.46)], steel, (0, 0, height * 0.81), round=0.05)
    tube([(radius - 0.03, 0, height * 0.62), (radius + 0.32, 0, height * 0.6), (radius + 0.36, 0, height * 0.4), (radius + 0.28, 0, height * 0.2), (radius - 0.03, 0, height * 0.18)], 0.075, plastic("charcoal"), radii=[1.2, 1, 1, 1, 1.2])
    label(radius + 0.003, height * 0.3, height * 0.34, paper("white"), arc=70)
    turned(shell([(0, 0), (0.24, 0), (0.27, 0.04), (0.31, 0.42)], 0.02), polished(colours.accent), (-0.95, -0.35, 0), round=0.03)
    turned([(0, 0.33), (0.285, 0.33), (0, 0.335)], plastic("terracotta", 0.1), (-0.95, -0.35, 0), round=0)


@model("waterBottle", tilt=9, turn=-6, fill=0.84)
def water_bottle(colours, height=2.2, radius=0.5):
    """A clear tinted bottle with a waist, water in it, a screw cap on a loop."""
    outer = [(0, 0), (radius - 0.06, 0), (radius, 0.08), (radius, height * 0.3), (radius * 0.86, height * 0.44), (radius * 0.86, height * 0.52), (radius, height * 0.64), (radius, height * 0.76), (radius * 0.55, height * 0.93), (radius * 0.55, height)]
    turned(shell(outer, 0.02), clear_plastic(colours.main, 0.4), round=0.12)
    inner = [(0, 0.03), (radius - 0.09, 0.03), (radius - 0.03, 0.1), (radius - 0.03, height * 0.3), (radius * 0.86 - 0.03, height * 0.44), (radius * 0.86 - 0.03, height * 0.52), (radius - 0.03, height * 0.64), (radius - 0.03, height * 0.7), (0, height * 0.7)]
    turned(inner, tint(colours.main, 0.3), round=0.1)
    cap = plastic(colours.accent, 0.28)
    turned([(0, 0), (radius * 0.68, 0), (radius * 0.68, 0.3), (radius * 0.58, 0.36), (0, 0.36)], cap, (0, 0, height - 0.1), round=0.03, flutes=32, depth=0.015)
    tube([(-radius * 0.6, 0, height + 0.12), (-radius * 0.95, 0, height + 0.3), (-radius * 0.4, 0, height + 0.68), (radius * 0.4, 0, height + 0.68), (radius * 0.95, 0, height + 0.3), (radius * 0.6, 0, height + 0.12)], 0.07, cap, flat=0.6)
    tube([(radius * 0.57 * math.cos(math.tau * i / 24), radius * 0.57 * math.sin(math.tau * i / 24), height * 0.94) for i in range(24)], 0.035, cap, closed=True)
    for i, z in enumerate((0.14, 0.24, 0.64, 0.72)):
        label(radius + 0.004, height * z, height * z + 0.02, paper("white"), arc=26)


def rice(x, y, z, wide, deep, count, material, seed=1):
    """A heap of grains."""
    chance, spots = random.Random(seed), []
    for _ in range(count):
        u, v = chance.uniform(-1, 1), chance.uniform(-1, 1)
        heap = (1 - u ** 4) * (1 - v ** 4)
        spots.append((x + u * wide / 2, y + v * deep / 2, z + 0.16 * heap * chance.uniform(0.75, 1.1), chance.uniform(0, 180)))
    s = 0.05
    return many([(s * 1.6, 0, 0), (0, s * 0.6, 0), (-s * 1.6, 0, 0), (0, -s * 0.6, 0), (0, 0, s * 0.5), (0, 0, -s * 0.5)], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4), (1, 0, 5), (2, 1, 5), (3, 2, 5), (0, 3, 5)], spots, material)


@model("lunchBox", tilt=40, turn=-20, fill=0.85)
def lunch_box(colours, width=2.6, depth=1.9, high=0.6):
    """An open box with rice, salan and fruit in three parts; its lid with clips leans behind."""
    body, lid, chance = plastic(colours.main, 0.28), plastic(colours.accent, 0.28), random.Random(3)
    open_box((width, depth, high), body, wall=0.06, corner=0.35, taper=0.93)
    box((0.05, depth * 0.92, high - 0.1), body, (0.1, 0, 0.04), bevel=0.02)
    box((width * 0.46, 0.05, high - 0.1), body, (0.68, 0.05, 0.04), bevel=0.02)
    box((1.2, 1.55, 0.26), paper("white"), (-0.55, 0, 0.04), bevel=0.1)
    rice(-0.55, 0, 0.3, 1.15, 1.55, 1500, paper("cream"))
    for i in range(9):
        ball(0.055, plastic("green"), (-0.55 + chance.uniform(-0.45, 0.45), chance.uniform(-0.6, 0.6), 0.44))
    box((1.0, 0.68, 0.34), plastic("terracotta", 0.25), (0.68, 0.45, 0.04), bevel=0.12)
    for i in range(15):
        ball(chance.uniform(0.07, 0.11), plastic(("brick", "terracotta", "mustard", "walnut")[i % 4], 0.25), (0.68 + chance.uniform(-0.4, 0.4), 0.45 + chance.uniform(-0.24, 0.24), 0.4), (1, 1, 0.7))
    for i in range(5):
        box((0.1, 0.05, 0.015), leaves("green"), (0.68 + chance.uniform(-0.4, 0.4), 0.45 + chance.uniform(-0.22, 0.22), 0.47), (0, 0, 70 * i), bevel=0.004)
    for i in range(17):
        ball(0.135, plastic("plum" if i % 3 else "olive", 0.2), (0.35 + 0.22 * (i % 4) + chance.uniform(-0.03, 0.03), -0.62 + 0.22 * ((i // 4) % 3), 0.3 + 0.09 * (i // 12)))
    for i in range(3):
        plate([(0.24 * math.cos(a), 0.24 * math.sin(a)) for a in (math.pi * k / 14 for k in range(15))], 0.06, plastic("mustard", 0.25), (0.55 + 0.2 * i, -0.52, 0.5), (60, 0, 12 * i), bevel=0.02)
    parts = [plate(rounded_outline(width + 0.06, depth + 0.06, 0.37), 0.1, lid, bevel=0.045), plate(rounded_outline(width - 0.5, depth - 0.5, 0.25), 0.04, lid, (0, 0, 0.09), bevel=0.02),
             tube([(x, y, 0.0) for x, y in rounded_outline(width - 0.2, depth - 0.2, 0.3)], 0.03, silicone("white"), closed=True)]
    parts += [plate(rounded_outline(0.2, 0.7, 0.08), 0.06, lid, (side * (width / 2 + 0.1), 0, 0.03), bevel=0.025) for side in (-1, 1)]
    grouped(parts, (0.1, depth / 2 + 0.42, depth / 2 * math.sin(math.radians(66)) + 0.04), (66, 0, 4))
    for side in (-1, 1):
        plate(rounded_outline(0.1, 0.5, 0.04), 0.1, body, (side * (width / 2 + 0.02), 0, high - 0.16), bevel=0.03)


@model("tiffin", tilt=12, turn=-20, fill=0.84)
def tiffin(colours, radius=0.72, tier=0.62):
    """Three steel bowls on top of each other with a lid, held by a frame with clips and a handle."""
    steel, wire = polished(colours.main), brushed(colours.main)
    for i in range(3):
        z = i * tier
        turned([(0, 0), (radius * 0.93, 0), (radius * 0.98, 0.04), (radius, 0.12), (radius, tier - 0.06), (radius * 1.03, tier - 0.03), (radius * 1.03, tier), (0, tier)], steel, (0, 0, z), round=0.025)
        ring(radius * 1.005, 0.018, steel, (0, 0, z + tier * 0.35), count=48)
    z = 3 * tier
    turned([(0, 0), (radius * 1.05, 0), (radius * 1.05, 0.06), (radius * 0.9, 0.16), (radius * 0.3, 0.24), (0, 0.25)], steel, (0, 0, z), round=0.04)
    turned([(0, 0), (0.06, 0), (0.06, 0.06), (0.13, 0.12), (0.13, 0.16), (0, 0.2)], plastic(colours.accent), (0, 0, z + 0.22), round=0.03)
    for side in (-1, 1):
        x = side * (radius * 1.07)
        tube([(x * 0.4, 0, 0.0), (x * 0.95, 0, 0.0), (x, 0, 0.1), (x, 0, z * 0.5), (x, 0, z - 0.02), (x, 0, z + 0.55)], 0.085, wire, curved=False, flat=0.3)
        tube([(x * 1.03, -0.11, z + 0.12), (x * 1.03, -0.11, z - 0.3), (x * 1.03, 0.11, z - 0.3), (x * 1.03, 0.11, z + 0.12)], 0.025, wire, closed=True, curved=False)
        rod((x * 0.94, 0, z + 0.2), (x * 1.1, 0, z + 0.2), 0.06, polished("steel"))
    x = radius * 1.07
    tube([(-x, 0, z + 0.5), (-x * 0.92, 0, z + 0.72), (-x * 0.5, 0, z + 0.86), (0, 0, z + 0.9), (x * 0.5, 0, z + 0.86), (x * 0.92, 0, z + 0.72), (x, 0, z + 0.5)], 0.07, wire, flat=0.5)
    tube([(-x * 0.45, 0, z + 0.87), (0, 0, z + 0.91), (x * 0.45, 0, z + 0.87)], 0.1, plastic(colours.accent, 0.35), radii=[0.9, 1.1, 0.9])


@model("umbrella", tilt=14, turn=-28, fill=0.86)
def umbrella(colours, radius=5.0, drop=1.9, shaft=7.6):
    """An open umbrella lying on its rim and handle: eight panels in two colours, ribs, a curved wooden handle."""
    parts, steel = [], polished("steel")
    for k in range(8):
        rows = []
        for j in range(17):
            s = j / 16
            row = []
            for i in range(13):
                q = i / 12
                a = math.tau * (k + q) / 8
                scallop = 1 - 0.075 * math.sin(math.pi * q) * s ** 1.5
                r = radius * math.sin(s * 1.25) / math.sin(1.25) * scallop
                z = -drop * (1 - math.cos(s * 1.25)) / (1 - math.cos(1.25)) * (1 - 0.10 * math.sin(math.pi * q) * (1 - s) * 1.2)
                row.append((r * math.cos(a), r * math.sin(a), z))
            rows.append(row)
        parts.append(_grid(rows, cotton((colours.main, colours.accent)[k % 2]), (0, 0, 0), (0, 0, 0), 0.03))
        a = math.tau * k / 8
        line = [(0.97 * radius * math.sin(s * 1.25) / math.sin(1.25) * math.cos(a), 0.97 * radius * math.sin(s * 1.25) / math.sin(1.25) * math.sin(a), -drop * (1 - math.cos(s * 1.25)) / (1 - math.cos(1.25)) - 0.05) for s in (i / 10 for i in range(11))]
        parts.append(tube(line, 0.035, steel))
        parts.append(rod((0.1 * math.cos(a), 0.1 * math.sin(a), -2.6), (2.6 * math.cos(a), 2.6 * math.sin(a), -0.62), 0.03, steel))
        parts.append(ball(0.09, steel, (radius * 0.995 * math.cos(a), radius * 0.995 * math.sin(a), -drop - 0.03)))
    parts.append(rod((0, 0, 0.5), (0, 0, -shaft + 1.0), 0.1, steel))
    parts.append(turned([(0, 0.7), (0.05, 0.65), (0.1, 0.2), (0.22, 0.02), (0.2, -0.05)], plastic("charcoal"), round=0.02))
    parts.append(turned([(0.11, -2.75), (0.2, -2.7), (0.2, -2.4), (0.11, -2.35)], plastic("charcoal"), round=0.02))
    grip = [(0, 0, -shaft + 1.3), (0, 0, -shaft + 0.4), (0.08, 0, -shaft - 0.05), (0.5, 0, -shaft - 0.35), (0.95, 0, -shaft - 0.1), (1.05, 0, -shaft + 0.3)]
    parts.append(tube(grip, 0.2, wood("walnut", "z", 0.3)))
    parts.append(ball(0.19, wood("walnut", "z", 0.3), (1.05, 0, -shaft + 0.3)))
    lean = math.degrees(math.atan2(shaft + 0.3 - drop, radius))
    grouped(parts, (0, 0, 9), (0, -lean, 0))


@model("duffel", tilt=15, turn=-24, fill=0.85)
def duffel(colours, width=4.5, depth=2.3, high=2.4):
    """A canvas bag with a zip along its top, leather-brown straps and handles, a front pocket, a shoulder strap."""
    canvas, strap, dark = cotton(colours.main), felt(colours.accent), cotton("charcoal")
    rings = []
    for x, share in ((-1, 0.86), (-0.985, 0.95), (-0.94, 1.0), (-0.5, 1.02), (0, 1.03), (0.5, 1.02), (0.94, 1.0), (0.985, 0.95), (1, 0.86)):
        rings.append([(x * width / 2, y * share, high / 2 + z * share) for y, z in rounded_outline(depth, high, 0.95, 12)])
    lofted(rings, canvas)
    for side in (-1, 1):
        tube([(side * (width / 2 - 0.06), y * 0.99, high / 2 + z * 0.99) for y, z in rounded_outline(depth, high, 0.95, 6)], 0.05, strap, closed=True)
        plate(rounded_outline(0.9, 0.7, 0.15), 0.05, strap, (side * (width / 2 + (0.0 if side > 0 else -0.05)), 0, 1.3), (90, 0, 90), bevel=0.02)
    tube([(-width / 2 + 0.3, 0, high + 0.05), (0, 0, high + 0.09), (width / 2 - 0.3, 0, high + 0.05)], 0.11, dark, flat=0.25)
    tube([(-width / 2 + 0.3, 0, high + 0.07), (0, 0, high + 0.115), (width / 2 - 0.3, 0, high + 0.07)], 0.03, polished("mustard"))
    for x in (-1.05, 1.05):
        tube([(x, -0.45, high * 1.03), (x, -0.95, high * 0.93), (x, -1.23, high * 0.65), (x, -1.235, high * 0.4), (x, -1.1, high * 0.12), (x, -0.6, -0.02)], 0.15, strap, flat=0.2)
        tube([(x, 0.45, high * 1.03), (x, 0.95, high * 0.93), (x, 1.23, high * 0.65), (x, 1.235, high * 0.4)], 0.15, strap, flat=0.2)
    for side in (-1, 1):
        y = side * 0.5
        tube([(-1.05, y * 1.9, high * 0.93), (-0.98, y * 1.1, high + 0.65), (-0.5, y * 0.7, high + 1.25), (0, y * 0.6, high + 1.4), (0.5, y * 0.7, high + 1.25), (0.98, y * 1.1, high + 0.65), (1.05, y * 1.9, high * 0.93)], 0.12, strap, flat=0.5)
    plate(rounded_outline(1.6, 1.15, 0.2), 0.16, canvas, (0, -1.1, 0.85), (88, 0, 0), bevel=0.07)
    tube([(-0.7, -1.3, 1.3), (0, -1.31, 1.3), (0.7, -1.3, 1.3)], 0.035, polished("mustard"))
    plate(rounded_outline(0.1, 0.3, 0.04), 0.03, strap, (0.6, -1.33, 1.15), (90, 0, 0), bevel=0.01)
    tube([(-width / 2 - 0.05, 0, 1.55), (-width / 2 - 0.4, -0.3, 1.0), (-width / 2 - 0.2, -1.2, 0.15), (-1.0, -1.9, 0.1), (0.6, -1.85, 0.1), (1.9, -1.75, 0.1), (width / 2 + 0.2, -0.9, 0.2), (width / 2 + 0.1, 0, 1.55)], 0.13, dark, flat=0.25)


@model("cooler", tilt=12, turn=-12, fill=0.84)
def cooler(colours, radius=1.15, height=2.5):
    """A round cooler with ribs, a white lid, a bail handle, a tap in front over a glass of water."""
    body, trim, lid = plastic(colours.main, 0.3), plastic(colours.accent, 0.3), plastic("white", 0.3)
    turned([(0, 0), (radius * 0.85, 0), (radius * 0.9, 0.08), (radius, height * 0.5), (radius * 1.02, height), (0, height)], body, round=0.07)
    for z in (0.35, height - 0.3):
        ring(radius * (0.935 if z < 1 else 1.02), 0.06, body, (0, 0, z), count=48)
    turned([(0, 0), (radius * 1.08, 0), (radius * 1.08, 0.22), (radius * 0.98, 0.3), (0, 0.32)], lid, (0, 0, height - 0.02), round=0.06, flutes=48, depth=0.008)
    turned([(0, 0), (0.5, 0), (0.46, 0.16), (0, 0.18)], trim, (0, 0, height + 0.28), round=0.05, flutes=16, depth=0.02)
    tube([(-radius * 1.08, 0, height - 0.45), (-radius * 1.15, -0.05, height + 0.2), (-radius * 0.8, -0.1, height + 0.95), (0, -0.12, height + 1.1), (radius * 0.8, -0.1, height + 0.95), (radius * 1.15, -0.05, height + 0.2), (radius * 1.08, 0, height - 0.45)], 0.08, lid)
    tube([(-0.45, -0.12, height + 1.06), (0, -0.12, height + 1.1), (0.45, -0.12, height + 1.06)], 0.14, trim)
    for side in (-1, 1):
        disc(0.2, 0.12, lid, (side * radius * 0.98, 0, height - 0.45), (0, side * 90, 0))
    z, y = 0.62, -radius * 0.93
    disc(0.2, 0.1, trim, (0, y + 0.02, z), (90, 0, 0))
    rod((0, y, z), (0, y - 0.42, z), 0.1, trim)
    tube([(0, y - 0.36, z), (0, y - 0.42, z - 0.05), (0, y - 0.42, z - 0.26)], 0.1, trim, radii=[1, 1, 0.8])
    box((0.4, 0.14, 0.08), trim, (0, y - 0.36, z + 0.14), bevel=0.03)
    rod((0, y - 0.36, z + 0.05), (0, y - 0.36, z + 0.16), 0.05, trim)
    label(radius * 1.035, 1.2, 1.85, picture(printed("white", colours.main, "SAMAN", "8 l"), 0.4), arc=58)
    turned(shell([(0, 0), (0.22, 0), (0.3, 0.62)], 0.02), tint("sky", 0.15), (1.15, -1.35, 0), round=0.03)
    turned([(0, 0.04), (0.21, 0.04), (0.26, 0.42), (0, 0.42)], tint("sky", 0.3), (1.15, -1.35, 0), round=0.02)


@model("chatai", tilt=30, turn=-40, fill=0.86)
def chatai(colours, width=8.0):
    """A woven striped mat, half rolled up, bound edges, a strap with a handle round the roll."""
    stripe = [(1.2, colours.accent), (0.35, "cream"), (0.35, "coral"), (0.35, "cream"), (1.6, colours.main), (0.25, colours.accent), (0.25, "cream"), (0.25, colours.accent), (1.6, colours.main), (0.35, "cream"), (0.35, "coral"), (0.35, "cream"), (1.2, colours.accent)]
    half_rolled(width, 8.0, 1.05, 0.14, printed_cloth(bands(stripe, upright=True), 9))
    for side in (-1, 1):
        tube([(side * width / 2, -8.0 + 8.0 * i / 6, 0.08) for i in range(7)], 0.1, cotton(colours.accent))
    tube([(x, -8.0, 0.08) for x in (-width / 2, 0, width / 2)], 0.1, cotton(colours.accent))
    for x in (-1.4, 1.4):
        tube([(x, 1.08 * math.sin(a), 1.06 - 1.09 * math.cos(a)) for a in (math.radians(40 + 280 * i / 24) for i in range(25))], 0.2, cotton("walnut"), flat=0.15)
    tube([(-1.4, 0.3, 2.12), (-0.8, -0.05, 2.55), (0.8, -0.05, 2.55), (1.4, 0.3, 2.12)], 0.2, cotton("walnut"), flat=0.3)


PRODUCTS = {
    "lunch-box-with-3-parts": {"second": {"view": {"tilt": 68, "turn": 0}}},
    "vacuum-flask-1-litre": {"set": "counter"},
    "water-bottle-1-litre-with-loop": {"set": "counter"},
    "folding-umbrella-with-curved-handle": {"second": {"view": {"tilt": 24, "turn": 40}}},
    "weekend-travel-bag-45-cm": {"second": {"view": {"tilt": 40, "turn": 25}}},
}
