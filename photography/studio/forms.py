"""Simple forms that many products share: balls, panels, outlines, coils, spoons, plants."""
import math
import random

import bpy

from .materials import picture, polished, Surface
from .palette import colour, mixed
from .parts import placed, plate, rod, shell, tube, turned
from .designs import gleam
from .soft import _extruded, _grid, leaf


def ball(radius, material, at=(0, 0, 0), squash=(1, 1, 1), turn=(0, 0, 0)):
    """A ball round `at`, squashed along its axes."""
    line = [(radius * math.sin(a), -radius * math.cos(a)) for a in (math.pi * i / 24 for i in range(25))]
    body = turned(line, material, at, turn, round=0, steps=48)
    body.scale = squash
    return body


def disc(radius, height, material, at=(0, 0, 0), turn=(0, 0, 0), round=0.03, **more):
    """A flat cylinder standing on `at`."""
    return turned([(0, 0), (radius, 0), (radius, height), (0, height)], material, at, turn, round=round, **more)


def circle(radius, count=48, at=(0, 0), share=(1, 1)):
    return [(at[0] + share[0] * radius * math.cos(math.tau * i / count), at[1] + share[1] * radius * math.sin(math.tau * i / count)) for i in range(count)]


def star(outer, inner, points=5):
    return [((outer, inner)[i % 2] * math.sin(math.pi * i / points), (outer, inner)[i % 2] * math.cos(math.pi * i / points)) for i in range(2 * points)][::-1]


def moon(radius):
    """A crescent, open to the right."""
    away = [(radius * math.cos(a), radius * math.sin(a)) for a in (math.radians(50 + 260 * i / 40) for i in range(41))]
    back = [(0.38 * radius + 0.81 * radius * math.cos(a), 0.81 * radius * math.sin(a)) for a in (math.radians(290 - 220 * i / 40) for i in range(1, 40))]
    return away + back


def planar(body, width, height, axes="xy"):
    """UVs straight through a part, so that a print of `width` x `height` units lies in its middle."""
    u, v = ("xyz".index(axis) for axis in axes)
    mesh = body.data
    layer = mesh.uv_layers[0] if mesh.uv_layers else mesh.uv_layers.new()
    for loop, spot in zip(layer.data, mesh.loops):
        point = mesh.vertices[spot.vertex_index].co
        loop.uv = (point[u] / width + 0.5, point[v] / height + 0.5)
    return body


def panel(width, height, material, at=(0, 0, 0), turn=(0, 0, 0)):
    """An upright flat picture facing the camera, its middle at `at`; turn=(-90, 0, 0) lays it on the table."""
    x, z = width / 2, height / 2
    mesh = bpy.data.meshes.new("panel")
    mesh.from_pydata([(-x, 0, -z), (x, 0, -z), (x, 0, z), (-x, 0, z)], [], [(0, 1, 2, 3)])
    body = placed("panel", mesh, material, at, turn, smooth=False)
    return planar(body, width, height, "xz")


def printed_cloth(image, weave=14.0):
    """A printed woven cloth; needs a UV (see planar)."""
    made = picture(image, 0.95)
    surface = Surface.__new__(Surface)
    surface.material, surface.nodes, surface.links = made, made.node_tree.nodes, made.node_tree.links
    surface.shader = surface.nodes["Principled BSDF"]
    surface.set(Specular=0.1, Sheen=0.4)
    surface.bump(surface.noise(weave * 3), "Fac", 0.3, 0.02)
    return made


def mirror_disc(radius, at=(0, 0, 0), turn=(0, 0, 0)):
    """A round mirror, its face towards +z: a pale room with soft diagonal gleams, as a mirror shows in a picture."""
    made = picture(gleam(), 0.08)
    shader = made.node_tree.nodes["Principled BSDF"]
    shader.inputs["Specular"].default_value = 0.6
    body = plate(circle(radius, 96), 0.02, made, at, turn, bevel=0.004)
    return planar(body, 2 * radius, 2 * radius)


def coil(radius, height, turns, thickness, material, at=(0, 0, 0), turn=(0, 0, 0), last=None):
    """A wire wound up along z: springs, cords; `last` is the radius at its top."""
    points, count = [], int(turns * 12)
    for i in range(count + 1):
        r, a = radius + ((last or radius) - radius) * i / count, math.tau * i / 12
        points.append((r * math.cos(a), r * math.sin(a), height * i / count))
    return tube(points, thickness, material, at, turn)


def spoon(length, tip, grip, at=(0, 0, 0), turn=(0, 0, 0)):
    """A small spoon along x, its bowl to the right, hollow side up."""
    parts = []
    r = length * 0.15
    cup = turned(shell([(0, 0), (r * 0.5, 0.02), (r * 0.9, 0.1), (r, 0.16)], 0.03), tip, round=0.03)
    cup.scale = (1.35, 0.95, 1)
    cup.location = (length * 0.32, 0, 0)
    parts.append(cup)
    parts.append(tube([(length * 0.17, 0, 0.13), (0, 0, 0.2), (-length * 0.25, 0, 0.16), (-length * 0.5, 0, 0.12)], 0.1, grip, radii=[0.7, 0.75, 1.1, 1.3], flat=0.45))
    return grouped(parts, at, turn)


