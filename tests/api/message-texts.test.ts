import { beforeEach, describe, expect, test } from 'vitest';
import { sendTestMail } from '../../shop/back-office/send-test-message.ts';
import { MESSAGE_KINDS } from '../../shop/settings/message-texts/kinds/rules.ts';
import type { StoreSettingsShown } from '../../shop/settings/store-settings/responses.ts';
import { deliverShort } from '../support/deliver-messages.ts';
import { deliverTo, mailsTo, openMailbox } from '../support/mailbox.ts';
import { KEYS, openSmsService, openWhatsApp } from '../support/message-stand-ins.ts';
import { customer, openTestShop, order, orderBody, stockProduct } from '../support/shop.ts';
import { hireAdmin, requestAs, signInAsAdmin } from '../support/staff.ts';

const mailbox = openMailbox();
const whatsApp = openWhatsApp();
const sms = openSmsService();
const shop = openTestShop();
const SETTINGS = '/api/v1/store-settings';

let token: string;
beforeEach(async () => {
  token = await signInAsAdmin(shop);
});

const read = async (): Promise<StoreSettingsShown> => (await requestAs(shop, token, 'GET', SETTINGS)).json();

async function change(group: 'order-placed' | 'order-sent' | 'password-reset', fields: object) {
  const { version, groups } = await read();
  return requestAs(shop, token, 'PUT', SETTINGS, { version, [group]: { ...groups[group], ...fields } });
}

async function mailOfAnOrder(): Promise<string> {
  const product = await stockProduct(shop.database, { name: `Karahi ${crypto.randomUUID()}` });
  expect((await order(shop.app, orderBody([{ product, quantity: 1 }]))).statusCode).toBe(201);
  await deliverTo(mailbox, { database: shop.database, settings: await shop.currentSettings() });
  return mailsTo(mailbox, customer.email).find((mail) => /Thank|thank|Shukriya/.test(mail)) ?? '';
}

describe('the words of a message', () => {
  test('are the owner’s from the next mail on, and the shop’s own again when they are taken back', async () => {
    const text = 'Shukriya {name}!\n\nOrder {number}:\n\n{order}\n\n{link|Yahan dekhein}\n\n<b>{shop}</b>';
    const saved = await change('order-placed', { subject: 'Order {number} mil gaya', text });
    expect(saved.statusCode).toBe(200);
    const mail = await mailOfAnOrder();
    expect(mail).toMatch(/Subject: Order \d+ mil gaya/);
    expect(mail).toContain('Shukriya!');
    expect(mail).toContain('>Yahan dekhein</a>');
    expect(mail).toContain('&lt;b&gt;Saman&lt;/b&gt;');
    const versions = (await requestAs(shop, token, 'GET', `${SETTINGS}/versions`)).json().versions;
    expect(versions[0].changes.map(({ what }: { what: string }) => what)).toEqual([
      'Message “Thank you for the order”: Subject of the mail',
      'Message “Thank you for the order”: Text of the mail',
    ]);
    const { version } = await read();
    await requestAs(shop, token, 'POST', `${SETTINGS}/restore`, { number: 0, version });
    mailbox.mails = [];
    expect(await mailOfAnOrder()).toContain('thank you for your order. Its number is');
  });

  test('without what the message is for are refused by their field', async () => {
    const refused = await change('order-placed', {
      subject: 'Hi {nummer}',
      text: '{number}\n{link}',
      sms: 'Hi',
    });
    expect(refused.json().fields).toEqual({
      'order-placed.subject': 'There is no {nummer} here. Use one of the buttons below.',
      'order-placed.text': '{order} is missing: the message is of no use without it.',
      'order-placed.sms': '{number} is missing: the message is of no use without it.',
    });
    expect((await read()).version).toBe(0);
  });

  test('of an SMS are the owner’s; a template of WhatsApp keeps its values, under the name that the owner gives', async () => {
    await change('order-placed', { sms: 'Shukriya {number} {pay} {link}', template: 'shukriya_2' });
    const product = await stockProduct(shop.database);
    await order(shop.app, orderBody([{ product, quantity: 1 }]));
    await deliverShort(shop, {
      ...KEYS,
      MESSAGES_MAIL: 'none',
      MESSAGES_WHATSAPP: 'placed',
      MESSAGES_SMS: 'placed',
      WHATSAPP_URL: whatsApp.url,
      SMS_URL: sms.url,
    });
    const said = new URLSearchParams(sms.carried.at(-1)?.body).get('text');
    expect(said).toMatch(/^Saman: Shukriya \d+ Rs\. 1,150 to pay in cash http/);
    expect(whatsApp.carried.at(-1)).toMatchObject({ template: 'shukriya_2', values: { length: 3 } });
  });
});

describe('a test message', () => {
  const testMail = (who: string, body: object) =>
    requestAs(shop, who, 'POST', '/api/v1/message-texts/test-mail', body);
  const words = { kind: 'order-placed', subject: 'Hi {number}', text: MESSAGE_KINDS['order-placed'].text };

  test('of words with a fault is refused, and of a shop without a mail server too: nothing leaves', async () => {
    expect((await testMail(token, { ...words, text: 'Hi' })).json().fields).toEqual({
      text: '{number} is missing: the message is of no use without it.',
    });
    expect((await testMail(token, words)).json()).toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('No mail server is set'),
    });
    const short = { kind: 'order-placed', sms: '', mobile: '0301-2345678' };
    const asked = await requestAs(shop, token, 'POST', '/api/v1/message-texts/test-sms', short);
    expect(asked.json().message).toContain('No SMS service is set');
  });

  test('is no business of Shop Editors', async () => {
    const editor = await signInAsAdmin(shop, 'Shop Editor');
    expect((await testMail(editor, words)).statusCode).toBe(403);
  });

  test('goes to who asks for it, with an example order in it, ten times an hour', async () => {
    const admin = await hireAdmin(shop);
    const settings = { ...(await shop.currentSettings()), smtpUrl: mailbox.url };
    const principal = { kind: 'admin' as const, id: admin._id };
    const body = { kind: 'order-placed' as const, subject: 'Hi {number}', text: '' };
    expect(await sendTestMail(shop.database, principal, body, settings)).toEqual({
      ok: true,
      value: admin.email,
    });
    const [mail = ''] = mailsTo(mailbox, admin.email);
    expect(mail).toContain('Subject: Test: Hi 1042');
    expect(mail).toContain('Steel Karahi');
    for (let sent = 1; sent < 10; sent += 1) await sendTestMail(shop.database, principal, body, settings);
    const refused = await sendTestMail(shop.database, principal, body, settings);
    expect(refused).toMatchObject({ ok: false, failure: { code: 'TOO_MANY_REQUESTS' } });
    expect(mailbox.mails.length).toBe(10);
  });
});
