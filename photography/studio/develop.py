"""From render passes to a finished WebP: denoise, tone curve, encode under the size that the shop allows."""
import os
import tempfile

import bpy
import cv2
import numpy

PASSES = {"light": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal"}
EXPOSURE, SHOULDER = 1.0, 0.58
QUALITIES = (92, 88, 84, 80, 74, 68, 60, 50, 40)


def wire_passes(folder):
    """Have the compositor write what the denoiser needs as float EXR files."""
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers, out = nodes.new("CompositorNodeRLayers"), nodes.new("CompositorNodeOutputFile")
    out.base_path, out.format.file_format, out.format.color_depth = folder, "OPEN_EXR", "32"
    out.file_slots.clear()
    for name, source in PASSES.items():
        out.file_slots.new(f"{name}-")
        links.new(layers.outputs[source], out.inputs[f"{name}-"])
    links.new(layers.outputs["Image"], nodes.new("CompositorNodeComposite").inputs[0])


def _read(folder, name):
    path = next(os.path.join(folder, file) for file in os.listdir(folder) if file.startswith(f"{name}-"))
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Linear"
    wide, high = image.size
    pixels = numpy.empty(wide * high * 4, "float32")
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(high, wide, 4)[..., :3].copy()


def toned(light):
    """Linear light to sRGB bytes. A matt thing in the key light comes out in the palette's own colour.

    Blender's Filmic turns mustard to lemon and teal to mint; here the mid-tones keep hue and saturation, and only
    what is brighter than SHOULDER bends softly towards white.
    """
    light = numpy.maximum(light * EXPOSURE, 0)
    over = 1 - SHOULDER
    light = numpy.where(light < SHOULDER, light, SHOULDER + over * (1 - numpy.exp((SHOULDER - light) / over)))
    seen = numpy.where(light < 0.0031308, 12.92 * light, 1.055 * numpy.power(light, 1 / 2.4) - 0.055)
    return (seen.clip(0, 1) * 255 + 0.5).astype("uint8")


def grained(pixels, amount=0.9):
    """A paper's grain, of a step or so in specks of 8 pixels.

    WebP has so few steps of colour that a large even backdrop falls into patches of pink and green without it.
    """
    high, wide, _ = pixels.shape
    chance = numpy.random.default_rng(1)
    specks = chance.normal(0, amount, (-(-high // 8), -(-wide // 8), 3)).astype("float32")
    grain = cv2.resize(specks, (wide, high)) + chance.normal(0, 0.8, pixels.shape)
    return (pixels + grain + 0.5).clip(0, 255).astype("uint8")


def develop(folder, denoiser, target, most, grain=False):
    """Write the picture whose passes lie in `folder`, with at most `most` bytes; returns its size in bytes."""
    light, albedo, normal = (_read(folder, name) for name in PASSES)
    # What mirrors shines grain into the guides; a small median keeps their edges.
    clean = denoiser.clean(light, cv2.medianBlur(albedo, 3), cv2.medianBlur(normal, 3))
    pixels = numpy.ascontiguousarray(toned(clean)[::-1, :, ::-1])
    return encode(grained(pixels) if grain else pixels, target, most, QUALITIES if grain else QUALITIES[1:])


def encode(pixels, target, most, qualities):
    """The best WebP of at most `most` bytes, moved into place whole."""
    for quality in qualities:
        done, data = cv2.imencode(".webp", pixels, [cv2.IMWRITE_WEBP_QUALITY, quality])
        if done and len(data) <= most:
            break
    os.makedirs(os.path.dirname(target), exist_ok=True)
    handle, waiting = tempfile.mkstemp(dir=os.path.dirname(target), suffix=".part")
    with os.fdopen(handle, "wb") as file:
        file.write(data.tobytes())
    os.chmod(waiting, 0o644)
    os.replace(waiting, target)
    return len(data)
