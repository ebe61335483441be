"""Storage, second part: boxes, racks and organisers."""
import math
import random

from studio.hardware import posed, spline
from studio.linen import pile
from studio.materials import clear_plastic, coated, cotton, felt, paper, picture, plastic, polished, rubber, wood
from studio.parts import box, label, lofted, many, open_box, plate, ring, rod, rounded_outline, shell, tube, turned
from studio.prints import label as printed
from studio.registry import model
import studio.walls  # noqa: F401  (the sets with a wall right behind)

SPICES = ("mustard", "brick", "copper", "olive", "walnut", "terracotta", "cream")


def heap(radius, height, name, seed):
    """Ground or whole spice: a mound of fine grains."""
    chance, spots = random.Random(seed), []
    for _ in range(420):
        far, a = radius * math.sqrt(chance.random()), chance.uniform(0, math.tau)
        spots.append((far * math.cos(a), far * math.sin(a), height + 0.1 * (1 - (far / radius) ** 2) + chance.uniform(-0.02, 0.02), chance.uniform(0, 360)))
    return spots


@model("masalaBox", set="counter", tilt=46, turn=-16, fill=0.84)
def masala_box(colours, radius=1.0):
    """A round steel box with seven bowls of spices and two little spoons, the lid leaning beside it."""
    steel = polished(colours.main)
    turned(shell([(0, 0), (radius - 0.03, 0), (radius, 0.04), (radius, 0.58), (radius + 0.02, 0.6)], 0.022), steel, round=0.03)
    r, size = 0.305, 0.02
    grain = [(size, 0, 0), (0, size * 0.8, 0), (-size, 0, 0), (0, -size * 0.8, 0), (0, 0, size * 0.6), (0, 0, -size * 0.6)]
    faces = [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4), (1, 0, 5), (2, 1, 5), (3, 2, 5), (0, 3, 5)]
    for i, name in enumerate(SPICES):
        a = math.tau * (i - 1) / 6 + 0.3
        x, y = (0.0, 0.0) if i == 0 else (0.645 * math.cos(a), 0.645 * math.sin(a))
        turned(shell([(0, 0.05), (r - 0.04, 0.05), (r - 0.01, 0.1), (r - 0.01, 0.43), (r, 0.44)], 0.015), steel, (x, y, 0), round=0.02)
        turned([(0, 0.1), (r - 0.05, 0.1), (r - 0.03, 0.33), (r * 0.5, 0.4), (0, 0.425)], plastic(name, 0.8), (x, y, 0), round=0.03)
        many(grain, faces, [(px + x, py + y, z, spin) for px, py, z, spin in heap(r - 0.04, 0.325, name, i)], plastic(name, 0.7))
    for a, spin in ((-0.5, 20), (2.4, 200)):
        with posed((0.62 * math.cos(a), 0.62 * math.sin(a), 0.5), (0, -14, spin)):
            turned([(0, 0), (0.1, 0.02), (0.14, 0.07), (0.13, 0.075), (0.09, 0.035), (0, 0.015)], steel, round=0.01, steps=32)
            tube([(0.12, 0, 0.07), (0.3, 0, 0.1), (0.62, 0, 0.14)], 0.028, steel, flat=0.5)
    with posed((1.05, 1.25, 1.02), (68, 0, -28)):
        turned([(0, 0), (radius, 0), (radius + 0.04, -0.02), (radius + 0.04, -0.16), (radius + 0.02, -0.16), (radius + 0.02, -0.03), (0, -0.03)], steel, round=0.02)
        turned([(0, 0), (0.13, 0), (0.1, 0.06), (0.15, 0.15), (0, 0.19)], steel, round=0.03)


