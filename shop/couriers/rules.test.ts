import { describe, expect, test } from 'vitest';
import { matchCity, readCourierTime, stateOf, toCourierMobile } from './rules.ts';

describe('the times of couriers', () => {
  test.each([
    ['2026-11-22 14:05:09', '2026-11-22T09:05:09.000Z'],
    ['2026-11-22T14:05:09.123', '2026-11-22T09:05:09.000Z'],
    ['2026-11-22 14:05', '2026-11-22T09:05:00.000Z'],
    ['2026-11-22', '2026-11-21T19:00:00.000Z'],
    ['2026-11-22T14:05:09Z', '2026-11-22T14:05:09.000Z'],
    ['2026-11-22T14:05:09+05:00', '2026-11-22T09:05:09.000Z'],
  ])('%s, without an offset, is the time of Pakistan', (text, moment) => {
    expect(readCourierTime(text)?.toISOString()).toBe(moment);
  });

  test.each(['', 'yesterday', '2026-13-40 10:00', '22/11/2026', null, undefined])('%s is none', (text) => {
    expect(readCourierTime(text)).toBeNull();
  });
});

describe('the city of a courier', () => {
  const cities = ['KARACHI', 'D.I.Khan', 'Mirpur Khas', 'Mirpur AJK', 'Hub Chowki'].map((name, code) => ({
    name,
    code: String(code),
  }));

  test.each([
    ['Karachi', 'KARACHI'],
    ['dera ismail khan', 'D.I.Khan'],
    ['Mirpur Khas', 'Mirpur Khas'],
    ['Mirpur', 'Mirpur AJK'],
    ['Hub', 'Hub Chowki'],
  ])('of %s is %s', (wanted, name) => {
    expect(matchCity(cities, wanted)?.name).toBe(name);
  });

  test('is none where no name is the same: a part of a name is another city', () => {
    expect(matchCity(cities, 'Khan')).toBeNull();
    expect(matchCity(cities, 'Karachi South')).toBeNull();
    expect(matchCity(cities, '')).toBeNull();
  });
});

test('a text that is in no list is UNKNOWN, also the name of what every object has', () => {
  const states = { 'out for delivery': 'OUT_FOR_DELIVERY' } as const;
  expect(stateOf(states, ' Out  for Delivery')).toBe('OUT_FOR_DELIVERY');
  expect(stateOf(states, 'Out for delivery soon')).toBe('UNKNOWN');
  expect(stateOf(states, 'constructor')).toBe('UNKNOWN');
});

test('a mobile number goes out as 03XXXXXXXXX', () => {
  expect(toCourierMobile('+923012345678')).toBe('03012345678');
});
