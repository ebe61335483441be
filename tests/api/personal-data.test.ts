import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { listTables } from '../../database/backup/tables.ts';
import { dayOfShop } from '../../shop/dates.ts';
import { send, signIn } from '../support/customers.ts';
import { openTestShop, order, orderBody, stockProduct } from '../support/shop.ts';
import { requestAs, signInAsAdmin } from '../support/staff.ts';

const shop = openTestShop();

const ZUBAIDA = { name: 'Zubaida Erased', email: 'zubaida@example.com', mobile: '0345-7654321' };
const OMAR = { name: 'Omar Stays', email: 'omar@example.com', mobile: '0333-1234567' };
type Who = typeof ZUBAIDA;
const CHECKED = { checked: 'called-back' };

const ask = (staff: string, what: 'look' | 'export' | 'erase', body: object) =>
  requestAs(shop, staff, 'POST', `/api/v1/personal-data/${what}`, body);
const erase = (staff: string, who: string) => ask(staff, 'erase', { who, ...CHECKED, confirmation: 'ERASE' });

/** An order, and everything else by which somebody leaves a trace. @returns the order's id */
async function leaveTraces(who: Who, staff: string): Promise<string> {
  const { app, database } = shop;
  const word = who.name.split(' ')[0];
  const as = (method: 'POST' | 'PUT', url: string, body: object) => requestAs(shop, staff, method, url, body);
  const cookie = await signIn(app, who);
  const pan = await stockProduct(database, { name: `Pan ${crypto.randomUUID()}` });
  const away = await stockProduct(database, { name: `Pot ${crypto.randomUUID()}`, quantity: 0 });
  const body = orderBody([{ product: pan, quantity: 1 }]);
  const customer = { ...body.customer, ...who, address: `House of ${word}`, instructions: `Ask for ${word}` };
  const placed = await order(app, { ...body, customer }, { cookie });
  expect(placed.statusCode).toBe(201);
  const id: string = placed.json().order._id;
  const edit = {
    ...customer,
    lines: [{ lineNumber: 1, quantity: 1 }],
    address: `Flat of ${word}`,
    discountAmount: 100,
    discountReason: `${word} complained`,
    reason: `${word} moved`,
    version: 1,
  };
  const url = `/api/v1/checkout/order/${id}`;
  const done = [
    await as('PUT', url, edit),
    await as('POST', `${url}/notes`, { note: `${word} called from ${who.mobile}` }),
    await as('POST', `${url}/payments`, {
      amount: 100,
      way: 'bank',
      reference: `HBL ${who.name.length}`,
      paidOn: dayOfShop(new Date().toISOString()),
      note: `By ${word}`,
    }),
    await as('POST', '/api/v1/customers/notes', { mobile: who.mobile, note: `${word} is kind` }),
    await as('POST', '/api/v1/risk/blocked', { mobile: who.mobile, reason: `${word} laughs` }),
    await send(app, 'POST', '/api/contact', { body: { ...who, message: `${word} asks` } }),
    await send(app, 'POST', `/api/v1/products/${pan._id}/questions`, {
      body: { name: who.name, email: who.email, question: `Does ${word} need two?` },
    }),
  ];
  expect(done.map(({ statusCode }) => statusCode)).toEqual([200, 201, 201, 201, 201, 201, 201]);
  const [message] = (await requestAs(shop, staff, 'GET', `/api/v1/messages?search=${word}`)).json().messages;
  const answer = { text: `Dear ${word}, yes.`, way: 'mail', version: 1 };
  expect((await as('POST', `/api/v1/messages/${message._id}/answers`, answer)).statusCode).toBe(200);
  await sql`insert into reviews (id, product_id, name, mobile, title, rating, comment)
    values (gen_random_uuid(), ${pan._id}, ${who.name}, ${`+92${who.mobile.replace(/\D/g, '').slice(1)}`}, ${`${word}'s`}, 5, 'Good')`.execute(
    database,
  );
  const review = await database
    .selectFrom('reviews')
    .select('id')
    .where('name', '=', who.name)
    .executeTakeFirstOrThrow();
  await as('PUT', `/api/reviews/${review.id}/visibility`, { hidden: true, reason: `${word} wrote a number` });
  await sql`insert into stock_alerts (id, product_id, email, key)
    values (gen_random_uuid(), ${away._id}, ${who.email}, gen_random_uuid())`.execute(database);
  await sql`insert into undelivered_mails (id, kind, subject_id, occurred_at, reason, about_kind, about_id, about_name, address)
    values (gen_random_uuid(), 'order-placed', ${id}, now(), 'Refused', 'order', ${id}, '1', ${who.email})`.execute(
    database,
  );
  return id;
}

