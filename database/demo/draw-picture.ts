import { backdrops } from './backdrops.ts';
import { palette } from './palette.ts';
import { shadowUnder } from './shadow.ts';
import { shapes } from './shapes/index.ts';
import { circle, rect } from './shapes/svg.ts';
import type { DemoPicture } from './types.ts';

/**
 * The stand-in picture of a product, until there is a photograph: the object on a table, or laid out or hung
 * before a plain wall. The same product always gives the same drawing.
 */
export function drawPicture(slug: string, picture: DemoPicture): string {
  const backdrop = backdrops[picture.backdrop];
  const [main, accent] = picture.colours;
  const object = shapes[picture.shape]({ main: palette[main], accent: palette[accent] });
  const shadow = shadowUnder(picture.shape, backdrop.shadow);
  const glowX = 240 + (numberFrom(slug) % 5) * 30;

  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600">',
    rect(0, 0, 600, 600, backdrop.wall),
    circle(glowX, 280, 250, backdrop.glow),
    shadow === null
      ? floating(object, backdrop.shadow)
      : rect(0, 430, 600, 170, backdrop.table) + shadow + object,
    '</svg>\n',
  ].join('');
}

function floating(object: string, shadow: string): string {
  return (
    '<defs><filter id="s" x="-20%" y="-20%" width="140%" height="140%">' +
    `<feDropShadow dx="6" dy="14" stdDeviation="12" flood-color="${shadow}" flood-opacity=".32"/>` +
    `</filter></defs><g filter="url(#s)">${object}</g>`
  );
}

/** A small number that is always the same for the same text. */
function numberFrom(text: string): number {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 99991;
  return sum;
}
