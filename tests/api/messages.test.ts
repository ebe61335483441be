import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { dayOfShop } from '../../shop/dates.ts';
import { SENDING_MINUTES } from '../../shop/notifications/rules.ts';
import { passMinutes } from '../support/customers.ts';
import { deliverShort } from '../support/deliver-messages.ts';
import { deliverTo, openMailbox } from '../support/mailbox.ts';
import { KEYS, openSmsService, openWhatsApp } from '../support/message-stand-ins.ts';
import { openTestShop, order, orderBody, stockProduct } from '../support/shop.ts';
import { bearer, requestAs, signInAsAdmin } from '../support/staff.ts';

const mailbox = openMailbox();
const whatsApp = openWhatsApp();
const smsService = openSmsService();
const shop = openTestShop(KEYS);

const ALL =
  'placed, confirm, confirmed, sent, delivered, cancelled, released, changed, refunded, payment-failed';
const settings = (more: Record<string, string> = {}) => ({
  ...KEYS,
  WHATSAPP_URL: whatsApp.url,
  MESSAGES_MAIL: 'none',
  MESSAGES_WHATSAPP: ALL,
  MESSAGE_SECONDS: '1',
  ...more,
});
const deliver = (more: Record<string, string> = {}) => deliverShort(shop, settings(more));

let token: string;
beforeEach(async () => {
  token = await signInAsAdmin(shop);
});

async function place(changes: object = {}) {
  const product = await stockProduct(shop.database, { name: `Karahi ${crypto.randomUUID()}`, price: 1000 });
  const body = orderBody([{ product, quantity: 1 }]);
  const placed = await order(shop.app, { ...body, ...changes });
  expect(placed.statusCode).toBe(201);
  const { _id, number } = placed.json().order;
  return { id: String(_id), number: Number(number), name: product.name };
}

const at = (id: string, rest = '') => `/api/v1/checkout/order/${id}${rest}`;
const detail = async (id: string) => (await requestAs(shop, token, 'GET', at(id))).json();
const setStatus = (id: string, status: string) =>
  requestAs(shop, token, 'PUT', at(id, '/status'), { status });
const setCourier = (id: string, trackingNumber: string, courier = 'TCS') =>
  requestAs(shop, token, 'PUT', at(id, '/courier'), { courier, trackingNumber });
const templates = () => whatsApp.carried.map(({ template }) => template);

