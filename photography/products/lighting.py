"""Lighting: bulbs, lamps, torches and strings of light."""
import math

from studio.forms import ball, coil, disc, grouped, plug, ribbon
from studio.hardware import posed
from studio.lamps import beam, led, point, spot
from studio.materials import brushed, ceramic, coated, cotton, enamel, glowing, paper, plastic, polished, rubber
from studio.parts import box, plate, ring, rod, rounded_outline, text, tube, turned
from studio.registry import model


def led_bulb(at, turn, trim, glow=None):
    """A bulb of 12 watts standing on its bayonet cap along z: a flared body, a round dome, "12 W" printed on it."""
    white, steel = plastic("white", 0.35), polished("steel")
    parts = [turned([(0, 0), (0.16, 0), (0.17, 0.03), (0.17, 0.3), (0, 0.32)], steel, round=0.015), disc(0.1, 0.03, plastic("charcoal"), (0, 0, -0.02))]
    parts += [ring(0.172, 0.018, steel, (0, 0, z)) for z in (0.06, 0.24)]
    parts += [rod((side * 0.15, 0, 0.14), (side * 0.23, 0, 0.14), 0.028, steel) for side in (-1, 1)]
    parts += [ball(0.035, polished("copper"), (side * 0.06, 0, -0.02)) for side in (-1, 1)]
    parts.append(turned([(0, 0.3), (0.19, 0.3), (0.22, 0.36), (0.38, 0.66), (0.4, 0.78), (0, 0.78)], white, round=0.05))
    parts.append(turned([(0.385, 0.72), (0.412, 0.74), (0.412, 0.8), (0.385, 0.82)], plastic(trim, 0.3), round=0.01))
    dome = [(0.4, 0.79), *[(0.43 * math.cos(a), 0.93 + 0.43 * math.sin(a)) for a in (math.pi / 2 * i / 12 for i in range(-3, 13))]]
    parts.append(turned(dome, glow or plastic("cream", 0.5), round=0.02))
    parts.append(text("12 W", 0.15, plastic("charcoal", 0.4), (0, -0.33, 0.55), (118, 0, 0)))
    return grouped(parts, at, turn)


@model("bulbs", tilt=13, turn=-6, fill=0.86)
def bulbs(colours):
    """Three LED bulbs: two stand, one of them lit; the third lies so that its cap is seen."""
    led_bulb((-0.85, 0.3, 0.03), (0, 0, 8), colours.accent, glowing(colours.main, 1.2))
    point((-0.85, -0.1, 1.0), 14, "mustard", 0.4)
    led_bulb((0.2, 0.45, 0.03), (0, 0, -6), colours.accent)
    led_bulb((1.5, -0.4, 0.42), (0, -86, 40), colours.accent)


@model("tubeLight", set="wall", tilt=-6, turn=24, fill=0.9)
def tube_light(colours, long=5.2):
    """A lit tube in its batten, screwed aslant to a wall that it lights; its cord hangs from the lower end."""
    batten, body, cap = plastic(colours.accent, 0.4), plastic(colours.main, 0.3), brushed(colours.accent)
    with posed((0, -0.2, 2.4), (0, -32, 0)):
        box((long, 0.4, 0.62), batten, (0, 0, -0.31), bevel=0.08)
        for side in (-1, 1):
            box((0.34, 0.5, 0.56), body, (side * (long / 2 - 0.17), -0.36, -0.28), bevel=0.08)
            rod((side * (long / 2 - 0.34), -0.45, 0), (side * (long / 2 - 0.72), -0.45, 0), 0.235, cap)
        rod((-long / 2 + 0.7, -0.45, 0), (long / 2 - 0.7, -0.45, 0), 0.22, glowing("white", 1.3))
    for x in (-1.6, -0.55, 0.55, 1.6):
        point((x, -1.1, 2.4 + x * 0.625), 9, "white", 0.5)
    low = (-long * 0.42, -0.15, 2.4 - long * 0.265)
    tube([low, (low[0] - 0.25, -0.12, low[2] - 0.4), (low[0] - 0.1, -0.1, low[2] - 1.2)], 0.06, rubber("charcoal"))


