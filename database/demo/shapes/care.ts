import { palette } from '../palette.ts';
import type { DrawShape } from './svg.ts';
import { circle, each, ellipse, path, rect, ring, see, shine, steps, stroke, turn } from './svg.ts';

const { charcoal, glass, steel, white } = palette;

export const care = {
  comb: ({ main: m, accent: a }) =>
    turn(
      -24,
      300,
      300,
      rect(90, 200, 420, 80, m.base, 36) +
        rect(110, 210, 380, 18, m.light, 9) +
        each(steps(14, 100, 30), (x) => rect(x, 262, 16, 130, m.dark, 8)) +
        each([130, 470], (x) => circle(x, 246, 12, a.base)),
    ),

  hairBrush: ({ main: m, accent: a }) =>
    turn(
      30,
      300,
      300,
      rect(270, 320, 60, 230, m.base, 28) +
        rect(282, 340, 14, 190, m.light, 7) +
        rect(200, 60, 200, 290, m.dark, 90) +
        rect(200, 54, 200, 286, m.base, 90) +
        rect(226, 82, 148, 230, a.base, 68) +
        each(steps(6, 112, 34), (y, row) =>
          each(steps(row % 5 === 0 ? 2 : 3, row % 5 === 0 ? 282 : 262, 38), (x) => circle(x, y, 8, a.light)),
        ),
    ),

  hairDryer: ({ main: m, accent: a }) =>
    stroke('M350 450 C360 520 460 480 530 520', charcoal.base, 10) +
    turn(
      -8,
      300,
      300,
      path('M300 250 H390 L410 440 C410 462 400 470 384 470 H336 C320 470 312 462 310 450Z', a.base) +
        rect(326, 310, 30, 60, a.light, 12) +
        path('M100 176 L210 160 V300 L100 284Z', charcoal.base) +
        path('M200 150 H390 C470 150 500 190 500 230 S470 310 390 310 H200Z', m.base) +
        path('M200 270 H484 C466 296 436 310 390 310 H200Z', m.dark) +
        circle(420, 230, 50, m.light) +
        circle(420, 230, 36, a.dark) +
        each([206, 230, 254], (y) => rect(392, y - 4, 56, 8, m.light, 4)) +
        shine('M230 174 H340'),
    ),

  straightener: ({ main: m, accent: a }) =>
    stroke('M140 440 C90 470 70 500 40 510', charcoal.base, 10) +
    turn(
      -38,
      300,
      300,
      rect(90, 306, 430, 46, m.dark, 22) +
        rect(280, 300, 220, 20, a.base, 8) +
        turn(
          -9,
          110,
          300,
          rect(90, 256, 430, 46, m.base, 22) +
            rect(280, 290, 220, 18, a.light, 8) +
            rect(120, 266, 130, 10, m.light, 5) +
            circle(220, 282, 9, a.base),
        ),
    ),

  nailKit: ({ main: m, accent: a }) =>
    rect(110, 130, 380, 340, m.dark, 36) +
    rect(110, 120, 380, 340, m.base, 36) +
    rect(134, 144, 332, 292, a.light, 22) +
    stroke('M134 290 H466', m.dark, 8) +
    each(
      [
        [190, 170],
        [250, 160],
      ] as const,
      ([x, y]) =>
        rect(x, y, 18, 100, steel.base, 8) +
        path(`M${x} ${y} L${x + 9} ${y - 8} L${x + 18} ${y + 20}Z`, steel.dark),
    ) +
    stroke('M320 180 L360 250 M360 180 L320 250', steel.base, 10) +
    each([314, 366], (x) => ring(x, 262, 14, a.dark, 7)) +
    rect(396, 168, 40, 90, steel.light, 12) +
    rect(396, 220, 40, 38, a.dark, 10) +
    rect(170, 330, 110, 46, steel.base, 16) +
    rect(170, 318, 120, 18, steel.light, 8) +
    rect(320, 320, 26, 90, a.base, 10) +
    rect(366, 320, 60, 90, steel.light, 10) +
    rect(376, 330, 14, 70, a.base, 6) +
    rect(274, 104, 52, 28, a.dark, 8),

  makeupBrushes: ({ main: m, accent: a }) =>
    each(
      [
        [-20, 34, 70],
        [-10, 24, 50],
        [0, 40, 84],
        [10, 26, 56],
        [20, 32, 66],
      ] as const,
      ([r, w, h], i) =>
        turn(
          r,
          300,
          620,
          rect(291, 260, 18, 200, m.base, 9) +
            rect(300 - w / 2, 220, w, 50, a.base, 8) +
            path(
              `M${300 - w / 2} 222 C${300 - w} ${222 - h} 290 ${212 - h} 300 ${206 - h} C310 ${212 - h} ${300 + w} ${222 - h} ${300 + w / 2} 222Z`,
              i % 2 ? palette.walnut.base : palette.rose.base,
            ),
        ),
    ) +
    path('M210 350 H390 L376 470 H224Z', m.dark) +
    path('M210 350 H250 L256 470 H224Z', m.base) +
    rect(202, 340, 196, 22, a.base, 10),

  vanityMirror: ({ main: m, accent: a }) =>
    rect(288, 380, 24, 70, m.dark) +
    ellipse(300, 460, 110, 16, m.dark) +
    ellipse(300, 452, 110, 16, m.base) +
    circle(300, 240, 160, m.base) +
    circle(300, 240, 146, a.light) +
    circle(300, 240, 120, glass.base) +
    stroke('M226 280 L320 160 M262 312 L372 176', '#ffffff', 14) +
    each(steps(12, 0, 30), (d) => turn(d, 300, 240, circle(300, 107, 9, white.light))),

  trimmer: ({ main: m, accent: a }) =>
    turn(
      18,
      300,
      300,
      rect(236, 170, 128, 340, m.base, 50) +
        rect(326, 180, 38, 320, m.dark, 19) +
        path('M236 210 V150 H364 V210Z', a.base) +
        rect(244, 120, 112, 34, steel.base, 6) +
        each(steps(9, 246, 12), (x) => rect(x, 96, 7, 34, steel.dark, 2)) +
        rect(270, 250, 50, 110, a.dark, 24) +
        circle(295, 280, 17, a.light) +
        circle(295, 440, 8, palette.green.base) +
        shine('M256 240 V440', 8),
    ),

  razor: ({ main: m, accent: a }) =>
    turn(
      34,
      300,
      300,
      rect(280, 190, 40, 340, m.base, 20) +
        each(steps(9, 300, 22), (y) => rect(280, y, 40, 8, m.dark, 4)) +
        rect(288, 200, 10, 80, m.light, 5) +
        path('M190 110 H410 C420 160 380 190 320 194 H280 C220 190 180 160 190 110Z', a.base) +
        rect(180, 96, 240, 34, steel.light, 10) +
        rect(186, 120, 228, 12, steel.dark, 6),
    ),

  toothbrushes: ({ main: m, accent: a }) =>
    each([m, a, palette.coral, palette.mustard], (t, i) =>
      turn(-6 + i * 4, 300, 600, toothbrush(170 + i * 74, t.base, t.light, t.dark)),
    ),

  footFile: ({ main: m, accent: a }) =>
    turn(
      36,
      300,
      300,
      rect(262, 310, 76, 220, m.base, 36) +
        rect(276, 330, 16, 180, m.light, 8) +
        circle(300, 500, 12, m.dark) +
        rect(220, 60, 160, 280, m.dark, 60) +
        rect(232, 72, 136, 256, a.base, 52) +
        each(steps(7, 104, 32), (y) => each([264, 300, 336], (x) => circle(x + (y % 3) * 4, y, 6, a.dark))),
    ),

  backBrush: ({ main: m, accent: a }) =>
    turn(
      -38,
      300,
      300,
      rect(276, 230, 48, 320, m.base, 24) +
        rect(286, 250, 12, 270, m.light, 6) +
        stroke('M300 540 C270 580 330 590 306 548', a.dark, 6) +
        ellipse(300, 160, 106, 130, m.dark) +
        ellipse(300, 152, 106, 130, m.base) +
        each(steps(7, 62, 30), (y, i) =>
          each(
            steps(i % 6 === 0 ? 2 : i % 3 === 0 ? 5 : 4, i % 6 === 0 ? 284 : i % 3 === 0 ? 236 : 252, 32),
            (x) => circle(x, y, 12, a.base) + circle(x - 3, y - 3, 5, a.light),
          ),
        ),
    ),

  travelBottles: ({ main: m, accent: a }) =>
    path('M80 200 H520 L500 470 H100Z', glass.light) +
    each(
      [
        [130, 270, m],
        [230, 250, a],
        [330, 270, palette.coral],
      ] as const,
      ([x, y, t]) =>
        rect(x, y, 80, 196, t.base, 20) +
        rect(x + 56, y, 24, 196, t.dark, 12) +
        rect(x + 16, y - 36, 48, 44, white.base, 10) +
        rect(x + 14, y + 60, 40, 70, t.light, 8),
    ) +
    rect(426, 360, 70, 96, palette.mustard.base, 14) +
    rect(424, 344, 74, 30, white.base, 8) +
    see(0.3, path('M80 200 H520 L500 470 H100Z', glass.base)) +
    rect(70, 186, 460, 26, a.dark, 13) +
    rect(400, 182, 50, 34, a.light, 8),

  hairClips: ({ main: m, accent: a }) =>
    each(
      [
        [190, 200, -14, m],
        [400, 230, 12, a],
        [290, 400, -4, m],
      ] as const,
      ([x, y, r, t]) =>
        turn(
          r,
          x,
          y,
          path(
            `M${x - 100} ${y - 40} C${x - 60} ${y - 80} ${x + 60} ${y - 80} ${x + 100} ${y - 40} L${x + 90} ${y + 10} H${x - 90}Z`,
            t.base,
          ) +
            each(steps(5, -84, 36), (d) => path(`M${x + d} ${y} h24 l-6 60 q-6 10 -12 0Z`, t.dark)) +
            shine(`M${x - 70} ${y - 44} C${x - 40} ${y - 60} ${x} ${y - 62} ${x + 20} ${y - 60}`, 8) +
            rect(x - 16, y - 80, 32, 40, t.light, 10),
        ),
    ),
} satisfies Record<string, DrawShape>;

function toothbrush(x: number, base: string, light: string, dark: string): string {
  return (
    rect(x, 210, 24, 290, base, 12) +
    rect(x + 4, 330, 8, 140, light, 4) +
    rect(x - 2, 110, 28, 120, base, 12) +
    rect(x + 18, 118, 30, 90, white.light, 6) +
    rect(x + 18, 148, 30, 14, dark)
  );
}
