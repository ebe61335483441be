import { palette } from '../palette.ts';
import type { DrawShape } from './svg.ts';
import { circle, each, ellipse, path, rect, ring, see, shine, steps, stroke, turn } from './svg.ts';

const { charcoal, cream, glass, green, mustard, sage, sky, steel, walnut, white, wood } = palette;

export const decor = {
  vase: ({ main: m, accent: a }) =>
    each(
      [
        [-22, 240],
        [-6, 290],
        [14, 260],
        [30, 210],
      ] as const,
      ([r, h], i) =>
        turn(
          r,
          300,
          270,
          stroke(`M300 270 V${300 - h * 0.75}`, green.dark, 7) +
            each([0, 72, 144, 216, 288], (d) =>
              turn(d, 300, 290 - h * 0.75, ellipse(300, 270 - h * 0.75, 14, 22, i % 2 ? a.light : a.base)),
            ) +
            circle(300, 290 - h * 0.75, 12, mustard.base),
        ),
    ) +
    path(
      'M262 230 H338 C334 270 400 300 400 370 C400 430 370 456 350 470 H250 C230 456 200 430 200 370 C200 300 266 270 262 230Z',
      m.base,
    ) +
    path(
      'M318 230 H338 C334 270 400 300 400 370 C400 430 370 456 350 470 H310 C360 430 362 390 356 350 C346 300 314 280 318 230Z',
      m.dark,
    ) +
    ellipse(300, 230, 44, 10, m.light) +
    stroke('M206 346 C260 366 340 366 394 346', m.light, 9) +
    shine('M226 380 C226 404 236 424 250 436'),

  photoFrames: ({ main: m, accent: a }) =>
    rect(90, 110, 230, 290, m.base, 8) +
    rect(110, 130, 190, 250, white.light) +
    rect(130, 154, 150, 200, sky.light) +
    path('M130 300 L190 230 L230 280 L254 256 L280 290 V354 H130Z', sage.base) +
    circle(240, 196, 18, mustard.light) +
    rect(340, 150, 170, 150, a.base, 8) +
    rect(354, 164, 142, 122, white.light) +
    rect(368, 178, 114, 94, palette.rose.light) +
    circle(425, 214, 20, walnut.base) +
    path('M388 272 C392 240 458 240 462 272Z', a.dark) +
    rect(340, 320, 170, 190, m.dark, 8) +
    rect(354, 334, 142, 162, white.light) +
    rect(368, 348, 114, 134, cream.base) +
    path('M425 366 C454 396 450 440 425 466 C400 440 396 396 425 366Z', green.base),

  wallClock: ({ main: m, accent: a }) =>
    circle(300, 306, 198, m.dark) +
    circle(300, 298, 196, m.base) +
    circle(300, 298, 166, white.light) +
    each(steps(12, 0, 30), (d) =>
      turn(d, 300, 298, rect(d % 90 ? 297 : 294, 144, d % 90 ? 6 : 12, d % 90 ? 18 : 30, charcoal.base, 3)),
    ) +
    stroke('M300 298 L232 232', charcoal.dark, 13) +
    stroke('M300 298 L376 214', charcoal.dark, 9) +
    stroke('M300 320 L290 420', a.base, 5) +
    circle(300, 298, 15, a.base) +
    shine('M142 250 C156 198 190 164 234 148'),

  candle: ({ main: m, accent: a }) =>
    see(0.3, circle(300, 190, 120, '#ffdf8a')) +
    path('M300 110 C336 160 330 206 300 214 C270 206 264 160 300 110Z', mustard.base) +
    path('M300 150 C316 176 314 200 300 206 C286 200 284 176 300 150Z', cream.light) +
    rect(297, 206, 6, 34, charcoal.base) +
    rect(190, 230, 220, 240, m.base, 22) +
    rect(360, 230, 50, 240, m.dark, 20) +
    ellipse(300, 240, 110, 22, m.light) +
    ellipse(300, 242, 92, 14, cream.base) +
    rect(224, 310, 130, 100, a.base, 10) +
    rect(236, 322, 106, 76, a.light, 6) +
    path('M288 388 C270 360 280 340 300 334 C304 360 300 376 288 388Z', a.dark) +
    shine('M212 280 V440', 8),

  mirror: ({ main: m, accent: a }) =>
    stroke('M300 60 L210 130 M300 60 L390 130', walnut.base, 9) +
    circle(300, 56, 13, m.dark) +
    circle(300, 306, 194, m.dark) +
    circle(300, 298, 192, m.base) +
    ring(300, 298, 176, a.light, 7) +
    circle(300, 298, 160, glass.base) +
    path('M160 376 A160 160 0 0 0 440 376 C360 340 240 340 160 376Z', glass.dark) +
    stroke('M206 330 L324 176 M256 360 L400 172', white.light, 16),

  wallShelf: ({ main: m, accent: a }) =>
    each(
      [
        [120, 240],
        [220, 430],
      ] as const,
      ([x, y]) =>
        rect(x, y, 280, 24, m.base, 6) +
        rect(x, y + 16, 280, 12, m.dark, 5) +
        each([30, 226], (d) => path(`M${x + d} ${y + 28} h18 v40 q-16 -6 -18 -40Z`, m.dark)),
    ) +
    rect(140, 150, 26, 90, palette.brick.base, 3) +
    rect(168, 164, 24, 76, a.base, 3) +
    rect(194, 140, 30, 100, mustard.base, 3) +
    path('M310 180 H370 L362 240 H318Z', white.base) +
    each(
      [
        [-30, green.dark],
        [30, green.dark],
        [0, green.base],
      ] as const,
      ([r, c]) => turn(r, 340, 184, ellipse(340, 144, 16, 42, c)),
    ) +
    rect(250, 330, 80, 100, a.dark, 6) +
    rect(260, 340, 60, 80, cream.light) +
    circle(420, 396, 34, a.base) +
    rect(410, 352, 20, 24, a.dark, 4),

  wallHanging: ({ main: m, accent: a }) =>
    stroke('M160 140 L300 70 L440 140', wood.dark, 6) +
    rect(130, 136, 340, 20, wood.base, 10) +
    path('M160 156 H440 V340 L300 460 L160 340Z', m.base) +
    path('M160 190 H440 V214 H160Z', a.base) +
    path(
      'M160 240 L195 270 L230 240 L265 270 L300 240 L335 270 L370 240 L405 270 L440 240 V262 L405 292 L370 262 L335 292 L300 262 L265 292 L230 262 L195 292 L160 262Z',
      a.light,
    ) +
    path('M300 310 L340 350 L300 390 L260 350Z', a.base) +
    each(steps(14, 170, 20), (x) =>
      stroke(`M${x} ${340 + (140 - Math.abs(x - 300)) * 0.84} v80`, x % 40 === 10 ? m.light : m.dark, 8),
    ),

  tissueBox: ({ main: m, accent: a }) =>
    path(
      'M240 280 C220 200 280 200 290 150 C310 190 360 180 370 230 C376 260 360 280 350 290Z',
      white.light,
    ) +
    path(
      'M290 150 C310 190 360 180 370 230 C376 260 360 280 350 290 L310 280 C330 240 300 200 290 150Z',
      white.dark,
    ) +
    path('M100 290 L180 250 H420 L500 290Z', m.light) +
    ellipse(300, 272, 90, 11, m.dark) +
    rect(100, 290, 400, 180, m.base, 10) +
    rect(420, 290, 80, 180, m.dark, 10) +
    rect(100, 320, 400, 16, a.base) +
    rect(100, 430, 400, 16, a.base) +
    each(steps(5, 150, 72), (x) => path(`M${x} 354 l26 29 l-26 29 l-26 -29Z`, a.light)) +
    rect(94, 284, 412, 14, m.light, 7),

  sewingKit: ({ main: m, accent: a }) =>
    rect(100, 200, 400, 270, m.dark, 34) +
    rect(100, 190, 400, 270, m.base, 34) +
    rect(124, 214, 352, 222, m.light, 20) +
    each(
      [palette.brick, palette.blue, mustard, green, palette.plum],
      (t, i) =>
        rect(140 + i * 44, 232, 34, 14, wood.base, 5) +
        rect(144 + i * 44, 246, 26, 54, t.base) +
        rect(144 + i * 44, 246, 9, 54, t.light) +
        rect(140 + i * 44, 300, 34, 14, wood.dark, 5),
    ) +
    stroke('M380 250 L440 320 M440 250 L380 320', steel.dark, 10) +
    each([372, 448], (x) => ring(x, 338, 16, a.base, 9)) +
    each(
      [150, 200, 250],
      (x, i) =>
        circle(x, 366, 16, i % 2 ? a.base : white.light) +
        circle(x - 4, 366, 3, charcoal.base) +
        circle(x + 4, 366, 3, charcoal.base),
    ) +
    stroke('M290 400 L430 380', steel.dark, 5) +
    rect(140, 394, 120, 24, mustard.base, 6) +
    rect(260, 168, 80, 34, a.dark, 12),

  flySwatter: ({ main: m, accent: a }) =>
    turn(
      38,
      300,
      300,
      rect(290, 240, 20, 320, steel.base, 8) +
        rect(282, 430, 36, 140, m.base, 16) +
        rect(210, 60, 180, 200, m.base, 26) +
        rect(210, 60, 180, 30, m.light, 15) +
        each(steps(6, 104, 25), (y) => each(steps(6, 228, 25), (x) => rect(x, y, 15, 15, a.light, 4))),
    ),

  curtainMesh: ({ main: m, accent: a }) =>
    rect(110, 60, 380, 460, wood.base, 6) +
    rect(140, 84, 320, 436, sky.light) +
    each(
      [140, 302],
      (x) =>
        see(0.75, rect(x, 84, 158, 436, m.light)) +
        each(steps(6, x + 22, 24), (d) => see(0.5, stroke(`M${d} 84 V520`, m.dark, 2))),
    ) +
    each(steps(14, 110, 30), (y) => see(0.5, stroke(`M140 ${y} H460`, m.dark, 2))) +
    rect(284, 84, 32, 436, a.base, 4) +
    each(steps(6, 130, 70), (y) => rect(292, y, 16, 26, a.dark, 4)) +
    rect(130, 76, 340, 18, a.base, 6),

  dishRack: ({ main: m, accent: a }) =>
    each(
      [170, 230, 290, 350],
      (x, i) =>
        ellipse(x + 20, 196, 18, 64, i % 2 ? a.light : white.base) +
        ellipse(x + 24, 196, 9, 50, i % 2 ? a.base : white.dark),
    ) +
    each(
      [
        [150, 370],
        [240, 360],
        [330, 370],
      ] as const,
      ([x, y], i) =>
        rect(x, y, 66, 66, i === 1 ? a.base : glass.dark, 14) +
        rect(x + 8, y + 8, 18, 46, i === 1 ? a.light : glass.light, 8),
    ) +
    stroke('M110 130 V470 M490 130 V470', m.dark, 16) +
    each(
      [260, 440],
      (y) =>
        rect(100, y, 400, 14, m.base, 7) +
        stroke(`M110 ${y - 40} H490`, m.base, 8) +
        each(steps(11, 130, 34), (x) => stroke(`M${x} ${y - 40} V${y}`, m.dark, 4)),
    ) +
    rect(420, 170, 50, 90, a.dark, 8) +
    each([430, 446, 460], (x) => rect(x, 130, 7, 60, steel.dark, 3)),
} satisfies Record<string, DrawShape>;
