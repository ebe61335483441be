import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { environmentSchema, readSettings, SettingsError, shopAddress } from './settings.ts';

test('every setting has a default', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ port: 3000, host: '127.0.0.1', dataDir: './data', demoCatalogue: true });
  expect(settings.databaseUrl).toBeUndefined();
});

test('.env.example names every setting with its default', () => {
  const example = parseEnv(readFileSync('.env.example', 'utf8'));
  const defaults = environmentSchema.parse({});
  expect(Object.keys(example).sort()).toEqual(Object.keys(environmentSchema.shape).sort());
  // The texts of the services are kept as they came, for what is laid over them (decision 123).
  const { services, ...read } = readSettings(example);
  const { services: preset, ...usual } = readSettings({});
  expect(read).toEqual(usual);
  expect({ ...services, texts: {} }).toEqual(preset);
  const empty = Object.keys(example).filter((name) => example[name] === '');
  expect(empty.filter((name) => name in defaults)).toEqual([]);
});

test('an empty text counts as not set', () => {
  expect(readSettings({ PORT: '', STORE_NAME: '  ' })).toMatchObject({
    port: 3000,
    newShop: { store: { name: 'Saman' } },
  });
});

test('the public address is kept without a slash at the end', () => {
  expect(readSettings({ PUBLIC_URL: 'https://saman.example/' }).publicUrl).toBe('https://saman.example');
});

test('without a public address the shop is where it listens, as one would type it', () => {
  const addressFor = (environment: Record<string, string>) => shopAddress(readSettings(environment));
  expect(addressFor({ PUBLIC_URL: 'https://saman.example/' })).toBe('https://saman.example');
  expect(addressFor({})).toBe('http://127.0.0.1:3000');
  expect(addressFor({ HOST: '0.0.0.0', PORT: '8080' })).toBe('http://127.0.0.1:8080');
  expect(addressFor({ HOST: '::1' })).toBe('http://[::1]:3000');
});

test('a change of mind has 14 days and a fault 30, until the settings say otherwise', () => {
  expect(readSettings({}).newShop.returnDays).toEqual({ changedMind: 14, faulty: 30 });
  const { newShop } = readSettings({ RETURN_DAYS_BADGE: '7', RETURN_DAYS_POLICY: '45' });
  expect(newShop.returnDays).toEqual({ changedMind: 7, faulty: 45 });
});

test('an account with a courier is whole or not there, and the first missing setting is named', () => {
  expect(readSettings({}).courierAccounts).toMatchObject({
    postEx: null,
    leopards: null,
    trax: null,
    tcs: null,
  });
  const whole = { TRAX_API_KEY: 'key', TRAX_PICKUP_ADDRESS_ID: '7', TRAX_URL: 'https://trax.example/api/' };
  expect(readSettings(whole).courierAccounts.trax).toMatchObject({
    url: 'https://trax.example/api',
    key: 'key',
  });
  expect(() => readSettings({ TRAX_API_KEY: 'key' })).toThrow(
    'The setting TRAX_PICKUP_ADDRESS_ID is missing: TRAX_API_KEY is of no use without it.',
  );
});

describe('cards are taken', () => {
  const cardOf = (environment: Record<string, string>) => readSettings(environment).payments.card;
  const keys = { JAZZCASH_MERCHANT_ID: 'MC1', JAZZCASH_PASSWORD: 'password', JAZZCASH_SALT: 'salt' };

  test('with the keys of a gateway', () => {
    expect(cardOf(keys)).toBe('offered');
    expect(cardOf({ ...keys, PUBLIC_URL: 'https://saman.example', DEMO_PAYMENTS: 'on' })).toBe('offered');
  });

  test('without keys in a demo that only this machine is shown, or where its owner says so', () => {
    expect(cardOf({})).toBe('demo');
    expect(cardOf({ PUBLIC_URL: 'https://saman.example' })).toBe('off');
    expect(cardOf({ DEMO_CATALOGUE: 'off' })).toBe('off');
    expect(cardOf({ DEMO_PAYMENTS: 'off' })).toBe('off');
    expect(cardOf({ PUBLIC_URL: 'https://saman.example', DEMO_PAYMENTS: 'on' })).toBe('demo');
  });

  test('not with half an account', () => {
    expect(() => readSettings({ SAFEPAY_SECRET_KEY: 'key' })).toThrow(
      'The setting SAFEPAY_API_KEY is missing',
    );
  });
});