def grouped(parts, at=(0, 0, 0), turn=(0, 0, 0)):
    """Move several parts as one: an empty takes them along."""
    hub = bpy.data.objects.new("hub", None)
    bpy.context.scene.collection.objects.link(hub)
    for part in flat(parts):
        part.parent = hub
    hub.location, hub.rotation_euler = at, [math.radians(angle) for angle in turn]
    return hub


def flat(parts):
    for part in parts:
        if isinstance(part, (list, tuple)):
            yield from flat(part)
        else:
            yield part


def bush(leaves, reach, size, material, at=(0, 0, 0), seed=1, droop=0.5, low=15, high=80, stem=None):
    """Leaves on stems out of one spot in all directions, flatter outside."""
    chance = random.Random(seed)
    for i in range(leaves):
        spin, rise = 137.5 * i, low + (high - low) * (i / leaves)
        far = reach * chance.uniform(0.55, 1)
        a, b = math.radians(spin), math.radians(rise)
        spot = (at[0] - math.sin(a) * math.cos(b) * far, at[1] + math.cos(a) * math.cos(b) * far, at[2] + math.sin(b) * far)
        if stem:
            middle = tuple(p + (s - p) * 0.5 + (0.08 * reach if k == 2 else 0) for k, (p, s) in enumerate(zip(at, spot)))
            tube([at, middle, spot], 0.02, stem)
        long = size * chance.uniform(0.75, 1.15)
        leaf(long, long * 0.5, material, spot, (rise * 0.75 - 10, chance.uniform(-15, 15), spin), droop)


def bloom(radius, petals, material, middle, at=(0, 0, 0), turn=(0, 0, 0)):
    """A flower with round petals and a yellow middle, open along z."""
    parts = []
    for ring, (count, share, tilt) in enumerate(((petals, 1.0, 18), (petals - 1, 0.7, 48))):
        for i in range(count):
            spin = 360 * (i + ring / 2) / count
            parts.append(leaf(radius * share, radius * share * 0.95, material, (0, 0, 0.03 * ring), (tilt, 0, spin), 0.25))
    parts.append(ball(radius * 0.22, middle, (0, 0, radius * 0.12), (1, 1, 0.7)))
    return grouped(parts, at, turn)


def bear(size, fur, muzzle, dark, at=(0, 0, 0), turn=(0, 0, 0), raised=0.03):
    """A flat bear's face that lies on the xy plane."""
    parts = [plate(circle(size * 0.24, 32, (side * size * 0.43, size * 0.39)), raised * 0.8, fur) for side in (-1, 1)]
    parts += [plate(circle(size * 0.1, 24, (side * size * 0.46, size * 0.43)), raised, muzzle) for side in (-1, 1)]
    parts.append(plate(circle(size * 0.5, 48, (0, 0), (1.05, 0.95)), raised, fur))
    parts.append(plate(circle(size * 0.22, 32, (0, -size * 0.15), (1.1, 0.85)), raised * 1.6, muzzle))
    parts.append(plate(circle(size * 0.075, 24, (0, -size * 0.07), (1.3, 0.9)), raised * 2.2, dark))
    parts += [plate(circle(size * 0.055, 20, (side * size * 0.2, size * 0.1)), raised * 1.6, dark) for side in (-1, 1)]
    return grouped(parts, at, turn)


def grid_uv(body, columns, width=1.0, height=1.0):
    """UVs along a cloth that was made of rows of `columns` + 1 points: 0 to `width` across, to `height` along."""
    mesh = body.data
    rows = len(mesh.vertices) // (columns + 1)
    layer = mesh.uv_layers[0] if mesh.uv_layers else mesh.uv_layers.new()
    for loop, spot in zip(layer.data, mesh.loops):
        j, i = divmod(spot.vertex_index, columns + 1)
        loop.uv = (i / columns * width, j / (rows - 1) * height)
    return body


def scaled_uv(body, across, along):
    """Bring a turned body's UVs (in units) to a share of an image."""
    for loop in body.data.uv_layers[0].data:
        loop.uv = (loop.uv[0] * across, loop.uv[1] * along)
    return body


def drape(width, depth, drop, material, at=(0, 0, 0), waves=0.06, steps=90, thickness=0.05):
    """A cloth laid over a box: it falls by `drop` over its four sides. UVs follow the cloth."""
    rows = []
    for j in range(steps + 1):
        row = []
        for i in range(steps + 1):
            s, t = (i / steps - 0.5) * (width + 2 * drop), (j / steps - 0.5) * (depth + 2 * drop)
            over_x, over_y = max(abs(s) - width / 2, 0), max(abs(t) - depth / 2, 0)
            fall = max(over_x, over_y)
            swing = waves * fall / max(drop, 0.01) * math.sin(3.1 * (s if over_y > over_x else t))
            x = math.copysign(min(abs(s), width / 2) + (0.06 * min(fall, 1) + swing) * (over_x > 0), s)
            y = math.copysign(min(abs(t), depth / 2) + (0.06 * min(fall, 1) + swing) * (over_y > 0), t)
            row.append((x, y, -fall))
        rows.append(row)
    return grid_uv(_grid(rows, material, at, (0, 0, 0), thickness), steps)


