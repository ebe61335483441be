import type { Change } from '../chaos/planted-bugs.ts';

/** Mistakes that the day has to find: it proves nothing about a shop in which it would miss them. */
export const PLANTED_BUGS: Readonly<Record<string, readonly Change[]>> = {
  // What is counted in as whole lies on the shelf once, and stands in the stock twice.
  'stock-back-twice': [
    {
      file: 'shop/orders/fulfilment/stock.ts',
      right: 'return line.quantity - line.returnedGood;',
      wrong: 'return line.quantity - 2 * line.returnedGood;',
    },
  ],
  // Whatever changes an order that was delivered, its cash is booked once more; the ledger still sums to 0.
  'delivery-booked-twice': [
    {
      file: 'shop/orders/management/record-on-order.ts',
      right: 'if (owed?.courier !== owedBefore?.courier || owed?.paisa !== owedBefore?.paisa) {',
      wrong: 'if (owed !== null) {',
    },
    {
      file: 'shop/payments/ledger/book-delivery.ts',
      right: 'owed.paisa : 0) - paisa;',
      wrong: 'owed.paisa : 0) - 0 * paisa;',
    },
  ],
  'short-is-paid': [
    {
      file: 'shop/back-office/settlements/rules.ts',
      right: 'if (settled < due)',
      wrong: 'if (settled < due / 2)',
    },
  ],
};
