import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { countMail } from '../../shop/notifications/count-mail.ts';
import { newcomer, passMinutes, register, send, signIn } from '../support/customers.ts';
import { deliverTo, mailsTo, openMailbox } from '../support/mailbox.ts';
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

const deliver = () => deliverTo(mailbox, shop);

const waiting = () => shop.database.selectFrom('outbox').selectAll().execute();

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
    expect(mail).toMatch(new RegExp(`^Subject: Your order ${placed.number} at Saman`, 'm'));
    for (const text of [
      `Its number is ${placed.number}.`,
      '2 × Karahi & lid: Rs. 2,700',
      '2 × Karahi &amp; lid',
      'Subtotal: Rs. 2,700',
      'Shipping: Rs. 150',
      'Total: Rs. 2,850',
      'Payment: Cash On Delivery',
      'A working day to check and pack, then 2 to 4 working days on the road: 3-5 business days from your order.',
      'Call 0300-1234567.',
    ]) {
      expect(mail).toContain(text);
    }
  });

  const BAIT = 'Rupees fifty thousand are yours';

  async function place(cookie = '', changes: object = {}) {
    const product = await stockProduct(shop.database, { name: `Karahi ${crypto.randomUUID()}` });
    const body = orderBody([{ product, quantity: 1 }]);
    const customer = { ...body.customer, name: BAIT, address: BAIT, instructions: BAIT, ...changes };
    return order(shop.app, { ...body, customer }, cookie ? { cookie } : {});
  }

  test('of a stranger sends none of the stranger’s words to the address that was given', async () => {
    expect((await place()).statusCode).toBe(201);
    await deliver();
    expect(mailbox.mails).toHaveLength(1);
    expect(mailbox.mails[0]).toMatch(/^To: ayesha@example\.com\r?$/m);
    expect(mailbox.mails[0]).not.toContain(BAIT);
  });

  test('greets by name only at the confirmed address of who is signed in', async () => {
    const cookie = await signIn(shop.app);
    await deliver();
    mailbox.mails = [];
    await place(cookie, { email: newcomer.email });
    await deliver();
    await shop.database.updateTable('customers').set({ email_confirmed_at: new Date() }).execute();
    await place(cookie, { email: newcomer.email.toLowerCase() });
    await place(cookie, { email: 'somebody.else@example.com' });
    await place('', { email: newcomer.email });
    await deliver();
    expect(mailbox.mails.map((mail) => mail.includes(BAIT))).toEqual([false, true, false, false]);
    expect(mailbox.mails[1]).toContain(`Hello ${BAIT},`);
    expect(mailbox.mails[1]).toContain('Karachi, Sindh');
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

  test('to an address that does not exist is given up at once, and staff see at which order', async () => {
    const product = await stockProduct(shop.database);
    const placed = (await order(shop.app, orderBody([{ product, quantity: 1 }]))).json().order;
    mailbox.knowsNobody = true;
    const [said] = await deliver();
    expect(said).toMatch(/^Mail \d+ \(order-placed\) was not sent, attempt 1, given up: EENVELOPE$/);
    expect(await waiting()).toEqual([]);
    const entries = await shop.database.selectFrom('audit_log').selectAll().execute();
    expect(entries).toMatchObject([
      {
        actor_kind: 'shop',
        action: 'could not deliver a mail',
        subject_kind: 'order',
        subject_name: String(placed.number),
        after: { mail: 'order-placed', reason: 'The mail server refused the address.' },
      },
    ]);
  });

  test('that leaves twice, because its process died before noting it, has the same Message-ID', async () => {
    await write();
    const [queued] = await waiting();
    if (!queued) throw new Error('No mail was queued.');
    await deliver();
    await sql`insert into outbox overriding system value select * from json_populate_record(null::outbox, ${JSON.stringify(queued)}::json)`.execute(
      shop.database,
    );
    await deliver();
    const names = mailbox.mails.map((mail) => /^Message-ID: (.+)$/im.exec(mail)?.[1]);
    expect(names).toEqual([names[0], names[0]]);
    expect(names[0]).toMatch(/^<contact-message-\d+-\d+@/);
  });

  test('is sent once, however many processes look for it', async () => {
    for (let message = 0; message < 6; message++) await write({ email: `bilal-${message}@example.com` });
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
    await write({ name: 'Bilal\r\nBcc: everybody' });
    await deliver();
    expect(mailbox.mails[0]).not.toMatch(/^Bcc:/m);
  });
});

