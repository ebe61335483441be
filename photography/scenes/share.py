"""What chats show beside the shop's links: something of every room."""
from studio.scenes import SHARE, box_riser, put, scene


@scene("share", "sand", crops=(SHARE,), tilt=13)
def share():
    box_riser("sand", (2.2, 1.8, 0.9), (2.5, 2.6), -6)
    put("plantPot", "terracotta", "green", (2.5, 2.5, 0.9))
    put("cushions", "mustard", "teal", (-0.4, 2.0, 0), 4, 0.72)
    put("karahi", "steel", "walnut", (-0.9, -0.7, 0), 14, 0.9)
    put("stackingRings", "wood", "wood", (1.5, 0.2, 0), 10)
    put("tiffin", "steel", "brick", (3.1, 0.7, 0), 8, 0.95)
