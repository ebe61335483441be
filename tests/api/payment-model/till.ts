import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { COMPOSERS } from '../../../server/background-jobs.ts';
import type { Product } from '../../../shop/catalogue/products/responses.ts';
import { deliverMails } from '../../../shop/notifications/deliver-mails.ts';
import type { Mailer } from '../../../shop/notifications/open-mailer.ts';
import { openCheckout, type PlaceOrder } from '../../../shop/orders/checkout/place-order.ts';
import type { NamedPrincipal } from '../../../shop/principal.ts';
import { openShelf, stockProduct, type TestShop } from '../../support/shop.ts';
import { GOODS, type History } from './commands.ts';
import { type HeldGateways, holdGateways } from './gateways.ts';

/** The shop as far as money goes, with its gateways, its mail server and who works there. */
export interface Till {
  shop: TestShop;
  gateways: HeldGateways;
  placeOrder: PlaceOrder;
  /** With what was put onto the shelf, in the order of GOODS. */
  products: Product[];
  /** Mails that left: what they are named by, and to whom. */
  sent: { name: string; to: string }[];
  staff: NamedPrincipal<'admin'>;
}

export async function openTill(shop: TestShop): Promise<Till> {
  const products: Product[] = [];
  for (const { price } of GOODS) {
    products.push(await stockProduct(shop.database, { name: `Pan for ${price}`, price }));
  }
  return {
    shop,
    gateways: holdGateways(shop.settings),
    placeOrder: openCheckout(shop.database, shop.settings),
    products,
    sent: [],
    staff: { kind: 'admin', id: randomUUID(), name: 'Sana' },
  };
}

/** Clears all that happened, and fills the shelf again. */
export async function clearTill(
  { shop, gateways, products, sent }: Till,
  { namesAmount }: Pick<History, 'namesAmount'>,
): Promise<void> {
  Object.assign(gateways, { payments: [], messages: [], isAway: false, namesAmount });
  sent.length = 0;
  const tables = [
    ...['refunds', 'payments', 'gateway_messages', 'ledger_entries'],
    ...['order_events', 'order_origins', 'order_lines', 'orders', 'audit_log', 'outbox'],
    ...['stock_movements', 'stock'],
  ];
  // Entries of the ledgers are kept by triggers.
  await sql
    .raw(
      `set local session_replication_role = replica;
      ${tables.map((table) => `delete from ${table};`).join(' ')}`,
    )
    .execute(shop.database);
  const shelf = products.map(({ _id }, index) => ({ id: _id, put: GOODS[index]?.put ?? 0 }));
  await shop.database.transaction().execute((transaction) => openShelf(transaction, shelf));
}

/** Lets time go by: all that the shop looks at the clock for is so much older. */
export async function passTime({ shop }: Till, minutes: number): Promise<void> {
  if (minutes === 0) return;
  const by = `interval '${minutes} minutes'`;
  await sql
    .raw(
      `update orders set stock_held_since = stock_held_since - ${by};
      update payments set created_at = created_at - ${by}, ask_at = ask_at - ${by};
      update outbox set due_at = due_at - ${by}`,
    )
    .execute(shop.database);
}

/** Sends what is due. @param isAway whether the mail server takes nothing */
export function sendMails({ shop, sent }: Till, isAway: boolean): Promise<number> {
  const mailer: Mailer = {
    async send({ to }, name) {
      if (isAway) throw new Error('The mail server is away.');
      sent.push({ name, to: to.address });
    },
    close() {},
  };
  return deliverMails(shop.database, mailer, COMPOSERS, shop.settings, () => {});
}
