import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openCouriers } from '../../shop/couriers/open-couriers.ts';
import { bookParcel } from '../../shop/orders/booking/book-parcel.ts';
import { lookUpBookings } from '../../shop/orders/booking/look-up-bookings.ts';
import { findBooking } from '../../shop/orders/booking/queries.ts';
import { findStaffOrder } from '../../shop/orders/queries.ts';
import { THE_SHOP } from '../../shop/principal.ts';
import { openStandIns, urlsOf } from '../support/courier-stand-in/open-stand-ins.ts';
import { type CourierName, settingsFor } from '../support/courier-stand-in/start-stand-in.ts';
import { killWhileBooking, type Moment } from '../support/kill-while-booking.ts';
import { openTestShop, order, orderBody, stockProduct } from '../support/shop.ts';

const standIns = await openStandIns();
const settings = settingsFor(urlsOf(standIns));
const shop = openTestShop(settings);

async function place(): Promise<string> {
  const product = await stockProduct(shop.database, { name: `Karahi ${crypto.randomUUID()}` });
  const placed = await order(shop.app, orderBody([{ product, quantity: 1 }]));
  return placed.json().order._id;
}

async function book(id: string, courier: CourierName) {
  const couriers = openCouriers(shop.settings, shop.currentSettings);
  const body = { courier, weightGrams: 500 };
  return bookParcel(shop.database, couriers, id, body, shop.settings.couriers, THE_SHOP);
}

const bookAndKill = (orderId: string, courier: CourierName, moment: Moment) =>
  killWhileBooking({ shop, standIn: standIns[courier], settings, orderId, courier }, moment);

test.each<[CourierName, Moment]>([
  ['PostEx', 'commit'],
  ['Leopards', 'answer'],
  ['Trax', 'commit'],
  ['PostEx', 'stored'],
  ['Leopards', 'commit'],
])(
  'a shop that is killed while it books with %s, before “%s”, leads to exactly one parcel',
  async (courier, moment) => {
    const id = await place();
    // Its cities are known, so that the order's row is the next that the process needs.
    await book(await place(), courier);
    standIns[courier].parcels = [];
    await bookAndKill(id, courier, moment);
    await book(id, courier);
    await sql`update courier_bookings set asked_at = asked_at - interval '3 minutes', look_up_at = now()
    where state in ('asked', 'unknown')`.execute(shop.database);
    const recover = () =>
      lookUpBookings(
        shop.database,
        openCouriers(shop.settings, shop.currentSettings),
        shop.settings.couriers,
      );
    await Promise.all([recover(), recover()]);
    await book(id, courier);
    expect(standIns[courier].parcels).toHaveLength(1);
    expect(await findStaffOrder(shop.database, id)).toMatchObject({
      courier,
      trackingNumber: standIns[courier].parcels[0]?.trackingNumber,
    });
  },
);

test('a shop that is killed while it books with TCS leaves one parcel, and asks staff about it', async () => {
  const id = await place();
  await bookAndKill(id, 'TCS', 'commit');
  await sql`update courier_bookings set look_up_at = now()`.execute(shop.database);
  await lookUpBookings(
    shop.database,
    openCouriers(shop.settings, shop.currentSettings),
    shop.settings.couriers,
  );
  await book(id, 'TCS');
  expect(standIns.TCS.parcels).toHaveLength(1);
  expect((await findBooking(shop.database, id))?.state).toBe('unknown');
});
