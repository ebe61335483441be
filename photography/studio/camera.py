"""The camera: one look for the whole shop, framed by the subject itself."""
import math

import bpy
from mathutils import Matrix, Vector

LENS = 75.0  # mm on a 36 mm sensor: a product looks neither bulging nor flat


def corners(objects, most=4000):
    """World positions of the finished parts (modifiers included), thinned to a few thousand."""
    graph = bpy.context.evaluated_depsgraph_get()
    found = []
    for body in objects:
        if body.type not in {"MESH", "CURVE", "FONT"} or body.hide_render:
            continue
        done = body.evaluated_get(graph)
        mesh = done.to_mesh()
        step = max(len(mesh.vertices) * len(objects) // (most * 4), 1)
        found += [body.matrix_world @ vertex.co for vertex in list(mesh.vertices)[::step]]
        done.to_mesh_clear()
    return found


def bounds(points):
    """Middle of the subject and its half diagonal."""
    low = Vector([min(p[i] for p in points) for i in range(3)])
    high = Vector([max(p[i] for p in points) for i in range(3)])
    return (low + high) / 2, (high - low).length / 2, low


def framed(points, tilt=17.0, turn=0.0, fill=0.8, shift=(0.0, -0.01)):
    """Stand the camera so that the points fill `fill` of the square.

    `tilt` degrees above the table, `turn` degrees round the subject; `shift` moves the subject in the picture
    (shares of the square, right and up). For a picture that is no square, shares are of its longer side, and `fill`
    may be a pair: how wide and how high the subject may be.
    """
    scene = bpy.context.scene
    fill_wide, fill_high = fill if isinstance(fill, (tuple, list)) else (fill, fill)
    middle, radius, _ = bounds(points)
    tilt, turn = math.radians(tilt), math.radians(turn)
    back = Vector((math.sin(turn) * math.cos(tilt), -math.cos(turn) * math.cos(tilt), math.sin(tilt)))
    turned = back.to_track_quat("Z", "Y").to_matrix()
    right, up = turned.col[0], turned.col[1]
    target, distance, view = middle.copy(), radius * 5, LENS / 36.0
    for _ in range(12):
        eye = target + back * distance
        seen = [((p - eye).dot(right) / (eye - p).dot(back) * view, (p - eye).dot(up) / (eye - p).dot(back) * view) for p in points]
        low, high = [min(s[i] for s in seen) for i in (0, 1)], [max(s[i] for s in seen) for i in (0, 1)]
        target += right * ((low[0] + high[0]) / 2 - shift[0]) * distance / view
        target += up * ((low[1] + high[1]) / 2 - shift[1]) * distance / view
        distance *= max((high[0] - low[0]) / fill_wide, (high[1] - low[1]) / fill_high)
    made = bpy.data.objects.new("camera", bpy.data.cameras.new("camera"))
    made.data.lens, made.data.clip_end = LENS, 5000
    made.matrix_world = Matrix.Translation(target + back * distance) @ turned.to_4x4()
    scene.collection.objects.link(made)
    scene.camera = made
    return made
