import fc from 'fast-check';
import { ANSWERS } from '../../../shop/orders/own-changes/rules.ts';
import { GATEWAYS } from '../../../shop/payments/rules.ts';
import { FAULTS } from './messenger.ts';

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

const method = fc.constantFrom('card' as const, 'cash' as const);
const place = fc.record({ kind: kind('place'), units, alsoOther: fc.boolean(), method });
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
  { weight: 1, arbitrary: fc.record({ kind: kind('remind') }) },
] as const;

const fault = fc.constantFrom('none' as const, ...FAULTS);
const services = [
  { weight: 2, arbitrary: fc.record({ kind: kind('mails'), fault }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('whatsapp'), fault }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('sms'), fault }) },
] as const;

const answer = fc.constantFrom(...ANSWERS);
const customer = [
  {
    weight: 3,
    arbitrary: fc.record({
      kind: kind('own-change'),
      nth,
      units: fc.integer({ min: 0, max: 3 }),
      city: fc.constantFrom(null, 'Karachi' as const, 'Lahore' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('own-answer'),
      nth,
      answer,
      by: fc.constantFrom('page' as const, 'mail' as const),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: kind('button'), nth, answer }) },
  // What WhatsApp told before: it repeats what it believes was not heard, also much later.
  { weight: 1, arbitrary: fc.record({ kind: kind('button-again'), nth }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('stranger-button'), nth, answer }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('old-button'), nth, answer }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('button-of-nothing'), nth, answer }) },
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
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('call'),
      nth,
      outcome: fc.constantFrom(
        'confirmed' as const,
        'no-answer' as const,
        'refused' as const,
        'undo' as const,
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('courier'),
      nth,
      parcel: fc.constantFrom('TA' as const, 'TB' as const, 'none' as const),
    }),
  },
] as const;

/** All that people, gateways, services and the clock do with orders, their money and what is told of them. */
const command = fc.oneof(
  { weight: 2, arbitrary: place },
  { weight: 4, arbitrary: press },
  { weight: 6, arbitrary: atGateway },
  ...browser,
  ...messages,
  ...clock,
  ...services,
  ...customer,
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

/** Every history begins with an order: one by card that somebody begins to pay, or one in cash whose customer is asked. */
const byCard = fc
  .tuple(
    fc.boolean(),
    fc.constantFrom(...GATEWAYS),
    fc.constantFrom(null, 'succeed' as const, 'succeed' as const, ...ACTIONS),
  )
  .map(([alsoOther, gateway, action]) => [
    alone({ kind: 'place', units: 2, alsoOther, method: 'card' }),
    alone({ kind: 'press', nth: 0, gateway }),
    ...(action === null ? [] : [alone({ kind: 'at-gateway', nth: 0, action })]),
  ]);
const inCash = fc
  .boolean()
  .map((alsoOther) => [
    alone({ kind: 'place', units: 2, alsoOther, method: 'cash' }),
    alone({ kind: 'whatsapp', fault: 'none' }),
  ]);

export const history: fc.Arbitrary<History> = fc
  .tuple(
    fc.constantFrom(true, true, false),
    fc.oneof({ weight: 3, arbitrary: byCard }, { weight: 1, arbitrary: inCash }),
    fc.array(round, { minLength: 1, maxLength: 8, size: 'max' }),
  )
  .map(([namesAmount, beginning, rounds]) => ({ namesAmount, rounds: [...beginning, ...rounds] }));
