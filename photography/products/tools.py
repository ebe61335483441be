"""Tools: what lies in the drawer by the door."""
import math

from studio.hardware import blended, drilled, plug, posed, spline
from studio.materials import brushed, coated, picture, plastic, polished, rubber, wood
from studio.parts import box, lofted, plate, ring, rod, rounded_outline, text, tube, turned
from studio.patterns import laid, scale_marks
from studio.registry import model


def screwdriver(name, cross, long, at, angle):
    """A fluted grip with a black end and a bright blade, lying along x."""
    with posed((at[0], at[1], 0.17), (0, 0, angle)):
        grip = [(0, -1.1), (0.12, -1.1), (0.17, -0.95), (0.17, -0.45), (0.115, -0.25), (0.15, -0.06), (0.13, 0), (0, 0)]
        turned(grip, plastic(name, 0.28), turn=(0, 90, 0), flutes=8, depth=0.06, round=0.05)
        turned([(0, -0.96), (0.182, -0.94), (0.182, -0.8), (0, -0.8)], rubber("charcoal"), turn=(0, 90, 0), flutes=8, depth=0.06)
        rod((-0.02, 0, 0), (long, 0, 0), 0.045, polished("steel"))
        if cross:
            turned([(0.045, 0), (0.045, 0.04), (0.012, 0.16), (0, 0.17)], brushed("charcoal"), (long, 0, 0), (0, 90, 0), flutes=4, depth=0.2, round=0.01)
        else:
            lofted([[(long - 0.02, y, z) for y, z in rounded_outline(0.085, 0.085, 0.03, 2)], [(long + 0.22, y * 1.5, z * 0.22) for y, z in rounded_outline(0.085, 0.085, 0.03, 2)]], brushed("charcoal"))


@model("screwdrivers", tilt=62, fill=0.84)
def screwdrivers(colours):
    """Six screwdrivers in a fan: three flat ones in the one colour, three cross-head ones in the other."""
    for i in range(6):
        angle = 90 + (2.5 - i) * 13
        a, cross = math.radians(angle), i % 2 == 1
        long = (1.0, 1.25, 1.5, 1.5, 1.25, 1.0)[i]
        screwdriver(colours.accent if cross else colours.main, cross, long, (2.75 * math.cos(a), 2.75 * math.sin(a)), angle)


@model("hammer", tilt=58, turn=0, fill=0.84)
def hammer(colours, length=3.3):
    """A claw hammer lying on its side, the split claw to the left."""
    steel, dark = polished(colours.main), brushed("charcoal")
    with posed(turn=(0, 0, 38)):
        rings = [[(x, y * w, 0.2 + z * h) for y, z in rounded_outline(1, 1, 0.45)] for x, w, h in
                 ((-1.9, 0.19, 0.28), (-1.2, 0.2, 0.3), (-0.3, 0.24, 0.32), (0.4, 0.2, 0.27), (1.3, 0.25, 0.34))]
        lofted(rings, wood(colours.accent, "x"))
        with posed((1.15, 0, 0.2)):
            turned([(0, 0), (0.25, 0), (0.27, 0.04), (0.27, 0.22), (0.18, 0.3), (0.17, 0.5), (0, 0.5)], steel, (0, -0.85, 0), (-90, 0, 0), round=0.02)
            box((0.46, 0.5, 0.4), dark, (0, -0.08, -0.2), bevel=0.08)
            for side in (-1, 1):
                path = [(0, 0.1), (-0.02, 0.5), (-0.16, 0.85), (-0.42, 1.12)]
                rows = [[(x + px, y, side * (0.055 + 0.055 * i / 3) + pz + 0.0) for px, pz in rounded_outline(w, 0.17 - 0.02 * i, 0.04, 3)]
                        for i, ((x, y), w) in enumerate(zip(path, (0.4, 0.34, 0.24, 0.08)))]
                lofted(rows, steel)
        box((0.4, 0.2, 0.28), dark, (1.3, 0, 0.06), bevel=0.06)


