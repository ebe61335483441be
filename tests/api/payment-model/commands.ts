import fc from 'fast-check';
import { GATEWAYS } from '../../../shop/payments/rules.ts';

/** Products on the shelf: rupees for one, and how many there are. Few, so that they run out. */
export const GOODS = [
  { price: 900, put: 3 },
  { price: 2600, put: 2 },
] as const;

/** What somebody does on a gateway's page, or it to the payment: a gateway that takes money says which, sum and currency. */
export const ACTIONS = ['succeed', 'fail', 'slow', 'rupee-short', 'in-rupees', 'in-dollars'] as const;
export type Action = (typeof ACTIONS)[number];

/** Which of those that there are; counted from the newest. */
const nth = fc.constantFrom(0, 0, 0, 1, 2);
const kind = <Kind extends string>(name: Kind) => fc.constant(name);
const units = fc.integer({ min: 1, max: 2 });

const place = fc.record({ kind: kind('place'), units, alsoOther: fc.boolean() });
const press = fc.record({ kind: kind('press'), nth, gateway: fc.constantFrom(...GATEWAYS) });
const atGateway = fc.record({
  kind: kind('at-gateway'),
  nth,
  action: fc.oneof(
    { weight: 3, arbitrary: fc.constant('succeed' as const) },
    { weight: 4, arbitrary: fc.constantFrom(...ACTIONS) },
  ),
});

const browser = [
  { weight: 3, arbitrary: fc.record({ kind: kind('return'), nth }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('forged-return'), nth }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('return-to-another'), nth }) },
] as const;

const messages = [
  // Any message that the gateway ever wrote: late, in another order, and again.
  { weight: 4, arbitrary: fc.record({ kind: kind('message'), nth }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('forged-message'), nth }) },
  // Signed, and not true: whatever a message says, the gateway is asked.
  { weight: 2, arbitrary: fc.record({ kind: kind('early-message'), nth }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('message-of-nothing') }) },
] as const;

const clock = [
  { weight: 3, arbitrary: fc.record({ kind: kind('poll') }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('expire') }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('late-money') }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('mails'), isAway: fc.boolean() }) },
] as const;

const amount = fc.constantFrom('all', 'all', 'part', 'more');
const staff = [
  {
    weight: 3,
    arbitrary: fc.record({
      kind: kind('status'),
      nth,
      status: fc.constantFrom(
        'Pending' as const,
        'Processing' as const,
        'Cancelled' as const,
        'Cancelled' as const,
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: kind('note'), nth, amount, way: fc.constantFrom('bank', 'cash') }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('undo-note'), nth }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: kind('refund'), nth, amount, way: fc.constantFrom('card', 'bank', 'cash') }),
  },
  { weight: 1, arbitrary: fc.record({ kind: kind('undo-refund'), nth }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('ask'), nth }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('edit'), nth, units }) },
] as const;

/** All that people, gateways and the clock do with an order by card and its money. */
const command = fc.oneof(
  { weight: 2, arbitrary: place },
  { weight: 4, arbitrary: press },
  { weight: 6, arbitrary: atGateway },
  ...browser,
  ...messages,
  ...clock,
  ...staff,
);
export type Command = typeof command extends fc.Arbitrary<infer One> ? One : never;

/** What is done at the same moment. */
export interface Round {
  /** So much time has gone by before it. */
  minutes: number;
  /** Whether the gateways answer nothing meanwhile. */
  isAway: boolean;
  commands: Command[];
}
const round: fc.Arbitrary<Round> = fc.record({
  minutes: fc.constantFrom(0, 0, 0, 1, 6, 61, 130),
  isAway: fc.constantFrom(false, false, false, false, false, false, true),
  commands: fc.oneof(
    { weight: 3, arbitrary: fc.array(command, { minLength: 1, maxLength: 1 }) },
    { weight: 2, arbitrary: fc.array(command, { minLength: 2, maxLength: 3 }) },
    // A double click, a message delivered twice, two processes at the same job, two colleagues.
    { weight: 1, arbitrary: command.map((one) => [one, one]) },
  ),
});

const alone = (one: Command): Round => ({ minutes: 0, isAway: false, commands: [one] });

export interface History {
  /** Whether JazzCash names the amount when it is asked; some accounts read it only from what the browser brings. */
  namesAmount: boolean;
  rounds: Round[];
}

/** Every history begins with an order by card that somebody begins to pay; most go on at the gateway. */
export const history: fc.Arbitrary<History> = fc
  .tuple(
    fc.constantFrom(true, true, false),
    fc.boolean(),
    fc.constantFrom(...GATEWAYS),
    fc.constantFrom(null, 'succeed' as const, 'succeed' as const, ...ACTIONS),
    fc.array(round, { minLength: 1, maxLength: 8, size: 'max' }),
  )
  .map(([namesAmount, alsoOther, gateway, action, rounds]) => ({
    namesAmount,
    rounds: [
      alone({ kind: 'place', units: 2, alsoOther }),
      alone({ kind: 'press', nth: 0, gateway }),
      ...(action === null ? [] : [alone({ kind: 'at-gateway', nth: 0, action })]),
      ...rounds,
    ],
  }));
