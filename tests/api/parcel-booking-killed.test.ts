import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openCouriers } from '../../shop/couriers/open-couriers.ts';
import { bookParcel } from '../../shop/orders/booking/book-parcel.ts';
import { lookUpBookings } from '../../shop/orders/booking/look-up-bookings.ts';
import { findBooking } from '../../shop/orders/booking/queries.ts';
import { findStaffOrder } from '../../shop/orders/queries.ts';
import { THE_SHOP } from '../../shop/principal.ts';
import { type ChildProgram, childProgram } from '../support/child-program.ts';
import { openStandIns, urlsOf } from '../support/courier-stand-in/open-stand-ins.ts';
import { type CourierName, settingsFor } from '../support/courier-stand-in/start-stand-in.ts';
import { countWaitingForLocks, testDatabaseUrl } from '../support/database.ts';
import { openTestShop, order, orderBody, stockProduct } from '../support/shop.ts';

const standIns = await openStandIns();
const settings = settingsFor(urlsOf(standIns));
const shop = openTestShop(settings);

/** When the process is killed: before the booking is stored, before the answer comes, or between answer and commit. */
type Moment = 'stored' | 'answer' | 'commit';

async function place(): Promise<string> {
  const product = await stockProduct(shop.database, { name: `Karahi ${crypto.randomUUID()}` });
  const placed = await order(shop.app, orderBody([{ product, quantity: 1 }]));
  return placed.json().order._id;
}

async function book(id: string, courier: CourierName) {
  const couriers = openCouriers(shop.settings);
  const body = { courier, weightGrams: 500 };
  return bookParcel(shop.database, couriers, id, body, shop.settings.couriers, THE_SHOP);
}

/** Holds the order's row, so that whoever writes to it waits. @returns what lets it go */
async function hold(id: string): Promise<() => Promise<void>> {
  const transaction = await shop.database.startTransaction().execute();
  await transaction.selectFrom('orders').select('id').where('id', '=', id).forUpdate().execute();
  return async () => {
    await transaction.rollback().execute();
  };
}

const waiting = () => expect.poll(() => countWaitingForLocks(shop.database), { timeout: 20_000 }).toBe(1);

async function kill({ process, ended }: ChildProgram): Promise<void> {
  process.kill('SIGKILL');
  await ended();
}

/** Books in another process, which is killed at this moment. */
async function bookAndKill(id: string, courier: CourierName, moment: Moment): Promise<void> {
  const env = { ...settings, COURIER_SECONDS: '15', DATABASE_URL: await testDatabaseUrl() };
  const file = 'tests/support/book-parcel-program.ts';
  let release = moment === 'stored' ? await hold(id) : async () => {};
  const booked = new Promise<void>((resolve, reject) => {
    standIns[courier].onBooked = async () => {
      if (moment === 'answer') await kill(child);
      if (moment === 'commit') release = await hold(id);
      resolve();
    };
    if (moment === 'stored') waiting().then(resolve, reject);
  });
  const child = childProgram(file, [id, courier], env);
  await booked;
  if (moment === 'commit') await waiting();
  await kill(child);
  await release();
  standIns[courier].onBooked = () => {};
}

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
    const recover = () => lookUpBookings(shop.database, openCouriers(shop.settings), shop.settings.couriers);
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
  await lookUpBookings(shop.database, openCouriers(shop.settings), shop.settings.couriers);
  await book(id, 'TCS');
  expect(standIns.TCS.parcels).toHaveLength(1);
  expect((await findBooking(shop.database, id))?.state).toBe('unknown');
});
