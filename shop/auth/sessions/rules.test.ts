import { describe, expect, test } from 'vitest';
import { isRenewalDue, networkOf } from './rules.ts';

describe('a session is extended', () => {
  test.each([
    ['customer', 30 * 24, false],
    ['customer', 29 * 24 + 1, false],
    ['customer', 29 * 24 - 1, true],
    ['customer', 1, true],
    ['admin', 1, false],
    ['super-admin', 1, false],
  ] as const)('of a %s with %i hours left: %s', (kind, hoursLeft, due) => {
    expect(isRenewalDue(kind, hoursLeft)).toBe(due);
  });
});

describe('tries are counted for a network', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:0DB8::6', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
