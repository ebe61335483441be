"""Educational toys: wood, letters, puzzles."""
import math

import bpy

from studio.forms import ball, circle, disc, grouped, panel, star
from studio.materials import cotton, paper, picture, plastic, wood
from studio.parts import box, plate, rod, rounded_outline, text, tube, turned
from studio.designs import landscape, ludo
from studio.registry import model

RAINBOW = ("brick", "coral", "mustard", "green", "blue", "plum")
URDU = "/usr/share/fonts/truetype/noto/NotoNaskhArabic-Bold.ttf"


@model("stackingRings", tilt=16, turn=-10)
def stacking_rings(colours):
    """Five rings of falling size on a pole, a ball on top; one more beside it."""
    turned([(0, 0), (0.95, 0), (0.95, 0.14), (0, 0.14)], wood(colours.main), round=0.05)
    z = 0.14
    for i, name in enumerate(("brick", "coral", "mustard", "green", "blue")):
        r = 0.82 - 0.11 * i
        turned([(0.12, 0), (r, 0), (r, 0.3), (0.12, 0.3)], wood(name, "x", 0.3), (0, 0, z), round=0.14)
        z += 0.31
    rod((0, 0, 0), (0, 0, z + 0.1), 0.1, wood(colours.accent, "z"))
    ball(0.3, wood("plum", "x", 0.3), (0, 0, z + 0.28))


def arch(width, height, hole, deep, material, at, turn=(90, 0, 0)):
    """A bridge block."""
    inner = [(hole * math.cos(a), hole * math.sin(a)) for a in (math.pi * i / 20 for i in range(21))]
    plate([(width / 2, 0), (width / 2, height), (-width / 2, height), (-width / 2, 0), *inner[::-1]], deep, material, (at[0], at[1] + deep / 2, at[2]), turn, bevel=0.03)


@model("blocks", tilt=17, turn=-20)
def blocks(colours):
    """A building of blocks in six colours and several shapes."""
    paint = [wood(name, "x", 0.3) for name in RAINBOW]
    def cube(x, y, z, tone, size=(0.6, 0.6, 0.6), turn=0):
        box(size, paint[tone], (x, y, z), (0, 0, turn), bevel=0.045)
    cube(-0.75, 0, 0, 0)
    cube(0.75, 0, 0, 4)
    arch(0.9, 0.6, 0.27, 0.6, paint[2], (0, 0, 0))
    cube(0, 0, 0.6, 3, (2.2, 0.6, 0.3))
    cube(-0.75, 0, 0.9, 5)
    disc(0.3, 0.6, paint[1], (0, 0, 0.9))
    cube(0.75, 0, 0.9, 2)
    arch(1.2, 0.6, 0.33, 0.6, paint[4], (-0.4, 0, 1.5))
    cube(0.7, 0, 1.5, 0, (0.6, 0.6, 0.3))
    for x, z, tone in ((-0.4, 2.1, 0), (0.7, 1.8, 3)):
        plate([(-0.42, 0), (0.42, 0), (0, 0.5)], 0.6, paint[tone], (x, 0.3, z), (90, 0, 0), bevel=0.03)
    disc(0.28, 0.55, paint[3], (-1.35, -0.75, 0.28), (0, 90, 25))
    cube(-0.4, -1.15, 0, 1, turn=25)
    cube(0.65, -1.1, 0, 2, (0.9, 0.45, 0.3), -20)
    plate([(-0.42, 0), (0.42, 0), (0, 0.5)], 0.5, paint[5], (1.6, -0.55, 0), (90, 0, 35), bevel=0.03)