@model("tableLamp", tilt=8, turn=0, fill=0.82)
def table_lamp(colours):
    """A lit lamp with a cloth shade on a bellied ceramic foot."""
    turned([(0, 0), (0.62, 0), (0.66, 0.08), (0.4, 0.2), (0.62, 0.7), (0.72, 1.05), (0.52, 1.5), (0.2, 1.75), (0.12, 1.85), (0, 1.85)], ceramic(colours.accent), round=0.12)
    rod((0, 0, 1.8), (0, 0, 2.3), 0.06, polished("mustard"))
    turned([(1.08, 0), (0.78, 1.5), (0.765, 1.5), (1.065, 0)], glowing(colours.main, 0.6), (0, 0, 2.1), round=0)
    for r, z in ((1.08, 2.1), (0.78, 3.6)):
        ring(r, 0.025, cotton(colours.main), (0, 0, z), count=48)
    ball(0.24, glowing("cream", 6), (0, 0, 2.7))
    point((0, 0, 2.35), 45, "mustard", 0.3)
    tube([(0.5, 0.3, 0.06), (1.1, 0.5, 0.04), (1.45, 0.2, 0.04), (1.75, 0.35, 0.08)], 0.04, plastic("white"))
    plug((1.72, 0.33, 0), 25, plastic("white"), 0.7)


@model("deskLamp", tilt=10, turn=-4, fill=0.82)
def desk_lamp(colours):
    """A jointed lamp with springs that shines down on a notebook."""
    body, joint = enamel(colours.main), plastic(colours.accent)
    turned([(0, 0), (0.85, 0), (0.88, 0.06), (0.8, 0.2), (0.2, 0.26), (0, 0.26)], body, (1.0, 0.3, 0), round=0.06)
    knee, wrist = (1.75, 0.3, 2.1), (-0.1, 0.3, 3.5)
    for y in (0.22, 0.38):
        rod((1.0, y, 0.3), (knee[0], y, knee[2]), 0.045, polished("steel"))
        rod((knee[0], y, knee[2]), (wrist[0], y, wrist[2]), 0.045, polished("steel"))
    coil(0.06, 0.75, 16, 0.018, polished("steel"), (1.08, 0.3, 0.55), (0, 22, 0))
    coil(0.06, 0.75, 16, 0.018, polished("steel"), (1.6, 0.3, 2.26), (0, -53, 0))
    for spot_ in ((1.0, 0.3, 0.32), knee, wrist):
        rod((spot_[0], 0.12, spot_[2]), (spot_[0], 0.48, spot_[2]), 0.12, joint)
    turned([(0.13, 0), (0.2, 0.05), (0.24, 0.3), (0.66, 0.85), (0.64, 0.85), (0.22, 0.32), (0.0, 0.3)], body, wrist, (0, 206, 0), round=0.03)
    turned([(0.2, 0.33), (0.63, 0.845)], plastic("white"), wrist, (0, 206, 0), round=0)
    lean = math.radians(206)
    away = (wrist[0] + math.sin(lean) * 0.72, 0.3, wrist[2] + math.cos(lean) * 0.72)
    ball(0.24, glowing("cream", 12), away)
    spot((away[0], away[1], away[2] - 0.15), (-0.9, -0.1, 0), 260, "mustard", 95, 0.2)
    box((1.5, 1.1, 0.14), paper("white"), (-0.95, -0.25, 0), (0, 0, 14), bevel=0.02)
    box((1.55, 1.15, 0.03), enamel("coral"), (-0.95, -0.25, 0.0), (0, 0, 14), bevel=0.01)
    rod((-0.9, -0.75, 0.18), (-0.2, -0.45, 0.18), 0.04, plastic("mustard"))
    tube([(1.7, 0.6, 0.06), (2.1, 0.9, 0.04), (2.3, 0.5, 0.04), (2.5, 0.9, 0.04)], 0.04, rubber("charcoal"))


