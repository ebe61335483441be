"""Kitchen: pots, pans and tools."""
import math

from studio.arrange import ball, cut, disc, moved
from studio.cookware import lid, side_loops, stick_handle
from studio.materials import bamboo, brushed, ceramic, coated, enamel, perforated, plastic, polished, rubber, wood
from studio.parts import box, handle, plate, ring, rod, shell, tube, turned
from studio.registry import model


@model("karahi", tilt=27, turn=12, fill=0.84)
def karahi(colours, diameter=2.8, height=0.95):
    """A deep round pan with two loop handles, riveted on."""
    r = diameter / 2
    outer = [(0, 0), (r * 0.5, 0), (r * 0.78, height * 0.3), (r * 0.95, height * 0.72), (r, height), (r * 1.04, height + 0.01)]
    turned(shell(outer, 0.035), polished(colours.main), round=0.09)
    ring(r * 1.03, 0.022, polished(colours.main), (0, 0, height), count=48)
    bracket, grip = brushed(colours.main), plastic(colours.accent, 0.4)
    for side in (-1, 1):
        z, x = height * 0.86, r * 1.0
        loop = [(side * x, -0.42, z), (side * (x + 0.3), -0.4, z + 0.12), (side * (x + 0.42), 0, z + 0.17),
                (side * (x + 0.3), 0.4, z + 0.12), (side * x, 0.42, z)]
        tube(loop, 0.045, bracket)
        tube([loop[1], loop[2], loop[3]], 0.085, grip, radii=[0.85, 1.1, 0.85])
        for y in (-0.42, 0.42):
            rod((side * (x - 0.07), y * 1.0, z), (side * (x + 0.03), y, z), 0.05, bracket)


@model("tawa", tilt=36, turn=-38, fill=0.86)
def tawa(colours, diameter=3.0):
    """A flat griddle with a low rim and a long handle."""
    r = diameter / 2
    turned(shell([(0, 0), (r * 0.9, 0), (r * 0.97, 0.04), (r, 0.13)], 0.05), coated(colours.main), round=0.05)
    turned([(r * 0.985, 0.122), (r + 0.006, 0.122), (r + 0.006, 0.142), (r * 0.985, 0.142)], polished("steel"), round=0)
    stick_handle((r - 0.02, 0, 0.09), 1.9, wood(colours.accent, "x"), brushed("steel"), rise=0.34, thick=0.135)


@model("pot", tilt=17, turn=14)
def pot(colours, style="degchi"):
    """A rounded degchi in plain aluminium, or a straight enamelled casserole, both with a lid and two handles."""
    if style == "degchi":
        metal = brushed(colours.main, (0.4, 0.4, 40))
        outer = [(0, 0), (0.7, 0), (1.08, 0.16), (1.2, 0.55), (1.08, 1.0), (0.97, 1.16), (1.1, 1.26)]
        turned(shell(outer, 0.035), metal, round=0.18)
        with moved((0, 0, 1.25)):
            lid(1.07, 0, 0.2, metal, plastic(colours.accent, 0.3))
        side_loops(1.13, 0.8, 0.62, 0.28, 0.05, plastic(colours.accent, 0.35), rise=0.1)
        return
    paint = enamel(colours.main)
    turned(shell([(0, 0), (1.05, 0), (1.15, 0.08), (1.18, 0.95)], 0.05), paint, round=0.1)
    ring(1.175, 0.03, polished("steel"), (0, 0, 0.955), count=48)
    with moved((0, 0, 0.98)):
        lid(1.15, 0, 0.28, paint, plastic(colours.accent, 0.3), 0.19)
    side_loops(1.17, 0.72, 0.7, 0.27, 0.075, paint, rise=0.03)


@model("pressureCooker", tilt=15, turn=-22, fill=0.84)
def pressure_cooker(colours):
    """A tall cooker, its lid locked on, a weight on the valve, a double handle and a helper."""
    metal, black, bright = brushed(colours.main, (0.4, 0.4, 40)), plastic(colours.accent, 0.35), polished(colours.main)
    turned(shell([(0, 0), (1.0, 0), (1.1, 0.1), (1.1, 1.35)], 0.05), metal, round=0.1)
    turned([(0, 1.5), (1.0, 1.5), (1.0, 1.36), (1.17, 1.36), (1.17, 1.47), (1.06, 1.54), (0.7, 1.66), (0, 1.7)], bright, round=0.05)
    turned([(0, 1.66), (0.1, 1.66), (0.1, 1.8), (0.06, 1.82), (0.06, 1.88), (0.15, 1.88), (0.15, 2.12), (0.1, 2.16), (0, 2.16)], bright, round=0.02)
    disc(0.075, polished("copper"), (0.4, -0.38, 1.63), 0.09)
    for z, start in ((1.2, 1.08), (1.5, 1.06)):
        box((1.75, 0.3, 0.24), black, (start + 0.78, 0, z - 0.1), bevel=0.11)
    box((0.4, 0.34, 0.5), black, (1.3, 0, 1.12), bevel=0.06)
    disc(0.05, bright, (1.9, 0, 1.635), 0.02)
    side_loops(1.09, 1.12, 0.6, 0.3, 0.09, black)


