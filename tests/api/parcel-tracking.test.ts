import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openCouriers } from '../../shop/couriers/open-couriers.ts';
import { type ParcelState, SAID_STATES } from '../../shop/couriers/rules.ts';
import { bookParcel } from '../../shop/orders/booking/book-parcel.ts';
import { findBooking } from '../../shop/orders/booking/queries.ts';
import { trackParcels } from '../../shop/orders/booking/track-parcels.ts';
import { stepCourierSays } from '../../shop/orders/fulfilment/rules.ts';
import type { StaffOrder } from '../../shop/orders/responses.ts';
import { FULFILMENTS } from '../../shop/orders/rules.ts';
import { readWaiting } from '../../shop/orders/waiting/read-waiting.ts';
import { THE_SHOP } from '../../shop/principal.ts';
import { openStandIns, urlsOf } from '../support/courier-stand-in/open-stand-ins.ts';
import { COURIER_NAMES, type CourierName, settingsFor } from '../support/courier-stand-in/start-stand-in.ts';
import { openTestShop, order, orderBody, stockProduct } from '../support/shop.ts';
import { requestAs, signInAsAdmin } from '../support/staff.ts';

const standIns = await openStandIns();
const shop = openTestShop(settingsFor(urlsOf(standIns)));

async function booked(courier: CourierName): Promise<string> {
  const product = await stockProduct(shop.database, { name: `Karahi ${crypto.randomUUID()}` });
  const placed = await order(shop.app, orderBody([{ product, quantity: 1 }]));
  const id = String(placed.json().order._id);
  const couriers = openCouriers(shop.settings, shop.currentSettings);
  const body = { courier, weightGrams: 500 };
  const result = await bookParcel(shop.database, couriers, id, body, shop.settings.couriers, THE_SHOP);
  expect(result).toMatchObject({ ok: true, value: { state: 'booked' } });
  return id;
}

/** Tracks what is due. @returns how many parcels that were, and what was waited between requests */
async function track() {
  const waits: number[] = [];
  const wait = async (milliseconds: number) => waits.push(milliseconds);
  const asked = await trackParcels(shop.database, openCouriers(shop.settings, shop.currentSettings), wait);
  return { asked, waits };
}
const due = () =>
  sql`update courier_bookings set track_at = now() where track_at is not null`.execute(shop.database);
const parcelOf = async (id: string) => (await findBooking(shop.database, id))?.parcel;

/** Says what happened to the parcel that was booked last. */
function happened(courier: CourierName, text: string, time: string, more: object = {}): void {
  standIns[courier].parcels.at(-1)?.events.push({ text, time, ...more });
}

const TEXTS = {
  PostEx: { moving: 'En-Route', delivered: 'Delivered' },
  Leopards: { moving: 'Dispatched', delivered: 'Delivered' },
  Trax: { moving: 'Shipment - In Transit', delivered: 'Shipment - Delivered' },
  TCS: { moving: 'Departed From TCS Facility', delivered: 'Delivered' },
} as const satisfies Record<CourierName, { moving: string; delivered: string }>;

