"""Which model belongs to which shape of the catalogue, and what the catalogue doesn't say about a product."""
import hashlib
import importlib
import inspect
import json
import os
import pkgutil
from collections import namedtuple

import products

Colours = namedtuple("Colours", "main accent")
MODELS = {}
DETAILS = {}


def model(shape, set="paper", **view):
    """Register a function `def name(colours, ...)` as the model of a shape.

    `set` is a name of sets.SETS; `view` is passed to camera.framed: tilt, turn, fill, shift.
    """
    def keep(function):
        if shape in MODELS:
            raise ValueError(f"two models for the shape {shape}")
        MODELS[shape] = (function, set, view)
        return function
    return keep


def load_models():
    """Import every file of products/; each may hold PRODUCTS = {slug: {size, view, set, second, model}}.

    `model` names another model than that of the product's shape.
    """
    for module in pkgutil.iter_modules(products.__path__):
        DETAILS.update(getattr(importlib.import_module(f"products.{module.name}"), "PRODUCTS", {}))


class Picture:
    """One picture to take: of a product of the catalogue, the first or the second view."""

    pixels, most, grain = (900, 900), 100_000, False
    folder = os.path.join("database", "demo", "pictures")

    def __init__(self, product, second=None):
        details = DETAILS.get(product["slug"], {})
        self.build, base_set, view = MODELS[details.get("model", product["shape"])]
        self.is_second = second is not None
        self.name = self.key = product["slug"] + ("-2" if self.is_second else "")
        self.shape, self.backdrop = product["shape"], product["backdrop"]
        extra = second or {}
        self.colours = Colours(*product["colours"])
        self.set = extra.get("set", details.get("set", base_set))
        self.view = {**view, **details.get("view", {}), **extra.get("view", {})}
        self.size = {**details.get("size", {}), **extra.get("size", {})}

    def arrange(self):
        self.build(self.colours, **self.size)

    def fingerprint(self):
        """Changes with the description and the model's own source; light and materials are left to --all."""
        told = [self.shape, self.backdrop, list(self.colours), self.set, self.view, self.size, inspect.getsource(self.build)]
        return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]


def pictures_of(product):
    """The pictures of a product: one, or two where PRODUCTS describes a second view; none without a model."""
    details = DETAILS.get(product["slug"], {})
    if details.get("model", product["shape"]) not in MODELS:
        return []
    second = details.get("second")
    return [Picture(product)] + ([Picture(product, second)] if second is not None else [])
