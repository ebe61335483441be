import { describe, expect, test } from 'vitest';
import {
  daysSinceDelivery,
  describePeriod,
  faultOfAsked,
  faultOfInspection,
  faultOfRefund,
  faultOfReserved,
  HAND_STEPS,
  isLate,
  isStepOf,
  RETURN_STEPS,
  type ReturnStanding,
  type ReturnStep,
  refusalOfStep,
} from './rules.ts';
import { RETURN_STATES, type ReturnState } from './types.ts';

const PERIODS = { changedMind: 14, faulty: 30 };
const STEPS = Object.keys(RETURN_STEPS) as ReturnStep[];

/** What is possible from each state, written down a second time. */
const POSSIBLE: Record<ReturnState, Partial<Record<ReturnStep, ReturnState>>> = {
  asked: { approve: 'expected', decline: 'declined', cancel: 'cancelled', receive: 'received' },
  expected: { cancel: 'cancelled', receive: 'received' },
  received: { inspect: 'inspected' },
  inspected: { refund: 'settled', exchange: 'settled', 'exchange-part': 'inspected', close: 'settled' },
  settled: { reopen: 'inspected' },
  declined: {},
  cancelled: {},
};

const standing = (changed: Partial<ReturnStanding> = {}): ReturnStanding => ({
  state: 'asked',
  reason: 'damaged',
  days: 3,
  outcome: null,
  isExchangeCancelled: false,
  ...changed,
});
const by = (step: (typeof HAND_STEPS)[number], changed = {}) => ({
  step,
  note: 'Why',
  isManager: false,
  ...changed,
});

describe('a return', () => {
  test.each(RETURN_STATES.flatMap((state) => STEPS.map((step) => [state, step] as const)))(
    'that is %s takes the step %s only where the table lists it',
    (state, step) => {
      const to = POSSIBLE[state][step];
      expect(isStepOf(step, state)).toBe(to !== undefined);
      if (to !== undefined) expect(RETURN_STEPS[step].to).toBe(to);
      const hand = HAND_STEPS.find((each) => each === step);
      if (!hand) return;
      const outcome = state === 'settled' ? 'closed' : null;
      const refusal = refusalOfStep(by(hand), standing({ state, outcome }), PERIODS);
      expect(refusal?.code ?? null).toBe(to === undefined ? 'STEP_NOT_POSSIBLE' : null);
    },
  );

  test('that was refunded is opened again by taking the refund back, an exchange by cancelling its order', () => {
    const reopen = (changed: Partial<ReturnStanding>) =>
      refusalOfStep(by('reopen'), standing({ state: 'settled', ...changed }), PERIODS)?.message ?? null;
    expect(reopen({ outcome: 'refunded' })).toContain('Take the refund back first');
    expect(reopen({ outcome: 'exchanged' })).toContain('Cancel the order');
    expect(reopen({ outcome: 'exchanged', isExchangeCancelled: true })).toBeNull();
    expect(reopen({ outcome: 'closed' })).toBeNull();
  });

  test('that is declined says why', () => {
    expect(refusalOfStep(by('decline', { note: '' }), standing(), PERIODS)?.code).toBe('INVALID_INPUT');
  });

  test('counts the days of the shop from the delivery to when it was asked for', () => {
    // 18:59 UTC is one minute to midnight in Karachi.
    const delivered = '2026-08-01T18:59:00Z';
    expect(daysSinceDelivery(delivered, '2026-08-01T18:59:59Z')).toBe(0);
    expect(daysSinceDelivery(delivered, '2026-08-01T19:00:00Z')).toBe(1);
    expect(daysSinceDelivery(delivered, '2026-08-15T18:59:00Z')).toBe(14);
    expect(daysSinceDelivery(null, '2026-08-15T18:59:00Z')).toBeNull();
  });

  test.each([
    [0, 'Within 14 days'],
    [14, 'Within 14 days'],
    [15, 'Within 30 days'],
    [30, 'Within 30 days'],
    [31, 'After 30 days'],
    [null, 'Day of delivery not known'],
  ])('asked for after %s days is “%s”', (days, said) => {
    expect(describePeriod(days, PERIODS)).toBe(said);
  });

  test.each([
    ['changed-mind', 14, false],
    ['changed-mind', 15, true],
    ['other', 15, true],
    ['damaged', 30, false],
    ['faulty', 31, true],
    ['wrong-item', null, true],
  ] as const)(
    'for %s after %s days is late: %s; then a manager decides, and says why',
    (reason, days, late) => {
      expect(isLate(reason, days, PERIODS)).toBe(late);
      for (const step of ['approve', 'receive'] as const) {
        const code = (changed: object) =>
          refusalOfStep(by(step, changed), standing({ reason, days }), PERIODS)?.code ?? null;
        expect(code({ isManager: false })).toBe(late ? 'FORBIDDEN' : null);
        expect(code({ isManager: true, note: '' })).toBe(late ? 'INVALID_INPUT' : null);
        expect(code({ isManager: true })).toBeNull();
      }
      // What was approved comes in whenever it comes.
      expect(refusalOfStep(by('receive'), standing({ state: 'expected', reason, days }), PERIODS)).toBeNull();
    },
  );
});

