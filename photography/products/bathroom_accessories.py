"""Bathroom accessories: what stands on the basin or is screwed to the tiles."""
import math

from studio.hardware import posed, screw, wire_basket
from studio.linen import draped
from studio.materials import brushed, ceramic, clear_plastic, paper, picture, plastic, polished, terry, wood
from studio.parts import box, bristles, label, lofted, plate, ring, rod, rounded_outline, shell, text, tube, turned
from studio.prints import label as printed
from studio.registry import model
from studio.soft import _extruded


def gold(name):
    """A brushed metal in a warm colour."""
    made = polished("steel")
    from studio.palette import colour
    made.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = colour(name, "light")
    return made


@model("soapDispenser", set="bathroom", tilt=11, turn=0, fill=0.8)
def soap_dispenser(colours, height=1.35):
    """A round ceramic dispenser with a pump of brass, its nozzle to the left, and a fresh bar of soap."""
    r, brass = 0.42, gold(colours.accent)
    turned([(0, 0), (r - 0.03, 0), (r, 0.05), (r, height - 0.25), (r * 0.86, height - 0.06), (0.2, height), (0, height)], ceramic(colours.main), round=0.07)
    for z in (0.25, 0.32):
        ring(r + 0.002, 0.012, brass, (0, 0, z), count=48)
    turned([(0, 0), (0.21, 0), (0.21, 0.17), (0.12, 0.2), (0.08, 0.24), (0, 0.24)], brass, (0, 0, height - 0.01), round=0.02)
    rod((0, 0, height + 0.2), (0, 0, height + 0.5), 0.045, brass)
    turned([(0, 0), (0.13, 0), (0.14, 0.03), (0.13, 0.15), (0, 0.17)], brass, (0, 0, height + 0.45), round=0.03)
    tube([(0, 0, height + 0.54), (-0.3, 0, height + 0.55), (-0.46, 0, height + 0.52), (-0.51, 0, height + 0.42)], 0.055, brass, radii=[1.2, 1, 0.9, 0.85])


def toothbrush(name, at, lean, spin):
    """A toothbrush standing in a hole."""
    with posed(at, (lean, 0, spin)):
        body, neck = plastic(name, 0.25), plastic("white", 0.25)
        tube([(0, 0, -0.9), (0, 0, -0.2), (0, 0.02, 0.35), (0, 0, 0.62)], 0.065, body, radii=[1, 1.15, 1, 0.7])
        rod((0, 0, 0.5), (0, 0, 0.95), 0.04, neck)
        box((0.13, 0.07, 0.34), neck, (0, 0, 0.88), bevel=0.03)
        roots = [((x * 0.022, -0.03, 0.92 + z * 0.03), (0, -1, 0)) for x in range(-2, 3) for z in range(10)]
        bristles(roots, 0.13, 0.011, plastic("white"), 0.03)
        bristles([root for k, root in enumerate(roots) if k % 10 in (3, 4, 5, 6)], 0.135, 0.012, body, 0.03)


@model("toothbrushHolder", set="bathroom", tilt=14, turn=0, fill=0.8)
def toothbrush_holder(colours):
    """A glazed cup with a lid in which three toothbrushes stand."""
    glaze = ceramic(colours.main, speckled=True)
    turned(shell([(0, 0), (0.36, 0), (0.4, 0.05), (0.44, 1.0)], 0.035), glaze, round=0.05)
    turned([(0, 0.98), (0.455, 0.98), (0.46, 1.06), (0.4, 1.1), (0, 1.1)], ceramic(colours.accent), round=0.03)
    ring(0.425, 0.012, ceramic(colours.accent), (0, 0, 0.3), count=48)
    for name, x, y, lean, spin in ((colours.accent, -0.22, 0.05, -3, 24), ("coral", 0.02, -0.15, 3, 0), ("mustard", 0.24, 0.06, -3, -24)):
        ring(0.1, 0.018, ceramic("charcoal"), (x, y, 1.1))
        toothbrush(name, (x, y, 1.12), lean, spin)


def bottle(at, r, height, body, cap, words):
    """A shampoo bottle with a cap and a label."""
    x, y, z = at
    turned([(0, 0), (r - 0.04, 0), (r, 0.05), (r, height - 0.22), (r * 0.55, height - 0.03), (r * 0.5, height), (0, height)], body, at, round=0.07)
    turned([(0, 0), (r * 0.6, 0), (r * 0.58, 0.3), (0, 0.3)], cap, (x, y, z + height - 0.02), round=0.03)
    label(r + 0.004, 0.28, height * 0.7, picture(printed("white", words, "SAMAN", "250 ml")), arc=140, at=at)


