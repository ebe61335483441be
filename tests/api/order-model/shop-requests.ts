import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { applyDiscounts } from '../../../shop/catalogue/discounts/apply-discounts.ts';
import { openCouriers } from '../../../shop/couriers/open-couriers.ts';
import { lookUpBookings } from '../../../shop/orders/booking/look-up-bookings.ts';
import { trackParcels } from '../../../shop/orders/booking/track-parcels.ts';
import { releaseUnconfirmed } from '../../../shop/orders/management/release-unconfirmed.ts';
import { lookUpOverdue, type Part } from './booking-rules.ts';
import type { Floor } from './floor.ts';
import { done } from './moving.ts';
import type { Request } from './request.ts';
import type { State } from './state.ts';
import { release } from './status-rules.ts';
/** Every order gets old, and the shop releases what nobody confirmed; what somebody works on meanwhile it passes over. */
export function releaseAll({ shop }: Floor, state: State): Request {
  const releases = state.orders.map(
    ({ id }): Part =>
      (now) =>
        release(now, id),
  );
  return {
    says: 'the shop releases what nobody confirmed',
    async prepare() {
      await sql`update orders set stock_held_since = now() - interval '100 hours'
        where id = any(${state.orders.map(({ id }) => id)}::uuid[])`.execute(shop.database);
    },
    async send() {
      await releaseUnconfirmed(shop.database, 48);
      return 'ok';
    },
    parts: [...releases, () => done()],
    mayPassOver: true,
  };
}

/** The shop looks up what has no answer for so long that none comes any more. */
export function overdue({ shop }: Floor): Request {
  return {
    says: 'bookings without an answer get old, and the shop looks them up',
    async send() {
      await sql`update courier_bookings set asked_at = asked_at - interval '3 minutes', look_up_at = now()
        where state in ('asked', 'unknown')`.execute(shop.database);
      await lookUpBookings(
        shop.database,
        openCouriers(shop.settings, shop.currentSettings),
        shop.settings.couriers,
      );
      return 'ok';
    },
    parts: [(now) => lookUpOverdue(now)],
  };
}

/** Asking where parcels are changes no order. */
export function track({ shop }: Floor): Request {
  return {
    says: 'the shop asks where its parcels are',
    async send() {
      await trackParcels(shop.database, openCouriers(shop.settings, shop.currentSettings), async () => {});
      return 'ok';
    },
    parts: [() => done()],
  };
}

/** The days go by in which something may be returned. */
export function daysGoBy({ shop }: Floor): Request {
  return {
    says: '20 days go by',
    async send() {
      await sql`update orders set delivered_at = delivered_at - interval '20 days'
        where delivered_at is not null`.execute(shop.database);
      return 'ok';
    },
    parts: [
      ({ orders }) => {
        for (const order of orders) order.daysAgo += 20;
        return done();
      },
    ],
  };
}

/** A discount of 10 percent on everything begins; or it ends, where it runs. */
export function sale({ shop: { database }, products }: Floor): Request {
  return {
    says: 'a discount begins or ends',
    async send() {
      const [ended] = await database.deleteFrom('price_discounts').returning('id').execute();
      if (!ended) {
        await database
          .insertInto('price_discounts')
          .values({
            ...{ id: randomUUID(), name: 'Sale', discount_basis_points: 1000, applies_to: 'all' },
            ...{ starts_at: new Date(0), ends_at: null, created_by: 'Sana' },
          })
          .execute();
      }
      await applyDiscounts(database);
      for (const product of products) product.discount = ended ? 0 : 10;
      return 'ok';
    },
    parts: [
      ({ products: priced }) => {
        for (const one of priced) one.price = one.price === one.full ? Math.floor(one.full * 0.9) : one.full;
        return done();
      },
    ],
  };
}
