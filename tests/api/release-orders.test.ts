import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { releaseUnconfirmed } from '../../shop/orders/management/release-unconfirmed.ts';
import { readSettings } from '../../shop/settings/settings.ts';
import { send, signIn } from '../support/customers.ts';
import { openTestShop, order, orderBody, stockOnHand, stockProduct } from '../support/shop.ts';
import { requestAs, signInAsAdmin } from '../support/staff.ts';

const shop = openTestShop();

async function place(quantity = 4, headers: Record<string, string> = {}, changes: object = {}) {
  const product = await stockProduct(shop.database, { name: `Karahi ${crypto.randomUUID()}`, quantity: 10 });
  const body = { ...orderBody([{ product, quantity }]), ...changes };
  const response = await order(shop.app, body, headers);
  expect(response.statusCode).toBe(201);
  return { id: String(response.json().order._id), productId: product._id };
}

/** Lets an order get older. */
async function age(id: string, hours: number): Promise<void> {
  await shop.database
    .updateTable('orders')
    .set({ stock_held_since: sql<Date>`stock_held_since - make_interval(hours => ${hours})` })
    .where('id', '=', id)
    .execute();
}

const orderOf = (token: string, id: string) =>
  requestAs(shop, token, 'GET', `/api/v1/checkout/order/${id}`).then((response) => response.json());

test('stock of unconfirmed orders is kept for ever until the owner says otherwise', () => {
  expect(readSettings({}).newShop.selling.releaseUnconfirmedHours).toBeNull();
  expect(readSettings({ RELEASE_UNCONFIRMED_HOURS: '48' }).newShop.selling.releaseUnconfirmedHours).toBe(48);
});

describe('an order that nobody confirmed in time', () => {
  test('gives its stock back once, however many processes look for it', async () => {
    const goods = [];
    for (let number = 0; number < 4; number++) goods.push(await place());
    for (const { id } of goods) await age(id, 48);
    const released = await Promise.all(
      Array.from({ length: 5 }, () => releaseUnconfirmed(shop.database, 48)),
    );
    expect(released.reduce((sum, count) => sum + count, 0)).toBe(4);
    for (const { productId } of goods) expect(await stockOnHand(shop.database, productId)).toBe(10);
    expect(await releaseUnconfirmed(shop.database, 48)).toBe(0);
  });

  test('is kept as cancelled, and its history, the log and its customer are told', async () => {
    const cookie = await signIn(shop.app);
    const token = await signInAsAdmin(shop);
    const { id } = await place(4, { cookie });
    await age(id, 48);
    await releaseUnconfirmed(shop.database, 48);
    const shown = await orderOf(token, id);
    expect(shown.status).toBe('Cancelled');
    expect(shown.history.at(-1)).toMatchObject({
      kind: 'released',
      actor: 'The shop',
      fromStatus: 'Pending',
      toStatus: 'Cancelled',
      note: 'It was not confirmed within 48 hours.',
    });
    const log = (await requestAs(shop, token, 'GET', '/api/v1/audit-log')).json();
    expect(log.entries[0]).toMatchObject({
      actor: { kind: 'shop', name: 'The shop' },
      action: 'released the stock of the order',
    });
    const own = (await send(shop.app, 'GET', '/api/reglogin/orders', { cookie })).json();
    expect(own.orders).toMatchObject([{ _id: id, status: 'Cancelled', released: true }]);
    const mails = await shop.database.selectFrom('outbox').select(['kind', 'subject_id']).execute();
    expect(mails).toContainEqual({ kind: 'order-released', subject_id: id });
  });

  test('by card is one that was not paid', async () => {
    const { id, productId } = await place(4, {}, { paymentMethod: 'card' });
    await age(id, 2);
    expect(await releaseUnconfirmed(shop.database, 2)).toBe(1);
    expect(await stockOnHand(shop.database, productId)).toBe(10);
    const event = await shop.database
      .selectFrom('order_events')
      .select('note')
      .where('kind', '=', 'released')
      .executeTakeFirst();
    expect(event).toEqual({ note: 'It was not paid within 2 hours.' });
  });

  test.each([
    ['is younger', {}, 47],
    ['is confirmed', { confirmation: 'confirmed' }, 48],
    ['is being worked on', { status: 'Processing' }, 48],
    ['is with the courier', { courier: 'TCS', tracking_number: '4711' }, 48],
    ['was delivered', { status: 'Delivered' }, 48],
    ['has a courier, set back to Pending by hand', { courier: 'TCS' }, 48],
    ['is packed', { fulfilment: 'packed' }, 48],
    ['has money that came for it', { paid_paisa: 50_000 }, 48],
    ['is on its way', { fulfilment: 'with-courier' }, 48],
  ] as const)('is left alone when it %s', async (_why, changes, hours) => {
    const { id, productId } = await place();
    await shop.database
      .updateTable('orders')
      .set({ ...changes })
      .set({ version: 2 })
      .where('id', '=', id)
      .execute();
    await age(id, hours);
    expect(await releaseUnconfirmed(shop.database, 48)).toBe(0);
    expect(await stockOnHand(shop.database, productId)).toBe(6);
  });

  test('is left alone while a parcel of it is booked with a courier, or may be', async () => {
    const { id, productId } = await place();
    await age(id, 48);
    const booking = {
      order_id: id,
      reference: '1-1',
      courier: 'TCS',
      collect_rupees: 1000,
      weight_grams: 500,
    };
    await shop.database
      .insertInto('courier_bookings')
      .values({ ...booking, asked_by: 'Sana' })
      .execute();
    expect(await releaseUnconfirmed(shop.database, 48)).toBe(0);
    expect(await stockOnHand(shop.database, productId)).toBe(6);
    await shop.database.updateTable('courier_bookings').set({ state: 'failed' }).execute();
    expect(await releaseUnconfirmed(shop.database, 48)).toBe(1);
  });

  test('that staff take up again holds its stock, is asked about and has its whole time once more', async () => {
    const token = await signInAsAdmin(shop);
    const { id, productId } = await place();
    await age(id, 48);
    await releaseUnconfirmed(shop.database, 48);
    const { version } = await orderOf(token, id);
    const body = { status: 'Pending', version };
    const taken = await requestAs(shop, token, 'PUT', `/api/v1/checkout/order/${id}/status`, body);
    expect(taken.statusCode).toBe(200);
    expect(await stockOnHand(shop.database, productId)).toBe(6);
    expect(await releaseUnconfirmed(shop.database, 48)).toBe(0);
    const queue = (await requestAs(shop, token, 'GET', '/api/v1/checkout/confirmation-queue')).json();
    expect(queue.orders).toMatchObject([{ _id: id }]);
    await age(id, 48);
    expect(await releaseUnconfirmed(shop.database, 48)).toBe(1);
    expect(await stockOnHand(shop.database, productId)).toBe(10);
  });

  test('is not taken from a member of staff who had it open: the shop came first, and is named', async () => {
    const token = await signInAsAdmin(shop);
    const { id } = await place();
    const { version } = await orderOf(token, id);
    await age(id, 48);
    await releaseUnconfirmed(shop.database, 48);
    const body = { outcome: 'confirmed', note: '', version };
    const late = await requestAs(shop, token, 'PUT', `/api/v1/checkout/order/${id}/confirmation`, body);
    expect(late.statusCode).toBe(409);
    expect(late.json().message).toBe('The shop changed this in the meantime. Nothing of yours was saved.');
  });
});
