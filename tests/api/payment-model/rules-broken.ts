import { CURRENCY } from '../../../shop/payments/rules.ts';
import { THE_SHOP } from '../../../shop/principal.ts';
import { GOODS } from './commands.ts';
import type { HeldPayment } from './gateways.ts';
import { faultsOfMessages, notTold, sentTwice } from './messages-broken.ts';
import type { Seen, SeenOrder } from './read-database.ts';
import type { Till } from './till.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Whether a gateway has exactly what was asked for. */
const isTakenWhole = ({ state, paidPaisa, askedPaisa, currency }: HeldPayment) =>
  state === 'paid' && paidPaisa === askedPaisa && currency === CURRENCY;

/** What has to hold whatever was done. @returns what does not, in words */
export function rulesBroken(
  { products, gateways, messenger }: Till,
  { shelf, orders, unbalanced }: Seen,
): string[] {
  const broken: string[] = [];
  for (const [index, { _id }] of products.entries()) {
    const held = orders
      .filter(({ status }) => status !== 'Cancelled')
      .flatMap(({ lines }) => lines.filter(({ product }) => product === _id).map(({ units }) => units));
    const all = (shelf[_id] ?? 0) + sum(held);
    const put = GOODS[index]?.put;
    if (all !== put) broken.push(`Of product ${index}, ${put} units were put in, and ${all} are there.`);
  }
  if (unbalanced > 0) broken.push(`${unbalanced} groups of the ledger do not sum to 0.`);
  for (const order of orders) {
    const faults = [
      ...faultsOfMoney(order),
      ...faultsOfAttempts(order, gateways.payments),
      ...faultsOfHistory(order),
      ...faultsOfAmounts(order, products),
      ...faultsOfMessages(order, messenger),
    ];
    broken.push(...faults.map((fault) => `${order.email}: ${fault}`));
  }
  return [...broken, ...sentTwice(messenger)];
}

const DELIVERY: Readonly<Record<string, number>> = { Karachi: 15_000, Lahore: 20_000 };

/** What an order costs follows from its lines and where it goes, no matter who changed them. */
function faultsOfAmounts({ lines, city, shipping, total }: SeenOrder, products: Till['products']): string[] {
  const goods = lines.map(({ product, units }) => {
    const index = products.findIndex(({ _id }) => _id === product);
    return (GOODS[index]?.price ?? 0) * 100 * units;
  });
  const delivery = sum(goods) >= 500_000 ? 0 : (DELIVERY[city] ?? 0);
  const should = sum(goods) + delivery;
  return total === should && shipping === delivery
    ? []
    : [`It costs ${total}, of that ${shipping} for the delivery, and has to be ${should}, ${delivery}.`];
}

/** What is paid and to be refunded, and the ledger, follow from the payments and the refunds. */
function faultsOfMoney({
  status,
  method,
  total,
  paid,
  toRefund,
  awaits,
  payments,
  refunds,
  ledger,
}: SeenOrder): string[] {
  const came = payments.filter(({ state }) => state === 'paid');
  const went = refunds.filter(({ isUndone }) => !isUndone);
  const amounts = (all: readonly { amount: number }[]) => sum(all.map(({ amount }) => amount));
  const cash = ({ way }: { way: string }) => way === 'cash';
  const byHand = came.filter(({ gateway }) => gateway === null);
  const counted = amounts(came) - sum(went.map(({ ofPaid }) => ofPaid));
  const expected = {
    paid: counted,
    // Nothing here is ever delivered, so what a cancelled order was paid is all to go back.
    toRefund: Math.max(0, counted - (status === 'Cancelled' ? 0 : total)),
    // Nobody is asked for an advance.
    awaits: method === 'card' && counted < total,
    'due-from-gateway': amounts(came.filter(({ gateway }) => gateway !== null)),
    cash: amounts(byHand.filter(cash)) - amounts(went.filter(cash)),
    bank: amounts(byHand.filter((one) => !cash(one))) - amounts(went.filter((one) => !cash(one))),
    sales: -amounts(came),
    refunds: amounts(went),
  };
  const stored: Record<string, number | boolean> = { ...ledger, paid, toRefund, awaits };
  const names = new Set([...Object.keys(expected), ...Object.keys(stored)]);
  const should: Record<string, number | boolean> = expected;
  const faults = [...names]
    .filter((name) => (stored[name] ?? 0) !== (should[name] ?? 0))
    .map((name) => `${name} is ${stored[name] ?? 0}, and has to be ${should[name] ?? 0}.`);
  if (amounts(went) > amounts(came)) faults.push('More went back than came.');
  return faults;
}

