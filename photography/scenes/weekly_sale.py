"""Weekly Sale: what every kitchen and bathroom needs, in the warm tones of the shop."""
from studio.scenes import box_riser, drum_riser, put, scene


@scene("weekly-sale", "sand", tilt=11)
def weekly_sale():
    box_riser("sand", (2.0, 1.6, 0.5), (2.5, 2.3), 8)
    put("tableLamp", "cream", "teal", (2.5, 2.3, 0.5), 170)
    drum_riser("sand", 1.55, 1.0, (0.1, 1.7))
    put("pot", "brick", "mustard", (0.1, 1.6, 1.0), 20)
    put("towels", "terracotta", "cream", (-2.3, 0.9, 0), -16)
    put("electricKettle", "cream", "teal", (3.5, 0.2, 0), 24, 0.95)
    put("foodBoxes", "glass", "teal", (1.5, -0.9, 0), -14, 0.95)
    put("mugs", "mustard", "teal", (-0.9, -1.3, 0), 10)