@model("showerCaddy", set="tiledWall", tilt=9, turn=-18, fill=0.86)
def shower_caddy(colours):
    """A two-tier wire shelf that hangs from the wall, with bottles, a soap and a sponge cloth."""
    steel = polished(colours.main)
    for z, height in ((0, 0.55), (2.6, 0.55)):
        wire_basket(2.8, 1.2, height, 0.03, steel, (0, -0.66, z), across=14)
    for x in (-0.75, 0.75):
        tube([(x, -0.04, 0.0), (x, -0.04, 2.6), (x, -0.04, 4.6), (x * 0.3, -0.04, 5.2), (0.12 if x > 0 else -0.12, -0.04, 5.5)], 0.05, steel)
    tube([(-0.12, -0.04, 5.48), (-0.16, -0.05, 5.75), (0, -0.08, 5.95), (0.16, -0.05, 5.75), (0.12, -0.04, 5.48)], 0.05, steel)
    turned([(0, 0), (0.22, 0), (0.2, 0.05), (0, 0.06)], steel, (0, 0.06, 5.82), (90, 0, 0))
    rod((0, 0, 5.82), (0, -0.28, 5.84), 0.07, steel)
    bottle((-0.85, -0.66, 2.63), 0.36, 1.6, plastic(colours.accent), plastic("white"), colours.accent)
    bottle((0.0, -0.6, 2.63), 0.32, 1.35, plastic("white"), plastic("teal"), "teal")
    bottle((0.82, -0.68, 2.63), 0.33, 1.1, clear_plastic("sky"), plastic("sky"), "sky")
    bottle((-0.8, -0.62, 0.03), 0.34, 1.45, plastic("sage"), plastic("charcoal"), "olive")
    plate(rounded_outline(0.9, 0.6, 0.22), 0.28, plastic("rose", 0.45), (0.55, -0.66, 0.03), bevel=0.12)


@model("toiletBrush", tilt=14, turn=-10, fill=0.86)
def toilet_brush(colours, out=False):
    """A brush drawn half out of its round holder, or standing beside it; a toilet roll with it."""
    white, steel = ceramic(colours.main), brushed(colours.accent, (40, 40, 1))
    turned(shell([(0, 0), (0.54, 0), (0.58, 0.05), (0.54, 1.2), (0.5, 1.3)], 0.04), white, round=0.06)
    turned([(0, 0), (0.57, 0), (0.59, 0.03), (0.57, 0.12), (0, 0.12)], steel, round=0.02)
    spot, turn = ((1.3, -0.1, 0.03), (0, 0, 0)) if out else ((-0.06, 0, 0.78), (0, 5, 0))
    with posed(spot, turn):
        rod((0, 0, 0.2), (0, 0, 2.75), 0.09, steel)
        turned([(0, 2.4), (0.11, 2.4), (0.13, 2.5), (0.13, 2.95), (0.07, 3.05), (0, 3.05)], white, round=0.04)
        turned([(0, 1.2), (0.45, 1.2), (0.47, 1.26), (0.3, 1.34), (0.1, 1.4), (0, 1.4)], steel, round=0.03)
        roots = [((0, 0, 0.1 + 0.03 * i), (math.cos(i * 1.9 + j), math.sin(i * 1.9 + j), -0.1)) for i in range(30) for j in (0, 0.7, 1.4, 2.1, 2.8, 3.5, 4.2, 4.9, 5.6)]
        bristles(roots, 0.38, 0.016, plastic("sky"), 0.06)
    if not out:
        turned([(0.2, 0), (0.56, 0), (0.56, 1.0), (0.2, 1.0), (0.2, 0)], paper("white"), (1.35, 0.25, 0), round=0.03)
        turned([(0.17, 0.005), (0.21, 0.005), (0.21, 1.005), (0.17, 1.005), (0.17, 0.005)], paper("wood"), (1.35, 0.25, 0), round=0)


