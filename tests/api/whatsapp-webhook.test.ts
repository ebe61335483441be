import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { deliverShort } from '../support/deliver-messages.ts';
import { KEYS, notification, openWhatsApp } from '../support/message-stand-ins.ts';
import { openTestShop, order, orderBody, stockProduct } from '../support/shop.ts';
import { requestAs, signInAsAdmin } from '../support/staff.ts';

const whatsApp = openWhatsApp();
const shop = openTestShop(KEYS);
const WEBHOOK = '/api/v1/whatsapp/webhook';
const MINE = '923012345678';

let token: string;
beforeEach(async () => {
  token = await signInAsAdmin(shop);
});

const post = (sent: ReturnType<typeof notification>) =>
  shop.app.inject({ method: 'POST', url: WEBHOOK, ...sent });
const tell = (value: object) => post(notification(value));
const detail = async (id: string) =>
  (await requestAs(shop, token, 'GET', `/api/v1/checkout/order/${id}`)).json();
const deliver = () => deliverShort(shop, { ...KEYS, MESSAGES_MAIL: 'none', WHATSAPP_URL: whatsApp.url });
const seconds = (at: Date) => String(Math.floor(at.getTime() / 1000));

/** A cash order whose customer was asked by WhatsApp whether it is meant. */
async function asked() {
  const product = await stockProduct(shop.database, { name: `Karahi ${crypto.randomUUID()}` });
  const placed = await order(shop.app, orderBody([{ product, quantity: 1 }]));
  await deliver();
  const message = whatsApp.carried.at(-1);
  const [confirm = '', cancel = ''] = message?.payloads ?? [];
  return { id: String(placed.json().order._id), wamid: message?.id ?? '', confirm, cancel };
}

let presses = 0;
const press = (payload: string, { from = MINE, id = `wamid.in.${++presses}`, at = new Date() } = {}) => ({
  messages: [
    {
      from,
      id,
      timestamp: seconds(at),
      type: 'button',
      button: { payload, text: 'Yes' },
      context: { from: '92300', id: 'wamid.0' },
    },
  ],
});
const status = (id: string, said: string, second = 0, more: object = {}) => ({
  statuses: [{ id, status: said, timestamp: String(1_795_000_000 + second), recipient_id: MINE, ...more }],
});

describe('the webhook', () => {
  test('is the shop’s for who knows its verify token', async () => {
    const ask = (verify: string, challenge = '1158201444') =>
      shop.app.inject({
        method: 'GET',
        url: WEBHOOK,
        query: { 'hub.mode': 'subscribe', 'hub.verify_token': verify, 'hub.challenge': challenge },
      });
    const known = await ask(KEYS.WHATSAPP_VERIFY_TOKEN);
    expect([known.statusCode, known.body, known.headers['content-type']]).toEqual([
      200,
      '1158201444',
      'text/plain',
    ]);
    expect((await ask('guess')).statusCode).toBe(403);
    expect((await ask(KEYS.WHATSAPP_VERIFY_TOKEN, '<script>')).statusCode).toBe(400);
  });

  test('takes nothing that is not signed over its very bytes, nor what is too large', async () => {
    const { id, confirm } = await asked();
    const good = notification(press(confirm));
    const forged = [
      notification(press(confirm), { secret: 'another-app-secret' }),
      { ...good, payload: `${good.payload} ` },
      { ...good, headers: { 'content-type': 'application/json', 'x-hub-signature-256': '' } },
      { ...good, headers: { ...good.headers, 'x-hub-signature-256': 'sha256=00' } },
    ];
    for (const one of forged) expect((await post(one)).statusCode).toBe(403);
    const large = notification({ messages: [], padding: 'x'.repeat(1024 * 1024) });
    expect((await post(large)).statusCode).toBe(413);
    expect((await detail(id)).confirmation).toBe('unconfirmed');
    expect((await post(good)).statusCode).toBe(200);
    expect((await detail(id)).confirmation).toBe('confirmed');
  });

  test('leaves alone what the shop has no use for', async () => {
    for (const value of [
      {},
      { messages: [{ from: MINE, id: 'wamid.t', timestamp: '1', type: 'text', text: { body: 'YES' } }] },
      { messages: 'none' },
      { statuses: [{ id: 7, status: 'deleted' }] },
      status('wamid.unknown', 'delivered'),
    ]) {
      expect((await tell(value)).statusCode).toBe(200);
    }
  });
});

