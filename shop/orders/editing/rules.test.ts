import { expect, test } from 'vitest';
import { canBeEdited } from './rules.ts';

test.each([
  ['Pending', 'to-pack', null, true],
  ['Processing', 'packed', null, true],
  ['Processing', 'packed', '7712', false],
  ['Processing', 'with-courier', null, false],
  ['Delivered', 'delivered', null, false],
  ['Cancelled', 'to-pack', null, false],
  ['Pending', 'back', null, false],
] as const)(
  'an order that is %s and %s, with the tracking number %s, can be edited: %s',
  (status, fulfilment, trackingNumber, can) => {
    expect(canBeEdited({ status, fulfilment, courier: 'TCS', trackingNumber })).toBe(can);
  },
);
