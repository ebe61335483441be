"""Parts of household goods. 1 unit = 10 cm; z is up, -y looks at the camera; every part returns its object.

A profile is a list of (radius, height) from the bottom of the outside, up over the rim and down the inside.
"""
import math
import random

import bmesh
import bpy


def placed(name, mesh, material, at=(0, 0, 0), turn=(0, 0, 0), smooth=True):
    """Put a mesh into the picture; `turn` is in degrees about x, y, z."""
    body = bpy.data.objects.new(name, mesh)
    body.location = at
    body.rotation_euler = [math.radians(angle) for angle in turn]
    body.data.materials.append(material)
    if smooth and hasattr(mesh, "polygons"):
        for face in mesh.polygons:
            face.use_smooth = True
    bpy.context.scene.collection.objects.link(body)
    return body


def fillet(profile, radius, steps=5):
    """Round the inner corners of a profile: no edge in a house is a knife's edge."""
    rounded = [profile[0]]
    for before, corner, after in zip(profile, profile[1:], profile[2:]):
        ends = []
        for other in (before, after):
            length = math.dist(corner, other) or 1e-9
            share = min(radius, length * 0.45) / length
            ends.append([c + (o - c) * share for c, o in zip(corner, other)])
        for i in range(steps + 1):
            t = i / steps
            rounded.append(tuple((1 - t) ** 2 * a + 2 * t * (1 - t) * c + t * t * b for a, c, b in zip(ends[0], corner, ends[1])))
    return [*rounded, profile[-1]]


def turned(profile, material, at=(0, 0, 0), turn=(0, 0, 0), round=0.03, steps=96, arc=360.0, flutes=0, depth=0.0):
    """A body turned round the z axis; `flutes` ribs of `depth` run up the side. UVs are in units."""
    line = fillet(profile, round) if round else profile
    around = steps if arc == 360 else steps + 1
    run = [0.0]
    for a, b in zip(line, line[1:]):
        run.append(run[-1] + math.dist(a, b))
    widest = max(r for r, _ in line)
    points = []
    for r, z in line:
        for i in range(around):
            angle = math.radians(arc) * i / steps
            ribbed = r * (1 + depth * math.cos(flutes * angle)) if flutes else r
            points.append((ribbed * math.sin(angle), -ribbed * math.cos(angle), z))
    faces, uvs = [], []
    for j in range(len(line) - 1):
        for i in range(steps):
            k = (i + 1) % around
            faces.append((j * around + i, j * around + k, (j + 1) * around + k, (j + 1) * around + i))
            u0, u1 = (math.radians(arc) * widest * n / steps for n in (i, i + 1))
            uvs += [(u0, run[j]), (u1, run[j]), (u1, run[j + 1]), (u0, run[j + 1])]
    mesh = bpy.data.meshes.new("turned")
    mesh.from_pydata(points, [], faces)
    layer = mesh.uv_layers.new()
    for loop, uv in zip(layer.data, uvs):
        loop.uv = uv
    _weld(mesh)
    return placed("turned", mesh, material, at, turn)


