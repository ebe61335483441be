"""Parts that pots, pans and tableware share. 1 unit = 10 cm."""
from .arrange import ball
from .parts import rod, shell, tube, turned


def stick_handle(start, length, material, bracket, rise=0.25, thick=0.11):
    """A long handle along x, flat in the hand, on a metal neck; its end is rounded."""
    x, y, z = start
    neck = [(x - 0.06, y, z), (x + 0.1, y, z + 0.02), (x + length * 0.22, y, z + rise * 0.3)]
    tube(neck, thick * 0.75, bracket, flat=0.6)
    points = [(x + length * share, y, z + rise * share ** 0.9) for share in (0.17, 0.2, 0.45, 0.75, 0.94, 0.985, 1.0)]
    return tube(points, thick, material, radii=[0.7, 0.95, 1.0, 1.12, 1.1, 0.8, 0.25], flat=0.72)


def side_loops(radius, z, wide, reach, thick, material, rise=0.05):
    """Two loop handles at the left and right of a round pot."""
    for side in (-1, 1):
        tube([(side * (radius - 0.05), -wide / 2, z), (side * (radius + reach * 0.75), -wide * 0.42, z + rise * 0.7),
              (side * (radius + reach), 0, z + rise), (side * (radius + reach * 0.75), wide * 0.42, z + rise * 0.7),
              (side * (radius - 0.05), wide / 2, z)], thick, material)


def lid(radius, z, rise, material, knob, knob_size=0.14):
    """A domed lid with a rolled edge and a knob on a stem."""
    turned([(0, z - 0.01), (radius * 0.9, z - 0.01), (radius, z), (radius + 0.02, z + 0.04), (radius * 0.93, z + 0.07),
            (radius * 0.62, z + 0.05 + rise * 0.66), (0.16, z + 0.04 + rise), (0, z + 0.04 + rise)], material, round=0.08)
    rod((0, 0, z + rise), (0, 0, z + rise + 0.16), 0.05, material)
    ball(knob_size, knob, (0, 0, z + rise + 0.1 + knob_size * 0.75), 0.72)


def bowl(radius, height, foot, wall, material, inside=None, at=(0, 0, 0), curve=0.62):
    """A round bowl on a foot; `inside` glazes or paints its inside apart."""
    outer = [(0, 0), (foot, 0), (foot * 1.02, 0.05), (radius * (curve + 0.18), height * 0.3), (radius * 0.96, height * 0.72), (radius, height)]
    turned(shell(outer, wall), material, at, round=0.12)
    if inside:
        lining = [(max(r - wall - 0.004, 0), max(z, wall + 0.006)) for r, z in outer[1:-1]]
        turned([(0, wall + 0.006), *lining, (radius - wall - 0.004, height - 0.02)], inside, at, round=0.12)
