import fc from 'fast-check';
import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import { CODE_128, pictureOf, QR_CODE, readCodes } from '../../../../tests/support/read-codes.ts';
import QrDrawing from '../../../qr-code/qr-drawing.tsx';
import { Code128 } from './code-128.tsx';

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
        const picture = pictureOf(createElement(Code128, { text }), [LABEL_DOTS, 140]);
        expect(await readCodes(picture, CODE_128)).toEqual([text]);
      }),
      { numRuns: 30, seed: 1042 },
    );
  });

  test('are a QR code that zbar reads back', async () => {
    const picture = pictureOf(createElement(QrDrawing, { text: '1042', label: 'QR code' }), [190, 190]);
    expect(await readCodes(picture, QR_CODE)).toEqual(['1042']);
  });
});
