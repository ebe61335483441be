"""Baby: bottles, bibs, bath and sleep."""
import math
import random

from studio.forms import ball, bear, circle, disc, grouped, moon, planar, printed_cloth, spoon, star
from studio.materials import clear_plastic, cotton, felt, glass, glowing, liquid, paper, perforated, plastic, silicone, terry, wood
from studio.parts import label, lofted, plate, rod, rounded_outline, shell, tube, turned
from studio.designs import dots
from studio.registry import model
from studio.soft import cushion, sheet


@model("babyBottle", tilt=12)
def baby_bottle(colours, height=1.45, radius=0.33, milk=0.62, words="240"):
    """A bottle with a printed scale, a screw ring, a teat; its cap stands beside it."""
    body = [(0, 0), (radius - 0.05, 0), (radius, 0.06), (radius, height * 0.3), (radius * 0.9, height * 0.48), (radius, height * 0.66), (radius, height * 0.85), (radius * 0.8, height)]
    turned(shell(body, 0.02), glass("glass", 0.4), round=0.08)
    fill = [(0, 0.03), (radius - 0.08, 0.03), (radius - 0.03, 0.08), (radius - 0.03, height * 0.3), (radius * 0.9 - 0.03, height * 0.48), (radius - 0.03, height * milk), (0, height * milk)]
    turned(fill, glowing("white", 0.3), round=0.06)
    ink, ring = paper(colours.accent), plastic(colours.accent)
    for i in range(7):
        z = height * (0.14 + 0.1 * i)
        label(radius + 0.006 - (0.1 * radius * max(0, 1 - abs(z / height - 0.48) / 0.18)), z, z + 0.018, ink, arc=50 if i % 2 else 28)
    turned([(0, height - 0.06), (radius * 0.98, height - 0.06), (radius * 1.02, height + 0.16), (radius * 0.8, height + 0.24), (0, height + 0.24)], ring, round=0.04, flutes=40, depth=0.012)
    teat = [(radius * 0.78, 0), (radius * 0.72, 0.1), (radius * 0.5, 0.2), (radius * 0.3, 0.28), (radius * 0.25, 0.4), (radius * 0.28, 0.48), (radius * 0.16, 0.56), (0, 0.57)]
    turned(teat, silicone("cream"), (0, 0, height + 0.22), round=0.08)
    cap = [(radius * 1.0, 0), (radius * 0.95, 0.5), (radius * 0.8, 0.72), (0, 0.74)]
    turned(cap, plastic(colours.accent, 0.25), (radius * 2.5, -0.25, 0), round=0.12)


@model("sipper", tilt=14)
def sipper(colours):
    """A cup with two ears and a lid with a spout."""
    body, trim = plastic(colours.main), plastic(colours.accent)
    turned(shell([(0, 0), (0.3, 0), (0.35, 0.06), (0.42, 0.9)], 0.03), body, round=0.07)
    turned([(0, 0.86), (0.45, 0.86), (0.46, 1.02), (0.36, 1.1), (0.2, 1.14), (0, 1.14)], trim, round=0.05)
    tube([(0.02, -0.12, 1.05), (0.0, -0.17, 1.2), (-0.01, -0.19, 1.36)], 0.13, silicone("white"), radii=[1.3, 1, 0.75], flat=0.6)
    for side in (-1, 1):
        tube([(side * 0.36, 0, 0.8), (side * 0.68, 0, 0.84), (side * 0.8, 0, 0.52), (side * 0.62, 0, 0.22), (side * 0.33, 0, 0.2)], 0.065, trim, radii=[1.2, 1, 1, 1, 1.2])
    bear(0.46, paper("cream"), paper("white"), paper("walnut"), (0, -0.40, 0.42), (86, 0, 0), raised=0.02)


def bib_outline(wide=1.15):
    """The front of a bib with two arms that meet behind the neck."""
    arm = [(0.92 * math.cos(a), 1 + 0.92 * math.sin(a)) for a in (math.radians(84 - 100 * i / 24) for i in range(25))]
    side = [(wide * 0.96, 0.5), (wide, 0.2), *((wide * math.cos(a), -0.6 - wide * math.sin(a)) for a in (math.radians(5 * i) for i in range(18)))]
    right = arm + side
    neck = [(0.56 * math.cos(a), 1 + 0.56 * math.sin(a)) for a in (math.radians(95 + 350 * i / 40) for i in range(41))]
    return (right + [(-x, y) for x, y in right[::-1]] + neck)[::-1]


