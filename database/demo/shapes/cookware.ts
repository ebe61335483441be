import { palette } from '../palette.ts';
import type { DrawShape } from './svg.ts';
import { circle, each, ellipse, flip, path, rect, ring, shine, stroke, turn } from './svg.ts';

const { charcoal, steel } = palette;

export const cookware = {
  karahi: ({ main: m, accent: a }) =>
    stroke('M124 300 C72 276 72 344 134 346', a.base, 16) +
    flip(stroke('M124 300 C72 276 72 344 134 346', a.dark, 16)) +
    path('M115 295 H485 C476 420 400 470 300 470 S124 420 115 295Z', m.base) +
    path('M405 295 H485 C476 420 400 470 300 470 C370 450 402 380 405 295Z', m.dark) +
    ellipse(300, 295, 185, 38, m.light) +
    ellipse(300, 298, 168, 29, m.dark) +
    path('M140 306 C200 270 400 270 460 306 C400 334 200 334 140 306Z', m.base) +
    shine('M150 352 C162 392 186 420 214 436'),

  fryingPan: ({ main: m, accent: a }) =>
    turn(-14, 370, 380, rect(352, 364, 190, 32, a.base, 16) + rect(366, 368, 150, 8, a.light, 4)) +
    path('M70 370 H390 C384 440 340 470 230 470 S76 440 70 370Z', m.base) +
    path('M310 370 H390 C384 440 340 470 230 470 C280 456 310 430 310 370Z', m.dark) +
    ellipse(230, 370, 160, 42, m.light) +
    ellipse(230, 374, 142, 32, m.dark) +
    shine('M112 376 C130 358 180 348 220 348', 7),

  tawa: ({ main: m, accent: a }) =>
    turn(35, 270, 300, rect(400, 278, 170, 44, a.base, 22) + rect(412, 286, 140, 10, a.light, 5)) +
    circle(260, 290, 168, m.dark) +
    circle(260, 284, 162, m.base) +
    circle(260, 286, 138, m.dark) +
    circle(260, 288, 132, m.base) +
    shine('M150 250 C170 200 210 174 256 168', 12),

  pot: ({ main: m, accent: a }) =>
    stroke('M140 350 H104 V384 H140 M460 350 H496 V384 H460', a.dark, 18) +
    path('M140 300 H460 V420 C460 456 436 470 400 470 H200 C164 470 140 456 140 420Z', m.base) +
    path('M380 300 H460 V420 C460 456 436 470 400 470 H340 C372 464 380 446 380 410Z', m.dark) +
    path('M132 300 C132 236 240 218 300 218 S468 236 468 300Z', m.light) +
    path('M300 218 C360 218 468 236 468 300 H400 C400 262 360 226 300 218Z', m.base) +
    rect(126, 292, 348, 22, m.dark, 11) +
    rect(268, 186, 64, 28, a.base, 14) +
    rect(288, 206, 24, 18, a.dark, 4) +
    shine('M172 344 V424'),

  pressureCooker: ({ main: m, accent: a }) =>
    rect(420, 256, 150, 34, a.base, 17) +
    rect(430, 262, 126, 8, a.light, 4) +
    rect(396, 296, 150, 26, a.dark, 13) +
    path('M96 320 h50 v34 h-50 a17 17 0 0 1 0-34Z', a.dark) +
    path('M130 290 H430 V424 C430 456 410 470 380 470 H180 C150 470 130 456 130 424Z', m.base) +
    path('M350 290 H430 V424 C430 456 410 470 380 470 H320 C344 464 350 448 350 420Z', m.dark) +
    path('M130 290 C136 236 220 226 280 226 S424 236 430 290Z', m.light) +
    rect(122, 282, 316, 20, m.dark, 10) +
    rect(264, 168, 32, 44, charcoal.base, 10) +
    rect(272, 206, 16, 24, steel.dark) +
    circle(350, 234, 12, a.light) +
    shine('M162 334 V424'),

  saucepan: ({ main: m, accent: a }) =>
    rect(380, 318, 180, 30, a.base, 15) +
    rect(394, 323, 150, 8, a.light, 4) +
    path('M110 310 H400 V430 C400 458 384 470 356 470 H154 C126 470 110 458 110 430Z', m.base) +
    path('M326 310 H400 V430 C400 458 384 470 356 470 H290 C318 464 326 450 326 424Z', m.dark) +
    ellipse(255, 310, 145, 30, m.light) +
    ellipse(255, 313, 128, 22, m.dark) +
    shine('M140 356 V432'),

  kettle: ({ main: m, accent: a }) =>
    ring(300, 250, 112, a.base, 20) +
    path('M190 340 L96 280 L80 300 C120 330 140 380 176 420Z', m.dark) +
    path('M170 470 C140 380 200 290 300 290 S460 380 430 470Z', m.base) +
    path('M340 294 C420 312 454 388 430 470 H360 C390 400 380 330 340 294Z', m.dark) +
    ellipse(300, 292, 70, 16, m.light) +
    circle(300, 266, 18, a.dark) +
    shine('M206 420 C208 376 226 346 252 328'),

  parat: ({ main: m, accent: a }) =>
    path('M80 330 H520 C510 430 470 470 420 470 H180 C130 470 90 430 80 330Z', m.base) +
    path('M430 330 H520 C510 430 470 470 420 470 H350 C410 460 430 400 430 330Z', m.dark) +
    ellipse(300, 330, 222, 52, m.light) +
    ellipse(300, 336, 196, 40, m.dark) +
    ellipse(300, 330, 110, 54, a.base) +
    ellipse(286, 318, 78, 32, a.light) +
    shine('M116 376 C126 410 142 432 164 446'),

  hotPot: ({ main: m, accent: a }) =>
    stroke('M130 360 C70 340 70 420 140 410 M470 360 C530 340 530 420 460 410', a.dark, 18) +
    path('M130 330 H470 V400 C470 450 430 470 380 470 H220 C170 470 130 450 130 400Z', m.base) +
    path('M390 330 H470 V400 C470 450 430 470 380 470 H320 C374 464 390 440 390 390Z', m.dark) +
    rect(130, 372, 340, 22, a.base) +
    path('M124 322 C124 262 220 240 300 240 S476 262 476 322Z', m.light) +
    rect(116, 312, 368, 24, m.dark, 12) +
    rect(250, 210, 100, 24, a.base, 12) +
    rect(266, 224, 14, 22, a.dark) +
    rect(320, 224, 14, 22, a.dark) +
    shine('M170 296 C190 276 220 266 250 262'),

  roundTin: ({ main: m, accent: a }) =>
    ellipse(300, 430, 190, 40, m.dark) +
    path('M120 320 H480 L490 430 C450 480 150 480 110 430Z', m.base) +
    each([150, 200, 250, 300, 350, 400, 450], (x) =>
      stroke(`M${x} 345 L${(x - 300) * 1.05 + 300} 450`, m.dark, 6),
    ) +
    ellipse(300, 320, 186, 46, m.light) +
    ellipse(300, 324, 166, 36, a.base) +
    ellipse(300, 318, 60, 18, m.light) +
    ellipse(300, 316, 34, 9, m.dark),
} satisfies Record<string, DrawShape>;
