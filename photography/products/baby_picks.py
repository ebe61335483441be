"""Baby picks: first toys, brush and comb, the nappy caddy."""
import math

from studio.forms import ball, circle, disc, printed_cloth, star
from studio.materials import clear_plastic, cotton, felt, paper, plastic, silicone, wood
from studio.parts import bristles, label, open_box, plate, rod, rounded_outline, shell, tube, turned
from studio.designs import bands
from studio.registry import model
from studio.soft import folded


@model("rattle", tilt=38, turn=-14)
def rattle(colours):
    """A rattle lying on the table: a ball with windows, a grip, a ring to hold."""
    body, ring = plastic(colours.main, 0.22), plastic(colours.accent, 0.22)
    ball(0.46, body, (-0.72, 0.2, 0.46))
    tube([(-0.72 + 0.475 * math.cos(a), 0.2 + 0.475 * math.sin(a), 0.46) for a in (math.tau * i / 24 for i in range(24))], 0.05, ring, closed=True)
    for a in (-100, -60, -20):
        x, y = -0.72 + 0.4 * math.cos(math.radians(a)), 0.2 + 0.4 * math.sin(math.radians(a))
        plate(star(0.15, 0.075), 0.04, paper("cream"), (-0.72 + 0.36 * math.cos(math.radians(a)), 0.2 + 0.36 * math.sin(math.radians(a)), 0.74), (0, 45, a), bevel=0.01)
    tube([(-0.3, 0.1, 0.44), (0.05, 0.02, 0.32), (0.3, -0.04, 0.2)], 0.1, body, radii=[1.4, 0.9, 1.0])
    tube([(0.76 + 0.42 * math.cos(a), -0.12 + 0.42 * math.sin(a), 0.1) for a in (math.tau * i / 24 for i in range(24))], 0.1, ring, closed=True)
    for i, name in enumerate(("sky", colours.main, "sage")):
        a = math.radians(-130 + 40 * i)
        ball(0.15, plastic(name, 0.22), (0.76 + 0.42 * math.cos(a), -0.12 + 0.42 * math.sin(a), 0.15))


@model("teether", tilt=48, turn=0, fill=0.78)
def teether(colours):
    """A silicone ring with six soft bumps and two beads on a cord."""
    body, bead = silicone(colours.main), silicone(colours.accent)
    tube([(0.7 * math.cos(a), 0.7 * math.sin(a), 0.16) for a in (math.tau * i / 24 for i in range(24))], 0.15, body, closed=True)
    for i in range(6):
        a = math.tau * (i + 0.5) / 6
        ball(0.25, body if i % 2 else bead, (0.7 * math.cos(a), 0.7 * math.sin(a), 0.22), (1, 1, 0.88))
        for k in range(5):
            b = math.tau * k / 5
            ball(0.03, body, (0.7 * math.cos(a) + 0.12 * math.cos(b), 0.7 * math.sin(a) + 0.12 * math.sin(b), 0.41))


@model("babyBrush", tilt=52, turn=-20, fill=0.84)
def baby_brush(colours):
    """A round-headed brush with a soft white field of bristles, and a comb beside it."""
    body = plastic(colours.main, 0.25)
    def grip(x0, y, length, wide):
        half = [(x0 + length * t, wide * (0.6 + 0.4 * math.sin(math.pi * t * 0.9)) * min(1, math.sqrt(max(t, 0) / 0.08))) for t in (i / 24 for i in range(25))]
        return [(x, y - h) for x, h in half], [(x, y + h) for x, h in half[::-1]]
    low, high = grip(-0.9, 0, 0.9, 0.12)
    head = [(0.45 + 0.44 * math.cos(a), 0.3 * math.sin(a)) for a in (math.radians(-162 + 324 * i / 36) for i in range(37))]
    plate(low + head + high, 0.14, body, (0, 0.42, 0), bevel=0.06)
    roots = [((0.45 + 0.37 * math.cos(a) * r, 0.42 + 0.24 * math.sin(a) * r, 0.12), (0.06 * r * math.cos(a), 0.06 * r * math.sin(a), 1)) for r in (i / 11 for i in range(12)) for a in (math.tau * k / max(6 * int(r * 11), 1) for k in range(max(6 * int(r * 11), 1)))]
    bristles(roots, 0.3, 0.011, plastic("white", 0.5), spread=0.06)
    plate(star(0.09, 0.045), 0.02, plastic(colours.accent), (-0.45, 0.42, 0.14), bevel=0.005)
    comb = plastic(colours.accent, 0.25)
    outline = [(-1.0, -0.52), (-0.94, -0.6), (-0.1, -0.62), (0.95, -0.62), (1.0, -0.56), (1.0, -0.42), (0.9, -0.36), (0, -0.3), (-0.94, -0.4)]
    plate([(x, y + 0.05) for x, y in outline], 0.1, comb, bevel=0.04)
    for i in range(22):
        x = -0.02 + i * 0.046
        rod((x, -0.55, 0.05), (x, -0.9, 0.05), 0.015, comb)
        ball(0.016, comb, (x, -0.9, 0.05))
    rod((0.99, -0.5, 0.05), (0.99, -0.92, 0.05), 0.035, comb)


