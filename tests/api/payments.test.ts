import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import { findOrderPage } from '../../shop/orders/page/queries.ts';
import { awaitsPayment, toRefund } from '../../shop/orders/payments/rules.ts';
import type { StaffOrderDetail } from '../../shop/orders/responses.ts';
import { openTestShop, order, orderBody, stockProduct } from '../support/shop.ts';
import { requestAs, signInAsAdmin } from '../support/staff.ts';

const shop = openTestShop();
let editor: string;
let manager: string;
let karahi: Product;
beforeEach(async () => {
  editor = await signInAsAdmin(shop, 'Shop Editor');
  manager = await signInAsAdmin(shop, 'Shop Manager');
  karahi = await stockProduct(shop.database, { quantity: 10, price: 1000 });
});

function send(
  method: 'GET' | 'PUT' | 'POST',
  url: string,
  payload?: object,
  { as = manager, key = randomUUID() }: { as?: string; key?: string } = {},
) {
  return requestAs(shop, as, method, `/api/v1/${url}`, payload, { 'idempotency-key': key });
}

/** An order of Rs. 1,150: one karahi and its delivery. */
async function place(paymentMethod: 'cash' | 'card' = 'cash'): Promise<string> {
  const placed = await order(shop.app, { ...orderBody([{ product: karahi, quantity: 1 }]), paymentMethod });
  return placed.json().order._id;
}
const read = async (id: string): Promise<StaffOrderDetail> =>
  (await send('GET', `checkout/order/${id}`)).json();
const TODAY = new Date(Date.now() + 5 * 3_600_000).toISOString().slice(0, 10);
const pay = (
  id: string,
  amount: number | string,
  more: object = {},
  also: { as?: string; key?: string } = {},
) =>
  send(
    'POST',
    `checkout/order/${id}/payments`,
    { amount, way: 'bank', reference: `HBL ${randomUUID().slice(0, 8)}`, paidOn: TODAY, ...more },
    also,
  );
const advance = (id: string, amount: number | string, as = editor) =>
  send('PUT', `checkout/order/${id}/advance`, { amount }, { as });
const step = (id: string, name: string, more: object = {}) =>
  send('PUT', `checkout/order/${id}/fulfilment`, { step: name, ...more });
const openPage = async (id: string) =>
  findOrderPage(shop.database, (await read(id)).page.replace('/order/', ''), shop.settings);
const refund = (id: string, amount: number) =>
  send('POST', `checkout/order/${id}/refunds`, { amount, way: 'wallet', reference: 'EP-1', paidOn: TODAY });

/** Confirms, packs, hands over and delivers by TCS. */
async function deliver(id: string): Promise<void> {
  await send('PUT', `checkout/order/${id}/confirmation`, { outcome: 'confirmed' });
  await send('PUT', `checkout/order/${id}/courier`, { courier: 'TCS', trackingNumber: `T${id.slice(0, 8)}` });
  for (const name of ['pack', 'hand-over', 'deliver']) {
    const taken = await step(id, name);
    if (taken.statusCode !== 200) throw new Error(taken.body);
  }
}

/** What each account of the ledger has, in rupees; the columns that PostgreSQL keeps agree with the rules. */
async function accounts(): Promise<Record<string, number>> {
  const rows = await shop.database
    .selectFrom('ledger_entries')
    .select(['account', ({ fn }) => fn.sum<number>('amount_paisa').as('paisa')])
    .groupBy('account')
    .execute();
  return Object.fromEntries(
    rows.filter(({ paisa }) => paisa !== 0).map((row) => [row.account, row.paisa / 100]),
  );
}

