import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { openSecrets } from '../../server/open-secrets.ts';
import { type OpenCache, openCache } from '../../server/page-cache/open-cache.ts';
import { checkAccount } from '../../shop/back-office/service-accounts/check-account.ts';
import type { AccountsShown } from '../../shop/back-office/service-accounts/responses.ts';
import { createSecrets, KEY_BYTES, keyIdOf } from '../../shop/secrets.ts';
import type { ServiceName } from '../../shop/settings/service-accounts/rules.ts';
import { readCurrentSettings } from '../../shop/settings/store-settings/queries.ts';
import { type StandIn, startStandIn } from '../support/courier-stand-in/start-stand-in.ts';
import { testDatabaseTarget } from '../support/database.ts';
import { DEMO_KEYS, gatewaySettings, openDemoGateway } from '../support/demo-gateway.ts';
import { openMailbox } from '../support/mailbox.ts';
import { openTestShop } from '../support/shop.ts';
import { appointSuperAdmin, requestAs, STAFF_PASSWORD, signInAsAdmin } from '../support/staff.ts';

const gateway = await openDemoGateway();
const courier: StandIn = await startStandIn('PostEx');
afterAll(() => courier.stop());

const { SAFEPAY_URL = '', SAFEPAY_CHECKOUT_URL = '', JAZZCASH_URL = '' } = gatewaySettings(gateway.url);
const shop = openTestShop({
  POSTEX_URL: courier.url,
  SAFEPAY_URL,
  SAFEPAY_CHECKOUT_URL,
  SAFEPAY_ENVIRONMENT: 'sandbox',
  JAZZCASH_URL,
  SMS_URL: 'http://127.0.0.1:9/send',
  DEMO_PAYMENTS: 'off',
});
const mailbox = openMailbox();

const ACCOUNTS = '/api/v1/service-accounts';
const POSTEX = { POSTEX_TOKEN: 'postex-token', POSTEX_PICKUP_ADDRESS_CODE: '001' };

let owner: string;
/** Another process of the shop, and everything that this one says to its log, at its most talkative. */
let other: { app: FastifyInstance; cache: OpenCache };
let log = '';

beforeAll(async () => {
  const cache = await openCache(shop.database, await testDatabaseTarget(), shop);
  const opened = { ...shop, database: shop.database, secrets: shop.secrets };
  const settings = { ...shop.settings, logLevel: 'debug' as const };
  const app = await buildApp(
    { ...opened, settings },
    { openCache: cache, logOutput: { write: (line: string) => (log += line) } },
  );
  other = { app, cache };
});
afterAll(async () => {
  await other.app.close();
  await other.cache.close();
});
beforeEach(async () => {
  owner = (await appointSuperAdmin(shop)).token;
  log = '';
});

const list = async (): Promise<AccountsShown['accounts']> =>
  (await requestAs(shop, owner, 'GET', ACCOUNTS)).json().accounts;
const shown = async (service: ServiceName) => (await list()).find((one) => one.service === service);

async function write(service: ServiceName, fields: Record<string, string>, more: object = {}) {
  const { revision = null } = (await shown(service)) ?? {};
  const body = { revision, fields, currentPassword: STAFF_PASSWORD, ...more };
  return requestAs({ ...shop, app: other.app }, owner, 'PUT', `${ACCOUNTS}/${service}`, body);
}

async function remove(service: ServiceName, more: object = {}) {
  const { revision = null } = (await shown(service)) ?? {};
  const body = { revision, currentPassword: STAFF_PASSWORD, ...more };
  return requestAs(shop, owner, 'DELETE', `${ACCOUNTS}/${service}`, body);
}

const check = async (service: ServiceName) =>
  (await requestAs(shop, owner, 'POST', `${ACCOUNTS}/${service}/check`)).json();

async function inOtherProcess() {
  await other.cache.catchUp();
  return other.cache.reads.currentSettings();
}

