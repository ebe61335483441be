"""Clearance sale."""
import math

from studio.arrange import disc, moved, printed, skin
from studio.materials import ceramic, clear_plastic, cotton, enamel, leaf, perforated, picture, plastic, polished, rubber, silicone
from studio.parts import box, open_box, plate, ring, rounded_outline, shell, text, tube, turned
from studio.motifs import ajrak, image, woven
from studio.registry import model


@model("tableMats", tilt=44, turn=-18, fill=0.88)
def table_mats(colours):
    """Two woven table mats, one over the other, with a plate on them and the other four behind, rolled."""
    weave = [picture(image(woven(a, b)), 0.85) for a, b in ((colours.main, colours.accent), (colours.accent, colours.main))]
    printed(4.5, 3.0, weave[1], thickness=0.04, at=(0.5, 0.55, 0), turn=(0, 0, -9), steps=8)
    printed(4.5, 3.0, weave[0], thickness=0.04, at=(-0.2, -0.25, 0.045), turn=(0, 0, 4), steps=8)
    with moved((-0.3, -0.25, 0.09)):
        turned(shell([(0, 0), (0.7, 0), (0.78, 0.03), (0.88, 0.1), (1.22, 0.19), (1.24, 0.2)], 0.045), ceramic("white"), round=0.04)


@model("cactusPot", tilt=12, turn=-8)
def cactus_pot(colours):
    """A small ribbed cactus with an arm, spines and a flower, in a white ceramic pot."""
    glaze, green = ceramic(colours.main), leaf(colours.accent)
    turned(shell([(0, 0), (0.4, 0), (0.44, 0.04), (0.52, 0.62), (0.55, 0.64), (0.55, 0.76)], 0.05), glaze, round=0.04)
    turned([(0, 0.66), (0.5, 0.66), (0, 0.7)], rubber("walnut"), round=0)
    def stem(high, r, ribs, at):
        with moved(at):
            profile = [(0, 0), (r * 0.86, 0)] + [(r * (0.9 + 0.1 * math.sin(math.pi * t)) * (1 if t < 0.75 else math.sqrt(max(1 - ((t - 0.75) / 0.25) ** 2, 0.0))), high * t) for t in (k / 20 for k in range(1, 20))] + [(0, high)]
            turned(profile, green, round=0, steps=ribs * 14, flutes=ribs, depth=0.12)
            spots = [(r * 1.1 * math.cos(math.tau * k / ribs + 0.0), r * 1.1 * math.sin(math.tau * k / ribs), z * high, 0) for k in range(ribs) for z in (0.15, 0.27, 0.39, 0.51, 0.63, 0.75)]
            spine = []
            for x, y, z, _ in spots:
                for dx, dz in ((-0.05, 0.03), (0.05, 0.03), (0.0, -0.05), (0.0, 0.06)):
                    spine.append(((x, y, z), (x * 1.28 + dx * y * 4, y * 1.28 - dx * x * 4, z + dz)))
            for a, b in spine:
                tube([a, b], 0.006, plastic("cream"), curved=False)
    stem(1.0, 0.3, 10, (0, 0, 0.66))
    tube([(0.2, -0.05, 1.05), (0.46, -0.08, 1.08), (0.54, -0.08, 1.2), (0.55, -0.08, 1.42)], 0.12, green, radii=[0.8, 0.95, 1, 0.5])
    for k in range(7):
        with moved((0, 0, 1.64), (0, 0, 360 * k / 7)):
            skin([[(0.16 * t * math.cos(s) , 0.07 * math.sin(math.pi * t) * s, 0.04 + 0.12 * t) for s in (-1, 0, 1)] for t in (0, 0.3, 0.6, 0.9, 1.0)], plastic("rose", 0.5), (0, 0, 0), (0, 0, 0), 0.01)
    disc(0.05, plastic("mustard"), (0, 0, 1.66), 0.06)


@model("colander", tilt=24, turn=-16, fill=0.84)
def colander(colours):
    """A deep enamelled colander with holes, a cream rim, a foot and two loop handles."""
    r = 1.2
    bowl = [(0.001, 0.2), (0.5, 0.21), (0.85, 0.36), (1.08, 0.66), (r, 1.05)]
    inner = [(max(x - 0.02, 0.001), z + 0.02) for x, z in bowl]
    turned(bowl, perforated(enamel(colours.main), 0.13, 0.24), round=0.18, steps=120)
    turned(inner, perforated(enamel(colours.accent), 0.13, 0.24), round=0.18, steps=120)
    ring(r, 0.04, enamel(colours.accent), (0, 0, 1.05), count=48)
    turned([(0.5, 0), (0.58, 0), (0.52, 0.22), (0.47, 0.22)], enamel(colours.main), round=0.02)
    for side in (-1, 1):
        tube([(side * (r - 0.06), -0.4, 0.86), (side * (r + 0.3), -0.32, 0.95), (side * (r + 0.38), 0, 0.97), (side * (r + 0.3), 0.32, 0.95), (side * (r - 0.06), 0.4, 0.86)], 0.065, enamel(colours.main))