def pliers_half(side, steel, grip):
    """One jaw with its long handle; `side` mirrors it."""
    jaw = [(-0.02, 1.15), (0.13, 1.15), (0.24, 0.7), (0.34, 0.25), (0.3, -0.08), (0.18, -0.3), (-0.1, -0.1), (-0.02, 0.2)]
    plate([(side * x, y) for x, y in (jaw if side > 0 else reversed(jaw))], 0.24, steel, (0, 0, 0.1), bevel=0.04)
    line = [(side * x, y, 0.22) for x, y in ((0.16, -0.1), (0.34, -0.5), (0.5, -1.1), (0.5, -1.6), (0.4, -2.1))]
    tube(line, 0.09, steel, radii=[1.1, 1, 1, 1, 1])
    tube(line[1:], 0.145, grip, radii=[0.82, 1.05, 1.12, 0.95])
    ring(0.13, 0.03, grip, (line[1][0], line[1][1], 0.22), (90, 0, side * 15))


@model("pliers", tilt=62, turn=0, fill=0.82)
def pliers(colours):
    """Combination pliers, a little open, their grips dipped."""
    steel, grip = brushed(colours.main, (20, 20, 20)), plastic(colours.accent, 0.38)
    with posed(turn=(0, 0, -35)):
        with posed(turn=(0, 0, 5)):
            pliers_half(-1, steel, grip)
        with posed(turn=(0, 0, -5)):
            pliers_half(1, steel, grip)
        turned([(0, 0.34), (0.27, 0.34), (0.24, 0.4), (0, 0.4)], polished("steel"), round=0.03)
        turned([(0, 0.4), (0.13, 0.4), (0.11, 0.44), (0, 0.44)], coated("charcoal"), round=0.02)
        for i in range(9):
            for side in (-1, 1):
                box((0.1, 0.03, 0.02), coated("charcoal"), (side * 0.09 + side * i * 0.004, 0.5 + i * 0.07, 0.335), bevel=0.005)


@model("spanner", tilt=62, turn=0, fill=0.86)
def spanner(colours):
    """An adjustable spanner: a fixed and a moving jaw, the worm between, a hole in the grip's end."""
    steel = brushed(colours.main, (3, 30, 30))
    with posed(turn=(0, 0, 36)):
        body = [(-2.0, 0.2), (-1.9, 0.27), (-1.6, 0.28), (-1.3, 0.2), (0.1, 0.19), (0.35, 0.4), (0.42, 0.62), (0.7, 0.72), (1.35, 0.6),
                (1.36, 0.4), (0.86, 0.2), (0.8, -0.1), (0.8, -0.62), (0.55, -0.6), (0.3, -0.42), (0.1, -0.2), (-1.3, -0.2), (-1.6, -0.28), (-1.9, -0.27), (-2.0, -0.2)]
        drilled(plate(body[::-1], 0.22, steel, bevel=0.035), [(-1.72, 0, 0.1)], 0.14)
        inset = [(x, y) for x, y in rounded_outline(1.0, 0.2, 0.1)]
        plate([(x - 0.65, y) for x, y in inset], 0.012, coated("charcoal"), (0, 0, 0.218), bevel=0.004)
        text("250 mm", 0.13, plastic("white"), (-0.65, 0, 0.232), (0, 0, 0), 0.002)
        jaw = [(0.83, -0.24), (1.3, -0.34), (1.34, -0.52), (1.05, -0.86), (0.72, -0.92), (0.6, -0.8), (0.6, -0.3)]
        plate(jaw[::-1], 0.25, polished(colours.main), (0, 0, -0.015), bevel=0.04)
        box((0.26, 1.1, 0.2), polished(colours.main), (0.68, -0.3, 0.03), bevel=0.03)
        with posed((0.46, -0.08, 0.13), (90, 0, 0)):
            turned([(0, -0.2), (0.14, -0.2), (0.14, 0.2), (0, 0.2)], brushed("charcoal"), flutes=20, depth=0.05, round=0.02)
        for i in range(7):
            box((0.012, 0.1 if i % 3 else 0.17, 0.01), coated("charcoal"), (0.62 + i * 0.03, 0.45, 0.216), bevel=0.002)


