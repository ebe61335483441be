"""Cleaning: bottles, brushes, buckets."""
import math
import random

from studio.arrange import moved
from studio.hardware import cords, foam, posed
from studio.materials import (
    brushed, clear_plastic, cotton, felt, liquid, paper, perforated, picture, plastic, polished, straw, terry, wood,
)
from studio.parts import box, bristles, label, open_box, plate, ring, rod, rounded_outline, shell, text, tube, turned
from studio.prints import label as printed
from studio.registry import model
from studio.soft import rolled, ruffled


def trigger_head(at, material, nozzle):
    """The spray head of a bottle, its nozzle to the left."""
    x, y, z = at
    turned([(0, 0), (0.21, 0), (0.21, 0.22), (0.13, 0.26), (0, 0.26)], material, at, flutes=30, depth=0.015, round=0.02)
    body = [(-0.42, 0.36), (-0.42, 0.58), (0.2, 0.62), (0.34, 0.52), (0.3, 0.4), (0.13, 0.34), (0.11, 0.22), (-0.11, 0.22), (-0.12, 0.36)]
    plate(body, 0.22, material, (x, y + 0.11, z), turn=(90, 0, 0), bevel=0.06)
    rod((x - 0.4, y, z + 0.47), (x - 0.52, y, z + 0.47), 0.085, nozzle)
    tube([(x - 0.26, y, z + 0.4), (x - 0.36, y, z + 0.2), (x - 0.33, y, z + 0.02), (x - 0.4, y, z - 0.12)], 0.06, nozzle, flat=0.6)


@model("sprayBottle", tilt=10, turn=0)
def spray_bottle(colours, height=1.75, count=1):
    """One or more clear bottles of 500 ml with water, a label and a trigger head."""
    r, neck = 0.4, height - 0.02
    for i in range(count):
        with moved((1.15 * (i - (count - 1) / 2), 0.3 * i, 0), (0, 0, 14 * i)):
            outer = [(0, 0), (r - 0.05, 0), (r, 0.07), (r, height * 0.62), (r * 0.82, height * 0.78), (0.17, height * 0.92), (0.17, neck)]
            turned(shell(outer, 0.02), clear_plastic(colours.main, 0.5), round=0.12)
            turned([(0, 0.025), (r - 0.06, 0.025), (r - 0.024, 0.08), (r - 0.024, height * 0.5), (0, height * 0.5)], liquid(colours.main), round=0.03)
            label(r + 0.004, height * 0.16, height * 0.52, picture(printed("white", colours.accent, "SAMAN", "500 ml")), arc=130)
            trigger_head((0, 0, neck - 0.06), plastic(colours.accent), plastic("white"))
            rod((0, 0, 0.06), (0, 0, neck), 0.02, plastic("white"))


@model("spinMop", tilt=14, turn=-14, fill=0.86)
def spin_mop(colours, pole=4.5, width=4.4, refills=0):
    """An oval bucket with a steel spinning basket; the mop stands in it, its yarn over the basket's rim."""
    body, grip, steel, yarn = plastic(colours.main), plastic(colours.accent), brushed("steel", (40, 40, 1)), cotton("white", 10)
    high, x0 = 2.5, width * 0.2
    open_box((width, width * 0.62, high), body, wall=0.06, corner=width * 0.3, taper=0.82)
    rim = [(x * 1.01, y * 1.01, high) for x, y in rounded_outline(width, width * 0.62, width * 0.3)]
    tube(rim, 0.09, grip, closed=True, curved=False)
    r = width * 0.235
    turned(shell([(0, high - 0.55), (r * 0.9, high - 0.55), (r, high - 0.45), (r, high + 0.32), (r * 1.08, high + 0.36)], 0.03), perforated(steel, 0.17, 0.3), (x0, 0, 0), round=0.05)
    ring(r * 1.06, 0.05, steel, (x0, 0, high + 0.36), count=48)
    box((width * 0.45, width * 0.3, 0.12), grip, (-width * 0.26, 0, high - 0.1), bevel=0.05)
    box((0.9, 0.12, 0.5), grip, (-width * 0.2, -width * 0.3, 0.9), bevel=0.05)
    bail = [(-width * 0.49, 0, high - 0.15), (-width * 0.5, -width * 0.28, high - 0.75), (-width * 0.3, -width * 0.34, high - 1.25), (width * 0.3, -width * 0.34, high - 1.25), (width * 0.5, -width * 0.28, high - 0.75), (width * 0.49, 0, high - 0.15)]
    tube(bail, 0.05, brushed("steel"))
    rod((-0.62, -width * 0.352, high - 1.3), (0.62, -width * 0.352, high - 1.3), 0.13, grip)
    with posed((x0, 0, high + 0.1), (0, 20, 0)):
        rod((0, 0, 0.2), (0, 0, pole), 0.11, steel)
        rod((0, 0, pole - 1.3), (0, 0, pole), 0.16, grip)
        rod((0, 0, pole * 0.5), (0, 0, pole * 0.5 + 0.5), 0.15, grip)
        mop_head((0, 0, 0.5), r * 1.1, grip, yarn)
    for i in range(refills):
        mop_head((-width * 0.75 + i * 2.1 - 0.2 * i, -width * 0.62 - 0.3 * (i % 2), 0.3), 0.72, grip, yarn, flat=True)