@model("runner", tilt=42, turn=-30, fill=0.88)
def runner(colours, width=2.3, length=6.4):
    """A table runner with ajrak medallions, half unrolled, with fringes at its end."""
    cloth = picture(image(ajrak(colours.main, "navy", "cream", colours.accent), 0.05), 0.95)
    def lie(x, y):
        wave = 0.05 + 0.04 * math.sin(1.7 * y) + 0.02 * math.sin(2.4 * x + y)
        return wave
    printed(width, length, cloth, lie, 0.03, steps=96)
    for k in range(46):
        x = -width / 2 + width * (k + 0.5) / 46
        bend = 0.05 * math.sin(k * 2.7)
        tube([(x, -length / 2, 0.06), (x + bend, -length / 2 - 0.16, 0.04), (x + bend * 1.6, -length / 2 - 0.36, 0.03)], 0.02, plastic(colours.main, 0.9))
    with moved((0, length / 2 - 0.15, 0.42)):
        line = []
        for i in range(70):
            a, r = math.tau * i / 22, 0.1 + 0.32 * i / 70
            line.append((r * math.cos(a), r * math.sin(a)))
        skin([[(x, y, z) for x in (-width / 2, -width / 6, width / 6, width / 2)] for y, z in line], cotton(colours.main), (0, 0, 0), (0, 0, 0), 0.03)


@model("iceTray", tilt=36, turn=-24, fill=0.86)
def ice_tray(colours):
    """Two silicone trays of eight cubes, one on its lid; ice stands in the cells and two cubes lie before it."""
    soft, ice = silicone(colours.main), clear_plastic("glass", 0.25)
    def tray():
        open_box((2.6, 1.4, 0.42), soft, wall=0.06, corner=0.16, taper=0.95)
        for i in range(3):
            box((0.06, 1.28, 0.38), soft, (-0.62 + 0.62 * i, 0, 0.02), bevel=0.025)
        box((2.46, 0.06, 0.38), soft, (0, 0, 0.02), bevel=0.025)
        for i in range(4):
            for j in (-1, 1):
                box((0.52, 0.54, 0.34), plastic("#dcecf2", 0.08), (-0.93 + 0.62 * i, j * 0.33, 0.05), bevel=0.05)
    tray()
    with moved((0.25, 1.5, 0), (0, 0, 8)):
        tray()
        with moved((0, 0, 0.43)):
            plate(rounded_outline(2.66, 1.46, 0.2), 0.06, clear_plastic(colours.main, 0.5), bevel=0.025)
    for x, y, turn in ((-0.75, -1.12, 20), (-0.1, -1.2, 52), (0.5, -1.05, 8)):
        box((0.5, 0.5, 0.46), ice, (x, y, 0), (0, 0, turn), bevel=0.07)
        box((0.4, 0.4, 0.36), plastic("#e6f2f6", 0.1), (x, y, 0.05), (0, 0, turn), bevel=0.07)


@model("measuringCups", tilt=44, turn=-12, fill=0.88)
def measuring_cups(colours):
    """Four measuring cups and four spoons with their sizes on the handles, fanned out on a ring each."""
    paint = plastic(colours.main, 0.3)
    for i, (r, words) in enumerate(((0.58, "1 cup"), (0.48, "1/2"), (0.41, "1/3"), (0.35, "1/4"))):
        angle = 134 - 33 * i
        with moved((-0.2, -0.9, 0.0), (0, 0, angle - 90)):
            with moved((0, 1.85, 0)):
                turned(shell([(0, 0), (r * 0.82, 0), (r * 0.9, 0.04), (r, r * 0.9), (r * 1.04, r * 0.92)], 0.03), paint, round=0.06)
                plate([(-0.13, -r * 0.98), (0.13, -r * 0.98), (0.16, -r - 1.1), (0.1, -r - 1.22), (-0.1, -r - 1.22), (-0.16, -r - 1.1)], 0.05, paint, (0, 0, r * 0.86), bevel=0.02)
                text(words, 0.17, plastic("white"), (0, -r - 0.55, r * 0.86 + 0.052), (0, 0, 90), 0.004)
                box((0.2, 0.06, r * 0.86), paint, (0, -r - 1.12, 0.0), bevel=0.02)
    for i, r in enumerate((0.22, 0.19, 0.16, 0.13)):
        with moved((1.15 + 0.42 * i, -1.15, 0.0), (0, 0, -8 * i + 2)):
            turned(shell([(0, 0), (r * 0.5, 0.0), (r * 0.9, r * 0.35), (r, r * 0.75)], 0.02), paint, (0, 0.9, 0), round=0.05)
            plate([(-0.07, 0.9 - r * 0.9), (0.07, 0.9 - r * 0.9), (0.09, -0.3), (-0.09, -0.3)], 0.04, paint, (0, 0, r * 0.6), bevel=0.015)
            box((0.12, 0.05, r * 0.6), paint, (0, -0.24, 0), bevel=0.015)
    ring(0.18, 0.022, polished("steel"), (-0.2, -0.88, 0.36), count=24)


PRODUCTS = {
    "ice-cube-trays-with-lid-set-of-2": {"set": "counter"},
    "colander-with-handles-24-cm": {"set": "counter"},
    "little-cactus-ornament-in-pot": {"set": "shelf"},
}
