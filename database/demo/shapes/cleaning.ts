import { palette } from '../palette.ts';
import type { DrawShape } from './svg.ts';
import { circle, each, ellipse, path, rect, ring, see, shine, steps, stroke, turn } from './svg.ts';

const { steel } = palette;

export const cleaning = {
  spinMop: ({ main: m, accent: a }) =>
    turn(16, 360, 330, rect(352, 60, 18, 320, steel.base, 9) + rect(348, 50, 26, 90, a.base, 13)) +
    path('M120 330 H480 L456 448 C452 464 444 470 430 470 H170 C156 470 148 464 144 448Z', m.base) +
    path('M400 330 H480 L456 448 C452 464 444 470 430 470 H350 C390 456 398 390 400 330Z', m.dark) +
    ellipse(300, 330, 180, 44, m.light) +
    ellipse(300, 334, 160, 34, m.dark) +
    ellipse(366, 334, 80, 24, steel.light) +
    each(steps(7, 306, 20), (x) => stroke(`M366 318 Q${x} 320 ${x} 352`, palette.white.base, 12)) +
    shine('M158 372 L172 440'),

  broom: ({ main: m, accent: a }) =>
    turn(
      28,
      300,
      300,
      rect(288, 30, 24, 220, a.base, 12) +
        rect(292, 36, 7, 200, a.light, 4) +
        path('M276 240 H324 C340 320 400 420 410 530 H190 C200 420 260 320 276 240Z', m.base) +
        each(steps(8, 210, 26), (x) =>
          stroke(
            `M${(x - 300) * 0.2 + 300} 270 Q${(x - 300) * 0.6 + 300} 380 ${x} 520`,
            x % 4 ? m.dark : m.light,
            5,
          ),
        ) +
        rect(262, 226, 76, 44, a.dark, 10) +
        rect(258, 290, 84, 14, a.base, 7),
    ),

  flatMop: ({ main: m, accent: a }) =>
    turn(18, 300, 430, rect(290, 50, 20, 370, steel.base, 10) + rect(286, 50, 28, 110, a.base, 14)) +
    rect(276, 380, 48, 54, a.dark, 12) +
    rect(140, 424, 320, 26, a.base, 10) +
    rect(120, 444, 360, 26, m.base, 12) +
    each(steps(12, 130, 29), (x) => rect(x, 456, 22, 22, m.light, 10)),

  bottleBrush: ({ main: m, accent: a }) =>
    turn(
      35,
      300,
      300,
      stroke('M300 280 V540', steel.base, 12) +
        ring(300, 548, 20, steel.dark, 10) +
        rect(284, 400, 32, 110, a.base, 14) +
        rect(244, 70, 112, 230, m.base, 50) +
        each(steps(10, 88, 22), (y) => stroke(`M250 ${y} L350 ${y + 10}`, y % 4 ? m.dark : m.light, 7)) +
        circle(300, 70, 24, a.light),
    ),

  sponges: ({ main: m, accent: a }) =>
    each(
      [
        [130, 370, m],
        [270, 370, a],
        [196, 270, m],
      ] as const,
      ([x, y, t]) =>
        rect(x, y + 26, 210, 74, t.base, 18) +
        rect(x, y, 210, 40, palette.green.dark, 14) +
        each([40, 90, 150, 180], (d, i) => ellipse(x + d, y + 66 + (i % 2) * 16, 9, 6, t.dark)) +
        shine(`M${x + 18} ${y + 56} V${y + 80}`, 7),
    ),

  sprayBottle: ({ main: m, accent: a }) =>
    path(
      'M230 120 H350 C376 120 380 150 360 156 H320 L310 200 H262 L256 160 L210 152 C204 130 214 120 230 120Z',
      a.base,
    ) +
    rect(360, 126, 26, 20, a.dark, 6) +
    stroke('M330 160 C336 190 344 200 352 214', a.dark, 14) +
    rect(254, 190, 64, 34, a.dark, 8) +
    path(
      'M254 222 H318 C322 270 392 280 392 330 V444 C392 462 382 470 364 470 H208 C190 470 180 462 180 444 V330 C180 280 250 270 254 222Z',
      m.base,
    ) +
    path(
      'M340 282 C372 296 392 306 392 330 V444 C392 462 382 470 364 470 H320 C346 460 350 440 350 400Z',
      m.dark,
    ) +
    rect(206, 350, 124, 80, m.light, 14) +
    shine('M204 322 C210 306 224 296 240 288'),

  gloves: ({ main: m, accent: a }) =>
    each(
      [
        [-14, 180, m],
        [12, 390, m],
      ] as const,
      ([angle, x, t], i) =>
        turn(
          angle,
          x,
          320,
          path(
            `M${x - 60} 490 V320 V200 a22 22 0 0 1 44 0 V150 a22 22 0 0 1 44 0 V190 a22 22 0 0 1 40 0 V290 C${x + 90} 230 ${x + 120} 260 ${x + 108} 290 L${x + 60} 380 V490Z`,
            i ? t.base : t.dark,
          ) +
            rect(x - 70, 460, 140, 44, a.base, 14) +
            shine(`M${x - 36} 330 V430`),
        ),
    ),

  dustpan: ({ main: m, accent: a }) =>
    turn(
      20,
      400,
      300,
      rect(388, 60, 26, 240, a.base, 13) +
        rect(340, 290, 124, 40, a.dark, 12) +
        each(steps(7, 348, 18), (x) => stroke(`M${x} 330 L${x - 6} 410`, palette.cream.dark, 12)),
    ) +
    path('M110 470 L150 280 H330 L390 470Z', m.base) +
    path('M110 470 L130 440 H380 L390 470Z', m.light) +
    path('M300 280 H330 L390 470 H350Z', m.dark) +
    rect(226, 140, 30, 150, m.dark, 14) +
    shine('M170 310 L150 410'),

  scourers: ({ main: m, accent: a }) =>
    each(
      [
        [190, 390, 90],
        [400, 396, 84],
        [300, 250, 94],
      ] as const,
      ([x, y, r], i) =>
        circle(x, y, r, i === 2 ? a.base : m.base) +
        each(steps(9, 0, 40), (d) =>
          turn(
            d,
            x,
            y,
            stroke(`M${x - r + 14} ${y} q${r / 2} -${r} ${r + 10} -10`, d % 80 ? m.dark : m.light, 4),
          ),
        ),
    ),

  wiper: ({ main: m, accent: a }) =>
    turn(-16, 300, 420, rect(288, 40, 24, 370, a.base, 12) + rect(292, 46, 7, 350, a.light, 4)) +
    path('M270 360 H330 L350 426 H250Z', m.dark) +
    rect(110, 420, 380, 32, m.base, 12) +
    rect(124, 426, 340, 8, m.light, 4) +
    rect(104, 448, 392, 24, palette.charcoal.base, 6),

  squeegee: ({ main: m, accent: a }) =>
    turn(
      -30,
      300,
      300,
      rect(120, 130, 360, 44, a.base, 14) +
        rect(108, 112, 384, 28, palette.charcoal.base, 8) +
        path('M260 170 H340 L326 250 H274Z', a.dark) +
        rect(270, 240, 60, 270, m.base, 28) +
        rect(284, 256, 14, 220, m.light, 7) +
        circle(300, 486, 10, m.dark),
    ),

  scrubBrush: ({ main: m, accent: a }) =>
    each(steps(13, 116, 29), (x) =>
      stroke(`M${x} 390 L${Math.round(x + (x - 300) * 0.06)} 462`, x % 2 ? a.base : a.light, 16),
    ) +
    path('M90 330 C90 300 510 300 510 330 V396 C510 410 90 410 90 396Z', m.base) +
    path('M90 370 C200 396 400 396 510 370 V396 C510 410 90 410 90 396Z', m.dark) +
    path('M170 320 C170 210 430 210 430 320 H380 C380 262 220 262 220 320Z', m.base) +
    shine('M196 290 C206 256 240 244 270 240'),

  duster: ({ main: m, accent: a }) =>
    turn(
      40,
      300,
      300,
      rect(286, 330, 28, 220, a.base, 14) +
        rect(292, 340, 8, 190, a.light, 4) +
        path(
          'M300 30 C420 60 420 180 380 230 C400 280 370 330 300 340 C230 330 200 280 220 230 C180 180 180 60 300 30Z',
          m.base,
        ) +
        each(steps(9, 90, 28), (y) =>
          stroke(`M230 ${y + 16} Q300 ${y - 18} 370 ${y + 16}`, y % 8 ? m.light : m.dark, 8),
        ),
    ),

  pedalBin: ({ main: m, accent: a }) =>
    path('M180 210 H420 L404 456 H196Z', m.base) +
    path('M360 210 H420 L404 456 H344Z', m.dark) +
    rect(190, 450, 220, 22, a.dark, 8) +
    path('M170 210 C170 140 430 140 430 210Z', a.base) +
    path('M170 210 C170 140 300 150 300 150 C240 160 210 180 206 210Z', a.light) +
    rect(160, 204, 280, 20, a.dark, 10) +
    rect(262, 458, 76, 20, steel.dark, 8) +
    shine('M212 256 L222 420', 12),

  cloths: ({ main: m, accent: a }) =>
    each(
      [
        [436, m],
        [400, a],
        [364, m],
        [328, a],
        [292, m],
      ] as const,
      ([y, t]) =>
        rect(120, y, 360, 36, t.base, 16) +
        rect(120, y + 22, 360, 14, t.dark, 7) +
        rect(140, y + 6, 240, 7, t.light, 4),
    ) +
    path('M140 296 C140 240 220 250 300 236 S470 240 462 296Z', a.base) +
    path('M300 236 C390 226 470 240 462 296 H390 C400 266 370 240 300 236Z', a.dark),

  binBags: ({ main: m, accent: a }) =>
    each(
      [150, 290],
      (x, i) =>
        rect(x, 340 - i * 10, 240, 130 + i * 10, m.base, 60) +
        ellipse(x + 60, 405 - i * 5, 56, 62 + i * 5, m.light) +
        circle(x + 60, 405 - i * 5, 22, m.dark) +
        rect(x + 130, 340 - i * 10, 44, 130 + i * 10, i ? a.base : a.light),
    ) +
    path('M360 334 C330 230 400 210 430 150 C470 200 530 240 500 340Z', m.dark) +
    path('M420 160 L400 120 M432 156 L446 116', m.dark) +
    stroke('M420 170 L398 126 M432 166 L452 122', a.base, 10),

  lintRoller: ({ main: m, accent: a }) =>
    turn(
      -35,
      300,
      300,
      rect(130, 210, 260, 120, m.base, 20) +
        rect(130, 210, 260, 36, m.light, 16) +
        rect(130, 296, 260, 34, m.dark, 16) +
        ellipse(136, 270, 22, 60, a.light) +
        ellipse(136, 270, 10, 28, a.dark) +
        stroke('M390 270 H430 V400', a.dark, 16) +
        rect(404, 370, 52, 150, a.base, 24),
    ),

  toiletBrush: ({ main: m, accent: a }) =>
    rect(288, 90, 24, 240, a.base, 12) +
    rect(280, 80, 40, 70, a.dark, 18) +
    path('M220 300 H380 L400 440 C402 460 390 470 370 470 H230 C210 470 198 460 200 440Z', m.base) +
    path('M340 300 H380 L400 440 C402 460 390 470 370 470 H320 C350 450 350 380 340 300Z', m.dark) +
    ellipse(300, 300, 80, 20, m.light) +
    ellipse(300, 303, 52, 11, m.dark) +
    shine('M240 340 L232 430'),

  bucket: ({ main: m, accent: a }) =>
    see(1, stroke('M150 250 C150 90 450 90 450 250', palette.steel.dark, 10)) +
    rect(254, 116, 92, 26, a.base, 13) +
    path('M130 240 H470 L430 450 C428 464 418 470 404 470 H196 C182 470 172 464 170 450Z', m.base) +
    path('M400 240 H470 L430 450 C428 464 418 470 404 470 H330 C374 450 396 340 400 240Z', m.dark) +
    ellipse(300, 240, 172, 36, m.light) +
    ellipse(300, 244, 152, 26, m.dark) +
    shine('M176 300 L196 430', 12),

  mugBucket: ({ main: m, accent: a }) =>
    path('M100 220 H400 L370 450 C368 464 358 470 344 470 H156 C142 470 132 464 130 450Z', m.base) +
    path('M340 220 H400 L370 450 C368 464 358 470 344 470 H280 C318 450 336 340 340 220Z', m.dark) +
    ellipse(250, 220, 152, 32, m.light) +
    ellipse(250, 224, 132, 22, m.dark) +
    shine('M140 280 L158 430', 12) +
    rect(500, 360, 60, 22, a.dark, 11) +
    path('M360 340 H512 L500 456 C498 466 490 470 480 470 H392 C382 470 374 466 372 456Z', a.base) +
    ellipse(436, 340, 77, 17, a.light) +
    ellipse(436, 343, 64, 11, a.dark),
} satisfies Record<string, DrawShape>;
