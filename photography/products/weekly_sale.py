"""Weekly sale."""
import math

from studio.arrange import ball, moved, printed
from studio.cookware import stick_handle
from studio.materials import Surface, brushed, clear_plastic, cotton, picture, plastic, polished, terry, wood
from studio.palette import colour
from studio.parts import box, handle, lofted, open_box, plate, ring, rod, rounded_outline, shell, tube, turned
from studio.motifs import image, plain
from studio.registry import model
from studio.soft import folded


@model("foodBoxes", tilt=16, turn=-26)
def food_boxes(colours):
    """Three clear boxes, each with a coloured lid, stacked from the largest to the smallest."""
    z = 0.0
    for wide, deep, high in ((2.3, 1.7, 0.85), (1.85, 1.36, 0.68), (1.45, 1.05, 0.52)):
        with moved((0, 0, z)):
            open_box((wide, deep, high), clear_plastic(colours.main, 0.35), wall=0.035, corner=0.3, taper=0.88)
            lid = plastic(colours.accent, 0.28)
            with moved((0, 0, high - 0.05)):
                lofted([[(x * s, y * s, h) for x, y in rounded_outline(wide, deep, 0.3)] for h, s in ((0, 1.02), (0.02, 1.035), (0.1, 1.035), (0.13, 1.01), (0.13, 0.9), (0.1, 0.88))], lid)
                for x in (-1, 1):
                    box((0.09, deep * 0.42, 0.2), lid, (x * wide * 0.53, 0, -0.1), bevel=0.035)
        z += high + 0.055


@model("saucepan", tilt=20, turn=-26, fill=0.86)
def saucepan(colours):
    """A steel saucepan of milk with a pouring lip and a wooden handle."""
    r, high = 0.88, 0.95
    turned(shell([(0, 0), (r * 0.86, 0), (r * 0.96, 0.06), (r, 0.3), (r, high), (r * 1.05, high + 0.05)], 0.03), brushed(colours.main, (0.4, 0.4, 40)), round=0.08)
    ring(r * 1.045, 0.022, polished(colours.main), (0, 0, high + 0.05), count=48)
    tube([(-r * 0.98, 0, high - 0.12), (-r * 1.08, 0, high + 0.0), (-r * 1.2, 0, high + 0.08)], 0.16, polished(colours.main), radii=[1.0, 0.9, 0.55], flat=0.5)
    milk = Surface("milk", (0.9, 0.87, 0.8, 1), 0.25)
    turned([(0, 0.1), (r - 0.04, 0.1), (r - 0.035, 0.64), (0, 0.64)], milk.material, round=0)
    stick_handle((r - 0.02, 0, high * 0.82), 1.65, wood(colours.accent, "x"), polished(colours.main), rise=0.24, thick=0.13)


@model("bathSet", tilt=16, turn=-6, fill=0.88, set="bathroom")
def bath_set(colours):
    """A pump dispenser, a tumbler, a toothbrush cup with two brushes and a soap dish with a soap."""
    matt, accent = plastic(colours.main, 0.5), plastic(colours.accent, 0.4)
    with moved((-1.25, 0.25, 0)):
        turned([(0, 0), (0.36, 0), (0.4, 0.05), (0.4, 1.1), (0.34, 1.2), (0.16, 1.24), (0, 1.24)], matt, round=0.06)
        turned([(0, 1.22), (0.17, 1.22), (0.17, 1.34), (0.07, 1.36), (0.055, 1.6), (0, 1.6)], polished("steel"), round=0.02)
        tube([(0.06, 0, 1.6), (-0.1, -0.02, 1.62), (-0.34, -0.06, 1.6), (-0.38, -0.07, 1.5)], 0.055, polished("steel"))
    with moved((-0.36, 0.15, 0)):
        turned(shell([(0, 0), (0.33, 0), (0.36, 0.05), (0.38, 0.95)], 0.04), matt, round=0.05)
    with moved((0.52, 0.3, 0)):
        turned([(0, 0), (0.35, 0), (0.38, 0.05), (0.36, 0.95), (0.3, 0.97), (0.29, 0.4), (0, 0.4)], matt, round=0.05)
        for x, lean, name in ((-0.06, -12, accent), (0.08, 14, plastic("white", 0.3))):
            with moved((x, 0.0, 0.42), (4, lean, 0)):
                box((0.09, 0.06, 1.25), name, (0, 0, 0), bevel=0.028)
                box((0.085, 0.12, 0.26), plastic("cream", 0.6), (0, -0.08, 0.97), bevel=0.02)
    with moved((1.42, -0.1, 0)):
        open_box((1.1, 0.8, 0.22), matt, wall=0.06, corner=0.3, taper=0.85)
        for i in range(5):
            box((0.72, 0.04, 0.03), matt, (0, -0.2 + 0.1 * i, 0.07), bevel=0.012)
        lofted([[(x * s, y * s, z) for x, y in rounded_outline(0.72, 0.48, 0.2)] for z, s in ((0.1, 0.85), (0.16, 1.0), (0.26, 1.0), (0.32, 0.85))], plastic(colours.accent, 0.5))


