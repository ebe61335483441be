"""Colours by the names of the shop's palette (database/demo/palette.ts) and backdrops (backdrops.ts).

The command hands both over with the list of products, so a colour is written down once in the project.
"""

_palette = {}
_backdrops = {}


def use(palette, backdrops):
    """Take the palette and backdrops that the command read from the shop."""
    _palette.update(palette)
    _backdrops.update(backdrops)


def colour(name, tone="base"):
    """Linear RGBA of a palette colour ("sage") or of a plain hex ("#98ad89")."""
    return linear(name if name.startswith("#") else _palette[name][tone])


def backdrop(name, part="table"):
    """Linear RGBA of a backdrop's wall, glow or table."""
    return linear(_backdrops[name][part])


def linear(code):
    """sRGB hex to linear light, which is what a renderer calculates with."""
    channels = [int(code[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*[c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels], 1.0)


def mixed(a, b, share):
    """Between two linear colours: share 0 is a, 1 is b."""
    return tuple(x + (y - x) * share for x, y in zip(a, b))
