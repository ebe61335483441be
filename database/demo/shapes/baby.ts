import { palette } from '../palette.ts';
import type { DrawShape } from './svg.ts';
import { circle, each, ellipse, path, rect, ring, see, shine, steps, stroke, turn } from './svg.ts';

const { cream, coral, glass, mustard, walnut, white } = palette;

export const baby = {
  babyBottle: ({ main: m, accent: a }) =>
    path(
      'M270 170 C270 140 284 130 284 104 C284 82 316 82 316 104 C316 130 330 140 330 170Z',
      palette.cream.dark,
    ) +
    rect(232, 164, 136, 60, a.base, 14) +
    rect(346, 164, 22, 60, a.dark, 10) +
    path(
      'M240 222 H360 C366 250 390 260 390 300 V430 C390 458 374 470 350 470 H250 C226 470 210 458 210 430 V300 C210 260 234 250 240 222Z',
      m.base,
    ) +
    path('M210 320 H390 V430 C390 458 374 470 350 470 H250 C226 470 210 458 210 430Z', white.light) +
    each([300, 340, 380, 420], (y) => rect(330, y, 44, 7, a.dark, 3)) +
    shine('M236 290 V430', 12),

  sipper: ({ main: m, accent: a }) =>
    stroke('M190 270 C100 260 110 410 200 400 M410 270 C500 260 490 410 400 400', a.base, 24) +
    rect(276, 130, 48, 60, a.dark, 14) +
    path('M190 230 C190 170 410 170 410 230Z', a.base) +
    path('M190 226 H410 L390 440 C388 460 376 470 356 470 H244 C224 470 212 460 210 440Z', m.base) +
    path('M350 226 H410 L390 440 C388 460 376 470 356 470 H310 C342 450 348 330 350 226Z', m.dark) +
    circle(280, 340, 40, m.light) +
    circle(268, 330, 6, walnut.base) +
    circle(294, 330, 6, walnut.base) +
    stroke('M264 350 Q281 368 298 350', walnut.base, 6),

  bib: ({ main: m, accent: a }) =>
    path(
      'M220 110 C190 180 240 240 300 240 S410 180 380 110 C440 120 470 180 460 260 C500 420 420 500 300 500 S100 420 140 260 C130 180 160 120 220 110Z',
      m.base,
    ) +
    path('M170 390 C190 470 410 470 430 390 C440 480 380 500 300 500 S160 480 170 390Z', m.dark) +
    path('M180 380 C240 400 360 400 420 380 C420 450 370 470 300 470 S180 450 180 380Z', m.light) +
    circle(300, 310, 40, a.base) +
    each([-1, 1], (s) => circle(300 + s * 34, 278, 18, a.base)) +
    circle(288, 304, 5, walnut.dark) +
    circle(312, 304, 5, walnut.dark) +
    ellipse(300, 322, 14, 10, a.light),

  babyTub: ({ main: m, accent: a }) =>
    each([200, 260, 330, 250], (x, i) =>
      circle(x, 268 - (i % 3) * 22, 38 - i * 4, i % 2 ? white.light : glass.light),
    ) +
    circle(400, 256, 34, mustard.base) +
    circle(424, 226, 22, mustard.base) +
    path('M442 226 l24 6 l-22 10Z', coral.base) +
    path('M70 290 H530 C530 400 480 450 420 456 V470 H180 V456 C120 450 70 400 70 290Z', m.base) +
    path('M440 290 H530 C530 400 480 450 420 456 V470 H350 C420 430 440 360 440 290Z', m.dark) +
    rect(54, 276, 492, 30, a.base, 15) +
    shine('M112 336 C120 376 138 402 160 418', 12),

  hoodedTowel: ({ main: m, accent: a }) =>
    path('M300 100 L500 300 L300 500 L100 300Z', m.base) +
    path('M300 500 L500 300 L460 262 L262 462Z', m.dark) +
    path('M300 100 L396 196 C360 240 240 240 204 196Z', a.base) +
    each([216, 384], (x) => circle(x, 150, 30, a.base) + circle(x, 150, 15, a.light)) +
    circle(274, 178, 7, walnut.dark) +
    circle(326, 178, 7, walnut.dark) +
    ellipse(300, 200, 12, 8, walnut.base) +
    stroke('M150 300 L300 450 L450 300', m.light, 8),

  netTent: ({ main: m, accent: a }) =>
    ellipse(300, 440, 220, 34, a.base) +
    ellipse(300, 430, 210, 28, a.light) +
    rect(200, 400, 110, 34, white.light, 16) +
    see(0.55, path('M90 440 C90 120 510 120 510 440 C420 470 180 470 90 440Z', m.light)) +
    stroke('M90 440 C90 120 510 120 510 440 M300 200 V456 M90 440 C200 130 400 130 510 440', m.base, 8) +
    each([250, 300, 350, 400], (y) =>
      see(0.6, stroke(`M${Math.round(340 - y * 0.56)} ${y} H${Math.round(260 + y * 0.56)}`, m.base, 3)),
    ) +
    stroke('M90 440 C180 474 420 474 510 440', m.dark, 12),

  rattle: ({ main: m, accent: a }) =>
    turn(
      35,
      300,
      300,
      rect(284, 260, 32, 190, a.base, 16) +
        ring(300, 480, 44, a.base, 24) +
        circle(300, 180, 112, m.base) +
        path('M300 68 A112 112 0 0 1 300 292 C350 240 350 120 300 68Z', m.dark) +
        rect(190, 166, 220, 30, m.light, 8) +
        each([230, 300, 370], (x, i) => circle(x, 181, 18, i === 1 ? coral.base : a.base)) +
        shine('M226 130 C238 108 256 96 274 92'),
    ),

  teether: ({ main: m, accent: a }) =>
    ring(300, 300, 130, m.base, 56) +
    ring(300, 300, 130, m.light, 8) +
    each(steps(6, 0, 60), (r) =>
      turn(
        r,
        300,
        300,
        circle(300, 170, 46, r % 120 ? a.base : a.light) + circle(300, 170, 22, r % 120 ? a.light : a.base),
      ),
    ),

  babyBrush: ({ main: m, accent: a }) =>
    turn(
      -24,
      240,
      300,
      rect(206, 300, 56, 220, m.base, 28) +
        rect(174, 120, 120, 210, m.base, 54) +
        rect(190, 138, 88, 170, a.light, 40) +
        each(steps(5, 160, 32), (y) => each([210, 234, 258], (x) => circle(x, y, 6, a.dark))),
    ) +
    turn(
      20,
      420,
      300,
      rect(380, 160, 40, 280, m.dark, 16) + each(steps(11, 176, 22), (y) => rect(416, y, 52, 10, m.base, 5)),
    ),

  caddy: ({ main: m, accent: a }) =>
    stroke('M210 260 C210 140 390 140 390 260', a.dark, 20) +
    rect(150, 220, 90, 120, white.light, 20) +
    rect(160, 236, 70, 10, a.light) +
    rect(256, 200, 60, 140, a.light, 16) +
    rect(266, 182, 40, 30, a.base, 8) +
    rect(340, 216, 100, 120, palette.rose.light, 20) +
    path('M110 290 H490 L470 450 C468 464 458 470 444 470 H156 C142 470 132 464 130 450Z', m.base) +
    path('M410 290 H490 L470 450 C468 464 458 470 444 470 H370 C402 450 410 370 410 290Z', m.dark) +
    rect(170, 350, 110, 90, m.light, 12) +
    rect(300, 350, 90, 90, m.light, 12) +
    rect(104, 284, 392, 20, a.base, 10),

  changingMat: ({ main: m, accent: a }) =>
    turn(
      -10,
      300,
      300,
      rect(150, 90, 300, 430, m.dark, 50) +
        rect(150, 80, 300, 430, m.base, 50) +
        rect(186, 124, 228, 350, m.light, 40) +
        each(steps(4), (row) =>
          each([0, 1, 2], (i) =>
            circle(236 + i * 62 + (row % 2 ? 16 : -8), 180 + row * 76, 15, (i + row) % 2 ? a.base : a.light),
          ),
        ) +
        rect(160, 290, 280, 26, a.base, 8),
    ),

  feedingBowl: ({ main: m, accent: a }) =>
    turn(
      -30,
      420,
      260,
      rect(404, 90, 24, 260, a.base, 12) +
        ellipse(416, 100, 32, 46, a.base) +
        ellipse(416, 100, 20, 32, a.light),
    ) +
    path('M110 310 H450 C446 410 380 450 340 456 L360 470 H200 L220 456 C180 450 114 410 110 310Z', m.base) +
    path('M370 310 H450 C446 410 380 450 340 456 L360 470 H290 C350 440 370 380 370 310Z', m.dark) +
    ellipse(280, 310, 172, 38, m.light) +
    ellipse(280, 314, 150, 28, palette.mustard.light) +
    ellipse(250, 310, 60, 12, cream.light) +
    each([220, 330], (x) => ring(x, 390, 16, m.light, 7)),

  babyPillow: ({ main: m, accent: a }) =>
    path(
      'M130 190 C200 160 400 160 470 190 C510 260 510 360 470 430 C400 460 200 460 130 430 C90 360 90 260 130 190Z',
      m.base,
    ) +
    path(
      'M470 190 C510 260 510 360 470 430 C400 460 200 460 130 430 C260 440 420 420 440 300 C446 250 450 210 470 190Z',
      m.dark,
    ) +
    ellipse(300, 310, 84, 70, m.light) +
    ellipse(300, 314, 60, 48, m.base) +
    each(
      [
        [180, 240],
        [420, 240],
        [190, 380],
        [410, 380],
        [300, 206],
        [300, 412],
      ] as const,
      ([x, y], i) => circle(x, y, 16, i % 2 ? a.light : a.base),
    ),

  mobile: ({ main: m, accent: a }) =>
    stroke('M300 60 V140', walnut.base, 8) +
    circle(300, 146, 16, a.dark) +
    stroke('M110 200 C160 140 440 140 490 200', palette.wood.base, 16) +
    each(
      [
        [120, 330],
        [240, 400],
        [360, 360],
        [480, 310],
      ] as const,
      ([x, y], i) =>
        stroke(`M${x} ${i % 3 ? 166 : 196} V${y - 40}`, walnut.light, 4) +
        (i % 2
          ? circle(x, y, 46, m.base) + circle(x + 18, y - 14, 38, m.light)
          : path(
              `M${x} ${y - 56} l16 36 38 4 -28 26 8 38 -34 -20 -34 20 8 -38 -28 -26 38 -4Z`,
              i ? a.base : mustard.base,
            )),
    ),

  plushBall: ({ main: m, accent: a }) =>
    circle(300, 310, 160, m.base) +
    path('M300 150 C370 200 370 420 300 470 C230 420 230 200 300 150Z', a.base) +
    path('M145 270 C220 330 380 330 455 270 L460 320 C380 390 220 390 140 320Z', coral.base) +
    path('M300 150 A160 160 0 0 1 300 470 C420 430 440 220 300 150Z', 'rgb(0 0 0 / .1)') +
    stroke('M300 150 C370 200 370 420 300 470 C230 420 230 200 300 150', white.light, 5) +
    shine('M190 240 C204 212 226 194 250 184', 12),
} satisfies Record<string, DrawShape>;
