"""Cloth over a rail, clothes on shelves and in nets."""
import math

from .soft import _extruded, _grid, folded, ruffled


def draped(width, front, back, radius, material, thickness=0.04, at=(0, 0, 0), turn=(0, 0, 0), rough=0.05, flare=0.06):
    """A cloth over a rail along x at `at`: hangs `front` towards the camera, `back` behind."""
    path = [(-radius - flare * (1 - i / 16), -front * (1 - i / 16)) for i in range(16)]
    path += [(-radius * math.cos(a), radius * math.sin(a)) for a in (math.pi * i / 12 for i in range(13))]
    path += [(radius + flare * i / 16, -back * i / 16) for i in range(1, 17)]
    return ruffled(_extruded(path, width, material, at, turn, thickness), rough, 0.9)


def curtain(width, height, material, waves=9, deep=0.35, thickness=0.02, at=(0, 0, 0), flare=0.25, steps=220):
    """A hanging cloth in folds, its upper edge at `at`; the folds open downwards by `flare`."""
    rows = []
    for j in range(41):
        t, row = j / 40, []
        for i in range(steps + 1):
            u = i / steps
            phase = math.tau * waves * u
            swing = deep * (0.75 + 0.35 * t) * math.sin(phase + 0.35 * math.sin(3 * u + 2 * t))
            row.append(((u - 0.5) * width * (1 + flare * 0.1 * t) + 0.12 * deep * math.sin(2 * phase), swing, -height * t))
        rows.append(row)
    body = _grid(rows, material, at, (0, 0, 0), thickness)
    layer = body.data.uv_layers.new()
    wide = steps + 1
    for loop, data in zip(body.data.loops, layer.data):
        data.uv = (loop.vertex_index % wide / steps, 1 - loop.vertex_index // wide / 40)
    return body


def pile(width, depth, materials, thickness=0.1, at=(0, 0, 0), layers=2, turns=(0, 4, -3, 2, -4)):
    """Folded clothes on each other."""
    z = at[2]
    for i, material in enumerate(materials):
        folded(width * (1 - 0.03 * (i % 3)), depth, thickness, material, layers, (at[0], at[1], z), (0, 0, turns[i % 5]), 0.03)
        z += layers * thickness * 1.05
    return z


def roll(length, radius, thickness, material, at=(0, 0, 0), turn=(0, 0, 0), rough=0.02):
    """A loosely rolled towel along x: its spiral is seen from the end, the outer edge lies underneath."""
    pitch = thickness * 1.28
    turns = int((radius - thickness / 2) / pitch)
    start, path, count = radius - thickness / 2 - turns * pitch, [], turns * 40
    for i in range(count + 1):
        angle = math.tau * i / 40 - math.pi / 2 + 0.3
        r = max(start, 0.02) + (radius - thickness / 2 - start) * i / count
        path.append((r * math.cos(angle), radius + r * math.sin(angle)))
    return ruffled(_extruded(path, length, material, at, turn, thickness), rough)
