import { TOTP } from 'otpauth';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { deviceOf, newcomer, send, signIn } from '../support/customers.ts';
import { deliverTo, mailsTo, openMailbox, tokenIn } from '../support/mailbox.ts';
import { openTestShop } from '../support/shop.ts';
import {
  appointSuperAdmin,
  bearer,
  hireAdmin,
  requestAs,
  STAFF_PASSWORD,
  signInAsSuperAdmin,
} from '../support/staff.ts';

const mailbox = openMailbox();
const shop = openTestShop();

const OTHER_PASSWORD = 'biscuits with chai';
const PHONE = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/139.0.0.0 Mobile Safari/537.36';

afterEach(() => {
  vi.useRealTimers();
});

/** The subjects of the mails to an address, after what is due has left. */
async function subjectsTo(address: string): Promise<string[]> {
  await deliverTo(mailbox, shop);
  return mailsTo(mailbox, address).map(
    (mail) => /^Subject: (.*(?:\r?\n .*)*)$/m.exec(mail)?.[1]?.replace(/\s+/g, ' ') ?? '',
  );
}

const lastTo = (address: string) => mailsTo(mailbox, address).at(-1) ?? '';

/** Sends as the owner of the token, with a phone. */
const onPhone = (
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  token: string | null,
  payload?: object,
  cookie = '',
) =>
  shop.app.inject({
    method,
    url,
    headers: { 'user-agent': PHONE, ...(cookie && { cookie }), ...(token !== null && bearer(token)) },
    ...(payload && { payload }),
  });

describe('a customer is told', () => {
  test('of a new password: what, when in Karachi, with which device, and what to do', async () => {
    const cookie = await signIn(shop.app);
    mailbox.mails = [];
    const body = {
      currentPassword: newcomer.password,
      password: OTHER_PASSWORD,
      confirmPassword: OTHER_PASSWORD,
    };
    await send(shop.app, 'PUT', '/api/reglogin/password', { cookie, body, headers: { 'user-agent': PHONE } });
    const subjects = await subjectsTo(newcomer.email);
    expect(subjects.filter((subject) => subject.includes('password'))).toEqual([
      'The password of your account at Saman was changed',
    ]);
    const mail = lastTo(newcomer.email);
    expect(mail).toMatch(/^When: \d{1,2} \w+ \d{4} at \d\d:\d\d, Karachi time$/m);
    expect(mail).toMatch(/^Device: Chrome on Android$/m);
    expect(mail).toContain('If it was not you, choose a new one now.');
    expect(mail).not.toContain(OTHER_PASSWORD);
  });

  test('of another e-mail address, at the old one and at the new one', async () => {
    const cookie = await signIn(shop.app);
    const email = 'new@example.com';
    await send(shop.app, 'PUT', '/api/reglogin/profile', {
      cookie,
      body: { ...newcomer, email, currentPassword: newcomer.password },
    });
    await deliverTo(mailbox, shop);
    const token = tokenIn(lastTo(email));
    await send(shop.app, 'POST', '/api/reglogin/confirm-email', { body: { token } });
    expect((await subjectsTo(newcomer.email)).at(-1)).toBe(
      'The e-mail address of your account at Saman was changed',
    );
    expect((await subjectsTo(email)).at(-1)).toBe('Your account at Saman has this e-mail address now');
  });
});

describe('staff are told', () => {
  const logIn = (email: string, cookie = '') =>
    onPhone('POST', '/api/user/login', null, { email, password: STAFF_PASSWORD }, cookie);

  test('of a sign-in with a browser that the account was not signed in with before, and of no other', async () => {
    const { email } = await appointSuperAdmin(shop);
    const first = await logIn(email);
    expect(await subjectsTo(email)).toEqual(['Your staff account at Saman: sign-in with a new device']);
    const again = await logIn(email, deviceOf(first));
    expect(again.statusCode).toBe(200);
    expect(await subjectsTo(email)).toHaveLength(1);
    await logIn(email);
    expect(await subjectsTo(email)).toHaveLength(2);
    const mail = lastTo(email);
    expect(mail).toMatch(/^Device: Chrome on Android$/m);
    for (const secret of [STAFF_PASSWORD, first.json().token, again.json().token]) {
      expect(mail).not.toContain(secret);
    }
  });

  test('of a sign-in with a browser of before the new password: somebody else may have used it', async () => {
    const { email, token } = await appointSuperAdmin(shop);
    const own = deviceOf(await logIn(email));
    const thief = deviceOf(await logIn(email));
    const wanted = { password: OTHER_PASSWORD, confirmPassword: OTHER_PASSWORD };
    const body = { currentPassword: STAFF_PASSWORD, ...wanted };
    expect((await onPhone('PUT', '/api/user/password', token, body, own)).statusCode).toBe(200);
    const before = (await subjectsTo(email)).length;
    const logInAgain = (cookie: string) =>
      onPhone('POST', '/api/user/login', null, { email, password: OTHER_PASSWORD }, cookie);
    expect((await logInAgain(own)).statusCode).toBe(200);
    expect(await subjectsTo(email)).toHaveLength(before);
    expect((await logInAgain(thief)).statusCode).toBe(200);
    expect(await subjectsTo(email)).toHaveLength(before + 1);
  });

  test('of no sign-in that failed', async () => {
    const { email } = await appointSuperAdmin(shop);
    await requestAs(shop, null, 'POST', '/api/user/login', { email, password: 'something else' });
    expect(await subjectsTo(email)).toEqual([]);
  });

  test('of a new password, and of the second step on and off, once each', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { email, token } = await hireAdmin(shop);
    const factor = '/api/user/admin/second-factor';
    const identity = { currentPassword: STAFF_PASSWORD };
    const { secret } = (await onPhone('POST', factor, token, identity)).json<{ secret: string }>();
    const code = () => new TOTP({ secret }).generate();
    await onPhone('PUT', factor, token, { code: code() });
    vi.setSystemTime(Date.now() + 30_000);
    await onPhone('DELETE', factor, token, { ...identity, code: code() });
    const wanted = { password: OTHER_PASSWORD, confirmPassword: OTHER_PASSWORD };
    await onPhone('PUT', '/api/user/admin/password', token, { ...identity, ...wanted });
    expect(await subjectsTo(email)).toEqual([
      'Your staff account at Saman: second step of sign-in on',
      'Your staff account at Saman: second step of sign-in off',
      'Your staff account at Saman: new password',
    ]);
    for (const mail of mailsTo(mailbox, email)) {
      expect(mail).toMatch(/^Device: Chrome on Android$/m);
      expect(mail).not.toContain(secret);
    }
  });

  test('of another address that a super admin gave the account, at the old one and at the new one', async () => {
    const { _id, email: before } = await hireAdmin(shop);
    const owner = await signInAsSuperAdmin(shop);
    const email = 'sana@example.com';
    await requestAs(shop, owner, 'PUT', `/api/user/admin/admin-users/${_id}`, { email });
    for (const address of [before, email]) {
      expect(await subjectsTo(address)).toEqual(['Your staff account at Saman: it was changed']);
    }
  });
});
