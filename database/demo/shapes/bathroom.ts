import { palette } from '../palette.ts';
import type { DrawShape } from './svg.ts';
import { circle, each, ellipse, path, rect, ring, see, shine, steps, stroke, turn } from './svg.ts';

const { glass, steel, white } = palette;

export const bathroom = {
  towels: ({ main: m, accent: a }) =>
    each(
      [
        [390, m],
        [310, a],
      ] as const,
      ([y, t]) =>
        rect(110, y, 380, 80, t.base, 34) +
        rect(110, y + 42, 380, 38, t.dark, 19) +
        rect(150, y + 8, 280, 12, t.light, 6) +
        rect(400, y, 22, 80, t.light),
    ) +
    ellipse(250, 262, 130, 50, m.base) +
    rect(120, 240, 260, 70, m.base, 34) +
    circle(378, 274, 38, m.light) +
    stroke('M378 274 m-22 0 a22 22 0 1 1 22 22 M378 274 a10 10 0 1 0 10 10', m.dark, 5),

  rolledTowels: ({ main: m, accent: a }) =>
    each(
      [
        [190, 390, m],
        [400, 390, a],
        [296, 236, m],
      ] as const,
      ([x, y, t]) =>
        circle(x, y, 80, t.base) +
        ring(x, y, 58, t.dark, 7) +
        ring(x, y, 36, t.light, 7) +
        circle(x, y, 14, t.dark),
    ),

  handShower: ({ main: m, accent: a }) =>
    stroke('M410 330 C520 400 500 520 380 500 S230 420 190 500', a.base, 18) +
    stroke('M410 330 C520 400 500 520 380 500 S230 420 190 500', a.light, 5) +
    turn(
      -40,
      300,
      260,
      rect(276, 220, 48, 200, m.base, 22) +
        rect(288, 240, 12, 160, m.light, 6) +
        circle(300, 160, 104, m.dark) +
        circle(300, 152, 100, m.base) +
        circle(300, 152, 80, m.light) +
        each([0, 45, 90, 135, 180, 225, 270, 315], (r) =>
          turn(r, 300, 152, circle(300, 98, 8, m.dark) + circle(300, 124, 6, m.dark)),
        ),
    ),

  bidetSpray: ({ main: m, accent: a }) =>
    stroke('M330 350 C330 520 470 520 470 400 S380 300 420 190', a.base, 18) +
    stroke('M330 350 C330 520 470 520 470 400 S380 300 420 190', a.light, 5) +
    rect(396, 110, 60, 90, m.dark, 14) +
    turn(
      -12,
      280,
      240,
      rect(248, 190, 64, 190, m.base, 26) +
        path('M248 230 C240 150 190 130 150 140 L140 190 C190 190 230 220 250 260Z', m.base) +
        turn(-10, 146, 164, rect(124, 130, 30, 72, m.dark, 12)) +
        path('M312 210 C350 220 352 280 338 320 L324 314 C332 280 330 244 310 236Z', a.dark) +
        shine('M270 250 V350'),
    ),

  showerCurtain: ({ main: m, accent: a }) =>
    rect(80, 90, 440, 16, steel.dark, 8) +
    each(steps(7, 122, 58), (x) => ring(x, 108, 14, steel.base, 6)) +
    path(
      'M104 122 H496 V490 C460 510 440 480 410 496 S350 480 320 496 S250 480 220 496 S140 480 104 492Z',
      m.base,
    ) +
    each([190, 300, 410], (x) => path(`M${x} 122 H${x + 40} L${x + 50} 488 H${x + 6}Z`, m.dark)) +
    each(steps(4, 180, 90), (y, row) =>
      each(
        steps(4, 140, 100),
        (x) => circle(x + (row % 2) * 44, y, 15, a.base) + circle(x + (row % 2) * 44 - 4, y - 4, 6, a.light),
      ),
    ),

  mat: ({ main: m, accent: a }) =>
    turn(
      -8,
      300,
      300,
      rect(90, 180, 420, 260, m.dark, 30) +
        rect(90, 170, 420, 260, m.base, 30) +
        rect(120, 198, 360, 204, m.light, 20) +
        rect(136, 214, 328, 172, m.base, 14) +
        each([0, 1, 2], (row) =>
          each(steps(5), (i) => ellipse(186 + i * 57, 254 + row * 46, 17, 12, row % 2 ? a.light : a.base)),
        ),
    ),

  lota: ({ main: m, accent: a }) =>
    path('M220 330 C160 320 130 260 110 220 L136 206 C160 250 190 280 230 280Z', m.dark) +
    stroke('M390 240 C490 250 490 410 390 410', m.dark, 24) +
    path(
      'M230 180 H370 C366 220 420 270 420 350 C420 430 380 470 300 470 S180 430 180 350 C180 270 234 220 230 180Z',
      m.base,
    ) +
    path(
      'M330 180 H370 C366 220 420 270 420 350 C420 430 380 470 300 470 C370 440 376 380 370 330 S336 230 330 180Z',
      m.dark,
    ) +
    ellipse(300, 180, 84, 20, m.light) +
    ellipse(300, 183, 66, 12, m.dark) +
    rect(196, 300, 208, 16, a.base, 8) +
    shine('M210 360 C212 400 226 424 246 438'),

  stool: ({ main: m, accent: a }) =>
    each(
      [
        [150, 128],
        [414, 436],
      ] as const,
      ([x, y]) => path(`M${x} 270 H${x + 40} L${y + 44} 470 H${y}Z`, m.dark),
    ) +
    each([220, 345], (x) => path(`M${x} 280 H${x + 34} L${x + 32} 446 H${x + 4}Z`, m.dark)) +
    rect(140, 356, 320, 18, m.dark, 8) +
    rect(110, 236, 380, 56, m.base, 26) +
    ellipse(300, 240, 188, 34, m.light) +
    each(steps(5, 200, 50), (x) => ellipse(x, 240, 16, 7, a.base)),

  soapDispenser: ({ main: m, accent: a }) =>
    path('M296 130 H210 C190 130 186 156 196 160 L216 154 H296Z', a.base) +
    rect(286, 120, 28, 90, a.dark, 8) +
    rect(252, 196, 96, 36, a.base, 10) +
    path(
      'M230 230 H370 C400 240 410 270 410 300 V430 C410 456 396 470 370 470 H230 C204 470 190 456 190 430 V300 C190 270 200 240 230 230Z',
      m.base,
    ) +
    path(
      'M350 230 H370 C400 240 410 270 410 300 V430 C410 456 396 470 370 470 H320 C352 460 362 440 362 400 V290 C362 262 360 244 350 230Z',
      m.dark,
    ) +
    rect(240, 310, 90, 100, m.light, 14) +
    shine('M216 290 V430'),

  toothbrushHolder: ({ main: m, accent: a }) =>
    each(
      [
        [-12, 240, a],
        [4, 300, palette.coral],
        [14, 350, palette.green],
      ] as const,
      ([r, x, t]) =>
        turn(
          r,
          x,
          400,
          rect(x - 9, 120, 18, 240, t.base, 9) +
            rect(x - 11, 110, 30, 62, white.light, 6) +
            rect(x - 11, 110, 12, 62, t.dark, 4),
        ),
    ) +
    path('M190 290 H410 L396 446 C394 462 384 470 368 470 H232 C216 470 206 462 204 446Z', m.base) +
    path('M350 290 H410 L396 446 C394 462 384 470 368 470 H310 C342 460 350 380 350 290Z', m.dark) +
    ellipse(300, 290, 110, 22, m.light) +
    each([240, 300, 356], (x) => ellipse(x, 291, 18, 7, m.dark)) +
    shine('M218 330 L226 430'),

  showerCaddy: ({ main: m, accent: a }) =>
    stroke('M300 70 V110 M220 110 H380 V470 M220 110 V470', m.dark, 12) +
    each(
      [250, 430],
      (y) =>
        rect(200, y - 110, 50, 110, a.base, 14) +
        rect(210, y - 126, 30, 22, a.dark, 6) +
        rect(262, y - 84, 60, 84, white.base, 14) +
        rect(270, y - 98, 44, 22, palette.coral.base, 8) +
        rect(336, y - 60, 66, 60, a.light, 18) +
        rect(170, y, 260, 16, m.base, 8) +
        stroke(`M170 ${y - 40} V${y + 8} M430 ${y - 40} V${y + 8} M170 ${y - 40} H430`, m.base, 8),
    ),

  towelRail: ({ main: m, accent: a }) =>
    each([110, 454], (x) => rect(x, 160, 36, 90, m.dark, 14)) +
    rect(100, 190, 400, 24, m.base, 12) +
    rect(120, 194, 350, 7, m.light, 4) +
    path('M170 186 C170 176 430 176 430 186 V440 H170Z', a.base) +
    path('M380 180 C430 180 430 186 430 186 V440 H390Z', a.dark) +
    rect(170, 380, 260, 20, a.light) +
    each(steps(14, 178, 19), (x) => stroke(`M${x} 440 V460`, a.base, 8)),

  soapDish: ({ main: m, accent: a }) =>
    path('M150 330 C150 270 450 270 450 330 V370 H150Z', a.base) +
    ellipse(300, 318, 140, 34, a.light) +
    ellipse(300, 316, 84, 18, a.base) +
    path('M90 360 H510 C504 430 460 450 420 456 V470 H180 V456 C140 450 96 430 90 360Z', m.base) +
    path('M440 360 H510 C504 430 460 450 420 456 V470 H360 C420 440 440 400 440 360Z', m.dark) +
    rect(84, 350, 432, 22, m.light, 11) +
    each(steps(5, 190, 50), (x) => rect(x, 400, 28, 12, m.dark, 6)),

  rollHolder: ({ main: m, accent: a }) =>
    rect(130, 120, 340, 60, m.base, 18) +
    rect(150, 130, 240, 10, m.light, 5) +
    stroke('M160 170 V300 M440 170 V300', m.dark, 18) +
    rect(150, 290, 300, 18, m.dark, 9) +
    rect(190, 220, 220, 170, white.base, 30) +
    rect(350, 220, 60, 170, white.dark, 26) +
    path('M190 320 V470 L210 460 L230 470 L250 460 L270 470 L290 460 V330Z', a.light) +
    ellipse(404, 305, 26, 84, white.light) +
    ellipse(404, 305, 10, 32, palette.wood.base),

  bathSet: ({ main: m, accent: a }) =>
    rect(196, 130, 16, 60, a.dark, 6) +
    stroke('M204 140 H150', a.base, 16) +
    path('M140 190 H268 V450 C268 464 260 470 248 470 H160 C148 470 140 464 140 450Z', m.base) +
    rect(226, 190, 42, 280, m.dark, 14) +
    turn(8, 360, 280, rect(350, 190, 14, 130, palette.coral.base, 7)) +
    turn(-10, 330, 280, rect(318, 190, 14, 130, palette.green.base, 7)) +
    path('M290 290 H400 V450 C400 464 392 470 382 470 H308 C298 470 290 464 290 450Z', m.base) +
    rect(364, 290, 36, 180, m.dark, 14) +
    ellipse(345, 290, 55, 12, m.light) +
    ellipse(480, 420, 50, 20, a.light) +
    path('M410 424 H550 C546 460 520 470 480 470 S414 460 410 424Z', m.base) +
    each([140, 290], (x, i) => rect(x, 380, i ? 110 : 128, 14, a.base)) +
    shine('M164 220 V360'),

  washTub: ({ main: m, accent: a }) =>
    each([190, 250, 320, 390], (x, i) =>
      circle(x, 296 - (i % 2) * 14, 44, i % 2 ? white.light : glass.light),
    ) +
    path('M70 310 H530 L490 440 C484 462 470 470 450 470 H150 C130 470 116 462 110 440Z', m.base) +
    path('M450 310 H530 L490 440 C484 462 470 470 450 470 H380 C430 450 450 380 450 310Z', m.dark) +
    rect(54, 296, 492, 30, a.base, 15) +
    each([86, 468], (x) => rect(x, 302, 46, 14, a.dark, 7)) +
    shine('M118 350 L142 430', 12),

  loofah: ({ main: m, accent: a }) =>
    stroke('M300 210 C250 140 260 80 300 80 S350 140 300 210', a.base, 10) +
    circle(300, 330, 150, m.base) +
    each(steps(12, 0, 30), (r) =>
      turn(
        r,
        300,
        330,
        stroke('M300 330 C240 300 250 200 320 184 C370 210 340 270 320 300', r % 60 ? m.light : m.dark, 9),
      ),
    ) +
    see(0.6, circle(300, 330, 34, m.dark)),
} satisfies Record<string, DrawShape>;
