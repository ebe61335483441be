"""Home Decor: a corner of a room that one would like to have."""
from studio.scenes import box_riser, drum_riser, put, scene


@scene("home-decor", "sage", tilt=10)
def home_decor():
    drum_riser("sage", 1.2, 0.7, (1.6, 2.1))
    put("vase", "white", "rose", (1.6, 2.0, 0.7), 0, 0.85)
    box_riser("sage", (2.2, 1.8, 0.4), (3.6, 1.4), -8)
    put("artificialPlant", "cream", "green", (3.6, 1.3, 0.4), 0, 1.15)
    put("cushions", "terracotta", "cream", (-0.3, 0.9, 0), 4, 0.64)
    put("lantern", "charcoal", "mustard", (-2.7, 0.6, 0), 0, 0.95)
    put("sofaThrow", "mustard", "cream", (2.1, -0.3, 0), 14, 0.52)
    put("candle", "rose", "cream", (-1.8, -0.9, 0), 0, 1.1)
