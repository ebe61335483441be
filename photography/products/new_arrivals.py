"""New arrivals."""
import math

from studio.appliance import cable, display, fan_blades, guard
from studio.arrange import ball, moved
from studio.cookware import bowl
from studio.materials import Surface, brushed, ceramic, glass, plastic, polished, silicone, wood
from studio.palette import colour, mixed
from studio.parts import box, handle, lofted, plate, ring, rod, rounded_outline, shell, tube, turned
from studio.registry import model


def cup_and_saucer(at, white, band, side, tea):
    with moved(at):
        turned(shell([(0, 0), (0.3, 0), (0.4, 0.03), (0.52, 0.09)], 0.03), white, round=0.04)
        ring(0.515, 0.014, band, (0, 0, 0.088), count=40)
        with moved((0, 0, 0.05)):
            turned(shell([(0, 0), (0.17, 0), (0.19, 0.05), (0.3, 0.22), (0.36, 0.46)], 0.025), white, round=0.06)
            turned([(0.318, 0.3), (0.331, 0.3), (0.349, 0.38), (0.337, 0.38)], band, round=0)
            turned([(0, 0.3), (0.29, 0.3), (0.313, 0.388), (0.308, 0.39), (0.29, 0.39), (0, 0.39)], tea, round=0)
            away = math.radians(side)
            handle((0.33 * math.cos(away), 0.33 * math.sin(away), 0.4), 0.26, 0.2, 0.032, white, side=side)


@model("teaSet", tilt=24, turn=-6, fill=0.9)
def tea_set(colours):
    """The whole set: a teapot with a band, six cups on saucers, a milk jug and a sugar bowl."""
    white, band = ceramic(colours.main), ceramic(colours.accent)
    tea = Surface("tea", (0.35, 0.12, 0.03, 1), 0.1).material
    with moved((-0.15, 0.85, 0)):
        turned(shell([(0, 0), (0.4, 0), (0.46, 0.06), (0.74, 0.4), (0.72, 0.75), (0.46, 1.02)], 0.03), white, round=0.14)
        turned([(0.735, 0.44), (0.752, 0.46), (0.75, 0.66), (0.732, 0.68)], band, round=0.02)
        turned([(0, 1.0), (0.46, 1.0), (0.48, 1.03), (0.36, 1.13), (0.1, 1.18), (0, 1.18)], white, round=0.05)
        ball(0.09, band, (0, 0, 1.24))
        tube([(0.6, 0, 0.38), (0.88, 0, 0.5), (0.98, 0, 0.82), (1.16, 0, 1.02)], 0.11, white, radii=[1.7, 1.15, 0.8, 0.65])
        handle((-0.62, 0, 0.86), 0.6, 0.42, 0.06, white, side=180)
    with moved((1.5, 0.75, 0)):
        turned(shell([(0, 0), (0.25, 0), (0.36, 0.25), (0.33, 0.5), (0.26, 0.62), (0.31, 0.78)], 0.025), white, round=0.08)
        turned([(0.345, 0.2), (0.372, 0.22), (0.37, 0.36), (0.35, 0.38)], band, round=0.01)
        handle((0.28, 0, 0.68), 0.42, 0.24, 0.036, white, side=-20)
    with moved((-1.65, 0.75, 0)):
        turned(shell([(0, 0), (0.28, 0), (0.4, 0.22), (0.4, 0.42), (0.34, 0.5)], 0.025), white, round=0.08)
        turned([(0.39, 0.2), (0.415, 0.22), (0.415, 0.36), (0.39, 0.38)], band, round=0.01)
        turned([(0, 0.5), (0.35, 0.5), (0.36, 0.53), (0.2, 0.62), (0, 0.64)], white, round=0.04)
        ball(0.06, band, (0, 0, 0.68))
    for i, (x, y) in enumerate(((-1.75, -0.3), (-0.62, -0.25), (0.52, -0.25), (1.65, -0.3), (-0.75, -1.3), (0.72, -1.3))):
        cup_and_saucer((x, y, 0), white, band, -25 if i % 2 else -40, tea)


