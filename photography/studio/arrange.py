"""Moves finished parts together, cuts holes, and lays printed cloth or paper out flat. 1 unit = 10 cm."""
import math
from contextlib import contextmanager

import bpy

from .parts import placed, turned
from .soft import _grid as skin  # noqa: F401


@contextmanager
def moved(at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Everything built inside this block is placed together, as one thing, by moving and turning it at the end."""
    before = set(bpy.context.scene.objects)
    yield
    hub = bpy.data.objects.new("hub", None)
    bpy.context.scene.collection.objects.link(hub)
    for body in set(bpy.context.scene.objects) - before - {hub}:
        if body.parent is None:
            body.parent = hub
    hub.location, hub.scale = at, (scale,) * 3
    hub.rotation_euler = [math.radians(angle) for angle in turn]


def cut(body, cutter):
    """Take the cutter's shape out of a part; the cutter itself isn't seen."""
    cutter.hide_render = True
    hole = body.modifiers.new("hole", "BOOLEAN")
    hole.operation, hole.object = "DIFFERENCE", cutter
    return body


def ball(radius, material, at=(0, 0, 0), squash=1.0, turn=(0, 0, 0), steps=32):
    """A ball round `at`, or a fruit or drop of dough: `squash` is its height as a share of its width."""
    half = [(radius * math.sin(a), -radius * squash * math.cos(a)) for a in (math.pi * i / steps for i in range(1, steps))]
    return turned([(0, -radius * squash), *half, (0, radius * squash)], material, at, turn, round=0, steps=48)


def disc(radius, material, at=(0, 0, 0), thickness=0.02):
    """A flat round: tea in a cup, a loose bottom, a button."""
    return turned([(0, 0), (radius, 0), (radius, thickness), (0, thickness)], material, at, round=thickness * 0.3)


def printed(width, depth, material, height=lambda x, y: 0.0, thickness=0.02, taper=lambda v: 1.0, at=(0, 0, 0), turn=(0, 0, 0), steps=64):
    """A flat or falling sheet whose whole area shows one image (UV 0 to 1); lies in x and y, its top edge away.

    `taper(v)` is the share of the width at v, from 0 (near edge) to 1 (far edge).
    """
    points, faces, uvs = [], [], []
    for j in range(steps + 1):
        for i in range(steps + 1):
            x, y = (i / steps - 0.5) * width * taper(j / steps), (j / steps - 0.5) * depth
            points.append((x, y, height(x, y)))
    wide = steps + 1
    for j in range(steps):
        for i in range(steps):
            faces.append((j * wide + i, j * wide + i + 1, (j + 1) * wide + i + 1, (j + 1) * wide + i))
            uvs += [(a / steps, b / steps) for a, b in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))]
    mesh = bpy.data.meshes.new("printed")
    mesh.from_pydata(points, [], faces)
    for loop, uv in zip(mesh.uv_layers.new().data, uvs):
        loop.uv = uv
    body = placed("printed", mesh, material, at, turn)
    if thickness:
        solid = body.modifiers.new("thickness", "SOLIDIFY")
        solid.thickness, solid.offset = thickness, 1
    return body
