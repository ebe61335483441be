"""Parts of electric things: cables, buttons, displays, guards and blades. 1 unit = 10 cm."""
import math

from .materials import glowing, plastic
from .parts import ring, rod, rounded_outline, plate, text, tube, turned
from .arrange import moved, skin



def cable(points, material=None, radius=0.035):
    """A power cord lying on the table, ending in a two-pin plug."""
    dark = material or plastic("charcoal", 0.5)
    tube(points, radius, dark)
    (x0, y0, _), (x, y, z) = points[-2], points[-1]
    length = math.dist((x0, y0), (x, y)) or 1.0
    dx, dy = (x - x0) / length, (y - y0) / length
    tube([(x, y, z + 0.05), (x + dx * 0.1, y + dy * 0.1, z + 0.06), (x + dx * 0.42, y + dy * 0.42, z + 0.06)], 0.11, dark, radii=[0.5, 0.8, 1.0])
    for side in (-1, 1):
        px, py = x + dx * 0.42 - dy * 0.05 * side, y + dy * 0.42 + dx * 0.05 * side
        rod((px, py, z + 0.06), (px + dx * 0.2, py + dy * 0.2, z + 0.06), 0.022, plastic("steel", 0.2))


def button(at, radius, material, turn=(90, 0, 0), high=0.04):
    """A round push button or dial that faces the camera."""
    return turned([(0, 0), (radius, 0), (radius, high * 0.7), (radius * 0.9, high), (0, high)], material, at, turn, round=0.01)


def display(words, size, at, turn=(90, 0, 0), wide=0.7, high=0.26, ink="charcoal", ground="sage"):
    """A little window with numbers, at `at` and facing the camera."""
    with moved(at, turn):
        plate(rounded_outline(wide, high, 0.03), 0.012, plastic(ground, 0.2), bevel=0.004)
        text(words, size, plastic(ink, 0.3) if ink != "glow" else glowing("mustard", 3.0), (0, 0, 0.014), (0, 0, 0), 0.002)


def fan_blades(radius, hub, material, hub_material, count=3, at=(0, 0, 0)):
    """Twisted blades in the upright plane, their axis towards the camera."""
    for i in range(count):
        with moved(at, (0, 360 * i / count + 15, 0)):
            rows = []
            for j in range(13):
                r = hub * 0.8 + (radius - hub * 0.8) * j / 12
                sweep = math.radians(50 if count == 3 else 34) * (0.55 + 0.45 * math.sin(math.pi * min(j / 9, 1) / 2)) * (1 if j < 11 else 0.97 - 0.1 * (j - 10))
                rows.append([(r * math.sin(sweep * (s - 0.5) * 1.6 + 0.3 * j / 12), -0.16 * (s - 0.5), r * math.cos(sweep * (s - 0.5) * 1.6 + 0.3 * j / 12))
                             for s in (k / 10 for k in range(11))])
            skin(rows, material, (0, 0, 0), (0, 0, 0), 0.02)
    with moved(at, (90, 0, 0)):
        turned([(0, -0.1), (hub, -0.1), (hub, 0.1), (hub * 0.8, 0.18), (0, 0.2)], hub_material, round=0.05)


def guard(radius, deep, material, count=40, at=(0, 0, 0), wire=0.016, badge=None, front=True):
    """A fan's cage: wires from the badge over the rim, on the front (and dimmer at the back)."""
    with moved(at, (90, 0, 0)):
        for sign in (1, -1) if front else (1,):
            for i in range(count if sign == 1 else count // 2):
                a = math.tau * i / (count if sign == 1 else count // 2)
                line = [(0.16, 0.98), (0.45, 0.97), (0.75, 0.82), (0.95, 0.4), (1.0, 0.0)]
                tube([(radius * r * math.cos(a + 0.12 * (1 - r)), radius * r * math.sin(a + 0.12 * (1 - r)), sign * deep * z) for r, z in line], wire, material)
        ring(radius, wire * 2.2, material, count=48)
        ring(radius * 0.62, wire * 1.1, material, (0, 0, deep * 0.905), count=40)
        if badge:
            turned([(0, deep * 0.94), (radius * 0.2, deep * 0.94), (radius * 0.19, deep + 0.03), (0, deep + 0.05)], badge, round=0.02)
