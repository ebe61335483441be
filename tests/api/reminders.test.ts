import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { COMPOSERS } from '../../server/background-jobs.ts';
import { answerAsCustomer } from '../../shop/orders/confirmation/answer-as-customer.ts';
import { remindUnconfirmed } from '../../shop/orders/confirmation/remind-unconfirmed.ts';
import { openTestShop, order, orderBody, stockProduct } from '../support/shop.ts';
import { hireAdmin, requestAs } from '../support/staff.ts';

const shop = openTestShop();
let sana: string;
beforeEach(async () => {
  sana = (await hireAdmin(shop, 'Shop Editor')).token;
});

async function place(mobile: string, paymentMethod = 'cash'): Promise<string> {
  const product = await stockProduct(shop.database, { name: `Pan ${Math.random()}` });
  const body = orderBody([{ product, quantity: 1 }]);
  const customer = { ...body.customer, mobile, paymentMethod };
  const response = await order(shop.app, { ...body, customer, paymentMethod });
  return response.json().order._id;
}

/** Lets so many hours pass for an order, and since its reminder. */
const pass = (id: string, hours: number) =>
  sql`update orders set created_at = created_at - make_interval(hours => ${hours}),
    reminded_at = reminded_at - make_interval(hours => ${hours}) where id = ${id}`.execute(shop.database);
const remind = () => remindUnconfirmed(shop.database, 4);
const queue = async () =>
  (await requestAs(shop, sana, 'GET', '/api/v1/checkout/confirmation-queue')).json().orders;
const inQueue = async () =>
  (await queue()).map(({ _id, silent }: { _id: string; silent: boolean }) => [_id, silent]);
const reminders = async () => {
  const mails = await shop.database.selectFrom('outbox').select(['kind', 'subject_id']).execute();
  return mails.filter(({ kind }) => kind === 'order-reminder').map(({ subject_id }) => subject_id);
};

describe('a customer who does not confirm', () => {
  test('is reminded once, after the hours that the shop sets, by however many processes', async () => {
    const id = await place('0301-2345678');
    expect(await remind()).toBe(0);
    await pass(id, 5);
    const reminded = await Promise.all([remind(), remind(), remind()]);
    expect(reminded.reduce((sum, count) => sum + count)).toBe(1);
    await pass(id, 5);
    expect(await remind()).toBe(0);
    expect(await reminders()).toEqual([id]);
    const { history } = (await requestAs(shop, sana, 'GET', `/api/v1/checkout/order/${id}`)).json();
    expect(history.at(-1)).toMatchObject({ actor: 'The shop', note: expect.stringContaining('reminded') });
  });

  test('and does not answer stands at the top of the queue, with a sign', async () => {
    const older = await place('0301-2345678');
    const silent = await place('0302-2345678');
    await pass(silent, 5);
    await remind();
    expect(await inQueue()).toEqual([
      [silent, false],
      [older, false],
    ]);
    await sql`update orders set created_at = now() - interval '1 day' where id = ${older}`.execute(
      shop.database,
    );
    expect((await inQueue())[0]).toEqual([older, false]);
    await pass(silent, 3);
    expect(await inQueue()).toEqual([
      [silent, true],
      [older, false],
    ]);
    const opened = await requestAs(shop, sana, 'PUT', '/api/v1/checkout/confirmation-queue/open', {});
    expect(opened.json().opened).toBe(silent);
  });

  test('is asked by a link that names the mail, and not once the order is answered', async () => {
    const id = await place('0301-2345678');
    const occasion = { at: new Date(), recipient: null, deviceName: null };
    const write = () => COMPOSERS['order-reminder'](shop.database, id, shop.settings, occasion);
    expect(JSON.stringify(await write())).toContain('?by=mail');
    await answerAsCustomer(shop.database, { orderId: id, answer: 'confirm', by: 'mail' });
    expect(await write()).toBeNull();
  });

  test.each([
    ['a card order', (id: string) => sql`update orders set payment_method = 'card' where id = ${id}`],
    [
      'one that was confirmed',
      (id: string) => sql`update orders set confirmation = 'confirmed' where id = ${id}`,
    ],
    ['one that was cancelled', (id: string) => sql`update orders set status = 'Cancelled' where id = ${id}`],
    [
      'one that somebody calls about',
      (id: string) =>
        sql`update orders set held_by = ${id}, held_until = now() + interval '5 minutes' where id = ${id}`,
    ],
    ['one without an address for mails', (id: string) => sql`update orders set email = '' where id = ${id}`],
    [
      'one from long before',
      (id: string) => sql`update orders set created_at = now() - interval '9 days' where id = ${id}`,
    ],
  ])('is not reminded of %s', async (_which, make) => {
    const id = await place('0301-2345678');
    await pass(id, 5);
    await make(id).execute(shop.database);
    expect(await remind()).toBe(0);
  });
});
