import { palette } from '../palette.ts';
import type { DrawShape } from './svg.ts';
import { circle, each, ellipse, path, rect, ring, see, shine, steps, stroke, turn } from './svg.ts';

const { charcoal, cream, mustard, steel, white } = palette;
const glow = (x: number, y: number, radius: number): string =>
  see(0.22, circle(x, y, radius, '#ffdf8a')) + see(0.3, circle(x, y, radius * 0.68, '#ffdf8a'));

export const lighting = {
  bulbs: ({ main: m, accent: a }) =>
    glow(300, 230, 210) +
    each([170, 430, 300], (x, i) => {
      const y = i === 2 ? 0 : 60;
      return (
        path(
          `M${x - 34} ${330 + y} C${x - 40} ${280 + y} ${x - 80} ${270 + y} ${x - 80} ${210 + y} a80 80 0 0 1 160 0 C${x + 80} ${270 + y} ${x + 40} ${280 + y} ${x + 34} ${330 + y}Z`,
          m.base,
        ) +
        rect(x - 36, 320 + y, 72, 40, a.base, 8) +
        rect(x - 28, 356 + y, 56, 40, steel.base, 8) +
        each([364, 378], (d) => rect(x - 30, d + y, 60, 6, steel.dark, 3)) +
        rect(x - 12, 394 + y, 24, 14, charcoal.base, 6) +
        shine(`M${x - 52} ${210 + y} C${x - 50} ${180 + y} ${x - 34} ${164 + y} ${x - 14} ${158 + y}`)
      );
    }),

  tableLamp: ({ main: m, accent: a }) =>
    glow(300, 210, 220) +
    rect(290, 250, 20, 60, palette.mustard.dark) +
    path(
      'M260 300 H340 C350 340 370 360 370 400 C370 440 340 456 330 460 H270 C260 456 230 440 230 400 C230 360 250 340 260 300Z',
      a.base,
    ) +
    path(
      'M320 300 H340 C350 340 370 360 370 400 C370 440 340 456 330 460 H300 C330 430 340 360 320 300Z',
      a.dark,
    ) +
    rect(220, 454, 160, 18, palette.wood.dark, 8) +
    path('M230 100 H370 L430 270 H170Z', m.base) +
    path('M336 100 H370 L430 270 H366Z', m.dark) +
    path('M230 100 H262 L222 270 H170Z', m.light) +
    rect(166, 264, 268, 10, a.dark, 5) +
    shine('M252 350 C246 380 248 410 258 430', 8),

  deskLamp: ({ main: m, accent: a }) =>
    see(0.3, path('M150 250 L90 460 H350 L290 210Z', '#ffdf8a')) +
    stroke('M410 450 L450 270 L300 150', a.base, 18) +
    circle(450, 270, 20, a.dark) +
    turn(
      -24,
      220,
      200,
      path('M180 130 H280 L330 230 H110Z', m.base) +
        path('M250 130 H280 L330 230 H270Z', m.dark) +
        ellipse(220, 230, 110, 14, cream.light) +
        rect(204, 108, 52, 30, m.dark, 10),
    ) +
    ellipse(410, 458, 100, 16, m.dark) +
    path('M310 456 C310 420 510 420 510 456Z', m.base),

  emergencyLight: ({ main: m, accent: a }) =>
    glow(300, 240, 210) +
    stroke('M220 150 V110 C220 90 380 90 380 110 V150', a.base, 22) +
    rect(170, 140, 260, 330, m.base, 30) +
    rect(380, 140, 50, 330, m.dark, 24) +
    rect(196, 168, 170, 200, white.light, 16) +
    each(steps(5, 184, 36), (y) =>
      each(steps(4, 222, 40), (x) => circle(x, y, 12, mustard.light) + circle(x, y, 6, '#fff')),
    ) +
    circle(240, 418, 20, a.base) +
    rect(284, 408, 80, 20, a.dark, 10),

  lantern: ({ main: m, accent: a }) =>
    glow(300, 310, 200) +
    ring(300, 170, 80, a.dark, 12) +
    path('M230 190 H370 L400 230 H200Z', m.base) +
    rect(216, 226, 168, 180, cream.light, 10) +
    path('M300 270 C340 310 330 370 300 380 C270 370 260 310 300 270Z', mustard.base) +
    path('M300 310 C318 334 316 364 300 370 C284 364 282 334 300 310Z', cream.light) +
    each([216, 294, 372], (x) => rect(x, 226, 12, 184, m.dark)) +
    path('M200 404 H400 L420 450 V470 H180 V450Z', m.base) +
    path('M350 404 H400 L420 450 V470 H360Z', m.dark) +
    rect(270, 156, 60, 40, m.dark, 10),

  stringLights: ({ main: m, accent: a }) =>
    stroke(
      'M40 130 C140 250 240 250 300 170 S480 120 560 210 M60 330 C160 430 260 420 320 350 S480 310 550 400',
      m.dark,
      7,
    ) +
    each(
      [
        [90, 178],
        [170, 222],
        [250, 214],
        [330, 148],
        [410, 136],
        [490, 160],
        [110, 368],
        [190, 400],
        [270, 390],
        [350, 332],
        [430, 328],
        [510, 360],
      ] as const,
      ([x, y], i) =>
        see(0.35, circle(x, y + 36, 40, '#ffdf8a')) +
        rect(x - 8, y - 4, 16, 18, m.base, 4) +
        path(
          `M${x - 10} ${y + 12} H${x + 10} C${x + 22} ${y + 30} ${x + 16} ${y + 58} ${x} ${y + 62} C${x - 16} ${y + 58} ${x - 22} ${y + 30} ${x - 10} ${y + 12}Z`,
          i % 3 === 0 ? a.base : i % 3 === 1 ? mustard.light : a.light,
        ),
    ),

  torch: ({ main: m, accent: a }) =>
    turn(
      -28,
      300,
      300,
      see(0.35, path('M150 240 L-60 150 V450 L150 360Z', '#ffdf8a')) +
        path('M140 220 L250 250 V350 L140 380Z', a.base) +
        path('M140 340 L250 322 V350 L140 380Z', a.dark) +
        ellipse(142, 300, 24, 80, cream.light) +
        rect(240, 252, 260, 96, m.base, 16) +
        rect(240, 316, 260, 32, m.dark, 14) +
        rect(300, 264, 70, 26, a.light, 13) +
        each(steps(5, 400, 18), (x) => rect(x, 256, 7, 88, m.dark, 3)) +
        shine('M270 276 H290', 8),
    ),

  tubeLight: ({ main: m, accent: a }) =>
    turn(
      -24,
      300,
      300,
      see(0.3, rect(20, 230, 560, 140, '#ffdf8a', 70)) +
        rect(50, 282, 500, 50, m.dark, 14) +
        rect(60, 264, 480, 46, white.light, 23) +
        rect(50, 262, 46, 54, a.base, 12) +
        rect(504, 262, 46, 54, a.base, 12) +
        stroke('M120 278 H400', '#fff6d6', 9),
    ),

  nightLight: ({ main: m, accent: a }) =>
    glow(300, 260, 220) +
    path(
      'M290 110 C200 130 150 230 190 320 C230 420 360 440 420 360 C330 380 250 320 246 240 C244 190 260 140 290 110Z',
      m.base,
    ) +
    path('M190 320 C230 420 360 440 420 360 C340 400 240 390 190 320Z', m.dark) +
    path('M380 150 l14 32 34 4 -26 22 8 34 -30 -18 -30 18 8 -34 -26 -22 34 -4Z', a.base) +
    rect(230, 416, 140, 54, palette.wood.base, 16) +
    rect(250, 426, 70, 10, palette.wood.light, 5) +
    circle(344, 444, 8, a.light),

  ledStrip: ({ main: m, accent: a }) =>
    see(0.3, circle(280, 300, 220, a.light)) +
    ring(280, 300, 150, m.dark, 74) +
    each([118, 142, 166, 182], (r, i) => ring(280, 300, r, i % 2 ? m.base : m.light, 12)) +
    each(steps(18, 0, 20), (d, i) => turn(d, 280, 300, circle(280, 130, 8, i % 2 ? a.base : mustard.light))) +
    circle(280, 300, 74, m.base) +
    circle(280, 300, 30, m.dark) +
    stroke('M430 380 C470 450 500 420 540 480', m.light, 18) +
    each(
      [
        [462, 426],
        [502, 440],
      ] as const,
      ([x, y]) => circle(x, y, 7, a.base),
    ),
} satisfies Record<string, DrawShape>;
