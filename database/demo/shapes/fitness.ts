import { palette } from '../palette.ts';
import type { DrawShape } from './svg.ts';
import { circle, each, ellipse, path, rect, ring, shine, steps, stroke, turn } from './svg.ts';

const { steel } = palette;

export const fitness = {
  yogaMat: ({ main: m, accent: a }) =>
    path('M130 340 L520 400 L520 470 H150Z', m.base) +
    path('M150 452 H520 V470 H150Z', m.dark) +
    rect(90, 200, 130, 270, m.base, 60) +
    ellipse(155, 262, 64, 64, m.light) +
    ring(155, 262, 44, m.dark, 7) +
    ring(155, 262, 24, m.dark, 7) +
    rect(90, 390, 130, 26, a.base) +
    stroke('M110 400 C60 300 60 180 150 160 S220 300 205 400', a.base, 12) +
    stroke('M260 380 L500 416', m.light, 6),

  skippingRope: ({ main: m, accent: a }) =>
    stroke('M190 330 C60 200 140 90 260 130 S420 250 470 180 S540 320 410 330', a.base, 16) +
    stroke('M190 330 C60 200 140 90 260 130 S420 250 470 180 S540 320 410 330', a.light, 5) +
    each(
      [
        [170, -8],
        [390, 8],
      ] as const,
      ([x, r]) =>
        turn(
          r,
          x,
          400,
          rect(x, 320, 48, 190, m.base, 22) +
            rect(x + 28, 326, 20, 178, m.dark, 10) +
            each(steps(5, 370, 24), (y) => rect(x, y, 48, 8, a.dark, 4)),
        ),
    ),

  bathScale: ({ main: m, accent: a }) =>
    turn(
      -6,
      300,
      300,
      rect(110, 120, 380, 380, m.dark, 56) +
        rect(110, 106, 380, 380, m.base, 56) +
        rect(130, 126, 340, 340, m.light, 44) +
        rect(220, 150, 160, 74, a.dark, 18) +
        rect(232, 162, 136, 50, a.light, 10) +
        each(
          [
            [250, 18],
            [284, 18],
            [318, 30],
          ] as const,
          ([x, w]) => rect(x, 174, w, 26, a.dark, 5),
        ) +
        each([220, 380], (x) => ellipse(x, 350, 50, 84, m.base) + ellipse(x, 286, 28, 14, m.base)),
    ),

  dumbbells: ({ main: m, accent: a }) =>
    each(
      [
        [0, 250, a],
        [40, 410, m],
      ] as const,
      ([dx, y, t]) =>
        rect(190 + dx, y - 18, 180, 36, steel.base, 18) +
        each(
          [110, 340],
          (x) =>
            rect(x + dx, y - 60, 90, 120, t.base, 26) +
            rect(x + dx, y + 14, 90, 46, t.dark, 22) +
            rect(x + dx + 14, y - 48, 60, 14, t.light, 7),
        ),
    ),

  hotWaterBottle: ({ main: m, accent: a }) =>
    turn(
      8,
      300,
      300,
      rect(262, 70, 76, 50, a.dark, 12) +
        path(
          'M256 110 H344 C340 150 344 170 370 180 C430 196 450 240 440 300 V440 C440 490 400 510 300 510 S160 490 160 440 V300 C150 240 170 196 230 180 C256 170 260 150 256 110Z',
          m.base,
        ) +
        path(
          'M370 180 C430 196 450 240 440 300 V440 C440 490 400 510 300 510 C380 490 396 460 396 420 V280 C396 230 390 200 370 180Z',
          m.dark,
        ) +
        each(steps(4, 230, 46), (x) => rect(x - 14, 230, 24, 230, m.light, 12)) +
        rect(244, 100, 112, 24, a.base, 10),
    ),

  thermometer: ({ main: m, accent: a }) =>
    turn(
      42,
      300,
      300,
      rect(256, 180, 88, 340, m.base, 40) +
        rect(312, 190, 32, 320, m.dark, 16) +
        path('M268 190 L288 90 C290 60 310 60 312 90 L332 190Z', m.light) +
        rect(288, 50, 24, 60, steel.base, 12) +
        rect(270, 240, 60, 120, a.dark, 12) +
        rect(278, 250, 44, 100, a.light, 8) +
        rect(288, 270, 24, 12, a.dark, 4) +
        rect(288, 294, 24, 12, a.dark, 4) +
        circle(300, 430, 24, a.base),
    ),

  resistanceBands: ({ main: m, accent: a }) =>
    each(
      [
        [190, 240, m],
        [380, 230, a],
        [230, 390, palette.mustard],
        [400, 400, palette.plum],
      ] as const,
      ([x, y, t], i) =>
        turn(
          i * 34,
          x,
          y,
          `<g fill="none" stroke-linejoin="round"><rect x="${x - 90}" y="${y - 50}" width="180" height="100" rx="50" stroke="${t.dark}" stroke-width="34"/><rect x="${x - 90}" y="${y - 56}" width="180" height="100" rx="50" stroke="${t.base}" stroke-width="28"/></g>` +
            shine(`M${x - 40} ${y - 58} H${x + 30}`, 7),
        ),
    ),
} satisfies Record<string, DrawShape>;
