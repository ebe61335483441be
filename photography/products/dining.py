"""Dining: what stands on the table."""
import math

from studio.arrange import cut, moved, printed, skin
from studio.cookware import bowl
from studio.materials import Surface, brushed, ceramic, glass, liquid, picture, plastic, polished, solid_glass, straw, wood
from studio.palette import colour
from studio.parts import handle, lofted, open_box, ring, rounded_outline, shell, turned
from studio.motifs import checked, flowered, image
from studio.registry import model
from studio.soft import rope_rim, wicker


def stoneware(name):
    """A matt outside with iron speckles."""
    made = Surface(f"stoneware {name}", colour(name), 0.62)
    made.ramp(made.noise(28, detail=2), "Fac", colour(name), colour(name, "dark"), low=0.66, high=0.7)
    made.bump(made.noise(40), "Fac", 0.12, 0.01)
    return made.material


def mug(at, outside, inside, side):
    """A mug of 350 ml; its ear points to `side` (degrees, 0 is right, -90 towards the camera)."""
    outer = [(0, 0), (0.3, 0), (0.37, 0.06), (0.42, 0.3), (0.43, 0.72), (0.41, 0.95)]
    turned(shell(outer, 0.035), outside, at, round=0.06)
    turned([(0, 0.045), (0.33, 0.045), (0.381, 0.3), (0.391, 0.72), (0.372, 0.925)], inside, at, round=0.05)
    away = math.radians(side)
    root = (at[0] + 0.415 * math.cos(away), at[1] + 0.415 * math.sin(away), at[2] + 0.74)
    handle(root, 0.5, 0.31, 0.052, outside, side=side)


@model("mugs", tilt=20, fill=0.84)
def mugs(colours):
    """Two stoneware mugs, one in each colour, matt outside and glazed inside, their ears outwards."""
    inside = ceramic("cream")
    mug((-0.48, 0.12, 0), stoneware(colours.accent), inside, 205)
    mug((0.48, -0.12, 0), stoneware(colours.main), inside, -25)


@model("plates", tilt=24, turn=0, fill=0.84)
def plates(colours, count=6, radius=1.3):
    """A stack of dinner plates with a wide rim and a thin light edge."""
    for i in range(count):
        with moved((0.02 * math.sin(i * 2.4), 0.02 * math.cos(i * 1.7), i * 0.105)):
            outer = [(0, 0), (radius * 0.56, 0), (radius * 0.62, 0.03), (radius * 0.7, 0.1), (radius * 0.98, 0.2), (radius, 0.22)]
            turned(shell(outer, 0.045), plastic(colours.main, 0.22), round=0.04)
            ring(radius - 0.012, 0.014, plastic(colours.accent, 0.25), (0, 0, 0.218), count=64)


@model("bowls", tilt=22, turn=0, fill=0.82)
def bowls(colours, style="soup"):
    """Soup bowls stacked in two colours, or a painted steel bowl in a larger plain one."""
    if style == "mixing":
        bowl(1.3, 0.85, 0.6, 0.03, brushed(colours.main, (0.4, 0.4, 40)), at=(-0.25, 0.1, 0))
        ring(1.29, 0.028, polished(colours.main), (-0.25, 0.1, 0.85), count=48)
        with moved((-0.1, 0.02, 0.42), (0, 10, 0)):
            bowl(1.0, 0.7, 0.48, 0.03, plastic(colours.accent, 0.3), brushed(colours.main, (0.4, 0.4, 40)))
            ring(0.99, 0.024, polished(colours.main), (0, 0, 0.7), count=48)
        return
    for i in range(4):
        glaze = ceramic((colours.accent, colours.main)[i % 2], speckled=True)
        bowl(0.7, 0.52, 0.3, 0.045, glaze, at=(0.02 * (-1) ** i, 0.01 * i, i * 0.27))


@model("glasses", tilt=18, turn=0, fill=0.86)
def glasses(colours):
    """Six straight tumblers with thick bases in two rows."""
    clear = solid_glass(colours.main, 0.25)
    for i in range(6):
        x, y = (i % 3 - 1) * 0.86 + (0.2 if i > 2 else -0.14), 0.46 if i > 2 else -0.42
        turned([(0, 0), (0.3, 0), (0.33, 0.05), (0.38, 1.1), (0.375, 1.12), (0.355, 1.11), (0.31, 0.16), (0.26, 0.12), (0, 0.12)], clear, (x, y, 0), round=0.02)