async function keptAgrees(id: string): Promise<void> {
  const found = await read(id);
  const kept = await shop.database
    .selectFrom('orders')
    .select(['awaits_payment', 'to_refund_paisa'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(kept).toEqual({ awaits_payment: awaitsPayment(found), to_refund_paisa: toRefund(found) * 100 });
}

const listed = async (stage: string): Promise<string[]> =>
  (await send('GET', `checkout/orders?stage=${stage}`)).json().orders.map(({ _id }: { _id: string }) => _id);

describe('an advance', () => {
  test('is asked for by anybody of the staff, waited for, and lessens what the courier collects', async () => {
    const id = await place();
    expect((await advance(id, '500')).statusCode).toBe(200);
    await keptAgrees(id);
    expect(await listed('awaits-payment')).toEqual([id]);
    await send('PUT', `checkout/order/${id}/confirmation`, { outcome: 'confirmed' });
    expect(await listed('to-pack')).toEqual([]);
    expect((await step(id, 'pack')).json()).toMatchObject({ code: 'NOT_PAID' });
    expect((await pay(id, 500)).statusCode).toBe(201);
    await keptAgrees(id);
    expect([await listed('awaits-payment'), await listed('to-pack')]).toEqual([[], [id]]);
    await deliver(id);
    expect(await accounts()).toEqual({ bank: 500, 'due-from-courier': 650, sales: -1150 });
    expect(await read(id)).toMatchObject({ paidAmount: 500, paid: 1150, refundable: 1150 });
  });

  test('is waited for no longer once staff pack all the same, or ask for none', async () => {
    const [packed, none] = [await place(), await place()];
    for (const id of [packed, none]) {
      await advance(id, 500);
      await send('PUT', `checkout/order/${id}/confirmation`, { outcome: 'confirmed' });
    }
    expect((await step(packed, 'pack', { unconfirmed: true })).statusCode).toBe(200);
    expect((await advance(packed, 0)).json()).toMatchObject({ code: 'STEP_NOT_POSSIBLE' });
    await advance(none, 0);
    expect((await step(none, 'pack')).statusCode).toBe(200);
  });

  test('is at most the order, of cash orders alone', async () => {
    const [cash, card] = [await place(), await place('card')];
    expect((await advance(cash, 1151)).json().code).toBe('STEP_NOT_POSSIBLE');
    expect((await advance(card, 10)).json().code).toBe('STEP_NOT_POSSIBLE');
  });

  test('is asked for by a rule, and no rule stands in the way once it has come', async () => {
    const rule = { name: 'New mobiles', nothingDelivered: true, action: 'ask-advance' };
    expect((await send('POST', 'risk/rules', rule)).json().fields).toHaveProperty('advancePercent');
    const created = await send('POST', 'risk/rules', { ...rule, advancePercent: '30' });
    await send('PUT', `risk/rules/${created.json().rule._id}/switch`, { isOn: true });
    const id = await place();
    await send('PUT', `checkout/order/${id}/confirmation`, { outcome: 'confirmed' });
    // 30 % of 1,150 are 345.
    expect((await read(id)).risk.demands).toMatchObject([
      { action: 'ask-advance', asks: 'Ask for Rs. 350 in advance', advance: 350 },
    ]);
    expect((await step(id, 'pack')).json().code).toBe('RULE_ASKS');
    await pay(id, 350);
    expect((await step(id, 'pack')).statusCode).toBe(200);
  });

  test('is read by the customer on the order’s page', async () => {
    const id = await place();
    await send('PUT', `checkout/order/${id}/confirmation`, { outcome: 'confirmed' });
    await advance(id, 500);
    const open = () => openPage(id);
    expect((await open())?.heading).toBe('We ask for Rs. 500 in advance');
    await pay(id, 500);
    expect(await open()).toMatchObject({ heading: 'Your order is confirmed', order: { paidAmount: 500 } });
  });
});

describe('money that staff note', () => {
  test('makes a card order ready to pack', async () => {
    const id = await place('card');
    await keptAgrees(id);
    expect((await step(id, 'pack')).json().code).toBe('NOT_PAID');
    await pay(id, 1150, { way: 'card', reference: 'SFPY-1' });
    expect((await step(id, 'pack')).statusCode).toBe(200);
    expect(await accounts()).toEqual({ bank: 1150, sales: -1150 });
  });

  test('is never more than is left, and counted once under its key', async () => {
    const id = await place();
    expect((await pay(id, 1151)).json().fields).toHaveProperty('amount');
    const same = { reference: 'HBL 7' };
    const key = randomUUID();
    const sent = await Promise.all([pay(id, 600, same, { key }), pay(id, 600, same, { key })]);
    expect(sent.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect((await pay(id, 500, same, { key })).json().code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await pay(id, 600)).json().fields).toHaveProperty('amount');
    expect((await read(id)).paidAmount).toBe(600);
  });

  test('of one transfer pays one order, also when two note it at once', async () => {
    const ids = [await place(), await place()];
    const sent = await Promise.all(ids.map((id) => pay(id, 500, { reference: 'hbl 4711' })));
    expect(sent.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400]);
    expect((await pay(ids[0] ?? '', 100, { reference: 'HBL 4711' })).json().fields).toHaveProperty(
      'reference',
    );
    expect((await pay(ids[0] ?? '', 100, { reference: 'HBL 4711, part 2' })).statusCode).toBe(201);
  });

  test('is for Shop Managers', async () => {
    const id = await place();
    expect((await pay(id, 500, {}, { as: editor })).statusCode).toBe(403);
  });

  test('is taken back by entries that reverse it, once, unless it went back to the customer', async () => {
    const id = await place();
    const undo = (payment: string) =>
      send('POST', `checkout/payment/${payment}/undo`, { reason: 'Of another order' });
    await pay(id, 500);
    const [first] = (await read(id)).payments;
    const undone = await Promise.all([undo(first?._id ?? ''), undo(first?._id ?? '')]);
    expect(undone.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect(await accounts()).toEqual({});
    await pay(id, 500);
    await refund(id, 200);
    const second = (await read(id)).payments.at(-1);
    expect((await undo(second?._id ?? '')).json().code).toBe('STEP_NOT_POSSIBLE');
    expect((await read(id)).paidAmount).toBe(300);
    expect(await accounts()).toEqual({ bank: 300, refunds: 200, sales: -500 });
  });
});

describe('what was paid too much', () => {
  test('of an order that is cancelled stands under “To refund” until it went back', async () => {
    const id = await place();
    await pay(id, 500);
    await send('PUT', `checkout/order/${id}/status`, { status: 'Cancelled' });
    await keptAgrees(id);
    expect(await listed('to-refund')).toEqual([id]);
    expect(await read(id)).toMatchObject({ proposedRefund: 500, refundable: 500 });
    expect((await openPage(id))?.progress.at(-1)?.name).toBe('Cancelled');
    await refund(id, 500);
    expect(await listed('to-refund')).toEqual([]);
    expect((await openPage(id))?.progress.at(-1)?.name).toBe('Paid back');
    const [gone] = (await read(id)).refunds;
    await send('POST', `checkout/refund/${gone?._id}/undo`, { reason: 'The transfer came back' });
    expect(await listed('to-refund')).toEqual([id]);
    await keptAgrees(id);
  });

  test('before the delivery lessens what counts as paid, so the courier collects the rest', async () => {
    const id = await place();
    await pay(id, 500);
    await refund(id, 200);
    await deliver(id);
    expect(await accounts()).toEqual({ bank: 300, 'due-from-courier': 850, refunds: 200, sales: -1350 });
    expect(await read(id)).toMatchObject({ paid: 1150, refundable: 1150 });
  });

  test('of an order that comes to less now goes back, and no more', async () => {
    const id = await place();
    await pay(id, 1150);
    const { customer, items, version } = await read(id);
    const edited = await send('PUT', `checkout/order/${id}`, {
      version,
      ...customer,
      lines: items.map(({ lineNumber, quantity }) => ({ lineNumber, quantity })),
      shippingCost: '0',
      shippingReason: 'A regular',
      discountAmount: '',
      discountReason: '',
      reason: 'She fetches it',
    });
    expect(edited.json().order).toMatchObject({ totalAmount: 1000 });
    await keptAgrees(id);
    expect(await read(id)).toMatchObject({ proposedRefund: 150 });
    await deliver(id);
    expect(await read(id)).toMatchObject({ paid: 1150, refundable: 1150, proposedRefund: 150 });
    await refund(id, 150);
    expect(await read(id)).toMatchObject({ paid: 1000, refundable: 1000, proposedRefund: 0 });
    await keptAgrees(id);
  });
});