@model("caddy", tilt=24, turn=-20, fill=0.84)
def caddy(colours):
    """A felt basket with two handles and a divider, holding nappies, a bottle and cream."""
    body = felt(colours.main)
    open_box((3.6, 2.4, 1.7), body, wall=0.1, corner=0.3, taper=0.97)
    plate(rounded_outline(0.08, 2.2, 0.03), 1.55, felt(colours.main), (0.35, 0, 0.05))
    strap = cotton(colours.accent)
    for y in (-1.0, 1.0):
        tube([(-0.8, y * 1.2, 0.6), (-0.8, y * 1.22, 1.55), (-0.55, y * 0.9, 2.6), (0, y * 0.8, 2.85), (0.55, y * 0.9, 2.6), (0.8, y * 1.22, 1.55), (0.8, y * 1.2, 0.6)], 0.11, strap, flat=0.3)
    for i in range(3):
        folded(1.1, 1.3, 0.1, paper("white"), layers=4, at=(-1.02 + 0.5 * i, -0.15, 1.25), turn=(0, -83, 0), rough=0.05)
    turned(shell([(0, 0), (0.28, 0), (0.32, 0.05), (0.32, 1.7), (0.22, 1.85)], 0.02), clear_plastic("sky", 0.6), (0.85, 0.35, 0.2), round=0.05)
    turned([(0, 1.8), (0.3, 1.8), (0.3, 2.05), (0.22, 2.25), (0, 2.3)], plastic("blue"), (0.85, 0.35, 0.2), round=0.05)
    turned([(0, 0), (0.3, 0), (0.3, 1.75), (0.12, 1.9), (0.12, 2.15), (0, 2.15)], plastic("white"), (1.35, -0.35, 0.2), round=0.05)
    label(0.304, 1.2, 1.6, paper("coral"), arc=180, at=(1.35, -0.35, 0.2))
    plate(rounded_outline(1.5, 0.85, 0.1), 0.06, felt(colours.main), (0, -1.22, 0.7), (90, 0, 0))
    tube([(-0.7, -1.3, 1.08), (0, -1.3, 1.08), (0.7, -1.3, 1.08)], 0.04, strap)
    plate(circle(0.14, 24), 0.05, wood(colours.accent), (0, -1.28, 0.85), (90, 0, 0))


@model("plushBall", tilt=20, turn=0)
def plush_ball(colours):
    """A cloth ball of six gores, sewn together, a loop and a tag on top."""
    names = (colours.main, colours.accent, "white", "coral", "sage", colours.accent)
    cloth = printed_cloth(bands([(1, name) for name in (colours.main, colours.accent, "white", "coral") * 3], upright=True))
    body = ball(0.75, cloth, (0, 0, 0.73), (1, 1, 0.98), (24, 18, 10))
    for loop, spot in zip(body.data.uv_layers[0].data, body.data.loops):
        point = body.data.vertices[spot.vertex_index].co
        loop.uv = ((loop.uv[0] / (math.tau * 0.75)), 0.5)
    seams = cotton("white")
    for i in range(12):
        a = math.tau * (i) / 12
        line = [(0.752 * math.sin(b) * math.sin(a), -0.752 * math.sin(b) * math.cos(a), -0.752 * math.cos(b)) for b in (math.pi * k / 16 for k in range(17))]
        tube(line, 0.012, seams, (0, 0, 0.73), (24, 18, 10))
    for end in (1, -1):
        cap = disc(0.16, 0.05, felt("white"), (0, 0, 0.73), (24, 18, 10))
        for vertex in cap.data.vertices:
            vertex.co.z += end * 0.735 - (0 if end == 1 else 0.04)
    tube([(-0.07, 0, 0.74), (-0.12, 0, 0.95), (0, 0, 1.06), (0.12, 0, 0.95), (0.07, 0, 0.74)], 0.05, felt(colours.main), (0, 0, 0.73), (24, 18, 10), flat=0.4)


PRODUCTS = {
    "nappy-caddy-with-handle": {"second": {"view": {"tilt": 55, "turn": 20}}},
}
