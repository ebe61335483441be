import { describe, expect, test } from 'vitest';
import { cookieOf, logIn, newcomer, passMinutes, register, send, signIn } from '../support/customers.ts';
import { deliverTo, mailsTo, openMailbox, tokenIn } from '../support/mailbox.ts';
import { openTestShop } from '../support/shop.ts';

const mailbox = openMailbox();
const shop = openTestShop({ PUBLIC_URL: 'https://saman.example' });

const PROFILE = '/api/reglogin/profile';
const NEW = 'new@example.com';
const { name, email, password, mobile, address, province, city } = newcomer;
const details = { name, mobile, address, province, city };

const deliver = () => deliverTo(mailbox, shop);
const profileOf = async (cookie: string) => (await send(shop.app, 'GET', PROFILE, { cookie })).json();
const isIn = async (cookie: string) => (await send(shop.app, 'GET', PROFILE, { cookie })).statusCode === 200;

const askFor = (cookie: string, wanted: string = NEW) =>
  send(shop.app, 'PUT', PROFILE, { cookie, body: { ...details, email: wanted, currentPassword: password } });

const confirm = (token: string, cookie?: string) =>
  send(shop.app, 'POST', '/api/reglogin/confirm-email', { body: { token }, ...(cookie && { cookie }) });

const again = (cookie: string) => send(shop.app, 'POST', '/api/reglogin/email-confirmation', { cookie });
const callOff = (cookie: string) => send(shop.app, 'DELETE', '/api/reglogin/email-change', { cookie });

const forget = (address: string) =>
  send(shop.app, 'POST', '/api/reglogin/forgot-password', { body: { email: address } });

const reset = (token: string, chosen = 'garam masala 2') =>
  send(shop.app, 'POST', '/api/reglogin/reset-password', {
    body: { token, password: chosen, confirmPassword: chosen },
  });

/** The token of the newest link that came to an address. */
async function tokenFor(wanted: string): Promise<string> {
  await deliver();
  return tokenIn(
    mailsTo(mailbox, wanted)
      .filter((mail) => tokenIn(mail) !== '')
      .at(-1),
  );
}

describe('another e-mail address', () => {
  test('counts once its link was used: until then the old one is the login and the place of mails', async () => {
    const cookie = await signIn(shop.app);
    const asked = await askFor(cookie);
    expect(asked.json().message).toContain(`We have sent a link to ${NEW}`);
    expect(await profileOf(cookie)).toMatchObject({ email, pendingEmail: NEW, emailConfirmed: false });
    expect((await logIn(shop.app, NEW, password)).statusCode).toBe(401);
    expect((await logIn(shop.app, email, password)).statusCode).toBe(200);
    const token = await tokenFor(NEW);
    await forget(NEW);
    await forget(email);
    await deliver();
    const links = mailbox.mails.filter((mail) => mail.includes('/reset-password?token='));
    expect(mailsTo(mailbox, email)).toEqual(expect.arrayContaining(links));
    expect(links).toHaveLength(1);

    const confirmed = await confirm(token, cookie);
    expect(confirmed.json()).toEqual({
      success: true,
      message: 'Your new e-mail address is confirmed. Log in with it from now on.',
      email: NEW,
      changed: true,
    });
    expect((await logIn(shop.app, email, password)).statusCode).toBe(401);
    const inAgain = cookieOf(await logIn(shop.app, NEW, password));
    expect(await profileOf(inAgain)).toMatchObject({
      email: NEW,
      pendingEmail: null,
      emailConfirmed: true,
    });
  });

  test('ends every session; the browser that confirmed it goes on under a new cookie', async () => {
    const here = await signIn(shop.app);
    const elsewhere = cookieOf(await logIn(shop.app, email, password));
    await askFor(here);
    const confirmed = await confirm(await tokenFor(NEW), here);
    const goesOn = cookieOf(confirmed);
    expect([await isIn(goesOn), await isIn(here), await isIn(elsewhere)]).toEqual([true, false, false]);
  });

  test('signs nobody in who was not, and nobody in for somebody else', async () => {
    const bilal = await signIn(shop.app, { email: 'bilal@example.com' });
    const ayesha = await signIn(shop.app);
    await askFor(ayesha);
    expect(cookieOf(await confirm(await tokenFor(NEW), bilal))).toBe('');
    expect([await isIn(bilal), await isIn(ayesha)]).toEqual([true, false]);
    const again = cookieOf(await logIn(shop.app, NEW, password));
    await askFor(again, 'newer@example.com');
    expect((await confirm(await tokenFor('newer@example.com'))).cookies).toEqual([]);
  });

  test('leaves a reset link that was sent to the old mailbox worth nothing', async () => {
    const cookie = await signIn(shop.app);
    await forget(email);
    const old = await tokenFor(email);
    await askFor(cookie);
    expect((await confirm(await tokenFor(NEW), cookie)).statusCode).toBe(200);
    expect((await reset(old)).statusCode).toBe(410);
    expect((await logIn(shop.app, NEW, password)).statusCode).toBe(200);
  });

  test('leaves a reset link worth nothing that was being mailed to the old one in that moment', async () => {
    const cookie = await signIn(shop.app);
    await forget(email);
    const old = await tokenFor(email);
    const link = await shop.database.selectFrom('password_resets').selectAll().executeTakeFirstOrThrow();
    await askFor(cookie);
    await confirm(await tokenFor(NEW), cookie);
    await shop.database.insertInto('password_resets').values(link).execute();
    expect((await reset(old)).statusCode).toBe(410);
  });

  test('is told to the old one when it is asked for and when it counts, without saying it', async () => {
    const cookie = await signIn(shop.app);
    await deliver();
    mailbox.mails = [];
    await askFor(cookie);
    await confirm(await tokenFor(NEW), cookie);
    await deliver();
    const [asked = '', changed = ''] = mailsTo(mailbox, email);
    expect(asked).toContain('wants another e-mail address for your account');
    expect(asked).toContain('https://saman.example/forgot-password');
    expect(changed).toContain('has another e-mail address now');
    expect(changed).toContain('call 0300-1234567');
    expect(`${asked}${changed}`).not.toMatch(/new@example\.com|Ayesha Khan/);
  });

  test('is called off by its owner, by another wish, and by a new password', async () => {
    const cookie = await signIn(shop.app);
    await askFor(cookie);
    const first = await tokenFor(NEW);
    expect((await callOff(cookie)).statusCode).toBe(200);
    expect(await profileOf(cookie)).toMatchObject({ email, pendingEmail: null });
    expect((await confirm(first)).statusCode).toBe(410);

    await askFor(cookie);
    const second = await tokenFor(NEW);
    await askFor(cookie, 'newer@example.com');
    expect((await confirm(second)).statusCode).toBe(410);

    const third = await tokenFor('newer@example.com');
    await forget(email);
    expect((await reset(await tokenFor(email))).statusCode).toBe(200);
    const refused = await confirm(third);
    expect(refused.statusCode).toBe(410);
    expect(refused.json().message).toContain('called off');
    const inAgain = cookieOf(await logIn(shop.app, email, 'garam masala 2'));
    expect(await profileOf(inAgain)).toMatchObject({ email, pendingEmail: null });
  });

  test('that another account got meanwhile is said so, and changes nothing', async () => {
    const cookie = await signIn(shop.app);
    await askFor(cookie);
    const token = await tokenFor(NEW);
    await register(shop.app, { email: NEW.toUpperCase() });
    const refused = await confirm(token, cookie);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'EMAIL_TAKEN',
      message: expect.stringContaining('Another account has this e-mail address by now.'),
    });
    expect(await profileOf(cookie)).toMatchObject({ email, pendingEmail: NEW });
  });
});

