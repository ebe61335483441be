"""Home appliances: kettles, blenders, fans and heaters."""
import math

from studio.appliance import button, cable, fan_blades, guard
from studio.arrange import disc, moved, skin
from studio.cookware import bowl
from studio.materials import Surface, brushed, clear_plastic, glowing, plastic, polished, rubber
from studio.palette import colour
from studio.parts import box, handle, lofted, plate, rod, rounded_outline, shell, text, tube, turned
from studio.registry import model


@model("electricKettle", tilt=11, turn=-8)
def electric_kettle(colours):
    """A brushed steel jug kettle on a black base, with a water window, a switch and a cord."""
    steel, black = brushed(colours.main, (0.4, 0.4, 14)), plastic(colours.accent, 0.35)
    turned([(0, 0), (0.8, 0), (0.86, 0.04), (0.86, 0.14), (0.72, 0.19), (0, 0.19)], black, round=0.03)
    turned(shell([(0, 0.21), (0.74, 0.21), (0.78, 0.27), (0.72, 1.2), (0.6, 1.9)], 0.03), steel, round=0.05)
    turned([(0.742, 0.21), (0.79, 0.21), (0.79, 0.33), (0.77, 0.34)], black, round=0.01)
    turned([(0, 1.88), (0.6, 1.88), (0.615, 1.94), (0.5, 2.02), (0.14, 2.07), (0, 2.07)], black, round=0.04)
    disc(0.1, polished(colours.main), (0, 0, 2.06), 0.06)
    lip = [[(-(0.6 + 0.03 * (3 - j)) * math.cos(a) - (0.06 + 0.1 * j) * max(0, math.cos(3.6 * a)) * (abs(a) < 0.43), (0.6 + 0.03 * (3 - j)) * math.sin(a), 1.4 + 0.165 * j) for a in (i * 0.05 for i in range(-9, 10))] for j in range(4)]
    skin(lip, steel, (0, 0, 0), (0, 0, 0), 0.03)
    tube([(0.56, 0, 1.92), (1.0, 0, 1.93), (1.2, 0, 1.7), (1.2, 0, 1.1), (1.12, 0, 0.66), (0.76, 0, 0.6)], 0.115, black, radii=[1.2, 1.15, 1, 1, 1, 1.1], flat=0.75)
    box((0.18, 0.2, 0.1), plastic("brick", 0.3), (1.16, 0, 0.42), (0, 20, 0), bevel=0.04)
    with moved((0, 0, 0), (0, 0, 42)):
        plate(rounded_outline(0.16, 0.8, 0.07), 0.02, clear_plastic("sky", 0.9), (0, -0.742, 0.85), (86, 0, 0))
        for i in range(5):
            box((0.07, 0.012, 0.012), plastic("white"), (0.15, -0.752 + 0.008 * i, 0.55 + 0.14 * i), bevel=0.002)
    cable([(0.5, 0.6, 0.05), (1.1, 0.9, 0.04), (1.7, 0.3, 0.04), (1.75, -0.35, 0.04), (1.6, -0.6, 0.04)])