/** Every row of every table, as text. */
async function dump(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
  `.execute(shop.database);
  const texts = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{
        row: string;
      }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(shop.database);
      return rows.map(({ row }) => row).join('\n');
    }),
  );
  return texts.join('\n');
}

describe('the keys of a service', () => {
  test('count in every process at once, in the place of the environment’s, until they are removed', async () => {
    expect((await inOtherProcess()).courierAccounts.postEx).toBeNull();
    const stored = await write('postex', POSTEX);
    expect(stored.json().message).toBe('The keys of PostEx are stored. They count from now on.');
    expect((await inOtherProcess()).courierAccounts.postEx).toMatchObject({
      url: courier.url,
      token: 'postex-token',
    });
    expect(await shown('postex')).toMatchObject({
      source: 'stored',
      setBy: 'Owner',
      setAt: expect.any(String),
    });

    expect((await remove('postex')).statusCode).toBe(200);
    expect((await inOtherProcess()).courierAccounts.postEx).toBeNull();
    expect(await shown('postex')).toMatchObject({ source: 'none', setBy: null, setAt: null });
  });

  test('stand in no table, no log, no response and no line of the audit log', async () => {
    const secret = 'Zx81-very-secret-token';
    const answers = [
      await write('postex', { ...POSTEX, POSTEX_TOKEN: secret }),
      await requestAs(shop, owner, 'GET', ACCOUNTS),
      await requestAs(shop, owner, 'POST', `${ACCOUNTS}/postex/check`),
      await write('safepay', { SAFEPAY_API_KEY: secret, SAFEPAY_SECRET_KEY: '' }),
      await write('trax', { TRAX_API_KEY: 'key', TRAX_PICKUP_ADDRESS_ID: secret }),
      await write('postex', { POSTEX_TOKEN: secret }, { currentPassword: 'wrong' }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 400, 400, 400]);
    for (const { body } of answers) expect(body).not.toContain(secret);
    const everything = await dump();
    expect(everything).toContain('wrote the keys');
    expect(everything).not.toContain(secret);
    expect(log).toContain('service-accounts');
    expect(log).not.toContain(secret);
  });

  test('are a super admin’s, with the own password once more', async () => {
    const manager = await signInAsAdmin(shop);
    for (const [method, path] of [
      ['GET', ACCOUNTS],
      ['PUT', `${ACCOUNTS}/postex`],
      ['DELETE', `${ACCOUNTS}/postex`],
      ['POST', `${ACCOUNTS}/postex/check`],
    ] as const) {
      expect((await requestAs(shop, manager, method, path, {})).statusCode).toBe(401);
    }
    expect((await write('postex', POSTEX, { currentPassword: 'a guess' })).json().fields).toMatchObject({
      currentPassword: expect.any(String),
    });
    expect((await write('postex', POSTEX)).statusCode).toBe(200);
    expect((await remove('postex', { currentPassword: 'a guess' })).statusCode).toBe(400);
    expect((await shown('postex'))?.source).toBe('stored');
  });

  test('that somebody else wrote meanwhile are not overwritten', async () => {
    await write('postex', POSTEX);
    const second = await write('postex', POSTEX, { revision: null });
    expect(second.json()).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      message: 'Owner changed these keys in the meantime. Nothing of yours was saved.',
    });
  });

  test.each([
    ['postex', { POSTEX_TOKEN: 'token' }, ['fields.POSTEX_PICKUP_ADDRESS_CODE']],
    ['postex', { ...POSTEX, POSTEX_URL: 'http://169.254.169.254' }, []],
    ['trax', { TRAX_API_KEY: 'key', TRAX_PICKUP_ADDRESS_ID: 'home' }, ['fields.TRAX_PICKUP_ADDRESS_ID']],
    ['raast', { RAAST_IBAN: 'PK36SCBL0000001123456702' }, ['fields.RAAST_TITLE']],
    ['raast', {}, []],
    [
      'mail',
      { SMTP_HOST: '10.0.0.1', SMTP_PORT: '25', SMTP_USER: 'a', SMTP_PASSWORD: 'b' },
      ['fields.SMTP_HOST', 'fields.SMTP_PORT'],
    ],
    [
      'mail',
      { SMTP_HOST: 'db.internal', SMTP_PORT: '587', SMTP_USER: 'a', SMTP_PASSWORD: 'b' },
      ['fields.SMTP_HOST'],
    ],
    [
      'mail',
      { SMTP_HOST: 'smtp.example.com/x', SMTP_PORT: '587', SMTP_USER: 'a', SMTP_PASSWORD: 'b' },
      ['fields.SMTP_HOST'],
    ],
  ] as const)('of %s that cannot be right are refused by their field: %j', async (service, fields, at) => {
    const refused = await write(service, fields);
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().fields ?? {})).toEqual(at);
    expect((await shown(service))?.source).toBe('none');
  });
});

describe('a check', () => {
  test('asks the courier for its cities, and says in words whether the keys are taken', async () => {
    expect(await check('postex')).toMatchObject({ works: false, message: 'PostEx has no keys.' });
    await write('postex', POSTEX);
    expect(await check('postex')).toMatchObject({
      works: true,
      message: expect.stringMatching(/^PostEx takes the keys: it delivers to \d+ cities\.$/),
    });
    expect(courier.parcels).toEqual([]);
    await write('postex', { ...POSTEX, POSTEX_TOKEN: 'another' });
    expect(await check('postex')).toMatchObject({
      works: false,
      message: expect.stringContaining('does not accept the shop’s key'),
    });
  });

  test('asks the gateways something that moves no money', async () => {
    const { safepay, jazzCash } = DEMO_KEYS;
    await write('safepay', {
      SAFEPAY_API_KEY: safepay.apiKey,
      SAFEPAY_SECRET_KEY: safepay.secretKey,
      SAFEPAY_WEBHOOK_SECRET: safepay.webhookSecret,
    });
    expect(await check('safepay')).toMatchObject({ works: true });
    const wallet = {
      JAZZCASH_MERCHANT_ID: jazzCash.merchantId,
      JAZZCASH_PASSWORD: jazzCash.password,
      JAZZCASH_SALT: jazzCash.salt,
    };
    await write('jazzcash', wallet);
    expect(await check('jazzcash')).toMatchObject({ works: true });
    await write('jazzcash', { ...wallet, JAZZCASH_SALT: 'another' });
    expect(await check('jazzcash')).toMatchObject({ works: false });
    const now = await inOtherProcess();
    expect([now.payments.card, now.payments.jazzCash?.salt]).toEqual(['offered', 'another']);
  });

  test('signs in at the mail server that the environment names, and goes to none nearby by itself', async () => {
    const { port } = new URL(mailbox.url);
    const environment = { ...shop.settings.services, texts: { SMTP_URL: mailbox.url } };
    const settings = { ...shop.settings, services: environment, smtpUrl: mailbox.url };
    expect(await checkAccount('mail', settings)).toMatchObject({ works: true });
    const nearby = { ...settings, services: shop.settings.services, smtpUrl: `smtp://localhost:${port}` };
    expect(await checkAccount('mail', nearby)).toEqual({
      works: false,
      text: 'This name leads into the shop’s own network. It is not asked.',
    });
    expect(mailbox.mails).toEqual([]);
  });
});

