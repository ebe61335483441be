import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Product } from '../../shop/catalogue/products/responses.ts';
import { answerAsCustomer } from '../../shop/orders/confirmation/answer-as-customer.ts';
import type { Answer } from '../../shop/orders/own-changes/rules.ts';
import type { CustomerWay } from '../../shop/principal.ts';
import { openTestShop, order, orderBody, stockOnHand, stockProduct } from '../support/shop.ts';
import { requestAs, signInAsAdmin } from '../support/staff.ts';

const shop = openTestShop();
let pan: Product;
let placed: { _id: string; number: number; page: string };
let token: string;
beforeEach(async () => {
  pan = await stockProduct(shop.database, { name: 'Pan', price: 1000, quantity: 10 });
  placed = (await order(shop.app, orderBody([{ product: pan, quantity: 2 }]))).json().order;
  token = await signInAsAdmin(shop, 'Shop Manager');
});

const answer = (said: Answer, by: CustomerWay = 'page') =>
  answerAsCustomer(shop.database, { orderId: placed._id, answer: said, by });
const detail = async () =>
  (await requestAs(shop, token, 'GET', `/api/v1/checkout/order/${placed._id}`)).json();
const historyOf = async () => {
  const { history }: { history: { kind: string; actor: string }[] } = await detail();
  return history.map(({ kind, actor }) => `${actor}: ${kind}`);
};
const queue = async () => (await requestAs(shop, token, 'GET', '/api/v1/checkout/confirmation-queue')).json();
const put = (path: string, body: object) =>
  requestAs(shop, token, 'PUT', `/api/v1/checkout/order/${placed._id}/${path}`, body);
const pack = () => put('fulfilment', { step: 'pack', unconfirmed: true });

/** Lets so many hours pass since the order was placed. */
const pass = (hours: number) =>
  sql`update orders set created_at = created_at - make_interval(hours => ${hours}) where id = ${placed._id}`.execute(
    shop.database,
  );

describe('a customer who answers', () => {
  test('confirms: the order leaves the queue, and staff read who confirmed it and by which way', async () => {
    expect((await queue()).due).toBe(1);
    expect((await answer('confirm', 'mail')).ok).toBe(true);
    expect((await queue()).due).toBe(0);
    expect(await detail()).toMatchObject({
      confirmation: 'confirmed',
      confirmationBy: 'The customer (mail)',
    });
    expect(await historyOf()).toEqual(['shopper: placed', 'The customer (mail): confirmed']);
  });

  test('cancels: the stock is back, once, however often it is said', async () => {
    expect(await stockOnHand(shop.database, pan._id)).toBe(8);
    const answers = await Promise.all([answer('cancel'), answer('cancel'), answer('cancel', 'whatsapp')]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(await detail()).toMatchObject({ status: 'Cancelled', confirmation: 'refused' });
    expect(await stockOnHand(shop.database, pan._id)).toBe(10);
    const way = (await historyOf())[1]?.split(':')[0];
    expect(await historyOf()).toEqual(['shopper: placed', `${way}: refused`, `${way}: status`]);
  });

  test('confirms once, in two tabs and by two ways', async () => {
    const answers = await Promise.all([answer('confirm'), answer('confirm', 'mail'), answer('confirm')]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(await detail()).toMatchObject({ version: 2, confirmation: 'confirmed' });
  });

  test('and changes her mind: what was confirmed is cancelled, and what is cancelled stays so', async () => {
    await answer('confirm');
    expect(await answer('cancel')).toMatchObject({ ok: true, value: { status: 'Cancelled' } });
    expect(await answer('confirm')).toMatchObject({ ok: false, failure: { code: 'NOTHING_TO_CONFIRM' } });
    expect((await detail()).status).toBe('Cancelled');
  });

  test('is told to call once the parcel is packed, and sent', async () => {
    await pack();
    expect(await answer('cancel')).toMatchObject({
      ok: false,
      failure: { code: 'NOT_EDITABLE', message: expect.stringContaining('packed already') },
    });
    expect((await answer('confirm')).ok).toBe(true);
    await put('courier', { courier: 'TCS', trackingNumber: 'T-77' });
    await put('fulfilment', { step: 'hand-over' });
    expect(await answer('cancel')).toMatchObject({
      failure: { message: expect.stringContaining('has left our shop') },
    });
    expect(await stockOnHand(shop.database, pan._id)).toBe(8);
  });

  test('may say no for as long as the shop asks; what is confirmed is cancelled within 24 hours alone', async () => {
    await pass(25);
    await answer('confirm');
    expect(await answer('cancel')).toMatchObject({
      failure: { message: expect.stringContaining('24 hours have passed') },
    });
    await sql`update orders set confirmation = 'no-answer'`.execute(shop.database);
    expect((await answer('cancel')).ok).toBe(true);
  });

  test('while staff pack: either the parcel is packed or the order is cancelled, never both', async () => {
    const [packed, cancelled] = await Promise.all([pack(), answer('cancel')]);
    expect(packed.statusCode === 200).toBe(!cancelled.ok);
    const after = await detail();
    expect([after.status, after.fulfilment]).toEqual(
      cancelled.ok ? ['Cancelled', 'to-pack'] : ['Processing', 'packed'],
    );
    expect(await stockOnHand(shop.database, pan._id)).toBe(cancelled.ok ? 10 : 8);
  });

  test('stands in the audit log without a name and without an account', async () => {
    await answer('confirm', 'whatsapp');
    const { entries } = (await requestAs(shop, token, 'GET', '/api/v1/audit-log?kind=order')).json();
    expect(entries[0]).toMatchObject({
      actor: { kind: 'customer', name: 'The customer (WhatsApp)' },
      action: 'confirmed the order',
    });
  });

  test('about an order that is gone is told so', async () => {
    const orderId = '00000000-0000-4000-8000-000000000001';
    expect(await answerAsCustomer(shop.database, { orderId, answer: 'confirm', by: 'mail' })).toMatchObject({
      failure: { code: 'NOT_FOUND' },
    });
  });
});