@model("emergencyLight", tilt=14, turn=-22, fill=0.8)
def emergency_light(colours):
    """A standing carry light: twenty lit LEDs behind a clear front, a handle, a switch, a green pilot light."""
    body, trim = plastic(colours.main, 0.3), plastic(colours.accent, 0.3)
    box((1.5, 0.8, 2.5), body, bevel=0.2, segments=6)
    box((1.3, 0.1, 1.75), plastic("steel", 0.2), (0, -0.4, 0.6), bevel=0.08)
    for row in range(5):
        for column in range(4):
            at = (-0.42 + 0.28 * column, -0.47, 0.78 + 0.34 * row)
            disc(0.1, 0.02, polished("steel"), at, (90, 0, 0), round=0.005)
            led((at[0], at[1] - 0.04, at[2]), 0.07, "white", 9)
    tube([(-0.55, 0, 2.42), (-0.5, 0, 2.95), (0, 0, 3.1), (0.5, 0, 2.95), (0.55, 0, 2.42)], 0.12, trim, radii=[1.2, 1, 1.1, 1, 1.2])
    box((1.56, 0.84, 0.3), trim, (0, 0, 0), bevel=0.12)
    plate(rounded_outline(0.34, 0.2, 0.06), 0.08, plastic("charcoal"), (-0.35, -0.38, 0.43), (90, 0, 0))
    led((0.2, -0.41, 0.44), 0.04, "green", 5)
    led((0.4, -0.41, 0.44), 0.04, "brick", 3)
    spot((0, -0.6, 1.4), (0, -3, 0), 30, "white", 130, 0.4)


@model("torch", set="shelf", tilt=20, turn=-34, fill=0.8, shift=(0.06, 0.05))
def torch(colours):
    """A torch lying on a shelf: a wide head with its lit lens, a knurled grip, a yellow switch, its beam on the wood."""
    body, trim, turn, axis = coated(colours.main), plastic(colours.accent, 0.3), (0, -90, 0), (1.1, 0, 0.42)
    with posed(turn=(0, 4.6, 0)):
        turned([(0, 0), (0.22, 0), (0.26, 0.05), (0.26, 0.3), (0.22, 0.34), (0, 0.34)], body, axis, turn, round=0.02, flutes=12, depth=0.03)
        turned([(0, 0.32), (0.225, 0.32), (0.225, 1.35), (0, 1.35)], body, axis, turn, round=0.01, flutes=30, depth=0.05)
        turned([(0.22, 1.3), (0.25, 1.33), (0.25, 1.42), (0.22, 1.45)], trim, axis, turn, round=0.01)
        turned([(0, 1.42), (0.235, 1.42), (0.25, 1.55), (0.4, 1.8), (0.42, 2.12), (0.37, 2.14), (0.35, 2.08), (0.12, 1.9), (0, 1.9)], body, axis, turn, round=0.02)
        ring(0.4, 0.04, trim, (-1.02, 0, 0.42), (0, 90, 0), count=48)
        disc(0.34, 0.015, glowing("cream", 3), (-0.98, 0, 0.42), turn)
        plate(rounded_outline(0.42, 0.2, 0.09), 0.08, trim, (-0.02, 0, 0.63), bevel=0.03)
    beam(0.36, 0.62, 0.9, (-1.04, 0, 0.5), (0, -94, 0), "mustard", 0.5)
    spot((-1.05, 0, 0.55), (-2.2, 0, 0), 260, "mustard", 70, 0.06)


