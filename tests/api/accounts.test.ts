import { describe, expect, onTestFinished, test } from 'vitest';
import { hashInTurn, setHashingCost } from '../../shop/auth/sessions/passwords.ts';
import { cookieOf, logIn, newcomer, passMinutes, register, send, signIn } from '../support/customers.ts';
import { openTestShop } from '../support/shop.ts';

const shop = openTestShop();

const PROFILE = '/api/reglogin/profile';
const LOGOUT = '/api/reglogin/logout';
const INVALID = 'Invalid credentials. Please try again.';

describe('registration', () => {
  test('opens an account, and keeps the mobile number in one form and the password only hashed', async () => {
    setHashingCost('full');
    onTestFinished(() => setHashingCost('least'));
    const response = await register(shop.app);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      success: true,
      message: 'Registration successful!',
      user: {
        _id: expect.any(String),
        name: 'Ayesha Khan',
        email: 'Ayesha@Example.com',
        mobile: '+923012345678',
        address: 'House 1, Street 2',
        province: 'Sindh',
        city: 'Karachi',
        emailConfirmed: false,
        pendingEmail: null,
      },
    });
    expect(response.cookies).toEqual([]);
    const stored = await shop.database.selectFrom('customers').selectAll().executeTakeFirstOrThrow();
    expect(stored.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(stored)).not.toContain(newcomer.password);
  });

  test('of an e-mail that has an account is refused, in any case, and says so', async () => {
    await register(shop.app);
    const response = await register(shop.app, { email: 'AYESHA@example.COM', name: 'Somebody Else' });
    expect(response.statusCode).toBe(409);
    const message = 'An account with this e-mail address exists already. Please log in.';
    expect(response.json()).toEqual({
      success: false,
      message,
      error: message,
      code: 'EMAIL_TAKEN',
      fields: { email: message },
    });
  });

  test('sent ten times at once opens one account', async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => register(shop.app)));
    const statuses = responses.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    expect(await shop.database.selectFrom('customers').select('id').execute()).toHaveLength(1);
  });

  test('with two different passwords is refused by the server', async () => {
    const response = await register(shop.app, { confirmPassword: 'chai without' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      message: 'Passwords do not match',
      fields: { confirmPassword: 'Passwords do not match' },
    });
  });

  test.each(Object.keys(newcomer))('without %s is refused and the field named', async (field) => {
    for (const missing of [undefined, '', null]) {
      const response = await register(shop.app, { [field]: missing });
      expect(response.statusCode).toBe(400);
      const { message, fields } = response.json();
      expect(message).toBe('Please fill out all required fields!');
      expect(Object.keys(fields)).toEqual([field]);
    }
  });

  test.each([
    ['password', { password: 'sevenis', confirmPassword: 'sevenis' }],
    ['password', { password: 'x'.repeat(201), confirmPassword: 'x'.repeat(201) }],
    ['password', { password: 'ayesha@example.COM', confirmPassword: 'ayesha@example.COM' }],
    ['password', { password: 'Password2026', confirmPassword: 'Password2026' }],
    ['password', { password: 'ayeshakhan1', confirmPassword: 'ayeshakhan1' }],
    ['password', { password: '0301 2345678', confirmPassword: '0301 2345678' }],
    ['password', { password: 'Saman 786', confirmPassword: 'Saman 786' }],
    ['email', { email: 'ayesha' }],
    ['mobile', { mobile: '042-1234567' }],
    ['province', { province: 'KPK' }],
    ['city', { city: 'Lahore' }],
    ['city', { province: 'Punjab', city: 'Bahawalpur' }],
  ])('with a %s that cannot be (%j) is refused and the field named', async (field, wrong) => {
    const response = await register(shop.app, wrong);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toContain(field);
    expect(await shop.database.selectFrom('customers').select('id').execute()).toEqual([]);
  });
});