describe('the units of a return', () => {
  const items = [
    { lineNumber: 1, name: 'Karahi', quantity: 4, returnedGood: 1, returnedDamaged: 0 },
    { lineNumber: 2, name: 'Tawa', quantity: 1, returnedGood: 0, returnedDamaged: 1 },
  ];
  const reserved = [{ lineNumber: 1, units: 2 }];

  test('are with the customer, and in no other open return', () => {
    const ask = (lineNumber: number, units: number) => faultOfAsked(items, reserved, [{ lineNumber, units }]);
    expect(ask(1, 1)).toBeNull();
    expect(ask(1, 2)).toBe('Of Karahi, only 1 can still be returned.');
    expect(ask(2, 1)).toBe('Of Tawa, none can still be returned.');
    expect(ask(3, 1)).toBe('The order does not have this line.');
    const twice = [{ lineNumber: 1, units: 1 }];
    expect(faultOfAsked(items, [], [...twice, ...twice])).toBe('Each line stands once.');
  });

  test('are not counted in beside it', () => {
    const count = (good: number) => faultOfReserved(items, reserved, [{ lineNumber: 1, good, damaged: 0 }]);
    expect(count(1)).toBeNull();
    expect(count(2)).toBeNull();
    expect(count(3)).toBe('2 of Karahi are in an open return: inspect that return instead.');
  });

  test('are inspected line by line, and never more than were asked for', () => {
    const find = (...found: { lineNumber: number; good: number; damaged: number }[]) =>
      faultOfInspection(reserved, found);
    expect(find({ lineNumber: 1, good: 1, damaged: 1 })).toBeNull();
    expect(find({ lineNumber: 1, good: 0, damaged: 0 })).toBeNull();
    expect(find({ lineNumber: 1, good: 2, damaged: 1 })).toContain('open another return');
    expect(find({ lineNumber: 2, good: 1, damaged: 0 })).toContain('Each line of the return');
    expect(find()).toContain('Each line of the return');
  });
});

describe('a refund', () => {
  const order = { number: 7, paymentMethod: 'cash', createdAt: '2026-08-01T10:00:00Z' } as const;
  const fault = (changed: object, left = 100) =>
    faultOfRefund(
      { amount: 100, way: 'bank', paidOn: '2026-08-10', ...changed },
      order,
      left,
      '2026-08-10T12:00:00Z',
    )?.field ?? null;

  test('is never above what is left, goes to no card where none was, and is paid between the order and today', () => {
    expect(fault({})).toBeNull();
    expect(fault({ amount: 100.01 })).toBe('amount');
    expect(fault({}, 0)).toBe('amount');
    expect(fault({ way: 'card' })).toBe('way');
    expect(fault({ paidOn: '2026-08-11' })).toBe('paidOn');
    expect(fault({ paidOn: '2026-07-31' })).toBe('paidOn');
  });
});
