import type { Command } from './commands.ts';
import { dueOf, isInShop, type Order, openBooking } from './state.ts';

/** A command that is about an order. */
export type About = Extract<Command, { nth: number }>;

/** Whether a command is likely to be taken of an order. */
export function suits(order: Order, kind: About['kind']): boolean {
  switch (kind) {
    case 'cancel-booking':
      return openBooking(order)?.state === 'booked';
    case 'look-up':
    case 'portal':
      return openBooking(order)?.state === 'unknown';
    case 'book':
      return !openBooking(order) && order.tracking === null && order.status !== 'Cancelled';
    case 'write-off':
      return Object.keys(order.money).some((courier) => dueOf(order, courier) !== 0);
    case 'wrong-steps':
      return !isInShop(order);
    case 'return':
      return order.place === 'delivered' || order.place === 'back';
    case 'open-return':
      return order.place === 'delivered';
    case 'return-onward':
      return order.returns.some(({ state }) => !['settled', 'declined', 'cancelled'].includes(state));
    case 'return-step':
      return order.returns.length > 0;
    case 'refund':
      return order.paid > 0 || order.handed;
    case 'undo-pay':
      return order.payments.some(({ undone }) => !undone);
    case 'advance':
      return order.payment === 'cash' && order.place === 'to-pack';
    case 'undo-refund':
      return order.refunds.some(({ undone }) => !undone);
    case 'exchange':
      return order.returns.some(({ state }) => state === 'inspected');
    case 'undo-confirm':
      return order.outcomes.length > 0;
    case 'edit':
      return (
        isInShop(order) && order.status !== 'Cancelled' && order.tracking === null && !openBooking(order)
      );
    case 'onward':
      if (isInShop(order)) return order.status !== 'Cancelled';
      return order.place !== 'delivered' && order.place !== 'back';
    case 'confirm':
      return order.payment === 'cash' && order.status !== 'Delivered' && order.status !== 'Cancelled';
    default:
      return order.status !== 'Cancelled';
  }
}
