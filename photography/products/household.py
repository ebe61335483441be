"""Household: small things of every day."""
import math
import random

import studio.walls  # noqa: F401  (the sets with a wall right behind)
from studio.hardware import cords, posed, screw
from studio.materials import brushed, cotton, felt, paper, perforated, picture, plastic, polished, straw, wood
from studio.parts import box, bristles, lofted, plate, ring, rod, rounded_outline, tube, turned
from studio.patterns import diamonds, laid, leaves, mihrab
from studio.registry import model
from studio.soft import _grid, sheet


@model("tissueBox", set="shelf", tilt=22, turn=-24, fill=0.8)
def tissue_box(colours):
    """A painted wooden cover with diamonds on its sides, a tissue drawn out of the oval slot."""
    w, d, h = 2.5, 1.3, 0.95
    box((w, d, h), plastic(colours.main, 0.4), bevel=0.05)
    for size, spot, turn, across in ((w - 0.16, (0, -d / 2 - 0.004, h / 2), (90, 0, 0), 6), (d - 0.16, (-w / 2 - 0.004, 0, h / 2), (90, 0, -90), 3), (d - 0.16, (w / 2 + 0.004, 0, h / 2), (90, 0, 90), 3)):
        rows = [[(-size / 2, -h / 2 + 0.1, 0), (size / 2, -h / 2 + 0.1, 0)], [(-size / 2, h / 2 - 0.1, 0), (size / 2, h / 2 - 0.1, 0)]]
        laid(_grid(rows, picture(diamonds(colours.main, colours.accent, across, 2, (across * 170, 340)), 0.4), spot, turn))
    plate(rounded_outline(1.5, 0.5, 0.25), 0.02, wood(colours.accent, "x"), (0, 0, h), bevel=0.008)
    plate(rounded_outline(1.34, 0.36, 0.18), 0.01, plastic("charcoal"), (0, 0, h + 0.014), bevel=0.003)
    rows = []
    for j in range(26):
        t = j / 25
        half = 0.3 + 0.55 * math.sin(math.pi * 0.62 * t)
        rows.append([(u * half + 0.16 * t * t, 0.11 * math.sin(5.5 * u + 2.2 * t) * (0.5 + t) + 0.18 * t * t * u, h - 0.03 + 1.15 * t - 0.42 * t * t * abs(u) ** 1.5) for u in (i / 24 - 1 for i in range(49))])
    _grid(rows, paper("white"), (0, 0, 0), (0, 0, 0), 0.008)


def key(at, turn, head):
    """A flat door key hanging from its ring: a round head with a hole, a blade with cuts."""
    metal = polished(head)
    with posed(at, turn):
        loop = [[(r * math.cos(a), y, -0.2 + r * math.sin(a)) for a in (math.tau * k / 40 for k in range(40))]
                for r, y in ((0.09, -0.025), (0.2, -0.025), (0.21, 0), (0.2, 0.025), (0.09, 0.025), (0.09, -0.025))]
        lofted(loop, metal, closed=False)
        blade = [(-0.075, -0.36), (-0.075, -0.95), (0, -1.02), (0.075, -0.95), (0.075, -0.86), (0.03, -0.81), (0.075, -0.76), (0.075, -0.7), (0.02, -0.65), (0.075, -0.6), (0.075, -0.36)]
        plate(blade, 0.05, metal, (0, 0.025, 0), (90, 0, 0), bevel=0.01)


