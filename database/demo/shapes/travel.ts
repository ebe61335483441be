import { palette } from '../palette.ts';
import type { DrawShape } from './svg.ts';
import { circle, each, ellipse, path, rect, ring, shine, steps, stroke, turn } from './svg.ts';

const { green, mustard, steel, white } = palette;

export const travel = {
  flask: ({ main: m, accent: a }) =>
    path('M236 190 C236 100 364 100 364 190Z', a.base) +
    rect(230, 100, 140, 90, a.base, 20) +
    rect(330, 100, 40, 90, a.dark, 18) +
    rect(220, 186, 160, 22, steel.dark, 8) +
    path(
      'M230 206 H370 C390 230 394 240 394 270 V440 C394 460 384 470 364 470 H236 C216 470 206 460 206 440 V270 C206 240 210 230 230 206Z',
      m.base,
    ) +
    path(
      'M346 206 H370 C390 230 394 240 394 270 V440 C394 460 384 470 364 470 H320 C346 460 350 440 350 420 V260 C350 236 350 224 346 206Z',
      m.dark,
    ) +
    stroke('M394 260 C470 260 470 400 394 400', a.dark, 18) +
    rect(206, 300, 188, 18, a.base) +
    shine('M232 250 V430', 12),

  travelMug: ({ main: m, accent: a }) =>
    rect(210, 130, 180, 44, a.base, 16) +
    rect(250, 110, 60, 28, a.dark, 10) +
    path('M204 172 H396 L370 452 C368 464 360 470 350 470 H250 C240 470 232 464 230 452Z', m.base) +
    path('M350 172 H396 L370 452 C368 464 360 470 350 470 H310 C336 450 346 330 350 172Z', m.dark) +
    path('M212 250 H388 L379 350 H221Z', a.base) +
    path('M345 250 H388 L379 350 H338Z', a.dark) +
    shine('M234 200 L252 430'),

  waterBottle: ({ main: m, accent: a }) =>
    rect(252, 80, 96, 60, a.base, 16) +
    stroke('M250 110 C190 110 190 190 236 200', a.dark, 14) +
    rect(262, 138, 76, 30, a.dark) +
    path(
      'M250 164 H350 C390 190 394 210 394 250 C394 280 374 290 374 310 S394 340 394 370 V430 C394 458 378 470 354 470 H246 C222 470 206 458 206 430 V370 C206 340 226 330 226 310 S206 280 206 250 C206 210 210 190 250 164Z',
      m.base,
    ) +
    path(
      'M350 164 C390 190 394 210 394 250 C394 280 374 290 374 310 S394 340 394 370 V430 C394 458 378 470 354 470 H320 C346 450 350 420 346 370 S330 330 330 310 S350 260 340 164Z',
      m.dark,
    ) +
    each([370, 400, 430], (y) => rect(230, y, 40, 7, m.light, 3)) +
    shine('M232 230 C234 214 240 204 250 196'),

  lunchBox: ({ main: m, accent: a }) =>
    turn(
      -8,
      300,
      300,
      rect(90, 180, 420, 270, m.dark, 46) +
        rect(90, 166, 420, 270, m.base, 46) +
        rect(114, 190, 230, 222, m.light, 28) +
        rect(358, 190, 128, 104, m.light, 24) +
        rect(358, 308, 128, 104, m.light, 24) +
        ellipse(228, 300, 94, 84, palette.cream.base) +
        each(
          [
            [190, 270],
            [250, 260],
            [220, 320],
            [270, 320],
            [180, 330],
          ] as const,
          ([x, y], i) => circle(x, y, 17, i % 2 ? green.base : mustard.base),
        ) +
        each(
          [
            [400, 240],
            [440, 230],
            [424, 262],
          ] as const,
          ([x, y]) => circle(x, y, 22, palette.brick.base),
        ) +
        each([380, 410, 440], (x) => rect(x, 330, 18, 66, palette.coral.light, 8)) +
        each([130, 420], (x) => rect(x, 150, 60, 30, a.base, 12)),
    ),

  umbrella: ({ main: m, accent: a }) =>
    rect(293, 240, 14, 200, steel.dark, 6) +
    stroke('M300 420 V450 C300 490 354 490 354 450', a.dark, 20) +
    path(
      'M80 280 C80 170 180 100 300 100 S520 170 520 280 C490 250 450 250 410 280 C380 250 330 250 300 280 C270 250 220 250 190 280 C150 250 110 250 80 280Z',
      m.base,
    ) +
    path('M300 100 C340 140 400 200 410 280 C380 250 330 250 300 280 C310 220 310 160 300 100Z', a.base) +
    path('M300 100 C420 100 520 170 520 280 C490 250 450 250 410 280 C400 200 350 140 300 100Z', m.dark) +
    path('M300 100 C250 140 200 200 190 280 C220 250 270 250 300 280Z', m.light) +
    rect(294, 76, 12, 34, a.dark, 6),

  duffel: ({ main: m, accent: a }) =>
    stroke('M200 270 C200 130 400 130 400 270', a.dark, 20) +
    path(
      'M80 300 C80 250 120 240 160 240 H440 C480 240 520 250 520 300 V430 C520 460 500 470 470 470 H130 C100 470 80 460 80 430Z',
      m.base,
    ) +
    path(
      'M440 240 C480 240 520 250 520 300 V430 C520 460 500 470 470 470 H420 C450 440 452 280 440 240Z',
      m.dark,
    ) +
    each([186, 386], (x) => rect(x, 240, 28, 230, a.base)) +
    rect(230, 330, 140, 100, m.light, 16) +
    stroke('M120 270 H480', a.dark, 7) +
    rect(240, 340, 120, 10, a.base, 5) +
    shine('M110 320 V420'),

  backpack: ({ main: m, accent: a }) =>
    stroke('M260 130 C260 80 340 80 340 130', a.dark, 16) +
    rect(150, 270, 40, 170, m.dark, 20) +
    rect(410, 270, 40, 170, m.dark, 20) +
    path(
      'M170 240 C170 160 220 120 300 120 S430 160 430 240 V430 C430 458 414 470 390 470 H210 C186 470 170 458 170 430Z',
      m.base,
    ) +
    path(
      'M380 140 C414 164 430 196 430 240 V430 C430 458 414 470 390 470 H350 C378 440 390 240 380 140Z',
      m.dark,
    ) +
    rect(204, 310, 192, 140, a.base, 26) +
    stroke('M220 340 H380', a.dark, 8) +
    circle(300, 224, 44, m.light) +
    path('M300 196 l9 18 20 3 -15 14 4 20 -18 -10 -18 10 4 -20 -15 -14 20 -3Z', mustard.base) +
    rect(360, 336, 12, 34, white.base, 5),

  house: ({ main: m, accent: a }) =>
    rect(390, 150, 44, 90, a.dark, 4) +
    path('M90 300 L300 120 L510 300 L480 330 L300 180 L120 330Z', a.base) +
    path('M140 312 L300 178 L460 312 V470 H140Z', m.base) +
    path('M400 262 L460 312 V470 H400Z', m.dark) +
    rect(264, 350, 76, 120, a.base, 10) +
    circle(322, 412, 7, mustard.light) +
    each(
      [178, 366],
      (x) =>
        rect(x, 340, 60, 60, palette.sky.light, 8) +
        stroke(`M${x + 30} 342 V398 M${x + 2} 370 H${x + 58}`, white.light, 6),
    ) +
    ring(300, 262, 24, white.light, 10),

  phoneStand: ({ main: m, accent: a }) =>
    path('M230 430 L330 250 L364 268 L290 440Z', m.dark) +
    path('M170 440 H430 C440 440 446 470 430 470 H170 C154 470 160 440 170 440Z', m.base) +
    turn(
      12,
      300,
      260,
      rect(210, 90, 190, 330, palette.charcoal.dark, 28) +
        rect(222, 108, 166, 294, a.light, 16) +
        path(
          'M222 300 L290 230 L330 280 L360 250 L388 290 V386 C388 396 382 402 372 402 H238 C228 402 222 396 222 386Z',
          a.base,
        ) +
        circle(346, 170, 24, mustard.light),
    ) +
    rect(180, 400, 190, 40, m.light, 14) +
    each(steps(3, 230, 50), (x) => circle(x, 420, 6, m.dark)),
} satisfies Record<string, DrawShape>;
