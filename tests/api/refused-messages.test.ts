import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { writePayload } from '../../shop/orders/messages/button-payload.ts';
import { safepaySignature, signJazzCash } from '../../shop/payments/signatures.ts';
import { deliverShort } from '../support/deliver-messages.ts';
import { DEMO_KEYS, gatewaySettings, openDemoGateway } from '../support/demo-gateway.ts';
import { KEYS, notification, openWhatsApp } from '../support/message-stand-ins.ts';
import { comeBack, payAtGateway, placeCardOrder } from '../support/paying.ts';
import { customer, openTestShop, order, orderBody, stockProduct } from '../support/shop.ts';

const demo = await openDemoGateway();
const whatsApp = openWhatsApp();
const shop = openTestShop({ ...gatewaySettings(demo.url), ...KEYS, LOG_LEVEL: 'debug' });
let app: FastifyInstance;
let log: string[] = [];

beforeAll(async () => {
  const { database, secrets, settings } = shop;
  const logOutput = { write: (line: string) => log.push(line) };
  app = await buildApp({ database, secrets, settings }, { logOutput });
});
afterAll(() => app.close());

const STRANGER = '923119999999';
const SALT = DEMO_KEYS.jazzCash.salt;
const WEBHOOK_SECRET = DEMO_KEYS.safepay.webhookSecret;

/** What there is to send something about: a card order being paid in another tab, and a cash order whose customer was asked. */
interface Situation {
  page: string;
  otherPage: string;
  tracker: string;
  reference: string;
  answerKey: string;
  cashOrder: string;
}
let now: Situation;
beforeEach(async () => {
  // The gateway's own messages would come in between.
  demo.shopUrl = '';
  const watched = { ...shop, app, database: shop.database, settings: shop.settings, secrets: shop.secrets };
  const mine = await placeCardOrder(watched);
  const other = await placeCardOrder(watched);
  const wallet = await placeCardOrder(watched);
  await payAtGateway(watched, mine.page, 'safepay', 'leave');
  await payAtGateway(watched, wallet.page, 'jazzcash', 'leave');
  const tokenOf = async (id: string) =>
    (
      await shop.database
        .selectFrom('payments')
        .select('gateway_token')
        .where('order_id', '=', id)
        .executeTakeFirstOrThrow()
    ).gateway_token ?? '';
  const karahi = await stockProduct(shop.database, { name: `Karahi ${crypto.randomUUID()}` });
  const placed = await order(app, orderBody([{ product: karahi, quantity: 1 }]));
  await deliverShort(shop, { ...KEYS, MESSAGES_WHATSAPP: 'confirm', WHATSAPP_URL: whatsApp.url });
  const [, answerKey = ''] = whatsApp.carried.at(-1)?.payloads[0]?.split(':') ?? [];
  now = {
    page: mine.page,
    otherPage: other.page,
    tracker: await tokenOf(mine.id),
    reference: await tokenOf(wallet.id),
    answerKey,
    cashOrder: String(placed.json().order._id),
  };
  expect([now.tracker, now.reference, now.answerKey]).not.toContain('');
});

/** What Safepay tells, in which somebody wrote more than it does. */
function safepay(tracker: string, { amount = 115_000, event = 'evt_1', secret = WEBHOOK_SECRET } = {}) {
  const data = { tracker, state: 'TRACKER_ENDED', amount, currency: 'PKR', ...customer };
  const payload = JSON.stringify({ token: event, type: 'payment.succeeded', data });
  const signature = safepaySignature(Buffer.from(payload), secret);
  return app.inject({
    method: 'POST',
    url: '/api/v1/payments/safepay/webhook',
    headers: { 'content-type': 'application/json', 'x-sfpy-signature': signature },
    payload,
  });
}

interface Press {
  from?: string;
  id?: string;
  secret?: string;
  /** Seconds. */
  ago?: number;
}
const APP_SECRET = KEYS.WHATSAPP_APP_SECRET;

function press(
  answerKey: string,
  { from = '923012345678', id = 'wamid.press', secret = APP_SECRET, ago = 0 }: Press = {},
) {
  const timestamp = String(Math.floor(Date.now() / 1000) - ago);
  const button = { payload: writePayload('cancel', answerKey), text: 'Cancel my order' };
  const messages = [
    { from, id, timestamp, type: 'button', button, context: { from: '92300', id: 'wamid.0' } },
  ];
  const contacts = [{ profile: { name: customer.name }, wa_id: from }];
  return app.inject({
    method: 'POST',
    url: '/api/v1/whatsapp/webhook',
    ...notification({ contacts, messages }, { secret }),
  });
}

/** A browser that comes back, without any cookie. */
const back = (page: string, gateway: string, fields: Record<string, string>) =>
  comeBack(
    { ...shop, app, database: shop.database, settings: shop.settings, secrets: shop.secrets },
    {
      url: `http://127.0.0.1${page}/return/${gateway}`,
      fields,
    },
  );
