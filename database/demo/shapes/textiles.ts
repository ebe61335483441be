import { palette } from '../palette.ts';
import type { DrawShape } from './svg.ts';
import { circle, each, ellipse, path, rect, ring, shine, steps, stroke, turn } from './svg.ts';

const { steel, white, wood } = palette;

export const textiles = {
  bedsheet: ({ main: m, accent: a }) =>
    rect(80, 150, 440, 190, wood.base, 24) +
    rect(100, 170, 400, 150, wood.light, 16) +
    each([130, 310], (x) => rect(x, 226, 160, 84, m.light, 30) + rect(x + 12, 270, 136, 34, a.light, 16)) +
    path('M70 310 C200 290 400 290 530 310 L540 440 H60Z', m.base) +
    path('M60 400 C200 380 400 380 540 400 V440 H60Z', m.dark) +
    each([0, 1], (row) =>
      each(steps(7), (i) => circle(116 + i * 60 + row * 24, 334 + row * 36, 12, row ? a.light : a.base)),
    ) +
    each([80, 480], (x) => rect(x, 436, 36, 36, wood.dark, 6)) +
    rect(60, 426, 480, 20, wood.base, 8),

  foldedBlanket: ({ main: m, accent: a }) =>
    each(
      [410, 344, 278],
      (y, i) =>
        rect(100, y, 400, 64, i === 1 ? m.light : m.base, 32) +
        rect(100, y + 36, 400, 28, i === 1 ? m.base : m.dark, 14),
    ) +
    path('M110 284 C110 230 490 230 490 284 V300 H110Z', m.light) +
    path('M330 244 H440 V460 C410 474 360 474 330 460Z', a.base) +
    path('M404 244 H440 V460 C430 466 420 468 404 470Z', a.dark) +
    each(steps(6, 336, 20), (x) => stroke(`M${x} 462 V480`, a.base, 8)) +
    shine('M140 268 C180 254 230 250 270 250', 8),

  quilt: ({ main: m, accent: a }) =>
    turn(
      -8,
      300,
      300,
      rect(110, 120, 380, 380, m.dark, 30) +
        rect(110, 108, 380, 380, m.base, 30) +
        each(steps(4), (row) =>
          each(
            steps(4),
            (i) =>
              rect(
                126 + i * 90,
                124 + row * 90,
                78,
                78,
                (i + row) % 3 === 0 ? a.base : (i + row) % 3 === 1 ? m.light : a.light,
                14,
              ) + circle(165 + i * 90, 163 + row * 90, 12, (i + row) % 3 === 0 ? a.light : m.base),
          ),
        ),
    ),

  pillows: ({ main: m, accent: a }) => {
    const outline =
      'M96 300 C84 258 118 258 150 270 C250 252 350 252 450 270 C482 258 516 258 504 300 C490 350 490 396 504 446 ' +
      'C516 488 482 488 450 476 C350 494 250 494 150 476 C118 488 84 488 96 446 C110 396 110 350 96 300Z';
    return (
      turn(-9, 300, 300, `<g transform="translate(20 -110)">${path(outline, a.dark)}</g>`) +
      turn(-9, 300, 300, `<g transform="translate(20 -120)">${path(outline, a.base)}</g>`) +
      `<g transform="translate(0 12)">${path(outline, m.dark)}</g>` +
      path(outline, m.base) +
      stroke('M128 300 C160 320 176 330 196 334 M472 300 C440 320 424 330 404 334', m.dark, 7) +
      stroke('M128 446 C150 430 164 422 180 418 M472 446 C450 430 436 422 420 418', m.dark, 7) +
      shine('M190 288 C250 278 330 276 390 284', 9)
    );
  },

  bolster: ({ main: m, accent: a }) =>
    rect(120, 270, 400, 190, m.base, 90) +
    rect(150, 400, 350, 60, m.dark, 30) +
    ellipse(160, 365, 62, 95, m.light) +
    ellipse(160, 365, 36, 56, a.base) +
    circle(160, 365, 14, a.dark) +
    each([250, 450], (x) => rect(x, 270, 30, 190, a.base)) +
    each([330, 390], (x) => rect(x, 270, 12, 190, m.light)) +
    stroke('M160 372 C120 440 110 460 116 486', a.dark, 9),

  mattress: ({ main: m, accent: a }) =>
    path('M130 250 H470 L540 360 H60Z', m.light) +
    rect(60, 356, 480, 100, m.base, 20) +
    rect(60, 410, 480, 46, a.base, 18) +
    each(steps(4), (i) =>
      each([0, 1, 2], (row) => circle(160 + i * 94 + (i - 1.5) * row * 12, 276 + row * 30, 7, m.dark)),
    ) +
    stroke('M64 384 H536', m.dark, 5) +
    rect(250, 326, 100, 60, a.light, 14) +
    path('M300 336 C318 356 322 378 300 378 S282 356 300 336Z', palette.sky.base) +
    each([90, 480], (x) => rect(x, 452, 30, 20, wood.dark, 4)),

  cushions: ({ main: m, accent: a }) =>
    turn(
      12,
      390,
      290,
      rect(260, 170, 240, 240, a.base, 44) +
        each([220, 280, 340], (y) => stroke(`M290 ${y} H470`, a.light, 9)),
    ) +
    turn(
      -8,
      230,
      340,
      path(
        'M110 230 C190 250 270 250 350 230 C330 310 330 390 350 466 C270 448 190 448 110 466 C130 390 130 310 110 230Z',
        m.base,
      ) +
        path('M350 230 C330 310 330 390 350 466 C270 448 190 448 110 466 C220 430 300 420 310 250Z', m.dark) +
        path('M230 280 L290 346 L230 412 L170 346Z', a.light) +
        path('M230 314 L260 346 L230 378 L200 346Z', m.base),
    ),

  curtains: ({ main: m, accent: a }) =>
    rect(90, 130, 420, 370, palette.sky.light, 6) +
    rect(292, 130, 16, 370, white.base) +
    rect(90, 300, 420, 14, white.base) +
    rect(50, 92, 500, 20, a.dark, 10) +
    each([50, 550], (x) => circle(x, 102, 20, a.base)) +
    each(
      [0, 1],
      (i) =>
        `<g${i ? ' transform="translate(600 0) scale(-1 1)"' : ''}>${path('M70 106 H270 C262 220 200 300 160 350 C190 400 200 460 206 510 H70Z', m.base)}${path('M120 106 H150 C150 230 130 300 116 350 C126 400 134 460 134 510 H106Z', m.dark)}${path('M210 106 H240 C226 220 170 310 140 350 C150 330 190 220 210 106Z', m.light)}${rect(82, 336, 92, 28, a.base, 12)}</g>`,
    ),

  prayerMat: ({ main: m, accent: a }) =>
    rect(170, 60, 260, 460, m.dark, 8) +
    rect(170, 54, 260, 460, m.base, 8) +
    rect(188, 74, 224, 420, a.base, 4) +
    rect(202, 88, 196, 392, m.dark, 4) +
    path('M220 470 V230 C220 170 280 150 300 112 C320 150 380 170 380 230 V470Z', a.light) +
    path('M238 456 V240 C238 190 286 172 300 148 C314 172 362 190 362 240 V456Z', m.base) +
    circle(300, 270, 30, a.base) +
    path('M284 300 H316 L326 350 H274Z', a.base) +
    stroke('M300 180 V240', a.light, 5) +
    each(steps(13, 178, 20), (x) => stroke(`M${x} 516 V534 M${x} 52 V36`, a.light, 6)),

  doorMat: ({ main: m, accent: a }) =>
    path('M90 420 C90 260 190 160 300 160 S510 260 510 420Z', m.dark) +
    path('M90 408 C90 248 190 148 300 148 S510 248 510 408Z', m.base) +
    stroke('M126 386 C130 260 210 184 300 184 S470 260 474 386Z', a.base, 14) +
    each([0, 1, 2, 3, 4], (i) =>
      turn(-56 + i * 28, 300, 386, ellipse(300, 270, 22, 48, i % 2 ? a.light : a.base)),
    ) +
    circle(300, 380, 34, a.dark),

  runner: ({ main: m, accent: a }) =>
    turn(
      -14,
      300,
      300,
      rect(60, 220, 480, 170, m.dark, 4) +
        rect(60, 212, 480, 170, m.base, 4) +
        rect(60, 232, 480, 14, a.base) +
        rect(60, 348, 480, 14, a.base) +
        each(
          steps(6, 106, 78),
          (x) => circle(x, 297, 30, a.base) + circle(x, 297, 19, m.light) + circle(x, 297, 9, a.dark),
        ) +
        each(steps(8, 222, 21), (y) => stroke(`M56 ${y} H34 M544 ${y} H566`, a.light, 6)),
    ),

  chatai: ({ main: m, accent: a }) =>
    turn(
      -6,
      300,
      300,
      rect(90, 170, 360, 280, m.base, 4) +
        each(steps(7, 170, 40), (y) => rect(90, y, 360, 18, y % 80 === 10 ? a.base : a.light)) +
        each(steps(8, 96, 46), (x) => rect(x, 170, 10, 280, m.light)) +
        rect(430, 160, 84, 300, m.dark, 40) +
        ellipse(472, 168, 40, 18, m.light) +
        ring(472, 168, 14, a.dark, 5) +
        each([230, 380], (y) => rect(430, y, 84, 22, a.base)),
    ),

  ironingBoard: ({ main: m, accent: a }) =>
    stroke('M190 280 L400 466 M420 280 L190 466', steel.dark, 16) +
    stroke('M360 466 H440 M150 466 H230', steel.base, 18) +
    path(
      'M60 250 C90 226 140 220 200 220 H500 C530 220 530 284 500 284 H200 C140 284 90 276 60 250Z',
      m.base,
    ) +
    path('M60 250 C90 276 140 284 200 284 H500 C520 284 524 262 522 252Z', m.dark) +
    each(steps(7, 150, 52), (x) => circle(x, 244, 10, a.base)) +
    rect(506, 226, 66, 12, steel.base, 6),

  meshBag: ({ main: m, accent: a }) =>
    path(
      'M150 200 H450 C480 330 480 420 450 480 C400 500 200 500 150 480 C120 420 120 330 150 200Z',
      m.base,
    ) +
    circle(230, 400, 60, a.light) +
    rect(270, 360, 130, 100, a.base, 30) +
    circle(370, 330, 44, palette.rose.light) +
    each(steps(8, 160, 40), (x) => stroke(`M${x} 214 L${x - 16} 484`, m.light, 4)) +
    each(steps(7, 230, 38), (y) => stroke(`M140 ${y} H460`, m.light, 4)) +
    rect(140, 176, 320, 32, m.dark, 14) +
    stroke('M164 192 H420', white.base, 6) +
    rect(400, 182, 50, 20, a.dark, 8),
} satisfies Record<string, DrawShape>;