@model("kitchenScale", tilt=19, turn=-16, fill=0.84)
def kitchen_scale(colours):
    """A flat scale with a display and two buttons, and a bowl of eggs on it."""
    body = plastic(colours.main, 0.22)
    lofted([[(x * s, y * s, z) for x, y in rounded_outline(2.3, 2.5, 0.35)] for z, s in ((0, 0.95), (0.05, 0.99), (0.22, 1.0), (0.3, 0.97))], body)
    turned([(0, 0.29), (0.8, 0.29), (0.82, 0.32), (0.8, 0.36), (0, 0.36)], brushed("steel"), (0, 0.25, 0), round=0.02)
    display("482 g", 0.24, (-0.12, -0.92, 0.31), (6, 0, 0), 0.95, 0.36)
    for x in (0.62, 0.9):
        with moved((x, -0.92, 0.3)):
            turned([(0, 0), (0.1, 0), (0.1, 0.02), (0, 0.03)], plastic(colours.accent), round=0.01)
    with moved((0, 0.25, 0.36)):
        bowl(1.2, 0.72, 0.6, 0.04, plastic(colours.accent, 0.3))
        egg = Surface("egg", (0.66, 0.38, 0.22, 1), 0.45)
        egg.bump(egg.noise(60), "Fac", 0.1, 0.01)
        for x, y, z, lean, spin in ((-0.5, -0.3, 0.5, 70, 20), (0.12, -0.55, 0.5, 80, 100), (0.6, -0.1, 0.52, 60, 60), (-0.25, 0.35, 0.52, 75, 140),
                                    (0.4, 0.45, 0.52, 65, 10), (0.0, -0.08, 0.8, 30, 30)):
            with moved((x, y, z), (lean, 0, spin)):
                turned([(0, -0.3)] + [(0.245 * math.sin(a) * (1 + 0.12 * math.cos(a)), -0.31 * math.cos(a)) for a in (math.pi * k / 20 for k in range(1, 20))] + [(0, 0.31)], egg.material, round=0, steps=40)


