"""What things are made of. Every function takes the NAME of a palette colour and returns a Blender material.

Textures use object coordinates (1 unit = 10 cm), so a grain keeps its real size on every part.
"""
import bpy

from .palette import colour, mixed


class Surface:
    """A Principled material with short ways to link textures into it."""

    def __init__(self, name, rgba, roughness, **inputs):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.nodes, self.links = self.material.node_tree.nodes, self.material.node_tree.links
        self.shader = self.nodes["Principled BSDF"]
        self.set(Base_Color=rgba, Roughness=roughness, **inputs)

    def set(self, **inputs):
        for name, value in inputs.items():
            self.shader.inputs[name.replace("_", " ")].default_value = value

    def node(self, kind, **settings):
        made = self.nodes.new(kind)
        for name, value in settings.items():
            if hasattr(made, name):
                setattr(made, name, value)
            else:
                made.inputs[name.replace("_", " ")].default_value = value
        return made

    def join(self, source, output, target, entry):
        self.links.new(source.outputs[output], target.inputs[entry])

    def coordinates(self, stretch=(1, 1, 1), space="Object"):
        """Texture coordinates, stretched: a small factor draws the texture out along that axis."""
        where, mapping = self.node("ShaderNodeTexCoord"), self.node("ShaderNodeMapping", Scale=stretch)
        self.join(where, space, mapping, "Vector")
        return mapping

    def noise(self, scale, stretch=(1, 1, 1), detail=4.0):
        made = self.node("ShaderNodeTexNoise", Scale=scale, Detail=detail)
        self.join(self.coordinates(stretch), "Vector", made, "Vector")
        return made

    def bump(self, texture, output, strength, distance=0.02):
        """Bumps in series: each new one sits upon the one before."""
        made = self.node("ShaderNodeBump", Strength=strength, Distance=distance)
        self.join(texture, output, made, "Height")
        before = self.shader.inputs["Normal"].links
        if before:
            self.links.new(before[0].from_socket, made.inputs["Normal"])
        self.join(made, "Normal", self.shader, "Normal")

    def ramp(self, texture, output, first, second, target="Base Color", low=0.35, high=0.65):
        """Colours (or greys, for a number) that follow a texture."""
        made = self.node("ShaderNodeValToRGB")
        for stop, position, rgba in zip(made.color_ramp.elements, (low, high), (first, second)):
            stop.position, stop.color = position, rgba
        self.join(texture, output, made, "Fac")
        if target:
            self.join(made, "Color", self.shader, target)
        return made

    def uneven(self, roughness, spread=0.06, scale=6.0):
        """Roughness that wanders a little: nothing in a house is perfectly even."""
        low, high = max(roughness - spread, 0.02), roughness + spread
        self.ramp(self.noise(scale), "Fac", (low,) * 3 + (1,), (high,) * 3 + (1,), "Roughness")


def _plain(kind, name, roughness, wander=0.05, waves=0.0, tone="base", **inputs):
    made = Surface(f"{kind} {name}", colour(name, tone), roughness, **inputs)
    made.uneven(roughness, wander)
    if waves:
        made.bump(made.noise(2.5, detail=1.0), "Fac", waves, 0.05)
    return made


def polished(name="steel"):
    """Polished metal: pots, chrome."""
    return _plain("polished", name, 0.12, 0.04, 0.03, "light", Metallic=1.0).material


def brushed(name="steel", along=(40, 40, 1.0)):
    """Brushed metal; `along` stretches the fine lines (large = across, small = along them)."""
    made = Surface(f"brushed {name}", colour(name, "light"), 0.3, Metallic=1.0)
    lines = made.noise(6.0, along)
    made.ramp(lines, "Fac", (0.2,) * 3 + (1,), (0.4,) * 3 + (1,), "Roughness")
    made.bump(lines, "Fac", 0.12, 0.01)
    return made.material


def enamel(name):
    """Enamel or glossy paint on metal."""
    return _plain("enamel", name, 0.22, 0.06, 0.06, Clearcoat=0.6, Clearcoat_Roughness=0.08).material


def coated(name="charcoal"):
    """Non-stick coating and powder coat: dark satin with a fine speckle."""
    made = _plain("coated", name, 0.45)
    made.bump(made.noise(120), "Fac", 0.15, 0.01)
    return made.material


def ceramic(name, speckled=False):
    """Glazed ceramic, with the iron speckles of stoneware when asked."""
    made = _plain("ceramic", name, 0.2, 0.06, 0.08, Clearcoat=0.5, Clearcoat_Roughness=0.1)
    if speckled:
        made.ramp(made.noise(28, detail=2), "Fac", colour(name), colour(name, "dark"), low=0.66, high=0.7)
    return made.material


