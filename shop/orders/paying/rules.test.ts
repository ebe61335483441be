import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameAttempt, pauseBeforeAsking, payableAmount, standingOf } from './rules.ts';

const ORDER = {
  status: 'Pending',
  paymentMethod: 'card',
  totalAmount: 1150,
  paidAmount: 0,
  attempt: null,
  toRefund: 0,
  refunded: 0,
  payBy: null,
} as const;

describe('an order by card', () => {
  test.each([
    ['that is new is to be paid', {}, 'to-pay'],
    ['whose bank has not answered waits', { attempt: 'pending' }, 'waiting'],
    ['whose payment failed is tried again', { attempt: 'failed' }, 'failed'],
    ['whose attempt has expired is to be paid', { attempt: 'expired' }, 'to-pay'],
    ['that is paid is paid', { attempt: 'paid', paidAmount: 1150 }, 'paid'],
    ['that staff changed to more is to be paid again', { attempt: 'paid', paidAmount: 1000 }, 'to-pay'],
    [
      'that is paid and cancelled goes back',
      { status: 'Cancelled', paidAmount: 1150, toRefund: 1150 },
      'to-refund',
    ],
    ['that went back says so', { status: 'Cancelled', refunded: 1150 }, 'refunded'],
  ] as const)('%s', (_, change, kind) => {
    expect(standingOf({ ...ORDER, ...change })?.kind).toBe(kind);
  });

  test('says nothing of its payment once it is cancelled unpaid, and one in cash never does', () => {
    expect(standingOf({ ...ORDER, status: 'Cancelled', attempt: 'expired' })).toBeNull();
    expect(standingOf({ ...ORDER, paymentMethod: 'cash' })).toBeNull();
    expect(payableAmount({ ...ORDER, paymentMethod: 'cash' })).toBe(0);
    expect(payableAmount({ ...ORDER, status: 'Delivered' })).toBe(0);
  });

  test('says until when it is kept', () => {
    expect(standingOf({ ...ORDER, payBy: '22 Nov 2026, 14:05' })?.text).toContain('by 22 Nov 2026, 14:05');
  });
});

describe('a press of “Pay now”', () => {
  const attempt = { gateway: 'safepay', amountPaisa: 115_000, ageMs: 0 };
  const wanted = { gateway: 'safepay', amountPaisa: 115_000 };

  test('goes on with the same attempt, and not with one of another amount, another gateway or an hour ago', () => {
    expect(isSameAttempt(attempt, wanted)).toBe(true);
    expect(isSameAttempt(attempt, { ...wanted, amountPaisa: 1 })).toBe(false);
    expect(isSameAttempt(attempt, { ...wanted, gateway: 'jazzcash' })).toBe(false);
    expect(isSameAttempt({ ...attempt, ageMs: 3_600_000 }, wanted)).toBe(false);
  });

  test('is a new attempt at JazzCash, which takes each reference once, unless it is a double click', () => {
    const jazz = { ...wanted, gateway: 'jazzcash' };
    expect(isSameAttempt({ ...attempt, ...jazz, ageMs: 1_000 }, jazz)).toBe(true);
    expect(isSameAttempt({ ...attempt, ...jazz, ageMs: 60_000 }, jazz)).toBe(false);
  });
});

test('an attempt is asked about ever less often, and after two days no more', () => {
  fc.assert(
    fc.property(fc.nat(7 * 86_400_000), fc.nat(7 * 86_400_000), (one, other) => {
      const pause = (ms: number) => pauseBeforeAsking(ms) ?? Number.POSITIVE_INFINITY;
      expect(pause(Math.max(one, other))).toBeGreaterThanOrEqual(pause(Math.min(one, other)));
    }),
  );
  expect(pauseBeforeAsking(0)).toBe(60_000);
  expect(pauseBeforeAsking(48 * 3_600_000)).toBeNull();
});