@model("shapeSorter", tilt=28, turn=-28, fill=0.82)
def shape_sorter(colours):
    """A cube with holes of several shapes on top and in front, the matching pieces beside it."""
    body, hole, size = wood(colours.main, "x", 0.3), paper("charcoal"), 1.4
    box((size, size, size), body, bevel=0.06)
    box((size + 0.06, size + 0.06, 0.16), wood("wood"), (0, 0, size), bevel=0.05)
    shapes = (circle(0.22), star(0.28, 0.14), rounded_outline(0.38, 0.38, 0.02), [(-0.24, -0.18), (0.24, -0.18), (0, 0.24)], circle(0.22, 6),
              [(-0.08, -0.24), (0.08, -0.24), (0.08, -0.08), (0.24, -0.08), (0.24, 0.08), (0.08, 0.08), (0.08, 0.24), (-0.08, 0.24), (-0.08, 0.08), (-0.24, 0.08), (-0.24, -0.08), (-0.08, -0.08)])
    spots = ((-0.33, -0.33), (0.33, -0.33), (-0.33, 0.33), (0.33, 0.33))
    for (x, y), shape in zip(spots, shapes):
        plate(shape, 0.012, hole, (x, y, size + 0.155), bevel=0.002)
    for (x, z), shape in zip(spots, (shapes[4], shapes[5], shapes[3], shapes[0])):
        plate(shape, 0.012, hole, (x, -size / 2 + 0.006, z + 0.7), (90, 0, 0), bevel=0.002)
    for (y, z), shape in zip(spots, (shapes[2], shapes[0], shapes[1], shapes[4])):
        plate(shape, 0.012, hole, (size / 2 - 0.006, y, z + 0.7), (90, 0, 90), bevel=0.002)
        plate(shape, 0.012, hole, (-size / 2 + 0.006, y, z + 0.7), (90, 0, -90), bevel=0.002)
    for i, (x, y, spin) in enumerate(((-1.15, -0.7, 0), (-0.55, -1.25, 20), (0.2, -1.25, 10), (0.95, -1.05, 30), (1.3, -0.35, 0), (-1.5, 0.1, 12))):
        plate([(px * 0.92, py * 0.92) for px, py in shapes[i]], 0.36, wood((colours.accent, "coral", "green", "brick", "plum", "teal")[i], "x", 0.3), (x, y, 0), (0, 0, spin), bevel=0.03)


@model("abacus", tilt=13, turn=-14)
def abacus(colours, width=2.8, height=2.5):
    """A wooden frame with five rows of ten beads, some pushed to the right."""
    frame = wood(colours.main, "z")
    for side in (-1, 1):
        box((0.2, 0.5, height), frame, (side * width / 2, 0, 0.1))
        box((0.3, 1.1, 0.16), wood(colours.accent, "y"), (side * width / 2, 0, 0))
    for z in (0.2, height - 0.1):
        box((width, 0.3, 0.18), wood(colours.main, "x"), (0, 0, z))
    for row, name in enumerate(("brick", "mustard", "green", "blue", "coral")):
        z = 0.62 + row * 0.41
        rod((-width / 2, 0, z), (width / 2, 0, z), 0.03, plastic("steel"))
        for i in range(10):
            left = i < (6, 3, 8, 5, 4)[row]
            x = -width / 2 + 0.25 + i * 0.2 if left else width / 2 - 0.25 - (9 - i) * 0.2
            ball(0.18, wood(name, "x", 0.25), (x, 0, z), (0.55, 1, 1))


def letter(sign, size, material, at, turn=(0, 0, 0)):
    body = text(sign, size, material, at, turn, raised=0.015)
    body.data.font = bpy.data.fonts.load(URDU, check_existing=True)
    return body


