"""Back in stock."""
import math

from studio.appliance import button
from studio.arrange import ball, moved
from studio.cookware import stick_handle
from studio.materials import Surface, brushed, ceramic, clear_plastic, coated, enamel, glowing, plastic, polished, rubber
from studio.parts import box, handle, lofted, open_box, ring, rod, shell, tube, turned
from studio.registry import model
from products.weekly_sale import bail, pail


@model("fryingPan", tilt=32, turn=-34, fill=0.86)
def frying_pan(colours):
    """A dark pan with a sloping side, a red handle and an egg frying in it."""
    r = 1.2
    outer = [(0, 0), (r * 0.78, 0), (r * 0.86, 0.05), (r * 0.98, 0.36), (r * 1.02, 0.42)]
    turned(shell(outer, 0.045), coated(colours.main), round=0.07)
    ring(r * 1.005, 0.016, polished("steel"), (0, 0, 0.42), count=48)
    white = Surface("egg white", (0.9, 0.89, 0.84, 1), 0.3, Specular=0.6)
    blob = [[((0.46 + 0.07 * math.sin(3 * a) + 0.05 * math.sin(5 * a + 1)) * s * math.cos(a), (0.46 + 0.07 * math.sin(3 * a) + 0.05 * math.sin(5 * a + 1)) * s * math.sin(a), z)
             for a in (math.tau * i / 48 for i in range(48))] for s, z in ((1.0, 0.047), (1.02, 0.06), (0.9, 0.085), (0.5, 0.1), (0.05, 0.105))]
    with moved((-0.12, 0.05, 0)):
        lofted(blob, white.material)
        ball(0.2, plastic("#e89a1c", 0.15), (0.03, 0.0, 0.11), 0.5)
    stick_handle((r * 0.99, 0, 0.34), 1.85, plastic(colours.accent, 0.35), polished("steel"), rise=0.34, thick=0.14)


@model("bucket", tilt=17, turn=-16)
def bucket(colours):
    """A round bucket with a doubled rim, its steel handle up and its white grip."""
    main = plastic(colours.main, 0.25)
    pail(1.4, 2.5, main, main)
    bail(1.46, 2.42, polished(colours.accent), plastic("white", 0.4), True)


@model("travelMug", tilt=10, turn=-10)
def travel_mug(colours):
    """A slim insulated mug: a painted body, a coloured band, a steel foot and a lid with a slide."""
    paint, band, dark = coated(colours.main), plastic(colours.accent, 0.4), plastic("charcoal", 0.3)
    turned([(0, 0), (0.3, 0), (0.33, 0.03), (0.34, 0.12), (0, 0.12)], brushed("steel", (0.4, 0.4, 40)), round=0.02)
    turned([(0, 0.1), (0.345, 0.1), (0.35, 0.16), (0.44, 1.4), (0.45, 1.62), (0, 1.62)], paint, round=0.05)
    turned([(0.38, 0.7), (0.405, 0.7), (0.418, 0.74), (0.455, 1.1), (0.446, 1.14), (0.42, 1.14)], band, round=0.015)
    turned([(0, 1.6), (0.45, 1.6), (0.452, 1.66), (0.44, 1.68), (0, 1.68)], polished("steel"), round=0.01)
    turned([(0, 1.66), (0.45, 1.66), (0.47, 1.7), (0.47, 1.84), (0.43, 1.9), (0.36, 1.88), (0, 1.88)], dark, round=0.02)
    box((0.22, 0.34, 0.07), plastic(colours.accent, 0.3), (0, -0.08, 1.87), bevel=0.03)


@model("lantern", tilt=9, turn=-12)
def lantern(colours):
    """A camping lantern: a lit glass between four bars, a cap with a ring to hang it by, a base with a switch."""
    body, dark = enamel(colours.main), plastic(colours.accent, 0.4)
    turned([(0, 0), (0.76, 0), (0.8, 0.06), (0.8, 0.3), (0.72, 0.36), (0.68, 0.62), (0.6, 0.68), (0, 0.68)], body, round=0.04)
    turned([(0.79, 0.02), (0.83, 0.02), (0.83, 0.12), (0.79, 0.12)], rubber(), round=0.02)
    shade = Surface("warm", (1, 0.85, 0.6, 1), 0.5, Emission=(1.0, 0.62, 0.27, 1), Emission_Strength=1.5)
    turned([(0, 0.66), (0.36, 0.68), (0.38, 0.8), (0.38, 1.5), (0.32, 1.62), (0, 1.62)], shade.material, round=0.05)
    turned(shell([(0, 0.66), (0.52, 0.66), (0.58, 0.76), (0.6, 1.15), (0.56, 1.66)], 0.02), clear_plastic("cream", 0.3), round=0.05)
    for k in range(4):
        a = math.radians(45 + 90 * k)
        tube([(0.64 * math.cos(a), 0.64 * math.sin(a), 0.62), (0.72 * math.cos(a), 0.72 * math.sin(a), 1.15), (0.64 * math.cos(a), 0.64 * math.sin(a), 1.72)], 0.035, dark)
    turned([(0, 1.66), (0.7, 1.66), (0.74, 1.72), (0.68, 1.84), (0.4, 2.0), (0.3, 2.14), (0, 2.16)], body, round=0.04)
    tube([(-0.34, 0, 2.02), (-0.44, 0, 2.4), (0, 0, 2.72), (0.44, 0, 2.4), (0.34, 0, 2.02)], 0.035, dark)
    button((0, -0.7, 0.47), 0.11, dark, (80, 0, 0), 0.09)
    box((0.05, 0.02, 0.02), glowing("green", 3.0), (0.22, -0.7, 0.46), bevel=0.005)


