import { palette } from '../palette.ts';
import type { DrawShape } from './svg.ts';
import { each, ellipse, move, path, rect, ring, shine, steps, stroke, turn } from './svg.ts';

const { steel } = palette;

export const laundry = {
  laundryBasket: ({ main: m, accent: a }) =>
    path('M150 200 H450 L426 450 C424 464 414 470 402 470 H198 C186 470 176 464 174 450Z', m.base) +
    path('M380 200 H450 L426 450 C424 464 414 470 402 470 H330 C366 450 376 330 380 200Z', m.dark) +
    each(steps(4, 256, 48), (y) => each(steps(6, 192, 40), (x) => rect(x, y, 20, 30, m.light, 10))) +
    path('M136 200 C136 150 464 150 464 200Z', a.base) +
    rect(130, 192, 340, 22, a.dark, 11) +
    rect(264, 148, 72, 20, a.light, 10),

  dryingRack: ({ main: m, accent: a }) =>
    stroke(
      'M170 470 L360 200 M430 470 L240 200 M240 200 H90 M360 200 H510 M90 200 L150 300 M510 200 L450 300',
      m.dark,
      12,
    ) +
    each(steps(7, 110, 64), (x) => stroke(`M${x} 196 H${x + 4}`, m.light, 10)) +
    stroke('M90 200 H510 M200 430 H400', m.base, 12) +
    path('M116 204 H196 V340 H116Z', a.base) +
    rect(116, 310, 80, 12, a.light) +
    path('M400 204 H490 V300 H400Z', palette.coral.light) +
    path('M256 204 H344 L352 244 L330 250 V350 H270 V250 L248 244Z', palette.sky.base),

  pegs: ({ main: m, accent: a }) =>
    stroke('M60 210 C200 260 400 260 540 210', palette.cream.dark, 8) +
    each(
      [
        [130, -6, m],
        [240, 3, a],
        [350, -4, m],
        [450, 6, a],
      ] as const,
      ([x, r, t]) =>
        turn(
          r,
          x,
          240,
          path(
            `M${x - 30} 180 L${x - 6} 190 V330 L${x - 30} 440 C${x - 40} 446 ${x - 46} 440 ${x - 44} 430 L${x - 34} 300Z`,
            t.base,
          ) +
            path(
              `M${x + 30} 180 L${x + 6} 190 V330 L${x + 30} 440 C${x + 40} 446 ${x + 46} 440 ${x + 44} 430 L${x + 34} 300Z`,
              t.dark,
            ) +
            ring(x, 300, 18, steel.dark, 7),
        ),
    ),

  hangers: ({ main: m, accent: a }) =>
    each(
      [
        [0, -70, a],
        [0, 0, m],
        [0, 70, m],
      ] as const,
      ([x, y, t]) =>
        move(
          x,
          y,
          stroke('M300 230 V210 C330 200 336 160 300 156 C280 156 270 170 272 180', steel.dark, 9) +
            stroke('M300 232 L120 350 C110 360 116 372 130 372 H470 C484 372 490 360 480 350Z', t.dark, 22) +
            stroke('M300 230 L120 348 C110 358 116 370 130 370 H470 C484 370 490 358 480 348Z', t.base, 16),
        ),
    ),

  iron: ({ main: m, accent: a }) =>
    stroke('M470 250 C540 240 520 150 560 120', palette.charcoal.base, 10) +
    path('M90 430 C110 330 200 290 300 290 H470 L500 430Z', m.base) +
    path('M400 290 H470 L500 430 H420Z', m.dark) +
    path(
      'M210 300 C220 200 320 200 380 200 H450 C480 200 480 240 470 300 H426 C432 260 430 250 410 250 H330 C280 250 266 270 262 300Z',
      a.base,
    ) +
    path('M70 430 H510 C514 450 506 460 494 460 H80 C66 460 64 444 70 430Z', steel.base) +
    rect(76, 456, 430, 14, steel.dark, 7) +
    ellipse(330, 370, 40, 30, m.light) +
    ellipse(330, 370, 18, 14, a.base) +
    shine('M140 400 C156 360 190 336 226 326'),
} satisfies Record<string, DrawShape>;
