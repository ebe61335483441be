import fc from 'fast-check';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { checksum, requestByRaast, writeFields } from '../../shop/payments/raast/rules.ts';
import { pictureOf, QR_CODE, readCodes } from '../../tests/support/read-codes.ts';
import QrDrawing from '../qr-code/qr-drawing.tsx';

const ACCOUNT = { iban: 'PK36SCBL0000001123456702', title: 'Saman Traders', scheme: '30' } as const;

/** An acquirer's code that is as long as codes get in the shop. */
const STATIC = `${writeFields([
  { tag: '00', value: '01' },
  { tag: '01', value: '11' },
  {
    tag: '28',
    value: writeFields([
      { tag: '00', value: 'pk.raast' },
      { tag: '01', value: 'M'.repeat(60) },
    ]),
  },
  { tag: '52', value: '5719' },
  { tag: '53', value: '586' },
  { tag: '58', value: 'PK' },
  { tag: '59', value: 'Saman Household Traders L' },
  { tag: '60', value: 'Rahim Yar Khan' },
])}6304`;

test('what bank apps scan is read back by zbar off its picture, whatever the amount and the order', async () => {
  const codes = fc.constantFrom(null, STATIC + checksum(STATIC));
  const paisa = fc.integer({ min: 1, max: 9_999_999_99 });
  await fc.assert(
    fc.asyncProperty(
      codes,
      paisa,
      fc.integer({ min: 1001, max: 9_999_999 }),
      async (merchantCode, amount, number) => {
        const due = { amount: amount / 100, number };
        const { code = '' } = requestByRaast({ account: ACCOUNT, merchantCode }, due) ?? {};
        // As a phone of 360 px shows it, two dots a pixel.
        const picture = pictureOf(createElement(QrDrawing, { text: code, label: 'QR code' }), [384, 384]);
        expect(await readCodes(picture, QR_CODE)).toEqual([code]);
      },
    ),
    { numRuns: 30 },
  );
});
