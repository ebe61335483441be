import { palette } from '../palette.ts';
import type { DrawShape } from './svg.ts';
import { circle, each, ellipse, path, rect, ring, shine, steps, stroke, turn } from './svg.ts';

const { steel, wood, white } = palette;

export const kitchenTools = {
  knife: ({ main: m, accent: a }) =>
    turn(
      -40,
      300,
      300,
      path('M70 262 H370 V330 H170 C120 326 84 300 70 262Z', m.light) +
        path('M84 290 C100 316 130 328 170 330 H370 V306 H150 C124 306 104 302 84 290Z', m.base) +
        rect(366, 254, 26, 84, m.dark, 6) +
        path('M388 262 H540 C562 262 562 324 540 324 H388Z', a.base) +
        each([420, 466, 512], (x) => circle(x, 293, 8, a.light)),
    ),

  cuttingBoard: ({ main: m, accent: a }) =>
    turn(
      -12,
      300,
      300,
      rect(160, 150, 280, 360, m.dark, 34) +
        rect(160, 140, 280, 360, m.base, 34) +
        rect(180, 160, 56, 320, m.light, 20) +
        each([270, 330, 390], (x) => stroke(`M${x} 176 V464`, m.dark, 3)) +
        circle(300, 186, 24, a.dark),
    ),

  strainer: ({ main: m, accent: a }) =>
    turn(
      -30,
      300,
      300,
      rect(350, 284, 220, 26, a.base, 13) +
        path('M80 290 H350 C350 390 290 430 215 430 S80 390 80 290Z', m.base) +
        each([120, 160, 200, 240, 280, 320], (x) =>
          stroke(`M${x} 300 C${x + 6} 350 ${(x + 215) / 2} 400 215 424`, m.dark, 3),
        ) +
        each([326, 356, 386], (y) =>
          stroke(`M${y - 230} ${y} C160 ${y + 18} 270 ${y + 18} ${660 - y} ${y}`, m.dark, 3),
        ) +
        ellipse(215, 290, 140, 22, m.light) +
        ellipse(215, 291, 122, 14, m.dark),
    ),

  chaklaBelan: ({ main: m, accent: a }) =>
    each([190, 410], (x) => rect(x - 22, 420, 44, 50, m.dark, 8)) +
    ellipse(300, 420, 200, 50, m.dark) +
    ellipse(300, 400, 200, 50, m.base) +
    ellipse(300, 396, 176, 40, m.light) +
    ellipse(300, 396, 96, 20, white.base) +
    turn(
      -18,
      300,
      300,
      rect(110, 292, 380, 20, a.dark, 10) +
        rect(176, 270, 248, 62, a.base, 31) +
        rect(196, 280, 206, 14, a.light, 7),
    ),

  utensils: ({ main: m, accent: a }) =>
    turn(
      -14,
      300,
      330,
      rect(222, 210, 20, 230, a.base, 8) +
        ellipse(232, 160, 40, 60, m.base) +
        ellipse(224, 152, 18, 36, m.light),
    ) +
    rect(290, 200, 20, 240, a.base, 8) +
    rect(262, 90, 76, 130, m.base, 18) +
    each([280, 300, 320], (x) => rect(x - 4, 110, 8, 84, m.dark, 4)) +
    turn(
      14,
      300,
      330,
      rect(358, 210, 20, 230, a.base, 8) +
        path('M332 110 H404 L396 220 H340Z', m.base) +
        rect(340, 112, 14, 100, m.light, 7),
    ) +
    path('M196 320 H404 L392 450 C390 464 382 470 370 470 H230 C218 470 210 464 208 450Z', a.dark) +
    path('M196 320 H240 L250 470 H230 C218 470 210 464 208 450Z', a.base),

  peeler: ({ main: m, accent: a }) =>
    turn(
      30,
      300,
      300,
      rect(272, 290, 56, 220, a.base, 26) +
        rect(284, 306, 14, 180, a.light, 7) +
        circle(300, 482, 9, a.dark) +
        stroke('M300 300 C240 260 240 200 250 120 M300 300 C360 260 360 200 350 120', m.dark, 16) +
        rect(246, 100, 108, 52, m.base, 14) +
        rect(262, 120, 76, 12, m.dark, 6),
    ),

  grater: ({ main: m, accent: a }) =>
    stroke('M250 190 V150 C250 110 350 110 350 150 V190', a.base, 22) +
    path('M220 180 H380 L430 470 H170Z', m.base) +
    path('M220 180 H262 L236 470 H170Z', m.light) +
    path('M352 180 H380 L430 470 H384Z', m.dark) +
    each(steps(5, 226, 46), (y) => each([272, 300, 328], (x) => ellipse(x + (y % 4) * 2, y, 9, 6, m.dark))) +
    rect(160, 456, 280, 18, a.dark, 9),

  mortar: ({ main: m, accent: a }) =>
    turn(24, 340, 240, rect(322, 90, 36, 220, a.base, 18) + rect(330, 100, 10, 180, a.light, 5)) +
    path('M150 290 H450 C450 390 400 430 370 440 L390 470 H210 L230 440 C200 430 150 390 150 290Z', m.base) +
    path('M380 290 H450 C450 390 400 430 370 440 L390 470 H320 C370 430 384 370 380 290Z', m.dark) +
    path('M138 276 H462 V304 H138Z', m.light) +
    shine('M184 330 C188 366 204 390 222 404'),

  colander: ({ main: m, accent: a }) =>
    stroke('M116 306 H84 V336 H124 M484 306 H516 V336 H476', a.base, 16) +
    rect(220, 440, 160, 30, a.dark, 12) +
    path('M110 290 H490 C480 400 410 450 300 450 S120 400 110 290Z', m.base) +
    path('M410 290 H490 C480 400 410 450 300 450 C380 430 410 370 410 290Z', m.dark) +
    each([340, 376, 412], (y, row) =>
      each(steps(7 - row, 165 + row * 22, 45), (x) => circle(x, y, 8, m.light)),
    ) +
    ellipse(300, 290, 190, 32, m.light) +
    ellipse(300, 294, 170, 22, m.dark),

  measuringCups: ({ main: m, accent: a }) =>
    each([0, 1, 2, 3], (i) => {
      const size = 120 - i * 22;
      const x = [200, 410, 190, 380][i] ?? 0;
      const y = [220, 240, 420, 410][i] ?? 0;
      return turn(
        i * 18 - 20,
        x,
        y,
        rect(x, y - 10, size + 60, 20, a.base, 10) +
          circle(x, y, size * 0.72, m.dark) +
          circle(x, y - 4, size * 0.7, m.base) +
          circle(x, y, size * 0.54, m.light),
      );
    }),

  tongs: ({ main: m, accent: a }) =>
    turn(
      35,
      300,
      300,
      path('M284 90 C260 200 210 330 214 470 H250 C250 350 290 220 300 130Z', m.base) +
        path('M316 90 C340 200 390 330 386 470 H350 C350 350 310 220 300 130Z', m.dark) +
        rect(274, 74, 52, 56, a.base, 20) +
        rect(206, 430, 50, 84, a.base, 16) +
        rect(344, 430, 50, 84, a.dark, 16),
    ),

  oilBottle: ({ main: m, accent: a }) =>
    path('M290 90 L250 66 L246 82 L284 120Z', steel.dark) +
    rect(276, 100, 48, 60, a.base, 10) +
    path(
      'M276 156 H324 C324 210 396 226 396 290 V440 C396 460 384 470 364 470 H236 C216 470 204 460 204 440 V290 C204 226 276 210 276 156Z',
      m.base,
    ) +
    path('M204 330 H396 V440 C396 460 384 470 364 470 H236 C216 470 204 460 204 440Z', palette.mustard.base) +
    path('M350 330 H396 V440 C396 460 384 470 364 470 H320 C346 460 350 446 350 420Z', palette.mustard.dark) +
    shine('M232 296 V436', 12),

  chopper: ({ main: m, accent: a }) =>
    rect(180, 130, 240, 90, a.base, 40) +
    rect(200, 146, 130, 14, a.light, 7) +
    rect(372, 118, 60, 26, a.dark, 13) +
    path('M160 220 H440 L420 440 C418 460 406 470 386 470 H214 C194 470 182 460 180 440Z', m.base) +
    each([260, 320, 370], (y, i) =>
      path(
        `M300 ${y} q${i % 2 ? -100 : 100} -34 ${i % 2 ? -90 : 90} 6 q${i % 2 ? 40 : -40} 14 ${i % 2 ? 90 : -90} 10Z`,
        steel.dark,
      ),
    ) +
    rect(290, 216, 20, 220, steel.base) +
    each([230, 262, 340, 366, 300], (x, i) =>
      circle(x, 442 - (i % 2) * 16, 14, i % 2 ? palette.coral.base : palette.green.base),
    ) +
    rect(150, 206, 300, 26, a.dark, 13) +
    shine('M196 260 L208 420', 12),

  spiceRack: ({ main: m, accent: a }) =>
    rect(120, 130, 360, 340, m.dark, 14) +
    rect(140, 150, 320, 300, m.light, 6) +
    each([0, 1], (row) =>
      each([0, 1, 2, 3], (i) => {
        const x = 154 + i * 76;
        const y = 176 + row * 150;
        const spice = [palette.mustard, palette.brick, palette.green, palette.walnut][(i + row) % 4] ?? wood;
        return (
          rect(x, y, 60, 92, palette.glass.base, 10) +
          rect(x, y + 32, 60, 60, spice.base, 10) +
          rect(x + 4, y - 14, 52, 22, a.base, 6)
        );
      }),
    ) +
    rect(120, 268, 360, 22, m.base, 6) +
    rect(120, 418, 360, 30, m.base, 6),

  iceTray: ({ main: m, accent: a }) =>
    turn(
      -16,
      300,
      300,
      rect(110, 190, 380, 220, m.dark, 30) +
        rect(110, 178, 380, 220, m.base, 30) +
        each([0, 1], (row) =>
          each(
            steps(4),
            (i) =>
              rect(136 + i * 84, 200 + row * 94, 72, 78, m.dark, 16) +
              rect(144 + i * 84, 210 + row * 94, 56, 58, a.light, 12) +
              rect(152 + i * 84, 218 + row * 94, 18, 12, '#fff', 6),
          ),
        ),
    ),

  apron: ({ main: m, accent: a }) =>
    ring(300, 130, 52, a.dark, 12) +
    stroke('M170 290 C120 300 110 340 90 350 M430 290 C480 300 490 340 510 350', a.base, 12) +
    path('M236 150 H364 C370 220 400 260 440 280 V500 H160 V280 C200 260 230 220 236 150Z', m.base) +
    path('M364 150 C370 220 400 260 440 280 V500 H390 C400 400 380 240 340 150Z', m.dark) +
    rect(220, 340, 160, 104, m.light, 10) +
    rect(220, 340, 160, 20, a.base, 6) +
    rect(236, 150, 128, 20, a.base),
} satisfies Record<string, DrawShape>;
