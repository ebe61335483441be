import { type EventsByWay, kindOf } from '../../../shop/notifications/rules.ts';
import { type OrderEvent, WAYS } from '../../../shop/rules.ts';
import type { Messenger } from './messenger.ts';
import type { SeenOrder } from './read-database.ts';

/** How often an order was taken up again. */
const takenUp = ({ events }: SeenOrder) => events.filter(({ from }) => from === 'Cancelled').length;
const timesOf = ({ events }: SeenOrder, wanted: string) =>
  events.filter(({ kind }) => kind === wanted).length;
const cancellings = ({ events }: SeenOrder) =>
  events.filter(({ kind, from, to }) => to === 'Cancelled' && from !== to && kind !== 'released').length;
const numbersOf = ({ events }: SeenOrder) =>
  events.filter(({ kind, note }) => kind === 'courier' && note !== null).map(({ note }) => note ?? '');

/** How often each may be told at most by one way, as the history says: each once for its event. */
const MOST: Record<OrderEvent, (order: SeenOrder) => number> = {
  placed: () => 1,
  confirm: (order) => (order.method === 'cash' ? 1 + takenUp(order) : 0),
  reminder: ({ events }) =>
    events.some(({ note }) => note?.startsWith('The customer was reminded')) ? 1 : 0,
  confirmed: (order) => Math.min(timesOf(order, 'confirmed'), 1 + takenUp(order)),
  sent: (order) => numbersOf(order).length,
  delivered: () => 0,
  cancelled: (order) => Math.min(cancellings(order), 1 + takenUp(order)),
  released: (order) => timesOf(order, 'released'),
  changed: (order) => timesOf(order, 'edited'),
  refunded: ({ refunds }) => refunds.length,
  'payment-failed': ({ payments }) => payments.filter(({ gateway }) => gateway !== null).length,
};
const EVENTS = Object.entries(MOST);

/** Nothing is told twice by one way, nothing that did not happen, and to nobody else. */
export function faultsOfMessages(order: SeenOrder, { sent }: Messenger): string[] {
  const mine = sent.filter(({ orderId }) => orderId === order.id);
  const strange = mine.filter(({ way, to }) => to !== (way === 'mail' ? order.email : order.mobile));
  const faults = strange.map(({ name, to }) => `${name} went to ${to}.`);
  for (const way of WAYS) {
    const byWay = mine.filter((one) => one.way === way);
    for (const [event, most] of EVENTS) {
      // What was tried again has the same name.
      const told = new Set(byWay.map(({ name }) => name).filter((name) => isAbout(name, event))).size;
      if (told > most(order))
        faults.push(`“${event}” is told ${told} times by ${way}, and happened ${most(order)} times.`);
    }
    for (const tracking of ['TA', 'TB']) {
      const happened = numbersOf(order).filter((note) => note.includes(tracking)).length;
      const told = new Set(byWay.filter((one) => one.tracking.startsWith(tracking)).map(({ name }) => name))
        .size;
      if (told > happened)
        faults.push(`${tracking} is told ${told} times by ${way}, and was set ${happened} times.`);
    }
  }
  return faults;
}

/** Names of messages begin with their kind. */
const isAbout = (name: string, event: string) => new RegExp(`^order-${event}-\\d`).test(name);

/** A message is sent again only where nobody said that it was taken. */
export function sentTwice({ sent }: Messenger): string[] {
  return sent.flatMap(({ name, isLost }, index) =>
    !isLost && sent.slice(index + 1).some((later) => later.name === name) ? [`${name} left twice.`] : [],
  );
}

/** What the customer of an order has to know once everything has left. @returns what was not told */
export function notTold(order: SeenOrder, ways: EventsByWay): string[] {
  const faults = order.waiting.map((kind) => `${kind} did not leave.`);
  for (const way of WAYS) {
    const recorded = order.messages.filter((message) => message.way === way);
    for (const { event, isIt } of owed(order)) {
      if (!ways[way].includes(event)) continue;
      // One that a service refused, or that was one too many, is known to staff.
      const isTold = recorded.some(
        ({ kind, fact, state }) => kind === kindOf(event) && isIt(fact) && state !== 'waiting',
      );
      if (!isTold) faults.push(`“${event}” is not told by ${way}.`);
    }
  }
  return faults;
}

interface Owed {
  event: OrderEvent;
  /** Whether the fact of a message is that of the event. */
  isIt(fact: string): boolean;
}

const any = () => true;

function owed(order: SeenOrder): Owed[] {
  const { status, events, refunds, confirmation, method, tracking } = order;
  const rounds = takenUp(order);
  const end = events.findLast(({ from, to }) => to === 'Cancelled' && from !== to);
  const isReleased = end?.kind === 'released';
  return [
    { event: 'placed', isIt: any },
    ...refunds
      .filter(({ isUndone }) => !isUndone)
      .map(({ id }): Owed => ({ event: 'refunded', isIt: (fact) => fact === id })),
    ...(status === 'Cancelled' && isReleased ? [{ event: 'released', isIt: any } as const] : []),
    ...(status === 'Cancelled' && !isReleased
      ? [{ event: 'cancelled', isIt: (fact: string) => fact === String(rounds) } as const]
      : []),
    ...(status !== 'Cancelled' && method === 'cash' && confirmation === 'confirmed' && rounds === 0
      ? [{ event: 'confirmed', isIt: any } as const]
      : []),
    ...(status !== 'Cancelled' && tracking !== null && rounds === 0
      ? [{ event: 'sent', isIt: (fact: string) => fact.endsWith(` ${tracking}`) } as const]
      : []),
  ];
}