def terracotta(name="terracotta"):
    """Unglazed fired clay."""
    made = _plain("clay", name, 0.8)
    made.ramp(made.noise(3), "Fac", colour(name), mixed(colour(name), colour(name, "light"), 0.4))
    made.bump(made.noise(50), "Fac", 0.25, 0.02)
    return made.material


def wood(name="wood", along="x", gloss=0.45):
    """Wood with its grain along an axis of the part: "x", "y" or "z"."""
    stretch = [1 if axis != along else 0.09 for axis in "xyz"]
    made = Surface(f"wood {name}", colour(name), gloss)
    rings = made.node("ShaderNodeTexNoise", Scale=5.0, Detail=6.0, Distortion=0.6)
    made.join(made.coordinates(stretch), "Vector", rings, "Vector")
    made.ramp(rings, "Fac", mixed(colour(name), colour(name, "dark"), 0.75), mixed(colour(name), colour(name, "light"), 0.5))
    made.bump(made.noise(40, stretch), "Fac", 0.12, 0.01)
    return made.material


def bamboo(along="x"):
    """Pale laminated bamboo: fine straight lines."""
    stretch = [1 if axis != along else 0.03 for axis in "xyz"]
    made = Surface("bamboo", colour("wood", "light"), 0.45)
    made.ramp(made.noise(22, stretch), "Fac", mixed(colour("wood"), colour("wood", "light"), 0.4), colour("wood", "light"))
    return made.material


def _film(kind, name, clear, edge, body=0.0, shine=0.05, most=0.5, index=1.45):
    """A thin clear wall: seen through without refraction (which would be grainy), darker and shining at its edges.

    Only the side that light enters counts: between a wall's two sides rays would mirror to and fro until they are black.
    """
    made = Surface(f"{kind} {name}", edge, 0.3, Specular=0.3)
    rim, dense, lets, film, gloss, out = (made.node(f"ShaderNode{node}") for node in (
        "LayerWeight", "MapRange", "BsdfTransparent", "MixShader", "BsdfGlossy", "MixShader"))
    rim.inputs["Blend"].default_value, gloss.inputs["Roughness"].default_value = 0.16, shine
    dense.inputs["To Min"].default_value, dense.inputs["To Max"].default_value = body, most
    lets.inputs["Color"].default_value = clear
    side, front = made.node("ShaderNodeNewGeometry"), made.node("ShaderNodeMath", operation="SUBTRACT")
    front.inputs[0].default_value = 1.0
    made.join(side, "Backfacing", front, 1)
    mirror, shown = made.node("ShaderNodeFresnel", IOR=index), []
    made.join(rim, "Facing", dense, "Value")
    for source, output in ((dense, "Result"), (mirror, "Fac")):
        shown.append(made.node("ShaderNodeMath", operation="MULTIPLY"))
        made.join(source, output, shown[-1], 0)
        made.join(front, "Value", shown[-1], 1)
    made.join(shown[0], "Value", film, "Fac")
    made.join(lets, "BSDF", film, 1)
    made.join(made.shader, "BSDF", film, 2)
    made.join(shown[1], "Value", out, "Fac")
    made.join(film, "Shader", out, 1)
    made.join(gloss, "BSDF", out, 2)
    made.join(out, "Shader", made.nodes["Material Output"], "Surface")
    return made.material


def glass(name="glass", tint=0.35, roughness=0.02):
    """Glass for thin-walled bodies; `tint` 0 is colourless."""
    white = (1, 1, 1, 1)
    return _film("glass", name, mixed(white, colour(name), tint * 0.5), mixed((0.03, 0.045, 0.045, 1), colour(name, "dark"), tint * 0.3), 0.0, roughness, 0.6, 1.5)


def solid_glass(name="glass", tint=0.35):
    """Thick glass that refracts: tumblers. Its shadow is let through, since without caustics it would be black."""
    rgba = mixed((1, 1, 1, 1), colour(name), tint)
    made = Surface(f"glass solid {name}", rgba, 0.0, Transmission=1.0, IOR=1.45)
    path, clear, mix = made.node("ShaderNodeLightPath"), made.node("ShaderNodeBsdfTransparent"), made.node("ShaderNodeMixShader")
    clear.inputs["Color"].default_value = mixed((1, 1, 1, 1), rgba, 0.35)
    made.join(path, "Is Shadow Ray", mix, "Fac")
    made.join(made.shader, "BSDF", mix, 1)
    made.join(clear, "BSDF", mix, 2)
    made.join(mix, "Shader", made.nodes["Material Output"], "Surface")
    return made.material


def clear_plastic(name, tint=0.7):
    """Tinted transparent plastic: bottles, boxes, jugs."""
    white = (1, 1, 1, 1)
    return _film("clear plastic", name, mixed(white, colour(name, "light"), tint), mixed(white, colour(name), tint), 0.05)


def liquid(name):
    """What a bottle or glass holds: oil, tea, juice."""
    return _film("liquid", name, mixed(colour(name, "light"), colour(name), 0.5), colour(name), 0.5, 0.02, 0.97, 1.33)