@model("knife", tilt=58, turn=-28, fill=0.9)
def knife(colours):
    """A chef's knife on its side: a ground edge, a bolster and a handle with three rivets."""
    spine = [(2.02, 0.13), (1.75, 0.19), (1.3, 0.225), (0, 0.235)]
    edge = [(0, -0.25), (0.5, -0.255), (1.0, -0.235), (1.4, -0.16), (1.75, -0.02)]
    plate(edge + spine, 0.024, brushed(colours.main, (1, 40, 40)), (0, 0, 0.09), bevel=0.008)
    ground = [(x, y + 0.055) for x, y in reversed(edge[:-1])]
    plate([*edge, (2.02, 0.13), (1.72, 0.02), *ground], 0.026, polished(colours.main), (0, 0, 0.089), bevel=0.002)
    grip = [(0, 0.235), (0, -0.12), (-0.12, -0.16), (-0.5, -0.12), (-0.85, -0.13), (-1.1, -0.22), (-1.24, -0.18), (-1.26, 0.0),
            (-1.16, 0.16), (-0.7, 0.2), (-0.3, 0.24)]
    plate(grip, 0.2, rubber(colours.accent), bevel=0.07)
    box((0.16, 0.4, 0.19), polished(colours.main), (0.03, 0.04, 0.005), bevel=0.03)
    for x in (-0.28, -0.6, -0.92):
        disc(0.055, polished(colours.main), (x, 0.04, 0.195), 0.012)


@model("cuttingBoard", tilt=44, turn=28, fill=0.86)
def cutting_board(colours, width=3.6, depth=2.6):
    """A bamboo board of glued strips with a hole to hang it by and a juice groove."""
    for i in range(9):
        y = (i - 4) * depth / 9
        strip = box((width, depth / 9 + 0.004, 0.2), bamboo("x"), (0, y, 0), bevel=0.012, segments=2)
        strip.data.materials[0].node_tree.nodes["Principled BSDF"].inputs["Roughness"].default_value = 0.42 + 0.03 * (i % 3)
        if i == 4:
            for face in strip.data.polygons:  # smooth shading would smear round the hole
                face.use_smooth = False
            cut(strip, turned([(0, -0.2), (0.115, -0.2), (0.115, 0.5), (0, 0.5)], wood("walnut"), (1.5, 0, 0), round=0))
    for side in (-1, 1):
        box((0.2, depth + 0.02, 0.21), wood("wood", "y"), (side * (width / 2 - 0.0), 0, -0.004), bevel=0.05)


@model("kettle", tilt=12, turn=-10)
def kettle(colours):
    """A round enamel kettle with a dark rim, a curved spout and a bail handle with a wooden grip."""
    paint, dark = enamel(colours.main), enamel("charcoal")
    turned(shell([(0, 0), (0.72, 0), (0.9, 0.1), (0.94, 0.5), (0.72, 1.0), (0.46, 1.16)], 0.03), paint, round=0.16)
    turned([(0, 1.14), (0.44, 1.14), (0.49, 1.17), (0.42, 1.24), (0.18, 1.34), (0, 1.35)], paint, round=0.04)
    ring(0.475, 0.022, dark, (0, 0, 1.17))
    ball(0.1, dark, (0, 0, 1.42), 0.8)
    tube([(0.7, 0, 0.42), (1.0, 0, 0.55), (1.16, 0, 0.85), (1.36, 0, 1.1)], 0.13, paint, radii=[1.6, 1.15, 0.85, 0.72])
    ring(0.094, 0.02, dark, (1.36, 0, 1.1), (0, 42, 0))
    bail = [(-0.62, 0, 1.04), (-0.78, 0, 1.5), (-0.5, 0, 1.9), (0, 0, 2.02), (0.5, 0, 1.9), (0.78, 0, 1.5), (0.62, 0, 1.04)]
    tube(bail, 0.035, polished("steel"))
    tube([(-0.46, 0, 1.92), (-0.2, 0, 2.0), (0.2, 0, 2.0), (0.46, 0, 1.92)], 0.09, wood(colours.accent, "x"), radii=[0.8, 1.05, 1.05, 0.8])
    for side in (-1, 1):
        box((0.08, 0.22, 0.24), paint, (side * 0.64, 0, 0.92), (0, side * -25, 0), bevel=0.03)