@model("parat", tilt=30, turn=-14, fill=0.86)
def parat(colours):
    """A wide shallow steel bowl with a rolled edge and a kneaded ball of dough."""
    r = 1.8
    turned(shell([(0, 0), (r * 0.78, 0), (r * 0.84, 0.04), (r * 0.97, 0.48), (r, 0.5)], 0.03), brushed(colours.main, (0.4, 0.4, 40)), round=0.06)
    ring(r, 0.045, polished(colours.main), (0, 0, 0.51), count=64)
    dough = Surface("dough", (0.8, 0.68, 0.47, 1), 0.75)
    dough.bump(dough.noise(2.2, detail=2), "Fac", 0.9, 0.3)
    ball(0.74, dough.material, (-0.12, 0.05, 0.4), 0.56)
    for x, y, s in ((0.95, -0.35, 0.2), (0.72, -0.75, 0.19), (1.05, 0.15, 0.18)):
        ball(s, dough.material, (x, y, 0.03 + s * 0.8), 0.85)


@model("dishRack", tilt=17, turn=-26, fill=0.88, set="counter")
def dish_rack(colours):
    """A two-tier wire rack: plates upright above the drip tray, cups on the upper shelf, a cutlery cup at its side."""
    wire, tray = polished(colours.main), plastic(colours.accent, 0.35)
    wide, deep = 4.2, 2.4
    open_box((wide + 0.2, deep + 0.2, 0.2), tray, wall=0.06, corner=0.2)
    for x in (-1, 1):
        tube([(x * wide / 2, -deep / 2, 0.1), (x * wide / 2, -deep / 2 + 0.1, 1.5), (x * wide / 2, -0.3, 2.6), (x * wide / 2, deep / 2 - 0.1, 2.6), (x * wide / 2, deep / 2, 1.2), (x * wide / 2, deep / 2, 0.1)], 0.055, wire)
    for z, low, high_, count in ((0.45, -deep / 2, deep / 2, 22), (2.0, -0.55, deep / 2, 22)):
        for y in (low, high_):
            rod((-wide / 2, y, z), (wide / 2, y, z), 0.04, wire)
            rod((-wide / 2, y, z + 0.3), (wide / 2, y, z + 0.3), 0.03, wire)
        for i in range(count):
            x = -wide / 2 + wide * (i + 0.5) / count
            tube([(x, low, z + 0.3), (x, low, z + 0.02), (x, (low + high_) / 2, z), (x, high_, z + 0.02), (x, high_, z + 0.3)], 0.018, wire, curved=False)
    china, glaze = ceramic("white"), ceramic(colours.accent)
    for i in range(7):
        with moved((-1.55 + 0.38 * i, 0.0, 1.2), (0, 82, 0)):
            turned(shell([(0, 0), (0.45, 0), (0.52, 0.03), (0.78, 0.13), (0.8, 0.14)], 0.03), china if i % 3 else glaze, round=0.04)
    for i in range(4):
        with moved((-1.5 + 0.98 * i, 0.3, 2.62), (180, 0, 0)):
            turned(shell([(0, 0), (0.28, 0), (0.34, 0.06), (0.4, 0.58)], 0.035), glaze if i % 2 else china, round=0.06)
            handle((0.37, 0, 0.46), 0.32, 0.22, 0.04, glaze if i % 2 else china, side=25)
    with moved((1.62, -0.72, 0.46)):
        turned(shell([(0, 0), (0.36, 0), (0.38, 0.05), (0.4, 0.85)], 0.03), tray, round=0.04)
        for k in range(5):
            a = 1.3 * k
            tube([(0.12 * math.cos(a), 0.12 * math.sin(a), 0.1), (0.25 * math.cos(a), 0.25 * math.sin(a), 1.0), (0.3 * math.cos(a), 0.3 * math.sin(a), 1.35)], 0.05, wire, radii=[0.6, 0.7, 1.4], flat=0.4)


PRODUCTS = {
    "plastic-balti-15-litres": {"second": {"view": {"tilt": 36, "turn": 24}}},
    "steel-travel-mug-400-ml": {"set": "counter"},
    "non-stick-frying-pan-24-cm": {"second": {"view": {"tilt": 64, "turn": -20}}},
}