describe('a booked parcel', () => {
  test.each(COURIER_NAMES)(
    'is followed at %s, by its newest entry and in the time of Pakistan',
    async (name) => {
      const id = await booked(name);
      happened(name, TEXTS[name].moving, '2026-11-22 14:05:00');
      expect(await track()).toMatchObject({ asked: 1 });
      expect(await parcelOf(id)).toMatchObject({
        state: 'IN_TRANSIT',
        text: expect.stringContaining(TEXTS[name].moving),
        at: '2026-11-22T09:05:00.000Z',
      });
      expect((await track()).asked).toBe(0);

      happened(name, TEXTS[name].delivered, '2026-11-23 00:30:00');
      await due();
      await track();
      expect(await parcelOf(id)).toMatchObject({ state: 'DELIVERED', at: '2026-11-22T19:30:00.000Z' });
      await due();
      expect((await track()).asked).toBe(0);
    },
  );

  test.each(COURIER_NAMES)(
    'whose text of %s is not known is UNKNOWN, with the text as it came',
    async (name) => {
      const id = await booked(name);
      happened(name, 'Held at customs of Chaman', 'yesterday');
      await track();
      expect(await parcelOf(id)).toMatchObject({
        state: 'UNKNOWN',
        text: 'Held at customs of Chaman',
        at: null,
      });
    },
  );

  test.each<[CourierName, string, string, ParcelState]>([
    ['Leopards', 'Pending', 'Refused to receive', 'ATTEMPTED'],
    ['Trax', 'Shipment - Delivery Unsuccessful', 'Consignee not available', 'ATTEMPTED'],
    ['Leopards', 'Returned to shipper', '', 'RETURNED'],
  ])('at %s, “%s” with the reason “%s” is %s', async (name, text, reason, state) => {
    const id = await booked(name);
    happened(name, text, '2026-11-22 14:05', { reason });
    await track();
    expect(await parcelOf(id)).toMatchObject({ state, text: [text, reason].filter(Boolean).join(': ') });
  });

  test('is asked for again soon when the courier gave no answer, and keeps what was known', async () => {
    const id = await booked('PostEx');
    happened('PostEx', 'Booked', '2026-11-22 14:05:00');
    await track();
    standIns.PostEx.fault = 'wrong-key';
    await due();
    await track();
    expect((await parcelOf(id))?.state).toBe('BOOKED');
    const { rows } = await sql`select from courier_bookings
      where track_at between now() and now() + interval '11 minutes'`.execute(shop.database);
    expect(rows).toHaveLength(1);
  });

  test('of which the courier says more than the steps is in a view of its own until its step is taken', async () => {
    const id = await booked('PostEx');
    const token = await signInAsAdmin(shop);
    const inView = async () => {
      const { orders } = (
        await requestAs(shop, token, 'GET', '/api/v1/checkout/orders?stage=courier-differs')
      ).json();
      return orders.map(({ _id, courierSays }: StaffOrder) => [_id, courierSays]);
    };
    const take = (step: string) =>
      requestAs(shop, token, 'PUT', `/api/v1/checkout/order/${id}/fulfilment`, { step, unconfirmed: true });
    happened('PostEx', 'Delivered', '2026-11-23 00:30:00');
    await track();
    expect(await inView()).toEqual([]);
    await take('pack');
    await take('hand-over');
    expect(await inView()).toEqual([[id, 'DELIVERED']]);
    expect((await readWaiting(shop.database, 0)).courierDiffers).toBe(1);
    expect((await take('deliver')).statusCode).toBe(200);
    expect(await inView()).toEqual([]);
  });

  test.each(FULFILMENTS)(
    'that is “%s” for the shop is in the view exactly where a step follows',
    async (fulfilment) => {
      const id = await booked('PostEx');
      for (const courierSays of [null, ...SAID_STATES]) {
        await shop.database
          .updateTable('orders')
          .set({ fulfilment, courier_says: courierSays })
          .where('id', '=', id)
          .execute();
        const { courierDiffers } = await readWaiting(shop.database, 0);
        expect(courierDiffers === 1).toBe(stepCourierSays({ fulfilment, courierSays }) !== null);
      }
    },
  );

  test('is where the courier said last, though what it said before comes late', async () => {
    const id = await booked('PostEx');
    happened('PostEx', 'En-Route', '2026-11-22 14:05:00');
    const port = openCouriers(shop.settings, shop.currentSettings).get('PostEx');
    if (!port) throw new Error('PostEx is not open.');
    const late: typeof port = {
      ...port,
      async track(numbers) {
        const before = await port.track(numbers);
        happened('PostEx', 'Delivered', '2026-11-23 00:30:00');
        await due();
        await track();
        return before;
      },
    };
    await trackParcels(shop.database, new Map([['PostEx', late]]), async () => {});
    expect((await parcelOf(id))?.state).toBe('DELIVERED');
  });

  test('is asked for by one of several processes', async () => {
    await booked('Leopards');
    const counts = await Promise.all([track(), track(), track()]);
    expect(counts.map(({ asked }) => asked).toSorted()).toEqual([0, 0, 1]);
  });
});

test('couriers are asked within their limits: PostEx once a second, Leopards for fifty at once', async () => {
  await booked('PostEx');
  await booked('Leopards');
  // A busy week: 119 orders more with each.
  await sql`with placed as (
      insert into orders (id, name, email, mobile, province, city, address, payment_method, subtotal_paisa,
        shipping_paisa, total_paisa)
      select gen_random_uuid(), name, email, mobile, province, city, address, payment_method, subtotal_paisa,
        shipping_paisa, total_paisa
      from orders, generate_series(1, 119) returning id, number)
    insert into courier_bookings
      (order_id, reference, courier, state, tracking_number, collect_rupees, weight_grams, asked_by, track_at)
    select id, number || '-1', case number % 2 when 0 then 'PostEx' else 'Leopards' end, 'booked', number::text, 0, 500,
      'Sana', now() from placed`.execute(shop.database);
  const requests = (name: CourierName, call: RegExp) =>
    standIns[name].requests.filter((request) => call.test(request)).length;
  const { asked, waits } = await track();
  expect(asked).toBe(240);
  expect(requests('Leopards', /trackBookedPacket/)).toBe(3);
  expect(requests('PostEx', /track-bulk-order/)).toBe(6);
  expect(waits).toEqual(Array.from({ length: 2 + 5 }, () => 1000));
});
