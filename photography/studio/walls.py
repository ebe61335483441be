"""Walls that a subject hangs on: they stand right behind its hindmost point."""
import bpy

from . import materials, sets
from .camera import corners
from .light import softbox
from .palette import backdrop as tone, mixed
from .parts import box


def _behind():
    return max(point.y for point in corners(bpy.context.scene.objects)) + 0.005


def _front_light(radius, floor, at):
    """The studio's light grazes a wall; a large softbox from the front lets it be as light as the other sets."""
    centre = (at[0], at[1], floor + radius * 0.8)
    # Chrome mirrors what lies before it: a light floor, below the picture, keeps it from looking black.
    box((40 * radius, 14 * radius, 0.1), materials.paper("white"), (at[0], _behind() - 7 * radius, floor - 1.4 * radius), bevel=0)
    softbox((at[0] - 2.2 * radius, at[1] - 6 * radius, floor + 3.4 * radius), centre, 4 * radius, 240 * radius * radius)


def tiled_wall(name, radius, floor=0.0, at=(0, 0)):
    """Glazed tiles in a running bond, in the backdrop's tone with pale joints: white things stand out from them."""
    _front_light(radius, floor, at)
    y, size = _behind(), max(radius * 0.5, 1.0)
    grout = materials.Surface("grout", tone(name, "glow"), 0.9)
    box((60 * radius, 0.1, 60 * radius), grout.material, (at[0], y + 0.08, floor - 25 * radius), bevel=0)
    glaze, wide = materials.ceramic("white"), size * 2
    glaze.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = mixed(tone(name, "table"), tone(name, "wall"), 0.35)
    for row in range(-6, 12):
        for column in range(-5, 6):
            x = at[0] + (column + 0.5 * (row % 2)) * wide * 1.025
            box((wide, 0.1, size), glaze, (x, y + 0.05, floor + row * size * 1.05 - size * 0.4), bevel=0.03, segments=2)


def plain_wall(name, radius, floor=0.0, at=(0, 0)):
    """Plaster in the backdrop's tone."""
    _front_light(radius, floor, at)
    plaster = materials.Surface("wall", tone(name, "wall"), 0.85)
    plaster.bump(plaster.noise(12), "Fac", 0.05)
    box((60 * radius, 0.2, 60 * radius), plaster.material, (at[0], _behind() + 0.1, floor - 25 * radius), bevel=0)


sets.SETS.update(tiledWall=tiled_wall, plainWall=plain_wall)