@model("blender", tilt=10, turn=-8, fill=0.86)
def blender(colours):
    """A blender with a jug of fruit shake, a dial, two buttons and the small masala mill beside it."""
    paint, dark = plastic(colours.main, 0.22), plastic(colours.accent, 0.35)
    rings = [[(x * s, y * s, z) for x, y in rounded_outline(1.5, 1.4, 0.4)] for z, s in ((0, 0.97), (0.06, 1.0), (0.5, 0.95), (0.85, 0.74), (0.95, 0.66), (1.0, 0.6))]
    lofted(rings, paint)
    turned([(0, 0.99), (0.5, 0.99), (0.52, 1.05), (0.46, 1.16), (0, 1.16)], dark, round=0.02)
    button((0, -0.66, 0.4), 0.19, polished("steel"), (80, 0, 0), 0.12)
    for x in (-0.42, 0.42):
        button((x, -0.67, 0.38), 0.09, plastic("white"), (80, 0, 0), 0.05)
    jug = [(0.36, 1.16), (0.44, 1.2), (0.6, 1.9), (0.66, 2.65)]
    turned(shell([(0, 1.16), *jug], 0.035), clear_plastic("glass", 0.3), round=0.04)
    shake = Surface("shake", colour("rose"), 0.4)
    turned([(0, 1.21), (0.4, 1.22), (0.56, 1.9), (0.6, 2.3), (0, 2.32)], shake.material, round=0.03)
    turned([(0, 2.62), (0.68, 2.62), (0.69, 2.72), (0.62, 2.78), (0.3, 2.8), (0.28, 2.92), (0, 2.92)], dark, round=0.04)
    handle((0.62, 0, 2.5), 0.98, 0.5, 0.085, dark, flat=0.8)
    for i in range(4):
        box((0.16, 0.012, 0.012), plastic("white"), (-0.2, -0.575 - 0.012 * i, 1.75 + 0.16 * i), bevel=0.002)
    with moved((-1.35, -0.25, 0)):
        turned([(0, 0), (0.38, 0), (0.4, 0.05), (0.36, 0.22), (0, 0.22)], paint, round=0.03)
        turned(shell([(0, 0.22), (0.33, 0.22), (0.36, 0.8), (0.3, 0.88)], 0.025), clear_plastic("glass", 0.3), round=0.06)
        turned([(0, 0.24), (0.3, 0.24), (0.32, 0.46), (0, 0.5)], plastic("brick", 0.8), round=0.02)
        turned([(0, 0.86), (0.31, 0.86), (0.31, 0.95), (0, 0.96)], dark, round=0.03)


def toast(at, turn):
    """A triangular, sealed toasted sandwich."""
    made = Surface("toast", colour("wood"), 0.8)
    made.ramp(made.noise(3.2, detail=6), "Fac", (0.63, 0.36, 0.12, 1), (0.29, 0.12, 0.03, 1), low=0.42, high=0.75)
    made.bump(made.noise(16), "Fac", 0.5, 0.05)
    crumb = Surface("crumb", (0.78, 0.62, 0.38, 1), 0.9)
    with moved(at, turn):
        corner = [(-0.48, -0.46), (0.48, -0.46), (0.48, 0.5)]
        for z, share, material in ((0, 1, made.material), (0.07, 1.03, crumb.material), (0.13, 1, made.material)):
            plate([(x * share, y * share) for x, y in corner], 0.11, material, (0, 0, z), bevel=0.05)
        plate([(x * 0.66 + 0.03, y * 0.66 - 0.02) for x, y in corner], 0.12, made.material, (0, 0, 0.17), bevel=0.055)


@model("sandwichMaker", tilt=27, turn=-24, fill=0.84)
def sandwich_maker(colours):
    """An open sandwich toaster with four toasted triangles on its lower plate and two lamps on its lid."""
    shell_, iron = plastic(colours.main, 0.28), rubber(colours.main)
    def half():
        lofted([[(x * s, y * s, z) for x, y in rounded_outline(2.5, 2.3, 0.45)] for z, s in ((0, 0.92), (0.08, 0.99), (0.3, 1.0), (0.34, 0.98))], shell_)
        box((2.1, 1.9, 0.03), iron, (0, 0, 0.335), bevel=0.012)
        for x in (-0.53, 0.53):
            with moved((x, 0, 0.36), (0, 0, 0)):
                for a, b in (((-0.48, -0.48), (0.48, -0.48)), ((0.48, -0.48), (0.48, 0.48)), ((0.48, 0.48), (-0.48, 0.48)), ((-0.48, 0.48), (-0.48, -0.48)), ((-0.48, -0.48), (0.48, 0.48))):
                    rod((*a, 0), (*b, 0), 0.025, iron)
        tube([(-0.42, -1.12, 0.22), (-0.4, -1.4, 0.26), (0, -1.5, 0.28), (0.4, -1.4, 0.26), (0.42, -1.12, 0.22)], 0.09, shell_, flat=0.8)
    half()
    for x in (-0.53, 0.53):
        toast((x + 0.02, 0.0, 0.37), (0, 0, 0))
        toast((x - 0.02, 0.02, 0.37), (0, 0, 180))
    with moved((0, 1.32, 0.5), (104, 0, 0)):
        with moved((0, 1.1, -0.34), (0, 0, 180)):
            half()
    rod((-0.8, 1.26, 0.36), (0.8, 1.26, 0.36), 0.09, polished(colours.accent))
    for x, name in ((-0.2, "brick"), (0.2, "green")):
        box((0.16, 0.03, 0.07), glowing(name, 2.0), (x, -1.16, 0.12), bevel=0.015)