@model("bib", tilt=62, fill=0.84)
def bib(colours, count=1):
    """A silicone bib with a pocket; or `count` cotton bibs in a fan, the first on top."""
    names = [colours.main, "sky", "sage", "mustard", "lilac"][:count][::-1]
    for i, name in enumerate(names):
        back = count - 1 - i
        body = plate(bib_outline(), 0.06, cotton(name) if count > 1 else silicone(name), (back * 0.62 - 0.31 * (count - 1), back * 0.34, i * 0.075), (0, 0, -back * 9), bevel=0.025)
        if count > 1 and back % 2:
            planar(body, 2.5, 2.5)
            body.data.materials[0] = printed_cloth(dots(name, "white", 10))
    x, z = -0.31 * (count - 1), 0.075 * (count - 1) + 0.05
    if count == 1:
        rim = [(1.14 * math.sin(a), -0.6 - 1.14 * math.cos(a)) for a in (math.radians(-84 + 168 * i / 24) for i in range(25))]
        rings = []
        for lift, share in ((0.0, 1.0), (0.16, 1.0), (0.3, 0.97), (0.34, 0.93), (0.3, 0.9), (0.12, 0.88)):
            rings.append([(px * share, (py + 0.6) * share - 0.66, 0.02 + lift) for px, py in rim])
        lofted(rings, silicone(colours.main), closed=False)
        bear(0.8, silicone("cream"), silicone("white"), plastic("walnut"), (0, -0.15, 0.05), raised=0.03)
    else:
        bear(1.15, felt("cream"), felt("white"), felt("walnut"), (x, -0.75, z), raised=0.04)
    snap = plastic(colours.accent if count == 1 else "white", 0.25)
    for sx, sy in ((0.02, 1.74), (-0.32, 1.66), (0.36, 1.65)):
        disc(0.075, 0.05, snap, (x + sx, sy, z), round=0.02)


@model("feedingBowl", tilt=33, turn=-8, fill=0.82)
def feeding_bowl(colours, lid=False):
    """A bowl on a wide suction foot, with porridge and a soft spoon; or with its lid leaning behind."""
    body, tip = silicone(colours.main), silicone(colours.accent)
    turned([(0, 0.03), (0.5, 0), (0.52, 0.03), (0.3, 0.16), (0, 0.16)], body, round=0.03)
    turned(shell([(0, 0.1), (0.4, 0.1), (0.66, 0.34), (0.72, 0.62)], 0.05), body, round=0.1)
    for side in (-1, 1):
        plate(rounded_outline(0.4, 0.5, 0.18), 0.06, body, (side * 0.8, 0, 0.56), bevel=0.03)
    spoon(1.5, tip, silicone(colours.accent), (0.35, -1.0, 0), (0, 0, 18))
    if lid:
        turned([(0, 0), (0.78, 0), (0.78, 0.1), (0.66, 0.14), (0, 0.14)], clear_plastic(colours.accent, 0.9), (0.35, 1.05, 0.76), (72, 0, -18), round=0.04)
    else:
        turned([(0, 0.3), (0.58, 0.4), (0.4, 0.43), (0, 0.45)], paper("cream"), round=0.1)
        for i in range(7):
            ball(0.06, plastic(("brick", "mustard")[i % 2]), (0.25 * math.cos(i * 2.4) * (0.4 + i / 10), 0.25 * math.sin(i * 2.4) * (0.4 + i / 10), 0.47))


@model("babyTub", tilt=26, turn=-22, fill=0.84)
def baby_tub(colours):
    """A tub with a sloped back, full of foam, a duck swimming in it."""
    tub = plastic(colours.main)
    rings = []
    for share, z in ((0.72, 0), (0.78, 0.05), (0.98, 2.0), (1.05, 2.08), (1.05, 2.16), (0.98, 2.2), (0.94, 2.1), (0.76, 0.2), (0.7, 0.15)):
        rings.append([(x * share + (0.9 * (1 - z / 2.2) if x < 0 else 0), y * share, z + 0.5 * (z / 2.2) * min(1, max(0, (-x - 1.5) / 2)) ** 2) for x, y in rounded_outline(8, 4.4, 2.0, 10)])
    lofted(rings, tub)
    water = [[(x * s + 0.12, y * s, z) for x, y in rounded_outline(7.3, 4.0, 1.9)] for s, z in ((0.88, 1.2), (0.94, 1.62), (0.5, 1.65))]
    lofted(water, liquid("sky"))
    chance, foam = random.Random(4), plastic("white", 0.6)
    for _ in range(150):
        a, r = chance.uniform(0, math.tau), math.sqrt(chance.random())
        x, y = 0.4 + 2.9 * r * math.cos(a), 1.45 * r * math.sin(a)
        if (x - 1.0) ** 2 + (y + 0.4) ** 2 > 0.7:
            ball(chance.uniform(0.14, 0.36), foam, (x, y, 1.66 + chance.uniform(0, 0.2)))
    duck((1.0, -0.4, 1.95), plastic("mustard", 0.2), plastic("coral", 0.3), 1.35)
    rod((3.8, -0.0, 0.5), (4.05, 0, 0.5), 0.15, plastic("white"))