describe('a button', () => {
  test('confirms the order, and the history says that its customer did so by WhatsApp', async () => {
    const { id, confirm } = await asked();
    expect((await tell(press(confirm))).statusCode).toBe(200);
    const now = await detail(id);
    expect(now.confirmation).toBe('confirmed');
    expect(now.history.at(-1)).toMatchObject({ kind: 'confirmed', actor: expect.stringMatching(/WhatsApp/) });
    await deliver();
    expect(whatsApp.carried.at(-1)?.template).toBe('order_confirmed');
  });

  test('cancels the order, once, also when it is sent again and after the order was taken up again', async () => {
    const { id, cancel } = await asked();
    const pressed = press(cancel);
    await Promise.all([tell(pressed), tell(pressed), tell(pressed)]);
    expect((await detail(id)).status).toBe('Cancelled');
    await requestAs(shop, token, 'PUT', `/api/v1/checkout/order/${id}/status`, { status: 'Pending' });
    expect((await tell(pressed)).statusCode).toBe(200);
    expect((await detail(id)).status).toBe('Pending');
  });

  test('of weeks ago is refused, though nobody remembers it', async () => {
    const { id, cancel } = await asked();
    await tell(press(cancel, { at: new Date(Date.now() - 15 * 24 * 60 * 60_000) }));
    expect((await detail(id)).status).toBe('Pending');
  });

  test.each([
    ['a stranger’s number', (one: { cancel: string }) => press(one.cancel, { from: '923119999999' })],
    ['another message', () => press(`cancel:${crypto.randomUUID()}`)],
    ['nothing that the shop wrote', () => press('cancel')],
    ['an order’s number', () => press('cancel:1042')],
  ])('with %s changes nothing', async (_, pressOf) => {
    const one = await asked();
    expect((await tell(pressOf(one))).statusCode).toBe(200);
    expect((await detail(one.id)).status).toBe('Pending');
  });

  test('for an order that is gone, or that has left, changes nothing', async () => {
    const { id, cancel } = await asked();
    const courier = { courier: 'TCS', trackingNumber: '4711' };
    await requestAs(shop, token, 'PUT', `/api/v1/checkout/order/${id}/courier`, courier);
    await requestAs(shop, token, 'PUT', `/api/v1/checkout/order/${id}/status`, { status: 'Delivered' });
    await tell(press(cancel));
    expect((await detail(id)).status).toBe('Delivered');
    const gone = await asked();
    await sql`delete from orders where id = ${gone.id}`.execute(shop.database);
    expect((await tell(press(gone.cancel))).statusCode).toBe(200);
  });
});

describe('what became of a message', () => {
  test('is taken in any order and as often as it comes, and never goes back', async () => {
    const { id, wamid } = await asked();
    const told = async () => (await detail(id)).messages[0];
    await tell(status(wamid, 'read', 30));
    expect(await told()).toMatchObject({ state: 'read' });
    for (const said of ['sent', 'delivered', 'read', 'delivered', 'failed'])
      await tell(status(wamid, said, 10));
    expect(await told()).toMatchObject({
      state: 'read',
      deliveredAt: new Date(1_795_000_010_000).toISOString(),
      readAt: new Date(1_795_000_030_000).toISOString(),
    });
    expect((await requestAs(shop, token, 'GET', '/api/v1/mails/undelivered')).json().total).toBe(0);
  });

  test('is known also when it comes before the shop knows the message’s id', async () => {
    whatsApp.onCarried = async ({ id }) => {
      await tell(status(id, 'delivered'));
    };
    const { id } = await asked();
    expect((await detail(id)).messages).toMatchObject([{ state: 'delivered' }]);
  });

  test('counts as undelivered once where it failed, until it arrives after all', async () => {
    const { id, wamid } = await asked();
    const undelivered = async () =>
      (await requestAs(shop, token, 'GET', '/api/v1/mails/undelivered')).json().mails;
    await tell(status(wamid, 'failed', 5, { errors: [{ code: 131026, title: `To ${MINE}` }] }));
    await tell(status(wamid, 'failed', 5));
    await tell(status(wamid, 'sent', 1));
    expect((await detail(id)).messages).toMatchObject([
      { state: 'failed', reason: 'WhatsApp could not deliver it (error 131026).' },
    ]);
    expect(await undelivered()).toMatchObject([{ kind: 'order-confirm', way: 'whatsapp', to: `+${MINE}` }]);
    await tell(status(wamid, 'delivered', 60));
    expect((await detail(id)).messages).toMatchObject([{ state: 'delivered', reason: null }]);
    expect(await undelivered()).toEqual([]);
  });
});

describe('without keys', () => {
  const plain = openTestShop();

  test('nobody is asked by WhatsApp, and there is no webhook', async () => {
    const product = await stockProduct(plain.database);
    await order(plain.app, orderBody([{ product, quantity: 1 }]));
    await deliverShort(plain, { WHATSAPP_URL: whatsApp.url });
    expect(whatsApp.carried).toEqual([]);
    const sent = await plain.app.inject({ method: 'POST', url: WEBHOOK, ...notification({}) });
    expect(sent.statusCode).toBe(404);
  });
});