@model("teaGlasses", tilt=20, turn=0, fill=0.86)
def tea_glasses(colours):
    """Six waisted glasses of qahwa, each with a gold line under its rim."""
    clear, gold, tea = glass(colours.main, 0.2), polished("mustard"), liquid(colours.accent)
    line = [(0.24, 0.0), (0.27, 0.06), (0.26, 0.2), (0.2, 0.42), (0.23, 0.62), (0.31, 0.84), (0.32, 0.86)]
    for i in range(6):
        x, y = (i % 3 - 1) * 0.78 + (0.18 if i > 2 else -0.12), 0.42 if i > 2 else -0.36
        turned(shell([(0, 0), *line], 0.025), clear, (x, y, 0), round=0.05)
        inner = [(max(r - 0.028, 0), max(z, 0.035)) for r, z in line[:-2]]
        turned([(0, 0.035), *inner, (0.24, 0.71), (0, 0.71)], tea, (x, y, 0), round=0.04)
        turned([(0.297, 0.8), (0.324, 0.865), (0.319, 0.868), (0.292, 0.802)], gold, (x, y, 0), round=0)
        turned([(0.272, 0.05), (0.274, 0.05), (0.276, 0.08), (0.272, 0.08)], gold, (x, y, 0), round=0)


def baked(seed):
    """Soft flat bread with brown blisters."""
    made = Surface("roti", (0.78, 0.58, 0.34, 1), 0.85)
    made.ramp(made.noise(3.4 + seed * 0.1, detail=6), "Fac", (0.8, 0.62, 0.38, 1), (0.34, 0.16, 0.06, 1), low=0.55, high=0.72)
    made.bump(made.noise(6), "Fac", 0.4, 0.05)
    return made.material


@model("rotiBasket", tilt=30, turn=8, fill=0.84)
def roti_basket(colours):
    """A shallow woven basket with warm rotis, half under a checked cloth."""
    def wall(share):
        return 1.2 + 0.2 * share
    wicker(wall, 0.62, straw(colours.main), straw(colours.accent), stakes=36, strand=0.055, bands=(3,))
    turned([(0, 0.02), (1.18, 0.02), (1.18, 0.06), (0, 0.06)], straw(colours.main))
    rope_rim(1.41, 0.62, straw(colours.main), strand=0.07, twists=48)
    for i in range(7):
        with moved((0.05 * math.sin(i * 2.1), -0.06 + 0.05 * math.cos(i * 3), 0.26 + i * 0.075), (2 * math.sin(i), 1.5 * math.cos(i * 2), 0)):
            turned([(0, 0), (1.0, 0), (1.06, 0.03), (1.0, 0.065), (0, 0.075)], baked(i), round=0.02)
    cloth = picture(image(checked("cream", colours.accent, 8), 0.04), 0.95)

    def over(x, y):
        r = math.hypot(x, y + 0.9)
        top = 0.84 + 0.03 * math.sin(3 * x) + 0.03 * math.sin(4 * y + x)
        drop = max(r - 1.12, 0)
        return top - 0.12 * min(drop / 0.3, 1) - max(drop - 0.36, 0) * 0.95 + 0.05 * math.sin(7 * math.atan2(y, x + 0.001)) * min(drop, 0.5)
    with moved((0.0, 0.62, 0), (0, 0, 14)):
        printed(3.0, 1.75, cloth, lambda x, y: over(x, y + 0.6), 0.03, steps=90)


@model("jug", tilt=13, turn=10)
def jug(colours, style="lassi"):
    """A dipped ceramic jug, or a clear glass one with a cold drink and slices of lemon."""
    outer = [(0, 0), (0.5, 0), (0.58, 0.07), (0.66, 0.5), (0.6, 1.0), (0.46, 1.45), (0.45, 1.6), (0.52, 1.82)]
    if style == "lassi":
        turned(shell(outer, 0.04), ceramic(colours.main), round=0.12)
        low = [(0, -0.002), (0.502, -0.002), (0.584, 0.068), (0.664, 0.5), (0.652, 0.66), (0.62, 0.66), (0.6, 0.5), (0, 0.3)]
        turned(low, ceramic(colours.accent, speckled=True), round=0.05)
        handle((0.46, 0, 1.58), 1.12, 0.5, 0.085, ceramic(colours.accent, speckled=True), side=0, flat=0.7)
        spout = ceramic(colours.main)
    else:
        turned(shell(outer, 0.035), glass(colours.main, 0.2), round=0.12)
        full = [(max(r - 0.04, 0), max(z, 0.045)) for r, z in outer[1:5]]
        turned([(0, 0.045), *full, (0.475, 1.3), (0, 1.3)], liquid(colours.accent), round=0.1)
        handle((0.46, 0, 1.6), 1.12, 0.5, 0.07, glass(colours.main, 0.3), side=0, flat=0.8)
        spout = glass(colours.main, 0.2)
    lip = [[(-0.47 + 0.02 * j - 0.06 * j - 0.03 * j * math.cos(a), 0.15 * math.sin(a) * (1 - 0.1 * j), 1.66 + 0.05 * j) for a in
            (math.pi / 2 + math.pi * i / 12 for i in range(13))] for j in range(4)]
    skin([[(p[0] - 0.13 * (0.3 + 0.28 * j) * math.sin(math.pi * i / 12), p[1], p[2]) for i, p in enumerate(row)] for j, row in enumerate(lip)],
         spout, (0, 0, 0), (0, 0, 0), 0.04)