@model("drill", tilt=14, turn=-8, fill=0.8)
def drill(colours):
    """A drill driver on its battery foot, the chuck to the left, with a bit; a row of bits lies in front."""
    case, dark, steel = plastic(colours.main, 0.34), plastic(colours.accent, 0.45), polished("steel")
    blended([[((-0.55, 0, 1.95), 0.34), ((0.75, 0, 1.95), 0.36)], [((0.75, 0, 1.95), 0.36), ((0.85, 0, 1.95), 0.3)],
             [((0.45, 0, 1.75), 0.3), ((0.62, 0, 0.9), 0.25), ((0.66, 0, 0.55), 0.28)]], case, flat=(1, 0.82, 1))
    blended([[((0.78, 0, 1.55), 0.14), ((0.87, 0, 0.7), 0.15)]], dark, 0.03)
    box((1.35, 0.66, 0.36), dark, (0.55, 0, 0), bevel=0.12)
    box((1.2, 0.62, 0.16), case, (0.55, 0, 0.35), bevel=0.07)
    box((0.4, 0.03, 0.12), plastic("white"), (0.35, -0.33, 0.13), bevel=0.01)
    turned([(0, 0), (0.3, 0), (0.31, 0.06), (0.31, 0.3), (0.29, 0.36), (0, 0.36)], dark, (-0.82, 0, 1.95), (0, -90, 0), flutes=24, depth=0.015)
    turned([(0, 0), (0.27, 0), (0.27, 0.36), (0.13, 0.56), (0.1, 0.58), (0, 0.58)], rubber("charcoal"), (-1.17, 0, 1.95), (0, -90, 0), flutes=30, depth=0.02)
    rod((-1.7, 0, 1.95), (-2.1, 0, 1.95), 0.05, steel)
    turned([(0.045, 0), (0.045, 0.1), (0, 0.2)], brushed("charcoal"), (-2.1, 0, 1.95), (0, -90, 0), round=0.01)
    tube([(0.0, 0, 1.66), (0.08, 0, 1.46), (0.26, 0, 1.26)], 0.13, dark, radii=[0.8, 1.1, 0.8])
    for x in (0.35, 0.5, 0.65, 0.8):
        box((0.06, 0.02, 0.22), dark, (x, -0.292, 1.88), (0, 20, 0), bevel=0.008)
    text("12 V", 0.2, dark, (-0.15, -0.285, 1.96))
    for i in range(5):
        x = -1.95 + i * 0.32
        rod((x, -0.75, 0.06), (x + 0.1, -0.35 - 0.05 * i, 0.06), 0.035 + 0.006 * i, brushed("charcoal" if i % 2 else "steel"))
        rod((x - 0.06, -0.98, 0.06), (x, -0.75, 0.06), 0.062, steel)


@model("extensionLead", tilt=44, turn=-20, fill=0.88)
def extension_lead(colours):
    """Three universal sockets in a row, a lit red switch, a coiled cord with its plug."""
    white, dark, red = plastic(colours.main), coated("charcoal"), plastic("brick", 0.25)
    box((4.3, 1.1, 0.5), white, (-0.2, 0, 0), bevel=0.12)
    box((4.1, 0.92, 0.02), plastic("steel", 0.4), (-0.2, 0, 0.49), bevel=0.01)
    for x in (-1.7, -0.6, 0.5):
        plate([(x + a, b) for a, b in rounded_outline(0.94, 0.8, 0.16)], 0.04, white, (0, 0, 0.5), bevel=0.014)
        for px, py, w, h in ((0, 0.2, 0.15, 0.22), (-0.23, -0.14, 0.22, 0.13), (0.23, -0.14, 0.22, 0.13)):
            plate([(x + px + a, py + b) for a, b in rounded_outline(w, h, 0.05)], 0.006, dark, (0, 0, 0.538), bevel=0.002)
    box((0.56, 0.74, 0.06), dark, (1.4, 0, 0.5), bevel=0.02)
    box((0.44, 0.6, 0.14), red, (1.4, 0, 0.51), (9, 0, 0), bevel=0.05)
    turns = [(1.9, 0, 0.25), (2.2, 0.15, 0.09)]
    turns += [(0.55 + (1.25 - 0.02 * i) * math.cos(0.6 + i * 0.5), 1.75 + (0.8 - 0.014 * i) * math.sin(0.6 + i * 0.5), 0.09 + 0.012 * i) for i in range(40)]
    cord = spline([*turns, (-1.2, 1.9, 0.2), (-2.2, 1.7, 0.12), (-2.6, 1.0, 0.22)], 6)
    tube(cord, 0.075, white, curved=False)
    tube([(1.9, 0, 0.25), (2.08, 0, 0.23)], 0.09, white, radii=[1.2, 0.9])
    plug((-2.85, 0.45, 0.24), (0, 0, 25), white, polished("mustard"))


