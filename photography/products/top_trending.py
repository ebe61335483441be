"""Top trending."""
import math
import random

import cv2

from studio.arrange import ball, disc, moved, printed, skin
from studio.materials import Surface, ceramic, clear_plastic, cotton, felt, picture, plastic, polished, rubber, wood
from studio.palette import colour
from studio.parts import box, plate, ring, rod, shell, tube, turned
from studio.motifs import image, pen, plain
from studio.registry import model
from studio.soft import folded
from products.weekly_sale import star


@model("portableBlender", tilt=9, turn=-10, fill=0.84)
def portable_blender(colours):
    """A bottle blender: motor foot with a lit button, a clear jug with pink shake, a lid with a loop; strawberries beside."""
    paint, white = plastic(colours.main, 0.3), plastic(colours.accent, 0.25)
    turned([(0, 0), (0.38, 0), (0.42, 0.05), (0.4, 0.85), (0.39, 0.92), (0, 0.92)], paint, round=0.05)
    turned([(0.385, 0.86), (0.41, 0.87), (0.41, 0.95), (0.385, 0.96)], white, round=0.01)
    turned(shell([(0, 0.94), (0.36, 0.94), (0.38, 1.0), (0.4, 1.95)], 0.02), clear_plastic("glass", 0.2), round=0.04)
    shake = Surface("shake", (0.8, 0.36, 0.4, 1), 0.35)
    turned([(0, 0.97), (0.352, 0.97), (0.364, 1.02), (0.378, 1.62), (0, 1.64)], shake.material, round=0.02)
    turned([(0, 1.93), (0.41, 1.93), (0.43, 1.97), (0.42, 2.2), (0.36, 2.26), (0, 2.27)], paint, round=0.04)
    tube([(-0.28, 0, 2.2), (-0.26, 0, 2.42), (0, 0, 2.5), (0.26, 0, 2.42), (0.28, 0, 2.2)], 0.05, white, flat=0.7)
    with moved((0, -0.41, 0.5), (90, 0, 0)):
        disc(0.14, white, (0, 0, -0.02), 0.04)
        ring(0.105, 0.014, Surface("lit", (1, 0.5, 0.5, 1), 0.4, Emission=(1, 0.3, 0.3, 1), Emission_Strength=2.0).material, (0, 0, 0.022))
    for x, y, size, lean, spin in ((0.72, -0.3, 0.27, -72, 50), (1.25, -0.05, 0.25, -70, -50)):
        strawberry((x, y, size * 0.92), size, (lean, 0, spin))


def strawberry(at, size, turn):
    """A strawberry on its side or its tip: a cone with pale seeds, a star of leaves."""
    berry, green = Surface("berry", (0.62, 0.02, 0.03, 1), 0.3, Clearcoat=0.4), plastic("green", 0.6)
    line = [(0, -1.25), (0.2, -1.15), (0.55, -0.6), (0.85, 0.05), (0.92, 0.4), (0.75, 0.68), (0.3, 0.76), (0, 0.74)]
    def width(z):
        return next(a + (b - a) * (z - low) / (high - low) for (a, low), (b, high) in zip(line, line[1:]) if low <= z <= high)
    with moved(at, turn, size):
        turned(line, berry.material, round=0.12)
        for i in range(48):
            z, a = -0.95 + 1.5 * i / 47, 2.4 * i
            ball(0.05, plastic("mustard", 0.4), (width(z) * 0.98 * math.cos(a), width(z) * 0.98 * math.sin(a), z), 1.5, steps=8)
        for k in range(7):
            with moved((0, 0, 0.72), (0, 16, 360 * k / 7)):
                plate([(0, -0.12), (0.3, -0.2), (0.8, 0), (0.3, 0.2), (0, 0.12)], 0.05, green, bevel=0.01)
        rod((0, 0, 0.7), (0.05, 0, 1.05), 0.06, green)


