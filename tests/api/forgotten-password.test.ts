import { describe, expect, test } from 'vitest';
import { cookieOf, logIn, newcomer, passMinutes, register, send, signIn } from '../support/customers.ts';
import { deliverTo, mailsTo, openMailbox, tokenIn } from '../support/mailbox.ts';
import { openTestShop } from '../support/shop.ts';

const mailbox = openMailbox();
const shop = openTestShop({ PUBLIC_URL: 'https://saman.example' });

const NEW_PASSWORD = 'garam masala 2';

function forget(email: string) {
  return send(shop.app, 'POST', '/api/reglogin/forgot-password', { body: { email } });
}

function reset(token: string, password = NEW_PASSWORD, confirmPassword = password) {
  const body = { token, password, confirmPassword };
  return send(shop.app, 'POST', '/api/reglogin/reset-password', { body });
}

/** The mails with a link to a new password that came. */
async function resetMails(): Promise<string[]> {
  await deliverTo(mailbox, shop);
  return mailbox.mails.filter((mail) => mail.includes('https://saman.example/reset-password?token='));
}

async function askForToken(email: string = newcomer.email): Promise<string> {
  await forget(email);
  return tokenIn((await resetMails()).at(-1));
}

describe('a forgotten password', () => {
  test('is replaced by the link of a mail, which works once and ends every session', async () => {
    const before = await signIn(shop.app);
    const token = await askForToken();
    const changed = await reset(token);
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toEqual({
      success: true,
      message: 'Your password is changed. Please log in with it.',
    });
    expect((await send(shop.app, 'GET', '/api/reglogin/profile', { cookie: before })).statusCode).toBe(401);
    expect((await logIn(shop.app, newcomer.email, newcomer.password)).statusCode).toBe(401);
    expect((await logIn(shop.app, newcomer.email, NEW_PASSWORD)).statusCode).toBe(200);

    const again = await reset(token, 'third password');
    expect(again.statusCode).toBe(410);
    expect(again.json()).toMatchObject({
      code: 'LINK_NOT_VALID',
      message: 'This link has expired or was used already. Please ask for a new one.',
    });
  });

  test('is asked for with the same answer whether the account exists or not', async () => {
    await register(shop.app);
    const known = await forget(newcomer.email.toUpperCase());
    const unknown = await forget('nobody@example.com');
    expect(known.statusCode).toBe(200);
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body]);
    const mails = await resetMails();
    expect(mails).toHaveLength(1);
    expect(mailsTo(mailbox, newcomer.email)).toContain(mails[0]);
  });

  test('is mailed at most five links in 15 minutes, and strangers are told no more', async () => {
    await register(shop.app);
    for (const email of [newcomer.email, 'nobody@example.com']) {
      for (let asked = 0; asked < 5; asked++) expect((await forget(email)).statusCode).toBe(200);
      expect((await forget(email)).statusCode).toBe(429);
    }
    expect(await resetMails()).toHaveLength(5);
  });

  test('opens an account again that was paused after wrong passwords', async () => {
    await register(shop.app);
    for (let wrong = 0; wrong < 6; wrong++) await logIn(shop.app, newcomer.email, 'wrong password');
    await reset(await askForToken());
    expect((await logIn(shop.app, newcomer.email, NEW_PASSWORD)).statusCode).toBe(200);
  });
});

describe('a reset link', () => {
  test('shows that mails reach the address, which counts as confirmed from then on', async () => {
    await register(shop.app);
    await reset(await askForToken());
    const cookie = cookieOf(await logIn(shop.app, newcomer.email, NEW_PASSWORD));
    const profile = await send(shop.app, 'GET', '/api/reglogin/profile', { cookie });
    expect(profile.json()).toMatchObject({ emailConfirmed: true });
  });

  test('that was used is told to the address of the account', async () => {
    await register(shop.app);
    await reset(await askForToken());
    await deliverTo(mailbox, shop);
    expect(mailsTo(mailbox, newcomer.email).at(-1)).toContain(
      'the password of your account at Saman was changed',
    );
  });

  test('works for an hour', async () => {
    await register(shop.app);
    const token = await askForToken();
    await passMinutes(shop.database, 59);
    expect((await reset(token, 'short')).statusCode).toBe(400);
    await passMinutes(shop.database, 2);
    expect((await reset(token)).statusCode).toBe(410);
  });

  test('used twice at the same moment works once', async () => {
    await register(shop.app);
    const token = await askForToken();
    const responses = await Promise.all([reset(token), reset(token, 'another password')]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410]);
  });

  test('is gone when the password was changed in another way', async () => {
    const cookie = await signIn(shop.app);
    const token = await askForToken();
    const body = {
      currentPassword: newcomer.password,
      password: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
    };
    expect((await send(shop.app, 'PUT', '/api/reglogin/password', { body, cookie })).statusCode).toBe(200);
    expect((await reset(token)).statusCode).toBe(410);
  });

  test('can be used again after a password that the shop did not take', async () => {
    await register(shop.app);
    const token = await askForToken();
    const differ = await reset(token, NEW_PASSWORD, 'something else');
    expect(differ.json()).toMatchObject({ fields: { confirmPassword: 'Passwords do not match' } });
    const own = await reset(token, newcomer.email);
    expect(own.json().fields).toHaveProperty('password');
    expect((await reset(token)).statusCode).toBe(200);
  });

  test.each(['', 'x', 'x'.repeat(43), 'x'.repeat(500), '\u0000'])('of %j opens nothing', async (token) => {
    expect([400, 410]).toContain((await reset(token)).statusCode);
  });

  test('leaves only its hash in the database', async () => {
    await register(shop.app);
    const token = await askForToken();
    const stored = await shop.database.selectFrom('password_resets').selectAll().executeTakeFirstOrThrow();
    expect(stored.token_hash.toString('base64url')).not.toBe(token);
    expect(await shop.database.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});

test('with https the browser itself holds the session’s cookie to this host, and each to https', async () => {
  await register(shop.app);
  const response = await logIn(shop.app, newcomer.email, newcomer.password);
  expect(response.headers['set-cookie']).toEqual([
    expect.stringMatching(
      /^__Host-session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
    expect.stringMatching(
      /^__Secure-device=[\w-]{43}; Max-Age=15552000; Path=\/api; HttpOnly; Secure; SameSite=Strict$/,
    ),
  ]);
  const cookie = cookieOf(response);
  const headers = { origin: 'https://saman.example' };
  const out = await send(shop.app, 'POST', '/api/reglogin/logout', { cookie, headers });
  expect(out.statusCode).toBe(200);
});
