import fc from 'fast-check';
import type { Fault } from './booking-rules.ts';
import {
  COURIERS,
  counted,
  courier,
  goods,
  kind,
  mobile,
  nth,
  overrule,
  payment,
  product,
  seen,
  units,
  who,
} from './command-parts.ts';
import { aboutPayments, aboutReturns, aboutRisk, returns } from './return-commands.ts';
import { STATUSES, STEP_NAMES } from './tables.ts';

const fulfilment = [
  // Any step that leads on, so that every place is reached; and any at all, so that every refusal is.
  fc.record({ kind: kind('onward'), who, nth, pick: fc.nat(9), overrule }),
  fc.record({
    kind: kind('step'),
    who,
    nth,
    seen,
    step: fc.constantFrom(...STEP_NAMES),
    unconfirmed: fc.boolean(),
    overrule,
    counted: fc.option(counted),
  }),
  // Every step that does not lead on from where the parcel is.
  fc.record({ kind: kind('wrong-steps'), who, nth }),
  fc.record({ kind: kind('return'), who, nth, seen, counted }),
  fc.record({ kind: kind('weight'), who, nth, seen, grams: fc.constantFrom(500, 1250, null) }),
] as const;

const management = [
  fc.record({
    kind: kind('status'),
    who,
    nth,
    seen,
    status: fc.constantFrom(...STATUSES),
    confirming: fc.constantFrom('confirmed' as const, 'skipped' as const, undefined),
  }),
  fc.record({
    kind: kind('confirm'),
    who,
    nth,
    seen,
    outcome: fc.constantFrom('confirmed' as const, 'no-answer' as const, 'refused' as const),
  }),
  fc.record({ kind: kind('undo-confirm'), who, nth, seen }),
  fc.record({ kind: kind('note'), who, nth }),
  fc.record({ kind: kind('release') }),
] as const;

const edit = fc.record({
  kind: kind('edit'),
  who,
  nth,
  seen: fc.constantFrom('now', 'now', 'now', 'before'),
  /** For each line its units, 0 leaves it out. */
  keep: fc.array(fc.nat(4), { minLength: 1, maxLength: 3 }),
  add: fc.option(fc.record({ product, units })),
  city: fc.constantFrom('Karachi' as const, 'Karachi' as const, 'Lahore' as const),
  house: fc.integer({ min: 1, max: 2 }),
  delivery: fc.constantFrom(null, null, 0, 75),
  discount: fc.constantFrom(0, 0, 0, 300, 300, 5000),
});

const place = fc.record({
  kind: kind('place'),
  who,
  /** Typed by the shopper, or by the person who takes the order on the phone. */
  byPhone: fc.boolean(),
  payment,
  mobile,
  overrule,
  coupon: fc.boolean(),
  lines: goods,
});

const parcels = [
  fc.record({
    kind: kind('courier'),
    who,
    nth,
    seen,
    courier: fc.constantFrom(...COURIERS, 'Nobody'),
    parcel: fc.nat(3),
  }),
  fc.record({ kind: kind('no-courier'), who, nth, seen }),
  fc.record({ kind: kind('choose'), who, nth, courier }),
  fc.record({ kind: kind('look-up'), who, nth }),
  fc.record({ kind: kind('portal'), who, nth }),
  fc.record({ kind: kind('track') }),
] as const;
const book = fc.record({ kind: kind('book'), who, nth, courier });
const cancelBooking = fc.record({ kind: kind('cancel-booking'), who, nth });

const money = [
  fc.record({
    kind: kind('sheet'),
    who,
    courier,
    rows: fc.array(
      fc.record({
        nth,
        amount: fc.constantFrom('all' as const, 'all' as const, 'short' as const, 'over' as const),
      }),
      { maxLength: 3 },
    ),
    unknown: fc.nat(2),
  }),
  fc.record({ kind: kind('undo-sheet'), who, nth }),
  fc.record({ kind: kind('write-off'), who, nth }),
] as const;

/** All that people do with orders. */
const command = fc.oneof(
  { weight: 6, arbitrary: fulfilment[0] },
  ...[...fulfilment.slice(1), ...management].map((arbitrary) => ({ weight: 2, arbitrary })),
  { weight: 5, arbitrary: edit },
  { weight: 1, arbitrary: place },
  ...parcels.map((arbitrary) => ({ weight: 1, arbitrary })),
  { weight: 3, arbitrary: book },
  { weight: 1, arbitrary: cancelBooking },
  ...money.map((arbitrary) => ({ weight: 1, arbitrary })),
  { weight: 10, arbitrary: aboutReturns },
  { weight: 6, arbitrary: aboutPayments },
  { weight: 3, arbitrary: aboutRisk },
);
export type Command = typeof command extends fc.Arbitrary<infer One> ? One : never;

/**
 * What is not done by a person: the time for an answer is over, and the shop looks up what was cut off; or the days go by
 * in which something may be returned; or a discount begins or ends.
 */
const overdue = fc.oneof(
  fc.record({ kind: kind('overdue') }),
  fc.record({ kind: kind('days-go-by') }),
  fc.record({ kind: kind('sale') }),
);
export type Alone = typeof overdue extends fc.Arbitrary<infer One> ? One : never;

/** Requests that are sent at the same moment, and what the couriers make of what is booked meanwhile. */
export interface Round {
  fault: Fault;
  commands: (Command | Alone)[];
}
const roundOf = (one: fc.Arbitrary<Command>): fc.Arbitrary<Round> =>
  fc.record({
    fault: fc.constantFrom(
      'none' as const,
      'none' as const,
      'none' as const,
      'refuses' as const,
      'request-lost' as const,
      'answer-lost' as const,
    ),
    commands: fc.oneof(
      { weight: 20, arbitrary: fc.array<Command | Alone>(one, { minLength: 1, maxLength: 1 }) },
      // Two to four people, often at the same order.
      {
        weight: 12,
        arbitrary: fc
          .tuple(nth, fc.boolean(), fc.array(one, { minLength: 2, maxLength: 4 }))
          .map(([order, isSame, all]) =>
            all.map((each) => ('nth' in each && isSame ? { ...each, nth: order * 2 + 1 } : each)),
          ),
      },
      { weight: 1, arbitrary: fc.tuple(overdue) },
    ),
  });

/** What people do while something comes back: mostly about that, and about the orders that are taken instead. */
const whileReturning = fc.oneof(
  { weight: 6, arbitrary: aboutReturns },
  { weight: 5, arbitrary: returns[5] },
  { weight: 3, arbitrary: returns[1] },
  { weight: 4, arbitrary: management[0] },
  { weight: 8, arbitrary: command },
);

const roundsOf = (one: fc.Arbitrary<Command>) =>
  fc.array(roundOf(one), { minLength: 1, maxLength: 40, size: 'max' });

/** One of two begins with something that comes back, so that all that follows from it is reached. */
export const history = fc.oneof(
  fc.record({ isReturning: fc.constant(false), rounds: roundsOf(command) }),
  fc.record({ isReturning: fc.constant(true), rounds: roundsOf(whileReturning) }),
);