@model("drum", set="counter", tilt=12, turn=-14, fill=0.82)
def drum(colours, opened=False):
    """A large food container with a screw lid and carrying handle, a scoop of flour before it."""
    body, lid = plastic(colours.main), plastic(colours.accent)
    r, h = 1.35, 3.3
    turned(shell([(0, 0), (r - 0.08, 0), (r, 0.1), (r, 2.75), (r - 0.14, 3.05), (r - 0.14, h)], 0.05), body, round=0.1)
    for z in (0.35, 2.5):
        ring(r + 0.005, 0.04, body, (0, 0, z), count=64)
    label(r + 0.006, 0.85, 2.05, picture(printed(colours.main, colours.accent, "ATTA", "10 kg")), arc=86)
    with posed((2.3, -0.1, 1.3) if opened else (0, 0, h - 0.32), (0, 74, 20) if opened else (0, 0, 0)):
        turned([(0, 0.1), (r - 0.08, 0.1), (r - 0.08, 0), (r - 0.04, 0), (r - 0.04, 0.36), (r - 0.12, 0.44), (r * 0.7, 0.42), (r * 0.66, 0.36), (0, 0.36)], lid, flutes=60, depth=0.008, round=0.03)
        tube([(-0.6, 0, 0.36), (-0.5, 0, 0.62), (0.5, 0, 0.62), (0.6, 0, 0.36)], 0.1, lid)
    turned([(0, 0.1), (r - 0.07, 0.1), (r - 0.07, 2.5), (r * 0.5, 2.85), (0, 2.95)], plastic("cream", 0.9), round=0.1)
    for side in (-1, 1):
        box((0.16, 0.62, 0.16), body, (side * (r + 0.03), 0, 2.2), bevel=0.06)
    with posed((0.55, -1.95, 0.3), (0, 0, -24)):
        turned([(0.31, -0.62), (0.31, 0.35), (0, 0.36), (0, 0.34), (0.28, 0.33), (0.28, -0.62), (0.31, -0.62)], lid, turn=(0, 90, 0), arc=200, round=0.02)
        tube([(0.3, 0, 0.0), (0.6, 0, 0.05), (1.1, 0, 0.02)], 0.1, lid)
        with posed((-0.1, 0, -0.16), (0, 0, 0)):
            plate(rounded_outline(0.9, 0.5, 0.22), 0.14, paper("cream"), bevel=0.065)


@model("storageBox", tilt=22, turn=-28, fill=0.82)
def storage_box(colours, opened=False):
    """A see-through box with clothes and a clip lid."""
    w, d, h = 4.6, 3.2, 2.5
    body, lid = clear_plastic(colours.main, 0.6), plastic(colours.accent)
    open_box((w, d, h), body, wall=0.06, corner=0.4, taper=0.88)
    tube([(x * 1.01, y * 1.01, h) for x, y in rounded_outline(w, d, 0.4)], 0.08, plastic(colours.main), closed=True, curved=False)
    for i, names in enumerate((("coral", "cream", "teal", "mustard"), ("plum", "sage", "rose", "white"))):
        pile(1.75, 2.3, [cotton(name) for name in names], 0.2, ((i - 0.5) * 1.95, 0, 0.12), 2)
    if not opened:
        lofted([[(x * s, y * s, z) for x, y in rounded_outline(w + 0.2, d + 0.2, 0.45)] for s, z in ((1, h - 0.06), (1.005, h + 0.02), (1, h + 0.16), (0.93, h + 0.2), (0.9, h + 0.14), (0.1, h + 0.14))], lid)
    else:
        with posed((0.4, 2.2, 1.75), (72, 0, 6)):
            lofted([[(x * s, y * s, z) for x, y in rounded_outline(w + 0.2, d + 0.2, 0.45)] for s, z in ((1, 0), (1.005, 0.06), (1, 0.2), (0.93, 0.24), (0.9, 0.18), (0.1, 0.18))], lid)
    for side in (-1, 1):
        x = side * (w / 2 + 0.07)
        box((0.16, 1.1, 0.62), plastic(colours.accent), (x, 0, h - 0.55 - (0.4 if opened else 0)), bevel=0.05)