def whisk(at, material):
    """One beater: a shaft and four bent wires."""
    with moved(at):
        rod((0, 0, 0.55), (0, 0, 1.25), 0.035, material)
        for k in range(4):
            with moved((0, 0, 0), (0, 0, 45 + 90 * k)):
                tube([(0.02, 0, 0.72), (0.2, 0, 0.55), (0.24, 0, 0.2), (0.14, 0, 0.01), (0, 0, 0)], 0.028, material, flat=1.0)


@model("handMixer", tilt=11, turn=-28, fill=0.84)
def hand_mixer(colours):
    """A hand mixer with a dial and two beaters, at work over a bowl of cream."""
    paint, accent, steel = plastic(colours.main, 0.25), plastic(colours.accent, 0.3), polished("steel")
    bowl(1.15, 0.85, 0.5, 0.03, polished("steel"))
    cream = Surface("cream", (0.93, 0.88, 0.76, 1), 0.5)
    turned([(0, 0.3), (0.88, 0.34), (0.96, 0.45), (0.7, 0.43), (0.5, 0.49), (0.3, 0.4), (0, 0.38)], cream.material, round=0.06)
    with moved((0.0, 0.0, 0.22), (0, -8, 0)):
        for y in (-0.24, 0.24):
            whisk((-0.45, y, 0.1), steel)
        lower = [(-1.05, 0.0), (-0.9, -0.13), (0.4, -0.13), (0.95, 0.06), (1.06, 0.32), (0.9, 0.42), (-0.62, 0.46), (-0.98, 0.26)]
        with moved((0, 0, 1.38)):
            plate([(x, z) for x, z in lower], 0.76, paint, (0, 0.38, 0), (90, 0, 0), bevel=0.2)
            tube([(-0.86, 0, 0.3), (-0.84, 0, 0.74), (-0.55, 0, 0.92), (0.4, 0, 0.9), (0.92, 0, 0.7), (0.95, 0, 0.3)], 0.16, paint, radii=[1.2, 1.1, 1, 1, 1.1, 1.3])
            tube([(-0.45, 0, 1.0), (0, 0, 1.01), (0.4, 0, 0.98)], 0.13, accent, radii=[0.7, 1, 0.7])
            box((0.3, 0.2, 0.1), accent, (-0.72, 0, 0.95), (0, -18, 0), bevel=0.04)
            with moved((-0.3, -0.385, 0.13), (0, 0, 0)):
                button((0, 0.0, 0), 0.17, accent, (90, 0, 0), 0.05)
            for i in range(5):
                text(str(i + 1), 0.1, plastic("charcoal"), (0.0 + 0.13 * i, -0.385, 0.12), (90, 0, 0), 0.003)
    tube([(1.15, 0.0, 1.85), (1.5, 0.1, 1.7), (1.7, 0.3, 1.0), (1.75, 0.5, 0.04), (1.4, 0.95, 0.04), (0.8, 1.2, 0.04)], 0.035, plastic("white", 0.5))


