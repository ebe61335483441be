"""What a product stands on and before. Every set stands at the height `floor` and grows with the subject."""
import math

import bpy

from . import materials
from .palette import backdrop as tone, mixed
from .parts import box, placed


def paper_roll(name, radius, floor=0.0, at=(0, 0)):
    """Seamless paper in one of the shop's five tones, from table to wall without a horizon."""
    _roll(name, *(mixed(tone(name, part), tone(name, "glow"), 0.5) for part in ("table", "wall")), radius, floor, at)


def hero(name, radius, floor=0.0, at=(0, 0)):
    """The paper of the shop's own pages: the same tones, fuller, since a whole band of the page is in them."""
    table = full(mixed(tone(name, "table"), tone(name, "shadow"), 0.12))
    _roll(name, table, full(tone(name, "table")), radius, floor, at)


def full(rgba, share=1.35):
    """A tone further from grey, as light as it was."""
    grey = 0.2126 * rgba[0] + 0.7152 * rgba[1] + 0.0722 * rgba[2]
    return mixed((grey, grey, grey, 1.0), rgba, share)


def _roll(name, table, wall, radius, floor, at):
    made = materials.Surface(f"backdrop {name}", table, 0.9, Specular=0.1)
    height, split = made.node("ShaderNodeNewGeometry"), made.node("ShaderNodeSeparateXYZ")
    share = made.node("ShaderNodeMapRange", From_Min=floor, From_Max=floor + 5 * radius)
    made.join(height, "Position", split, "Vector")
    made.join(split, "Z", share, "Value")
    made.ramp(share, "Result", table, wall, low=0.0, high=1.0)
    back, bend, reach = 2.2 * radius, 2.5 * radius, 30 * radius
    arc = [(back + bend * math.sin(a), bend * (1 - math.cos(a))) for a in (math.pi / 2 * i / 24 for i in range(1, 25))]
    line = [(-reach, 0), (back, 0), *arc, (back + bend, reach)]
    points = [(at[0] + x, at[1] + y, floor + z) for y, z in line for x in (-reach, reach)]
    mesh = bpy.data.meshes.new("backdrop")
    mesh.from_pydata(points, [], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)])
    placed("backdrop", mesh, made.material)


def _tiles(wide, high, size, material, at, upright):
    """Bevelled tiles with open joints, over a grout plane."""
    step = size * 1.04
    for column in range(wide):
        for row in range(high):
            x, other = (column - (wide - 1) / 2) * step, row * step
            spot = (at[0] + x, at[1], at[2] + other) if upright else (at[0] + x, at[1] - other, at[2] - 0.1)
            box((size, 0.1, size) if upright else (size, size, 0.1), material, spot, bevel=0.025, segments=2)


def bathroom(name, radius, floor=0.0, at=(0, 0)):
    """A tiled corner: white glazed wall tiles with a matt floor in the backdrop's tone."""
    size = max(radius * 0.62, 1.0)
    grout = materials.paper("white")
    box((60 * radius, 0.1, 40 * radius), grout, (at[0], at[1] + 1.6 * radius + 0.06, floor - 1), bevel=0)
    paper = materials.Surface("floor", tone(name, "table"), 0.35)
    paper.uneven(0.35)
    box((60 * radius, 60 * radius, 0.1), paper.material, (at[0], at[1] - 26 * radius, floor - 0.1), bevel=0)
    _tiles(14, 10, size, materials.ceramic("white"), (at[0], at[1] + 1.6 * radius, floor + 0.02), True)


def counter(name, radius, floor=0.0, at=(0, 0), top="white", wall=None):
    """A kitchen worktop with a plain wall in the backdrop's tone behind it."""
    board = materials.ceramic(top, speckled=True)
    box((60 * radius, 8 * radius, 0.4), board, (at[0], at[1] - 1.6 * radius, floor - 0.4), bevel=0.05)
    plaster = materials.Surface("wall", tone(name, "wall"), 0.85)
    plaster.bump(plaster.noise(12), "Fac", 0.05)
    box((60 * radius, 0.2, 40 * radius), wall or plaster.material, (at[0], at[1] + 2.3 * radius, floor - 2), bevel=0)


def shelf(name, radius, floor=0.0, at=(0, 0)):
    """A wooden shelf before a wall in the backdrop's tone."""
    box((60 * radius, 4.6 * radius, 0.25), materials.wood("wood", "x"), (at[0], at[1], floor - 0.25), bevel=0.04)
    plaster = materials.Surface("wall", tone(name, "wall"), 0.85)
    plaster.bump(plaster.noise(12), "Fac", 0.05)
    box((60 * radius, 0.2, 60 * radius), plaster.material, (at[0], at[1] + 2.3 * radius, floor - 20 * radius), bevel=0)


def wall(name, radius, floor=0.0, at=(0, 0)):
    """A plastered wall in the backdrop's tone whose face is y = 0: for what hangs."""
    plaster = materials.Surface("wall", mixed(tone(name, "wall"), tone(name, "table"), 0.3), 0.9, Specular=0.1)
    plaster.set(Emission=tone(name, "wall"), Emission_Strength=0.16)  # it stands askew to the softbox
    plaster.bump(plaster.noise(9), "Fac", 0.06)
    box((60 * radius, 0.2, 60 * radius), plaster.material, (at[0], 0.1, floor - 20 * radius), bevel=0)


SETS = {"wall": wall, "paper": paper_roll, "hero": hero, "bathroom": bathroom, "counter": counter, "shelf": shelf}