@model("deskOrganiser", set="shelf", tilt=20, turn=-28, fill=0.82)
def desk_organiser(colours):
    """A stand with a pencil cup, a tray and a small drawer that is pulled out a little."""
    body, front = plastic(colours.main), plastic(colours.accent)
    box((2.0, 1.2, 0.06), body, bevel=0.03)
    for size, spot in (((2.0, 0.06, 0.55), (0, 0.57, 0)), ((0.06, 1.2, 0.55), (-0.97, 0, 0)), ((0.06, 1.2, 0.55), (0.97, 0, 0)), ((2.0, 1.2, 0.06), (0, 0, 0.52)), ((0.06, 1.2, 0.55), (0.32, 0, 0))):
        box(size, body, spot, bevel=0.025)
    box((1.2, 0.08, 0.43), front, (-0.32, -0.82, 0.07), bevel=0.03)
    for x in (-0.88, 0.24):
        box((0.05, 0.8, 0.3), front, (x, -0.42, 0.08), bevel=0.02)
    box((1.12, 0.8, 0.04), front, (-0.32, -0.42, 0.08), bevel=0.01)
    turned([(0, 0), (0.09, 0.02), (0.1, 0.08), (0, 0.12)], polished("steel"), (-0.32, -0.85, 0.29), (90, 0, 0), round=0.02)
    for k in range(3):
        tube([(-0.7 + 0.3 * k, -0.7, 0.14), (-0.6 + 0.3 * k, -0.5, 0.15), (-0.5 + 0.3 * k, -0.7, 0.14), (-0.6 + 0.3 * k, -0.6, 0.15)], 0.02, polished("steel"))
    open_box((0.85, 1.1, 1.0), body, (-0.5, 0.02, 0.575), wall=0.045, corner=0.12)
    open_box((1.0, 1.1, 0.35), body, (0.47, 0.02, 0.575), wall=0.045, corner=0.12)
    chance = random.Random(3)
    for i, name in enumerate(("mustard", "brick", "sky", "green", "charcoal", "mustard", "plum")):
        x, y = -0.5 + chance.uniform(-0.26, 0.26), 0.02 + chance.uniform(-0.36, 0.36)
        with posed((x, y, 0.63), (chance.uniform(-9, 9), chance.uniform(-9, 9), 0)):
            pencil(name, 1.55 + chance.uniform(-0.1, 0.25))
    plate(rounded_outline(0.62, 0.62, 0.03), 0.16, paper("cream"), (0.42, 0.12, 0.63), (0, 0, 8), bevel=0.01)
    box((0.36, 0.2, 0.14), plastic("brick"), (0.68, -0.3, 0.63), (0, 0, -20), bevel=0.03)


def pencil(name, long):
    """A sharpened pencil standing with its point up."""
    turned([(0, 0), (0.045, 0), (0.045, long)], plastic(name, 0.35), round=0, steps=6)
    turned([(0.045, long), (0.014, long + 0.15), (0, long + 0.15)], wood("wood", "z"), round=0, steps=12)
    turned([(0.015, long + 0.148), (0, long + 0.19)], plastic(name if name != "mustard" else "charcoal"), round=0, steps=12)


def shoe(name, sole, at, side, chappal=False):
    """A shoe or a sandal, its toe towards the camera."""
    x0, y0, z0 = at
    foot = [(0.0, -1.25), (0.3, -1.15), (0.43, -0.75), (0.4, -0.3), (0.3, 0.3), (0.34, 0.8), (0.28, 1.15), (0.0, 1.25), (-0.26, 1.15), (-0.32, 0.8), (-0.3, 0.3), (-0.4, -0.3), (-0.42, -0.75), (-0.3, -1.15)]
    loop = [(p[0] * side, p[1]) for p in spline([*foot, foot[0]], 3)[:-1]]
    loop = loop if side > 0 else loop[::-1]
    with posed((x0, y0, z0), (0, 0, 0), 0.98):
        plate([(x * 1.04, y * 1.03) for x, y in loop], 0.14, sole, bevel=0.05)
        if chappal:
            plate([(x * 0.98, y * 0.98) for x, y in loop], 0.05, wood("walnut", "y"), (0, 0, 0.13), bevel=0.02)
            for y, high in ((-0.55, 0.42), (-0.85, 0.34)):
                tube([(-0.42, y + 0.15, 0.12), (-0.3, y, high), (0, y - 0.06, high + 0.12), (0.3, y, high), (0.42, y + 0.15, 0.12)], 0.15, name, flat=0.3)
            return
        def cut(z, s, back, front):
            return [(x * s, min(max(y * s, front), back), z) for x, y in loop]
        lofted([cut(0.12, 1.0, 2, -2), cut(0.3, 1.0, 2, -2), cut(0.48, 0.93, 2, -1.0), cut(0.62, 0.8, 2, -0.62), cut(0.8, 0.72, 2, -0.3), cut(0.95, 0.68, 2, -0.08), cut(0.95, 0.58, 2, 0.02), cut(0.55, 0.56, 2, 0.05)], name)
        for i in range(4):
            y, z = -0.62 + 0.15 * i, 0.66 + 0.075 * i
            tube([(-0.2, y, z - 0.04), (0, y - 0.03, z + 0.05), (0.2, y, z - 0.04)], 0.026, paper("white"))


