import { palette } from '../palette.ts';
import type { DrawShape } from './svg.ts';
import { circle, each, ellipse, path, rect, ring, shine, steps, stroke, turn } from './svg.ts';

const { charcoal, steel, white } = palette;

export const tools = {
  screwdrivers: ({ main: m, accent: a }) =>
    each([0, 1, 2, 3], (i) =>
      turn(
        -24 + i * 16,
        300,
        620,
        rect(293, 110 + (i % 2) * 36, 14, 220, steel.base, 5) +
          rect(289, 102 + (i % 2) * 36, 22, 30, steel.dark, 5) +
          rect(272, 300, 56, 170, i % 2 ? a.base : m.base, 24) +
          rect(308, 310, 14, 150, i % 2 ? a.dark : m.dark, 7) +
          rect(280, 318, 10, 120, i % 2 ? a.light : m.light, 5) +
          rect(280, 290, 40, 26, charcoal.base, 8),
      ),
    ),

  hammer: ({ main: m, accent: a }) =>
    turn(
      32,
      300,
      300,
      rect(278, 190, 44, 340, a.base, 18) +
        rect(286, 200, 12, 300, a.light, 6) +
        rect(270, 380, 60, 160, a.dark, 24) +
        path('M200 120 H370 V200 H200Z', m.base) +
        rect(370, 104, 70, 112, m.dark, 14) +
        path('M204 120 C150 110 110 140 90 190 C130 170 170 176 204 200Z', m.base) +
        path('M200 176 H370 V200 H200Z', m.dark) +
        shine('M230 136 H350', 9),
    ),

  pliers: ({ main: m, accent: a }) =>
    turn(
      20,
      300,
      300,
      path('M296 60 C250 90 240 160 262 230 H300Z', m.light) +
        path('M304 60 C350 90 360 160 338 230 H300Z', m.base) +
        each(steps(5, 90, 22), (y) => stroke(`M290 ${y} H310`, m.dark, 5)) +
        stroke('M270 250 C200 330 190 420 220 520', a.dark, 42) +
        stroke('M330 250 C400 330 410 420 380 520', a.base, 42) +
        shine('M350 320 C378 370 384 420 374 480', 9) +
        circle(300, 246, 48, m.dark) +
        circle(300, 246, 20, m.light),
    ),

  spanner: ({ main: m, accent: a }) =>
    turn(
      40,
      300,
      300,
      rect(268, 200, 64, 330, m.base, 30) +
        rect(290, 250, 20, 230, m.dark, 10) +
        path(
          'M210 90 L270 70 V150 H330 V90 L400 120 C420 200 380 250 332 260 H268 C220 250 190 180 210 90Z',
          m.base,
        ) +
        path('M330 90 L400 120 C420 200 380 250 332 260 L330 150Z', m.dark) +
        rect(258, 214, 84, 40, a.base, 10) +
        each(steps(4, 268, 18), (x) => rect(x, 216, 7, 36, a.dark)) +
        circle(300, 506, 12, m.dark),
    ),

  measuringTape: ({ main: m, accent: a }) =>
    rect(330, 420, 210, 34, a.base) +
    each(steps(9, 366, 19), (x, i) => rect(x, 420, 4, i % 3 ? 12 : 22, charcoal.base)) +
    rect(530, 414, 14, 54, steel.dark, 4) +
    path(
      'M90 240 C90 190 120 160 170 160 H300 C350 160 380 200 380 250 V440 C380 458 370 466 354 466 H116 C100 466 90 458 90 440Z',
      m.base,
    ) +
    path('M90 420 H380 V440 C380 458 370 466 354 466 H116 C100 466 90 458 90 440Z', charcoal.base) +
    circle(232, 300, 90, m.dark) +
    circle(232, 296, 84, white.base) +
    circle(232, 296, 54, a.base) +
    rect(280, 150, 70, 26, charcoal.base, 10),

  drill: ({ main: m, accent: a }) =>
    turn(
      -8,
      300,
      300,
      rect(40, 220, 110, 14, steel.dark, 4) +
        path('M120 196 L180 186 V268 L120 258Z', charcoal.base) +
        path('M176 170 H430 C470 170 486 200 486 230 C486 270 460 290 420 290 H176Z', m.base) +
        path('M176 252 H474 C464 278 446 290 420 290 H176Z', m.dark) +
        path('M330 286 H440 L470 450 H370Z', m.base) +
        path('M400 286 H440 L470 450 H430Z', m.dark) +
        rect(344, 440, 166, 66, a.base, 16) +
        rect(300, 290, 36, 50, a.dark, 12) +
        each([230, 262, 294], (x) => rect(x, 196, 16, 44, a.dark, 6)) +
        shine('M196 188 H420', 8),
    ),

  tapeRolls: ({ main: m, accent: a }) =>
    each(
      [
        [220, 380, 108, m],
        [410, 400, 80, a],
        [330, 210, 96, a],
      ] as const,
      ([x, y, r, t]) =>
        circle(x, y, r, t.dark) +
        circle(x, y - 6, r - 2, t.base) +
        ring(x, y - 6, r * 0.78, t.light, 5) +
        circle(x, y - 6, r * 0.56, palette.cream.dark) +
        circle(x, y - 4, r * 0.46, palette.cream.light),
    ) + path('M118 380 L70 470 L96 480 L150 440Z', m.base),

  extensionLead: ({ main: m, accent: a }) =>
    stroke('M110 330 C20 330 40 180 150 170 S300 120 400 110', a.base, 16) +
    rect(380, 76, 70, 66, a.base, 16) +
    each([92, 118], (y) => rect(448, y, 40, 10, steel.dark, 4)) +
    turn(
      -8,
      320,
      350,
      rect(96, 280, 430, 140, m.dark, 34) +
        rect(96, 268, 430, 140, m.base, 34) +
        each(
          [170, 280, 390],
          (x) =>
            circle(x, 338, 46, m.light) +
            circle(x, 318, 8, charcoal.base) +
            circle(x - 18, 350, 8, charcoal.base) +
            circle(x + 18, 350, 8, charcoal.base),
        ) +
        rect(456, 306, 46, 64, palette.brick.base, 12) +
        rect(462, 312, 34, 24, palette.brick.light, 8),
    ),

  cableClips: ({ main: m, accent: a }) =>
    each([190, 300, 410], (x, i) =>
      stroke(
        `M${x} 90 C${x + 20} 200 ${x - 20} 260 ${x} 320 S${x + 20} 440 ${x - 10} 520`,
        i === 1 ? a.base : charcoal.light,
        18,
      ),
    ) +
    each(
      [190, 400],
      (y) =>
        rect(110, y, 380, 60, m.dark, 26) +
        rect(110, y - 8, 380, 60, m.base, 26) +
        each([190, 300, 410], (x) => rect(x - 24, y - 20, 48, 66, m.light, 18)),
    ),

  tapExtender: ({ main: m, accent: a }) =>
    rect(100, 90, 90, 200, steel.base, 20) +
    path('M140 150 H320 C370 150 390 180 390 240 H330 C330 214 320 206 300 206 H140Z', steel.base) +
    path('M140 186 H310 C330 190 336 206 330 240 V206 H140Z', steel.dark) +
    rect(120, 60, 50, 40, steel.dark, 12) +
    rect(318, 236, 84, 46, m.dark, 10) +
    path('M324 280 H396 L420 340 H300Z', m.base) +
    circle(360, 350, 66, m.base) +
    circle(360, 350, 34, m.light) +
    path('M310 380 H410 L400 430 H320Z', a.base) +
    each([334, 360, 386], (x) => stroke(`M${x} 444 V510`, palette.sky.base, 10)),

  jarOpener: ({ main: m, accent: a }) =>
    turn(
      -30,
      300,
      300,
      rect(300, 262, 260, 76, m.base, 36) +
        rect(320, 272, 220, 16, m.light, 8) +
        ring(210, 300, 110, m.dark, 40) +
        ring(210, 300, 110, m.base, 26) +
        each(steps(18, 0, 20), (d) => turn(d, 210, 300, rect(204, 206, 12, 20, a.base, 4))) +
        circle(500, 300, 16, m.dark),
    ),

  draughtStopper: ({ main: m, accent: a }) =>
    rect(150, 60, 300, 380, palette.wood.base, 6) +
    each(
      [80, 260],
      (y) => rect(180, y, 110, 150, palette.wood.light, 6) + rect(310, y, 110, 150, palette.wood.light, 6),
    ) +
    circle(424, 250, 14, palette.mustard.base) +
    rect(70, 410, 460, 60, m.base, 30) +
    rect(80, 442, 440, 28, m.dark, 14) +
    each([150, 250, 350, 450], (x) => rect(x, 410, 22, 60, a.base)) +
    ellipse(84, 440, 16, 30, m.light),

  drainCatcher: ({ main: m, accent: a }) =>
    circle(300, 310, 190, m.dark) +
    circle(300, 300, 188, m.base) +
    circle(300, 300, 150, m.light) +
    each(steps(10, 0, 36), (d) => turn(d, 300, 300, rect(290, 168, 20, 56, m.dark, 10))) +
    each(steps(6, 30, 60), (d) => turn(d, 300, 300, circle(300, 248, 9, m.dark))) +
    circle(300, 300, 36, a.base) +
    circle(294, 292, 14, a.light) +
    stroke('M180 420 C230 380 220 340 270 330', palette.walnut.base, 5),
} satisfies Record<string, DrawShape>;