@model("towelRail", set="tiledWall", tilt=10, turn=-14, fill=0.84)
def towel_rail(colours):
    """A rail between two wall plates with a striped towel over it."""
    steel, towel = polished(colours.main), terry(colours.accent)
    rod((-2.5, -0.7, 0), (2.5, -0.7, 0), 0.1, steel)
    for x in (-2.5, 2.5):
        rod((x, -0.78, 0), (x, -0.05, 0), 0.14, steel)
        turned([(0, 0), (0.42, 0), (0.42, 0.06), (0.38, 0.1), (0, 0.1)], steel, (x, 0, 0), (90, 0, 0), round=0.03)
        turned([(0, 0), (0.17, 0), (0.15, 0.06), (0, 0.08)], steel, (x, -0.78, 0), (90, 0, 0), round=0.03)
    draped(2.9, 3.9, 3.4, 0.17, towel, 0.13, (-0.25, -0.7, 0.0), rough=0.06)
    for z in (-3.2, -3.4):
        box((2.92, 0.03, 0.09), terry("white"), (-0.25, -0.985, z), bevel=0.012)


@model("soapDish", set="bathroom", tilt=28, turn=-22, fill=0.8)
def soap_dish(colours):
    """A ribbed dish over a drip tray, a bar of soap on it."""
    body, tray = plastic(colours.main, 0.28), plastic("white", 0.3)
    def bowl(width, depth, low, high, wall, material):
        line = ((0.84, low), (0.94, low + 0.03), (1.0, high), (0.99, high + 0.02), (1 - wall, high), (0.86, low + 0.09))
        lofted([[(x * s, y * s, z) for x, y in rounded_outline(width, depth, 0.36)] for s, z in line], material)
    bowl(1.36, 0.98, 0, 0.17, 0.05, tray)
    bowl(1.3, 0.92, 0.12, 0.33, 0.05, body)
    for i in range(-4, 5):
        box((0.05, 0.66, 0.13), body, (i * 0.12, 0, 0.19), bevel=0.022)
    plate(rounded_outline(0.86, 0.54, 0.24), 0.27, plastic(colours.accent, 0.42), (0.02, 0, 0.315), (0, 0, 9), bevel=0.125)
    text("SAMAN", 0.15, plastic(colours.accent, 0.42), (0.02, 0, 0.58), (0, 0, 9), 0.008)


@model("rollHolder", set="tiledWall", tilt=10, turn=-22, fill=0.8)
def roll_holder(colours):
    """A wooden wall board with two arms and a bar; on it a roll whose end hangs down."""
    timber, tissue = wood(colours.main, "x"), paper("white")
    plate([(x, y) for x, y in rounded_outline(1.9, 0.8, 0.14)], 0.16, timber, (0, 0, 0.1), (90, 0, 0), bevel=0.04)
    for x in (-0.78, 0.78):
        arm = [(0, -0.16), (0.66, -0.2), (0.78, -0.1), (0.78, 0.1), (0.66, 0.18), (0, 0.2)]
        with posed((x - 0.06, -0.05, 0.05), (90, 0, -90)):
            plate(arm, 0.14, wood(colours.main, "x"), (0, 0, -0.13), bevel=0.04)
        screw((x * 0.55, -0.06, 0.38), 0.05, polished("steel"))
    rod((-0.86, -0.72, 0.05), (0.86, -0.72, 0.05), 0.1, wood("walnut", "x"))
    turned([(0.19, -0.5), (0.54, -0.5), (0.54, 0.5), (0.19, 0.5), (0.19, -0.5)], tissue, (0, -0.72, -0.06), (0, 90, 0), round=0.03)
    turned([(0.16, -0.51), (0.2, -0.51), (0.2, 0.51), (0.16, 0.51), (0.16, -0.51)], paper(colours.accent), (0, -0.72, -0.06), (0, 90, 0), round=0)
    for i in range(5):
        ring(0.26 + i * 0.06, 0.005, paper("cream"), (0.5, -0.72, -0.06), (0, 90, 0), count=40)
    hang = [(-0.72 - 0.55 * math.sin(a), -0.06 + 0.55 * math.cos(a)) for a in (math.pi / 2 * i / 10 for i in range(11))]
    hang += [(-1.27 - 0.02 * math.sin(i), -0.06 - 0.12 * i) for i in range(1, 9)]
    _extruded(hang, 1.0, tissue, (0, 0, 0), (0, 0, 0), 0.012)


PRODUCTS = {
    "toilet-brush-with-holder": {"second": {"size": {"out": True}}},
    "draining-soap-dish": {"second": {"view": {"tilt": 62, "turn": 20}, "set": "paper"}},
    "ceramic-soap-dispenser-350-ml": {"view": {"turn": -16}},
}