@model("spiceRack", tilt=9, turn=-16, fill=0.88)
def spice_rack(colours):
    """A two-shelf wooden rack with eight filled jars with steel lids."""
    plank = wood(colours.main, "x")
    wide, deep, high = 3.5, 0.8, 2.7
    for x in (-1, 1):
        plate([(-deep / 2, 0), (deep / 2, 0), (deep / 2, high), (0.1, high), (-deep / 2, high - 0.45)], 0.12, wood(colours.main, "y"), (x * wide / 2 - 0.06, 0, 0), (90, 0, 90), bevel=0.03)
    for z in (0.08, 1.38):
        box((wide, deep, 0.1), plank, (0, 0, z), bevel=0.02)
        box((wide, 0.07, 0.16), plank, (0, -deep / 2 + 0.04, z + 0.24), bevel=0.02)
        rod((-wide / 2, deep / 2 - 0.06, z + 0.7), (wide / 2, deep / 2 - 0.06, z + 0.7), 0.05, plank)
    box((wide, 0.08, 0.3), plank, (0, deep / 2 - 0.05, high - 0.32), bevel=0.02)
    fills = ("#c8902a", colours.accent, "#5f6b2c", "#3a2a20", "#d9b25a", "#7d2d1e", "#8a6a3c", "#e0d2b0")
    for i, fill in enumerate(fills):
        x, z = (i % 4 - 1.5) * 0.83, 0.185 + 1.3 * (i // 4)
        with moved((x, -0.02, z)):
            spice = Surface("spice", (1, 1, 1, 1), 0.9)
            base = colour(fill)
            spice.ramp(spice.noise(30), "Fac", base, mixed(base, (0.02, 0.015, 0.01, 1), 0.45))
            spice.bump(spice.noise(34), "Fac", 0.8, 0.05)
            turned([(0, 0.02), (0.275, 0.02), (0.275, 0.56), (0, 0.58)], spice.material, round=0.03)
            turned(shell([(0, 0), (0.28, 0), (0.3, 0.04), (0.3, 0.64), (0.25, 0.72), (0.25, 0.76)], 0.018), glass("glass", 0.2), round=0.04)
            turned([(0, 0.73), (0.27, 0.73), (0.28, 0.76), (0.28, 0.9), (0.25, 0.92), (0, 0.92)], brushed("steel", (0.4, 0.4, 40)), round=0.02)


@model("miniFan", tilt=8, turn=-24, fill=0.84)
def mini_fan(colours, radius=0.95):
    """A small battery fan on a round foot, with a close guard and a switch."""
    paint, blade = plastic(colours.main, 0.25), plastic(colours.accent, 0.2)
    turned([(0, 0), (0.7, 0), (0.74, 0.05), (0.72, 0.2), (0.5, 0.28), (0.2, 0.33), (0, 0.34)], paint, round=0.06)
    tube([(0, 0.1, 0.28), (0, 0.12, 0.6), (0, 0.12, 0.95)], 0.13, paint, radii=[1.3, 1, 1.1])
    z = 0.75 + radius
    with moved((0, 0.3, z), (90, 0, 0)):
        turned([(0, -0.2), (0.3, -0.18), (0.36, 0.0), (0.34, 0.2), (0, 0.22)], paint, round=0.06)
    fan_blades(radius * 0.85, 0.22, blade, paint, 4, (0, 0, z))
    guard(radius, 0.24, paint, 30, (0, 0, z), 0.018, paint)
    with moved((0, 0, z), (90, 0, 0)):
        turned([(radius * 0.97, -0.14), (radius * 1.05, -0.14), (radius * 1.06, 0.1), (radius * 0.97, 0.1)], paint, round=0.03)
    with moved((0, -0.58, 0.25), (14, 0, 0)):
        turned([(0, 0), (0.12, 0), (0.11, 0.05), (0, 0.06)], blade, round=0.01)
    tube([(0.3, 0.6, 0.06), (0.9, 0.9, 0.03), (1.4, 0.5, 0.03), (1.45, 0.0, 0.03)], 0.028, plastic("white", 0.5))


@model("utensils", tilt=10, turn=-12)
def utensils(colours):
    """A spoon, a slotted turner and a spatula with wooden handles, standing in a holder."""
    soft, stick = silicone(colours.main), wood(colours.accent, "z")
    turned(shell([(0, 0), (0.55, 0), (0.6, 0.06), (0.6, 1.35)], 0.05), ceramic("cream", speckled=True), round=0.06)
    ring(0.58, 0.028, silicone(colours.main), (0, 0, 0.3), count=40)
    def tool(x, y, lean, spin, kind):
        with moved((x, y, 0.1), (0, lean, spin)):
            turned([(0, 0), (0.08, 0.02), (0.085, 0.8), (0.07, 1.75), (0, 1.76)], stick, round=0.03)
            turned([(0, 1.6), (0.085, 1.62), (0.085, 1.84), (0.06, 1.95), (0, 1.95)], soft, round=0.02)
            with moved((0, 0.04, 1.85), (90, 0, 0)):
                if kind == "spoon":
                    rings = [[(0.3 * s * math.cos(a), 0.48 + 0.45 * s * math.sin(a), z - 0.06 * (1 - s)) for a in (math.tau * k / 32 for k in range(32))] for s, z in ((0.1, -0.1), (0.6, -0.07), (1, 0.0), (1, 0.05), (0.92, 0.06), (0.6, 0.0), (0.1, -0.04))]
                    lofted(rings, soft)
                elif kind == "turner":
                    plate([(-0.09, 0), (0.09, 0), (0.36, 0.34), (0.38, 1.02), (-0.38, 1.02), (-0.36, 0.34)], 0.07, soft, bevel=0.03)
                    for k in (-1, 0, 1):
                        box((0.09, 0.44, 0.1), plastic("#5c6b52", 0.8), (k * 0.2, 0.68, -0.012), bevel=0.03)
                else:
                    plate([(-0.08, 0), (0.08, 0), (0.26, 0.22), (0.3, 0.9), (0.16, 1.05), (-0.3, 1.0), (-0.27, 0.22)], 0.1, soft, bevel=0.045)
    tool(-0.22, 0.0, -13, 0, "spoon")
    tool(0.02, 0.14, 2, 0, "turner")
    tool(0.24, -0.06, 15, 0, "spatula")


@model("diffuser", tilt=9, turn=-6)
def diffuser(colours):
    """A drop-shaped diffuser on a wooden foot, its warm light on and mist rising from its mouth."""
    body, foot = ceramic(colours.main), wood(colours.accent, "x")
    turned([(0, 0), (0.66, 0), (0.72, 0.05), (0.76, 0.34), (0, 0.34)], foot, round=0.04)
    turned([(0.74, 0.33), (0.775, 0.33), (0.775, 0.39), (0.74, 0.39)], Surface("glow", (1, 0.7, 0.35, 1), 0.4, Emission=(1, 0.6, 0.25, 1), Emission_Strength=2.0).material, round=0)
    turned([(0, 0.38), (0.77, 0.38), (0.8, 0.5), (0.76, 0.9), (0.5, 1.4), (0.24, 1.72), (0.15, 1.8), (0.1, 1.78), (0.09, 1.6), (0, 1.6)], body, round=0.12)
    for z, r in ((0.62, 0.795), (0.74, 0.783)):
        ring(r - 0.004, 0.012, plastic(colours.main, 0.5), (0, 0, z), count=48)
    for x in (-0.14, 0.14):
        with moved((x, -0.745, 0.17), (90, 0, 0)):
            turned([(0, -0.03), (0.05, -0.03), (0.05, 0.02), (0, 0.025)], polished("steel"), round=0.01)
    mist = _mist()
    for k, (x, z, r, high) in enumerate(((0.0, 2.1, 0.17, 2.0), (0.07, 2.45, 0.22, 1.5), (-0.04, 2.8, 0.28, 1.25))):
        ball(r, mist, (x, 0, z), high)
    cable([(0.5, 0.6, 0.05), (1.1, 0.7, 0.035), (1.5, 0.2, 0.035), (1.5, -0.3, 0.035)], plastic("white", 0.5), 0.03)


def _mist():
    """A puff that is thickest in its middle and gone at its edge."""
    made = Surface("mist", (1, 1, 1, 1), 1.0)
    facing, fade, clear, glow, mix = (made.node(f"ShaderNode{kind}") for kind in ("LayerWeight", "MapRange", "BsdfTransparent", "Emission", "MixShader"))
    fade.inputs["From Min"].default_value, fade.inputs["From Max"].default_value = 0.95, 0.0
    fade.inputs["To Min"].default_value, fade.inputs["To Max"].default_value = 0.0, 0.3
    facing.inputs["Blend"].default_value = 0.5
    glow.inputs["Strength"].default_value = 1.05
    made.join(facing, "Facing", fade, "Value")
    made.join(fade, "Result", mix, "Fac")
    made.join(clear, "BSDF", mix, 1)
    made.join(glow, "Emission", mix, 2)
    made.join(mix, "Shader", made.nodes["Material Output"], "Surface")
    return made.material


PRODUCTS = {
    "wooden-spice-rack-with-8-jars": {"set": "counter"},
    "silicone-cooking-tools-with-holder": {"set": "counter"},
    "aroma-diffuser-300-ml": {"set": "shelf"},
    "ceramic-tea-set-15-pieces": {"second": {"view": {"tilt": 48, "turn": 18}}},
    "rechargeable-desk-fan": {"second": {"view": {"turn": 34, "tilt": 12}}},
}