describe('one address', () => {
  const orderFor = async (email: string) => {
    const product = await stockProduct(shop.database, { name: `Karahi ${crypto.randomUUID()}` });
    const body = orderBody([{ product, quantity: 1 }]);
    return order(shop.app, { ...body, customer: { ...body.customer, email } });
  };

  test('gets six mails about orders within an hour, in whatever way it is written', async () => {
    const spellings = ['victim@gmail.com', 'Victim@Gmail.com', 'vic.tim@gmail.com', 'victim+sale@gmail.com'];
    const said: string[] = [];
    for (let placed = 0; placed < 9; placed++) {
      const email = placed % 2 === 0 ? `victim+${placed}@gmail.com` : (spellings[placed % 4] ?? '');
      expect((await orderFor(email)).statusCode).toBe(201);
      said.push(...(await deliver()));
    }
    expect(mailbox.mails).toHaveLength(6);
    expect(said).toHaveLength(3);
    expect(said[0]).toMatch(/^Mail \d+ \(order-placed\) was left out: its address had enough of them/);
    expect(said.join()).not.toMatch(/victim|gmail/i);
    expect(await waiting()).toEqual([]);

    await passMinutes(shop.database, 60);
    await orderFor('victim@gmail.com');
    await deliver();
    expect(mailbox.mails).toHaveLength(7);
  });

  test('gets eight mails within an hour of all that strangers can cause, and still a new password', async () => {
    const email = 'victim@example.com';
    await signIn(shop.app, { email });
    for (let placed = 0; placed < 6; placed++) await orderFor(email);
    for (let round = 0; round < 4; round++) {
      const product = { email: `victim+${round}@example.com` };
      await register(shop.app, product);
    }
    await deliver();
    expect(mailbox.mails).toHaveLength(8);
    await send(shop.app, 'POST', '/api/reglogin/forgot-password', { body: { email } });
    await deliver();
    expect(mailsTo(mailbox, email).at(-1)).toContain('/reset-password?token=');
  });

  test('gets no more when many mails leave at the same moment', async () => {
    const counts = Array.from({ length: 20 }, () =>
      countMail(shop.database, 'order-placed', 'victim@example.com'),
    );
    expect((await Promise.all(counts)).filter((leaves) => leaves)).toHaveLength(6);
  });

  test('that the mail server refuses for a while is not counted again for the same mail', async () => {
    await orderFor('victim@example.com');
    mailbox.refusing = true;
    for (let attempt = 0; attempt < 8; attempt++) {
      await deliver();
      await shop.database.updateTable('outbox').set({ due_at: new Date() }).execute();
    }
    mailbox.refusing = false;
    await deliver();
    expect(mailbox.mails).toHaveLength(1);
  });
});

describe('messages to the shop', () => {
  test('of one writer are taken five times an hour', async () => {
    const spellings = ['bilal@example.com', 'Bilal@example.com', 'bilal+2@example.com'];
    for (let sent = 0; sent < 5; sent++) {
      expect((await write({ email: spellings[sent % 3] })).statusCode).toBe(201);
    }
    const refused = await write();
    expect(refused.statusCode).toBe(429);
    expect(refused.json().message).toContain('call 0300-1234567');
    expect((await write({ email: 'zara@example.com' })).statusCode).toBe(201);
  });

  test('from one network are taken sixty times an hour', async () => {
    const writeFrom = (remoteAddress: string, email: string) =>
      shop.app.inject({ method: 'POST', url: '/api/contact', remoteAddress, payload: { ...letter, email } });
    for (let sent = 0; sent < 60; sent++) {
      expect((await writeFrom('192.0.2.1', `writer-${sent}@example.com`)).statusCode).toBe(201);
    }
    expect((await writeFrom('192.0.2.1', 'one-more@example.com')).statusCode).toBe(429);
    expect((await writeFrom('192.0.2.2', 'one-more@example.com')).statusCode).toBe(201);
  });
});

test.each(['/api/v1/checkout/create-order', '/api/reglogin/register', '/api/contact'])(
  'a web address is no name (%s)',
  async (url) => {
    const name = 'You won Rs 50,000 https://evil.example';
    const product = await stockProduct(shop.database);
    const placed = orderBody([{ product, quantity: 1 }]);
    const bodies: Record<string, object> = {
      '/api/v1/checkout/create-order': { ...placed, customer: { ...placed.customer, name } },
      '/api/reglogin/register': { ...newcomer, name },
      '/api/contact': { ...letter, name },
    };
    const refused = await send(shop.app, 'POST', url, { body: bodies[url] ?? {} });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().message).toBe('Please write your name without a web address.');
    expect(await waiting()).toEqual([]);
  },
);