describe('a link that confirms an address', () => {
  test('comes with a new account, which works without it', async () => {
    const cookie = await signIn(shop.app);
    const token = await tokenFor(email);
    expect(await profileOf(cookie)).toMatchObject({ emailConfirmed: false });
    const confirmed = await confirm(token);
    expect(confirmed.json()).toMatchObject({ changed: false, email });
    expect(await profileOf(cookie)).toMatchObject({ emailConfirmed: true, pendingEmail: null });
  });

  test('holds no word of who registered', async () => {
    await register(shop.app);
    await deliver();
    expect(mailbox.mails).toHaveLength(1);
    expect(mailbox.mails[0]).not.toMatch(/Ayesha Khan|House 1/);
    expect(mailbox.mails[0]).toMatch(/^To: Ayesha@Example\.com\r?$/im);
  });

  test('works once, also of two at the same moment', async () => {
    await askFor(await signIn(shop.app));
    const token = await tokenFor(NEW);
    const responses = await Promise.all([confirm(token), confirm(token)]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410]);
  });

  test('works for a day', async () => {
    const cookie = await signIn(shop.app);
    await askFor(cookie);
    const token = await tokenFor(NEW);
    await passMinutes(shop.database, 24 * 60 + 1);
    expect((await confirm(token)).statusCode).toBe(410);
    expect((await again(cookie)).statusCode).toBe(200);
    expect((await confirm(await tokenFor(NEW))).statusCode).toBe(200);
  });

  test('is sent again to the address that waits, five times an hour', async () => {
    const cookie = await signIn(shop.app);
    expect((await again(cookie)).json().message).toBe(`We have sent a link to ${email}.`);
    await askFor(cookie);
    for (let sent = 0; sent < 4; sent++) {
      expect((await again(cookie)).json().message).toBe(`We have sent a link to ${NEW}.`);
    }
    expect((await again(cookie)).statusCode).toBe(429);
  });

  test('is not sent when nothing waits', async () => {
    const cookie = await signIn(shop.app);
    await confirm(await tokenFor(email));
    expect((await again(cookie)).statusCode).toBe(400);
  });

  test.each(['', 'x', 'x'.repeat(43), 'x'.repeat(500), '\u0000'])('of %j opens nothing', async (token) => {
    expect([400, 410]).toContain((await confirm(token)).statusCode);
  });

  test('leaves only its hash in the database', async () => {
    await register(shop.app);
    const token = await tokenFor(email);
    const stored = await shop.database
      .selectFrom('email_confirmations')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(stored.token_hash.toString('base64url')).not.toBe(token);
    expect(await shop.database.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});
