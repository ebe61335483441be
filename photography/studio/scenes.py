"""Scenes: several goods in one picture, for the shop's own pages; each is taken in the crops that its page needs.

A scene is a file of scenes/ with one function, registered under the file's name. It arranges finished models.
"""
import hashlib
import importlib
import inspect
import json
import os
import pkgutil
from collections import namedtuple

import scenes

from . import materials
from .arrange import moved
from .palette import backdrop, mixed
from .parts import box, turned
from .registry import MODELS, Colours
from .sets import full

# `area` is where the goods stand (left, bottom, right, top; shares of the picture): the rest is for the page's words.
Crop = namedtuple("Crop", "name pixels area most folder")
BANNERS = os.path.join("app", "storefront", "home", "photographs")
# The banner is 5:2 on tablets and 3:1 on wide screens, which cuts a twelfth off above and below.
WIDE = Crop("wide", (1800, 720), (0.475, 0.15, 0.965, 0.875), 90_000, BANNERS)
TALL = Crop("tall", (960, 900), (0.04, 0.117, 0.96, 0.68), 60_000, BANNERS)
# What chats show beside the shop's links; scripts/draw-icons.ts puts the shop's name on it.
SHARE = Crop("share", (1200, 630), (0.44, 0.09, 0.97, 0.9), 100_000, "photography")

SCENES = {}


def scene(name, backdrop, crops=(WIDE, TALL), **view):
    """Register a function without arguments as a scene; `view` goes to camera.framed: tilt, turn."""
    def keep(function):
        SCENES[name] = [Shot(name, function, backdrop, crop, view) for crop in crops]
        return function
    return keep


def load_scenes():
    for module in pkgutil.iter_modules(scenes.__path__):
        importlib.import_module(f"scenes.{module.name}")


class Shot:
    """One crop of a scene: the same to the photographer as a product's Picture."""

    set, is_second, grain = "hero", False, True

    def __init__(self, name, arrange, backdrop, crop, view):
        self.name = f"{name}-{crop.name}" if crop.name != name else name
        self.key = f"scenes/{self.name}"
        self.arrange, self.backdrop, self.crop = arrange, backdrop, crop
        self.pixels, self.most, self.folder = crop.pixels, crop.most, crop.folder
        self.view = {**view, **placed_in(crop)}

    def fingerprint(self):
        told = [self.backdrop, self.pixels, self.view, inspect.getsource(self.arrange)]
        return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]


def placed_in(crop):
    """The crop's area as camera.framed wants it: in shares of the longer side, from the middle."""
    left, bottom, right, top = crop.area
    wide, high = (side / max(crop.pixels) for side in crop.pixels)
    return {"fill": ((right - left) * wide, (top - bottom) * high),
            "shift": (((left + right) / 2 - 0.5) * wide, ((bottom + top) / 2 - 0.5) * high)}


def put(shape, main, accent, at=(0, 0, 0), turn=0.0, scale=1.0, **size):
    """Stand a product's model in the scene; `turn` is degrees about its upright axis, or about x, y and z."""
    build, _, _ = MODELS[shape]
    with moved(at, turn if isinstance(turn, tuple) else (0, 0, turn), scale):
        build(Colours(main, accent), **size)


def riser(name):
    """What blocks that lift goods are painted with: the backdrop's own tone, so that only the goods are seen."""
    return materials.Surface(f"riser {name}", full(mixed(backdrop(name, "table"), backdrop(name, "wall"), 0.5)), 0.8, Specular=0.2).material


def drum_riser(name, radius, height, at=(0, 0)):
    turned([(0, 0), (radius, 0), (radius, height), (0, height)], riser(name), (*at, 0), round=0.05)


def box_riser(name, size, at=(0, 0), turn=0.0):
    box(size, riser(name), (*at, 0), (0, 0, turn), bevel=0.04)