@model("shoeRack", tilt=13, turn=-22, fill=0.84)
def shoe_rack(colours):
    """A light rack of tubes with four shelves, a row of shoes on each."""
    frame, w, d = coated(colours.main), 5.5, 2.6
    for x in (-w / 2, w / 2):
        tube([(x, -d / 2, 0), (x, -d / 2, 6.2), (x, -d / 2 + 0.2, 6.45), (x, d / 2 - 0.2, 6.45), (x, d / 2, 6.2), (x, d / 2, 0)], 0.11, frame, curved=False)
        for y in (-d / 2, d / 2):
            turned([(0, 0), (0.16, 0), (0.16, 0.2), (0, 0.2)], rubber("charcoal"), (x, y, -0.02))
    leather = [plastic(name, 0.35) for name in ("walnut", "charcoal", "brick", "wood")] + [felt(name) for name in ("navy", "sage", "rose", "cream")]
    soles = [rubber("charcoal"), rubber("cream")]
    number = 0
    for level in range(4):
        z = 0.5 + level * 1.62
        for y in (-1.2, -0.6, 0, 0.6, 1.2):
            rod((-w / 2, y, z), (w / 2, y, z), 0.06, frame)
        for pair in range(3):
            material = leather[(number * 3 + level) % 8]
            for side in (-1, 1):
                shoe(material, soles[(number + level) % 2], (-1.8 + pair * 1.8 + side * 0.43, 0.02, z + 0.05), side, chappal=(number % 4 == 2))
            number += 1


@model("hangingOrganiser", set="plainWall", tilt=5, turn=-36, fill=0.9)
def hanging_organiser(colours):
    """Five fabric shelves that hang from a rail, folded clothes on each."""
    cloth, edge = cotton(colours.main), cotton(colours.accent)
    w, d, step = 3.6, 2.8, 1.6
    high = step * 5
    for x in (-w / 2, w / 2):
        box((0.06, d, high), cloth, (x, 0, 0), bevel=0.02)
        box((0.09, 0.09, high), edge, (x, -d / 2, 0), bevel=0.03)
    box((w, 0.05, high), cloth, (0, d / 2, 0), bevel=0.02)
    tones = (("teal", "cream", "coral"), ("mustard", "navy"), ("rose", "white", "plum"), ("sky", "brick", "cream"), ("olive", "blue"))
    for i in range(6):
        box((w, d, 0.09), cloth, (0, 0, i * step - 0.05), bevel=0.03)
        box((w + 0.06, 0.07, 0.15), edge, (0, -d / 2 - 0.01, i * step - 0.08), bevel=0.03)
        if i < 5:
            pile(3.0, 2.2, [cotton(name, 14) for name in tones[i]], 0.19, (0, -0.1, i * step + 0.06), 2)
    for y in (-0.55, 0.55):
        for x in (-0.9, 0.9):
            tube([(x, y, high), (x * 0.5, y, high + 0.5), (x * 0.2, y, high + 0.8)], 0.14, edge, flat=0.25)
        ring(0.3, 0.06, polished("steel"), (0, y, high + 1.02), (90, 0, 0))
    rod((-3.2, 0, high + 1.2), (3.2, 0, high + 1.2), 0.14, wood("walnut", "x"))
    for side in (-1, 1):
        turned([(0, 0), (0.2, 0), (0.2, 0.12), (0, 0.16)], polished("steel"), (side * 3.2, 0, high + 1.2), (0, 90 * side, 0))


PRODUCTS = {
    "steel-masala-box-7-bowls": {"second": {"view": {"tilt": 72, "turn": 10}}},
    "lidded-storage-box-30-litres": {"second": {"size": {"opened": True}, "view": {"tilt": 34, "turn": 20}}},
    "atta-container-10-kg": {"second": {"size": {"opened": True}, "view": {"tilt": 30}}},
    "desk-organiser-with-drawer": {"second": {"view": {"tilt": 46, "turn": 18}, "set": "paper"}},
}
