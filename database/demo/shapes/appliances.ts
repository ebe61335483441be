import { palette } from '../palette.ts';
import type { DrawShape } from './svg.ts';
import { circle, each, ellipse, path, rect, ring, see, shine, steps, stroke, turn } from './svg.ts';

const { charcoal, coral, glass, mustard, steel, white } = palette;

export const appliances = {
  electricKettle: ({ main: m, accent: a }) =>
    stroke('M390 180 C500 170 500 400 404 410', a.base, 30) +
    path('M200 200 L140 180 L150 220 L196 270Z', m.dark) +
    path('M210 160 H390 L420 420 H180Z', m.base) +
    path('M350 160 H390 L420 420 H370Z', m.dark) +
    path('M206 164 C210 120 390 120 394 164Z', a.base) +
    rect(280, 104, 40, 26, a.dark, 10) +
    rect(170, 414, 260, 26, a.base, 8) +
    rect(150, 444, 300, 28, a.dark, 12) +
    rect(226, 230, 22, 140, glass.base, 10) +
    shine('M264 200 L250 390'),

  fan: ({ main: m, accent: a }) =>
    rect(286, 340, 28, 120, m.dark, 8) +
    path('M200 470 C200 430 400 430 400 470Z', m.base) +
    rect(190, 460, 220, 14, m.dark, 7) +
    circle(300, 220, 164, a.light) +
    each([0, 120, 240], (d) =>
      turn(d, 300, 220, path('M300 220 C240 180 240 100 290 76 C350 90 370 160 300 220Z', a.base)),
    ) +
    ring(300, 220, 162, m.base, 14) +
    ring(300, 220, 110, m.dark, 3) +
    each(steps(12, 0, 30), (d) => turn(d, 300, 220, stroke('M300 190 V62', m.dark, 3))) +
    circle(300, 220, 34, m.base) +
    circle(292, 212, 12, m.light),

  miniFan: ({ main: m, accent: a }) =>
    rect(270, 300, 60, 140, m.base, 26) +
    rect(306, 306, 24, 128, m.dark, 12) +
    rect(220, 440, 160, 32, m.dark, 16) +
    circle(300, 210, 120, m.base) +
    circle(300, 210, 100, a.light) +
    each([0, 90, 180, 270], (d) =>
      turn(d, 300, 210, path('M300 210 C262 180 268 130 296 118 C332 130 340 180 300 210Z', a.base)),
    ) +
    each(steps(8, 0, 45), (d) => turn(d, 300, 210, stroke('M300 190 V114', m.base, 5))) +
    circle(300, 210, 26, m.light) +
    circle(300, 366, 13, a.dark),

  blender: ({ main: m, accent: a }) =>
    stroke('M390 150 C470 150 460 290 380 290', a.dark, 22) +
    path('M200 120 H400 L370 330 H230Z', glass.base) +
    path('M210 190 H390 L370 330 H230Z', coral.light) +
    each(
      [
        [260, 250],
        [320, 230],
        [300, 290],
        [350, 280],
      ] as const,
      ([x, y]) => circle(x, y, 16, coral.base),
    ) +
    rect(190, 92, 220, 36, a.base, 14) +
    rect(276, 72, 48, 26, a.dark, 10) +
    rect(226, 326, 148, 24, steel.base, 6) +
    path('M220 348 H380 L410 450 C412 464 404 470 392 470 H208 C196 470 188 464 190 450Z', m.base) +
    path('M350 348 H380 L410 450 C412 464 404 470 392 470 H350Z', m.dark) +
    circle(300, 412, 34, m.light) +
    stroke('M300 412 V388', a.dark, 9) +
    shine('M226 150 L250 310'),

  sandwichMaker: ({ main: m, accent: a }) =>
    path('M110 350 C110 260 130 240 180 240 H420 C470 240 490 260 490 350Z', m.base) +
    path('M420 240 C470 240 490 260 490 350 H430 C440 300 436 256 420 240Z', m.dark) +
    rect(240, 206, 120, 44, a.dark, 18) +
    rect(150, 346, 300, 24, mustard.dark, 6) +
    each([170, 250, 330, 400], (x) => ellipse(x, 356, 30, 12, mustard.light)) +
    path('M100 364 H500 V430 C500 456 480 460 460 460 H140 C120 460 100 456 100 430Z', m.base) +
    rect(100, 410, 400, 48, m.dark, 20) +
    each([140, 420], (x) => rect(x, 454, 40, 18, charcoal.base, 6)) +
    circle(260, 290, 11, coral.base) +
    circle(300, 290, 11, palette.green.base) +
    shine('M146 320 C148 290 160 270 182 264'),

  heater: ({ main: m, accent: a }) =>
    see(0.3, circle(300, 270, 220, '#ffb27a')) +
    rect(170, 90, 260, 350, m.base, 30) +
    rect(390, 90, 40, 350, m.dark, 20) +
    rect(196, 116, 190, 240, charcoal.dark, 14) +
    each(
      [160, 220, 280],
      (y) => rect(210, y, 162, 20, coral.base, 10) + rect(216, y + 4, 150, 7, mustard.light, 4),
    ) +
    each(steps(6, 206, 34), (x) => rect(x, 116, 4, 240, steel.base)) +
    circle(230, 396, 20, a.base) +
    rect(270, 386, 90, 18, a.dark, 9) +
    rect(140, 436, 320, 34, a.dark, 14),

  handMixer: ({ main: m, accent: a }) =>
    each(
      [210, 290],
      (x) =>
        rect(x - 5, 310, 10, 90, steel.dark) +
        `<g fill="none" stroke="${steel.dark}" stroke-width="7"><ellipse cx="${x}" cy="410" rx="34" ry="60"/><ellipse cx="${x}" cy="410" rx="12" ry="60"/></g>`,
    ) +
    path(
      'M140 240 H420 C460 240 480 270 480 300 C480 322 460 326 440 326 H180 C150 326 130 290 140 240Z',
      m.base,
    ) +
    path('M146 286 H478 C482 322 460 326 440 326 H180 C164 326 150 310 146 286Z', m.dark) +
    path(
      'M170 244 C160 150 220 130 300 130 H420 C490 130 500 260 470 290 L440 276 C456 220 440 176 410 176 H300 C240 176 216 190 220 244Z',
      a.base,
    ) +
    rect(280, 116, 60, 26, a.dark, 10) +
    shine('M230 150 C250 144 270 142 296 142', 8),

  portableBlender: ({ main: m, accent: a }) =>
    stroke('M250 110 C250 60 350 60 350 110', a.dark, 12) +
    rect(214, 100, 172, 50, a.base, 16) +
    rect(210, 146, 180, 190, glass.base, 16) +
    rect(218, 196, 164, 140, coral.light, 12) +
    each(
      [
        [250, 230],
        [320, 250],
        [280, 290],
        [350, 300],
      ] as const,
      ([x, y]) => circle(x, y, 14, coral.base),
    ) +
    rect(206, 330, 188, 140, m.base, 30) +
    rect(350, 330, 44, 140, m.dark, 22) +
    circle(290, 400, 24, m.light) +
    circle(290, 400, 11, a.base) +
    shine('M234 170 V310'),

  frother: ({ main: m, accent: a }) =>
    turn(
      24,
      330,
      200,
      rect(310, 60, 56, 190, m.base, 24) +
        rect(344, 66, 22, 178, m.dark, 11) +
        rect(328, 82, 16, 40, a.base, 8) +
        rect(334, 246, 8, 130, steel.dark, 4) +
        ring(338, 384, 22, steel.dark, 8),
    ) +
    stroke('M360 340 C440 330 440 440 350 430', a.dark, 20) +
    path('M150 300 H370 L350 450 C348 464 340 470 328 470 H192 C180 470 172 464 170 450Z', a.base) +
    path('M320 300 H370 L350 450 C348 464 340 470 328 470 H270 C306 450 316 380 320 300Z', a.dark) +
    ellipse(260, 300, 110, 24, white.light) +
    each([210, 250, 300], (x, i) => circle(x, 290 - (i % 2) * 12, 24, white.base)) +
    shine('M178 340 L190 440'),

  lintRemover: ({ main: m, accent: a }) =>
    turn(
      28,
      300,
      300,
      rect(244, 230, 112, 290, m.base, 50) +
        rect(318, 240, 38, 270, m.dark, 19) +
        path('M200 210 C200 110 400 110 400 210 V250 H200Z', m.base) +
        ellipse(300, 160, 110, 66, steel.base) +
        ellipse(300, 154, 94, 52, steel.light) +
        each(steps(5, 126, 14), (y) => each(steps(7, 232, 22), (x) => circle(x, y, 4, steel.dark))) +
        rect(280, 300, 42, 80, a.base, 20) +
        circle(301, 322, 13, a.light) +
        rect(252, 440, 96, 60, a.light, 20),
    ),

  kitchenScale: ({ main: m, accent: a }) =>
    path('M150 230 H450 C446 300 400 330 360 336 H240 C200 330 154 300 150 230Z', a.base) +
    ellipse(300, 230, 152, 26, a.light) +
    ellipse(300, 233, 134, 18, a.dark) +
    each([250, 300, 350], (x, i) => circle(x, 216 - (i % 2) * 16, 34, i % 2 ? coral.base : coral.light)) +
    rect(230, 332, 140, 20, steel.dark, 6) +
    rect(110, 350, 380, 120, m.base, 26) +
    rect(110, 424, 380, 46, m.dark, 22) +
    rect(220, 372, 160, 60, charcoal.dark, 12) +
    rect(232, 382, 136, 40, palette.sage.light, 6) +
    each([252, 286, 320], (x) => rect(x, 390, 20, 24, charcoal.base, 4)) +
    each([160, 440], (x) => circle(x, 402, 18, m.light)),

  diffuser: ({ main: m, accent: a }) =>
    see(
      0.7,
      stroke(
        'M300 180 C270 150 330 120 300 80 S310 50 300 30 M330 180 C320 150 360 130 344 100',
        white.light,
        12,
      ),
    ) +
    path(
      'M260 190 H340 C350 230 440 260 440 360 C440 430 410 470 380 470 H220 C190 470 160 430 160 360 C160 260 250 230 260 190Z',
      m.base,
    ) +
    path(
      'M340 190 C350 230 440 260 440 360 C440 430 410 470 380 470 H320 C380 440 390 400 386 350 C380 270 330 240 320 190Z',
      m.dark,
    ) +
    rect(160, 380, 280, 18, a.base, 4) +
    path('M166 398 H434 C426 446 404 470 380 470 H220 C196 470 174 446 166 398Z', a.dark) +
    ellipse(300, 190, 44, 10, a.base) +
    shine('M196 350 C200 300 226 276 250 260'),

  gasLighter: ({ main: m, accent: a }) =>
    turn(
      -32,
      300,
      300,
      rect(60, 282, 270, 26, steel.base, 8) +
        rect(60, 300, 270, 8, steel.dark, 4) +
        rect(310, 256, 240, 84, m.base, 40) +
        rect(330, 308, 210, 32, m.dark, 16) +
        path('M350 330 H410 L400 372 C390 384 366 384 360 372Z', a.base) +
        rect(430, 272, 80, 22, m.light, 11) +
        path('M60 295 C20 270 20 240 40 210 C36 246 70 250 66 290Z', mustard.base) +
        path('M60 295 C40 284 38 264 46 250 C48 270 64 272 62 292Z', coral.base),
    ),

  racket: ({ main: m, accent: a }) =>
    turn(
      32,
      300,
      300,
      rect(272, 330, 56, 230, m.base, 26) +
        rect(284, 380, 16, 150, m.light, 8) +
        circle(314, 410, 10, a.base) +
        rect(250, 300, 100, 50, m.dark, 20) +
        ellipse(300, 180, 130, 150, m.base) +
        ellipse(300, 180, 108, 128, palette.cream.light) +
        each(steps(9, 212, 22), (x) =>
          stroke(
            `M${x} ${180 - Math.round(Math.sqrt(Math.max(0, 1 - ((x - 300) / 108) ** 2)) * 126)} V${180 + Math.round(Math.sqrt(Math.max(0, 1 - ((x - 300) / 108) ** 2)) * 126)}`,
            a.dark,
            4,
          ),
        ) +
        each(steps(9, 84, 24), (y) =>
          stroke(
            `M${300 - Math.round(Math.sqrt(Math.max(0, 1 - ((y - 180) / 128) ** 2)) * 106)} ${y} H${300 + Math.round(Math.sqrt(Math.max(0, 1 - ((y - 180) / 128) ** 2)) * 106)}`,
            a.dark,
            4,
          ),
        ),
    ),
} satisfies Record<string, DrawShape>;