@model("keyRack", set="plainWall", tilt=6, turn=-16, fill=0.84)
def key_rack(colours):
    """A wall board with four hooks, three bunches of keys on them."""
    plate(rounded_outline(2.6, 0.85, 0.14), 0.2, wood(colours.main, "x"), (0, 0, 0), (90, 0, 0), bevel=0.05)
    steel = polished(colours.accent)
    for x in (-1.12, 1.12):
        screw((x, -0.2, 0.22), 0.06, steel)
    for i in range(4):
        x = -0.9 + 0.6 * i
        turned([(0, 0), (0.11, 0), (0.1, 0.03), (0, 0.04)], steel, (x, -0.2, 0.02), (90, 0, 0), round=0.01)
        tube([(x, -0.2, 0.02), (x, -0.34, 0.0), (x, -0.4, -0.14), (x, -0.5, -0.2), (x, -0.58, -0.1), (x, -0.58, 0.02)], 0.045, steel)
        if i != 2:
            ring(0.17, 0.02, steel, (x, -0.48, -0.31), (0, 90, 12))
            for k, (lean, metal) in enumerate(((-17, "mustard"), (13, "steel"))[: 1 if i == 1 else 2]):
                key((x + 0.05 * k, -0.5 - 0.07 * k, -0.4), (0, lean if i != 1 else 4, 6 - 12 * k), metal)
    plate([(px - 0.12, pz - 0.95) for px, pz in rounded_outline(0.36, 0.62, 0.12)], 0.06, plastic("brick"), (-0.3, -0.64, 0), (90, 0, 6), bevel=0.02)
    tube([(-0.32, -0.5, -0.46), (-0.38, -0.62, -0.55), (-0.41, -0.66, -0.7)], 0.018, steel)
    plate(rounded_outline(0.4, 0.4, 0.2), 0.07, wood("walnut", "x"), (1.1, -0.66, -1.2), (90, 0, 0), bevel=0.03)
    tube([(0.9, -0.5, -0.48), (1.02, -0.64, -0.7), (1.1, -0.69, -1.02)], 0.022, cotton("brick", 60))


@model("flySwatter", tilt=62, turn=0, fill=0.88)
def fly_swatter(colours):
    """Two swatters lying crossed: a punched head, a twisted steel rod, a grip."""
    for name, angle, z in ((colours.accent, 32, 0.0), (colours.main, -30, 0.17)):
        with posed((0, 0, z), (0, 0, angle)):
            body = plastic(name, 0.35)
            outline = rounded_outline(1.15, 1.25, 0.22)
            laid(plate([(x * (1 + 0.05 * y), y + 1.5) for x, y in outline], 0.035, perforated(plastic(name, 0.35), 0.115, 0.33), bevel=0.008), units=True)
            tube([(x * (1 + 0.05 * y), y + 1.5, 0.02) for x, y in outline], 0.045, body, closed=True, curved=False)
            for x in (-0.2, 0, 0.2):
                rod((x, 0.9, 0.03), (x * 1.1, 2.1, 0.03), 0.022, body)
            plate([(-0.32, 0.92), (-0.1, 0.55), (0.1, 0.55), (0.32, 0.92)], 0.06, body, bevel=0.02)
            for phase in (0, math.pi):
                tube([(0.028 * math.cos(y * 16 + phase), y, 0.045 + 0.028 * math.sin(y * 16 + phase)) for y in (0.7 - i * 0.026 for i in range(110))], 0.03, polished("steel"))
            turned([(0, 0), (0.09, 0), (0.11, 0.12), (0.1, 0.9), (0.13, 1.1), (0, 1.12)], body, (0, -1.05, 0.08), (90, 0, 0), flutes=10, depth=0.03, round=0.04)


@model("curtainMesh", set="plainWall", tilt=4, turn=-8, fill=0.88)
def curtain_mesh(colours):
    """A door net in a wooden frame, closed in the middle by a magnetic strip; one half is drawn a little open."""
    timber, band = wood("wood", "z"), cotton(colours.accent)
    w, h = 5.2, 11.0
    for x in (-w / 2 - 0.35, w / 2 + 0.35):
        box((0.7, 0.48, h), timber, (x, 0.3, 0), bevel=0.05)
    box((w + 1.4, 0.5, 0.7), wood("wood", "x"), (0, 0.3, h), bevel=0.05)
    box((w, 0.06, h), plastic("sage", 0.5), (0, 0.62, 0), bevel=0)
    for i in range(2):
        for z in (1.0, 5.9):
            box((w / 2 - 0.8, 0.06, 3.9), plastic("sage", 0.45), ((i - 0.5) * w / 2, 0.57, z), bevel=0.05)
    net = perforated(plastic(colours.main, 0.7), 0.2, 0.42)  # coarser than real: finer holes shimmer
    for side in (-1, 1):
        rows = []
        for j in range(45):
            t = j / 44
            open_by = (1.5 if side > 0 else 0.15) * math.sin(math.pi / 2 * t ** 1.8)
            inner, outer = side * (0.03 + open_by), side * w / 2
            rows.append([(inner + (outer - inner) * i / 40, -0.02 - 0.1 * math.sin(i * 0.62 + 1.5 * t) * min(1, open_by * 2 + 0.25) - 0.25 * open_by * (1 - i / 40), h * (1 - t)) for i in range(41)])
        laid(_grid(rows, net, (0, 0, 0), (0, 0, 0)), axes=(0, 2), units=True)
        edge = [(row[0][0], row[0][1] - 0.02, row[0][2]) for row in rows]
        tube(edge, 0.13, band, flat=0.4, curved=False)
        for k in range(2, 44, 5):
            x, y, z = edge[k]
            box((0.2, 0.08, 0.42), polished("steel"), (x, y - 0.06, z - 0.21), bevel=0.03)
        box((0.16, 0.05, h), band, (side * (w / 2 - 0.06), -0.02, 0), bevel=0.02)
    box((w, 0.05, 0.2), band, (0, -0.03, h - 0.2), bevel=0.02)


