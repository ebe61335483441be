"""Educational Toys: wood in bright colours, as if a child had just left it."""
from studio.scenes import box_riser, put, scene


@scene("educational-toys", "mist", tilt=11)
def educational_toys():
    box_riser("mist", (3.4, 1.6, 1.1), (3.1, 2.3), -6)
    put("abacus", "wood", "walnut", (3.1, 2.2, 1.1), -8)
    put("blocks", "brick", "blue", (-0.1, 1.3, 0), 10, 1.05)
    put("stackingRings", "wood", "wood", (2.2, 0.0, 0), 10, 0.95)
    put("shapeSorter", "teal", "mustard", (-2.6, 0.5, 0), 30, 0.85)
    put("plushBall", "coral", "mustard", (3.9, 0.1, 0), 0, 0.75)
