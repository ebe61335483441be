import { describe, expect, test } from 'vitest';
import { COMPOSERS } from '../../server/background-jobs.ts';
import { deliverMails } from '../../shop/notifications/deliver-mails.ts';
import { openMailer } from '../../shop/notifications/open-mailer.ts';
import { releaseUnconfirmed } from '../../shop/orders/management/release-unconfirmed.ts';
import { send, signIn } from '../support/customers.ts';
import { openMailbox } from '../support/mailbox.ts';
import { customer, openTestShop, order, orderBody, stockProduct } from '../support/shop.ts';
import { requestAs, signInAsAdmin } from '../support/staff.ts';

const mailbox = openMailbox();
const shop = openTestShop();

async function deliver(): Promise<void> {
  const log: string[] = [];
  const mailer = openMailer({ ...shop.settings, smtpUrl: mailbox.url }, (line) => log.push(line));
  await deliverMails(shop.database, mailer, COMPOSERS, shop.settings, (line) => log.push(line));
  mailer.close();
  expect(log).toEqual([]);
}

/** An order whose own mail has left. */
async function placed(changes: object = {}, headers: Record<string, string> = {}) {
  const product = await stockProduct(shop.database, { name: `Karahi ${crypto.randomUUID()}`, price: 1000 });
  const body = orderBody([{ product, quantity: 1 }]);
  const response = await order(shop.app, { ...body, ...changes }, headers);
  expect(response.statusCode).toBe(201);
  await deliver();
  mailbox.mails = [];
  const { _id, number } = response.json().order;
  return { id: String(_id), number: Number(number) };
}

async function setCourier(token: string, id: string, courier: string, trackingNumber: string) {
  const url = `/api/v1/checkout/order/${id}/courier`;
  const response = await requestAs(shop, token, 'PUT', url, { courier, trackingNumber });
  expect(response.statusCode).toBe(200);
}

describe('the mail that a parcel is on its way', () => {
  test('has order, courier, number, the way to the courier’s page and the cash to have ready', async () => {
    const token = await signInAsAdmin(shop);
    const { id, number } = await placed();
    await setCourier(token, id, 'TCS', 'KHI-2041/77');
    await deliver();
    expect(mailbox.mails).toHaveLength(1);
    const [mail = ''] = mailbox.mails;
    expect(mail).toMatch(/^To: ayesha@example\.com/m);
    expect(mail).toMatch(new RegExp(`^Subject: Your order ${number} at Saman is on its way`, 'm'));
    for (const text of [
      `your order ${number} is with the courier`,
      'Courier: TCS',
      'Tracking number: KHI-2041/77',
      'To pay in cash: Rs. 1,150',
      'Follow the parcel:\nhttps://www.tcsexpress.com/track/KHI-2041%2F77',
      'href="https://www.tcsexpress.com/track/KHI-2041%2F77"',
      'Call 0300-1234567.',
    ]) {
      expect(mail.replaceAll('\r\n', '\n')).toContain(text);
    }
  });

  test('holds nothing that the shopper typed', async () => {
    const token = await signInAsAdmin(shop);
    const typed = {
      ...customer,
      name: 'You won Rs. 50,000',
      address: 'https://prize.example',
      city: 'Other city',
      otherCity: 'Prizeville',
      instructions: 'Claim your prize',
    };
    const { id } = await placed({ customer: typed, shippingCost: 300, totalAmount: 1300 });
    await setCourier(token, id, 'TCS', '4711');
    await deliver();
    expect(mailbox.mails).toHaveLength(1);
    expect(mailbox.mails.join()).not.toMatch(/won|prize/i);
  });

  test('leaves once for each number: again for another one, not when it is set twice or only cleared', async () => {
    const token = await signInAsAdmin(shop);
    const { id } = await placed();
    await setCourier(token, id, 'TCS', '4711');
    await setCourier(token, id, 'TCS', '4711');
    await deliver();
    expect(mailbox.mails).toHaveLength(1);
    await setCourier(token, id, '', '');
    await deliver();
    expect(mailbox.mails).toHaveLength(1);
    await setCourier(token, id, 'PostEx', '4712');
    await deliver();
    expect(mailbox.mails).toHaveLength(2);
    expect(mailbox.mails[1]).toContain('Courier: PostEx');
  });

  test('tells the number that was put right before it left, and leaves not at all when it was taken back', async () => {
    const token = await signInAsAdmin(shop);
    const { id } = await placed();
    await setCourier(token, id, 'TCS', '4711');
    await setCourier(token, id, 'TCS', '4712');
    await deliver();
    expect(mailbox.mails).toHaveLength(1);
    expect(mailbox.mails[0]).toContain('Tracking number: 4712');
    await setCourier(token, id, 'TCS', '4713');
    await setCourier(token, id, '', '');
    await deliver();
    expect(mailbox.mails).toHaveLength(1);
  });

  test('of an order by card asks for no cash', async () => {
    const token = await signInAsAdmin(shop);
    const { id } = await placed({ paymentMethod: 'card' });
    await setCourier(token, id, 'TCS', '4711');
    await deliver();
    expect(mailbox.mails[0]).not.toContain('cash');
  });
});

test('the customer’s own orders have courier, tracking number and the way to the courier’s page', async () => {
  const token = await signInAsAdmin(shop);
  const cookie = await signIn(shop.app);
  const { id } = await placed({}, { cookie });
  const own = async () => (await send(shop.app, 'GET', '/api/reglogin/orders', { cookie })).json().orders;
  expect(await own()).toMatchObject([{ courier: null, trackingNumber: null, trackingLink: null }]);
  await setCourier(token, id, 'Trax', '99-1');
  expect(await own()).toMatchObject([
    { courier: 'Trax', trackingNumber: '99-1', trackingLink: 'https://trax.pk/tracking/?cn=99-1' },
  ]);
  // A courier that the shop no longer works with.
  await shop.database.updateTable('orders').set({ courier: 'Bullock Express' }).execute();
  expect(await own()).toMatchObject([{ courier: 'Bullock Express', trackingLink: null }]);
});

test('whose order was not confirmed in time is told by mail, without a word of what was typed', async () => {
  const { number } = await placed({ customer: { ...customer, name: 'You won Rs. 50,000' } });
  expect(await releaseUnconfirmed(shop.database, 0)).toBe(1);
  await deliver();
  const [mail = ''] = mailbox.mails;
  expect(mail).toMatch(new RegExp(`^Subject: Your order ${number} at Saman is cancelled`, 'm'));
  expect(mail).toContain(
    `Your order ${number} of Rs. 1,150 was not confirmed on the phone in time, so we have cancelled it. There is nothing to pay.`,
  );
  expect(mail).not.toContain('won');
});