def star(radius, share=0.42):
    return [(radius * (1 if k % 2 == 0 else share) * math.sin(math.pi * k / 5), radius * (1 if k % 2 == 0 else share) * math.cos(math.pi * k / 5)) for k in range(10)]


@model("backpack", tilt=9, turn=-20)
def backpack(colours):
    """A child's school bag: rounded body, front pocket with a star, side pocket, zips and a carrying loop."""
    cloth, accent, dark = cotton(colours.main, 30), cotton(colours.accent, 30), plastic("charcoal")
    def pillow(wide, high, deep, at, material):
        ring_ = [(0.0, 0.86), (0.12, 0.96), (0.5, 1.0), (0.88, 0.96), (1.0, 0.86)]
        outline = [(x, y) for x, y in rounded_outline(wide, high, min(wide, high) * 0.36, 10)]
        with moved(at, (90, 0, 0)):
            lofted([[(x * s, y * s + high / 2, deep * (t - 0.5)) for x, y in outline] for t, s in ring_], material)
    pillow(2.7, 3.6, 1.3, (0, 0, 0), cloth)
    pillow(2.2, 1.7, 0.5, (0, -0.8, 0.15), cloth)
    for wide, high, y, z in ((2.72, 3.62, -0.4, -0.01), (2.22, 1.72, -0.9, 0.14)):
        outline = [(x, y, high / 2 + z + h) for x, h in rounded_outline(wide * 0.985, high * 0.985, min(wide, high) * 0.355, 10)]
        tube(outline, 0.045, accent, closed=True)
    tube([(-0.9, -1.06, 1.55), (0, -1.12, 1.62), (0.9, -1.06, 1.55)], 0.04, dark)
    tube([(0.9, -1.08, 1.55), (0.94, -1.14, 1.4), (0.92, -1.12, 1.25)], 0.045, accent)
    plate(star(0.42), 0.05, plastic("cream", 0.6), (0, -1.06, 0.88), (90, 0, 0), bevel=0.02)
    plate(star(0.66), 0.05, accent, (0, -0.64, 2.6), (90, 0, 0), bevel=0.02)
    tube([(-0.35, 0.1, 3.55), (-0.32, 0.1, 3.95), (0, 0.1, 4.05), (0.32, 0.1, 3.95), (0.35, 0.1, 3.55)], 0.1, accent, flat=0.5)
    for side in (-1, 1):
        pillow(0.5, 1.5, 0.9, (side * 1.3, 0, 0.2), accent)
        tube([(side * 0.7, 0.62, 3.4), (side * 1.0, 1.0, 2.6), (side * 1.05, 0.95, 1.2), (side * 1.1, 0.6, 0.3)], 0.2, cloth, flat=0.35)


