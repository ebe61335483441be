"""The light of the studio: a large softbox from the upper left, a gentle fill, a soft rim from behind.

Distances grow with the subject, so that a spoon and a cupboard are lit alike.
"""

import bpy
from mathutils import Vector


def softbox(at, towards, size, watts):
    lamp = bpy.data.lights.new("softbox", "AREA")
    lamp.shape, lamp.energy, lamp.size = "SQUARE", watts, size
    made = bpy.data.objects.new("softbox", lamp)
    made.location = at
    made.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(made)


def lit(centre, radius, strength=1.0):
    """Light a subject of `radius` round `centre`."""
    def at(side, towards_camera, up):
        return Vector((side, -towards_camera, up)) * radius + Vector((centre[0], centre[1], 0))
    power = radius * radius * strength
    softbox(at(-3.4, 2.0, 4.2), centre, 3.0 * radius, 400 * power)
    softbox(at(4.0, 2.6, 2.4), centre, 3.6 * radius, 38 * power)
    softbox(at(0.6, -2.6, 5.0), centre, 3.0 * radius, 120 * power)
    world = bpy.data.worlds.new("room")
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    # A room that is lighter above than below: metals need something to mirror.
    where, split, shade = (nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "SeparateXYZ", "ValToRGB"))
    links.new(where.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], shade.inputs[0])
    shade.color_ramp.elements[0].position, shade.color_ramp.elements[0].color = 0.05, (0.22, 0.21, 0.2, 1)
    shade.color_ramp.elements[1].position, shade.color_ramp.elements[1].color = 0.75, (0.9, 0.92, 0.95, 1)
    links.new(shade.outputs[0], nodes["Background"].inputs[0])
    nodes["Background"].inputs[1].default_value = 0.27 * strength
    # The room is a smooth gradient: a large importance map would cost three seconds a picture for nothing.
    world.cycles.sampling_method, world.cycles.sample_map_resolution = "MANUAL", 64
    bpy.context.scene.world = world