def tassel(at, length, material, turn=(0, 0, 0), thickness=0.12, seed=2):
    """A tassel that hangs from `at`."""
    chance = random.Random(seed)
    parts = [ball(thickness, material, (0, 0, -thickness))]
    for i in range(26):
        a, r = math.tau * i / 26 * 3.1, thickness * (0.3 + 0.6 * chance.random())
        parts.append(tube([(0.4 * r * math.cos(a), 0.4 * r * math.sin(a), -thickness * 1.3), (r * math.cos(a), r * math.sin(a), -length * 0.5), (1.25 * r * math.cos(a), 1.25 * r * math.sin(a), -length * chance.uniform(0.93, 1))], thickness * 0.16, material))
    parts.append(tube([(thickness * 0.62 * math.cos(math.tau * i / 12), thickness * 0.62 * math.sin(math.tau * i / 12), -thickness * 1.9) for i in range(12)], thickness * 0.2, material, closed=True))
    return grouped(parts, at, turn)


def half_rolled(width, flat_part, radius, thickness, material, at=(0, 0, 0), turn=(0, 0, 0)):
    """A mat across x: flat towards the camera, its far end rolled up. Its UVs run 0 to 1 across and along."""
    path = [(-flat_part * (1 - i / 30), thickness / 2) for i in range(31)]
    turns = (radius * 0.85) / (thickness * 1.1)
    for i in range(1, int(turns * 36)):
        a, r = math.tau * i / 36, radius - thickness / 2 - thickness * 1.1 * i / 36
        path.append((r * math.sin(a), radius - r * math.cos(a)))
    body = _extruded(path, width, material, at, turn, thickness * 0.95)
    grid_uv(body, 60)
    run = [0.0]
    for a, b in zip(path, path[1:]):
        run.append(run[-1] + math.dist(a, b))
    for loop, spot in zip(body.data.uv_layers[0].data, body.data.loops):
        j, i = divmod(spot.vertex_index, 61)
        loop.uv = (i / 60, run[j] / run[-1])
    return body


def ribbon(points, low, high, material, thickness=0.03, closed=True, at=(0, 0, 0), turn=(0, 0, 0)):
    """A band standing on its edge along (x, y) points."""
    line = [*points, points[0]] if closed else points
    return _grid([[(x, y, low + (high - low) * k / 4) for k in range(5)] for x, y in line], material, at, turn, thickness)


def film(name="glass", alpha=0.16):
    """Thin clear film: cheap to render, it doesn't bend the light."""
    return Surface(f"film {name}", colour(name, "light"), 0.08, Alpha=alpha, Specular=0.8).material


def plug(at, spin, material, size=1.0):
    """A two-pin plug at the end of a cord that lies on the table; its pins point along x, turned by `spin`."""
    parts = [turned([(0, 0), (0.07, 0), (0.15, 0.22), (0.19, 0.42), (0.17, 0.5), (0, 0.5)], material, (0, 0, 0), (0, 90, 0), round=0.03)]
    parts += [rod((0.48, y, 0), (0.78, y, 0), 0.035, polished("mustard")) for y in (-0.09, 0.09)]
    hub = grouped(parts, (at[0], at[1], 0.17 * size), (0, 0, spin))
    hub.scale = (size, size, size)
    return hub


def tint(name="glass", share=0.12):
    """Clear sheet that only colours what is behind it: no reflection, but no grain either."""
    made = bpy.data.materials.new(f"tint {name}")
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    clear = nodes.new("ShaderNodeBsdfTransparent")
    clear.inputs["Color"].default_value = mixed((1, 1, 1, 1), colour(name), share)
    links.new(clear.outputs[0], nodes["Material Output"].inputs["Surface"])
    return made


def loop_band(points, low, high, thickness, material):
    """A closed flat band standing on its edge along (x, y) points, with a clean rim."""
    rows, count = [], len(points)
    for i in range(count + 1):
        (ax, ay), (x, y), (bx, by) = points[(i - 1) % count], points[i % count], points[(i + 1) % count]
        long = math.hypot(bx - ax, by - ay) or 1
        nx, ny = (by - ay) / long * thickness / 2, -(bx - ax) / long * thickness / 2
        rows.append([(x + nx, y + ny, low), (x + nx, y + ny, high), (x - nx, y - ny, high), (x - nx, y - ny, low), (x + nx, y + ny, low)])
    body = _grid(rows, material, (0, 0, 0), (0, 0, 0))
    body.data.use_auto_smooth, body.data.auto_smooth_angle = True, math.radians(40)
    return body