@model("drawers", tilt=12, turn=-28)
def drawers(colours, out=0.0):
    """A chest with three drawers on short feet, each with a wide grip; the middle one may be open."""
    body, front, grip = plastic(colours.main, 0.3), plastic(colours.main, 0.22), plastic(colours.accent, 0.3)
    wide, deep, high = 3.8, 3.6, 5.4
    for x in (-1, 1):
        box((0.14, deep, high), body, (x * (wide / 2 - 0.07), 0, 0.4), bevel=0.05)
        for y in (-1, 1):
            turned([(0, 0), (0.18, 0), (0.24, 0.42), (0, 0.42)], grip, (x * (wide / 2 - 0.35), y * (deep / 2 - 0.35), 0), round=0.03)
    box((wide + 0.16, deep + 0.16, 0.24), body, (0, 0, high + 0.32), bevel=0.1, segments=6)
    box((wide - 0.4, deep - 0.4, 0.05), front, (0, 0, high + 0.54), bevel=0.02)
    box((wide, deep, 0.14), body, (0, 0, 0.36), bevel=0.05)
    box((wide - 0.2, 0.1, high), body, (0, deep / 2 - 0.1, 0.4), bevel=0.02)
    for i in range(3):
        with moved((0, -0.1 - (out if i == 1 else 0), 0.56 + i * (high / 3 - 0.03))):
            open_box((wide - 0.36, deep - 0.3, high / 3 - 0.4), body, wall=0.06, corner=0.1, taper=0.98)
            tall = high / 3 - 0.12
            box((wide - 0.32, 0.2, tall), front, (0, -deep / 2 + 0.08, 0.02), bevel=0.1, segments=6)
            with moved((0, -deep / 2 - 0.02, 0.02 + tall / 2), (90, 0, 0)):
                tube([(x, z, 0) for x, z in rounded_outline(wide - 0.8, tall - 0.45, 0.25)], 0.05, front, closed=True, curved=False)
                plate(rounded_outline(1.5, 0.46, 0.23), 0.02, plastic("charcoal", 0.5), (0, tall / 2 - 0.55, 0), bevel=0.008)
                tube([(x, z + tall / 2 - 0.55, 0.02) for x, z in rounded_outline(1.5, 0.46, 0.23)], 0.08, grip, closed=True, curved=False)


@model("fruitBasket", tilt=24, turn=10, fill=0.84)
def fruit_basket(colours):
    """A wire bowl on a foot, filled with apples, oranges, bananas and a pear."""
    wire = polished(colours.main)
    def wall(t):
        return 0.62 + 0.78 * math.sin(math.pi / 2 * t), 0.18 + 0.75 * t ** 1.5
    for t, thick in ((0, 0.03), (0.35, 0.02), (0.68, 0.02), (1, 0.045)):
        r, z = wall(t)
        ring(r, thick, wire, (0, 0, z), count=40)
    ring(0.55, 0.035, wire, (0, 0, 0.035), count=32)
    for i in range(32):
        a = math.tau * i / 32
        tube([(wall(t)[0] * math.cos(a), wall(t)[0] * math.sin(a), wall(t)[1]) for t in (0, 0.25, 0.5, 0.75, 1)], 0.018, wire)
        if i % 4 == 0:
            rod((0.55 * math.cos(a), 0.55 * math.sin(a), 0.03), (0.62 * math.cos(a), 0.62 * math.sin(a), 0.18), 0.022, wire)
    for i in range(-2, 3):
        rod((-0.55, i * 0.2, 0.18), (0.55, i * 0.2, 0.18), 0.016, wire)
    def fruit(name, at, r, squash, skin_bump=0.0, second=None):
        made = Surface(name, colour(name), 0.3, Clearcoat=0.3)
        made.ramp(made.noise(2.0), "Fac", colour(name), colour(second or name, "dark" if not second else "base"), low=0.4, high=0.75)
        if skin_bump:
            made.bump(made.noise(60), "Fac", skin_bump, 0.02)
        ball(r, made.material, at, squash)
        rod((at[0], at[1], at[2] + r * squash - 0.05), (at[0] + 0.04, at[1], at[2] + r * squash + 0.1), 0.02, wood("walnut"))
    fruit(colours.accent, (-0.55, -0.42, 0.72), 0.37, 0.9, second="mustard")
    fruit(colours.accent, (0.62, 0.12, 0.76), 0.36, 0.9, second="mustard")
    fruit("#e08a26", (0.12, -0.6, 0.68), 0.37, 0.95, 0.3)
    fruit("#e08a26", (-0.72, 0.32, 0.82), 0.36, 0.95, 0.3)
    fruit("olive", (-0.1, 0.1, 0.98), 0.36, 0.92)
    fruit(colours.accent, (0.25, 0.7, 0.9), 0.36, 0.9, second="mustard")
    peel = plastic("#e9c145", 0.45)
    for k in range(3):
        tube([(0.95, -0.3 + 0.15 * k, 1.12), (0.7, -0.42 + 0.2 * k, 1.3), (0.3, -0.38 + 0.22 * k, 1.42), (-0.1, -0.28 + 0.2 * k, 1.36), (-0.32, -0.2 + 0.16 * k, 1.24)],
             0.125, peel, radii=[0.35, 0.95, 1.05, 0.9, 0.3])


