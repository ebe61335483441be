import { customer } from '../../support/shop.ts';
import type { Command } from './commands.ts';
import type { Edit } from './edit-rules.ts';
import type { Floor } from './floor.ts';
import { at, type Order } from './state.ts';
import { MOBILES } from './tables.ts';

export function versionSeen(order: Order, seen: string): number | undefined {
  if (seen === 'none') return undefined;
  return seen === 'now' ? order.version : Math.max(1, order.version - 1);
}

/** A count of what came back, on top of what was counted before. */
export function countsOf(order: Order, counted: readonly { good: number; damaged: number }[]) {
  return order.lines.flatMap(({ number, good, damaged }, index) => {
    const more = counted[index];
    return more || index === 0
      ? [{ line: number, good: good + (more?.good ?? 0), damaged: damaged + (more?.damaged ?? 0) }]
      : [];
  });
}

export function editOf(order: Order, command: Extract<Command, { kind: 'edit' }>): Edit {
  const { keep, add, city, house, delivery, discount, seen } = command;
  const kept = order.lines.map(({ number }, index) => ({ line: number, units: keep[index] ?? 1 }));
  const lines: Edit['lines'] = kept.filter(({ units }) => units > 0);
  if (add) lines.push(add);
  const version = versionSeen(order, seen) ?? order.version;
  const fallback = order.lines.slice(0, 1).map(({ number, units }) => ({ line: number, units }));
  const address = `House ${house}, Street 2`;
  return { lines: lines.length > 0 ? lines : fallback, city, address, delivery, discount, version };
}

const { paymentMethod: _payment, ...person } = customer;

export function editBody(
  { products }: Floor,
  { mobile }: Order,
  { lines, city, address, delivery, discount, version }: Edit,
) {
  return {
    ...person,
    mobile: at(MOBILES, mobile),
    city,
    province: city === 'Lahore' ? 'Punjab' : 'Sindh',
    address,
    lines: lines.map(({ line, product, units }) => ({
      ...(line === undefined ? { _id: at(products, product ?? 0)._id } : { lineNumber: line }),
      quantity: units,
    })),
    shippingCost: delivery,
    shippingReason: delivery === null ? '' : 'Promised',
    discountAmount: discount,
    discountReason: discount === 0 ? '' : 'Regular customer',
    reason: 'The customer asked',
    version,
  };
}