describe('the key that they are sealed with', () => {
  const keyed = (...keys: Buffer[]) => ({ SECRETS_KEY: keys.map((key) => key.toString('base64')).join(',') });

  /** What a shop with these keys reads. */
  async function readWith(...keys: [Buffer, ...Buffer[]]) {
    const secrets = createSecrets(keys);
    return (await readCurrentSettings(shop.database, shop.settings, secrets)).courierAccounts.postEx;
  }

  test('may be replaced: the next start seals everything again, and the old one can go', async () => {
    const [old, fresh] = [randomBytes(KEY_BYTES), randomBytes(KEY_BYTES)];
    const app = await buildApp({
      database: shop.database,
      settings: shop.settings,
      secrets: createSecrets([old]),
    });
    await requestAs({ ...shop, app }, owner, 'PUT', `${ACCOUNTS}/postex`, {
      revision: null,
      fields: POSTEX,
      currentPassword: STAFF_PASSWORD,
    });
    await app.close();
    expect(await readWith(fresh)).toBeNull();
    const lines: string[] = [];
    const settings = { ...shop.settings, secretsKeys: keyed(fresh, old).SECRETS_KEY.split(',') };
    await openSecrets(shop.database, settings, (line) => lines.push(line));
    expect(lines).toEqual([]);
    expect((await readWith(fresh))?.token).toBe('postex-token');
    const { sealed } = await shop.database
      .selectFrom('service_accounts')
      .select('sealed')
      .executeTakeFirstOrThrow();
    expect(keyIdOf(sealed)).toBe(createSecrets([fresh]).keyIds[0]);
    const known = await shop.database.selectFrom('secret_keys').select('key_id').execute();
    expect(known).toEqual([{ key_id: createSecrets([fresh]).keyIds[0] }]);
  });

  test('that is another one opens nothing: the shop has no account, and the start and the screen say so', async () => {
    await write('postex', POSTEX);
    const wrong = randomBytes(KEY_BYTES);
    const lines: string[] = [];
    const settings = { ...shop.settings, secretsKeys: [wrong.toString('base64')] };
    const secrets = await openSecrets(shop.database, settings, (line) => lines.push(line));
    expect(lines.join('\n')).toContain(
      "Keys of other companies' services that cannot be read without that key: 1.",
    );
    expect(await readWith(wrong)).toBeNull();
    const app = await buildApp({ database: shop.database, settings, secrets });
    const seen = (await requestAs({ ...shop, app }, owner, 'GET', ACCOUNTS)).json().accounts;
    expect(seen.find(({ service }: { service: string }) => service === 'postex').source).toBe('unreadable');
    await app.close();
  });

  test('binds them to their service: moved to another one they open nothing', async () => {
    await write('leopards', { LEOPARDS_API_KEY: 'a', LEOPARDS_API_PASSWORD: 'b' });
    await sql`update service_accounts set service = 'postex'`.execute(shop.database);
    expect((await shown('postex'))?.source).toBe('unreadable');
  });
});