def _spoon(metal):
    """A tablespoon from its bowl at the top (y = 2) to the end of its handle at y = 0."""
    rows = []
    for i in range(41):
        t = i / 40
        head = max((t - 0.66) / 0.34, 0)
        half = 0.24 * math.sqrt(max(1 - (2 * head - 1) ** 2, 0)) * (1 - 0.12 * head) if t > 0.66 else 0
        half = max(half, 0.1 - 0.07 * min(t / 0.6, 1), 0.02) if t < 0.97 else max(half, 0.02)
        deep = -0.13 * math.sin(math.pi * head) if head else 0
        arch = 0.1 * math.sin(math.pi * min(t / 0.66, 1)) + 0.05
        rows.append([(half * s, 2.05 * t, arch + deep * (1 - s * s)) for s in (-1, -0.75, -0.4, 0, 0.4, 0.75, 1)])
    skin(rows, metal, (0, 0, 0), (0, 0, 0), 0.022)


def _fork(metal):
    """A fork with four prongs, as long as the spoon."""
    rows = []
    for i in range(25):
        t = i / 24 * 0.74
        half = 0.1 - 0.07 * min(t / 0.5, 1) + 0.17 * max((t - 0.58) / 0.16, 0) ** 0.6 * (t > 0.58)
        rows.append([(half * s, 2.05 * t, 0.05 + 0.1 * math.sin(math.pi * min(t / 0.62, 1))) for s in (-1, -0.5, 0, 0.5, 1)])
    skin(rows, metal, (0, 0, 0), (0, 0, 0), 0.022)
    for k in range(4):
        x = (k - 1.5) * 0.11
        prong = [[(x * (1 + 0.0 * s) + 0.028 * w * (1 - 0.45 * s ** 3), 2.05 * (0.73 + 0.27 * s), 0.035 - 0.06 * math.sin(math.pi * s) + 0.08 * s)
                  for w in (-1, 0, 1)] for s in (j / 10 for j in range(11))]
        skin(prong, metal, (0, 0, 0), (0, 0, 0), 0.022)


@model("spoons", tilt=72, turn=0, fill=0.9)
def spoons(colours):
    """Six spoons and six forks laid out in a fan."""
    metal = polished(colours.main)
    for i in range(12):
        angle = math.radians(52 - 104 * i / 11)
        with moved((-1.15 * math.sin(angle), 1.15 * math.cos(angle), 0.012 * (i % 2)), (0, 0, math.degrees(angle))):
            (_spoon if i < 6 else _fork)(metal)


@model("tray", tilt=38, turn=-18, fill=0.88)
def tray(colours, width=4.2, depth=2.6):
    """A walnut tray with a painted bunch of flowers and two cut-in handles."""
    body = open_box((width, depth, 0.42), wood(colours.main, "x"), wall=0.09, corner=0.3, taper=0.94)
    slot = lofted([[(x, z * 1.0, y + 0.26) for x, y in rounded_outline(9, 0.15, 0.0)] for z in (-0.42, 0.42)], wood(colours.main))
    cut(body, slot)
    floor = picture(image(flowered("cream", colours.accent, "terracotta"), 0.02), 0.35)
    printed(width * 0.885, depth * 0.85, floor, thickness=0.012, at=(0, 0, 0.1))


PRODUCTS = {
    "glass-water-jug-1-5-litres": {"size": {"style": "glass"}},
    "ceramic-lassi-jug-1-2-litres": {"view": {"turn": -14}, "set": "counter"},
    "roti-basket-with-cloth-26-cm": {"second": {"view": {"tilt": 58, "turn": -18}}},
    "ceramic-soup-bowls-set-of-4": {"set": "shelf"},
    "qahwa-glasses-with-gold-rim-set-of-6": {"set": "counter"},
}
