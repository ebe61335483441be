/** What an order's page tells its shopper (R400 to R402). A link travels, so what is personal is shortened. */
import { formatMobile } from '../../fields/rules.ts';
import { formatRupees } from '../../money.ts';
import { isInShop } from '../fulfilment/rules.ts';
import { awaitsPayment, cashToCollect, dueBeforePacking, leftToPay } from '../payments/rules.ts';
import type { Confirmation, Fulfilment, OrderStatus, PaymentMethod } from '../rules.ts';

/** An order as far as its page says where it is. Times are ISO texts. */
export interface FollowedOrder {
  status: OrderStatus;
  fulfilment: Fulfilment;
  confirmation: Confirmation;
  paymentMethod: PaymentMethod;
  totalAmount: number;
  /** What came already, and what is asked for before it is packed; rupees. */
  paidAmount: number;
  advanceAmount: number;
  /** What of it went back, in rupees. */
  refundedAmount: number;
  /** Whether the page shows how to pay from a bank's app. */
  takesRaast: boolean;
  /** Cancelled by the shop, because nobody confirmed or paid it in time. */
  released: boolean;
  placedAt: string;
  confirmedAt: string | null;
  packedAt: string | null;
  dispatchedAt: string | null;
  deliveredAt: string | null;
  cancelledAt: string | null;
}

export interface ProgressStep {
  name: string;
  done: boolean;
  /** ISO time; null while it is not done, or where nobody noted when it was. */
  at: string | null;
  /** Whether a cancelled order ends here. */
  isEnd: boolean;
}

const LEFT: readonly Fulfilment[] = ['with-courier', 'out-for-delivery', 'delivered'];

/** The way of an order to its customer, step by step; of one that ends without arriving, as far as it came. */
export function progressOf(order: FollowedOrder): ProgressStep[] {
  const { status, fulfilment, confirmation, paymentMethod } = order;
  const delivered = status === 'Delivered';
  const left = delivered || LEFT.includes(fulfilment) || order.dispatchedAt !== null;
  const packed = left || fulfilment === 'packed';
  const confirmed = packed || confirmation === 'confirmed' || status === 'Processing';
  const step = (name: string, done: boolean, at: string | null) => {
    return { name, done, at: done ? at : null, isEnd: false };
  };
  const cameAmount = order.paidAmount + (status === 'Cancelled' ? order.refundedAmount : 0);
  const way = [
    step('Order placed', true, order.placedAt),
    paymentMethod === 'cash'
      ? step('Confirmed', confirmed, order.confirmedAt)
      : step('Paid', leftToPay({ ...order, paidAmount: cameAmount }) === 0, null),
    step('Packed', packed, order.packedAt),
    step('With the courier', left, order.dispatchedAt),
  ];
  const ending = endingOf(order);
  return ending === null
    ? [...way, step('Delivered', delivered, order.deliveredAt)]
    : [
        ...way.filter(({ done }) => done),
        ending,
        ...(order.refundedAmount > 0 ? [step('Paid back', true, null)] : []),
      ];
}

/** The last step of an order that does not arrive; null while it may. */
function endingOf({ status, fulfilment, cancelledAt }: FollowedOrder): ProgressStep | null {
  const name = ENDINGS[fulfilment] ?? (status === 'Cancelled' ? 'Cancelled' : null);
  if (name === null) return null;
  const isEnd = status === 'Cancelled';
  return { name, done: true, at: isEnd ? cancelledAt : null, isEnd };
}

const ENDINGS: Readonly<Partial<Record<Fulfilment, string>>> = {
  refused: 'Not accepted at the door',
  'coming-back': 'On its way back to us',
  back: 'Back in our shop',
  lost: 'Lost on the way',
};

/** Where an order's page leads on, beside what it says: by a number to call, by the same products, by what the shop takes back. */
export type WayOn = 'call' | 'again' | 'returns';

interface Explained {
  heading: string;
  next: string;
  ways: readonly WayOn[];
}

/**
 * How an order stands in a few words, and what its shopper can do or expect.
 * @param promise when orders arrive, in a sentence
 */
export function explainOrder(order: FollowedOrder, promise: string): Explained {
  return { ways: [], ...explain(order, promise) };
}

