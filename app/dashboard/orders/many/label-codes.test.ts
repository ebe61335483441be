import { scanGrayBuffer } from '@undecaf/zbar-wasm';
import fc from 'fast-check';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import QrDrawing from '../../../staff/account/qr-drawing.tsx';
import { Code128 } from './code-128.tsx';

/** What zbar reads off a drawing as it comes out of a printer, each as `kind text`. @param pixels width and height */
async function readBack(drawing: ReactElement, pixels: [width: number, height: number]): Promise<string[]> {
  const [width, height] = pixels;
  const size = `xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`;
  const svg = renderToStaticMarkup(drawing).replace('<svg', `<svg ${size}`);
  const grey = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).greyscale().raw().toBuffer();
  const symbols = await scanGrayBuffer(new Uint8Array(grey).buffer, width, height);
  return symbols.map((symbol) => `${symbol.typeName} ${symbol.decode()}`);
}

/** 92 mm at 203 dots an inch, which label printers have. */
const LABEL_DOTS = 735;

describe('the codes of a label', () => {
  test('are bars that zbar reads back, whatever the number of the order or of the courier', async () => {
    const characters = fc.constantFrom(...'ABCXYZabcxyz0123456789-_/');
    const numbers = fc.oneof(
      fc.integer({ min: 1001, max: 9_999_999 }).map(String),
      fc.string({ unit: characters, minLength: 4, maxLength: 20 }),
    );
    await fc.assert(
      fc.asyncProperty(numbers, async (text) => {
        const read = await readBack(createElement(Code128, { text }), [LABEL_DOTS, 140]);
        expect(read).toEqual([`ZBAR_CODE128 ${text}`]);
      }),
      { numRuns: 30, seed: 1042 },
    );
  });

  test('are a QR code that zbar reads back', async () => {
    const drawing = createElement(QrDrawing, { text: '1042', label: 'QR code' });
    expect(await readBack(drawing, [190, 190])).toEqual(['ZBAR_QRCODE 1042']);
  });
});