def pail(r, high, material, rim):
    """A tapered bucket with a doubled rim and two rings."""
    turned(shell([(0, 0), (r * 0.7, 0), (r * 0.74, 0.06), (r * 0.97, high - 0.3), (r, high)], 0.05), material, round=0.05, steps=120)
    turned([(r * 0.98, high - 0.3), (r * 1.05, high - 0.27), (r * 1.07, high), (r * 1.05, high + 0.04), (r * 0.96, high + 0.04), (r * 0.95, high - 0.1)], rim, round=0.04)
    for share in (0.3, 0.36):
        ring(r * (0.74 + 0.23 * share) + 0.005, 0.02, material, (0, 0, high * share), count=48)


def bail(r, z, material, grip, up):
    """The bucket's wire handle, standing up or fallen to the front."""
    with moved((0, 0, z), (0 if up else 68, 0, 0)):
        line = [(r * math.cos(a), 0, r * 0.95 * math.sin(a)) for a in (math.pi * i / 14 for i in range(15))]
        tube(line, 0.04, material)
        tube([line[6], line[7], line[8]], 0.11, grip)
    for side in (-1, 1):
        box((0.12, 0.3, 0.36), grip, (side * r, 0, z - 0.2), bevel=0.05)


@model("mugBucket", tilt=17, turn=-14)
def mug_bucket(colours):
    """A bath bucket with a steel handle and its mug before it."""
    main, accent = plastic(colours.main, 0.25), plastic(colours.accent, 0.25)
    pail(1.5, 2.6, main, main)
    bail(1.56, 2.5, polished("steel"), accent, False)
    with moved((1.7, -1.15, 0), (0, 0, 0)):
        turned(shell([(0, 0), (0.5, 0), (0.55, 0.05), (0.62, 1.0), (0.66, 1.04)], 0.04), accent, round=0.05)
        ring(0.645, 0.035, accent, (0, 0, 1.04), count=40)
        handle((0.58, 0, 0.92), 0.66, 0.42, 0.07, accent, side=-18, flat=0.8)


@model("cloths", tilt=24, turn=26, fill=0.84)
def cloths(colours):
    """Five folded cloths in a stack, blue and yellow in turn, the top one with its corner turned back."""
    z = 0.0
    for i in range(5):
        name = colours.main if i % 2 == 0 else colours.accent
        with moved((0.03 * math.sin(2.6 * i), 0.03 * math.cos(1.9 * i), z), (0, 0, 3 * math.sin(2.2 * i))):
            folded(2.4, 1.8, 0.085, terry(name), layers=3, rough=0.03)
        z += 0.27
    edge = picture(image(plain("white"), 0.03), 0.9)
    printed(0.16, 0.3, edge, lambda x, y: 0.02, 0.02, at=(1.1, -0.93, z - 0.09), turn=(70, 0, 0), steps=4)


PRODUCTS = {
    "plastic-drawers-3-tiers": {"second": {"size": {"out": 1.7}, "view": {"tilt": 24}}},
    "food-boxes-with-lids-set-of-3": {"set": "counter"},
    "fruit-basket-28-cm": {"set": "counter", "second": {"view": {"tilt": 50}}},
}