describe('login', () => {
  test('answers name and e-mail, and sets a cookie that no script can read', async () => {
    await register(shop.app);
    const response = await logIn(shop.app, 'ayesha@EXAMPLE.com', newcomer.password);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      success: true,
      message: 'Login successful!',
      user: { name: 'Ayesha Khan', email: 'Ayesha@Example.com' },
    });
    const [set] = [response.headers['set-cookie']].flat();
    expect(set).toMatch(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('leaves only the hash of the token in the database, and the token in no answer', async () => {
    const cookie = await signIn(shop.app);
    const token = cookie.replace('session=', '');
    const session = await shop.database.selectFrom('sessions').selectAll().executeTakeFirstOrThrow();
    expect(session.token_hash.toString('base64url')).not.toBe(token);
    const responses = [
      await send(shop.app, 'GET', PROFILE, { cookie }),
      await send(shop.app, 'GET', '/api/reglogin/orders', { cookie }),
    ];
    for (const { body, headers } of responses) {
      expect(body).not.toContain(token);
      expect(body).not.toContain('argon2');
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  test('tells an unknown e-mail and a wrong password apart by nothing', async () => {
    await register(shop.app);
    const wrong = await logIn(shop.app, newcomer.email, 'not the password');
    const unknown = await logIn(shop.app, 'nobody@example.com', newcomer.password);
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json()).toEqual({
      success: false,
      message: INVALID,
      error: INVALID,
      code: 'INVALID_CREDENTIALS',
    });
    expect([unknown.statusCode, unknown.body]).toEqual([wrong.statusCode, wrong.body]);
    expect(wrong.cookies).toEqual([]);
  });

  test.each([
    ['a wrong password', newcomer.email],
    ['an unknown e-mail, so that the time tells nothing', 'nobody@example.com'],
  ])('of %s compares a password', async (_what, email) => {
    await register(shop.app);
    const { promise: long, resolve: letGo } = Promise.withResolvers<void>();
    // As many as are hashed and wait at most: anyone who has to hash as well is told to come again.
    const others = Array.from({ length: 102 }, () => hashInTurn(() => long, 'others'));
    const busy = await logIn(shop.app, email, 'not the password');
    letGo();
    await Promise.all(others);
    expect([busy.statusCode, busy.json().code]).toEqual([503, 'BUSY']);
    expect((await logIn(shop.app, email, 'not the password')).statusCode).toBe(401);
  });

  test('is paused for 15 minutes after five wrong passwords, for the right one too', async () => {
    await register(shop.app);
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await logIn(shop.app, newcomer.email, 'wrong password')).statusCode).toBe(401);
    }
    const paused = await logIn(shop.app, newcomer.email.toLowerCase(), newcomer.password);
    expect(paused.statusCode).toBe(429);
    expect(paused.json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many attempts. Please try again in 15 minutes.',
    });
    const elsewhere = { email: 'bilal@example.com' };
    await register(shop.app, elsewhere);
    expect((await logIn(shop.app, elsewhere.email, newcomer.password)).statusCode).toBe(200);

    await passMinutes(shop.database, 16);
    expect((await logIn(shop.app, newcomer.email, newcomer.password)).statusCode).toBe(200);
  });

  test('lets no more than five of fifty guesses through that come at once', async () => {
    await register(shop.app);
    const guesses = Array.from({ length: 50 }, (_, guess) =>
      logIn(shop.app, newcomer.email, `guess number ${guess}`),
    );
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(45);
  });

  test('starts counting again after the right password', async () => {
    await register(shop.app);
    for (let round = 0; round < 3; round++) {
      for (let wrong = 0; wrong < 4; wrong++) await logIn(shop.app, newcomer.email, 'wrong password');
      expect((await logIn(shop.app, newcomer.email, newcomer.password)).statusCode).toBe(200);
    }
  });

  test('of the owner is not kept out by a stranger’s wrong guesses', async () => {
    await register(shop.app);
    for (let guess = 0; guess < 20; guess++) {
      await logIn(shop.app, newcomer.email, `guess number ${guess}`, '192.0.2.1');
    }
    expect((await logIn(shop.app, newcomer.email, newcomer.password, '192.0.2.1')).statusCode).toBe(429);
    expect((await logIn(shop.app, newcomer.email, newcomer.password, '192.0.2.2')).statusCode).toBe(200);
  });

  test('is slowed where many machines guess at one account, and the owner still gets in', async () => {
    await register(shop.app);
    const guesses = async (network: string, count: number) => {
      const statuses: number[] = [];
      for (let guess = 0; guess < count; guess++) {
        // Another machine of the network each time.
        const from = `2001:db8:0:${network}::${guess + 1}`;
        statuses.push((await logIn(shop.app, newcomer.email, 'wrong password', from)).statusCode);
      }
      return statuses;
    };
    for (let network = 1; network <= 20; network++) {
      expect(await guesses(String(network), 6)).toEqual([401, 401, 401, 401, 401, 429]);
    }
    expect(await guesses('a', 3)).toEqual([401, 401, 429]);
    await passMinutes(shop.database, 14);
    expect(await guesses('a', 1)).toEqual([429]);
    expect((await logIn(shop.app, newcomer.email, 'a slip', '192.0.2.2')).statusCode).toBe(401);
    expect((await logIn(shop.app, newcomer.email, newcomer.password, '192.0.2.2')).statusCode).toBe(200);
  });

  test('with another keyboard’s spelling of the same letters is the same password', async () => {
    await register(shop.app, { password: 'café ｃhai 1', confirmPassword: 'café ｃhai 1' });
    expect((await logIn(shop.app, newcomer.email, 'cafe\u0301 chai 1')).statusCode).toBe(200);
  });
});

