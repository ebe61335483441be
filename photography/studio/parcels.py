"""Cartons as a courier brings them. 1 unit = 10 cm."""
import math

from .arrange import moved
from .materials import cardboard, paper, plastic
from .parts import box
from .soft import ruffled, sheet

CARD = 0.05


def open_carton(wide, deep, high, back=62, front=62, left=35, right=30):
    """A carton with its four flaps folded out, each so many degrees from lying flat: the back one stands, the others hang."""
    card, inside = cardboard("wood"), cardboard("wood")
    box((wide, deep, CARD), inside, bevel=0.01)
    for side in (-1, 1):
        box((CARD, deep, high), card, (side * wide / 2, 0, 0), bevel=0.012)
        box((wide, CARD, high), card, (0, side * deep / 2, 0), bevel=0.012)
    long = deep * 0.48
    with moved((0, deep / 2, high), (back, 0, 0)):
        box((wide - 0.04, long, CARD), card, (0, long / 2, 0), bevel=0.012)
    with moved((0, -deep / 2, high), (front, 0, 0)):
        box((wide - 0.04, long, CARD), card, (0, -long / 2, -CARD), bevel=0.012)
    for side, fall in ((-1, left), (1, right)):
        with moved((side * wide / 2, 0, high), (0, side * fall, 0)):
            box((long, deep - 0.04, CARD), card, (side * long / 2, 0, -CARD), bevel=0.012)


def tissue(wide, deep, at=(0, 0, 0)):
    """Crumpled white paper that fills a carton to just below its rim."""
    def heap(x, y):
        return 0.16 * math.sin(3.1 * x + 1.3 * y) + 0.12 * math.sin(4.7 * y - 2.2 * x) + 0.06 * math.sin(11 * x + 7 * y)
    return ruffled(sheet(wide, deep, paper("white"), heap, 0.01, at), 0.2, 0.3)


def closed_carton(wide, deep, high):
    """A carton taped along its middle, with an address label on its front."""
    box((wide, deep, high), cardboard("wood"), bevel=0.025)
    tape = plastic("mustard", 0.25)
    box((wide + 0.03, 0.44, 0.03), tape, (0, 0, high - 0.012), bevel=0.006)
    for side in (-1, 1):
        box((0.03, 0.44, 0.6), tape, (side * (wide / 2 + 0.002), 0, high - 0.6), bevel=0.006)
    box((0.95, 0.008, 0.62), paper("white"), (-wide * 0.12, -deep / 2 - 0.002, high * 0.32), bevel=0.003)
    ink = paper("charcoal")
    for i, long in enumerate((0.5, 0.62, 0.4)):
        box((long, 0.006, 0.035), ink, (-wide * 0.12 - (0.7 - long) / 2, -deep / 2 - 0.006, high * 0.32 + 0.44 - 0.13 * i), bevel=0.001)
