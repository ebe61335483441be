"""Bedding: what lies on a bed."""
import math
import random

from studio.forms import ball, drape, film, flat, grid_uv, planar, printed_cloth, scaled_uv, tassel
from studio.materials import cotton, felt, plastic, wood
from studio.parts import box, lofted, many, plate, rounded_outline, shell, tube, turned
from studio.designs import bands, checks, dots, flowers
from studio.registry import model
from studio.soft import cushion, cushion_seam, folded, sheet


@model("bedsheet", tilt=27, turn=-32, fill=0.87)
def bedsheet(colours, width=16.0, depth=20.0):
    """A made double bed: a headboard, a dotted sheet over the mattress, two pillows in dotted covers."""
    oak = wood("wood", "x")
    box((width + 1, 0.6, 9.5), oak, (0, depth / 2 + 0.5, 0), bevel=0.15)
    box((width - 0.6, depth, 2.0), oak, (0, 0, 1), bevel=0.1)
    for x in (-1, 1):
        for y in (-1, 1):
            box((0.8, 0.8, 1.2), oak, (x * (width / 2 - 1), y * (depth / 2 - 1), 0))
    box((width, depth, 2.8), cotton("white"), (0, 0, 2.9), bevel=0.5)
    print_ = printed_cloth(dots(colours.main, "white", 26, 0.24, 1024, 1024), 3)
    drape(width + 0.2, depth + 0.2, 3.4, print_, (0, 0, 5.8), waves=0.14, thickness=0.12)
    for side in (-1, 1):
        image = dots("white", colours.main, 9, 0.22)
        for part in flat([cushion(6.8, 4.6, 1.9, printed_cloth(image, 3), (side * 3.8, depth / 2 - 2.0, 7.9), (52, 0, 0), pinch=0.05)]):
            planar(part, 8, 8)
        cushion_seam(6.8, 4.6, 0.07, cotton(colours.main), (side * 3.8, depth / 2 - 2.0, 7.9), (52, 0, 0), pinch=0.05)
    box((width + 0.55, 4.2, 0.2), cotton(colours.accent), (0, -5.2, 5.82), bevel=0.09)
    for side in (-1, 1):
        box((0.2, 4.2, 2.6), cotton(colours.accent), (side * (width / 2 + 0.32), -5.2, 3.35), bevel=0.09)


@model("mattress", tilt=26, turn=-32, fill=0.87)
def mattress(colours, width=15.2, depth=19.8, high=2.5):
    """A mattress under a quilted white protector with an elastic edge; drops stand on it."""
    body = planar_striped(width, depth, high, colours)
    top = cotton(colours.main)
    def ring(share_x, share_y, z):
        return [(x * share_x, y * share_y, z) for x, y in rounded_outline(width + 0.25, depth + 0.25, 0.9)]
    lofted([ring(0.985, 0.985, 0.75), ring(1.0, 1.0, 0.7), ring(1.005, 1.005, high - 0.3), ring(0.985, 0.988, high + 0.12), ring(0.96, 0.97, high + 0.2)], top)
    sheet(width - 0.8, depth - 0.8, top, lambda x, y: high + 0.215 + 0.22 * abs(math.sin(math.pi * (x + y) / 1.9) * math.sin(math.pi * (x - y) / 1.9)) ** 0.45, 0.03, steps=150)
    edge = rounded_outline(width + 0.35, depth + 0.35, 0.9)
    tube([(x, y, 0.72 + 0.05 * math.sin(i * 2.2)) for i, (x, y) in enumerate(edge)], 0.1, cotton(colours.accent), closed=True)
    chance, water = random.Random(3), film("sky", 0.5)
    for _ in range(18):
        a, r = chance.uniform(0, math.tau), 2.6 * math.sqrt(chance.random())
        ball(chance.uniform(0.12, 0.42), water, (1.5 + r * math.cos(a), -4.5 + r * math.sin(a), high + 0.4), (1, 1, 0.6))


def planar_striped(width, depth, high, colours):
    """The mattress itself, striped like ticking."""
    rings = [[(x * s, y * s, z) for x, y in rounded_outline(width, depth, 0.8)] for s, z in ((0.97, 0), (1, 0.15), (1, high - 0.15), (0.97, high))]
    lofted(rings, cotton(colours.accent))
    for z in (0.12, high - 0.12):
        tube([(x, y, z) for x, y in rounded_outline(width + 0.1, depth + 0.1, 0.8)], 0.12, cotton("blue"), closed=True)


@model("pillows", tilt=15, turn=-10, fill=0.84)
def pillows(colours, width=6.8, height=4.5):
    """Two bed pillows: a white one before a light blue one that leans behind it."""
    for name, at, turn in ((colours.accent, (0.7, 1.3, 2.25), (72, 0, -6)), (colours.main, (-0.6, -1.6, 0.95), (22, 0, 8))):
        cushion(width, height, 2.0, cotton(name), at, turn, pinch=0.06)
        cushion_seam(width, height, 0.035, cotton(name), at, turn, pinch=0.06)