@model("stringLights", set="wall", tilt=2, turn=6, fill=0.86)
def string_lights(colours, width=8.0):
    """Two swags of warm little lights on dark cords along a wall."""
    cord, cap = rubber(colours.main), plastic(colours.main)
    for row, (z0, sag) in enumerate(((5.4, 1.3), (3.2, 1.3))):
        line = []
        for i in range(49):
            t = i / 48 * 2
            x = (i / 48 - 0.5) * width
            local = t % 1 if i < 48 else 1
            line.append((x, -0.2, z0 - sag * (1 - (2 * local - 1) ** 2)))
        tube(line, 0.035, cord)
        for i in range(2, 48, 3):
            x, y, z = line[i]
            rod((x, y, z), (x, y, z - 0.16), 0.07, cap)
            turned([(0, -0.5), (0.09, -0.45), (0.13, -0.32), (0.1, -0.14), (0, -0.12)], glowing(colours.accent, 5), (x, y, z), round=0.03)
            point((x, y + 0.02, z - 0.3), 0.9, colours.accent, 0.1)
        for x in (-width / 2, 0, width / 2):
            rod((x, 0, z0), (x, -0.3, z0), 0.06, polished("steel"))
    tube([(width / 2, -0.2, 5.4), (width / 2 + 0.3, -0.2, 4.4), (width / 2, -0.2, 3.2)], 0.035, cord)


@model("ledStrip", tilt=46, turn=-14, fill=0.84)
def led_strip(colours):
    """A reel of LED strip, coloured lights along it, its end led off the reel; a remote control beside it."""
    white = plastic("white", 0.4)
    points, turns = [], 5
    for i in range(turns * 36 - 17):
        r, a = 0.55 + 0.075 * i / 36, math.tau * i / 36
        points.append((r * math.cos(a), r * math.sin(a), 0.13))
    last = points[-1]
    points += [(last[0] - 0.0, -0.5, 0.13), (last[0] + 0.2, -1.0, 0.13), (last[0] + 0.6, -1.35, 0.13), (last[0] + 1.1, -1.45, 0.13), (last[0] + 1.7, -1.4, 0.13), (last[0] + 2.2, -1.5, 0.13)]
    names = ("brick", "green", "blue", "coral", "teal", "plum")
    for i in range(len(points) - 7):
        x, y, _ = points[i]
        if i % 3 == 0:
            led((x, y, 0.25), 0.042, names[(i // 9) % 6], 2.5, (1, 1, 0.7))
    smooth = []
    for (ax, ay, _), (bx, by, _) in zip(points, points[1:]):
        smooth += [(ax + (bx - ax) * k / 3, ay + (by - ay) * k / 3) for k in range(3)]
    ribbon(smooth, 0.03, 0.24, white, 0.025, closed=False)
    disc(0.5, 0.06, plastic(colours.main), round=0.02)
    disc(0.26, 0.24, plastic(colours.main), round=0.03)
    curve = points[-6:]
    for k in range(16):
        t = k / 15 * 4.99
        i = int(t)
        a, b = curve[i], curve[min(i + 1, 5)]
        x, y = a[0] + (b[0] - a[0]) * (t - i), a[1] + (b[1] - a[1]) * (t - i)
        led((x, y - 0.01, 0.14), 0.055, names[k % 6], 2.5)
    plate(rounded_outline(0.75, 1.5, 0.14), 0.12, plastic("white", 0.35), (1.65, -0.2, 0), (0, 0, -16), bevel=0.05)
    parts = []
    for row in range(5):
        for column in range(4):
            name = ("white", "white", "charcoal", "brick")[column] if row == 0 else ("brick", "green", "blue", "white")[column] if row == 1 else ("coral", "sage", "sky", "mustard", "teal", "plum", "rose", "lilac", "mustard", "teal", "navy", "cream")[(row - 2) * 4 + column]
            parts.append(disc(0.065, 0.05, plastic(name), (-0.24 + 0.16 * column, 0.5 - 0.24 * row, 0.11), round=0.02))
    grouped(parts, (1.65, -0.2, 0), (0, 0, -16))


PRODUCTS = {
    "study-lamp-with-bending-arm": {"set": "shelf"},
    "bedside-table-lamp-with-fabric-shade": {"set": "shelf"},
    "rechargeable-emergency-light-20-leds": {"set": "shelf", "second": {"view": {"tilt": 28, "turn": 35}}},
}
