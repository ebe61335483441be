import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSettings } from '../../../settings/settings.ts';
import { toStoreSettings } from '../../../settings/store-settings/rules.ts';
import { arrivalDays, sayArrival, sayCostTo } from './rules.ts';

/** Mon-Sat until 20:00; a day to pack and 2 to 4 on the road. */
const { store, delivery, daysToDoor } = toStoreSettings(readSettings({}).newShop);

const pan = { price: 1000, discount: 0, shipping: 'paid' as const };

describe('what a product costs to deliver to a city', () => {
  test.each([
    ['Lahore', pan, 'Rs. 200 to Lahore, free from Rs. 5,000'],
    ['Vehari', pan, 'Rs. 300 to Vehari, free from Rs. 5,000'],
    ['Other city', pan, 'Rs. 300 to any other city, free from Rs. 5,000'],
    ['Lahore', { price: 5000, discount: 0, shipping: 'paid' as const }, 'Free delivery to Lahore'],
    [
      'Lahore',
      { price: 5000, discount: 1, shipping: 'paid' as const },
      'Rs. 200 to Lahore, free from Rs. 5,000',
    ],
  ])('to %s of %j is said as %s', (city, product, said) => {
    expect(sayCostTo(city, product, delivery)).toBe(said);
  });

  test('promises nothing free where the owner never gives it', () => {
    expect(
      sayCostTo(
        'Lahore',
        { price: 90_000, discount: 0, shipping: 'paid' as const },
        { ...delivery, freeFrom: null },
      ),
    ).toBe('Rs. 200 to Lahore');
  });
});

describe('an order arrives', () => {
  test.each([
    ['on a morning', '2026-11-23T09:00', 'between Thu 26 and Sat 28 Nov'],
    ['a minute before the shop closes', '2026-11-23T19:59', 'between Thu 26 and Sat 28 Nov'],
    [
      'after the shop has closed, as one of the next day',
      '2026-11-23T20:00',
      'between Fri 27 and Mon 30 Nov',
    ],
    ['on a Sunday, as one of Monday', '2026-11-22T12:00', 'between Thu 26 and Sat 28 Nov'],
    ['on Saturday night, as one of Monday', '2026-11-21T23:59', 'between Thu 26 and Sat 28 Nov'],
    ['before a month ends', '2026-11-27T10:00', 'between Tue 1 and Thu 3 Dec'],
    ['so that it is on the road while a month ends', '2026-11-26T10:00', 'between Mon 30 Nov and Wed 2 Dec'],
  ])('that is placed %s', (_when, time, said) => {
    expect(sayArrival(arrivalDays(new Date(`${time}:00+05:00`), store, daysToDoor))).toBe(said);
  });

  test('on one day where the settings leave no other', () => {
    const days = { least: 2, most: 2 };
    expect(sayArrival(arrivalDays(new Date('2026-11-23T09:00:00+05:00'), store, days))).toBe('on Wed 25 Nov');
  });

  test('on a working day of the shop, never sooner than the settings say, whenever it is ordered', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        fc.constantFrom('Mon-Sat', 'Mon-Fri', 'Mon-Sun', 'Sat-Thu'),
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 0, max: 29 }),
        (now, openingDays, least, more) => {
          const { newShop } = readSettings({});
          const open = toStoreSettings({ ...newShop, store: { ...newShop.store, openingDays } }).store;
          const days = { least, most: least + more };
          const { first, last } = arrivalDays(now, open, days);
          expect(first <= last).toBe(true);
          for (const day of [first, last]) {
            const name = new Intl.DateTimeFormat('en', { weekday: 'long' }).format(new Date(`${day}T12:00`));
            expect(open.days).toContain(name);
          }
          const gone = (new Date(`${first}T23:59:59+05:00`).getTime() - now.getTime()) / 86_400_000;
          expect(gone).toBeGreaterThanOrEqual(least);
        },
      ),
      { numRuns: 200 },
    );
  });
});
