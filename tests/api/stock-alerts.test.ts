import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { forgetAlerts, queueAlerts } from '../../shop/customers/stock-alerts/queue-alerts.ts';
import { MOST_ALERTS_A_MINUTE } from '../../shop/customers/stock-alerts/rules.ts';
import { readSettings } from '../../shop/settings/settings.ts';
import { deliverShort } from '../support/deliver-messages.ts';
import { deliverTo, openMailbox } from '../support/mailbox.ts';
import { KEYS, openWhatsApp } from '../support/message-stand-ins.ts';
import { openTestShop, stockProduct } from '../support/shop.ts';
import { requestAs, signInAsAdmin } from '../support/staff.ts';

const mailbox = openMailbox();
const whatsApp = openWhatsApp();
const shop = openTestShop(KEYS);

/** Sends the form of a product's page as a browser without scripts does. @returns the page that it leads to */
async function ask(productId: string, contact: string): Promise<URLSearchParams> {
  const response = await post(`/api/v1/products/${productId}/alert`, { contact });
  expect(response.statusCode).toBe(303);
  return new URL(String(response.headers.location), 'http://shop').searchParams;
}

const post = (url: string, fields: Record<string, string>) =>
  shop.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });

const { messages } = readSettings(KEYS);
const setStock = (quantity: number) => shop.database.updateTable('stock').set({ quantity }).execute();
const waiting = () => shop.database.selectFrom('stock_alerts').selectAll().execute();
const queue = () => queueAlerts(shop.database, messages);
const soldOut = () => stockProduct(shop.database, { name: 'Steel Karahi', quantity: 0 });

/** Lets a minute pass for what was put into the outbox. */
const passMinute = () =>
  sql`update stock_alerts set queued_at = queued_at - interval '2 minutes'`.execute(shop.database);

describe('who wants to be told when a product is back', () => {
  test('is told once by mail, after which nothing is kept', async () => {
    const { _id } = await soldOut();
    expect((await ask(_id, 'bilal@example.com')).get('done')).toBe('asked');
    const staff = await signInAsAdmin(shop, 'Shop Editor');
    const product = await requestAs(shop, staff, 'GET', `/api/v1/products/staff/${_id}`);
    expect(product.json()).toMatchObject({ alerts: 1 });
    await queue();
    await deliverTo(mailbox, shop);
    expect(mailbox.mails).toEqual([]);

    await setStock(3);
    await Promise.all([queue(), queue()]);
    await deliverTo(mailbox, shop);
    await queue();
    await deliverTo(mailbox, shop);
    expect(mailbox.mails).toHaveLength(1);
    expect(mailbox.mails[0]).toMatch(/^To: bilal@example\.com/m);
    expect(mailbox.mails[0]).toContain(`/product/${_id}`);
    await passMinute();
    await queue();
    expect(await waiting()).toEqual([]);
  });

  test('is told on WhatsApp by a mobile', async () => {
    const { _id, name } = await soldOut();
    await ask(_id, '0333 1234567');
    await setStock(1);
    await queue();
    expect(await deliverShort(shop, { ...KEYS, WHATSAPP_URL: whatsApp.url })).toEqual([]);
    expect(whatsApp.carried).toMatchObject([{ to: '923331234567', template: 'product_back_in_stock' }]);
    expect(JSON.stringify(whatsApp.carried)).toContain(name);
  });

  test('goes on waiting where the product is sold out again before the message leaves', async () => {
    const { _id } = await soldOut();
    await ask(_id, 'bilal@example.com');
    await setStock(1);
    await queue();
    await setStock(0);
    await deliverTo(mailbox, shop);
    expect(mailbox.mails).toEqual([]);
    await passMinute();
    await queue();
    expect(await waiting()).toHaveLength(1);
    await setStock(2);
    await queue();
    await deliverTo(mailbox, shop);
    expect(mailbox.mails).toHaveLength(1);
  });

  test('hears the same whether the address asked before; only the own key takes the wish back', async () => {
    const { _id } = await soldOut();
    const first = await ask(_id, 'bilal@example.com');
    const second = await ask(_id, 'BILAL@example.com');
    expect([...second.keys()]).toEqual([...first.keys()]);
    expect(await waiting()).toHaveLength(1);
    for (const [asked, left] of [
      [second, 1],
      [first, 0],
    ] as const) {
      const ended = await post('/api/v1/stock-alerts/end', { key: asked.get('key') ?? '' });
      expect(ended.headers.location).toBe('/stock-alert?done=ended');
      expect(await waiting()).toHaveLength(left);
    }
  });

  test('is refused without an address, of a product that is there or gone, and after many wishes', async () => {
    const { _id } = await soldOut();
    expect((await ask(_id, 'somebody')).get('refused')).toBe('contact');
    expect((await ask(crypto.randomUUID(), 'bilal@example.com')).get('refused')).toBe('gone');
    await setStock(1);
    expect((await ask(_id, 'bilal@example.com')).get('done')).toBe('there');
    await setStock(0);
    for (let wish = 0; wish < 20; wish += 1) await ask(_id, 'bilal@example.com');
    expect((await ask(_id, 'b.ilal+x@example.com')).get('done')).toBe('asked');
    expect((await ask(_id, 'bilal@example.com')).get('refused')).toBe('many');
  });

  test('is one of so many a minute, the longest wait first, and forgotten after 90 days', async () => {
    const { _id } = await soldOut();
    await sql`insert into stock_alerts (id, product_id, email, key, created_at)
      select gen_random_uuid(), ${_id}, 'shopper' || n || '@example.com', gen_random_uuid(), now() - n * interval '1 day'
      from generate_series(1, ${MOST_ALERTS_A_MINUTE + 35}) as n`.execute(shop.database);
    await forgetAlerts(shop.database);
    expect(await waiting()).toHaveLength(89);
    await setStock(1);
    await queue();
    await queue();
    const queued = (await waiting()).filter(({ queued_at }) => queued_at !== null);
    expect(queued).toHaveLength(MOST_ALERTS_A_MINUTE);
    expect(queued.map(({ email }) => email)).toContain('shopper89@example.com');
    await passMinute();
    await queue();
    expect((await waiting()).filter(({ queued_at }) => queued_at === null)).toEqual([]);
  });
});
