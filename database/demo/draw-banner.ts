import { backdrops } from './backdrops.ts';
import type { BannerObject, DemoBanner } from './banners.ts';
import { palette } from './palette.ts';
import { shadowUnder } from './shadow.ts';
import { shapes } from './shapes/index.ts';
import { circle, each, move, rect } from './shapes/svg.ts';

const tableTop = 432;

/** A slide of the home page: objects in the right half, the left kept calm for words above it. */
export function drawBanner(banner: DemoBanner): string {
  const backdrop = backdrops[banner.backdrop];

  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1440 480" width="1440" height="480">',
    rect(0, 0, 1440, 480, backdrop.wall),
    circle(1060, 230, 400, backdrop.glow),
    rect(0, 396, 1440, 84, backdrop.table),
    each(banner.objects, (object) => placed(object, backdrop.shadow)),
    '</svg>\n',
  ].join('');
}

function placed({ shape, colours, x, scale, raised = 0 }: BannerObject, shadowColour: string): string {
  const [main, accent] = colours;
  const drawing = shapes[shape]({ main: palette[main], accent: palette[accent] });
  const shadow = raised ? '' : (shadowUnder(shape, shadowColour) ?? '');
  return move(
    Math.round(x - 300 * scale),
    Math.round(tableTop - raised - 470 * scale),
    shadow + drawing,
    scale,
  );
}