function explain(
  order: FollowedOrder,
  promise: string,
): Pick<Explained, 'heading' | 'next'> & Partial<Explained> {
  const { status, fulfilment, paymentMethod, released, deliveredAt } = order;
  const isCash = paymentMethod === 'cash';
  if (fulfilment === 'lost') {
    return {
      heading: 'Your parcel was lost on the way',
      next: 'We are sorry. Call us: we send it again, or you pay nothing.',
      ways: ['call'],
    };
  }
  if (fulfilment === 'back') {
    return deliveredAt === null
      ? {
          heading: 'Your parcel came back to us',
          next: 'Do you still want it? Call us, or order again.',
          ways: ['again', 'call'],
        }
      : { heading: 'We have your return', next: 'Questions about it? Call us.', ways: ['call'] };
  }
  if (fulfilment === 'refused' || fulfilment === 'coming-back') {
    return {
      heading: 'Your parcel is on its way back to us',
      next: 'Do you still want it? Call us today, and we send it again.',
      ways: ['call'],
    };
  }
  if (status === 'Cancelled') {
    const why = isCash ? 'confirmed on the phone' : 'paid';
    const back = order.paidAmount > 0 ? ` We send ${formatRupees(order.paidAmount)} back to you.` : '';
    return {
      heading: 'This order is cancelled',
      next: released
        ? `It was not ${why} in time. There is nothing to pay.${back} Do you still want it? Call us, or order again.`
        : `Nothing will be delivered.${back} Do you still want it? Call us, or order again.`,
      ways: ['again', 'call'],
    };
  }
  if (status === 'Delivered') {
    return {
      heading: 'Your order was delivered',
      next: 'Is something not right? Call us, and look at our return policy.',
      ways: ['call', 'returns'],
    };
  }
  const cash = cashToCollect(order);
  const ready = cash > 0 ? ` Please have ${formatRupees(cash)} in cash ready.` : '';
  if (fulfilment === 'out-for-delivery') {
    return { heading: 'Your parcel is out for delivery', next: `The courier calls before the door.${ready}` };
  }
  if (fulfilment === 'with-courier') {
    return { heading: 'Your parcel is with the courier', next: `${promise}${ready}` };
  }
  if (fulfilment === 'packed') {
    return { heading: 'Your order is packed', next: `The courier collects it next. ${promise}` };
  }
  if (isCash && awaitsPayment(order)) {
    return {
      heading: `We ask for ${formatRupees(dueBeforePacking(order))} in advance`,
      next: `We pack your order once it has come. ${order.takesRaast ? 'Pay it with your bank’s app, as it is shown below.' : 'Call us, and we tell you how to send it.'}`,
      ways: order.takesRaast ? [] : ['call'],
    };
  }
  const isMeant = !isCash || order.confirmation === 'confirmed' || status === 'Processing';
  if (!isMeant) {
    return {
      heading: 'We have your order',
      next: 'We call you to confirm it, then we pack it. Missed our call? Call us back.',
    };
  }
  if (!isCash && leftToPay(order) > 0) {
    return {
      heading: 'We have your order',
      next:
        order.paidAmount > 0
          ? `${formatRupees(order.paidAmount)} of it is paid. We pack it once the rest is.`
          : 'It is not paid yet. We pack it once it is.',
    };
  }
  return {
    heading: isCash ? 'Your order is confirmed' : 'Your order is paid',
    next: `We pack it next. ${promise}`,
  };
}

/**
 * What a cash order's shopper is still to send before it is packed, and what is then left for the door, in rupees; null where
 * nothing is awaited.
 */
export function advanceOf(
  order: Pick<FollowedOrder, 'status' | 'fulfilment' | keyof Parameters<typeof awaitsPayment>[0]>,
): { now: number; atDoor: number } | null {
  if (order.paymentMethod !== 'cash' || !awaitsPayment(order)) return null;
  const now = dueByBankApp(order);
  return now === 0 ? null : { now, atDoor: leftToPay(order) - now };
}

/**
 * What of an order can be paid from a bank's app now, in rupees: what is still missing of an advance, else all that is left;
 * 0 once its parcel has left the shop, when it is taken back, or when nothing is due.
 */
export function dueByBankApp(
  order: Pick<
    FollowedOrder,
    'status' | 'fulfilment' | 'paymentMethod' | 'totalAmount' | 'paidAmount' | 'advanceAmount'
  >,
): number {
  if (order.status === 'Cancelled' || order.status === 'Delivered' || !isInShop(order)) return 0;
  if (!awaitsPayment(order)) return leftToPay(order);
  return leftToPay({ totalAmount: dueBeforePacking(order), paidAmount: order.paidAmount });
}

/** `Ayesha K.`: enough for who knows it. */
export function shortenName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const last = others.at(-1);
  return last ? `${first} ${[...last][0]}.` : first;
}

/** `0301 ••• •678`. @param mobile as it is stored, +923XXXXXXXXX */
export function shortenMobile(mobile: string): string {
  const shown = formatMobile(mobile).replace(/\D/g, '');
  return `${shown.slice(0, 4)} ••• •${shown.slice(-3)}`;
}

/** The first of an address, so that its owner knows which it is and a stranger does not find it. */
export function shortenAddress(address: string): string {
  const letters = [...address.trim().replace(/\s+/g, ' ')];
  if (letters.length <= ADDRESS_SHOWN) return '…';
  return `${letters
    .slice(0, ADDRESS_SHOWN)
    .join('')
    .replace(/[\s,]+$/, '')} …`;
}

const ADDRESS_SHOWN = 10;
