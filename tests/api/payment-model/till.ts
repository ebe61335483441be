import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Product } from '../../../shop/catalogue/products/responses.ts';
import { openCheckout, type PlaceOrder } from '../../../shop/orders/checkout/place-order.ts';
import type { PressedButton } from '../../../shop/orders/messages/schemas.ts';
import type { NamedPrincipal } from '../../../shop/principal.ts';
import { openShelf, stockProduct, type TestShop } from '../../support/shop.ts';
import { GOODS, type History } from './commands.ts';
import { type HeldGateways, holdGateways } from './gateways.ts';
import type { Messenger } from './messenger.ts';

/** The shop as far as money goes, with its gateways, what carries its messages and who works there. */
export interface Till {
  shop: TestShop;
  gateways: HeldGateways;
  placeOrder: PlaceOrder;
  /** With what was put onto the shelf, in the order of GOODS. */
  products: Product[];
  messenger: Messenger;
  /** What WhatsApp told of buttons that customers pressed; the newest last. */
  pressed: PressedButton[];
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
    placeOrder: openCheckout(shop.database, shop.currentSettings),
    products,
    messenger: { sent: [], asked: [] },
    pressed: [],
    staff: { kind: 'admin', id: randomUUID(), name: 'Sana' },
  };
}

/** Clears all that happened, and fills the shelf again. */
export async function clearTill(
  { shop, gateways, messenger, pressed, products }: Till,
  { namesAmount }: Pick<History, 'namesAmount'>,
): Promise<void> {
  Object.assign(gateways, { payments: [], messages: [], isAway: false, namesAmount });
  Object.assign(messenger, { sent: [], asked: [] });
  pressed.length = 0;
  const tables = [
    ...['refunds', 'payments', 'gateway_messages', 'ledger_entries'],
    ...['outbox', 'undelivered_mails', 'messages', 'whatsapp_events', 'sent_mails'],
    ...['order_events', 'order_origins', 'order_lines', 'orders', 'audit_log'],
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
      `update orders set stock_held_since = stock_held_since - ${by}, created_at = created_at - ${by};
      update payments set created_at = created_at - ${by}, ask_at = ask_at - ${by};
      update outbox set due_at = due_at - ${by};
      update sent_mails set sent_at = sent_at - ${by}`,
    )
    .execute(shop.database);
}
