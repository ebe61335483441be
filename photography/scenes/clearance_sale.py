"""Clearance Sale: single pieces of many shelves."""
from studio.scenes import box_riser, put, scene


@scene("clearance-sale", "blush", tilt=11)
def clearance_sale():
    box_riser("blush", (2.6, 1.8, 1.3), (3.5, 2.3), -6)
    put("deskLamp", "teal", "mustard", (3.7, 2.1, 1.3), 10, 0.85)
    put("wallClock", "walnut", "brick", (3.0, 0.45, 0), (-14, 0, -8), 0.66)
    put("wovenBasket", "wood", "teal", (0.4, 1.5, 0))
    put("cushions", "mustard", "plum", (0.5, 1.8, 0.7), (0, 0, 4), 0.5)
    put("tiffin", "steel", "mustard", (-2.35, 1.2, 0), 12)
    put("colander", "teal", "white", (-1.6, -1.0, 0), 12, 0.9)
    put("cactusPot", "terracotta", "green", (1.2, -0.8, 0))