@model("strainer", tilt=30, turn=-30, fill=0.84)
def strainer(colours):
    """A fine-mesh tea strainer resting on a cup, its black handle to the right."""
    cup = ceramic("white")
    turned(shell([(0, 0), (0.3, 0), (0.36, 0.06), (0.44, 0.4), (0.47, 0.72)], 0.035), cup, (0, 0, 0.06), round=0.08)
    handle((-0.41, -0.11, 0.68), 0.46, 0.32, 0.055, cup, side=-165)
    turned(shell([(0, 0), (0.4, 0), (0.62, 0.06), (0.82, 0.16)], 0.035), cup, round=0.05)
    metal = polished(colours.main)
    with moved((0, 0, 0.82)):
        dip = [(0.001, -0.34), *[(0.46 * math.sin(a), -0.34 * math.cos(a)) for a in (math.pi / 2 * i / 12 for i in range(1, 13))]]
        turned(dip, perforated(brushed(colours.main), 0.06, 0.36), round=0)
        ring(0.465, 0.028, metal, count=48)
        tube([(0.46, -0.1, 0.0), (0.75, -0.05, 0.05), (0.85, 0, 0.06)], 0.022, metal)
        tube([(0.46, 0.1, 0.0), (0.75, 0.05, 0.05), (0.85, 0, 0.06)], 0.022, metal)
        stick_handle((0.78, 0, 0.05), 1.25, plastic(colours.accent, 0.35), metal, rise=0.2, thick=0.085)
        tube([(-0.46, -0.12, 0), (-0.62, -0.08, -0.01), (-0.64, 0, -0.01), (-0.62, 0.08, -0.01), (-0.46, 0.12, 0)], 0.022, metal)


@model("chaklaBelan", tilt=33, turn=-14, fill=0.86)
def chakla_belan(colours):
    """A round rolling board on three feet with its pin upon it, and a ball of dough."""
    board, pin = wood(colours.main, "x"), wood(colours.accent, "x")
    turned([(0, 0.16), (1.2, 0.16), (1.28, 0.22), (1.28, 0.32), (1.24, 0.36), (0, 0.36)], board, round=0.04)
    turned([(1.06, 0.355), (1.12, 0.355), (1.12, 0.364), (1.06, 0.364)], pin, round=0)
    for angle in (90, 210, 330):
        x, y = 0.9 * math.cos(math.radians(angle)), 0.9 * math.sin(math.radians(angle))
        turned([(0, 0), (0.13, 0), (0.17, 0.17), (0, 0.17)], pin, (x, y, 0))
    with moved((-0.05, -0.25, 0.545), (0, 90, 24)):
        turned([(0, -1.45), (0.07, -1.44), (0.1, -1.3), (0.075, -1.02), (0.09, -0.92), (0.15, -0.86), (0.185, 0), (0.15, 0.86),
                (0.09, 0.92), (0.075, 1.02), (0.1, 1.3), (0.07, 1.44), (0, 1.45)], wood(colours.accent, "z"), round=0.05)
    ball(0.27, plastic("cream", 0.7), (0.3, 0.62, 0.55), 0.75)


@model("roundTin", tilt=31, turn=-20, fill=0.84)
def round_tin(colours, lifted=0.0):
    """A fluted tart tin; its loose steel bottom may be lifted out and lean on the rim."""
    r = 1.15
    turned([(r * 0.8, 0.03), (r * 0.87, 0.0), (r, 0.42), (r * 1.05, 0.43), (r * 1.05, 0.45), (r * 0.99, 0.45), (r * 0.86, 0.03)],
           coated(colours.main), round=0.012, steps=432, flutes=36, depth=0.018)
    if lifted:
        with moved((0.15, -0.62, 0.42), (-52, 0, 14)):
            disc(r * 0.84, brushed(colours.accent), (0, 0, 0), 0.025)
    else:
        disc(r * 0.855, brushed(colours.accent, (1, 30, 30)), (0, 0, 0.03), 0.025)
        ring(r * 0.7, 0.008, polished(colours.accent), (0, 0, 0.056), count=48)


PRODUCTS = {
    "non-stick-casserole-with-lid-3-litres": {"size": {"style": "casserole"}, "set": "counter"},
    "aluminium-degchi-with-lid-5-litres": {"set": "counter"},
    "fine-mesh-tea-strainer": {"second": {"view": {"tilt": 55, "turn": -10}}},
    "stainless-steel-karahi-28-cm": {"second": {"view": {"tilt": 44, "turn": -40}}},
    "loose-bottom-cake-tin-23-cm": {"second": {"size": {"lifted": 1.0}}},
    "chakla-belan-set-in-sheesham-wood": {"second": {"view": {"tilt": 60, "turn": 30}}},
}
