"""Lamps that shine in the picture: light that falls from a lit lamp, and LEDs."""
import math

import bpy
from mathutils import Vector
from .forms import ball
from .materials import Surface
from .palette import colour
from .parts import turned



def _lamp(kind, at, watts, name, size):
    made = bpy.data.lights.new("lamp", kind)
    made.energy, made.color, made.shadow_soft_size = watts, colour(name, "light")[:3], size
    body = bpy.data.objects.new("lamp", made)
    body.location = at
    bpy.context.scene.collection.objects.link(body)
    return body


def point(at, watts, name="cream", size=0.2):
    """Light in all directions, as from a bulb in a shade."""
    return _lamp("POINT", at, watts, name, size)


def spot(at, towards, watts, name="cream", angle=60, size=0.1, blend=0.6):
    """A cone of light, as from a torch or a desk lamp."""
    body = _lamp("SPOT", at, watts, name, size)
    body.data.spot_size, body.data.spot_blend = math.radians(angle), blend
    body.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    return body


def beam(near, far, length, at, turn, name="cream", strength=0.5):
    """The visible beam of a torch: a cone of light along z that fades to its end and its edges."""
    made = Surface(f"beam {name}", colour(name, "light"), 1.0)
    split, along, edge, share, clear, glow, mix = (made.node(f"ShaderNode{kind}") for kind in (
        "SeparateXYZ", "MapRange", "LayerWeight", "Math", "BsdfTransparent", "Emission", "MixShader"))
    along.inputs["From Max"].default_value, along.inputs["To Min"].default_value, along.inputs["To Max"].default_value = length, strength, 0
    edge.inputs["Blend"].default_value = 0.5
    glow.inputs["Color"].default_value, glow.inputs["Strength"].default_value = colour(name, "light"), 1.2
    share.operation = "MULTIPLY"
    front = made.node("ShaderNodeMath", operation="SUBTRACT")
    front.inputs[0].default_value = 1.0
    made.join(made.coordinates(), "Vector", split, "Vector")
    made.join(split, "Z", along, "Value")
    made.join(edge, "Facing", front, 1)
    made.join(along, "Result", share, 0)
    made.join(front, "Value", share, 1)
    made.join(share, "Value", mix, "Fac")
    made.join(clear, "BSDF", mix, 1)
    made.join(glow, "Emission", mix, 2)
    made.join(mix, "Shader", made.nodes["Material Output"], "Surface")
    body = turned([(near, 0), (far, length)], made.material, at, turn, round=0)
    body.visible_shadow = False
    return body


def led(at, radius=0.05, name="cream", strength=8.0, squash=(1, 1, 1)):
    made = Surface(f"led {name}", colour(name), 0.3, Emission=colour(name), Emission_Strength=strength)
    return ball(radius, made.material, at, squash)
