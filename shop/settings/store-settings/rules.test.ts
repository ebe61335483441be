import { describe, expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { describeChanges, toDelivery, toStoreSettings } from './rules.ts';
import { ownersChoiceSchema } from './schemas.ts';

const { newShop } = readSettings({});

describe('what shoppers read of delivery', () => {
  test('cities of one cost are one row, and very many are counted', () => {
    expect(toDelivery(newShop.delivery).table).toEqual([
      { place: 'Karachi', cost: 150 },
      { place: 'Lahore', cost: 200 },
      { place: 'Islamabad, Rawalpindi', cost: 250 },
      { place: 'Any other city', cost: 300 },
    ]);
    const costs = Array.from({ length: 9 }, (_, index) => ({ city: `City ${index}`, cost: 100 }));
    const { table } = toDelivery({ ...newShop.delivery, costs });
    expect(table[0]?.place).toBe('City 0, City 1, City 2, City 3, City 4, City 5 and 3 more');
    expect(toDelivery({ ...newShop.delivery, costs: [] }).table).toEqual([{ place: 'Any city', cost: 300 }]);
  });

  test('says how long it takes, with a day to pack', () => {
    expect(toDelivery(newShop.delivery)).toMatchObject({
      time: '2 to 4 working days',
      whole: '3-5 business days',
    });
    expect(toDelivery({ ...newShop.delivery, daysLeast: 1, daysMost: 1 })).toMatchObject({
      time: '1 working day',
      whole: '2 business days',
    });
  });
});

test('the hours are written as people read them, and by their days for machines', () => {
  expect(toStoreSettings(newShop).store).toMatchObject({
    hours: 'Mon-Sat 11:00AM-8:00PM',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  });
  const store = { ...newShop.store, openingDays: 'Sat-Thu', opens: '00:30', closes: '12:00' } as const;
  expect(toStoreSettings({ ...newShop, store }).store).toMatchObject({
    hours: 'Sat-Thu 12:30AM-12:00PM',
    days: ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
  });
});

test('what is stored is read again as it was', () => {
  expect(ownersChoiceSchema.parse(JSON.parse(JSON.stringify(newShop)))).toEqual(newShop);
  expect(describeChanges(newShop, newShop)).toEqual([]);
});
