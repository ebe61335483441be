import { sql } from 'kysely';
import type { Product } from '../../../shop/catalogue/products/responses.ts';
import type { StandIn } from '../../support/courier-stand-in/start-stand-in.ts';
import { openShelf, stockProduct, type TestShop } from '../../support/shop.ts';
import { hireAdmin, requestAs } from '../../support/staff.ts';
import { giveOptions } from '../../support/variants.ts';
import { type COURIERS, GOODS } from './command-parts.ts';
import { at, type State } from './state.ts';
import { COUPON, MOBILES, RULES } from './tables.ts';

/** The shop with the people who work in it, its shelf, and the couriers. */
export interface Floor {
  shop: TestShop;
  standIns: Record<(typeof COURIERS)[number], StandIn>;
  people: { id: string; token: string; isManager: boolean }[];
  /** In the order of their ids, which is that of the lines of an order. */
  products: Product[];
  /** What all of them but one are variants of, and is not sold itself. */
  parent: string;
  /** The owner's rules by their ids, in the order of `RULES`. */
  rules: string[];
}

export async function openFloor(shop: TestShop, standIns: Floor['standIns']): Promise<Floor> {
  const people = [];
  for (const role of ['Shop Manager', 'Shop Manager', 'Shop Editor'] as const) {
    const { _id, token } = await hireAdmin(shop, role);
    people.push({ id: _id, token, isManager: role === 'Shop Manager' });
  }
  const [{ price: alone }, ...sized] = GOODS;
  const parent = await stockProduct(shop.database, { name: 'Pan', quantity: 0 });
  const sizes = { name: 'Size', values: sized.map(({ price }) => `for ${price}`) };
  const products = [
    await stockProduct(shop.database, { name: `Pan for ${alone}`, price: alone }),
    ...(await giveOptions(shop.database, parent._id, [sizes], sized)),
  ];
  products.sort((one, other) => (one._id < other._id ? -1 : 1));
  const rules = [];
  for (const rule of RULES) {
    const written = await requestAs(shop, at(people, 0).token, 'POST', '/api/v1/risk/rules', rule);
    rules.push(String(written.json().rule._id));
  }
  await requestAs(shop, at(people, 0).token, 'POST', '/api/v1/coupons', { ...COUPON, kind: 'percent' });
  return { shop, standIns, people, products, parent: parent._id, rules };
}

/** Clears what happened on the floor, and fills the shelf again. @returns what the model begins with */
export async function clearFloor({ shop, standIns, products, parent }: Floor): Promise<State> {
  const kept = products.map(({ _id, price }) => {
    const { put = 0 } = GOODS.find((goods) => goods.price === price) ?? {};
    return { id: _id, price, full: price, put };
  });
  const tables = [
    ...['courier_settlement_lines', 'ledger_entries', 'courier_dues', 'courier_settlements'],
    ...['return_lines', 'refunds', 'returns', 'payments', 'blocked_mobiles'],
    ...[
      'courier_sheet_columns',
      'courier_bookings',
      'order_events',
      'order_origins',
      'order_lines',
      'orders',
    ],
    ...['audit_log', 'outbox', 'stock_movements', 'stock', 'price_discounts'],
  ];
  await shop.database.transaction().execute(async (transaction) => {
    // Entries of the ledgers are kept by triggers.
    await sql.raw('set local session_replication_role = replica').execute(transaction);
    await sql.raw(tables.map((table) => `delete from ${table}`).join('; ')).execute(transaction);
    await transaction.updateTable('risk_rules').set({ is_on: false }).execute();
    // The shelf was emptied past the triggers that say so in the products.
    await transaction.updateTable('products').set({ in_stock: true }).execute();
    await transaction.updateTable('coupons').set({ uses: 0 }).execute();
    await transaction.updateTable('products').set({ discount_basis_points: 0 }).execute();
    await sql.raw('set local session_replication_role = origin').execute(transaction);
    await openShelf(transaction, [...kept, { id: parent, put: 0 }]);
  });
  for (const product of products) product.discount = 0;
  for (const standIn of Object.values(standIns)) Object.assign(standIn, { parcels: [], requests: [] });
  const blocks = MOBILES.map(() => ({ isBlocked: false, times: 0 }));
  return {
    ...{ products: kept, orders: [], settlements: [], ledger: {} },
    ...{ rulesOn: RULES.map(() => false), blocks },
  };
}

/** The tracking number that the model calls so: as it was typed, or what the courier gave the booking. */
export function numberOf({ standIns }: Floor, tracking: string): string {
  const parcels = Object.values(standIns).flatMap((standIn) => standIn.parcels);
  return parcels.find(({ reference }) => reference === tracking)?.trackingNumber ?? tracking;
}

/** What the model calls a tracking number. */
export function nameOf({ standIns }: Floor, number: string | null): string | null {
  const parcels = Object.values(standIns).flatMap((standIn) => standIn.parcels);
  return parcels.find(({ trackingNumber }) => trackingNumber === number)?.reference ?? number;
}

/** Who sends a request. */
export const personOf = ({ people }: Floor, who: number) => at(people, who % people.length);
