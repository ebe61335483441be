import { palette } from '../palette.ts';
import type { DrawShape } from './svg.ts';
import { circle, each, ellipse, path, rect, shine, steps, stroke, turn } from './svg.ts';

const { charcoal, green, olive, steel, walnut, wood } = palette;
const leaf = (angle: number, y: number, colour: string): string =>
  turn(
    angle,
    300,
    y,
    path(
      `M300 ${y} C240 ${y - 60} 250 ${y - 150} 300 ${y - 200} C350 ${y - 150} 360 ${y - 60} 300 ${y}Z`,
      colour,
    ),
  );

export const garden = {
  plantPot: ({ main: m, accent: a }) =>
    leaf(-48, 300, a.dark) +
    leaf(48, 300, a.dark) +
    leaf(-22, 300, a.base) +
    leaf(24, 300, a.base) +
    leaf(0, 300, a.light) +
    path('M190 310 H410 L380 450 C378 464 368 470 356 470 H244 C232 470 222 464 220 450Z', m.base) +
    path('M350 310 H410 L380 450 C378 464 368 470 356 470 H310 C338 450 348 390 350 310Z', m.dark) +
    rect(170, 280, 260, 44, m.light, 10) +
    rect(360, 280, 70, 44, m.base, 10) +
    shine('M222 350 L236 440'),

  cactusPot: ({ main: m, accent: a }) =>
    rect(256, 120, 88, 220, a.base, 44) +
    rect(310, 130, 30, 200, a.dark, 15) +
    stroke('M256 260 H214 V200 M344 230 H390 V180', a.base, 36) +
    each(steps(5, 150, 34), (y) => stroke(`M280 ${y} V${y + 12} M304 ${y + 14} V${y + 26}`, a.light, 5)) +
    circle(300, 116, 18, palette.rose.base) +
    path('M200 320 H400 C410 400 380 450 360 470 H240 C220 450 190 400 200 320Z', m.base) +
    path('M350 320 H400 C410 400 380 450 360 470 H310 C350 440 356 380 350 320Z', m.dark) +
    stroke('M206 370 L240 390 L270 366 L300 390 L330 366 L360 390 L394 370', m.light, 9),

  hangingPlanter: ({ main: m, accent: a }) =>
    stroke('M300 60 L190 300 M300 60 L410 300 M300 60 V290', wood.dark, 7) +
    circle(300, 66, 16, wood.base) +
    each(
      [
        [-60, a.dark],
        [60, a.dark],
        [-28, a.base],
        [30, a.base],
        [0, a.light],
      ] as const,
      ([r, c]) => turn(r, 300, 310, path('M300 310 C262 270 268 220 300 190 C332 220 338 270 300 310Z', c)),
    ) +
    path('M170 300 H430 C420 400 380 440 300 440 S180 400 170 300Z', m.base) +
    path('M370 300 H430 C420 400 380 440 300 440 C350 420 372 370 370 300Z', m.dark) +
    rect(160, 288, 280, 26, m.light, 13) +
    stroke('M210 310 C190 380 200 430 180 480 M390 310 C420 380 400 420 424 500', a.base, 9) +
    each(
      [
        [186, 400],
        [194, 450],
        [412, 400],
        [410, 460],
      ] as const,
      ([x, y]) => ellipse(x, y, 18, 12, a.light),
    ),

  wateringCan: ({ main: m, accent: a }) =>
    stroke('M400 260 C520 230 530 410 410 420', m.dark, 22) +
    stroke('M220 240 C240 150 380 150 396 240', m.dark, 20) +
    path('M200 380 L90 220 L70 234 L60 200 L120 160 L126 196 L112 206 L220 300Z', m.dark) +
    turn(-34, 90, 190, ellipse(90, 190, 46, 16, a.base)) +
    path('M190 250 H410 L430 450 C430 464 420 470 408 470 H192 C180 470 170 464 170 450Z', m.base) +
    path('M350 250 H410 L430 450 C430 464 420 470 408 470 H340 C366 440 360 340 350 250Z', m.dark) +
    ellipse(300, 250, 110, 20, m.light) +
    rect(176, 390, 250, 20, a.base) +
    shine('M214 290 L204 370'),

  hose: ({ main: m, accent: a }) =>
    each(
      [0, 1, 2],
      (i) => ellipse(300, 440 - i * 44, 200, 70, m.dark) + ellipse(300, 430 - i * 44, 200, 70, m.base),
    ) +
    ellipse(300, 338, 130, 40, m.dark) +
    ellipse(300, 348, 118, 34, palette.cream.dark) +
    stroke('M130 330 C180 284 300 270 420 300', m.light, 8) +
    stroke('M470 340 C560 300 520 200 440 180', m.base, 30) +
    turn(
      14,
      400,
      160,
      rect(340, 140, 100, 54, a.base, 14) +
        path('M340 148 L270 136 V198 L340 186Z', a.dark) +
        rect(370, 190, 26, 60, a.dark, 10),
    ),

  trowels: ({ main: m, accent: a }) =>
    turn(
      -14,
      210,
      300,
      rect(190, 330, 44, 180, a.base, 20) +
        rect(198, 346, 10, 140, a.light, 5) +
        rect(204, 270, 16, 70, steel.dark) +
        path('M160 120 C180 70 244 70 264 120 V220 C264 260 240 280 212 280 S160 260 160 220Z', m.base) +
        path('M212 82 C240 82 256 100 264 120 V220 C264 260 240 280 212 280Z', m.dark),
    ) +
    turn(
      14,
      390,
      300,
      rect(368, 330, 44, 180, a.base, 20) +
        rect(376, 346, 10, 140, a.light, 5) +
        rect(382, 220, 16, 120, steel.dark) +
        stroke('M340 90 V190 C340 230 440 230 440 190 V90 M390 90 V220', m.base, 18),
    ),

  secateurs: ({ main: m, accent: a }) =>
    turn(
      30,
      300,
      300,
      path('M290 280 C240 200 240 120 300 60 C340 130 340 210 316 290Z', m.base) +
        path('M300 60 C340 130 340 210 316 290 L300 286 C316 200 314 120 300 60Z', m.dark) +
        path('M310 280 C360 240 390 180 360 120 C344 180 320 220 296 260Z', steel.dark) +
        stroke('M286 300 C220 370 210 450 236 530', a.base, 40) +
        stroke('M316 300 C380 370 390 450 364 530', a.dark, 40) +
        stroke('M270 380 L300 400 L330 380', steel.dark, 8) +
        circle(300, 286, 28, charcoal.base) +
        circle(300, 286, 10, steel.light),
    ),

  pumpSprayer: ({ main: m, accent: a }) =>
    rect(290, 80, 20, 80, steel.dark, 6) +
    rect(250, 66, 100, 30, a.base, 15) +
    path('M220 150 H380 V200 H220Z', a.base) +
    stroke('M220 176 H150 L130 160', a.dark, 18) +
    circle(122, 152, 16, palette.mustard.base) +
    each([-16, 0, 16], (r) => turn(r, 110, 146, stroke('M92 140 L50 124', palette.sky.light, 6))) +
    path('M380 160 H430 C450 160 450 200 440 240', a.dark) +
    path(
      'M210 200 H390 C420 230 420 260 420 300 V430 C420 456 404 470 380 470 H220 C196 470 180 456 180 430 V300 C180 260 180 230 210 200Z',
      m.base,
    ) +
    path(
      'M370 200 H390 C420 230 420 260 420 300 V430 C420 456 404 470 380 470 H330 C362 456 372 430 372 390Z',
      m.dark,
    ) +
    rect(214, 300, 60, 120, m.light, 12) +
    shine('M206 270 C210 246 220 232 234 224'),

  artificialPlant: ({ main: m, accent: a }) =>
    each(
      [
        [-64, 150],
        [64, 150],
        [-38, 200],
        [38, 200],
        [-14, 230],
        [16, 226],
      ] as const,
      ([r, h], i) =>
        turn(
          r,
          300,
          350,
          stroke(`M300 350 V${350 - h}`, olive.dark, 7) +
            each(
              [0.35, 0.6, 0.85],
              (f) =>
                ellipse(280, 350 - h * f, 24, 12, i % 2 ? a.base : a.dark) +
                ellipse(320, 350 - h * f - 8, 24, 12, i % 2 ? a.light : a.base),
            ) +
            ellipse(300, 344 - h, 13, 24, a.light),
        ),
    ) +
    path('M210 340 H390 L372 470 H228Z', m.base) +
    path('M346 340 H390 L372 470 H330Z', m.dark) +
    rect(204, 330, 192, 22, m.light, 8) +
    rect(222, 420, 156, 14, walnut.light),

  seedTray: ({ main: m, accent: a }) =>
    each([0, 1], (row) =>
      each(steps(4), (i) => {
        const x = 130 + i * 105 + row * 25;
        const y = 372 + row * 8;
        return (
          stroke(`M${x} ${y} V${y - 50}`, green.dark, 6) +
          turn(-34, x, y - 46, ellipse(x - 16, y - 56, 20, 10, a.base)) +
          turn(34, x, y - 46, ellipse(x + 16, y - 56, 20, 10, a.light))
        );
      }),
    ) +
    path('M60 380 H540 L510 470 H90Z', m.base) +
    each(steps(4, 96, 104), (x) => rect(x, 392, 92, 60, m.dark, 14)) +
    rect(54, 366, 492, 24, m.light, 10),
} satisfies Record<string, DrawShape>;
