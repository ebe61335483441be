import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { findOrderPage } from '../../shop/orders/page/queries.ts';
import { expireUnpaid } from '../../shop/orders/paying/expire-unpaid.ts';
import { settleDue } from '../../shop/orders/paying/settle-due.ts';
import type { StaffOrderDetail } from '../../shop/orders/responses.ts';
import { openGateways } from '../../shop/payments/open-gateways.ts';
import { GATEWAYS } from '../../shop/payments/rules.ts';
import { chooseAtGateway, DEMO_KEYS, gatewaySettings, openDemoGateway } from '../support/demo-gateway.ts';
import { killWhileSettling } from '../support/kill-while-settling.ts';
import { type CardOrder, comeBack, payAtGateway, placeCardOrder, pressPay } from '../support/paying.ts';
import { openTestShop, stockOnHand } from '../support/shop.ts';
import { requestAs, signInAsAdmin } from '../support/staff.ts';

const demo = await openDemoGateway();
const shop = openTestShop(gatewaySettings(demo.url));
const gateways = () => openGateways(shop.settings);
beforeAll(async () => {
  demo.shopUrl = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});

const TOTAL = 115_000;
const EXPIRES = 60;

async function rowOf(id: string) {
  return shop.database
    .selectFrom('orders')
    .select(['status', 'paid_paisa', 'to_refund_paisa', 'awaits_payment', 'released_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
const attemptsOf = (id: string) =>
  shop.database.selectFrom('payments').selectAll().where('order_id', '=', id).orderBy('created_at').execute();
const pageOf = (order: CardOrder) =>
  findOrderPage(shop.database, order.page.replace('/order/', ''), shop.settings);

/** Lets an order and its attempts get older, and their time to be asked about come. */
async function age({ id }: CardOrder, minutes: number): Promise<void> {
  const earlier = (column: string) => sql<Date>`${sql.ref(column)} - make_interval(mins => ${minutes})`;
  await shop.database
    .updateTable('orders')
    .set({ stock_held_since: earlier('stock_held_since') })
    .where('id', '=', id)
    .execute();
  await shop.database
    .updateTable('payments')
    .set({
      created_at: earlier('created_at'),
      // What is settled already is asked about no more, and least() would pass over its null.
      ask_at: sql<Date>`case when ask_at is not null then least(ask_at, now()) end`,
    })
    .where('order_id', '=', id)
    .execute();
}

/** Waits until all messages of the gateway have been answered. @returns the statuses */
const told = () => Promise.all(demo.told);

function webhook(body: object, { secret = DEMO_KEYS.safepay.webhookSecret } = {}) {
  const payload = JSON.stringify(body);
  const signature = createHmac('sha512', secret).update(payload).digest('hex');
  return shop.app.inject({
    method: 'POST',
    url: '/api/v1/payments/safepay/webhook',
    headers: { 'content-type': 'application/json', 'x-sfpy-signature': signature },
    payload,
  });
}
const succeeded = (tracker: string, event = 'evt_1') => ({
  token: event,
  type: 'payment.succeeded',
  data: { tracker, state: 'TRACKER_ENDED', amount: TOTAL, currency: 'PKR' },
});

describe.each(GATEWAYS)('an order by card, paid through %s,', (name) => {
  test('is paid once, by return, message and clock in any order and number', async () => {
    const order = await placeCardOrder(shop);
    const back = await payAtGateway(shop, order.page, name, 'twice');
    await age(order, 1);
    await Promise.all([
      comeBack(shop, back),
      comeBack(shop, back),
      settleDue(shop.database, gateways()),
      settleDue(shop.database, gateways()),
      told(),
    ]);
    expect(await comeBack(shop, back)).toBe(order.page);
    expect(await rowOf(order.id)).toMatchObject({
      paid_paisa: TOTAL,
      awaits_payment: false,
      status: 'Pending',
    });
    expect(await attemptsOf(order.id)).toMatchObject([{ state: 'paid', gateway: name, ask_at: null }]);
    const entries = await shop.database
      .selectFrom('ledger_entries')
      .select(['account', 'amount_paisa'])
      .execute();
    expect(entries.filter(({ account }) => account === 'due-from-gateway')).toEqual([
      { account: 'due-from-gateway', amount_paisa: TOTAL },
    ]);
    expect((await pageOf(order))?.payment?.standing.kind).toBe('paid');
  });

  test('is paid by the clock where the browser never came back', async () => {
    const order = await placeCardOrder(shop);
    demo.shopUrl = '';
    await payAtGateway(shop, order.page, name, 'succeed');
    expect((await rowOf(order.id)).paid_paisa).toBe(0);
    await age(order, 1);
    expect(await settleDue(shop.database, gateways())).toBe(1);
    expect((await rowOf(order.id)).paid_paisa).toBe(TOTAL);
    demo.shopUrl = `http://127.0.0.1:${portOf()}`;
  });

  test('that fails is tried again, and paid by the next attempt', async () => {
    const order = await placeCardOrder(shop);
    await comeBack(shop, await payAtGateway(shop, order.page, name, 'fail'));
    expect((await pageOf(order))?.payment?.standing.kind).toBe('failed');
    const events = await shop.database
      .selectFrom('outbox')
      .select('kind')
      .where('way', '=', 'event')
      .execute();
    expect(events.map(({ kind }) => kind)).toContain('order-payment-failed');
    await comeBack(shop, await payAtGateway(shop, order.page, name, 'succeed'));
    expect((await attemptsOf(order.id)).map(({ state }) => state)).toEqual(['failed', 'paid']);
    expect((await rowOf(order.id)).paid_paisa).toBe(TOTAL);
  });

  test('with another amount is not paid, and staff read why', async () => {
    const order = await placeCardOrder(shop);
    await comeBack(shop, await payAtGateway(shop, order.page, name, 'wrong-amount'));
    await told();
    expect((await rowOf(order.id)).paid_paisa).toBe(0);
    const [attempt] = await attemptsOf(order.id);
    expect(attempt).toMatchObject({
      state: 'failed',
      note: expect.stringContaining('PKR 1149 instead of PKR 1150'),
    });
  });

  test('is not paid by what a forger says', async () => {
    const order = await placeCardOrder(shop);
    const back = await payAtGateway(shop, order.page, name, 'wrong-signature');
    expect(await comeBack(shop, back)).toBe(order.page);
    expect((await told()).every((status) => status === 400)).toBe(true);
    expect((await rowOf(order.id)).paid_paisa).toBe(0);
  });

  test('has one attempt for a double click, and nothing to pay once it is paid', async () => {
    const order = await placeCardOrder(shop);
    const presses = await Promise.all(Array.from({ length: 4 }, () => pressPay(shop, order.page, name)));
    expect(await attemptsOf(order.id)).toHaveLength(1);
    const tokenOf = (press: (typeof presses)[number]) =>
      press?.method === 'POST'
        ? press.fields.pp_TxnRefNo
        : new URL(press?.url ?? '').searchParams.get('tracker');
    expect(new Set(presses.map(tokenOf)).size).toBe(1);
    const [press] = presses;
    if (!press) throw new Error('The shop led to no gateway.');
    await chooseAtGateway(press, 'succeed');
    // Who presses again although it is paid is told so, and does not pay twice.
    expect(await pressPay(shop, order.page, name)).toBeNull();
    expect((await rowOf(order.id)).paid_paisa).toBe(TOTAL);
  });

  test('that is not paid within the time expires, gives its stock back once, and asks before', async () => {
    const order = await placeCardOrder(shop);
    await payAtGateway(shop, order.page, name, 'leave');
    await age(order, EXPIRES);
    const expired = await Promise.all(
      Array.from({ length: 3 }, () => expireUnpaid(shop.database, gateways(), EXPIRES)),
    );
    expect(expired.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await stockOnHand(shop.database, order.productId)).toBe(10);
    expect(await rowOf(order.id)).toMatchObject({ status: 'Cancelled', released_at: expect.any(Date) });
    expect(await attemptsOf(order.id)).toMatchObject([{ state: 'expired' }]);
    // Its customer is told once, and why.
    const events = shop.database.selectFrom('outbox').select('kind').where('way', '=', 'event');
    expect(await events.execute()).toEqual([{ kind: 'order-placed' }, { kind: 'order-released' }]);
    expect(await pressPay(shop, order.page, name)).toBeNull();
  });

  test('that was paid and not heard of does not expire', async () => {
    const order = await placeCardOrder(shop);
    await payAtGateway(shop, order.page, name, 'slow');
    demo.payments.finishLate();
    await age(order, EXPIRES);
    await expireUnpaid(shop.database, gateways(), EXPIRES);
    expect(await rowOf(order.id)).toMatchObject({ status: 'Pending', paid_paisa: TOTAL });
  });

  test.each([
    [10, { status: 'Pending', to_refund_paisa: 0, awaits_payment: false }, 9],
    [1, { status: 'Cancelled', to_refund_paisa: TOTAL }, 0],
  ])(
    'that is paid after it expired, of %i in stock, is taken up again or has to be refunded',
    async (quantity, after, left) => {
      const order = await placeCardOrder(shop, quantity);
      const back = await payAtGateway(shop, order.page, name, 'slow');
      await age(order, EXPIRES);
      await expireUnpaid(shop.database, gateways(), EXPIRES);
      expect(await stockOnHand(shop.database, order.productId)).toBe(quantity);
      // Meanwhile somebody else may have bought the last one.
      if (quantity === 1) {
        await shop.database
          .updateTable('stock')
          .set({ quantity: 0 })
          .where('product_id', '=', order.productId)
          .execute();
      }
      demo.payments.finishLate();
      await comeBack(shop, back);
      await comeBack(shop, back);
      expect(await rowOf(order.id)).toMatchObject({ paid_paisa: TOTAL, ...after });
      expect(await stockOnHand(shop.database, order.productId)).toBe(left);
    },
  );
});

const portOf = () => {
  const address = shop.app.server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

describe('a payment', () => {
  test('of an order that its customer cancelled is to be refunded, and takes no stock', async () => {
    const order = await placeCardOrder(shop);
    const back = await payAtGateway(shop, order.page, 'jazzcash', 'slow');
    const token = await signInAsAdmin(shop);
    await requestAs(shop, token, 'PUT', `/api/v1/checkout/order/${order.id}/status`, { status: 'Cancelled' });
    demo.payments.finishLate();
    await comeBack(shop, back);
    expect(await rowOf(order.id)).toMatchObject({
      status: 'Cancelled',
      paid_paisa: TOTAL,
      to_refund_paisa: TOTAL,
    });
    expect(await stockOnHand(shop.database, order.productId)).toBe(10);
    expect((await pageOf(order))?.payment?.standing.kind).toBe('to-refund');
  });

  test('through JazzCash whose inquiry names no amount counts by the amount that it signed, and not without one', async () => {
    demo.namesAmount = false;
    const order = await placeCardOrder(shop);
    await comeBack(shop, await payAtGateway(shop, order.page, 'jazzcash', 'succeed'));
    expect((await rowOf(order.id)).paid_paisa).toBe(TOTAL);
    const other = await placeCardOrder(shop);
    await payAtGateway(shop, other.page, 'jazzcash', 'succeed');
    await age(other, 1);
    await settleDue(shop.database, gateways());
    expect((await rowOf(other.id)).paid_paisa).toBe(0);
  });

  test('that another one took the place of is not lost: what is paid twice has to be refunded', async () => {
    const order = await placeCardOrder(shop);
    const first = await payAtGateway(shop, order.page, 'safepay', 'slow');
    const second = await payAtGateway(shop, order.page, 'jazzcash', 'succeed');
    await comeBack(shop, second);
    demo.payments.finishLate();
    await comeBack(shop, first);
    expect((await attemptsOf(order.id)).map(({ state }) => state)).toEqual(['paid', 'paid']);
    expect(await rowOf(order.id)).toMatchObject({ paid_paisa: 2 * TOTAL, to_refund_paisa: TOTAL });
  });

  test('is not begun while the gateway is away, and the page says so', async () => {
    const order = await placeCardOrder(shop);
    demo.fault = 'error';
    const response = await shop.app.inject({
      method: 'POST',
      url: `${order.page}/pay`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'gateway=safepay',
    });
    expect(response.headers.location).toBe(`${order.page}?payment=unavailable`);
    expect(await attemptsOf(order.id)).toEqual([]);
  });

  test('is asked for again by staff', async () => {
    const order = await placeCardOrder(shop);
    await payAtGateway(shop, order.page, 'jazzcash', 'succeed');
    const token = await signInAsAdmin(shop, 'Shop Editor');
    const [attempt] = await attemptsOf(order.id);
    const ask = () => requestAs(shop, token, 'POST', `/api/v1/checkout/payment/${attempt?.id}/ask`);
    demo.fault = 'error';
    expect((await ask()).statusCode).toBe(503);
    demo.fault = 'none';
    const asked = await ask();
    expect(asked.json()).toMatchObject({ message: 'The gateway says: paid.', order: { paidAmount: 1150 } });
    const shown: StaffOrderDetail = (
      await requestAs(shop, token, 'GET', `/api/v1/checkout/order/${order.id}`)
    ).json();
    expect(shown.payments).toMatchObject([{ state: 'paid', gateway: 'jazzcash' }]);
    expect(
      (await requestAs(shop, token, 'POST', `/api/v1/checkout/payment/${order.id}/ask`)).statusCode,
    ).toBe(404);
  });
});

test.each([
  ['before the answer of the gateway came', 'answer'],
  ['before the order was locked', 'orders'],
  ['before what was paid was booked', 'ledger_entries'],
  ['before its history was written', 'order_events'],
] as const)('a shop that is killed %s finds the payment after its start, once', async (_, moment) => {
  const order = await placeCardOrder(shop);
  await payAtGateway(shop, order.page, 'jazzcash', 'succeed');
  const [attempt] = await attemptsOf(order.id);
  await killWhileSettling({ shop, demo, paymentId: attempt?.id ?? '', orderId: order.id }, moment);
  expect((await rowOf(order.id)).paid_paisa).toBe(0);
  await age(order, 1);
  await Promise.all([settleDue(shop.database, gateways()), settleDue(shop.database, gateways())]);
  expect(await rowOf(order.id)).toMatchObject({ paid_paisa: TOTAL, awaits_payment: false });
  const booked = await shop.database.selectFrom('ledger_entries').select('id').execute();
  expect(booked).toHaveLength(2);
});

describe('what a stranger sends changes nothing', () => {
  test('a message with a wrong signature, of an unknown payment, or one that came a week ago', async () => {
    const order = await placeCardOrder(shop);
    await payAtGateway(shop, order.page, 'safepay', 'leave');
    const [attempt] = await attemptsOf(order.id);
    const tracker = attempt?.gateway_token ?? '';
    expect((await webhook(succeeded(tracker), { secret: 'forged' })).statusCode).toBe(400);
    expect((await webhook({ token: 'evt_2' })).statusCode).toBe(400);
    expect((await webhook(succeeded('track_of-an-order-that-is-gone', 'evt_3'))).statusCode).toBe(200);
    expect((await webhook(succeeded(tracker))).statusCode).toBe(200);
    const asked = demo.requests.length;
    // Delivered again: it is known, and the gateway is not asked once more.
    expect((await webhook(succeeded(tracker))).statusCode).toBe(200);
    expect(demo.requests.length).toBe(asked);
    expect((await rowOf(order.id)).paid_paisa).toBe(0);
    expect(await attemptsOf(order.id)).toMatchObject([{ state: 'pending' }]);
  });

  test('a message while the gateway does not answer is asked for again', async () => {
    const order = await placeCardOrder(shop);
    demo.shopUrl = '';
    await payAtGateway(shop, order.page, 'safepay', 'succeed');
    demo.shopUrl = `http://127.0.0.1:${portOf()}`;
    const [attempt] = await attemptsOf(order.id);
    demo.fault = 'error';
    expect((await webhook(succeeded(attempt?.gateway_token ?? ''))).statusCode).toBe(503);
    demo.fault = 'none';
    expect((await webhook(succeeded(attempt?.gateway_token ?? ''))).statusCode).toBe(200);
    expect((await rowOf(order.id)).paid_paisa).toBe(TOTAL);
  });

  test('a return with the payment of another order, or to a page that there is not', async () => {
    const order = await placeCardOrder(shop);
    const other = await placeCardOrder(shop);
    const back = await payAtGateway(shop, order.page, 'jazzcash', 'succeed');
    const elsewhere = { ...back, url: back.url.replace(order.page, other.page) };
    expect(await comeBack(shop, elsewhere)).toBe(other.page);
    expect(await comeBack(shop, { ...back, url: back.url.replace(order.page, '/order/1-x') })).toBe(
      '/order/1-x',
    );
    expect((await rowOf(order.id)).paid_paisa).toBe(0);
    expect((await rowOf(other.id)).paid_paisa).toBe(0);
  });

  test('“Pay now” from another website, or of a cash order', async () => {
    const order = await placeCardOrder(shop);
    const response = await shop.app.inject({
      method: 'POST',
      url: `${order.page}/pay`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
      payload: 'gateway=safepay',
    });
    expect(response.statusCode).toBe(403);
    await shop.database
      .updateTable('orders')
      .set({ payment_method: 'cash' })
      .where('id', '=', order.id)
      .execute();
    expect(await pressPay(shop, order.page, 'safepay')).toBeNull();
    expect(await attemptsOf(order.id)).toEqual([]);
  });
});