def duck(at, body, bill, size):
    """A rubber duck looking to the left."""
    parts = [ball(0.42, body, (0, 0, 0), (1.25, 0.95, 0.8)), ball(0.3, body, (-0.3, 0, 0.48)), ball(0.2, body, (0.5, 0, 0.16), (1.3, 0.7, 0.6), (0, -35, 0)),
             ball(0.12, bill, (-0.6, 0, 0.44), (1.3, 1.2, 0.45))]
    parts += [ball(0.045, plastic("charcoal", 0.2), (-0.5, side * 0.2, 0.58)) for side in (-1, 1)]
    parts += [ball(0.24, body, (0.08, side * 0.36, 0.06), (1.2, 0.35, 0.7)) for side in (-1, 1)]
    hub = grouped(parts, at, (0, 0, 25))
    hub.scale = (size, size, size)


@model("hoodedTowel", tilt=60, fill=0.86)
def hooded_towel(colours, side=5.4):
    """A square terry towel on its corner, a hood with ears and a face sewn over the upper one."""
    def fall(x, y):
        return 0.06 + 0.05 * math.sin(1.7 * x + 0.6 * y) * math.cos(1.3 * y)
    cloth, hood = terry(colours.main), terry(colours.accent)
    sheet(side, side, cloth, fall, 0.14, turn=(0, 0, 45), steps=60)
    h = side * 0.7071
    edge = [(0, -h), (h, 0), (0, h), (-h, 0)]
    for i in range(4):
        (ax, ay), (bx, by) = edge[i], edge[(i + 1) % 4]
        tube([(ax + (bx - ax) * t / 6, ay + (by - ay) * t / 6, 0.08) for t in range(7)], 0.085, hood)
    rings = []
    for z, share in ((0.1, 1.0), (0.3, 0.97), (0.42, 0.85), (0.48, 0.5), (0.5, 0.05)):
        corners = [(0, h - 0.02), (-1.75, h - 1.8), (0, h - 2.05), (1.75, h - 1.8)]
        line = []
        for i in range(4):
            (ax, ay), (bx, by) = corners[i], corners[(i + 1) % 4]
            line += [(ax + (bx - ax) * t / 10, ay + (by - ay) * t / 10) for t in range(10)]
        rings.append([(x * share, (y - h + 1.2) * share + h - 1.2, z) for x, y in line])
    lofted(rings, hood)
    for s in (-1, 1):
        plate(circle(0.44, 32), 0.2, cloth if colours.main != colours.accent else hood, (s * 1.15, h - 0.75, 0.3), (0, 0, 0), bevel=0.09)
        plate(circle(0.24, 32), 0.06, hood, (s * 1.15, h - 0.75, 0.5), bevel=0.03)
        ball(0.11, plastic("walnut", 0.3), (s * 0.5, h - 1.15, 0.5), (1, 1, 0.6))
    ball(0.4, felt("white"), (0, h - 1.55, 0.45), (1.15, 0.85, 0.35))
    ball(0.14, plastic("walnut", 0.3), (0, h - 1.42, 0.62), (1.4, 1, 0.6))


@model("changingMat", tilt=42, turn=-38, fill=0.88)
def changing_mat(colours, width=7.0, depth=4.6):
    """A padded mat with raised sides, printed with dots, a holding strap across it; nappies and a cloth lie ready on it."""
    def fall(x, y):
        edge = min(1, max(0, (abs(y) - depth * 0.3) / (depth * 0.12)))
        quilt = 0.09 * abs(math.sin(math.pi * x / 1.15)) ** 0.5 * abs(math.sin(math.pi * y / 1.15)) ** 0.5
        rim = max(0.02, 1 - (abs(y) / depth * 2) ** 10) * max(0.02, 1 - (abs(x) / width * 2) ** 14)
        return 0.05 + (0.3 + 0.55 * edge * edge * (3 - 2 * edge) + quilt) * rim
    body = sheet(width, depth, printed_cloth(dots(colours.main, ("white", "cream", colours.accent), 17, 0.22, 1024, 768)), fall, 0.03, steps=110)
    planar(body, width, width)
    plate(rounded_outline(width, depth, 0.4), 0.1, plastic(colours.accent))
    tube([(x, -depth / 2 + 0.02, 0.1) for x in (-width / 2 + 0.1, 0, width / 2 - 0.1)], 0.06, cotton(colours.accent))
    strap = [(0.2, y, fall(0.2, y) + 0.06) for y in (-depth / 2 + 0.03, -1.9, -1.5, -0.8, 0, 0.8, 1.5, 1.9, depth / 2 - 0.03)]
    tube(strap, 0.24, cotton(colours.accent), flat=0.15)
    plate(rounded_outline(0.7, 0.75, 0.12), 0.14, plastic("charcoal"), (0.2, -0.1, fall(0.2, 0) + 0.06), bevel=0.05)
    for i in range(3):
        cushion(1.7, 1.3, 0.34, felt("white"), (-2.2, 0.1, 0.6 + 0.27 * i), (0, 0, 8 - 6 * i), pinch=0.03)
    sheet(1.5, 1.5, cotton(colours.accent), lambda x, y: 0.5 + 0.03 * math.sin(5 * x), 0.12, at=(2.2, 0, 0), turn=(0, 0, 12))