def _weld(mesh):
    work = bmesh.new()
    work.from_mesh(mesh)
    bmesh.ops.remove_doubles(work, verts=work.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(work, faces=work.faces)
    work.to_mesh(mesh)
    work.free()


def shell(outer, wall):
    """The profile of a vessel from its outside alone: the same line again, `wall` further in, with a closed floor."""
    floor = outer[0][1] + wall
    inner = [(max(r - wall, 0.001), max(z, floor)) for r, z in reversed(outer[1:])]
    return [(0, outer[0][1]), *[point for point in outer if point[0] > 0], *inner, (0, floor)]


def box(size, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.05, segments=4):
    """A box with rounded edges, standing on `at`."""
    width, depth, height = (side / 2 for side in size)
    mesh = bpy.data.meshes.new("box")
    work = bmesh.new()
    bmesh.ops.create_cube(work, size=2)
    bmesh.ops.scale(work, vec=(width, depth, height), verts=work.verts)
    bmesh.ops.translate(work, vec=(0, 0, height), verts=work.verts)
    work.to_mesh(mesh)
    work.free()
    body = placed("box", mesh, material, at, turn)
    return bevelled(body, min(bevel, width * 0.98, depth * 0.98, height * 0.98), segments)


def bevelled(body, width=0.02, segments=3):
    """Round the hard edges of a part."""
    edge = body.modifiers.new("bevel", "BEVEL")
    edge.width, edge.segments, edge.limit_method, edge.harden_normals = width, segments, "ANGLE", True
    body.data.use_auto_smooth = True
    return body


def open_box(size, material, at=(0, 0, 0), turn=(0, 0, 0), wall=0.04, corner=0.25, taper=1.0):
    """A tub, tray or crate: rounded rectangle, open above; `taper` is the floor's size as a share of the rim's."""
    width, depth, height = size
    rim = rounded_outline(width, depth, corner)
    def ring(inset, z):
        share = taper + (1 - taper) * z / height
        return [(x * share * (1 - 2 * inset / width), y * share * (1 - 2 * inset / depth), z) for x, y in rim]
    rings = [ring(wall + 0.04, 0), ring(0.01, 0.0), ring(0, 0.05), ring(0, height - 0.02), ring(wall / 3, height),
             ring(wall * 2 / 3, height), ring(wall, height - 0.02), ring(wall, wall + 0.05), ring(wall + 0.05, wall)]
    return lofted(rings, material, at, turn)


def lofted(rings, material, at=(0, 0, 0), turn=(0, 0, 0), closed=True):
    """A skin over rings of equally many (x, y, z) points; closed at both ends unless told otherwise."""
    count = len(rings[0])
    faces = [(j * count + i, j * count + (i + 1) % count, (j + 1) * count + (i + 1) % count, (j + 1) * count + i)
             for j in range(len(rings) - 1) for i in range(count)]
    if closed:
        faces += [tuple(range(count)), tuple(range((len(rings) - 1) * count, len(rings) * count))]
    mesh = bpy.data.meshes.new("lofted")
    mesh.from_pydata([point for ring in rings for point in ring], [], faces)
    _weld(mesh)
    body = placed("lofted", mesh, material, at, turn)
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(50)
    return body


def rounded_outline(width, depth, corner, steps=8):
    """A rounded rectangle, or an ellipse-like pill when the corner is half its width, round the origin."""
    corner = min(corner, width / 2, depth / 2)
    points = []
    for quarter, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for i in range(steps + 1):
            angle = math.pi / 2 * (quarter + i / steps)
            points.append((sx * (width / 2 - corner) + corner * math.cos(angle), sy * (depth / 2 - corner) + corner * math.sin(angle)))
    return points


def plate(outline, thickness, material, at=(0, 0, 0), turn=(0, 0, 0), bevel=0.02):
    """A flat piece cut to an outline of (x, y): boards, blades, handles, soles. Turn it upright with turn=(90, 0, 0)."""
    mesh = bpy.data.meshes.new("plate")
    count = len(outline)
    faces = [tuple(reversed(range(count))), tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    mesh.from_pydata([(x, y, z) for z in (0, thickness) for x, y in outline], [], faces)
    return bevelled(placed("plate", mesh, material, at, turn), min(bevel, thickness * 0.48), 4)


def tube(points, radius, material, at=(0, 0, 0), turn=(0, 0, 0), closed=False, curved=True, radii=None, flat=1.0):
    """A round bar along points; `radii` thickens it point by point (factors), `flat` < 1 makes it a strap."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions, curve.resolution_u, curve.use_fill_caps = "3D", 10, True
    curve.bevel_depth, curve.bevel_resolution = radius, 6
    line = curve.splines.new("BEZIER" if curved else "POLY")
    knots = line.bezier_points if curved else line.points
    knots.add(len(points) - 1)
    for i, (knot, point) in enumerate(zip(knots, points)):
        knot.co = point if curved else (*point, 1)
        knot.radius = radii[i] if radii else 1
        if curved:
            knot.handle_left_type = knot.handle_right_type = "AUTO"
    line.use_cyclic_u, line.use_smooth = closed, True
    if flat != 1:
        curve.bevel_mode = "OBJECT"
        curve.bevel_object = _oval(radius, radius * flat)
    return placed("tube", curve, material, at, turn)


def _oval(wide, thin):
    shape = bpy.data.curves.new("section", "CURVE")
    line = shape.splines.new("POLY")
    line.points.add(23)
    for i, point in enumerate(line.points):
        point.co = (wide * math.cos(math.tau * i / 24), thin * math.sin(math.tau * i / 24), 0, 1)
    line.use_cyclic_u = True
    section = bpy.data.objects.new("section", shape)
    bpy.context.scene.collection.objects.link(section)
    section.hide_render = True
    return section


def rod(start, end, radius, material):
    """A straight round bar."""
    return tube([start, end], radius, material, curved=False)


def ring(radius, thickness, material, at=(0, 0, 0), turn=(0, 0, 0), count=24):
    """A closed wire or rolled rim, lying flat."""
    points = [(radius * math.cos(math.tau * i / count), radius * math.sin(math.tau * i / count), 0) for i in range(count)]
    return tube(points, thickness, material, at, turn, closed=True)


def handle(at, height, reach, radius, material, side=0.0, flat=1.0):
    """A mug's or jug's ear: starts at `at` (its upper root), falls `height`, stands out by `reach`; `side` in degrees."""
    shape = [(-0.06, 0), (reach * 0.62, height * 0.03), (reach, -height * 0.4), (reach * 0.72, -height * 0.82), (-0.06, -height)]
    turned_round = math.radians(side)
    points = [(x * math.cos(turned_round), x * math.sin(turned_round), z) for x, z in shape]
    return tube(points, radius, material, at, radii=[1.15, 1, 0.95, 1, 1.2], flat=flat)


def many(mesh_points, mesh_faces, spots, material):
    """One mesh with the same little piece at many (x, y, z, turn in degrees) spots: beads, pegs, leaves."""
    points, faces = [], []
    for x, y, z, turn in spots:
        first, c, s = len(points), math.cos(math.radians(turn)), math.sin(math.radians(turn))
        points += [(x + px * c - py * s, y + px * s + py * c, z + pz) for px, py, pz in mesh_points]
        faces += [tuple(first + i for i in face) for face in mesh_faces]
    mesh = bpy.data.meshes.new("many")
    mesh.from_pydata(points, [], faces)
    return placed("many", mesh, material)


def bristles(roots, length, radius, material, spread=0.05, at=(0, 0, 0), turn=(0, 0, 0), seed=1):
    """Hairs of a brush from (x, y) roots or ((x, y, z), direction) pairs; `spread` bends each a little."""
    chance = random.Random(seed)
    points, faces = [], []
    for root in roots:
        (x, y, z), (dx, dy, dz) = root if len(root[0:1]) and isinstance(root[0], tuple) else ((*root, 0), (0, 0, 1))
        lean = [chance.uniform(-spread, spread) * length for _ in range(3)]
        tip = (x + dx * length + lean[0], y + dy * length + lean[1], z + dz * length + lean[2] * 0.4)
        along = max(range(3), key=lambda axis: abs((dx, dy, dz)[axis]))
        across = [axis for axis in range(3) if axis != along]
        first = len(points)
        for end, thick in (((x, y, z), radius), (tip, radius * 0.8)):
            for i in range(5):
                point = list(end)
                point[across[0]] += thick * math.cos(math.tau * i / 5)
                point[across[1]] += thick * math.sin(math.tau * i / 5)
                points.append(tuple(point))
        faces += [(first + i, first + (i + 1) % 5, first + 5 + (i + 1) % 5, first + 5 + i) for i in range(5)]
        faces.append(tuple(first + 5 + i for i in range(5)))
    mesh = bpy.data.meshes.new("bristles")
    mesh.from_pydata(points, [], faces)
    return placed("bristles", mesh, material, at, turn)


def label(radius, bottom, top, material, arc=150.0, at=(0, 0, 0)):
    """A printed band round a turned body, facing the camera; the image fills it (UV 0 to 1)."""
    steps, points, faces, uvs = 48, [], [], []
    for i in range(steps + 1):
        angle = math.radians(arc) * (i / steps - 0.5)
        points += [(radius * math.sin(angle), -radius * math.cos(angle), z) for z in (bottom, top)]
    for i in range(steps):
        faces.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
        uvs += [(i / steps, 0), ((i + 1) / steps, 0), ((i + 1) / steps, 1), (i / steps, 1)]
    mesh = bpy.data.meshes.new("label")
    mesh.from_pydata(points, [], faces)
    for loop, uv in zip(mesh.uv_layers.new().data, uvs):
        loop.uv = uv
    return placed("label", mesh, material, at)


def text(words, size, material, at=(0, 0, 0), turn=(90, 0, 0), raised=0.005):
    """Raised or printed lettering and numbers, upright and facing the camera."""
    made = bpy.data.curves.new("text", "FONT")
    made.body, made.size, made.extrude = words, size, raised
    made.align_x = made.align_y = "CENTER"
    return placed("text", made, material, at, turn)
