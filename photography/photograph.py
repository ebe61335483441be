"""Photographs products and scenes; `npm run photograph` starts it inside Blender: blender -b -P photograph.py -- order.json

The order holds the products, the scenes' names, the palette and backdrops, the project's folder or the one of the
previews, the scale, samples and what to do again.
"""
import json
import os
import shutil
import sys
import tempfile
import time

import bpy

GRAINY = ("glass", "clear plastic", "liquid", "polished", "brushed")  # seen through walls, or mirrored: more samples
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from studio import camera, light, palette, registry, scenes, sets  # noqa: E402
from studio.denoise import Denoiser  # noqa: E402
from studio.develop import develop, wire_passes  # noqa: E402


def prepare(pixels, scale, samples):
    """An empty scene with the studio's render settings."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    cycles = scene.cycles
    cycles.samples, cycles.use_denoising = samples, False
    cycles.use_adaptive_sampling = False  # Cycles looks for finished pixels every 16 samples: there are no more
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 8, 2, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 8, 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.blur_glossy = 4.0, 0.5
    scene.render.resolution_x, scene.render.resolution_y = (round(side * scale) for side in pixels)
    return scene


def file_of(picture, order):
    """Where a picture lies: previews all in one folder, masters in the project where they are used."""
    return os.path.join(order["previews"] or os.path.join(order["project"], picture.folder), f"{picture.name}.webp")


def photograph(picture, order, denoiser):
    """Build, light, frame, render and develop one picture; returns its bytes."""
    scene = prepare(picture.pixels, order["scale"], order["samples"])
    picture.arrange()
    if any(material.name.startswith(GRAINY) for material in bpy.data.materials):
        scene.cycles.samples = scene.cycles.samples * 8 // 5
    bpy.context.view_layer.update()
    points = camera.corners(scene.objects)
    middle, radius, low = camera.bounds(points)
    camera.framed(points, **picture.view)
    light.lit(middle, radius)
    sets.SETS[picture.set](picture.backdrop, radius, floor=low.z - 0.002, at=(middle.x, middle.y))
    folder = tempfile.mkdtemp(prefix="photograph-")
    try:
        wire_passes(folder)
        bpy.ops.render.render()
        return develop(folder, denoiser, file_of(picture, order), picture.most, picture.grain)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def read_record(path):
    if not os.path.exists(path):
        return {}
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def write_record(path, record):
    with open(f"{path}.part", "w", encoding="utf-8") as file:
        json.dump(record, file, indent=2, sort_keys=True)
        file.write("\n")
    os.replace(f"{path}.part", path)


def wanted(picture, order, record):
    """Missing, described differently since, or asked for again."""
    there = os.path.exists(file_of(picture, order))
    return order["all"] or not there or record.get(picture.key) != picture.fingerprint()


def main(order):
    palette.use(order["palette"], order["backdrops"])
    registry.load_models()
    scenes.load_scenes()
    record = read_record(order["record"])
    known = [picture for product in order["products"] for picture in registry.pictures_of(product)]
    known += [shot for name in order["scenes"] for shot in scenes.SCENES[name]]
    unknown = sorted({p["shape"] for p in order["products"]} - set(registry.MODELS))
    if unknown:
        print(f"photograph: no model yet for {len(unknown)} shapes: {', '.join(unknown[:12])}{' …' if len(unknown) > 12 else ''}", flush=True)
    due = [picture for picture in known if wanted(picture, order, record)]
    due.sort(key=lambda picture: picture.is_second)  # every product's first picture comes before the second ones
    denoiser, began, failed = Denoiser(order["weights"]), time.monotonic(), 0
    for done, picture in enumerate(due, 1):
        started = time.monotonic()
        try:
            size = photograph(picture, order, denoiser)
        except Exception as error:  # one broken model must not cost the night's other pictures
            failed += 1
            print(f"photograph: {picture.name} FAILED: {type(error).__name__}: {error}", flush=True)
            if order["strict"]:
                raise
            continue
        record = {**read_record(order["record"]), picture.key: picture.fingerprint()}
        write_record(order["record"], record)
        now = time.monotonic()
        left = (now - began) / done * (len(due) - done)
        print(f"photograph: {done}/{len(due)} {picture.name} {now - started:.1f} s, {size // 1000} kB, {left:.0f} s left", flush=True)
    print(f"photograph: {len(due) - failed} taken, {len(known) - len(due)} were up to date, {failed} failed", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    with open(sys.argv[sys.argv.index("--") + 1], encoding="utf-8") as file:
        sys.exit(main(json.load(file)))
