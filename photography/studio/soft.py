"""Soft and woven parts: cloth that is folded, rolled or draped, cushions, wicker, leaves. 1 unit = 10 cm."""
import math

import bpy

from .parts import placed, tube


def _grid(rows, material, at, turn, thickness=0.0):
    """A skin over rows of points, thickened to both sides."""
    wide = len(rows[0])
    faces = [(j * wide + i, j * wide + i + 1, (j + 1) * wide + i + 1, (j + 1) * wide + i)
             for j in range(len(rows) - 1) for i in range(wide - 1)]
    mesh = bpy.data.meshes.new("cloth")
    mesh.from_pydata([point for row in rows for point in row], [], faces)
    body = placed("cloth", mesh, material, at, turn)
    if thickness:
        solid = body.modifiers.new("thickness", "SOLIDIFY")
        solid.thickness, solid.offset = thickness, 0
        edge = body.modifiers.new("edge", "BEVEL")
        edge.width, edge.segments, edge.limit_method = thickness * 0.42, 3, "ANGLE"
        edge.angle_limit = math.radians(60)
    return body


def ruffled(body, amount, size=0.5):
    """Soft unevenness over a part: displaces it by up to `amount`, in clouds of `size`."""
    clouds = bpy.data.textures.new("clouds", "CLOUDS")
    clouds.noise_scale = size
    push = body.modifiers.new("ruffled", "DISPLACE")
    push.texture, push.strength, push.mid_level, push.texture_coords = clouds, amount, 0.5, "GLOBAL"
    return body


def _extruded(path, width, material, at, turn, thickness, columns=60):
    rows = [[((i / columns - 0.5) * width, y, z) for i in range(columns + 1)] for y, z in path]
    return _grid(rows, material, at, turn, thickness)


def folded(width, depth, thickness, material, layers=4, at=(0, 0, 0), turn=(0, 0, 0), rough=0.03):
    """A folded towel or sheet: one cloth laid to and fro, its round fold towards the camera."""
    path, gap, half = [], thickness * 1.04, depth / 2
    for layer in range(layers):
        z, front = thickness / 2 + layer * gap, layer % 2 == 0
        ends = (half, -half) if front else (-half, half)
        path += [(ends[0] + (ends[1] - ends[0]) * i / 24, z) for i in range(25)]
        if layer < layers - 1:
            sign = -1 if front else 1
            path += [(sign * (half + gap / 2 * math.sin(a)), z + gap / 2 * (1 - math.cos(a)))
                     for a in (math.pi * i / 10 for i in range(1, 10))]
    return ruffled(_extruded(path, width, material, at, turn, thickness), rough)


def rolled(length, radius, thickness, material, at=(0, 0, 0), turn=(0, 0, 0), rough=0.02):
    """A rolled towel or mat lying along x, its axis at height `radius`."""
    turns = max(radius / thickness / 1.05, 1)
    path = []
    for i in range(int(turns * 40) + 1):
        angle = math.tau * i / 40
        r = 0.02 + (radius - thickness / 2) * i / (turns * 40)
        path.append((r * math.cos(angle), radius + r * math.sin(angle)))
    return ruffled(_extruded(path, length, material, at, turn, thickness * 0.92), rough)


def sheet(width, depth, material, height=lambda x, y: 0.0, thickness=0.03, at=(0, 0, 0), turn=(0, 0, 0), steps=80):
    """A cloth lying or hanging: `height(x, y)` says how it falls, with x and y in units from its middle."""
    rows = [[((i / steps - 0.5) * width, (j / steps - 0.5) * depth, 0) for i in range(steps + 1)] for j in range(steps + 1)]
    rows = [[(x, y, height(x, y)) for x, y, _ in row] for row in rows]
    return _grid(rows, material, at, turn, thickness)


def cushion(width, height, thickness, material, at=(0, 0, 0), turn=(0, 0, 0), steps=64, pinch=0.09):
    """A filled cushion, flat in x and y; the sides draw in between its corners as cloth does."""
    bodies = []
    for side in (1, -1):
        rows = []
        for j in range(steps + 1):
            row = []
            for i in range(steps + 1):
                u, v = 2 * i / steps - 1, 2 * j / steps - 1
                x = u * width / 2 * (1 - pinch * (1 - v * v) * u * u)
                y = v * height / 2 * (1 - pinch * (1 - u * u) * v * v)
                full = max((1 - u ** 4) * (1 - v ** 4), 0) ** 0.55
                wrinkle = 0.02 * math.sin(9 * (u + v)) * (u * u * v * v)
                row.append((x, y, side * (thickness / 2 * full + wrinkle * full)))
            rows.append(row if side == 1 else row[::-1])
        bodies.append(_grid(rows, material, at, turn))
    return bodies


def cushion_seam(width, height, radius, material, at=(0, 0, 0), turn=(0, 0, 0), pinch=0.09):
    """The piping along a cushion's seam."""
    points = []
    for side in range(4):
        for i in range(16):
            t = math.sin(math.pi / 2 * (2 * i / 16 - 1))  # closer at the corners
            u, v = ((t, -1), (1, t), (-t, 1), (-1, -t))[side]
            points.append((u * width / 2 * (1 - pinch * (1 - v * v) * u * u), v * height / 2 * (1 - pinch * (1 - u * u) * v * v), 0))
    return tube(points, radius, material, at, turn, closed=True)


def wicker(radius, height, material, accent=None, stakes=28, strand=0.055, at=(0, 0, 0), bands=()):
    """A woven wall: `radius(share of height)` gives its shape; strands pass the stakes inside and out in turn.

    `bands` are rows, counted from below, that are woven in the accent's colour.
    """
    rows, bodies = int(height / (strand * 1.75)), []
    for i in range(stakes):
        angle = math.tau * i / stakes
        line = [(radius(s / 8) * math.cos(angle), radius(s / 8) * math.sin(angle), height * s / 8) for s in range(9)]
        bodies.append(tube(line, strand * 0.7, material, at))
    for row in range(rows):
        z, points = (row + 0.5) * height / rows, []
        for i in range(stakes * 2):
            wave = math.sin(math.pi * i / 2 * 1.0 + (math.pi / 2)) if i % 2 == 0 else 0
            wave = wave if row % 2 else -wave
            r, angle = radius(z / height) + strand * 0.95 * wave, math.tau * i / (stakes * 2)
            points.append((r * math.cos(angle), r * math.sin(angle), z))
        bodies.append(tube(points, strand, accent if accent and row in bands else material, at, closed=True))
    return bodies


def rope_rim(radius, z, material, strand=0.06, twists=40, at=(0, 0, 0)):
    """Two strands twisted round each other along a rim."""
    for phase in (0, math.pi):
        points = []
        for i in range(twists * 6):
            angle, twist = math.tau * i / (twists * 6), math.tau * i / 6 + phase
            r = radius + strand * 0.6 * math.cos(twist)
            points.append((r * math.cos(angle), r * math.sin(angle), z + strand * 0.6 * math.sin(twist)))
        tube(points, strand, material, at, closed=True)


def leaf(length, width, material, at=(0, 0, 0), turn=(0, 0, 0), droop=0.3):
    """A leaf from its stem at `at` along y, folded lightly at the middle rib and hanging at the tip."""
    rows = []
    for j in range(17):
        t = j / 16
        half = width / 2 * math.sin(math.pi * t ** 0.8) ** 0.9 if 0 < t < 1 else 0.004
        rows.append([(half * s, length * t, -droop * length * t * t + abs(s) * half * 0.35) for s in (-1, -0.5, 0, 0.5, 1)])
    return _grid(rows, material, at, turn, 0.012)