const wallet = (more: Record<string, string> = {}) => ({
  pp_TxnRefNo: now.reference,
  pp_Amount: '115000',
  pp_TxnCurrency: 'PKR',
  pp_ResponseCode: '000',
  pp_MobileNumber: '03012345678',
  ...more,
});

const WEEK = 7 * 24 * 60 * 60;

/** All that the shop knows, but of which messages it has heard: a digest for each table. */
async function readAll(): Promise<unknown> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'
    and tablename not in ('gateway_messages', 'whatsapp_events') order by tablename`.execute(shop.database);
  const digests = rows.map(
    ({
      name,
    }) => sql`select ${name} as name, md5(coalesce(string_agg(one::text, '|' order by one::text), '')) as is
      from ${sql.table(name)} as one`,
  );
  return (await sql`${sql.join(digests, sql` union all `)} order by name`.execute(shop.database)).rows;
}

/** What may stand in no line of the log. */
function personal(): string[] {
  const { tracker, reference, answerKey, page, otherPage } = now;
  const secrets = [WEBHOOK_SECRET, SALT, KEYS.WHATSAPP_APP_SECRET, KEYS.WHATSAPP_TOKEN, 'another secret'];
  const pages = [page, otherPage].map((one) => one.replace('/order/', ''));
  const said = [tracker, reference, answerKey, 'track_', 'wamid', 'evt_', STRANGER.slice(2)];
  return [...secrets, ...pages, ...said, 'Ayesha', 'ayesha@', '3012345678', '2345678', 'House 1', 'sha256='];
}

const FORGED = { secret: 'another secret' };
const REFUSED_MESSAGE = /its signature is wrong/;
const REFUSED_RETURN = /not signed, or of another order/;
const NOTHING = /a WhatsApp button changed nothing/;

test.each<[string, () => Promise<unknown>, RegExp]>([
  ['Safepay’s with a forged signature', () => safepay(now.tracker, FORGED), REFUSED_MESSAGE],
  ['WhatsApp’s with a forged signature', () => press(now.answerKey, FORGED), /"status":403/],
  [
    'a return with a forged hash',
    () => back(now.page, 'jazzcash', signJazzCash(wallet(), 'another secret')),
    REFUSED_RETURN,
  ],
  [
    'Safepay’s about an order that is gone',
    () => safepay('track_of-an-order-that-is-gone'),
    /about a payment that the shop does not know/,
  ],
  [
    'Safepay’s that says paid, with rupees instead of paisa',
    () => safepay(now.tracker, { amount: 1150 }),
    /"status":200/,
  ],
  [
    'a return without a session to a page that there is not',
    () => back('/order/1-guessed', 'safepay', { tracker: now.tracker }),
    /"status":303/,
  ],
  [
    'a return with the tracker of another order',
    () => back(now.otherPage, 'safepay', { tracker: now.tracker }),
    REFUSED_RETURN,
  ],
  [
    'a signed return with the payment of another order',
    () => back(now.page, 'jazzcash', signJazzCash(wallet(), SALT)),
    REFUSED_RETURN,
  ],
  ['a button of a stranger’s number', () => press(now.answerKey, { from: STRANGER }), NOTHING],
  ['a button of weeks ago', () => press(now.answerKey, { ago: 2 * WEEK + 60 }), NOTHING],
  ['a button of a message that there is not', () => press(crypto.randomUUID()), NOTHING],
])('%s changes nothing, and the log says so without anything personal', async (_, send, said) => {
  const before = await readAll();
  log = [];
  await send();
  expect(await readAll()).toEqual(before);
  expect(log.join('')).toMatch(said);
  for (const text of personal()) expect(log.join('')).not.toContain(text);
});

test('what was taken a week ago changes nothing when it is played back', async () => {
  await safepay(now.tracker);
  await press(now.answerKey);
  // Its customer wanted it after all.
  await sql`update orders set status = 'Pending' where id = ${now.cashOrder}`.execute(shop.database);
  await sql`update gateway_messages set received_at = now() - interval '7 days'`.execute(shop.database);
  await sql`update whatsapp_events set received_at = now() - interval '7 days'`.execute(shop.database);
  const before = await readAll();
  log = [];
  expect((await safepay(now.tracker)).statusCode).toBe(200);
  expect((await press(now.answerKey, { ago: WEEK })).statusCode).toBe(200);
  expect(await readAll()).toEqual(before);
  for (const text of personal()) expect(log.join('')).not.toContain(text);
});

test('a button for an order that is gone changes nothing', async () => {
  await sql`delete from orders where id = ${now.cashOrder}`.execute(shop.database);
  const before = await readAll();
  log = [];
  expect((await press(now.answerKey)).statusCode).toBe(200);
  expect(await readAll()).toEqual(before);
  expect(log.join('')).toMatch(NOTHING);
  for (const text of personal()) expect(log.join('')).not.toContain(text);
});
