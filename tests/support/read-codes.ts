import { scanGrayBuffer } from '@undecaf/zbar-wasm';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';

/** What zbar reads off a drawing as it comes out of a printer, each as `kind text`. @param pixels width and height */
export async function readCodes(
  drawing: ReactElement,
  pixels: [width: number, height: number],
): Promise<string[]> {
  const [width, height] = pixels;
  const size = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`;
  const svg = renderToStaticMarkup(drawing).replace('<svg', `<svg ${size}`);
  const grey = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).greyscale().raw().toBuffer();
  const symbols = await scanGrayBuffer(new Uint8Array(grey).buffer, width, height);
  return symbols.map((symbol) => `${symbol.typeName} ${symbol.decode()}`);
}
