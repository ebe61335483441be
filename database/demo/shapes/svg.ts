import type { Tones } from '../palette.ts';

/** Draws one object inside 600 × 600: standing on y = 470, or lying around the middle. */
export type DrawShape = (colours: { main: Tones; accent: Tones }) => string;

/** At most two decimals, so that the files stay small. */
function short(value: number): number {
  return Math.round(value * 100) / 100;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, round = 0): string {
  return `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="${round}" fill="${fill}"/>`;
}

export function circle(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${short(x)}" cy="${short(y)}" rx="${short(rx)}" ry="${short(ry)}" fill="${fill}"/>`;
}

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

export function stroke(d: string, colour: string, width: number): string {
  const ends = 'stroke-linecap="round" stroke-linejoin="round"';
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" ${ends}/>`;
}

export function ring(x: number, y: number, radius: number, colour: string, width: number): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

/** The light on an edge. */
export function shine(d: string, width = 10): string {
  return `<path d="${d}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="${width}" stroke-linecap="round"/>`;
}

export function see(opacity: number, content: string): string {
  return `<g opacity="${opacity}">${content}</g>`;
}

export function turn(degrees: number, x: number, y: number, content: string): string {
  return `<g transform="rotate(${degrees} ${x} ${y})">${content}</g>`;
}

export function move(x: number, y: number, content: string, scale = 1): string {
  return `<g transform="translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}">${content}</g>`;
}

export function flip(content: string): string {
  return `<g transform="translate(600 0) scale(-1 1)">${content}</g>`;
}

export function each<T>(items: readonly T[], draw: (item: T, index: number) => string): string {
  return items.map(draw).join('');
}

/** The numbers from `from`, `count` of them, `step` apart. */
export function steps(count: number, from = 0, step = 1): number[] {
  return Array.from({ length: count }, (_, index) => from + index * step);
}
