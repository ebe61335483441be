import { palette } from '../palette.ts';
import type { DrawShape } from './svg.ts';
import { circle, each, ellipse, path, rect, steps, stroke, turn } from './svg.ts';

const { blue, brick, coral, green, mustard, plum, teal, white, wood } = palette;
const bright = [brick, mustard, green, blue, plum, teal, coral];
const tone = (index: number) => bright[index % bright.length] ?? brick;

export const toys = {
  abacus: ({ main: m, accent: a }) =>
    each(
      steps(5, 180, 54),
      (y, row) =>
        rect(120, y - 4, 360, 8, palette.steel.dark, 4) +
        each(steps(7), (i) => {
          const x = i <= row + 1 ? 156 + i * 34 : 236 + i * 34;
          return ellipse(x, y, 17, 22, tone(row).base) + ellipse(x - 5, y - 7, 6, 8, tone(row).light);
        }),
    ) +
    each([96, 470], (x) => rect(x, 120, 34, 350, m.base, 12) + rect(x + 20, 120, 14, 350, m.dark, 7)) +
    rect(80, 440, 440, 32, m.dark, 12) +
    rect(96, 110, 408, 30, a.base, 12),

  stackingRings: ({ main: m, accent: a }) =>
    rect(288, 110, 24, 340, wood.base, 12) +
    circle(300, 120, 40, m.base) +
    circle(288, 108, 13, m.light) +
    each(
      [
        [176, 66],
        [230, 92],
        [284, 118],
        [338, 144],
        [392, 168],
      ] as const,
      ([y, w], i) =>
        rect(300 - w, y, w * 2, 56, tone(i).base, 28) +
        rect(300 - w + 10, y + 30, w * 2 - 20, 24, tone(i).dark, 12) +
        rect(300 - w + 24, y + 9, w, 10, tone(i).light, 5),
    ) +
    rect(110, 444, 380, 28, a.base, 14),

  blocks: ({ main: m, accent: a }) =>
    rect(110, 350, 120, 120, m.base, 12) +
    rect(240, 350, 120, 120, a.base, 12) +
    rect(370, 350, 120, 120, mustard.base, 12) +
    rect(176, 222, 120, 120, green.base, 12) +
    rect(306, 222, 120, 120, coral.base, 12) +
    path('M300 90 L376 214 H224Z', blue.base) +
    path('M300 90 L376 214 H330Z', blue.dark) +
    circle(170, 410, 30, m.light) +
    rect(272, 382, 56, 56, a.light, 6) +
    path('M430 380 L460 440 H400Z', mustard.light) +
    path('M236 250 L266 282 L236 314 L206 282Z', green.light) +
    circle(366, 282, 28, coral.light) +
    each([110, 240, 370], (x) => rect(x, 450, 120, 20, 'rgb(0 0 0 / .12)', 10)),

  puzzle: ({ main: m, accent: a }) =>
    rect(90, 130, 400, 350, wood.dark, 20) +
    rect(90, 120, 400, 350, wood.base, 20) +
    each([0, 1, 2], (row) =>
      each([0, 1, 2], (i) => {
        if (row === 0 && i === 2) return rect(356, 142, 112, 98, wood.dark, 6);
        const t = [m, a, tone(row + i)][(row + i) % 3] ?? m;
        const x = 112 + i * 122;
        const y = 142 + row * 104;
        return (
          rect(x, y, 120, 102, t.base, 8) +
          circle(x + (i < 2 ? 120 : 60), y + (i < 2 ? 51 : 0), 19, t.base) +
          rect(x + 10, y + 8, 60, 8, t.light, 4)
        );
      }),
    ) +
    turn(
      18,
      460,
      160,
      rect(396, 90, 124, 106, a.base, 8) +
        circle(396, 143, 20, a.base) +
        circle(458, 196, 20, a.base) +
        rect(408, 100, 60, 9, a.light, 4),
    ),

  letterBoard: ({ main: m, accent: a }) =>
    rect(90, 110, 420, 380, m.dark, 24) +
    rect(90, 100, 420, 380, m.base, 24) +
    each(steps(4), (row) =>
      each(steps(5), (i) => {
        const t = tone(row * 2 + i);
        const x = 112 + i * 77;
        const y = 122 + row * 86;
        return (
          rect(x, y, 68, 74, t.base, 12) +
          (i % 3 === 0
            ? stroke(`M${x + 16} ${y + 28} q18 34 36 0`, white.light, 7) +
              circle(x + 34, y + 58, 5, white.light)
            : i % 3 === 1
              ? stroke(`M${x + 34} ${y + 16} v42`, white.light, 7)
              : stroke(`M${x + 48} ${y + 22} q-34 -6 -26 18 q14 18 -6 20`, white.light, 7) +
                circle(x + 44, y + 46, 5, white.light))
        );
      }),
    ) +
    rect(110, 108, 380, 8, a.light, 4),

  drawingBoard: ({ main: m, accent: a }) =>
    rect(90, 130, 420, 350, m.dark, 40) +
    rect(90, 118, 420, 350, m.base, 40) +
    rect(126, 150, 348, 230, white.base, 16) +
    stroke('M170 340 L230 260 L280 330 L340 230 L430 340Z', a.dark, 9) +
    circle(390, 200, 24, mustard.base) +
    each([190, 260, 330], (x, i) =>
      i === 1 ? rect(x - 22, 402, 44, 44, brick.base, 8) : circle(x, 424, 24, i ? green.base : blue.base),
    ) +
    turn(30, 450, 400, rect(436, 290, 26, 180, a.base, 10) + path('M436 290 L449 256 L462 290Z', a.light)) +
    rect(230, 92, 140, 34, m.dark, 17),

  shapeSorter: ({ main: m, accent: a }) =>
    path('M130 240 L300 170 L470 240 L300 310Z', m.light) +
    path('M130 240 L300 310 V500 L130 420Z', m.base) +
    path('M470 240 L300 310 V500 L470 420Z', m.dark) +
    path('M250 232 L300 212 L350 232 L300 252Z', a.dark) +
    ellipse(214, 366, 36, 46, a.base) +
    path('M386 320 L430 400 L346 436Z', a.light) +
    rect(70, 440, 74, 74, brick.base, 10) +
    path('M470 444 L516 520 H424Z', mustard.base) +
    circle(220, 110, 42, green.base) +
    circle(208, 98, 12, green.light),

  ludo: ({ main: m, accent: a }) =>
    rect(110, 116, 380, 380, m.dark, 16) +
    rect(110, 104, 380, 380, m.base, 16) +
    rect(126, 120, 348, 348, white.light, 6) +
    each(
      [
        [126, 120, brick],
        [336, 120, green],
        [126, 330, blue],
        [336, 330, mustard],
      ] as const,
      ([x, y, t]) =>
        rect(x, y, 138, 138, t.base) +
        rect(x + 24, y + 24, 90, 90, white.light, 12) +
        each([0, 1], (r) => each([0, 1], (c) => circle(x + 50 + c * 38, y + 50 + r * 38, 13, t.base))),
    ) +
    path('M264 258 H336 L300 294Z', green.base) +
    path('M264 330 H336 L300 294Z', blue.base) +
    path('M264 258 V330 L300 294Z', brick.base) +
    path('M336 258 V330 L300 294Z', mustard.base) +
    each([146, 182, 218, 350, 386, 422], (y) =>
      stroke(`M268 ${y} H332 M${y + 6} 262 V326`, palette.cream.dark, 3),
    ) +
    turn(
      16,
      430,
      440,
      rect(400, 410, 76, 76, a.light, 16) +
        each(
          [
            [422, 432],
            [454, 464],
            [438, 448],
          ] as const,
          ([x, y]) => circle(x, y, 8, a.dark),
        ),
    ),
} satisfies Record<string, DrawShape>;
