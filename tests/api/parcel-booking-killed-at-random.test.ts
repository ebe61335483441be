import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openCouriers } from '../../shop/couriers/open-couriers.ts';
import { lookUpBookings } from '../../shop/orders/booking/look-up-bookings.ts';
import { openStandIns, urlsOf } from '../support/courier-stand-in/open-stand-ins.ts';
import { COURIER_NAMES, settingsFor } from '../support/courier-stand-in/start-stand-in.ts';
import { killWhileBooking, MOMENTS } from '../support/kill-while-booking.ts';
import { customer, openTestShop, order, orderBody, stockProduct } from '../support/shop.ts';
import { requestAs, signInAsAdmin } from '../support/staff.ts';

const standIns = await openStandIns();
const settings = {
  ...settingsFor(urlsOf(standIns)),
  COURIER_SECONDS: '15',
  OPEN_ORDERS_PER_NETWORK: '100000',
};
const shop = openTestShop(settings);

/** As of tests/api/order-model.test.ts; a process is started for each, so CI takes few. */
const runs = Number(process.env.ORDER_MODEL_RUNS ?? 0);
const seed = Number(process.env.ORDER_MODEL_SEED ?? (runs === 0 ? 13 : Date.now() % 2 ** 31));

const { paymentMethod: _payment, ...person } = customer;

/** What colleagues do with the order meanwhile; they know nothing of the process that was killed. */
const ACTIONS = {
  'book again': (courier: string) => ['POST', '/booking', { courier, weightGrams: 500 }],
  'book with another': (courier: string) => [
    'POST',
    '/booking',
    { courier: courier === 'Trax' ? 'PostEx' : 'Trax', weightGrams: 500 },
  ],
  'look up': () => ['POST', '/booking/look-up'],
  'cancel the booking': () => ['DELETE', '/booking'],
  edit: () => [
    'PUT',
    '',
    { ...person, address: 'House 2', lines: [{ lineNumber: 1, quantity: 2 }], reason: 'Asked', version: 1 },
  ],
  cancel: () => ['PUT', '/status', { status: 'Cancelled' }],
  'take up again': () => ['PUT', '/status', { status: 'Processing' }],
  pack: () => ['PUT', '/fulfilment', { step: 'pack', unconfirmed: true }],
  'set the courier by hand': () => ['PUT', '/courier', { courier: 'Leopards', trackingNumber: 'HAND-1' }],
  'take the courier away': () => ['PUT', '/courier', { courier: '', trackingNumber: '' }],
} as const satisfies Record<
  string,
  (
    courier: string,
  ) => readonly ['POST' | 'PUT' | 'DELETE', string] | readonly ['POST' | 'PUT', string, object]
>;
const ACTION_NAMES = Object.keys(ACTIONS);
const actions = fc.array(fc.constantFrom(...ACTION_NAMES), { maxLength: 4 });

test('a shop that is killed between a courier’s answer and its commit has one parcel, known to it, whatever staff do meanwhile', async () => {
  const token = await signInAsAdmin(shop);
  const couriers = openCouriers(shop.settings, shop.currentSettings);
  const recover = () => lookUpBookings(shop.database, couriers, shop.settings.couriers);
  const product = await stockProduct(shop.database, { quantity: 10_000 });
  const place = async () => (await order(shop.app, orderBody([{ product, quantity: 1 }]))).json().order;
  const act = async (id: string, name: string, courier: string) => {
    const action = Object.entries(ACTIONS).find(([one]) => one === name)?.[1];
    if (!action) throw new Error(`Nobody does “${name}”.`);
    const [method, what, body] = action(courier);
    const reply = await requestAs(shop, token, method, `/api/v1/checkout/order/${id}${what}`, body);
    expect(reply.statusCode, `${name}: ${reply.body}`).toBeLessThan(500);
  };
  const age = () =>
    sql`update courier_bookings set asked_at = asked_at - interval '3 minutes', look_up_at = now()
      where state in ('asked', 'unknown')`.execute(shop.database);
  // Every courier's cities are known, so that a booking asks for nothing else.
  for (const courier of COURIER_NAMES) await act((await place())._id, 'book again', courier);

  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...COURIER_NAMES),
      fc.constantFrom(...MOMENTS),
      actions,
      actions,
      async (courier, moment, atOnce, later) => {
        const { _id: id, number } = await place();
        await killWhileBooking({ shop, standIn: standIns[courier], settings, orderId: id, courier }, moment);
        await Promise.all(atOnce.map((name) => act(id, name, courier)));
        await age();
        await Promise.all([recover(), recover(), ...later.map((name) => act(id, name, courier))]);
        await act(id, 'book again', courier);
        await age();
        await recover();

        const parcels = Object.values(standIns)
          .flatMap((standIn) => standIn.parcels)
          .filter(({ reference, cancelled }) => reference.startsWith(`${number}-`) && !cancelled)
          .map(({ reference, trackingNumber }) => ({ reference, trackingNumber }));
        const bookings = await shop.database
          .selectFrom('courier_bookings')
          .innerJoin('orders', 'orders.id', 'courier_bookings.order_id')
          .select(['reference', 'courier_bookings.tracking_number as trackingNumber', 'state', 'answer'])
          .select('orders.tracking_number as onOrder')
          .where('order_id', '=', id)
          .where('state', 'in', ['asked', 'booked', 'unknown'])
          .execute();
        expect(parcels.length).toBeLessThanOrEqual(1);
        expect(bookings.map(({ reference }) => reference)).toEqual(parcels.map(({ reference }) => reference));
        for (const { state, trackingNumber } of bookings) {
          // Nobody can ask TCS: staff do, on its portal.
          expect(state).toBe(courier === 'TCS' && trackingNumber === null ? 'unknown' : 'booked');
          if (state === 'booked') expect(trackingNumber).toBe(parcels[0]?.trackingNumber);
        }
        const [known] = bookings;
        const isLeftAlone = ![...atOnce, ...later].some(
          (name) => name.includes('courier') || name === 'cancel',
        );
        if (isLeftAlone && known?.state === 'booked') expect(known.onOrder).toBe(known.trackingNumber);
      },
    ),
    { numRuns: runs || 5, seed },
  );
}, 3_600_000);