/** How many rows of each table have one of these texts anywhere. */
async function rowsWith(...texts: string[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { name } of await listTables(shop.database)) {
    const { rows } = await sql`select from ${sql.table(name)} as one
      where one::text ilike any(${texts.map((text) => `%${text}%`)}::text[])`.execute(shop.database);
    if (rows.length > 0) found[name] = rows.length;
  }
  return found;
}

const close = (staff: string, id: string) =>
  requestAs(shop, staff, 'PUT', `/api/v1/checkout/order/${id}/status`, { status: 'Cancelled' });

describe('the data of a person', () => {
  test('is given out whole to who asks, without keys and names of staff; the log does not say whose', async () => {
    const staff = await signInAsAdmin(shop);
    await leaveTraces(ZUBAIDA, staff);
    await leaveTraces(OMAR, staff);
    expect((await ask(staff, 'look', { who: ZUBAIDA.mobile })).json()).toMatchObject({
      counts: { orders: 1, accounts: 1, reviews: 1, messages: 1, notes: 1, alerts: 0 },
      // The block of the mobile.
      others: 1,
      inTheWay: [expect.stringMatching(/^Order \d+ is still open\.$/)],
    });
    expect((await ask(staff, 'export', { who: ZUBAIDA.mobile })).statusCode).toBe(400);
    const nobody = (await ask(staff, 'look', { who: 'nobody@example.com' })).json();
    expect(new Set([...Object.values(nobody.counts), nobody.others])).toEqual(new Set([0]));
    const given = await ask(staff, 'export', { who: ZUBAIDA.mobile, ...CHECKED });
    expect(given.headers['content-disposition']).toContain('personal-data.json');
    expect(given.json().data).toMatchObject({
      orders: [{ name: ZUBAIDA.name, address: 'Flat of Zubaida', total_paisa: expect.any(Number) }],
      orderLines: [{ quantity: 1 }],
      accounts: [{ email: ZUBAIDA.email }],
      contactMessages: [{ message: 'Zubaida asks' }],
      contactAnswers: [{ text: 'Dear Zubaida, yes.' }],
      notesOfStaff: [{ note: 'Zubaida is kind' }],
      blocks: [{ reason: 'Zubaida laughs' }],
    });
    expect(given.body).not.toMatch(/omar|hash|page_key|Sana/i);
    expect((await ask(staff, 'export', { who: 'nobody@example.com', ...CHECKED })).statusCode).toBe(404);
    const log = await requestAs(shop, staff, 'GET', '/api/v1/audit-log?kind=personal-data');
    expect(log.json().entries).toMatchObject([
      { action: 'gave out the data of', after: { ...CHECKED, orders: 1 } },
    ]);
    expect(log.body).not.toMatch(/zubaida|7654321/i);
  });

  test('is not erased while an order is open or money is due, and only with the word typed', async () => {
    const staff = await signInAsAdmin(shop);
    const id = await leaveTraces(ZUBAIDA, staff);
    const before = await rowsWith('zubaida', '7654321');
    const refused = await erase(staff, ZUBAIDA.mobile);
    expect(refused.json()).toMatchObject({
      code: 'STEP_NOT_POSSIBLE',
      message: expect.stringMatching(/^Nothing was erased\. Order \d+ is still open\.$/),
    });
    await close(staff, id);
    // What was paid in advance has to go back first.
    expect((await erase(staff, ZUBAIDA.mobile)).json().message).toMatch(/has money to give back/);
    const typed = { who: ZUBAIDA.mobile, ...CHECKED, confirmation: 'erase' };
    expect((await ask(staff, 'erase', typed)).json().fields).toEqual({ confirmation: 'Please type ERASE.' });
    expect(await rowsWith('zubaida', '7654321')).toMatchObject({ orders: before.orders, reviews: 1 });
  });

  test('is erased from every text of every table, with amounts and days kept, and nobody else touched', async () => {
    const staff = await signInAsAdmin(shop);
    const omar = await leaveTraces(OMAR, staff);
    const id = await leaveTraces(ZUBAIDA, staff);
    await close(staff, id);
    const refund = {
      amount: 100,
      way: 'bank',
      reference: 'HBL 2',
      paidOn: dayOfShop(new Date().toISOString()),
      note: 'For Zubaida',
    };
    expect(
      (await requestAs(shop, staff, 'POST', `/api/v1/checkout/order/${id}/refunds`, refund)).statusCode,
    ).toBe(201);
    const ofOmar = await rowsWith('omar', '1234567');
    const kept = (order: string) =>
      shop.database
        .selectFrom('orders')
        .select([
          'number',
          'created_at',
          'subtotal_paisa',
          'discount_paisa',
          'coupon_paisa',
          'shipping_paisa',
          'total_paisa',
          'city',
        ])
        .where('id', '=', order)
        .executeTakeFirstOrThrow();
    const amounts = await kept(id);

    expect((await erase(staff, ZUBAIDA.mobile)).json()).toMatchObject({
      message: 'It is erased. One order stays, without a name.',
    });
    // The wish to be told was by mail.
    expect((await erase(staff, ZUBAIDA.email)).statusCode).toBe(200);
    expect(await rowsWith('zubaida', '7654321', '765-4321')).toEqual({});
    expect(await kept(id)).toEqual(amounts);
    expect(await rowsWith('omar', '1234567')).toEqual(ofOmar);
    expect((await requestAs(shop, staff, 'GET', `/api/v1/checkout/order/${omar}`)).json().customer.name).toBe(
      OMAR.name,
    );
    expect((await requestAs(shop, staff, 'GET', `/api/v1/checkout/order/${id}`)).json().customer.name).toBe(
      'Erased',
    );
    expect((await erase(staff, ZUBAIDA.mobile)).statusCode).toBe(404);
    const log = await requestAs(shop, staff, 'GET', '/api/v1/audit-log?kind=personal-data');
    expect(log.json().entries).toMatchObject([
      { action: 'erased the data of', after: { alerts: 1 } },
      {
        action: 'erased the data of',
        actor: { name: 'Sana (Shop Manager)' },
        after: { ...CHECKED, orders: 1 },
      },
    ]);
  });

  test('that a deleted product would bring back is given out and erased as well', async () => {
    const staff = await signInAsAdmin(shop);
    const { _id } = await stockProduct(shop.database);
    await sql`insert into reviews (id, product_id, name, mobile, title, rating, comment)
      values (gen_random_uuid(), ${_id}, 'Zubaida', '+923457654321', 'Good', 5, 'Good')`.execute(
      shop.database,
    );
    for (const { name, email } of [ZUBAIDA, OMAR]) {
      const asked = await send(shop.app, 'POST', `/api/v1/products/${_id}/questions`, {
        body: { name, email, question: `${name}: does it rust?` },
      });
      expect(asked.statusCode).toBe(201);
    }
    expect((await requestAs(shop, staff, 'DELETE', `/api/v1/products/${_id}`)).statusCode).toBe(200);
    const ofOmar = await rowsWith('omar');
    const given = await ask(staff, 'export', { who: ZUBAIDA.email, ...CHECKED });
    expect(given.json().data.besideDeletedProducts).toMatchObject([{ name: ZUBAIDA.name }]);
    expect((await erase(staff, ZUBAIDA.mobile)).statusCode).toBe(200);
    expect((await erase(staff, ZUBAIDA.email)).statusCode).toBe(200);
    expect(await rowsWith('zubaida', '7654321')).toEqual({});
    expect(await rowsWith('omar')).toEqual(ofOmar);
  });

  test('is given out and erased by Shop Managers alone', async () => {
    const editor = await signInAsAdmin(shop, 'Shop Editor');
    for (const what of ['look', 'export', 'erase'] as const) {
      const body = { who: ZUBAIDA.mobile, ...CHECKED, confirmation: 'ERASE' };
      expect((await ask(editor, what, body)).statusCode).toBe(403);
    }
  });
});
