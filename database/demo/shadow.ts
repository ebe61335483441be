import type { ShapeName } from './shapes/index.ts';
import { placing } from './shapes/placing.ts';

/** The shadow on the table under a standing object; null for what hangs on a wall or lies flat. */
export function shadowUnder(shape: ShapeName, colour: string): string | null {
  const width = placing[shape] ?? 170;
  if (width === 'flat') return null;

  return [1.22, 1.1, 1]
    .map((spread) => {
      const rx = Math.round(width * spread);
      const ry = Math.round(18 * spread);
      return `<ellipse cx="306" cy="474" rx="${rx}" ry="${ry}" fill="${colour}" opacity=".13"/>`;
    })
    .join('');
}
