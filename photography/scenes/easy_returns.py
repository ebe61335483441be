"""Easy Returns: a carton that stands open, with things laid back into it."""
from studio.arrange import moved
from studio.parcels import closed_carton, open_carton, tissue
from studio.scenes import put, scene


@scene("easy-returns", "linen", tilt=14)
def easy_returns():
    with moved((1.9, 0.8, 0), (0, 0, -16)):
        open_carton(3.4, 2.6, 1.8, back=40)
        tissue(3.2, 2.4, (0, 0, 1.3))
        put("cushions", "teal", "mustard", (-0.45, 0.4, 0.75), 4, 0.5)
        put("tableLamp", "cream", "brick", (1.05, 0.2, 1.0), 160, 0.62)
    with moved((-2.35, 1.35, 0), (0, 0, 14)):
        closed_carton(2.4, 1.8, 1.3)
    with moved((-2.4, 1.45, 1.3), (0, 0, -8)):
        closed_carton(1.5, 1.2, 0.8)
    put("tapeRolls", "wood", "mustard", (-0.9, -1.3, 0), 0, 0.55)