describe('what happens to an order', () => {
  test('is told by WhatsApp as its template asks: order, goods, amount, and a link, with two buttons to answer', async () => {
    const { id, number, name } = await place();
    expect(
      await deliver({ MESSAGES_WHATSAPP: 'confirm', WHATSAPP_TEMPLATES: 'confirm=please_confirm' }),
    ).toEqual([]);
    const { page } = await detail(id);
    expect(whatsApp.carried).toMatchObject([
      {
        to: '923012345678',
        template: 'please_confirm',
        values: [String(number), `1 × ${name}`, 'Rs. 1,150 to pay in cash', expect.stringMatching(/order\//)],
      },
    ]);
    expect(whatsApp.carried[0]?.values[3]).toContain(page);
    const keys = whatsApp.carried[0]?.payloads.map((payload) => payload.split(':'));
    expect(keys?.map(([answer]) => answer)).toEqual(['confirm', 'cancel']);
    expect(keys?.[0]?.[1]).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('goes by the ways of the settings alone, and staff see what became of each', async () => {
    const { id } = await place({ paymentMethod: 'card' });
    const ways = {
      MESSAGES_MAIL: 'placed',
      MESSAGES_WHATSAPP: 'none',
      MESSAGES_SMS: 'placed',
      SMS_URL: smsService.url,
    };
    expect(await deliver(ways)).toEqual([]);
    await deliverTo(mailbox, shop);
    expect([whatsApp.carried.length, smsService.carried.length, mailbox.mails.length]).toEqual([0, 1, 1]);
    const { messages } = await detail(id);
    expect(messages.map(({ kind, way, state }: Record<string, string>) => [kind, way, state]).sort()).toEqual(
      [
        ['order-placed', 'mail', 'sent'],
        ['order-placed', 'sms', 'sent'],
      ],
    );
  });

  test('is told by mail in HTML and text, with the link to the order’s page', async () => {
    const { id, number } = await place();
    await setCourier(id, '4711');
    await setStatus(id, 'Delivered');
    await deliverTo(mailbox, shop);
    const { page } = await detail(id);
    expect(mailbox.mails).toHaveLength(3);
    for (const mail of mailbox.mails) {
      expect(mail).toContain(`href="http://127.0.0.1:3000${page}"`);
      expect(mail).toContain(`:3000${page}\r\n`.trimEnd());
      expect(mail).toContain('Questions? Call 0300-1234567.');
    }
    expect(mailbox.mails[2]).toContain(`Your order ${number} was delivered.`);
  });

  test('of an order by phone without an e-mail address is told by WhatsApp', async () => {
    const product = await stockProduct(shop.database);
    const { items, ...rest } = orderBody([{ product, quantity: 1 }]);
    const taken = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/checkout/phone-order',
      headers: { ...bearer(token), 'idempotency-key': crypto.randomUUID() },
      payload: { ...rest, items, customer: { ...rest.customer, email: '' } },
    });
    expect(taken.statusCode).toBe(201);
    await deliver({ MESSAGES_MAIL: 'placed' });
    await deliverTo(mailbox, shop);
    expect(mailbox.mails).toEqual([]);
    // It was confirmed on the phone: nobody asks again.
    expect(templates()).toEqual(['order_placed']);
    const { messages } = await detail(taken.json().order._id);
    expect(messages).toHaveLength(1);
  });

  test('is told once, however often and by however many at once it is done', async () => {
    const { id } = await place();
    await deliver();
    whatsApp.carried = [];
    const confirm = () => requestAs(shop, token, 'PUT', at(id, '/confirmation'), { outcome: 'confirmed' });
    await Promise.all([confirm(), confirm(), confirm()]);
    await Promise.all([setCourier(id, '4711'), setCourier(id, '4711'), setCourier(id, '4711')]);
    await Promise.all([deliver(), deliver(), deliver()]);
    await deliver();
    expect(templates().sort()).toEqual(['order_confirmed', 'order_sent']);
    await Promise.all([setStatus(id, 'Delivered'), setStatus(id, 'Delivered')]);
    await deliver();
    // Put right by staff: its customer has heard of it.
    await setStatus(id, 'Processing');
    await setStatus(id, 'Delivered');
    await deliver();
    expect(templates().sort()).toEqual(['order_confirmed', 'order_delivered', 'order_sent']);
  });

  test('is told for itself where it has an amount of its own: two refunds within a moment are two messages', async () => {
    const { id } = await place({ paymentMethod: 'card' });
    const paidOn = dayOfShop(new Date().toISOString());
    const move = async (path: string, amount: number) => {
      const moved = await shop.app.inject({
        method: 'POST',
        url: at(id, path),
        headers: { ...bearer(token), 'idempotency-key': crypto.randomUUID() },
        payload: { amount, way: 'bank', reference: `HBL ${amount}`, paidOn },
      });
      expect(moved.statusCode).toBe(201);
    };
    await move('/payments', 1150);
    await move('/refunds', 100);
    await move('/refunds', 250);
    await deliver({ MESSAGES_WHATSAPP: 'refunded' });
    expect(whatsApp.carried.map(({ values }) => values.join()).toSorted()).toEqual([
      expect.stringContaining('Rs. 100'),
      expect.stringContaining('Rs. 250'),
    ]);
  });

  test('is told once more when it happens again: cancelled, taken up again, cancelled', async () => {
    const { id } = await place({ paymentMethod: 'card' });
    await setStatus(id, 'Cancelled');
    await deliver({ MESSAGES_WHATSAPP: 'cancelled' });
    await setStatus(id, 'Pending');
    await setStatus(id, 'Cancelled');
    await deliver({ MESSAGES_WHATSAPP: 'cancelled' });
    expect(templates()).toEqual(['order_cancelled', 'order_cancelled']);
  });

  test('is not told when it was taken back before it left, nor when it did not happen', async () => {
    const { id } = await place({ paymentMethod: 'card' });
    await setCourier(id, '4711');
    await setCourier(id, '', '');
    const other = await place();
    expect(
      (await requestAs(shop, token, 'PUT', at(other.id, '/courier'), { courier: 'Nobody' })).statusCode,
    ).toBe(400);
    await deliver({ MESSAGES_WHATSAPP: 'sent' });
    expect(whatsApp.carried).toEqual([]);
    expect((await detail(id)).messages).toEqual([]);
  });
});

describe('a message', () => {
  const send = () => deliver({ MESSAGES_WHATSAPP: 'placed' });

  test.each([
    ['request-lost', 'NO_ANSWER', 0],
    ['away', 'HTTP_503', 0],
    ['too-many', 'WHATSAPP_130429', 0],
    ['wrong-key', 'WHATSAPP_190', 0],
    ['answer-lost', 'NO_ANSWER', 1],
    ['silent', 'NO_ANSWER', 1],
    ['endless', 'NO_ANSWER', 1],
  ] as const)('is sent again after %s, and the log names nobody', async (fault, code, before) => {
    const { id } = await place();
    whatsApp.fault = fault;
    const [said = ''] = await send();
    expect(said).toMatch(
      new RegExp(
        `^WhatsApp message \\d+ \\(order-placed\\) was not sent, attempt 1, tried again in 1 min: ${code}$`,
      ),
    );
    whatsApp.fault = 'none';
    await passMinutes(shop.database, 1);
    expect(await send()).toEqual([]);
    expect(whatsApp.carried).toHaveLength(before + 1);
    expect((await detail(id)).messages).toMatchObject([{ way: 'whatsapp', state: 'sent' }]);
  });

  test('that WhatsApp refuses for ever is given up at once; staff see it, and send it again', async () => {
    const { id, number } = await place();
    whatsApp.fault = 'refuses';
    expect((await send())[0]).toMatch(/attempt 1, given up: WHATSAPP_131026$/);
    expect((await detail(id)).messages).toMatchObject([
      { state: 'failed', reason: 'WhatsApp refused it (error 131026).' },
    ]);
    const list = (await requestAs(shop, token, 'GET', '/api/v1/mails/undelivered')).json();
    expect(list.mails).toMatchObject([
      { kind: 'order-placed', way: 'whatsapp', to: '+923012345678', about: { name: String(number) } },
    ]);
    whatsApp.fault = 'none';
    const again = `/api/v1/mails/undelivered/${list.mails[0]._id}/send-again`;
    expect((await requestAs(shop, token, 'POST', again)).statusCode).toBe(200);
    await send();
    expect(whatsApp.carried).toHaveLength(1);
    expect((await detail(id)).messages).toMatchObject([{ state: 'sent', reason: null }]);
  });

  test('to one mobile is counted apart from mails: six about orders within an hour', async () => {
    for (let placed = 0; placed < 8; placed++) await place();
    const said = await send();
    expect(whatsApp.carried).toHaveLength(6);
    expect(said).toHaveLength(2);
    expect(said.join()).not.toContain('301');
    const { rows } = await sql`select from messages where state = 'left-out'`.execute(shop.database);
    expect(rows).toHaveLength(2);
  });

  test('that an SMS service does not take is sent again, and says what WhatsApp says', async () => {
    const { number } = await place();
    const bySms = { MESSAGES_SMS: 'placed', SMS_URL: smsService.url, SMS_TAKEN: 'OK' };
    smsService.fault = 'refuses';
    expect((await deliver({ ...bySms, MESSAGES_WHATSAPP: 'none' }))[0]).toMatch(
      /^SMS \d+ \(order-placed\) was not sent, attempt 1, tried again/,
    );
    smsService.fault = 'none';
    await passMinutes(shop.database, 1);
    expect(await deliver({ ...bySms, MESSAGES_WHATSAPP: 'none' })).toEqual([]);
    const sent = new URLSearchParams(smsService.carried[0]?.body);
    expect(sent.get('to')).toBe('923012345678');
    expect(sent.get('text')).toMatch(`Saman: thank you for your order ${number}, Rs. 1,150 to pay in cash.`);
  });
});

describe('a shop that is killed', () => {
  test('between its commit and the mail, sends the mail after its restart, twice at most and under one Message-ID', async () => {
    const { id } = await place();
    // The mail server has it, and the process dies before it hears so.
    await deliverTo(mailbox, shop, { dyingBehindTheMail: true });
    expect(mailbox.mails).toHaveLength(1);
    expect((await detail(id)).messages).toMatchObject([{ way: 'mail', state: 'waiting' }]);
    await passMinutes(shop.database, SENDING_MINUTES);
    await deliverTo(mailbox, shop);
    const names = mailbox.mails.map((mail) => /^Message-ID: (.+)$/im.exec(mail)?.[1]);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
    expect((await detail(id)).messages).toMatchObject([{ state: 'sent' }]);
  });
});