@model("doorMat", tilt=50, turn=0, fill=0.88)
def door_mat(colours):
    """A half-round mat of coconut fibre, a leaf pattern printed on its bristles."""
    w, d = 7.0, 4.5
    half = [(w / 2 * math.cos(a), d * math.sin(a) - d / 2) for a in (math.pi * i / 60 for i in range(61))]
    fibre = picture(leaves(colours.main, colours.accent), 0.95)
    laid(plate(half, 0.2, fibre, bevel=0.03))
    shader = fibre.node_tree
    noise, bump = shader.nodes.new("ShaderNodeTexNoise"), shader.nodes.new("ShaderNodeBump")
    noise.inputs["Scale"].default_value, bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 24, 1.0, 0.06
    shader.links.new(noise.outputs["Fac"], bump.inputs["Height"])
    shader.links.new(bump.outputs["Normal"], shader.nodes["Principled BSDF"].inputs["Normal"])
    plate([(x * 1.02, (y + d / 2) * 1.02 - d / 2 - 0.03) for x, y in half], 0.07, plastic("charcoal", 0.6), (0, 0, -0.03), bevel=0.02)
    chance, roots = random.Random(4), []
    while len(roots) < 2600:
        x, y = chance.uniform(-w / 2, w / 2), chance.uniform(0, d)
        if (x / w * 2) ** 2 + (y / d) ** 2 < 0.985:
            roots.append(((x, y - d / 2, 0.19), (chance.uniform(-0.5, 0.5), chance.uniform(-0.5, 0.5), 1)))
    bristles(roots, 0.09, 0.009, straw(colours.main), 0.2)


@model("prayerMat", tilt=52, turn=-16, fill=0.88)
def prayer_mat(colours):
    """A prayer mat laid out, an arch with a lamp woven into it, fringes at both ends."""
    w, d = 6.6, 10.6
    pile = picture(mihrab(colours.main, colours.accent), 0.9)
    pile.node_tree.nodes["Principled BSDF"].inputs["Sheen"].default_value = 0.6
    wave = lambda x, y: 0.025 * math.sin(1.3 * x) * math.sin(0.9 * y)  # noqa: E731
    laid(sheet(w, d, pile, wave, 0.11))
    tube([(x, y, 0.0) for x, y in ((-w / 2, -d / 2), (w / 2, -d / 2), (w / 2, d / 2), (-w / 2, d / 2))], 0.07, cotton(colours.accent), closed=True, curved=False)
    chance, lines = random.Random(6), []
    for end in (-1, 1):
        for i in range(100):
            x = (i / 99 - 0.5) * (w - 0.1)
            lines.append([(x, end * d / 2, 0.02), (x + chance.uniform(-0.05, 0.05), end * (d / 2 + 0.25), 0.0), (x + chance.uniform(-0.12, 0.12), end * (d / 2 + 0.5 + chance.uniform(-0.05, 0.05)), -0.02)])
    cords(lines, 0.026, cotton("cream", 40))


def spool(name, at, turn=(0, 0, 0)):
    """A reel of thread."""
    with posed(at, turn):
        for z in (0, 0.36):
            turned([(0, z), (0.16, z), (0.16, z + 0.04), (0, z + 0.04)], plastic("white"), round=0.01, steps=32)
        turned([(0, 0.04), (0.125, 0.04), (0.13, 0.2), (0.125, 0.36), (0, 0.36)], cotton(name, 90), round=0.01, steps=32)
        for k in range(9):
            ring(0.128, 0.012, cotton(name, 90), (0, 0, 0.06 + k * 0.036), count=20)


