import { palette } from '../palette.ts';
import type { DrawShape } from './svg.ts';
import { circle, each, ellipse, move, path, rect, see, shine, steps, stroke, turn } from './svg.ts';

const { brick, glass, green, mustard, steel, walnut } = palette;

export const storage = {
  jars: ({ main: m, accent: a }) =>
    each(
      [
        { x: 90, y: 250, w: 130 },
        { x: 235, y: 170, w: 150 },
        { x: 400, y: 290, w: 120 },
      ],
      ({ x, y, w }, i) => {
        const filling = [mustard, walnut, green][i] ?? m;
        return (
          rect(x, y, w, 470 - y, m.base, 22) +
          rect(x + 8, y + 60, w - 16, 402 - y, filling.base, 16) +
          rect(x + w - 40, y + 60, 32, 402 - y, filling.dark, 14) +
          rect(x + 6, y - 30, w - 12, 42, a.base, 12) +
          rect(x + 6, y - 2, w - 12, 12, a.dark, 4) +
          shine(`M${x + 22} ${y + 40} V440`, 9)
        );
      },
    ),

  storageBox: ({ main: m, accent: a }) =>
    path('M110 250 H490 L470 452 C468 464 460 470 448 470 H152 C140 470 132 464 130 452Z', m.base) +
    path('M420 250 H490 L470 452 C468 464 460 470 448 470 H380 C410 450 418 350 420 250Z', m.dark) +
    rect(90, 206, 420, 50, a.base, 18) +
    rect(110, 214, 320, 12, a.light, 6) +
    each([96, 476], (x) => rect(x, 236, 28, 62, a.dark, 10)) +
    rect(230, 320, 140, 60, m.light, 16) +
    shine('M150 300 L160 430'),

  masalaBox: ({ main: m, accent: a }) =>
    circle(300, 306, 196, m.dark) +
    circle(300, 298, 194, m.base) +
    circle(300, 300, 174, m.dark) +
    each([0, 60, 120, 180, 240, 300], (r, i) => {
      const spice = [brick, mustard, green, walnut, palette.terracotta, palette.cream][i] ?? a;
      return turn(
        r,
        300,
        300,
        circle(300, 192, 54, m.light) +
          circle(300, 192, 46, spice.base) +
          ellipse(296, 184, 26, 18, spice.light),
      );
    }) +
    circle(300, 300, 54, m.light) +
    circle(300, 300, 46, a.base) +
    stroke('M300 300 L352 252', m.light, 10) +
    ellipse(296, 304, 18, 12, m.light),

  wovenBasket: ({ main: m, accent: a }) =>
    stroke('M170 260 C160 170 240 170 240 250 M430 260 C440 170 360 170 360 250', a.dark, 18) +
    path('M120 250 H480 L446 452 C444 464 434 470 420 470 H180 C166 470 156 464 154 452Z', m.base) +
    each(steps(5, 274, 40), (y, row) =>
      each(steps(8), (i) =>
        rect(148 + i * 39 + (row % 2) * 18, y, 30, 24, (i + row) % 3 ? m.light : m.dark, 9),
      ),
    ) +
    ellipse(300, 250, 184, 24, a.base) +
    ellipse(300, 250, 160, 13, m.dark),

  shoeRack: ({ main: m, accent: a }) =>
    each([140, 448], (x) => rect(x, 130, 16, 344, m.dark, 6)) +
    each(
      [190, 280, 370, 450],
      (y, row) =>
        rect(120, y, 360, 14, m.base, 7) +
        each([0, 1], (i) =>
          move(
            170 + i * 150,
            y - 48,
            path('M0 48 V12 C10 0 34 2 40 18 C60 30 100 24 110 48Z', (i + row) % 2 ? a.base : a.dark) +
              rect(0, 42, 110, 8, palette.charcoal.base, 4),
          ),
        ),
    ),

  hangingOrganiser: ({ main: m, accent: a }) =>
    stroke('M230 120 V80 M370 120 V80', steel.dark, 10) +
    rect(190, 110, 220, 400, m.base, 14) +
    rect(380, 110, 30, 400, m.dark, 10) +
    each(
      steps(5, 128, 76),
      (y, i) =>
        rect(204, y, 180, 62, m.dark, 8) +
        rect(212, y + 24, 74, 38, i % 2 ? a.base : a.light, 8) +
        rect(292, y + 14, 82, 48, i % 2 ? palette.cream.base : a.dark, 8),
    ),

  drum: ({ main: m, accent: a }) =>
    rect(150, 190, 300, 280, m.base, 30) +
    path(
      'M370 190 H420 C440 190 450 204 450 220 V440 C450 460 440 470 420 470 H340 C366 460 370 440 370 410Z',
      m.dark,
    ) +
    each([270, 390], (y) => rect(144, y, 312, 16, m.light, 8)) +
    rect(136, 140, 328, 66, a.base, 24) +
    rect(160, 150, 200, 12, a.light, 6) +
    rect(256, 110, 88, 36, a.dark, 16) +
    shine('M180 300 V370'),

  drawers: ({ main: m, accent: a }) =>
    rect(150, 110, 300, 360, m.dark, 20) +
    each(
      [126, 240, 354],
      (y) =>
        rect(164, y, 272, 102, m.base, 12) +
        rect(164, y, 272, 20, m.light, 10) +
        rect(256, y + 44, 88, 18, a.base, 9),
    ) +
    each([170, 400], (x) => rect(x, 464, 30, 14, m.dark, 4)),

  vacuumBags: ({ main: m, accent: a }) =>
    turn(
      -8,
      300,
      300,
      rect(110, 170, 380, 280, glass.base, 26) +
        rect(130, 220, 340, 210, m.base, 30) +
        each([270, 330, 386], (y) => stroke(`M140 ${y} C220 ${y - 18} 380 ${y + 18} 460 ${y}`, m.dark, 7)) +
        rect(110, 170, 380, 34, a.base, 14) +
        rect(130, 182, 340, 8, a.light, 4) +
        see(0.5, rect(150, 220, 60, 210, '#fff', 20)) +
        circle(400, 262, 34, a.dark) +
        circle(400, 258, 24, a.light),
    ),

  deskOrganiser: ({ main: m, accent: a }) =>
    each(
      [
        [180, -8, a],
        [216, 4, palette.coral],
        [246, 10, palette.green],
      ] as const,
      ([x, r, t]) =>
        turn(
          r,
          x,
          330,
          rect(x, 180, 18, 180, t.base, 4) +
            path(`M${x} 180 L${x + 9} 152 L${x + 18} 180Z`, palette.cream.base),
        ),
    ) +
    rect(150, 270, 150, 200, m.base, 14) +
    rect(262, 270, 38, 200, m.dark, 12) +
    rect(290, 340, 180, 130, m.base, 14) +
    rect(290, 340, 180, 26, m.light, 12) +
    rect(310, 404, 140, 50, m.dark, 8) +
    circle(380, 428, 9, a.light) +
    shine('M172 300 V440'),

  keyRack: ({ main: m, accent: a }) =>
    rect(90, 200, 420, 96, m.dark, 16) +
    rect(90, 192, 420, 96, m.base, 16) +
    stroke('M110 222 H420', m.light, 6) +
    each([150, 250, 350, 450], (x) =>
      stroke(`M${x} 262 V300 C${x} 324 ${x + 28} 324 ${x + 28} 304`, steel.dark, 9),
    ) +
    each(
      [163, 363],
      (x, i) =>
        circle(x, 352, 32, a.base) +
        circle(x, 352, 16, a.light) +
        rect(x - 7, 376, 14, 80, a.base, 4) +
        rect(x + 4, 424 - i * 10, 24, 12, a.base) +
        rect(x + 4, 446 - i * 10, 18, 10, a.base),
    ),

  hooks: ({ main: m, accent: a }) =>
    each([0, 1, 2, 3, 4, 5], (i) => {
      const x = 130 + (i % 3) * 125;
      const y = 130 + Math.floor(i / 3) * 190;
      return (
        rect(x, y, 92, 92, i % 2 ? a.base : m.base, 26) +
        rect(x + 12, y + 10, 50, 10, i % 2 ? a.light : m.light, 5) +
        stroke(
          `M${x + 46} ${y + 50} V${y + 116} C${x + 46} ${y + 146} ${x + 88} ${y + 146} ${x + 86} ${y + 118}`,
          steel.dark,
          14,
        )
      );
    }),
} satisfies Record<string, DrawShape>;
