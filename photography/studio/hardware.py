"""Hardware shared by tools, bathroom and cleaning goods: hoses, cords, holes, blended bodies, posing. 1 unit = 10 cm."""
import math
from contextlib import contextmanager

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

from .materials import Surface
from .palette import colour, mixed
from .parts import placed, rod, tube, turned


@contextmanager
def posed(at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Everything built inside is moved, turned (degrees about x, then y, then z) and scaled as one."""
    before = {body.name for body in bpy.data.objects}
    yield
    move = Matrix.LocRotScale(Vector(at), Euler([math.radians(a) for a in turn]), Vector((scale,) * 3))
    for body in bpy.data.objects:
        if body.name not in before:
            body.matrix_basis = move @ body.matrix_basis


def spline(points, per=10):
    """A smooth line through points (Catmull and Rom), `per` steps from one to the next."""
    ends = [points[0], *points, points[-1]]
    line = []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        for i in range(per):
            t = i / per
            line.append(tuple(0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3)
                              for p, q, r, s in zip(a, b, c, d)))
    return [*line, tuple(points[-1])]


def evenly(points, gap):
    """Points along a line at even distances."""
    found, rest = [points[0]], gap
    for a, b in zip(points, points[1:]):
        long = math.dist(a, b)
        at = rest
        while at < long:
            found.append(tuple(p + (q - p) * at / long for p, q in zip(a, b)))
            at += gap
        rest = at - long
    return found


def hose(points, radius, material, pitch=0.11):
    """A corrugated shower hose through points."""
    line = evenly(spline(points, 24), pitch / 2)
    return tube(line, radius, material, curved=False, radii=[1 if i % 2 else 0.86 for i in range(len(line))])


def cords(lines, radius, material, curved=True, at=(0, 0, 0), turn=(0, 0, 0), round=2):
    """Many round strands as one part: mop yarn, grass, wire wool."""
    curve = bpy.data.curves.new("cords", "CURVE")
    curve.dimensions, curve.resolution_u, curve.use_fill_caps = "3D", 5, True
    curve.bevel_depth, curve.bevel_resolution = radius, round
    for points in lines:
        line = curve.splines.new("BEZIER" if curved else "POLY")
        knots = line.bezier_points if curved else line.points
        knots.add(len(points) - 1)
        for knot, point in zip(knots, points):
            knot.co = point if curved else (*point, 1)
            if curved:
                knot.handle_left_type = knot.handle_right_type = "AUTO"
        line.use_smooth = True
    return placed("cords", curve, material, at, turn)


def drilled(body, spots, radius, deep=2.0, axis="z", sides=20):
    """Round holes through a part at (x, y, z) spots of its own space, along an axis."""
    mesh = bpy.data.meshes.new("holes")
    work = bmesh.new()
    turn = {"z": Euler((0, 0, 0)), "x": Euler((0, math.pi / 2, 0)), "y": Euler((math.pi / 2, 0, 0))}[axis].to_matrix().to_4x4()
    for spot in spots:
        bmesh.ops.create_cone(work, cap_ends=True, segments=sides, radius1=radius, radius2=radius, depth=deep,
                              matrix=Matrix.Translation(spot) @ turn)
    work.to_mesh(mesh)
    work.free()
    cutter = placed("holes", mesh, body.data.materials[0], smooth=False)
    cutter.matrix_basis, cutter.hide_render = body.matrix_basis.copy(), True
    cut = body.modifiers.new("holes", "BOOLEAN")
    cut.object, cut.operation, cut.solver = cutter, "DIFFERENCE", "EXACT"
    return body


def blended(limbs, material, voxel=0.035, smooth=6, at=(0, 0, 0), turn=(0, 0, 0), flat=(1, 1, 1)):
    """One soft body from limbs [((x, y, z), radius), ...]: gloves, grips, moulded shells. `flat` squeezes the axes."""
    mesh = bpy.data.meshes.new("blended")
    work = bmesh.new()
    for limb in limbs:
        for (a, ra), (b, rb) in zip(limb, limb[1:] or limb):
            steps = max(int(math.dist(a, b) / (min(ra, rb) * 0.3)), 1)
            for i in range(steps + 1):
                t = i / steps
                spot = [p + (q - p) * t for p, q in zip(a, b)]
                bmesh.ops.create_icosphere(work, subdivisions=2, radius=ra + (rb - ra) * t, matrix=Matrix.Translation(spot))
    bmesh.ops.scale(work, vec=flat, verts=work.verts)
    work.to_mesh(mesh)
    work.free()
    body = placed("blended", mesh, material, at, turn)
    grid = body.modifiers.new("skin", "REMESH")
    grid.mode, grid.voxel_size, grid.use_smooth_shade = "VOXEL", voxel, True
    soft = body.modifiers.new("soft", "SMOOTH")
    soft.factor, soft.iterations = 0.5, smooth
    return body


def wire_basket(width, depth, height, wire, material, at=(0, 0, 0), across=10):
    """A wire basket: two rims, a floor of rods, uprights at the corners."""
    x, y = width / 2, depth / 2
    corners = [(-x, -y), (x, -y), (x, y), (-x, y)]
    for z, thick in ((0, 1), (height * 0.5, 0.8), (height, 1.25)):
        for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
            rod((at[0] + ax, at[1] + ay, at[2] + z), (at[0] + bx, at[1] + by, at[2] + z), wire * thick, material)
    for cx, cy in corners:
        rod((at[0] + cx, at[1] + cy, at[2]), (at[0] + cx, at[1] + cy, at[2] + height), wire * 1.25, material)
    lines = []
    for i in range(across + 1):
        cx = at[0] - x + width * i / across
        lines.append([(cx, at[1] - y, at[2] + height), (cx, at[1] - y, at[2]), (cx, at[1] + y, at[2]), (cx, at[1] + y, at[2] + height)])
    return cords(lines, wire * 0.8, material, curved=False)


def foam(name, coarse=16.0):
    """Sponge: matt with open pores."""
    made = Surface(f"foam {name}", colour(name), 0.95, Specular=0.1)
    pores = made.node("ShaderNodeTexVoronoi", Scale=coarse)
    made.join(made.coordinates(), "Vector", pores, "Vector")
    made.ramp(pores, "Distance", mixed(colour(name), colour(name, "dark"), 0.75), colour(name), low=0.02, high=0.28)
    made.bump(pores, "Distance", 0.5, 0.05)
    return made.material


def plug(at, turn, material, pins):
    """A three-pin plug; its pins point along its own -y, the cord leaves at +y."""
    with posed(at, turn):
        turned([(0, 0), (0.2, 0), (0.24, 0.1), (0.22, 0.3), (0.1, 0.5), (0.07, 0.62), (0, 0.62)], material, turn=(-90, 0, 0), round=0.05)
        for x, z in ((-0.11, -0.07), (0.11, -0.07), (0, 0.12)):
            rod((x, 0, z), (x, -0.22, z), 0.035, pins)


def screw(at, radius, material, turn=(90, 0, 0)):
    """A cross-head screw, its head towards the camera unless turned."""
    with posed(at, turn):
        turned([(0, 0), (radius, 0), (radius * 0.8, radius * 0.35), (0, radius * 0.45)], material, round=0.01, steps=24)
        dark = Surface("slot", colour("charcoal", "dark"), 0.6).material
        for angle in (20, 110):
            c, s = math.cos(math.radians(angle)) * radius * 0.5, math.sin(math.radians(angle)) * radius * 0.5
            rod((-c, -s, radius * 0.42), (c, s, radius * 0.42), radius * 0.09, dark)