def mop_head(at, r, disc, yarn, flat=False):
    """A round plate with yarn all round, hanging or lying flat."""
    x, y, z = at
    turned([(0, -0.05), (r * 0.72, -0.05), (r * 0.72, 0.06), (r * 0.25, 0.14), (0.2, 0.4), (0, 0.4)] if not flat else [(r * 0.25, 0), (r * 0.6, 0), (r * 0.6, 0.1), (r * 0.25, 0.1), (r * 0.25, 0)], disc, at, round=0.03)
    chance, lines = random.Random(int(x * 100)), []
    for i in range(110):
        a, far = math.tau * i / 110 + chance.uniform(-0.05, 0.05), chance.uniform(0.9, 1.25)
        c, s = math.cos(a), math.sin(a)
        fall = (0.0, -0.06, -0.24) if flat else (0.02, -0.12, -0.62 * chance.uniform(0.7, 1.15))
        lines.append([(x + c * r * q, y + s * r * q, z + f) for q, f in zip((0.62, 0.98, far * (1.15 if flat else 1.0)), fall)])
    cords(lines, 0.06, yarn)


@model("broom", tilt=64, turn=0, fill=0.9)
def broom(colours, length=10.5):
    """A soft grass broom lying across the picture: a fan of grass, bound at the neck, a long handle."""
    chance, grass, band = random.Random(3), straw(colours.main), plastic(colours.accent, 0.35)
    with posed(turn=(-90, 0, -42)):
        for layer, count in ((0, 260), (1, 260)):
            lines = []
            for i in range(count):
                u = chance.uniform(-1, 1)
                spread, depth, end = u * 0.5, chance.uniform(-0.18, 0.18), chance.uniform(0, 0.35) + 0.5 * u * u
                lines.append([(u * 0.3, depth * 0.9, 4.3), (u * 0.52, depth * 1.1, 3.2), (u * 1.25 + spread * 0.3, depth * 1.4, 1.5), (u * 1.75 + chance.uniform(-0.12, 0.12), depth * 1.6, end)])
            cords(lines, 0.028, straw("wood") if layer else grass)
        turned([(0.28, 4.05), (0.33, 4.1), (0.24, 5.0), (0.18, 5.4), (0, 5.4)], band, round=0.03)
        for z in (3.1, 3.35, 3.6):
            loop = [(0.62 * (0.92 + 0.25 * (3.6 - z)) * math.cos(a), 0.23 * math.sin(a), z) for a in (math.tau * k / 32 for k in range(32))]
            tube(loop, 0.05, band, closed=True)
        rod((0, 0, 5.2), (0, 0, length), 0.15, wood("wood", "z"))
        turned([(0, 0), (0.18, 0), (0.18, 0.7), (0.1, 0.85), (0, 0.86)], band, (0, 0, length - 0.6), flutes=16, depth=0.03)
        ring(0.12, 0.03, band, (0, 0, length + 0.34), (90, 0, 0))