@model("measuringTape", tilt=24, turn=18, fill=0.82)
def measuring_tape(colours, pulled=2.2):
    """A rounded case with a belt clip, the printed steel blade pulled out to the left along the ground."""
    case, dark = plastic(colours.main, 0.3), rubber(colours.accent)
    side = [(-0.75, 0.0), (0.55, 0.0), (0.72, 0.18), (0.74, 0.7), (0.6, 1.15), (0.25, 1.38), (-0.2, 1.38), (-0.55, 1.2), (-0.72, 0.8), (-0.78, 0.2)]
    loop = spline([*side, side[0]], 5)[:-1]
    plate([(x, z) for x, z in loop], 0.7, dark, (0, 0.35, 0), (90, 0, 0), bevel=0.14)
    plate([(x * 0.82, 0.62 + (z - 0.62) * 0.82) for x, z in loop], 0.8, case, (0, 0.4, 0), (90, 0, 0), bevel=0.1)
    turned([(0, 0), (0.42, 0), (0.4, 0.03), (0, 0.03)], plastic("white"), (-0.02, -0.4, 0.68), (90, 0, 0), round=0.01)
    text("5 m", 0.34, dark, (-0.02, -0.436, 0.68))
    box((0.4, 0.26, 0.16), plastic("brick"), (-0.45, 0, 1.2), (0, -40, 0), bevel=0.06)
    blade = picture(scale_marks(colours.main, "charcoal"), 0.35)
    rows = [[(-0.6 - pulled * i / 30, y, 0.13 + 0.22 * (y / 0.3) ** 2 * 0.3) for y in (-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3)] for i in range(31)]
    from studio.soft import _grid
    laid(_grid(rows, blade, (0, 0, 0), (0, 0, 0)))
    box((0.04, 0.42, 0.26), polished("steel"), (-0.61 - pulled, 0, 0.0), bevel=0.012)
    box((0.3, 0.42, 0.025), polished("steel"), (-0.48 - pulled, 0, 0.16), bevel=0.01)


@model("tapeRolls", tilt=24, turn=-14, fill=0.82)
def tape_rolls(colours):
    """Three rolls of PVC tape: two lie on each other, one leans against them with its end loose."""
    def roll(name, at, turn):
        with posed(at, turn):
            turned([(0.46, 0), (0.9, 0), (0.9, 0.36), (0.46, 0.36)], plastic(name, 0.22), round=0.015)
            turned([(0.44, -0.005), (0.475, -0.005), (0.475, 0.365), (0.44, 0.365), (0.44, -0.005)], plastic("white"), round=0.01)
            for i in range(7):
                for z in (-0.001, 0.361):
                    ring(0.53 + i * 0.055, 0.004, plastic(name, 0.5), (0, 0, z), count=48)
    roll(colours.main, (0.55, 0.3, 0), (0, 0, 0))
    roll(colours.main, (0.6, 0.26, 0.375), (0, 0, 20))
    roll(colours.accent, (-0.85, -0.25, 0.87), (80, 0, -16))
    tail = [(-0.62, -0.62), (-0.2, -0.74), (0.2, -0.66), (0.55, -0.75)]
    lofted([[(x, y - 0.0, 0.012 + t) for t in (0, 0.018)] + [(x + 0.1, y - 0.36, t) for t in (0.03, 0.012)] for x, y in spline([(a, b - 0.1) for a, b in tail], 6)], plastic(colours.accent, 0.22))


PRODUCTS = {}