/** An attempt is paid only where the gateway has exactly its amount. */
function faultsOfAttempts({ payments }: SeenOrder, held: readonly HeldPayment[]): string[] {
  const attempts = payments.filter(({ gateway }) => gateway !== null);
  const faults = attempts.flatMap(({ token, state, amount }) => {
    const payment = held.find((one) => one.token === token);
    if (!payment) return [`${token} is known to no gateway.`];
    if (state !== 'paid' || (isTakenWhole(payment) && payment.paidPaisa === amount)) return [];
    const has = `${payment.state} with ${payment.currency} ${payment.paidPaisa}`;
    return [`${token} counts as paid with ${amount}, and at the gateway it is ${has}.`];
  });
  const pending = attempts.filter(({ state }) => state === 'pending');
  return pending.length > 1 ? [...faults, `${pending.length} attempts wait.`] : faults;
}

/** Each change begins where the one before ended, all money stands in the history once, and the shop overrules nobody. */
function faultsOfHistory({ status, events, payments, refunds }: SeenOrder): string[] {
  const faults: string[] = [];
  let now: string | null = null;
  let cancelledBy = '';
  for (const { kind, from, to, actor } of events) {
    if (to === null || to === from) continue;
    if (from !== now) faults.push(`${kind} goes from ${from}, and it is ${now}.`);
    if (to === 'Cancelled') cancelledBy = kind;
    else if (from === 'Cancelled' && actor === THE_SHOP.name && cancelledBy !== 'released') {
      faults.push('The shop took up again what somebody had cancelled.');
    }
    now = to;
  }
  if (now !== status) faults.push(`It is ${status}, by its history ${now}.`);
  const told = (words: string) => events.filter(({ note }) => note?.startsWith(words)).length;
  const undone = payments.filter(({ state }) => state === 'undone').length;
  const came = payments.filter(({ state }) => state === 'paid').length + undone;
  const counts = [
    ['noted a payment', came],
    ['took the payment', undone],
    ['gave back', refunds.length],
    ['took the refund', refunds.filter(({ isUndone }) => isUndone).length],
  ] as const;
  for (const [words, times] of counts) {
    if (told(words) !== times)
      faults.push(`“${words}” is told ${told(words)} times, and was ${times} times.`);
  }
  return faults;
}

/** What has to hold once the gateways were asked about everything, and who did not pay in time has waited long enough. */
export function rulesBrokenInTheEnd({ shop, gateways }: Till, { orders }: Seen): string[] {
  const attempts = orders.flatMap(({ payments }) => payments);
  const broken: string[] = [];
  for (const payment of gateways.payments) {
    const attempt = attempts.find(({ token }) => token === payment.token);
    if (payment.isSeen && !attempt) broken.push(`The shop does not know ${payment.token}.`);
    if (!attempt) continue;
    const { token, state, note } = attempt;
    if (isTakenWhole(payment) && state !== 'paid') {
      broken.push(`The gateway has the money of ${token}, and in the shop it is ${state}.`);
    } else if (payment.state === 'paid' && !isTakenWhole(payment) && !note.includes('instead of')) {
      broken.push(`The gateway has other money for ${token}, and nobody is told.`);
    } else if (payment.state === 'failed' && state === 'pending') {
      broken.push(`The shop still waits for ${token}.`);
    }
  }
  const taken = sum(gateways.payments.filter(isTakenWhole).map(({ paidPaisa }) => paidPaisa));
  const counted = sum(orders.map(({ ledger }) => ledger['due-from-gateway'] ?? 0));
  if (taken !== counted) broken.push(`The gateways have ${taken} for the shop, and it counts ${counted}.`);
  for (const order of orders) {
    const { email, status, method, paid, tracking } = order;
    // What has a courier waits for nobody.
    if (method === 'card' && status === 'Pending' && paid === 0 && tracking === null)
      broken.push(`${email}: It holds stock, and was not paid in time.`);
    broken.push(...notTold(order, shop.settings.messages.ways).map((fault) => `${email}: ${fault}`));
  }
  return broken;
}