@model("sewingKit", tilt=44, turn=-18, fill=0.86)
def sewing_kit(colours):
    """An open case: reels of thread, scissors, buttons, a tape and pins."""
    shell_, inner = cotton(colours.main, 40), felt(colours.accent)
    w, d = 2.7, 1.9
    for y, tilt in ((0, 0), (d / 2, 68)):
        with posed((0, y, 0.42 if tilt else 0), (tilt, 0, 0)):
            with posed((0, d / 2 if tilt else 0, 0)):
                height = 0.2 if tilt else 0.42
                lofted([[(x * s, yy * s, z) for x, yy in rounded_outline(w, d, 0.25)] for s, z in ((0.97, 0), (1, 0.04), (1, height), (0.95, height), (0.94, 0.1), (0.9, 0.09))], shell_)
                plate(rounded_outline(w * 0.94, d * 0.93, 0.2), 0.03, inner, (0, 0, 0.08), bevel=0.01)
                tube([(x, yy, height) for x, yy in rounded_outline(w * 0.985, d * 0.98, 0.24)], 0.05, cotton("walnut", 60), closed=True, curved=False)
    tones = ("brick", "teal", "mustard", "navy", "green", "rose")
    for i, name in enumerate(tones):
        spool(name, (-1.02 + 0.37 * i, 0.56, 0.11))
    steel = polished("steel")
    with posed((-0.35, -0.32, 0.16), (0, 0, -24)):
        for side in (-1, 1):
            with posed((0, 0, 0.03 * side), (0, 0, side * 11)):
                plate([(0.0, -0.06), (0.85, -0.015), (0.86, 0.0), (0.0, 0.06)], 0.035, steel, bevel=0.008)
                tube([(0.02, 0, 0.02), (-0.2, -side * 0.05, 0.02)], 0.05, plastic("teal"), curved=False)
                ring(0.17, 0.045, plastic("teal"), (-0.36, -side * 0.1, 0.02))
        turned([(0, 0.03), (0.05, 0.03), (0.04, 0.08), (0, 0.09)], brushed("charcoal"), round=0.01)
    for i, (x, y, name, r) in enumerate(((0.75, -0.15, "mustard", 0.13), (1.02, -0.36, "brick", 0.11), (0.72, -0.55, "sky", 0.14), (1.02, -0.7, "white", 0.1), (1.05, 0.02, "teal", 0.09))):
        turned([(0, 0), (r, 0), (r, 0.035), (r * 0.8, 0.05), (r * 0.7, 0.03), (0, 0.03)], plastic(name, 0.22), (x, y, 0.12), round=0.01, steps=32)
        for k in range(4):
            a = math.pi / 4 + k * math.pi / 2
            turned([(0, 0), (r * 0.14, 0), (0, 0.004)], plastic("charcoal"), (x + r * 0.3 * math.cos(a), y + r * 0.3 * math.sin(a), 0.152), round=0, steps=12)
    turned([(0.1, 0), (0.3, 0), (0.3, 0.16), (0.1, 0.16)], picture_tape(), (0.22, -0.62, 0.11), round=0.01)
    for k in range(5):
        ring(0.13 + 0.035 * k, 0.005, plastic("brick"), (0.22, -0.62, 0.272), count=32)
    with posed((0, d / 2, 0.42), (68, 0, 0)):
        box((1.1, 0.75, 0.05), felt("cream"), (-0.55, d / 2, 0.11), bevel=0.02)
        for i in range(8):
            x = -0.98 + i * 0.125
            rod((x, d / 2 - 0.24, 0.18), (x, d / 2 + 0.26, 0.18), 0.012, steel)
            if i % 2:
                turned([(0, -0.04), (0.035, 0), (0, 0.04)], plastic(tones[i % 6], 0.2), (x, d / 2 + 0.28, 0.18), round=0.02, steps=16)
        for i, name in enumerate(("teal", "brick", "mustard")):
            tube([(0.35 + 0.3 * i + 0.08 * math.cos(a), d / 2 + 0.3 * math.sin(a), 0.15) for a in (math.tau * k / 16 for k in range(16))], 0.06, cotton(name, 90), closed=True)


def picture_tape():
    """The yellow of a tailor's tape."""
    return plastic("mustard", 0.5)


PRODUCTS = {
    "tissue-box-cover": {"second": {"view": {"tilt": 50, "turn": 24}, "set": "paper"}},
    "velvet-prayer-mat": {"second": {"view": {"tilt": 24, "turn": 32}}},
}
