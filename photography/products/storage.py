"""Storage: jars, baskets and boxes."""
import math
import random

from studio.materials import glass, leaf, plastic, silicone, straw, terracotta, wood
from studio.parts import many, shell, turned, tube
from studio.registry import model
from studio.soft import rope_rim, wicker


def grains(radius, height, size, material, seed):
    """What a jar holds: grains along the glass and over the top, with a core that fills the rest; powder without a size."""
    if not size:
        return [turned([(0, 0.01), (radius - 0.01, 0.01), (radius - 0.01, height - 0.06), (radius * 0.5, height + 0.02), (0, height + 0.05)], material, round=0.08)]
    chance, spots = random.Random(seed), []
    for _ in range(int(9 * radius * height / size ** 2) + int(4 * radius * radius / size ** 2)):
        on_top = chance.random() < radius / (radius + 2 * height)
        r = radius * (math.sqrt(chance.random()) if on_top else chance.uniform(0.94, 1)) - size
        angle = chance.uniform(0, math.tau)
        z = height + chance.uniform(-0.5, 0.6) * size if on_top else chance.uniform(size, height)
        spots.append((r * math.cos(angle), r * math.sin(angle), z, chance.uniform(0, 360)))
    seedling = [(size, 0, 0), (0, size * 0.8, 0), (-size, 0, 0), (0, -size * 0.8, 0), (0, 0, size * 0.6), (0, 0, -size * 0.6)]
    faces = [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4), (1, 0, 5), (2, 1, 5), (3, 2, 5), (0, 3, 5)]
    core = turned([(0, 0.01), (radius - size * 1.3, 0.01), (radius - size * 1.3, height), (0, height)], material)
    return [many(seedling, faces, spots, material), core]


@model("jars", tilt=11, turn=-4)
def jars(colours):
    """Three glass jars of rising height with wooden lids on a silicone ring: daal, spice and herbs."""
    fills = (("mustard", 0.055), ("brick", 0), ("olive", 0.06))
    for i, (x, y, height) in enumerate(((-1.02, 0.0, 1.75), (0.06, -0.1, 1.35), (1.05, 0.0, 1.0))):
        r, at = 0.48, (x, y, 0)
        turned(shell([(0, 0), (r - 0.05, 0), (r, 0.06), (r, height - 0.12), (r - 0.04, height)], 0.03), glass(colours.main, 0.25), at, round=0.05)
        tone, size = fills[i]
        for body in grains(r - 0.045, height * (0.72, 0.66, 0.75)[i], size, (plastic, terracotta, leaf)[i](tone), i):
            body.location = (x, y, 0.035)
        turned([(0, height - 0.12), (r - 0.075, height - 0.12), (r - 0.075, height + 0.01), (0, height + 0.01)], silicone("white"), at, round=0.02)
        turned([(0, height + 0.005), (r + 0.015, height + 0.005), (r + 0.015, height + 0.17), (0, height + 0.17)], wood(colours.accent, "x"), at, round=0.03)


@model("wovenBasket", tilt=20, turn=8)
def woven_basket(colours, radius=1.7, height=1.9):
    """A round woven basket with a rope rim and two loop handles."""
    def wall(share):
        return radius * (0.84 + 0.16 * math.sin(math.pi * (0.1 + 0.55 * share)))
    body, dark = straw(colours.main), straw(colours.accent)
    wicker(wall, height, body, dark, stakes=34, strand=0.065, bands=(8, 9, 10))
    turned([(0, 0.02), (radius * 0.88, 0.02), (radius * 0.88, 0.06), (0, 0.06)], body)
    rope_rim(wall(1), height, dark, strand=0.075, twists=56)
    for side in (-1, 1):
        x = side * wall(1)
        loop = [(x, -0.5, height - 0.15), (x * 1.01, -0.42, height + 0.25), (x * 1.02, 0, height + 0.46),
                (x * 1.01, 0.42, height + 0.25), (x, 0.5, height - 0.15)]
        tube(loop, 0.085, dark)


PRODUCTS = {}
