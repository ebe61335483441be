import { expect, test } from 'vitest';
import { canBeEdited } from './rules.ts';

test.each([
  ['Pending', null, true],
  ['Processing', null, true],
  ['Processing', 'TCS', false],
  ['Delivered', null, false],
  ['Cancelled', null, false],
] as const)('an order that is %s, with the courier %s, can be edited: %s', (status, courier, can) => {
  expect(canBeEdited({ status, courier })).toBe(can);
});