@model("bolster", tilt=20, turn=-24, fill=0.84)
def bolster(colours, long=6.5, radius=1.15):
    """A round bolster with bands of stripes, gathered ends and a tassel at each."""
    line = [(0.1, 0.02), (radius * 0.55, 0.05), (radius * 0.9, 0.12), (radius, 0.4), (radius * 1.03, long / 2), (radius, long - 0.4), (radius * 0.9, long - 0.12), (radius * 0.55, long - 0.05), (0.1, long - 0.02)]
    stripe = [(2.2, colours.main), (0.5, colours.accent), (0.25, colours.main), (0.25, "cream"), (0.25, colours.main), (0.5, colours.accent), (1.1, colours.main)]
    body = turned(line, printed_cloth(bands(stripe * 3, high=1200), 10), (-long / 2, 0, radius), (0, 90, 0), round=0.25)
    scaled_uv(body, 1, 1 / (long + 2.2 * radius))
    cloth, gold = cotton(colours.main), felt(colours.accent)
    for side in (-1, 1):
        tube([(side * (long / 2 - 0.12), 0.93 * radius * math.cos(math.tau * i / 32), radius + 0.93 * radius * math.sin(math.tau * i / 32)) for i in range(32)], 0.06, gold, closed=True)
        for i in range(28):
            a = math.tau * i / 28
            tube([(side * (long / 2 - 0.1), 0.85 * radius * math.cos(a), radius + 0.85 * radius * math.sin(a)), (side * (long / 2 + 0.0), 0.45 * radius * math.cos(a), radius + 0.45 * radius * math.sin(a)), (side * (long / 2 - 0.02), 0, radius)], 0.06, cloth, radii=[0.6, 1.1, 0.5])
        ball(0.17, gold, (side * (long / 2 + 0.03), 0, radius), (0.7, 1, 1))
        tassel((side * (long / 2 + 0.16), -0.02, radius), 0.95, gold, (0, 0, 0), 0.14)


@model("babyPillow", tilt=38, turn=-16, fill=0.82)
def baby_pillow(colours, width=3.0, depth=2.2):
    """A small pillow with a round hollow, piped edge, and a bowl of the mustard seeds that fill it."""
    def top(x, y):
        u, v = abs(2 * x / width), abs(2 * y / depth)
        full = max((1 - u ** 4) * (1 - v ** 4), 0) ** 0.5
        return 0.06 + 0.52 * full - 0.34 * math.exp(-((x / 0.62) ** 2 + (y / 0.55) ** 2) ** 1.6) * full
    planar(sheet(width, depth, printed_cloth(flowers(colours.main, "rose", colours.accent, 8)), top, 0.02, steps=90), width, width)
    plate(rounded_outline(width, depth, 0.1), 0.07, cotton(colours.main))
    tube([(x, y, 0.07) for x, y in rounded_outline(width, depth, 0.18)], 0.055, cotton(colours.accent), closed=True)
    ring_at = [(0.62 * math.cos(math.tau * i / 24), 0.55 * math.sin(math.tau * i / 24)) for i in range(24)]
    tube([(x, y, top(x, y) + 0.015) for x, y in ring_at], 0.022, cotton(colours.accent), closed=True)
    turned(shell([(0, 0), (0.26, 0), (0.44, 0.2), (0.48, 0.32)], 0.03), wood("walnut"), (1.45, -1.55, 0), round=0.06)
    chance, seeds = random.Random(2), []
    for _ in range(700):
        a, r = chance.uniform(0, math.tau), math.sqrt(chance.random())
        seeds.append((1.45 + 0.43 * r * math.cos(a), -1.55 + 0.43 * r * math.sin(a), 0.26 + 0.14 * (1 - r * r) + chance.uniform(-0.02, 0.02), 0))
    seeds += [(1.45 + chance.gauss(-0.75, 0.16), -1.55 + chance.gauss(-0.12, 0.1), 0.03, 0) for _ in range(30)]
    s = 0.036
    many([(s, 0, 0), (0, s, 0), (-s, 0, 0), (0, -s, 0), (0, 0, s), (0, 0, -s)], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4), (1, 0, 5), (2, 1, 5), (3, 2, 5), (0, 3, 5)], seeds, plastic("mustard", 0.4))


@model("foldedBlanket", tilt=24, turn=26, fill=0.84)
def folded_blanket(colours, width=4.4, depth=3.4):
    """A blanket folded to and fro, wide and narrow stripes along it, a stitched edge."""
    stripe = [(0.52, colours.main), (0.14, colours.accent), (0.05, colours.main), (0.04, colours.accent), (0.25, colours.main)]
    body = folded(width, depth, 0.34, printed_cloth(bands(stripe, upright=True), 16), layers=5, rough=0.1)
    planar(body, width, 1)


@model("quilt", tilt=30, turn=26, fill=0.85)
def quilt(colours, width=4.6, depth=3.8, thickness=0.42):
    """A patchwork quilt folded to and fro, its squares stitched so that they puff up."""
    image = checks((colours.main, colours.accent, "rose", colours.accent, "brick", "mustard"), 6, 18, wide=768, high=2304)
    body = folded(width, depth, thickness, printed_cloth(image), layers=3, rough=0.05)
    grid_uv(body, 60)
    mesh = body.data
    rows = len(mesh.vertices) // 61
    run = [0.0]
    for j in range(1, rows):
        a, b = mesh.vertices[(j - 1) * 61].co, mesh.vertices[j * 61].co
        run.append(run[-1] + (a - b).length)
    for j in range(rows):
        for i in range(61):
            u, v = i / 60 * 6, run[j] / run[-1] * 18
            puff = abs(math.sin(math.pi * u)) ** 0.4 * abs(math.sin(math.pi * v)) ** 0.4
            mesh.vertices[j * 61 + i].co.z += 0.12 * puff * (1 if run[j] > run[-1] * 0.64 else 0.2) - 0.04
    layer = mesh.uv_layers[0]
    for loop, spot in zip(layer.data, mesh.loops):
        j, i = divmod(spot.vertex_index, 61)
        loop.uv = (i / 60, run[j] / run[-1])


PRODUCTS = {
    "fleece-blanket-double-bed": {"second": {"view": {"tilt": 12, "turn": -30}}},
    "double-bedsheet-with-2-pillow-covers": {"second": {"view": {"tilt": 20, "turn": 20}}},
    "patchwork-razai-single": {"second": {"view": {"tilt": 62, "turn": -15}}},
}