@model("flatMop", tilt=30, turn=0, fill=0.86)
def flat_mop(colours, pole=6.6):
    """A flat head with a fringed microfibre pad, a swivel joint and a steel pole leaning to the right."""
    body, steel, pad = plastic(colours.accent), brushed("steel", (40, 40, 1)), terry(colours.main)
    plate(rounded_outline(4.0, 1.15, 0.3), 0.2, pad, (0, 0, 0.02), bevel=0.09)
    chance, lines = random.Random(2), []
    for i in range(150):
        u = i / 75
        x, y = ((u - 0.5) * 3.8, -0.5) if u < 1 else ((1.5 - u) * 3.8, 0.5)
        lines.append([(x, y, 0.12), (x + chance.uniform(-0.06, 0.06), y * 1.25, 0.1), (x + chance.uniform(-0.1, 0.1), y * (1.45 + chance.uniform(0, 0.1)), 0.04)])
    cords(lines, 0.045, cotton("white", 8))
    box((3.6, 0.85, 0.1), body, (0, 0, 0.2), bevel=0.045)
    for x in (-1.4, 1.4):
        box((0.5, 0.9, 0.05), plastic("white"), (x, 0, 0.29), bevel=0.02)
    box((0.8, 0.6, 0.22), body, (0, 0, 0.28), bevel=0.09)
    rod((0, -0.36, 0.5), (0, 0.36, 0.5), 0.15, plastic("charcoal"))
    with posed((0, 0, 0.5), (-12, 40, 0)):
        turned([(0, 0), (0.2, 0.02), (0.2, 0.5), (0.15, 0.9), (0, 0.9)], body, round=0.05)
        rod((0, 0, 0.8), (0, 0, pole), 0.105, steel)
        rod((0, 0, pole * 0.52), (0, 0, pole * 0.52 + 0.45), 0.15, body)
        turned([(0, pole - 1.4), (0.15, pole - 1.4), (0.17, pole - 0.8), (0.15, pole - 0.05), (0.08, pole + 0.05), (0, pole + 0.05)], body, flutes=20, depth=0.03)
        ring(0.11, 0.035, body, (0, 0, pole + 0.14), (90, 0, 0))


@model("sponges", set="counter", tilt=20, turn=-24, fill=0.8)
def sponges(colours):
    """Six sponges in two stacks, each with a green scouring side; one stands against them."""
    tones = (colours.main, colours.accent, "teal", colours.main, colours.accent)
    spots = ((-0.62, 0.1, 0, 4), (-0.6, 0.12, 1, -5), (-0.64, 0.08, 2, 7), (0.66, 0.2, 0, -6), (0.64, 0.16, 1, 5))
    for name, (x, y, level, spin) in zip(tones, spots):
        with posed((x, y, level * 0.4), (0, 0, spin)):
            sponge(name)
    with posed((0.5, -0.72, 0.34), (78, 0, -10)):
        sponge("coral")


def sponge(name):
    box((1.12, 0.72, 0.3), foam(name, 14), bevel=0.06)
    box((1.11, 0.71, 0.085), felt("green"), (0, 0, 0.295), bevel=0.025)


def twisted_brush(length, head, radius, hair, wire, grip, hook=True, bend=0.0):
    """A brush of hairs between twisted wires, lying along x: head to the left, grip to the right."""
    def line(x):
        return bend * math.sin((x / length - 0.4) * 2.4)
    roots = []
    for i in range(int(head / 0.022)):
        x = i * 0.022
        for k in range(9):
            a = i * 1.3 + k * math.tau / 9
            roots.append(((x, line(x), 0), (0.05, math.cos(a), math.sin(a))))
    tips = [root for root in roots if root[0][0] > 0]
    bristles(tips, radius, 0.0085, hair, 0.08)
    for phase in (0, math.pi):
        tube([(x, line(x) + 0.03 * math.cos(x * 22 + phase), 0.03 * math.sin(x * 22 + phase)) for x in (i * length / 160 for i in range(160))], 0.028, wire)
    y = line(length)
    with posed((length, y, 0), (0, 90, 0)):
        turned([(0, -0.25), (0.1, -0.25), (0.14, 0), (0.12, 0.5), (0.15, 1.0), (0.1, 1.2), (0, 1.22)], grip, flutes=10, depth=0.03, round=0.06)
        if hook:
            ring(0.13, 0.035, wire, (0, 0, 1.33), (90, 0, 0))


@model("bottleBrush", tilt=58, turn=0, fill=0.86)
def bottle_brush(colours, length=2.3, head=1.15, radius=0.33, small=True, bend=0.0):
    """A long bottle brush with a sponge tip, and the little one for teats beside it."""
    hair, grip, wire = plastic(colours.main, 0.4), plastic(colours.accent), polished("steel")
    with posed((0, 0.35, radius), (0, 0, 38)):
        twisted_brush(length, head, radius, hair, wire, grip, bend=bend)
        if small:
            turned([(0, -0.3), (0.3, -0.2), (0.34, 0.0), (0.2, 0.08), (0, 0.08)], foam("white"), (0.0, 0, 0), (0, 90, 0), round=0.1)
    if small:
        with posed((0.95, -0.2, 0.13), (0, 0, 38)):
            twisted_brush(1.3, 0.6, 0.13, plastic("white"), wire, grip)


