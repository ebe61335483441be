import { palette } from '../palette.ts';
import type { DrawShape } from './svg.ts';
import {
  circle,
  each,
  ellipse,
  flip,
  move,
  path,
  rect,
  ring,
  see,
  shine,
  steps,
  stroke,
  turn,
} from './svg.ts';

const glassOf = (x: number, light: string, base: string, water: string): string =>
  path(`M${x - 52} 210 H${x + 52} L${x + 40} 460 C${x + 38} 468 ${x - 38} 468 ${x - 40} 460Z`, base) +
  path(`M${x - 46} 310 H${x + 46} L${x + 36} 452 H${x - 36}Z`, water) +
  ellipse(x, 210, 52, 12, light) +
  shine(`M${x - 32} 244 L${x - 26} 420`, 8);

export const dining = {
  plates: ({ main: m, accent: a }) =>
    each(
      [448, 426, 404, 382, 360],
      (y, i) => ellipse(300, y + 8, 196, 34, m.dark) + ellipse(300, y, 196, 34, i % 2 ? m.light : m.base),
    ) +
    ellipse(300, 350, 204, 64, a.base) +
    ellipse(300, 347, 196, 58, m.light) +
    ellipse(300, 352, 128, 34, m.base) +
    ellipse(300, 354, 116, 28, m.light),

  bowls: ({ main: m, accent: a }) =>
    path('M210 190 H470 C466 270 420 310 380 318 H300 C260 310 214 270 210 190Z', a.base) +
    ellipse(340, 190, 130, 26, a.light) +
    ellipse(340, 193, 114, 18, a.dark) +
    path('M120 310 H440 C436 410 380 456 340 462 L346 472 H214 L220 462 C180 456 124 410 120 310Z', m.base) +
    path('M370 310 H440 C436 410 380 456 340 462 L346 472 H290 C350 440 372 380 370 310Z', m.dark) +
    ellipse(280, 310, 160, 32, m.light) +
    ellipse(280, 314, 142, 23, m.dark) +
    shine('M156 352 C164 386 182 410 206 426'),

  glasses: ({ main: m, accent: a }) =>
    move(0, -30, glassOf(300, m.light, m.base, a.base)) +
    glassOf(190, m.light, m.base, a.light) +
    glassOf(410, m.light, m.base, a.light),

  teaGlasses: ({ main: m, accent: a }) =>
    each([170, 300, 430], (x, i) =>
      move(
        0,
        i === 1 ? -16 : 0,
        path(
          `M${x - 46} 270 H${x + 46} C${x + 46} 330 ${x + 20} 350 ${x + 24} 380 S${x + 46} 450 ${x + 40} 470 H${x - 40} C${x - 46} 450 ${x - 28} 410 ${x - 24} 380 S${x - 46} 330 ${x - 46} 270Z`,
          m.base,
        ) +
          path(
            `M${x - 43} 296 H${x + 43} C${x + 38} 340 ${x + 18} 350 ${x + 20} 380 S${x + 40} 440 ${x + 36} 460 H${x - 36} C${x - 40} 440 ${x - 20} 410 ${x - 20} 380 S${x - 38} 340 ${x - 43} 296Z`,
            a.base,
          ) +
          ellipse(x, 270, 46, 10, m.light) +
          stroke(`M${x - 44} 306 H${x + 44}`, palette.mustard.base, 5) +
          shine(`M${x - 28} 320 C${x - 20} 350 ${x - 14} 360 ${x - 12} 384`, 6),
      ),
    ),

  mugs: ({ main: m, accent: a }) =>
    each(
      [
        { x: 100, y: -60, t: a },
        { x: 250, y: 0, t: m },
      ],
      ({ x, y, t }) =>
        move(
          x,
          y,
          stroke('M190 330 C270 320 270 430 184 424', t.dark, 24) +
            path('M20 280 H200 V430 C200 458 186 470 160 470 H60 C34 470 20 458 20 430Z', t.base) +
            path('M150 280 H200 V430 C200 458 186 470 160 470 H116 C144 462 150 450 150 424Z', t.dark) +
            ellipse(110, 280, 90, 18, t.light) +
            ellipse(110, 283, 76, 12, palette.walnut.base) +
            shine('M44 320 V430'),
        ),
    ),

  teaSet: ({ main: m, accent: a }) =>
    stroke('M170 300 C90 280 90 400 180 400', m.dark, 18) +
    path('M400 360 L490 270 L508 284 C470 330 450 400 392 430Z', m.dark) +
    path('M160 350 C160 270 220 250 290 250 S420 270 420 350 S370 460 290 460 S160 430 160 350Z', m.base) +
    path('M340 256 C400 270 420 310 420 350 C420 430 370 460 290 460 C370 420 380 320 340 256Z', m.dark) +
    rect(164, 336, 252, 20, a.base) +
    ellipse(290, 252, 66, 14, m.light) +
    circle(290, 230, 16, a.base) +
    shine('M190 320 C200 296 214 284 234 276') +
    ellipse(450, 466, 96, 16, a.light) +
    path('M390 400 H510 C510 440 490 462 450 462 S390 440 390 400Z', m.light) +
    stroke('M508 410 C544 404 540 446 500 444', m.base, 10) +
    ellipse(450, 400, 60, 12, palette.walnut.base),

  rotiBasket: ({ main: m, accent: a }) =>
    ellipse(300, 290, 168, 48, palette.cream.dark) +
    ellipse(300, 272, 160, 46, palette.cream.base) +
    ellipse(280, 266, 60, 18, palette.cream.light) +
    each([240, 320, 370], (x, i) => ellipse(x, 262 + i * 8, 14, 6, palette.wood.light)) +
    path('M100 300 H500 L460 450 C456 464 446 470 430 470 H170 C154 470 144 464 140 450Z', m.base) +
    path('M420 300 H500 L460 450 C456 464 446 470 430 470 H370 C400 440 416 370 420 300Z', m.dark) +
    each([340, 380, 420], (y, row) =>
      each(steps(9), (i) => rect(130 + i * 38 + (row % 2) * 16, y, 22, 18, i % 2 ? a.base : m.light, 6)),
    ) +
    rect(90, 290, 420, 28, a.dark, 14),

  spoons: ({ main: m, accent: a }) =>
    each([0, 1, 2, 3, 4], (i) =>
      turn(
        -32 + i * 16,
        300,
        560,
        i % 2
          ? rect(290, 190, 20, 300, m.base, 10) +
              rect(270, 190, 60, 20, m.base, 8) +
              each([270, 295, 320], (x) => rect(x, 108, 10, 96, m.base, 5)) +
              rect(290, 400, 20, 90, a.base, 10)
          : rect(290, 200, 20, 290, m.base, 10) +
              ellipse(300, 160, 38, 58, m.base) +
              ellipse(294, 154, 22, 40, m.light) +
              rect(290, 400, 20, 90, a.base, 10),
      ),
    ),

  jug: ({ main: m, accent: a }) =>
    stroke('M400 220 C510 200 510 390 396 380', a.base, 26) +
    path(
      'M180 150 L150 180 L196 220 L190 430 C190 460 204 470 230 470 H370 C396 470 410 460 410 430 L400 150Z',
      m.base,
    ) +
    path('M193 290 L406 290 L410 430 C410 460 396 470 370 470 H230 C204 470 190 460 190 430Z', a.light) +
    path('M360 150 H400 L410 430 C410 460 396 470 370 470 H330 C356 460 362 450 362 420Z', m.dark) +
    path('M150 180 L180 150 H400 L404 172 H190Z', m.light) +
    shine('M224 240 V430', 12),

  tray: ({ main: m, accent: a }) =>
    rect(90, 180, 420, 250, m.dark, 44) +
    rect(90, 168, 420, 250, m.base, 44) +
    rect(116, 192, 368, 202, m.light, 30) +
    each([70, 490], (x) => rect(x, 250, 40, 88, m.dark, 20)) +
    each([0, 60, 120, 180, 240, 300], (r) =>
      turn(r, 300, 293, ellipse(300, 240, 20, 44, r % 120 ? a.light : a.base)),
    ) +
    circle(300, 293, 22, a.dark) +
    each([150, 450], (x) => circle(x, 293, 16, a.base)),

  tableMats: ({ main: m, accent: a }) =>
    each(
      [
        [-9, a],
        [0, m],
      ] as const,
      ([angle, t]) =>
        turn(
          angle,
          300,
          300,
          rect(100, 190, 400, 260, t.dark, 16) +
            rect(100, 180, 400, 260, t.base, 16) +
            each(steps(6, 210, 40), (y) => stroke(`M116 ${y} H484`, t.light, 5)),
        ),
    ) +
    circle(300, 310, 96, palette.white.dark) +
    circle(300, 306, 94, palette.white.light) +
    circle(300, 308, 62, palette.white.base),

  foodBoxes: ({ main: m, accent: a }) =>
    each(
      [
        { x: 120, y: 360, w: 360, h: 110 },
        { x: 160, y: 250, w: 280, h: 96 },
        { x: 200, y: 156, w: 200, h: 82 },
      ],
      ({ x, y, w, h }, i) =>
        rect(x, y, w, h, m.base, 18) +
        rect(x + w - 60, y, 60, h, m.dark, 18) +
        rect(x - 10, y - 10, w + 20, 26, i % 2 ? a.light : a.base, 12) +
        shine(`M${x + 26} ${y + 36} V${y + h - 22}`, 9),
    ),

  fruitBasket: ({ main: m, accent: a }) =>
    circle(210, 290, 62, palette.mustard.base) +
    circle(390, 286, 64, palette.brick.base) +
    circle(300, 250, 68, a.base) +
    shine('M258 236 C262 220 272 210 286 204', 8) +
    stroke('M300 186 C300 170 310 160 322 156', palette.walnut.base, 8) +
    path('M336 160 C360 140 384 150 390 166 C370 178 350 176 336 160Z', palette.green.base) +
    see(0.94, path('M96 300 H504 C494 400 440 446 380 456 V470 H220 V456 C160 446 106 400 96 300Z', m.base)) +
    each(steps(8, 150, 43), (x) => stroke(`M${x} 320 L${(x - 300) * 0.6 + 300} 446`, m.dark, 8)) +
    rect(90, 288, 420, 24, m.light, 12),

  tiffin: ({ main: m, accent: a }) =>
    stroke('M180 460 V210 C180 110 420 110 420 210 V460', m.dark, 16) +
    rect(250, 118, 100, 30, a.base, 15) +
    each(
      [390, 310, 230],
      (y, i) =>
        rect(160, y, 280, 80, i === 1 ? a.light : m.base, 20) +
        rect(386, y, 54, 80, i === 1 ? a.base : m.dark, 20) +
        rect(152, y - 6, 296, 16, m.light, 8) +
        shine(`M186 ${y + 24} V${y + 58}`, 8),
    ) +
    path('M170 226 C170 190 250 176 300 176 S430 190 430 226Z', m.light) +
    flip(rect(430, 270, 22, 150, a.dark, 10)) +
    rect(430, 270, 22, 150, a.dark, 10),

  cooler: ({ main: m, accent: a }) =>
    stroke('M190 170 V120 H410 V170', a.dark, 18) +
    path('M150 210 H450 L436 450 C434 464 424 470 410 470 H190 C176 470 166 464 164 450Z', m.base) +
    path('M380 210 H450 L436 450 C434 464 424 470 410 470 H340 C366 440 378 330 380 210Z', m.dark) +
    rect(156, 270, 288, 40, a.base) +
    rect(140, 160, 320, 58, a.base, 24) +
    rect(166, 170, 200, 12, a.light, 6) +
    rect(280, 400, 40, 30, a.dark, 8) +
    rect(292, 426, 16, 22, a.dark) +
    ring(300, 392, 10, a.light, 8) +
    shine('M188 330 L194 430'),
} satisfies Record<string, DrawShape>;
