import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ORDER_EVENTS } from '../../rules.ts';
import { readPayload, writePayload } from './button-payload.ts';
import { PLACEHOLDERS, templateText, templateValues, type Values, writeText } from './texts.ts';

const store = { name: 'Saman', phone: '0300-1234567' };
const values: Values = {
  number: '1042',
  items: '2 × Steel Karahi, 1 × Ladle',
  pay: 'Rs. 1,950 to pay in cash',
  amount: 'Rs. 1,950',
  courier: 'TCS',
  tracking: '4711',
  missing: 'confirmed',
  link: 'https://saman.example/order/1042-k1Qm',
};

describe('a short message', () => {
  test('says what it is about, and where its order is', () => {
    expect(writeText('sent', values, store)).toBe(
      'Saman: your order 1042 is with TCS, tracking number 4711, Rs. 1,950 to pay in cash. Follow it here: https://saman.example/order/1042-k1Qm',
    );
    for (const event of ORDER_EVENTS) {
      expect(writeText(event, values, store)).toContain('1042');
      expect(writeText(event, values, store)).toContain(values.link);
      expect(writeText(event, values, store)).not.toMatch(/[{}]/);
    }
  });

  test('reads no value as a placeholder', () => {
    expect(writeText('confirm', { ...values, items: '{number} {link}' }, store)).toContain('{number} {link}');
  });

  test.each(ORDER_EVENTS)('%s has in its template as many places as values, in this order', (event) => {
    const text = templateText(event, store);
    const places = [...text.matchAll(/\{\{(\d+)\}\}/g)].map(([, place]) => Number(place));
    expect(places).toEqual(templateValues(event, values).map((_, index) => index + 1));
    // WhatsApp takes no template that begins or ends with a value.
    expect(text).not.toMatch(/^\{\{|\}\}$/);
  });

  test('has no value that WhatsApp refuses, whatever a product is called', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 400, unit: 'binary' }),
        fc.constantFrom(...ORDER_EVENTS),
        (odd, event) => {
          const all = {
            ...values,
            ...Object.fromEntries(PLACEHOLDERS.map((name) => [name, `${odd}\n\t${odd}`])),
          };
          for (const value of templateValues(event, all)) {
            expect(value).not.toMatch(/[\n\r\t]| {2}/);
            expect(value).not.toBe('');
            expect(value.length).toBeLessThanOrEqual(300);
          }
        },
      ),
    );
  });
});

test('docs/operations.md has the templates as they are to be registered', () => {
  const document = readFileSync(new URL('../../../docs/operations.md', import.meta.url), 'utf8');
  for (const event of ORDER_EVENTS) expect(document).toContain(templateText(event, store));
});

test('a button is known by the key of its message alone', () => {
  const key = crypto.randomUUID();
  expect(readPayload(writePayload('cancel', key))).toEqual({ answer: 'cancel', answerKey: key });
  for (const odd of ['', key, `delete:${key}`, `confirm:${key} `, `confirm:${key}:${key}`, 'confirm:1042']) {
    expect(readPayload(odd)).toBeNull();
  }
});