@model("scrubBrush", set="bathroom", tilt=20, turn=-28, fill=0.8)
def scrub_brush(colours):
    """A stiff brush with a closed, curved grip."""
    body, hair = plastic(colours.main), plastic(colours.accent, 0.45)
    plate([(x, y) for x, y in rounded_outline(1.9, 0.66, 0.33)], 0.2, body, (0, 0, 0.42), bevel=0.07)
    tube([(-0.78, 0, 0.58), (-0.62, 0, 0.98), (0, 0, 1.2), (0.62, 0, 0.98), (0.78, 0, 0.58)], 0.14, body, radii=[1.35, 1.1, 1.15, 1.1, 1.35])
    tufts = [(x * 0.135, y * 0.135) for x in range(-6, 7) for y in range(-2, 3) if (x / 6.8) ** 4 + (y / 2.7) ** 4 < 1]
    roots = [((x + 0.035 * math.cos(k), y + 0.035 * math.sin(k), 0.44), (x * 0.12, y * 0.2, -1)) for x, y in tufts for k in range(9)]
    bristles(roots, 0.42, 0.0095, hair, 0.07)


@model("pedalBin", tilt=12, turn=-20, fill=0.82)
def pedal_bin(colours, opened=False):
    """A brushed steel bin with a pedal; with the lid up its inner bucket is seen."""
    steel, dark = brushed(colours.main, (2, 2, 40)), plastic(colours.accent, 0.35)
    r, h = 1.2, 3.0
    turned(shell([(0, 0.14), (r, 0.14), (r, h)], 0.03), steel, round=0.02)
    turned([(0, 0), (r + 0.03, 0), (r + 0.05, 0.05), (r + 0.02, 0.22), (0, 0.22)], dark, round=0.03)
    ring(r, 0.045, dark, (0, 0, h), count=64)
    with posed((0, r + 0.06, h + 0.04), (-82 if opened else 0, 0, 0)):
        turned([(0, 0.0), (r + 0.02, 0.0), (r + 0.04, 0.06), (r * 0.9, 0.26), (r * 0.5, 0.38), (0, 0.42)], dark, (0, -r - 0.06, 0), round=0.08)
    box((0.7, 0.2, 0.25), dark, (0, r + 0.04, h - 0.16), bevel=0.06)
    box((0.55, 0.55, 0.09), dark, (0, -r - 0.24, 0.1), (8, 0, 0), bevel=0.035)
    if opened:
        turned(shell([(0, 0.3), (r * 0.88, 0.3), (r * 0.94, h - 0.06), (r * 0.97, h + 0.02)], 0.04), plastic("white"), round=0.04)
        tube([(-r * 0.93, 0, h), (-r * 0.7, -r * 0.6, h + 0.05), (0, -r * 0.85, h + 0.07), (r * 0.7, -r * 0.6, h + 0.05), (r * 0.93, 0, h)], 0.035, polished("steel"))


@model("binBags", tilt=18, turn=-8, fill=0.82)
def bin_bags(colours):
    """Three rolls of bags with paper bands before one full bag that is tied at the top."""
    film, paper_band = plastic(colours.main, 0.24), paper(colours.accent)
    line = [(0, 0), (0.9, 0.0), (1.35, 0.25), (1.5, 0.9), (1.3, 1.6), (0.75, 2.2), (0.28, 2.5), (0.16, 2.62), (0.24, 2.8), (0.5, 3.15), (0.62, 3.25)]
    bag = turned(shell(line, 0.02), film, (-0.2, 1.5, 0), round=0.2, flutes=17, depth=0.028, steps=160)
    ruffled(bag, 0.34, 0.5)
    ring(0.2, 0.09, film, (-0.2, 1.5, 2.62))
    for i, (x, y, spin, length) in enumerate(((-1.35, -0.5, 8, 1.9), (0.55, -0.75, -14, 1.9), (-0.35, -0.62, 0, 1.9))):
        z = 0.0 if i < 2 else 0.78
        with posed((x + (0.35 if i == 0 else 0), y, z), (0, 0, spin)):
            rolled(length, 0.42, 0.05, film, rough=0.012)
            with posed((0, 0, 0.42), (0, 90, 0)):
                turned([(0.434, -0.42), (0.44, -0.42), (0.44, 0.42), (0.434, 0.42)], paper_band, round=0)
            text("SAMAN", 0.2, paper("white"), (0, -0.443, 0.42), (90, 0, 0), 0.004)


PRODUCTS = {
    "spin-mop-refill-set-with-bucket-10-l": {"size": {"pole": 3.7, "width": 3.7, "refills": 3}, "view": {"turn": 16, "tilt": 20}},
    "drain-and-pipe-brush-60-cm": {"size": {"length": 5.0, "head": 1.5, "radius": 0.24, "small": False, "bend": 0.55}},
    "pedal-bin-12-litres": {"second": {"size": {"opened": True}, "view": {"tilt": 26}}},
    "spin-mop-with-bucket": {"second": {"size": {"pole": 4.0}, "view": {"tilt": 44, "turn": 24}}},
}
