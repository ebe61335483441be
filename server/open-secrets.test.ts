import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../database/connect.ts';
import { KEY_BYTES, keyIdOf, type Secrets } from '../shop/secrets.ts';
import { readSettings } from '../shop/settings/settings.ts';
import { ownerOfSecret } from '../shop/staff/two-factor/sealed-secret.ts';
import { emptyDatabase, testDatabase } from '../tests/support/database.ts';
import { appointSuperAdmin } from '../tests/support/staff.ts';
import { type TemporaryFolder, temporaryFolder } from '../tests/support/temporary-folder.ts';
import { openSecrets } from './open-secrets.ts';

let database: Database;
let folder: TemporaryFolder;
let lines: string[];

beforeEach(async () => {
  database = await testDatabase();
  await emptyDatabase();
  folder = temporaryFolder('secrets');
  lines = [];
});
afterEach(() => folder.remove());

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const newKey = () => randomBytes(KEY_BYTES).toString('base64');
const keyFile = () => join(folder.path, 'secrets.key');

/** Opens them as a shop with these settings does at its start. */
const open = (settings: Record<string, string> = {}): Promise<Secrets> =>
  openSecrets(database, readSettings({ DATA_DIR: folder.path, ...settings }), (line) => lines.push(line));

const ELSEWHERE = { DATABASE_URL: 'postgresql://shop@db/shop' };

/** A super admin with a second step as it is stored. @returns what it is bound to */
async function storeSecret(secret: string | ((owner: string) => string)): Promise<string> {
  const { id } = await appointSuperAdmin({ database });
  const owner = ownerOfSecret({ kind: 'super-admin', id });
  await database
    .insertInto('two_factors')
    .values({
      id,
      super_admin_id: id,
      secret: typeof secret === 'string' ? secret : secret(owner),
      confirmed_at: new Date(),
    })
    .execute();
  return owner;
}

async function storedSecret(): Promise<string> {
  return (await database.selectFrom('two_factors').select('secret').executeTakeFirstOrThrow()).secret;
}

describe('the key of the secrets', () => {
  test('is made at the first start, for its owner alone, and stays', async () => {
    const first = await open();
    expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
    expect((await open()).keyIds).toEqual(first.keyIds);
  });

  test('is the one of the settings where there is one, and then no file is made', async () => {
    await open({ SECRETS_KEY: newKey() });
    expect(existsSync(keyFile())).toBe(false);
  });

  test('is not replaced by another one while something is sealed with it: the start says which is missing', async () => {
    const before = await open();
    await storeSecret((owner) => before.seal(SECRET, owner));
    const kept = readFileSync(keyFile());
    writeFileSync(keyFile(), newKey());
    await expect(open()).rejects.toThrow(before.keyIds[0]);
    folder.remove();
    await expect(open()).rejects.toThrow(
      /which is not here: set SECRETS_KEY to it, or bring .*secrets\.key back/,
    );
    expect(existsSync(keyFile())).toBe(false);
    folder = temporaryFolder('secrets');
    writeFileSync(keyFile(), kept);
    expect((await open()).keyIds).toEqual(before.keyIds);
  });

  test('is not asked for where nothing is sealed, as in a restored shop that never used two-factor sign-in', async () => {
    await open();
    folder.remove();
    await expect(open()).resolves.toBeDefined();
  });

  test('is one for all machines on a database elsewhere: a second machine does not start with its own', async () => {
    const first = await open(ELSEWHERE);
    const second = temporaryFolder('secrets');
    await expect(open({ ...ELSEWHERE, DATA_DIR: second.path })).rejects.toThrow(first.keyIds[0]);
    const SECRETS_KEY = readFileSync(keyFile(), 'utf8').trim();
    const same = await open({ ...ELSEWHERE, DATA_DIR: second.path, SECRETS_KEY });
    expect(same.keyIds).toEqual(first.keyIds);
    second.remove();
  });

  test('that the settings name goes on without a lost one, and the log says who needs recovery codes', async () => {
    const before = await open();
    await storeSecret((owner) => before.seal(SECRET, owner));
    const secrets = await open({ SECRETS_KEY: newKey() });
    expect(lines.join(' ')).toMatch(
      /Accounts whose second step of sign-in cannot be read without that key: 1\./,
    );
    expect(secrets.open(await storedSecret(), '')).toBeNull();
    expect(keyIdOf(await storedSecret())).toBe(before.keyIds[0]);
  });

  test('that is no key stops the start', async () => {
    writeFileSync(keyFile(), 'not a key');
    await expect(open()).rejects.toThrow(/holds no key/);
  });
});

describe('secrets that are stored', () => {
  test('by an earlier version are sealed at the first start, and open for their owner', async () => {
    const owner = await storeSecret(SECRET);
    const secrets = await open();
    expect(await storedSecret()).not.toContain(SECRET);
    expect(secrets.open(await storedSecret(), owner)).toBe(SECRET);
    expect(lines).toEqual([]);
  });

  test('unsealed later on are nobody’s: they are not sealed, and open nothing', async () => {
    const secrets = await open();
    const owner = await storeSecret(SECRET);
    await open();
    expect(await storedSecret()).toBe(SECRET);
    expect(secrets.open(await storedSecret(), owner)).toBeNull();
  });

  test('are sealed again with a new key, after which the old one is not needed any more', async () => {
    const [older, newer] = [newKey(), newKey()];
    const first = await open({ SECRETS_KEY: older });
    const owner = await storeSecret((bound) => first.seal(SECRET, bound));
    await open({ SECRETS_KEY: `${newer}, ${older}` });
    const secrets = await open({ SECRETS_KEY: newer });
    expect(secrets.open(await storedSecret(), owner)).toBe(SECRET);
    const kept = await database.selectFrom('secret_keys').select('key_id').execute();
    expect(kept.map(({ key_id }) => key_id)).toEqual([secrets.keyIds[0]]);
    expect(lines).toEqual([]);
  });
});
