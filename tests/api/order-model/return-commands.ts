import fc from 'fast-check';
import { goods, kind, mobile, nth, overrule, payment, seen, who } from './command-parts.ts';
import { REASON_TABLE, RETURN_STEPS, type ReturnReason, RULES } from './tables.ts';

/** Which return or refund of the order. */
const which = fc.nat(7);
/** Whether it is sent under a name of its own, or under one that may have been used before. */
const isNew = fc.constantFrom(true, true, true, false);
const reasons = Object.keys(REASON_TABLE).filter((one): one is ReturnReason => one in REASON_TABLE);

export const returns = [
  fc.record({
    kind: kind('open-return'),
    who,
    nth,
    seen,
    reason: fc.constantFrom(...reasons),
    units: fc.array(fc.nat(2), { minLength: 1, maxLength: 2 }),
    isNew,
  }),
  fc.record({ kind: kind('return-onward'), who, nth, pick: fc.nat(9) }),
  fc.record({
    kind: kind('return-step'),
    who,
    nth,
    seen,
    which,
    step: fc.constantFrom(...RETURN_STEPS),
    hasNote: fc.boolean(),
    counted: fc.array(fc.record({ good: fc.nat(1), damaged: fc.nat(1) }), { minLength: 1, maxLength: 2 }),
  }),
  fc.record({
    kind: kind('refund'),
    who,
    nth,
    seen,
    which,
    isOfReturn: fc.boolean(),
    amount: fc.constantFrom(
      'worth' as const,
      'left' as const,
      'half' as const,
      'over' as const,
      'few' as const,
    ),
    way: fc.constantFrom('cash' as const, 'bank' as const, 'wallet' as const, 'card' as const),
    isNew,
  }),
  fc.record({ kind: kind('undo-refund'), who, nth, which }),
  fc.record({ kind: kind('exchange'), who, nth, which, payment, lines: goods, overrule, isNew }),
] as const;
export const aboutReturns = fc.oneof(...returns);
export type ReturnCommand = typeof aboutReturns extends fc.Arbitrary<infer One> ? One : never;

const payments = [
  fc.record({
    kind: kind('pay'),
    who,
    nth,
    seen,
    amount: fc.constantFrom('due' as const, 'left' as const, 'part' as const, 'over' as const),
    way: fc.constantFrom('cash' as const, 'bank' as const, 'wallet' as const, 'card' as const),
    /** The number of the transfer: few, so that two orders have the same. */
    transfer: fc.nat(9),
    isNew,
  }),
  fc.record({ kind: kind('undo-pay'), who, nth, which }),
  fc.record({
    kind: kind('advance'),
    who,
    nth,
    seen,
    amount: fc.constantFrom('none' as const, 'half' as const, 'all' as const, 'over' as const),
  }),
] as const;
export const aboutPayments = fc.oneof({ weight: 2, arbitrary: payments[0] }, payments[1], payments[2]);
export type PaymentCommand = typeof aboutPayments extends fc.Arbitrary<infer One> ? One : never;

const risk = [
  fc.record({ kind: kind('rule'), who, rule: fc.nat(RULES.length - 1), isOn: fc.boolean() }),
  fc.record({ kind: kind('block'), who, mobile }),
  fc.record({ kind: kind('lift'), who, mobile }),
] as const;
export const aboutRisk = fc.oneof(...risk);
export type RiskCommand = typeof aboutRisk extends fc.Arbitrary<infer One> ? One : never;
