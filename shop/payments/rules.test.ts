import { describe, expect, test } from 'vitest';
import { type GatewayStatement, judgeStatement } from './rules.ts';

const PAID: GatewayStatement = {
  state: 'paid',
  amountPaisa: 195_000,
  currency: 'PKR',
  reference: '4101',
  text: 'Safepay says: TRACKER_ENDED',
};

describe('an attempt to pay', () => {
  test('is paid when the gateway says so of exactly its amount', () => {
    expect(judgeStatement(PAID, 195_000)).toEqual({ kind: 'paid', reference: '4101' });
  });

  test.each([
    ['one rupee less', { amountPaisa: 194_900 }],
    ['rupees instead of paisa', { amountPaisa: 1950 }],
    ['more', { amountPaisa: 195_001 }],
    ['another currency', { currency: 'USD' }],
    ['no amount', { amountPaisa: null, currency: null }],
  ])('is not paid by %s, and a person is told', (_name, change) => {
    const verdict = judgeStatement({ ...PAID, ...change }, 195_000);
    expect(verdict).toMatchObject({ kind: 'wrong-amount', reason: expect.stringContaining('PKR 1950') });
  });

  test('waits while the gateway does not know, and fails in its words', () => {
    expect(judgeStatement({ ...PAID, state: 'pending' }, 195_000)).toEqual({ kind: 'pending' });
    expect(judgeStatement({ ...PAID, state: 'failed', text: 'No money.' }, 195_000)).toEqual({
      kind: 'failed',
      reason: 'No money.',
    });
  });
});