@model("netTent", tilt=22, turn=-24, fill=0.85)
def net_tent(colours, long=5.5, wide=3.3, high=3.0):
    """A net dome on two crossed hoops over a padded bed with a small pillow."""
    base = [[(long * s * math.cos(a), wide * s * math.sin(a), z) for a in (math.tau * i / 64 for i in range(64))] for s, z in ((0.94, 0), (1, 0.1), (1, 0.3), (0.94, 0.42), (0.6, 0.46))]
    lofted(base, cotton(colours.main))
    body = sheet(7.0, 3.6, printed_cloth(dots(colours.accent, colours.main, 12, 0.16)), lambda x, y: 0.62 - 0.06 * (x / 3.5) ** 8 - 0.06 * (y / 1.8) ** 8, 0.3)
    planar(body, 4, 4)
    cushion(1.9, 1.5, 0.5, cotton("white"), (-2.4, 0, 0.95))
    line = [(long * 0.985 * math.cos(t), 0.35 + high * math.sin(t)) for t in (math.pi / 2 * i / 24 for i in range(25))]
    dome = turned(line, perforated(felt("white"), 0.24, 0.44), round=0)
    dome.scale = (1, wide / long, 1)
    band = cotton(colours.main)
    for side in (-1, 1):
        tube([(side * long * 0.78 * math.cos(math.pi * i / 16), wide * 0.62 * math.cos(math.pi * i / 16) * 1.0, 0.35 + high * math.sin(math.pi * i / 16)) for i in range(17)], 0.07, band)
    tube([(0.985 * long * math.cos(math.tau * i / 48), 0.985 * wide * math.sin(math.tau * i / 48), 0.42) for i in range(48)], 0.1, band, closed=True)
    tube([(0.0 + 0.02 * i, -wide * 0.985 * math.cos(math.pi / 2 * i / 12), 0.4 + high * math.sin(math.pi / 2 * i / 12)) for i in range(13)], 0.05, felt(colours.accent))


@model("mobile", set="wall", tilt=4, turn=8, fill=0.84)
def mobile(colours):
    """Felt moons and stars on threads under two crossed wooden bars."""
    thread, bar = cotton("white"), wood("wood", "x")
    for spin in (15, 75):
        a = math.radians(spin)
        rod((-1.8 * math.cos(a), -2 - 1.8 * math.sin(a), 4.2), (1.8 * math.cos(a), -2 + 1.8 * math.sin(a), 4.2), 0.07, bar)
    rod((0, -2, 4.2), (0, -2, 5.2), 0.02, thread)
    ball(0.13, bar, (0, -2, 4.3))
    names = (colours.main, colours.accent, "mustard", colours.accent, colours.main)
    for i, (x, y, drop) in enumerate(((-1.7, -2.46, 1.3), (-0.6, -3.7, 2.5), (1.7, -1.54, 1.6), (0.75, -0.3, 2.6), (0, -2, 1.1))):
        z = 4.2 - drop
        rod((x, y, 4.2), (x, y, z), 0.014, thread)
        shape = moon(0.6) if i % 2 == 0 else star(0.58, 0.28)
        plate(shape, 0.2, felt(names[i]), (x, y + 0.1, z - 0.55), (90, 0, 12 * (i - 2)), bevel=0.08)
        ball(0.1, wood("wood"), (x, y, z + 0.12))


PRODUCTS = {
    "baby-feeding-bottle-240-ml": {"second": {"view": {"tilt": 34, "turn": 20}, "size": {"milk": 0.75}}},
    "wide-neck-feeding-bottle-150-ml": {"size": {"height": 1.0, "radius": 0.4, "milk": 0.5}},
    "cotton-bibs-with-snaps-set-of-5": {"size": {"count": 5}},
    "toddler-bowl-with-lid-and-spoon": {"size": {"lid": True}},
}