@model("lintRemover", tilt=50, turn=-24, fill=0.86)
def lint_remover(colours):
    """A fabric shaver on a knitted cloth, its round head up: a steel foil with holes over blades, a grip, a switch; pills of lint."""
    white, rose = plastic(colours.main, 0.25), plastic(colours.accent, 0.3)
    box((3.9, 2.7, 0.08), cotton("lilac", 14), (0.1, 0, 0), (0, 0, -6), bevel=0.035)
    with moved((0.35, 0, 0.1)):
        grip = [(-0.5, 0.4), (0.1, 0.3), (0.9, 0.27), (1.4, 0.27), (1.5, 0.18)]
        outline = grip + [(x, -y) for x, y in reversed(grip)]
        plate(outline, 0.46, white, bevel=0.2)
        plate([(x * 0.55 + 0.5, y * 0.55) for x, y in outline], 0.05, rose, (0, 0, 0.44), bevel=0.02)
        box((0.34, 0.17, 0.1), white, (0.55, 0, 0.47), bevel=0.04)
        with moved((-0.95, 0, 0)):
            turned([(0, 0), (0.72, 0), (0.78, 0.08), (0.78, 0.5), (0.72, 0.58), (0, 0.58)], white, round=0.06)
            turned([(0.785, 0.2), (0.8, 0.22), (0.8, 0.34), (0.785, 0.36)], rose, round=0.01)
            turned([(0, 0.57), (0.66, 0.57), (0.64, 0.64), (0, 0.64)], rose, round=0.03)
            disc(0.56, polished("steel"), (0, 0, 0.64), 0.04)
            spots = [(0.09 * (i + j % 2 / 2), 0.078 * j) for i in range(-6, 7) for j in range(-6, 7)]
            for x, y in spots:
                if x * x + y * y < 0.25:
                    disc(0.03, rubber(), (x, y, 0.675), 0.008)
    chance = random.Random(2)
    for _ in range(16):
        ball(chance.uniform(0.04, 0.09), felt("plum"), (chance.uniform(-1.5, 1.2), chance.uniform(-1.1, -0.75), 0.12), 0.8)


@model("nightLight", tilt=7, turn=0)
def night_light(colours):
    """A glowing moon with craters on a wooden foot, and a star that hangs at its side."""
    made = Surface("moon", colour(colours.main), 0.7)
    seas = made.noise(1.6, detail=6)
    made.ramp(seas, "Fac", (1.0, 0.74, 0.4, 1), (0.62, 0.38, 0.15, 1), "Emission", 0.4, 0.6)
    made.set(Emission_Strength=0.62)
    made.bump(made.noise(4, detail=5), "Fac", 0.5, 0.1)
    ball(0.75, made.material, (0, 0, 1.14), steps=64)
    oak = wood("wood", "x")
    turned([(0, 0), (0.56, 0), (0.6, 0.05), (0.6, 0.16), (0.52, 0.22), (0, 0.22)], oak, round=0.03)
    for k in range(3):
        a = math.radians(90 + 120 * k)
        tube([(0.5 * math.cos(a), 0.5 * math.sin(a), 0.15), (0.48 * math.cos(a), 0.48 * math.sin(a), 0.4), (0.56 * math.cos(a), 0.56 * math.sin(a), 0.68)], 0.07, wood("wood", "z"), radii=[1.2, 1, 0.7])
    glow = Surface("star", colour(colours.accent), 0.4, Emission=colour(colours.accent, "light"), Emission_Strength=0.9).material
    plate(star(0.3, 0.5), 0.09, glow, (0.74, -0.42, 0.31), (86, 0, -14), bevel=0.03)
    tube([(0.35, 0.35, 0.08), (0.9, 0.5, 0.04), (1.3, 0.2, 0.035), (1.5, 0.35, 0.035)], 0.03, plastic("white", 0.5))


@model("frother", tilt=13, turn=-10, fill=0.86)
def frother(colours):
    """A battery frother with its coiled whisk, leaning in a coral cup of foaming coffee."""
    dark, steel = plastic(colours.main, 0.35), polished("steel")
    cup = ceramic(colours.accent)
    turned(shell([(0, 0), (0.32, 0), (0.38, 0.05), (0.5, 0.4), (0.54, 0.85)], 0.04), cup, round=0.1)
    foam = Surface("foam", (0.83, 0.66, 0.46, 1), 0.8)
    foam.ramp(foam.noise(5, detail=6), "Fac", (0.86, 0.74, 0.57, 1), (0.42, 0.22, 0.1, 1), low=0.45, high=0.72)
    foam.bump(foam.noise(22), "Fac", 0.6, 0.05)
    turned([(0, 0.5), (0.44, 0.5), (0.485, 0.74), (0.3, 0.78), (0, 0.8)], foam.material, round=0.04)
    tube([(-0.5, 0, 0.68), (-0.82, 0, 0.66), (-0.85, 0, 0.34), (-0.62, 0, 0.2), (-0.42, 0, 0.22)], 0.06, cup)
    with moved((0.16, 0.05, 0.55), (0, 17, 0)):
        rod((0, 0, 0.0), (0, 0, 1.25), 0.022, steel)
        turned([(0, 1.2), (0.06, 1.2), (0.12, 1.28), (0.19, 1.5), (0.2, 2.3), (0.16, 2.5), (0, 2.52)], dark, round=0.04)
        turned([(0.195, 1.6), (0.206, 1.6), (0.206, 1.66), (0.195, 1.66)], steel, round=0)
        box((0.14, 0.08, 0.26), plastic("steel", 0.3), (0, -0.18, 2.0), bevel=0.03)
    with moved((1.25, -0.3, 0.02), (0, 0, 0)):
        coil = [(0.16 * math.cos(a), 0.16 * math.sin(a), 0.03 + 0.02 * math.sin(a * 8)) for a in (math.tau * k / 48 for k in range(48))]
        tube(coil, 0.02, steel, closed=True)
        rod((0.16, 0, 0.03), (0.62, 0.14, 0.03), 0.018, steel)


