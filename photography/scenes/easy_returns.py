"""Easy Returns: a carton that stands open, with things laid back into it."""
from studio.arrange import moved
from studio.parcels import closed_carton, open_carton, tissue
from studio.scenes import put, scene


@scene("easy-returns", "linen", tilt=14)
def easy_returns():
    with moved((1.6, 0.8, 0), (0, 0, -16)):
        open_carton(3.4, 2.6, 2.0)
        tissue(3.2, 2.4, (0, 0, 1.5))
        put("cushions", "teal", "mustard", (-0.5, 0.5, 1.0), 4, 0.55)
        put("tableLamp", "cream", "brick", (1.0, 0.2, 1.2), 160, 0.62)
    with moved((-2.2, 1.3, 0), (0, 0, 14)):
        closed_carton(2.4, 1.8, 1.5)
    with moved((-2.3, 1.4, 1.5), (0, 0, -8)):
        closed_carton(1.5, 1.2, 0.9)
    put("tapeRolls", "wood", "mustard", (-0.9, -1.3, 0), 0, 0.55)