@model("fan", tilt=7, turn=-24, fill=0.88)
def fan(colours, radius=2.0):
    """A table fan: cage, three blades, a neck and a base with buttons."""
    paint, blade = plastic(colours.main, 0.25), plastic(colours.accent, 0.2)
    base = [[(x * s, y * s, z) for x, y in rounded_outline(2.3, 1.7, 0.7)] for z, s in ((0, 0.98), (0.1, 1.0), (0.25, 0.95), (0.36, 0.7), (0.4, 0.5))]
    lofted(base, paint)
    for i in range(4):
        box((0.22, 0.13, 0.08), blade if i else plastic("brick", 0.3), (-0.45 + 0.3 * i, -0.6, 0.28), (-24, 0, 0), bevel=0.03)
    turned([(0.24, 0.36), (0.18, 0.6), (0.15, 1.1), (0.17, 1.6), (0, 1.62)], paint, round=0.05)
    z = 1.9 + 0.7
    with moved((0, 0.62, z), (90, 0, 0)):
        turned([(0, -0.45), (0.3, -0.42), (0.42, -0.2), (0.44, 0.2), (0.3, 0.5), (0, 0.5)], paint, round=0.08)
    box((0.34, 0.5, 0.7), paint, (0, 0.3, 1.5), bevel=0.12)
    fan_blades(radius * 0.86, 0.4, blade, paint, 3, (0, 0, z))
    guard(radius, 0.42, paint, 44, (0, 0, z), 0.017, paint)
    cable([(0.6, 0.7, 0.05), (1.4, 1.1, 0.04), (2.0, 0.5, 0.04), (2.1, -0.1, 0.04)], plastic("white", 0.5))


@model("heater", tilt=8, turn=-22, fill=0.86)
def heater(colours):
    """An upright quartz heater: two glowing rods before a mirror, a wire guard, a dial and feet."""
    body, wire = plastic(colours.main, 0.35), polished("steel")
    wide, high = 2.5, 3.4
    box((wide, 0.16, high), body, (0, 0.42, 0.2), bevel=0.06)
    for x in (-1, 1):
        box((0.3, 0.72, high), body, (x * (wide / 2 - 0.02), 0.14, 0.2), bevel=0.1)
    box((wide + 0.36, 0.78, 0.4), body, (0, 0.14, high - 0.1), bevel=0.12)
    box((wide + 0.36, 0.78, 0.75), body, (0, 0.14, 0.2), bevel=0.12)
    mirror = [[(-1.1 + 2.2 * i / 8, 0.3, 0.95 + (high - 1.1) * j / 24) for i in range(9)] for j in range(25)]
    skin([[(x, 0.32 - 0.14 * abs(math.sin(math.pi * (z - 0.95) / ((high - 1.1) / 2))), z) for x, y, z in row] for row in mirror], polished("steel"), (0, 0, 0), (0, 0, 0), 0.01)
    glow = Surface("quartz", (1, 0.3, 0.06, 1), 0.4, Emission=(1.0, 0.17, 0.02, 1), Emission_Strength=2.6).material
    for z in (1.5, 2.65):
        rod((-1.05, 0.02, z), (1.05, 0.02, z), 0.085, glow)
        for x in (-1.05, 1.05):
            rod((x - 0.06, 0.02, z), (x + 0.06, 0.02, z), 0.13, plastic("cream", 0.6))
    for i in range(11):
        rod((-1.12, -0.2, 1.02 + 0.215 * i), (1.12, -0.2, 1.02 + 0.215 * i), 0.016, wire)
    for x in (-0.55, 0.0, 0.55):
        rod((x, -0.19, 0.95), (x, -0.19, high - 0.05), 0.014, wire)
    button((-0.6, -0.25, 0.58), 0.2, plastic("cream", 0.3), (90, 0, 0), 0.09)
    button((0.6, -0.25, 0.58), 0.2, plastic("cream", 0.3), (90, 0, 0), 0.09)
    for x in (-0.6, 0.6):
        box((0.04, 0.03, 0.15), plastic(colours.accent), (x, -0.33, 0.57), bevel=0.01)
    for x in (-0.9, 0.9):
        box((0.3, 1.5, 0.2), body, (x, 0.1, 0), bevel=0.08)
    tube([(-0.5, 0.2, high + 0.28), (-0.45, 0.2, high + 0.5), (0.45, 0.2, high + 0.5), (0.5, 0.2, high + 0.28)], 0.07, body)


PRODUCTS = {
    "electric-kettle-1-8-litres": {"set": "counter"},
    "blender-1-5-litres-with-grinder": {"set": "counter"},
    "sandwich-maker-2-slices": {"second": {"view": {"tilt": 58, "turn": -10}}},
    "table-fan-16-inch": {"second": {"view": {"turn": 32, "tilt": 14}}},
    "quartz-heater-2-rods": {"second": {"view": {"turn": 32, "tilt": 16}}},
}