@model("phoneStand", tilt=12, turn=-26)
def phone_stand(colours):
    """A wooden stand that holds a phone with a bright screen; a cable leads out at the back."""
    beech = wood(colours.main, "x")
    plate([(-0.55, 0), (0.75, 0), (0.75, 0.14), (0.25, 0.16), (-0.2, 0.14), (-0.3, 0.3), (-0.42, 0.32), (-0.55, 0.2)], 1.0, beech, (-0.5, 0, 0), (90, 0, 90), bevel=0.035)
    with moved((0, -0.1, 0.13), (-20, 0, 0)):
        box((0.95, 0.13, 1.15), wood(colours.main, "z"), (0, 0.06, 0), bevel=0.05)
        box((0.8, 0.09, 1.6), plastic("charcoal", 0.2), (0, -0.07, 0.06), bevel=0.04)
        canvas = plain("teal", (400, 800), "light")
        cv2.rectangle(canvas, (0, 460), (400, 800), pen("cream"), -1)
        cv2.circle(canvas, (200, 300), 120, pen("mustard"), -1, cv2.LINE_AA)
        cv2.ellipse(canvas, (200, 470), (260, 90), 0, 180, 360, pen(colours.accent), -1, cv2.LINE_AA)
        for k in range(4):
            cv2.rectangle(canvas, (50, 540 + 55 * k), (350 - 60 * (k % 2), 562 + 55 * k), pen("charcoal" if k == 0 else "steel"), -1)
        printed(0.74, 1.52, picture(image(canvas), 0.15), thickness=0.004, at=(0, -0.1201, 0.86), turn=(90, 0, 0), steps=4)
    tube([(0.1, 0.4, 0.06), (0.4, 0.8, 0.03), (0.95, 0.7, 0.03), (1.2, 0.2, 0.03), (1.5, 0.1, 0.03)], 0.028, plastic("white", 0.5))


@model("sofaThrow", tilt=27, turn=26, fill=0.86)
def sofa_throw(colours, layers=4, thick=0.2):
    """A folded knitted throw with a wide and a narrow stripe, its fringes hanging at the side."""
    folded(3.4, 2.5, thick, cotton(colours.main, 12), layers=layers, rough=0.05)
    top = layers * thick * 1.04 - 0.02
    band = cotton(colours.accent, 12)
    for low, wide in ((-1.15, 0.5), (-0.45, 0.14)):
        line = [(y, top + 0.03) for y in (1.24, 0.8, 0.4, 0, -0.4, -0.8, -1.16)]
        line += [(-1.26 - 0.25 * math.sin(a), top - 0.2 + 0.235 * math.cos(a)) for a in (math.pi * k / 12 for k in range(1, 12))]
        skin([[(low + wide * s, y, z) for s in (0, 0.5, 1)] for y, z in line], band, (0, 0, 0), (0, 0, 0), 0.03)
    chance, threads = random.Random(5), [cotton(name) for name in colours]
    for layer in range(2):
        for k in range(34):
            y, z = -1.2 + 2.4 * k / 33, thick * (0.5 + 1.04 * (1 + 2 * layer))
            bend, drop = chance.uniform(-0.05, 0.05), min(z - 0.02, 0.3)
            tube([(1.66, y, z), (1.86, y + bend, z - 0.05), (1.98, y + bend * 2, z - drop)], 0.03, threads[k % 2])


PRODUCTS = {
    "moon-night-light-with-wooden-foot": {"set": "shelf"},
    "sofa-throw-130-x-170-cm": {"model": "sofaThrow", "set": "shelf"},
    "hand-milk-frother": {"set": "counter"},
    "wooden-phone-stand": {"second": {"view": {"turn": 58, "tilt": 22}}},
}
