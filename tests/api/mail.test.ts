import { describe, expect, test } from 'vitest';
import { deliverNotices } from '../../shop/notices/deliver-notices.ts';
import { openMailer } from '../../shop/notices/open-mailer.ts';
import { passMinutes, register, send } from '../support/customers.ts';
import { openMailbox } from '../support/mailbox.ts';
import { openTestShop, order, orderBody, stockProduct } from '../support/shop.ts';

const mailbox = openMailbox();
const shop = openTestShop();

const letter = {
  name: 'Bilal <b>Ahmed</b>',
  email: 'bilal@example.com',
  mobile: '0333 1234567',
  message: 'Do you have\na larger degchi?\n<script>alert(1)</script>',
};

function write(changes: object = {}) {
  return send(shop.app, 'POST', '/api/contact', { body: { ...letter, ...changes } });
}

/** Sends what is due, as a process of the shop does. @returns what it said to the log */
async function deliver(): Promise<string[]> {
  const log: string[] = [];
  const mailer = openMailer({ ...shop.settings, smtpUrl: mailbox.url }, (line) => log.push(line));
  await deliverNotices(shop.database, mailer, shop.settings, (line) => log.push(line));
  mailer.close();
  return log;
}

const waiting = () => shop.database.selectFrom('notices').selectAll().execute();

describe('a message to the shop', () => {
  test('is kept, and mailed so that the answer goes to its writer', async () => {
    const response = await write();
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      success: true,
      message: 'Thank you, your message has reached us. We answer on our next working day.',
    });
    const kept = await shop.database.selectFrom('contact_messages').selectAll().executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ ...letter, mobile: '+923331234567' });

    expect(await deliver()).toEqual([]);
    const [mail = ''] = mailbox.mails;
    expect(mail).toMatch(/^From: Saman <help@saman\.example>/m);
    expect(mail).toMatch(/^To: Saman <help@saman\.example>/m);
    expect(mail).toMatch(/^Reply-To: .*<bilal@example\.com>/m);
    expect(mail).toContain('Mobile: 0333-1234567');
    expect(mail).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(await waiting()).toEqual([]);
  });

  test('needs no mobile number', async () => {
    expect((await write({ mobile: '' })).statusCode).toBe(201);
    expect((await write({ mobile: undefined })).statusCode).toBe(201);
    expect((await write({ mobile: '12' })).json().fields).toHaveProperty('mobile');
  });

  test.each(['name', 'email', 'message'])('without %s is refused and the field named', async (field) => {
    const response = await write({ [field]: '  ' });
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual([field]);
    expect(await waiting()).toEqual([]);
  });
});

describe('an order', () => {
  test('is confirmed by mail with its number, lines, amounts and delivery', async () => {
    const product = await stockProduct(shop.database, { name: 'Karahi & lid', price: 1500, discount: 10 });
    const placed = (await order(shop.app, orderBody([{ product, quantity: 2 }]))).json().order;
    await deliver();
    const [mail = ''] = mailbox.mails;
    expect(mail).toMatch(/^To: Ayesha Khan <ayesha@example\.com>/m);
    expect(mail).toMatch(new RegExp(`^Subject: Your order ${placed.number} at Saman`, 'm'));
    for (const text of [
      `Its number is ${placed.number}.`,
      '2 × Karahi & lid: Rs. 2,700',
      '2 × Karahi &amp; lid',
      'Subtotal: Rs. 2,700',
      'Shipping: Rs. 150',
      'Total: Rs. 2,850',
      'Payment: Cash On Delivery',
      'within 2 to 4 working days',
      'Karachi, Sindh',
      '0301-2345678',
      'Call 0300-1234567.',
    ]) {
      expect(mail).toContain(text);
    }
  });

  test('that was refused is not confirmed', async () => {
    const product = await stockProduct(shop.database, { quantity: 1 });
    expect((await order(shop.app, orderBody([{ product, quantity: 2 }]))).statusCode).toBe(409);
    expect(await waiting()).toEqual([]);
  });
});

describe('a mail', () => {
  test('that the mail server does not take is kept and tried again, and the log names nobody', async () => {
    await write();
    mailbox.refusing = true;
    const [said = ''] = await deliver();
    expect(said).toMatch(/^Mail \d+ \(contact-message\) was not sent, attempt 1, tried again in 1 min: /);
    expect(said).not.toContain('bilal');
    expect(await deliver()).toEqual([]);

    mailbox.refusing = false;
    await passMinutes(shop.database, 1);
    await deliver();
    expect(mailbox.mails).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  test('is sent once, however many processes look for it', async () => {
    for (let message = 0; message < 6; message++) await write({ message: `Message ${message}` });
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(mailbox.mails).toHaveLength(6);
  });

  test('about what is gone by now is not sent', async () => {
    await register(shop.app, { email: 'gone@example.com' });
    await send(shop.app, 'POST', '/api/reglogin/forgot-password', { body: { email: 'gone@example.com' } });
    await shop.database.deleteFrom('customers').execute();
    expect(await deliver()).toEqual([]);
    expect(mailbox.mails).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  test('whose subject has line breaks in it gets no further headers', async () => {
    await write({ name: 'Bilal\r\nBcc: all@example.com' });
    await deliver();
    expect(mailbox.mails[0]).not.toMatch(/^Bcc:/m);
  });
});