describe('a session', () => {
  test('ends at logout, and only that one', async () => {
    const first = await signIn(shop.app);
    const second = cookieOf(await logIn(shop.app, newcomer.email, newcomer.password));
    const out = await send(shop.app, 'POST', LOGOUT, { cookie: first });
    expect(out.statusCode).toBe(200);
    expect(String(out.headers['set-cookie'])).toMatch(/^session=; .*Expires=Thu, 01 Jan 1970/);
    expect((await send(shop.app, 'GET', PROFILE, { cookie: first })).statusCode).toBe(401);
    expect((await send(shop.app, 'GET', PROFILE, { cookie: second })).statusCode).toBe(200);
  });

  test('ends when the same browser logs in again', async () => {
    const before = await signIn(shop.app);
    const body = { email: newcomer.email, password: newcomer.password };
    const again = await send(shop.app, 'POST', '/api/reglogin/login', { body, cookie: before });
    expect((await send(shop.app, 'GET', PROFILE, { cookie: before })).statusCode).toBe(401);
    expect((await send(shop.app, 'GET', PROFILE, { cookie: cookieOf(again) })).statusCode).toBe(200);
  });

  test('lasts 30 days from its last use, renewed at most once a day', async () => {
    const cookie = await signIn(shop.app);
    const fresh = await send(shop.app, 'GET', PROFILE, { cookie });
    expect(fresh.headers['set-cookie']).toBeUndefined();
    await passMinutes(shop.database, 2 * 24 * 60);
    const renewed = await send(shop.app, 'GET', PROFILE, { cookie });
    expect(cookieOf(renewed)).toBe(cookie);
    expect((await send(shop.app, 'GET', PROFILE, { cookie })).headers['set-cookie']).toBeUndefined();
    await passMinutes(shop.database, 29 * 24 * 60);
    expect((await send(shop.app, 'GET', PROFILE, { cookie })).statusCode).toBe(200);
    await passMinutes(shop.database, 30 * 24 * 60 + 1);
    expect((await send(shop.app, 'GET', PROFILE, { cookie })).statusCode).toBe(401);
  });

  test.each(['', 'session=', 'session=abc', `session=${'x'.repeat(5000)}`, 'session=%00'])(
    'is not opened by the cookie %j',
    async (cookie) => {
      const response = await send(shop.app, 'GET', PROFILE, { cookie });
      expect(response.statusCode).toBe(401);
      expect(response.json().code).toBe('NOT_LOGGED_IN');
    },
  );

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('cannot be used by another website (%j)', async (headers) => {
    const cookie = await signIn(shop.app);
    const response = await send(shop.app, 'POST', LOGOUT, { cookie, headers });
    expect(response.statusCode).toBe(403);
    expect(response.json().code).toBe('CROSS_SITE_REQUEST');
    expect((await send(shop.app, 'GET', PROFILE, { cookie })).statusCode).toBe(200);
  });

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'same-origin' },
    { origin: 'http://shop.test', host: 'shop.test' },
    {},
  ])('is used by the shop’s own pages (%j)', async (headers) => {
    const cookie = await signIn(shop.app);
    expect((await send(shop.app, 'POST', LOGOUT, { cookie, headers })).statusCode).toBe(200);
  });
});
