import { formatMobile } from '../../fields/rules.ts';
import { formatRupees } from '../../money.ts';
import { sayCouponOf } from '../coupons/rules.ts';
import type { StaffOrder } from '../responses.ts';
import { sayShipping } from '../shipping/rules.ts';
import type { OrderChange } from './responses.ts';

/** What an edit can change of an order. */
export type Editable = Pick<
  StaffOrder,
  | 'customer'
  | 'items'
  | 'subtotal'
  | 'discountAmount'
  | 'discountReason'
  | 'coupon'
  | 'shippingCost'
  | 'shippingReason'
  | 'totalAmount'
>;

/** What staff read of each field, by its name on their screens. */
const FIELDS: readonly [what: string, read: (order: Editable) => string][] = [
  ['Name', ({ customer }) => customer.name],
  ['Mobile', ({ customer }) => formatMobile(customer.mobile)],
  ['Email', ({ customer }) => customer.email],
  ['Address', ({ customer }) => customer.address],
  ['City', ({ customer }) => `${customer.city}, ${customer.province}`],
  ['Instructions', ({ customer }) => customer.instructions],
];

const withReason = (amount: string, reason: string | null) => (reason ? `${amount} (${reason})` : amount);

const AMOUNTS: typeof FIELDS = [
  [
    'Discount',
    ({ discountAmount, discountReason }) =>
      withReason(discountAmount === 0 ? '' : formatRupees(discountAmount), discountReason),
  ],
  ['Coupon', ({ coupon }) => (coupon ? `${coupon.code}: ${sayCouponOf(coupon)}` : '')],
  ['Delivery', ({ shippingCost, shippingReason }) => withReason(sayShipping(shippingCost), shippingReason)],
  ['Total', ({ totalAmount }) => formatRupees(totalAmount)],
];

/** Every field and line that an edit changes, as it was and as it is; empty where there was or is nothing. */
export function describeEdit(before: Editable, after: Editable): OrderChange[] {
  const compare = (fields: typeof FIELDS) =>
    fields.map(([what, read]) => ({ what, before: read(before), after: read(after) }));
  return [...compare(FIELDS), ...compareLines(before.items, after.items), ...compare(AMOUNTS)].filter(
    (change) => change.before !== change.after,
  );
}

/** Every line that an edit changes. */
export function describeLines(before: Editable['items'], after: Editable['items']): OrderChange[] {
  return compareLines(before, after).filter((change) => change.before !== change.after);
}

function compareLines(before: Editable['items'], after: Editable['items']): OrderChange[] {
  const numbers = [...new Set([...before, ...after].map(({ lineNumber }) => lineNumber))];
  return numbers.map((number) => {
    const was = before.find(({ lineNumber }) => lineNumber === number);
    const is = after.find(({ lineNumber }) => lineNumber === number);
    return { what: (is ?? was)?.name ?? '', before: sayUnits(was), after: sayUnits(is) };
  });
}

function sayUnits(item: Editable['items'][number] | undefined): string {
  return item ? `${item.quantity} × ${formatRupees(item.linePrice)}` : '';
}

/** The changes as the order's history keeps them, below the reason. */
export function writeChanges(reason: string, changes: readonly OrderChange[]): string {
  const lines = changes.map(({ what, before, after }) => {
    if (before === '') return `${what}: ${after} added`;
    return after === '' ? `${what}: ${before} removed` : `${what}: ${before} → ${after}`;
  });
  return [reason, ...lines].join('\n');
}