def plastic(name, gloss=0.32):
    """Opaque moulded plastic; `gloss` is its roughness: 0.2 shiny, 0.5 matt."""
    return _plain("plastic", name, gloss, 0.05, 0.02).material


def silicone(name):
    """Soft silicone: matt with a sheen."""
    return _plain("silicone", name, 0.5, 0.05, Sheen=0.4).material


def rubber(name="charcoal"):
    """Dull rubber and foam grips."""
    made = _plain("rubber", name, 0.7)
    made.bump(made.noise(60), "Fac", 0.15, 0.01)
    return made.material


def _cloth(kind, name, noise, strength, distance, sheen):
    made = _plain(kind, name, 0.95, 0.04, Sheen=sheen, Sheen_Tint=0.6, Specular=0.1)
    made.ramp(made.noise(noise), "Fac", mixed(colour(name), colour(name, "dark"), 0.22), mixed(colour(name), colour(name, "light"), 0.2))
    made.bump(made.noise(noise, detail=3), "Fac", strength, distance)
    return made


def terry(name):
    """Terry towel: a thick pile of loops."""
    return _cloth("terry", name, 26.0, 0.9, 0.06, 1.0).material


def felt(name):
    """Felt, fleece and plush."""
    return _cloth("felt", name, 60.0, 0.5, 0.03, 0.8).material


def cotton(name, threads=22.0):
    """Plain weave; `threads` to a unit of 10 cm, coarser than real so that they are seen."""
    made = _cloth("cotton", name, 8.0, 0.2, 0.02, 0.4)
    for axis in ("X", "Y", "Z"):
        wave = made.node("ShaderNodeTexWave", bands_direction=axis, Scale=threads / 2, Distortion=0.5)
        made.join(made.coordinates(), "Vector", wave, "Vector")
        made.bump(wave, "Fac", 0.22, 0.015)
    return made.material


def paper(name="white"):
    """Paper and labels without print."""
    return _plain("paper", name, 0.75).material


def cardboard(name="wood"):
    """Kraft card."""
    made = _plain("card", name, 0.85, tone="light")
    made.bump(made.noise(20, (1, 8, 1)), "Fac", 0.1, 0.01)
    return made.material


def straw(name="wood"):
    """Seagrass, cane, jute and rope strands: fibrous, each length a little different."""
    made = _plain("straw", name, 0.7)
    made.ramp(made.noise(9, (1, 1, 3)), "Fac", mixed(colour(name), colour(name, "dark"), 0.5), colour(name, "light"))
    made.bump(made.noise(45, (1, 1, 4)), "Fac", 0.5, 0.03)
    return made.material


def leaf(name="green"):
    """Leaves of a pot plant."""
    made = _plain("leaf", name, 0.4, tone="dark", Specular=0.4)
    made.ramp(made.noise(5), "Fac", colour(name, "dark"), colour(name))
    return made.material


def picture(image, roughness=0.5):
    """A printed surface from an image (see prints.py), laid out by the part's UV."""
    made = Surface("print", (1, 1, 1, 1), roughness)
    source = made.node("ShaderNodeTexImage")
    source.image = image
    made.join(made.coordinates(space="UV"), "Vector", source, "Vector")
    made.join(source, "Color", made.shader, "Base Color")
    return made.material


def glowing(name="cream", strength=4.0):
    """Lit shades, bulbs and little displays."""
    return Surface(f"light {name}", colour(name), 0.4, Emission=colour(name, "light"), Emission_Strength=strength).material


def perforated(material, spacing=0.12, hole=0.3):
    """Round holes through a turned body or sheet; `spacing` in units, `hole` a share of it. Needs a UV in units."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    new = nodes.new
    where, scaled, cell, centre, far, less, clear, mix = (new(f"ShaderNode{kind}") for kind in (
        "TexCoord", "VectorMath", "VectorMath", "VectorMath", "VectorMath", "Math", "BsdfTransparent", "MixShader"))
    scaled.operation, cell.operation, centre.operation, far.operation = "SCALE", "FRACTION", "SUBTRACT", "LENGTH"
    scaled.inputs["Scale"].default_value, centre.inputs[1].default_value = 1 / spacing, (0.5, 0.5, 0)
    less.operation, less.inputs[1].default_value = "LESS_THAN", hole
    links.new(where.outputs["UV"], scaled.inputs[0])
    links.new(scaled.outputs[0], cell.inputs[0])
    links.new(cell.outputs[0], centre.inputs[0])
    links.new(centre.outputs[0], far.inputs[0])
    links.new(far.outputs["Value"], less.inputs[0])
    links.new(less.outputs[0], mix.inputs[0])
    output = nodes["Material Output"]
    links.new(output.inputs["Surface"].links[0].from_socket, mix.inputs[1])
    links.new(clear.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], output.inputs["Surface"])
    return material
