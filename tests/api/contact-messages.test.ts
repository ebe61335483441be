import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Message, MessagesPage } from '../../shop/back-office/people/messages/responses.ts';
import { readWaiting } from '../../shop/orders/waiting/read-waiting.ts';
import { send } from '../support/customers.ts';
import { deliverTo, mailsTo, openMailbox } from '../support/mailbox.ts';
import { openTestShop, order, orderBody, stockProduct } from '../support/shop.ts';
import { requestAs, signInAsAdmin } from '../support/staff.ts';

const mailbox = openMailbox();
const shop = openTestShop();

const writer = { name: 'Bilal Ahmed', email: 'Bilal@Example.com', mobile: '0333-1234567' };

async function write(message: string, changes: object = {}): Promise<void> {
  const sent = await send(shop.app, 'POST', '/api/contact', { body: { ...writer, message, ...changes } });
  expect(sent.statusCode).toBe(201);
}

const list = async (staff: string, query = ''): Promise<MessagesPage> =>
  (await requestAs(shop, staff, 'GET', `/api/v1/messages${query}`)).json();
const texts = ({ messages }: MessagesPage) => messages.map(({ message }) => message);
/** As the menu counts it; its endpoint shares one reading for a second. */
const waiting = async (): Promise<number> => (await readWaiting(shop.database, 5)).messages;

async function only(staff: string): Promise<Message> {
  const [listed] = (await list(staff, '?view=all')).messages;
  return (await requestAs(shop, staff, 'GET', `/api/v1/messages/${listed?._id}`)).json();
}

const answer = (staff: string, { _id, version }: Message, body: object) =>
  requestAs(shop, staff, 'POST', `/api/v1/messages/${_id}/answers`, { version, way: 'mail', ...body });
const settle = (staff: string, { _id, version }: Message, done: boolean) =>
  requestAs(shop, staff, 'PUT', `/api/v1/messages/${_id}/done`, { version, done });