@model("letterBoard", tilt=50, turn=0, fill=0.86)
def letter_board(colours):
    """A board of lift-out tiles with the Urdu letters, right to left; two tiles lie beside their places."""
    box((3.5, 2.55, 0.14), wood("wood", "x"), bevel=0.05)
    box((3.24, 2.3, 0.02), paper(colours.main), (0, 0, 0.14), bevel=0.01)
    signs = "ابپتٹثجچحخدڈذرڑزسشصضطظعغفقکگلمنوہی"
    tones = ("coral", "mustard", "green", "sky", "rose", "teal", "lilac")
    columns, rows = 7, 5
    for i, sign in enumerate(signs):
        x, y, z = 1.38 - (i % columns) * 0.46, 0.9 - (i // columns) * 0.45, 0.16
        lifted = i in (23, 30)
        if lifted:
            box((0.38, 0.38, 0.004), paper(tones[i % 7]), (x, y, z), bevel=0.001)
            x, y, z = (0.35, -1.55, 0) if i == 23 else (1.0, -1.6, 0)
        spin = (0, 0, 14 if i == 23 else -10) if lifted else (0, 0, 0)
        box((0.4, 0.4, 0.1), wood(tones[i % 7], "x", 0.3), (x, y, z), spin, bevel=0.03)
        letter(sign, 0.4, paper(colours.accent), (x - 0.02, y, z + 0.105), spin)
        ball(0.032, wood(colours.accent), (x + 0.15, y + 0.15, z + 0.12))


@model("drawingBoard", tilt=50, turn=-8, fill=0.85)
def drawing_board(colours, width=3.8, depth=2.8):
    """A toy board with a grey window and a drawing, a pen on a string, three stamps and the wiping bar."""
    plate(rounded_outline(width, depth, 0.5), 0.22, plastic(colours.main, 0.25), bevel=0.09)
    plate(rounded_outline(width - 0.9, depth - 0.95, 0.12), 0.03, plastic("white", 0.5), (-0.18, 0.2, 0.205), bevel=0.01)
    ink, z = paper("charcoal"), 0.245
    def line(points, curved=True):
        tube([(x, y, z) for x, y in points], 0.028, ink, curved=curved)
    line([(-1.3, -0.2), (-1.3, 0.35), (-0.9, 0.75), (-0.5, 0.35), (-0.5, -0.2), (-1.3, -0.2)], False)
    for k in range(2):
        line([(0.45 + 0.32 * math.cos(a), 0.55 + 0.32 * math.sin(a)) for a in (math.tau * i / 16 for i in range(17))])
    for k in range(8):
        a = math.tau * k / 8
        line([(0.45 + 0.42 * math.cos(a), 0.55 + 0.42 * math.sin(a)), (0.45 + 0.56 * math.cos(a), 0.55 + 0.56 * math.sin(a))])
    line([(-1.5, -0.25), (0, -0.32), (1.0, -0.22)])
    rod((-1.5, -1.12, 0.24), (1.2, -1.12, 0.24), 0.05, plastic("charcoal"))
    plate(rounded_outline(0.5, 0.36, 0.1), 0.2, plastic("mustard"), (-0.9, -1.12, 0.2), bevel=0.06)
    for i, (name, shape) in enumerate((("mustard", star(0.2, 0.1)), ("green", circle(0.17)), ("blue", rounded_outline(0.3, 0.3, 0.03)))):
        plate(shape, 0.16, plastic(name), (1.58, 0.75 - 0.55 * i, 0.2), bevel=0.04)
        disc(0.07, 0.14, plastic(name), (1.58, 0.75 - 0.55 * i, 0.34))
    tube([(0.9, -1.75, 0.12), (-0.2, -1.85, 0.12)], 0.11, plastic(colours.accent), radii=[1, 1.1])
    turned([(0.1, 0), (0.03, 0.22), (0, 0.22)], plastic("charcoal"), (-0.2, -1.85, 0.12), (0, -90, 5), round=0.01)
    tube([(0.9, -1.75, 0.12), (1.4, -1.8, 0.05), (1.75, -1.5, 0.05), (1.8, -1.2, 0.12), (1.7, -1.0, 0.2)], 0.025, cotton("white"))


def jig(column, row, columns, rows, w, h):
    """The outline of a puzzle piece with round tabs."""
    points = []
    sides = (((0, 0), (1, 0), row == 0, (column + row) % 2), ((1, 0), (1, 1), column == columns - 1, (column + row + 1) % 2),
             ((1, 1), (0, 1), row == rows - 1, (column + row) % 2), ((0, 1), (0, 0), column == 0, (column + row + 1) % 2))
    for (ax, ay), (bx, by), plain, out in sides:
        ax, bx, ay, by = (ax - 0.5) * w, (bx - 0.5) * w, (ay - 0.5) * h, (by - 0.5) * h
        points.append((ax, ay))
        if plain:
            continue
        long = math.hypot(bx - ax, by - ay)
        dx, dy = (bx - ax) / long, (by - ay) / long
        nx, ny = (dy, -dx) if out else (-dy, dx)
        r = 0.095
        for i in range(13):
            a = math.radians(-120 + 240 * i / 12)
            along, away = long / 2 + r * math.sin(a), r * 0.5 + r * math.cos(a)
            points.append((ax + dx * along + nx * away, ay + dy * along + ny * away))
    return points


@model("puzzle", tilt=48, turn=-10, fill=0.84)
def puzzle(colours, width=2.2, depth=2.0):
    """Nine large wooden pieces in a frame, one of them beside its place."""
    box((width + 0.3, depth + 0.3, 0.12), wood("wood"), bevel=0.04)
    box((width + 0.02, depth + 0.02, 0.02), paper("cream"), (0, 0, 0.11), bevel=0.005)
    for side in (-1, 1):
        box((0.14, depth + 0.3, 0.12), wood("wood", "y"), (side * (width / 2 + 0.08), 0, 0.12), bevel=0.03)
        box((width + 0.02, 0.14, 0.119), wood("wood", "x"), (0, side * (depth / 2 + 0.08), 0.12), bevel=0.03)
    print_ = picture(landscape(0, 800, 730, mount=0.0), 0.35)
    w, h = width / 3, depth / 3
    for row in range(3):
        for column in range(3):
            x, y = (column - 1) * w, (row - 1) * h
            body = plate(jig(column, row, 3, 3, w - 0.015, h - 0.015), 0.1, print_, (x, y, 0.13), bevel=0.015)
            layer = body.data.uv_layers.new()
            for loop, spot in zip(layer.data, body.data.loops):
                point = body.data.vertices[spot.vertex_index].co
                loop.uv = ((point.x + x) / width + 0.5, (point.y + y) / depth + 0.5)
            if (row, column) == (0, 2):
                body.location, body.rotation_euler = (1.5, -1.62, 0.0), (0, 0, math.radians(-24))


@model("ludo", tilt=46, turn=-16, fill=0.85)
def ludo_board(colours):
    """A wooden ludo board with tokens of four colours and a die."""
    box((3.0, 3.0, 0.16), wood(colours.main, "x"), bevel=0.05)
    panel(2.75, 2.75, picture(ludo(), 0.35), (0, 0, 0.163), (-90, 0, 0))
    def token(x, y, name):
        turned([(0, 0), (0.09, 0), (0.08, 0.05), (0.035, 0.16), (0, 0.17)], plastic(name, 0.2), (x, y, 0.165), round=0.02)
        ball(0.062, plastic(name, 0.2), (x, y, 0.165 + 0.2))
    cell = 2.75 / 15
    for x, y, name in ((-4.5, 4.5, "brick"), (4.5, 4.5, "green"), (-4.5, -4.5, "blue"), (4.5, -4.5, "mustard")):
        for i, j in ((-1, -1), (1, -1), (-1, 1)):
            token((x + i) * cell, (y + j) * cell, name)
    for x, y, name in ((-3, 1, "brick"), (1, 4, "green"), (0, -4, "blue"), (4, -1, "mustard")):
        token(x * cell, y * cell, name)
    for at, turn in (((1.1, -1.85, 0), 25), ((0.55, -1.95, 0), -12)):
        parts = [box((0.24, 0.24, 0.24), plastic("white", 0.2), bevel=0.04)]
        dark = paper("charcoal")
        parts += [ball(0.028, dark, (x, y, 0.238), (1, 1, 0.4)) for x in (-0.06, 0.06) for y in (-0.06, 0, 0.06)]
        parts += [ball(0.028, dark, (x, -0.119, z), (1, 0.4, 1)) for x, z in ((-0.06, 0.06), (0, 0.12), (0.06, 0.18))]
        parts += [ball(0.028, dark, (side * 0.119, y, z), (0.4, 1, 1)) for side in (-1, 1) for y, z in ((-0.05, 0.07), (0.05, 0.17))]
        grouped(parts, at, (0, 0, turn))


PRODUCTS = {
    "wooden-ludo-board-with-dice": {"second": {"view": {"tilt": 20, "turn": 35}}},
    "wooden-picture-puzzle-9-pieces": {"second": {"view": {"tilt": 80, "turn": 0}}},
    "urdu-letters-board": {"second": {"view": {"tilt": 28, "turn": 30}}},
    "building-blocks-60-pieces": {"set": "shelf"},
    "wooden-abacus-5-rows": {"set": "shelf"},
}