describe('a bad value is refused in one sentence that names the setting', () => {
  test.each([
    ['PORT', 'three thousand'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['DATABASE_URL', 'not an address'],
    ['DATABASE_CONNECTIONS', '1'],
    ['DEMO_CATALOGUE', 'yes'],
    ['SAFEPAY_URL', 'api.getsafepay.com'],
    ['SAFEPAY_STATUS_PATH', 'https://elsewhere.example/'],
    ['PAYMENT_SECONDS', '60'],
    ['RATE_LIMITS', 'OFF'],
    ['PUBLIC_URL', 'saman.example'],
    ['TRUSTED_PROXIES', '10.0.0.1; 10.0.0.2'],
    ['SMTP_URL', 'mail.example.com:465'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['RETURN_DAYS_BADGE', '-1'],
    ['RETURN_DAYS_POLICY', 'a month'],
    ['STORE_EMAIL', 'nobody'],
    ['STORE_NAME', 'x'.repeat(61)],
    ['LOW_STOCK_AT', '-1'],
    ['BACKUP_EVERY_HOURS', '0'],
    ['BACKUPS_KEPT', 'all'],
    ['BACKUP_PASSPHRASE', 'short'],
    ['NEW_CUSTOMER_MOST_UNITS', '1001'],
    ['OPEN_ORDERS_PER_MOBILE', '0'],
    ['RELEASE_UNCONFIRMED_HOURS', '0'],
    ['COURIERS', 'TCS'],
    ['COURIERS', 'TCS=javascript:alert(1)'],
    ['STORE_FACEBOOK', 'javascript:alert(1)'],
    ['POSTEX_URL', 'api.postex.pk'],
    ['COURIER_SECONDS', '0'],
    ['PARCEL_WEIGHT_GRAMS', '0.5'],
  ])('%s=%s', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(name);
    expect(read).toThrow(/^[^\n]+\.$/);
  });
});

test('mails come from an address of their own where one is said', () => {
  expect(readSettings({}).mailFrom).toBeUndefined();
  expect(readSettings({ MAIL_FROM: 'Orders <orders@saman.example>' }).mailFrom).toBe(
    'Orders <orders@saman.example>',
  );
});

test.each([
  [{ PUBLIC_URL: 'https://saman.example/' }, 'https://saman.example'],
  [{}, 'http://127.0.0.1:3000'],
  [{ HOST: '0.0.0.0', PORT: '8080' }, 'http://127.0.0.1:8080'],
  [{ HOST: '::1' }, 'http://[::1]:3000'],
])('the shop with %j is reached at %s', (environment, address) => {
  expect(shopAddress(readSettings(environment))).toBe(address);
});

test('a bad database address is refused without showing its password', () => {
  const read = () => readSettings({ DATABASE_URL: 'mysql://bob:s3cret@localhost/shop' });
  expect(read).toThrow(SettingsError);
  expect(read).not.toThrow(/s3cret/);
});

test('rate limits are turned off on a loopback address alone', () => {
  expect(readSettings({ RATE_LIMITS: 'off' }).rateLimits).toBe(false);
  expect(() => readSettings({ RATE_LIMITS: 'off', HOST: '0.0.0.0' })).toThrow(SettingsError);
});

test('couriers come with the address of their tracking pages', () => {
  expect(readSettings({ COURIERS: 'Own van=https://saman.example/?van=' }).newShop.couriers.links).toEqual([
    { name: 'Own van', link: 'https://saman.example/?van=' },
  ]);
  expect(readSettings({}).newShop.couriers.links.map(({ name }) => name)).toEqual([
    'PostEx',
    'TCS',
    'Leopards',
    'Trax',
  ]);
});