describe('messages to the shop', () => {
  test('wait with the unread first, are found by words, mobile and mail, and a page begins where the one before ended', async () => {
    const staff = await signInAsAdmin(shop, 'Shop Editor');
    for (let number = 1; number <= 32; number += 1) {
      await shop.database
        .insertInto('contact_messages')
        .values({ id: randomUUID(), name: 'Omar', email: 'o@example.com', message: `Number ${number}` })
        .execute();
    }
    await write('Is the degchi back?');
    const { messages } = await list(staff, '?search=degchi');
    expect(messages).toMatchObject([
      { name: 'Bilal Ahmed', mobile: '+923331234567', read: false, done: null },
    ]);
    expect(texts(await list(staff, '?search=bilal%40example'))).toEqual(['Is the degchi back?']);
    expect(texts(await list(staff, '?search=0333%201234567'))).toEqual(['Is the degchi back?']);

    const path = `/api/v1/messages/${messages[0]?._id}/read`;
    expect((await requestAs(shop, staff, 'PUT', path, { read: true })).statusCode).toBe(200);
    const first = await list(staff);
    const second = await list(staff, `?after=${first.next}`);
    expect([...texts(first), ...texts(second)]).toEqual([
      ...Array.from({ length: 32 }, (_, index) => `Number ${32 - index}`),
      'Is the degchi back?',
    ]);
    expect(second.next).toBeNull();
    expect((await requestAs(shop, staff, 'GET', '/api/v1/messages?after=nowhere')).statusCode).toBe(400);
  });

  test('stand beside the orders of the same mobile or mail', async () => {
    const staff = await signInAsAdmin(shop);
    const product = await stockProduct(shop.database);
    const body = orderBody([{ product, quantity: 1 }]);
    for (const own of [{ mobile: writer.mobile }, { email: 'bilal@example.com' }, {}]) {
      expect((await order(shop.app, { ...body, customer: { ...body.customer, ...own } })).statusCode).toBe(
        201,
      );
    }
    await write('Where is my order?');
    expect((await only(staff)).orders).toMatchObject([
      { totalAmount: 1150, status: 'Pending' },
      { totalAmount: 1150, status: 'Pending' },
    ]);
  });

  test('are answered by mail, by whom and when is kept, and wait no more; taken up again they wait', async () => {
    const staff = await signInAsAdmin(shop);
    await write('Do you have\na larger degchi?');
    expect(await waiting()).toBe(1);
    await deliverTo(mailbox, shop);
    mailbox.mails = [];
    const answered = await answer(staff, await only(staff), {
      text: 'Yes, of 12 litres.\n<b>Come</b> and see.',
    });
    expect(answered.json()).toMatchObject({
      success: true,
      contactMessage: {
        read: true,
        done: { by: 'Sana (Shop Manager)' },
        answers: [{ by: 'Sana (Shop Manager)', way: 'mail', state: 'waiting', at: expect.any(String) }],
      },
    });
    expect(await deliverTo(mailbox, shop)).toEqual([]);
    const [mail = ''] = mailsTo(mailbox, 'bilal@example.com');
    expect(mail).toMatch(/^Reply-To: Saman <help@saman\.example>/m);
    expect(mail).toContain('&lt;b&gt;Come&lt;/b&gt; and see.');
    // What a stranger typed is sent on to nobody: neither the name nor the message.
    expect(mail).not.toContain('larger');
    expect(mail).not.toContain('Ahmed');
    expect((await only(staff)).answers).toMatchObject([{ state: 'sent' }]);
    expect(await waiting()).toBe(0);
    expect((await list(staff)).messages).toEqual([]);
    expect((await list(staff, '?view=done')).messages).toHaveLength(1);

    expect((await settle(staff, await only(staff), false)).json()).toMatchObject({
      contactMessage: { done: null },
    });
    expect(await waiting()).toBe(1);
    const log = await requestAs(shop, staff, 'GET', '/api/v1/audit-log?kind=message');
    expect(log.json().entries.map(({ action }: { action: string }) => action)).toEqual([
      'took up again',
      'answered by mail',
    ]);
    expect(log.body).not.toMatch(/bilal|degchi|litres/i);
  });

  test('whose answer the mail server refuses say so', async () => {
    const staff = await signInAsAdmin(shop);
    await write('Hello?');
    await deliverTo(mailbox, shop);
    await answer(staff, await only(staff), { text: 'Hello.' });
    mailbox.knowsNobody = true;
    await deliverTo(mailbox, shop);
    expect((await only(staff)).answers).toMatchObject([{ state: 'failed' }]);
  });

  test('answered on WhatsApp are done without a mail', async () => {
    const staff = await signInAsAdmin(shop, 'Shop Editor');
    await write('Hello?');
    await deliverTo(mailbox, shop);
    const answered = await answer(staff, await only(staff), { text: 'Hello.', way: 'whatsapp' });
    expect(answered.json().contactMessage.answers).toMatchObject([{ way: 'whatsapp', state: 'opened' }]);
    mailbox.mails = [];
    await deliverTo(mailbox, shop);
    expect(mailbox.mails).toEqual([]);
  });

  test('that two answer at once are answered once: the other sees that answer, and nothing of the own was sent', async () => {
    const [one, two] = [await signInAsAdmin(shop), await signInAsAdmin(shop, 'Shop Editor')];
    await write('Who is quicker?');
    const seen = await only(one);
    const answers = await Promise.all([
      answer(one, seen, { text: 'One.' }),
      answer(two, seen, { text: 'Two.' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const late = answers.find(({ statusCode }) => statusCode === 409);
    const { answers: kept } = await only(one);
    expect(kept).toHaveLength(1);
    expect(late?.json()).toMatchObject({ code: 'CHANGED_MEANWHILE', data: { current: { answers: kept } } });
    expect((await settle(two, seen, true)).statusCode).toBe(409);
    const mails = await shop.database
      .selectFrom('outbox')
      .where('kind', '=', 'contact-answer')
      .select('id')
      .execute();
    expect(mails).toHaveLength(1);
  });
});
