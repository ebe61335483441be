"""A contact sheet: python3 sheet.py <target.png> <picture.webp> …   (three or four in a row, 300 px each)"""
import os
import sys

import cv2
import numpy

SIDE, BAND = 300, 22


def cell(path):
    tile = numpy.full((SIDE + BAND, SIDE, 3), 255, "uint8")
    tile[:SIDE] = cv2.resize(cv2.imread(path), (SIDE, SIDE), interpolation=cv2.INTER_AREA)
    name = os.path.splitext(os.path.basename(path))[0]
    cv2.putText(tile, name[:44], (4, SIDE + 15), cv2.FONT_HERSHEY_SIMPLEX, 0.4, (40, 40, 40), 1, cv2.LINE_AA)
    return tile


def sheet(target, paths):
    cells = [cell(path) for path in paths]
    columns = 4 if len(cells) > 9 else 3
    cells += [numpy.full_like(cells[0], 255)] * (-len(cells) % columns)
    rows = [numpy.hstack(cells[i:i + columns]) for i in range(0, len(cells), columns)]
    cv2.imwrite(target, numpy.vstack(rows))


if __name__ == "__main__":
    sheet(sys.argv[1], sys.argv[2:])
