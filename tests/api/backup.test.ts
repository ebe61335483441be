import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withLock } from '../../database/backup/with-lock.ts';
import { connectDatabase, type Database } from '../../database/connect.ts';
import { startEmbeddedPostgres } from '../../database/embedded.ts';
import { SETUP_LOCK } from '../../database/setup-lock.ts';
import { buildApp } from '../../server/app.ts';
import { openSecrets } from '../../server/open-secrets.ts';
import { writeArchive } from '../../shop/backup/archive.ts';
import { BackupError } from '../../shop/backup/backup-error.ts';
import { withSource } from '../../shop/backup/find-source.ts';
import { MANIFEST, type Manifest, partName, README, readme } from '../../shop/backup/manifest.ts';
import { readBackup, verifyBackup } from '../../shop/backup/read-backup.ts';
import { restoreBackup } from '../../shop/backup/restore-backup.ts';
import { refuseHalfRestored } from '../../shop/backup/restore-place.ts';
import { writeBackup } from '../../shop/backup/write-backup.ts';
import { writeReview } from '../../shop/catalogue/reviews/write-review.ts';
import { listNamedPictures } from '../../shop/media/sent-pictures.ts';
import { readSettings } from '../../shop/settings/settings.ts';
import { beginTwoFactor } from '../../shop/staff/two-factor/begin-two-factor.ts';
import { createEmptyDatabase, type EmptyDatabase, readAllRows } from '../support/backups.ts';
import { childProgram } from '../support/child-program.ts';
import { logIn, newcomer, register } from '../support/customers.ts';
import { countWaitingForLocks, testDatabaseTarget, testDatabaseUrl } from '../support/database.ts';
import { openTestShop, order, orderBody, stockOnHand, stockProduct } from '../support/shop.ts';
import { appointSuperAdmin, STAFF_PASSWORD } from '../support/staff.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporary-folder.ts';

const shop = openTestShop();

let folder: TemporaryFolder;
let elsewhere: EmptyDatabase | null = null;

beforeEach(async () => {
  await rm(path.join(shop.settings.dataDir, 'media'), { recursive: true, force: true });
  folder = temporaryFolder('backup');
});
afterEach(async () => {
  await elsewhere?.drop();
  elsewhere = null;
  folder.remove();
});

const at = (...names: string[]) => path.join(folder.path, ...names);
const source = async () => ({
  target: await testDatabaseTarget(),
  dataDir: shop.settings.dataDir,
  version: '0.0.1',
});
const backUp = async (name = 'shop.tar', passphrase?: string) => {
  await writeBackup(await source(), at(name), passphrase);
  return at(name);
};
const restore = (file: string, databaseUrl?: string, passphrase?: string) =>
  restoreBackup(file, { dataDir: at('restored'), databaseUrl }, passphrase);

async function sentPicture(address: string): Promise<string> {
  const file = path.join(shop.settings.dataDir, address);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, randomBytes(50_000));
  return address;
}

/** A shop with something of everything. */
async function fillShop() {
  const photo = await sentPicture(`/media/products/${randomUUID()}-800x600`);
  const imageUrl = await sentPicture(`/media/reviews/${randomUUID()}.webp`);
  const product = await stockProduct(shop.database, {
    name: 'Karahi\twith a tab\nand "a line"',
    photos: [photo],
    quantity: 40,
  });
  for (let number = 0; number < 5; number++) await order(shop.app, orderBody([{ product, quantity: 2 }]));
  await register(shop.app);
  const review = {
    productId: product._id,
    name: 'Sana',
    mobile: '+923012345678',
    title: 'Good',
    rating: 4,
    comment: 'کڑاہی \\N',
  };
  await writeReview(shop.database, review, { imageUrl });
  return { product, pictures: [photo, imageUrl] };
}

async function nextNumber(app: typeof shop.app, database: Database, body: object): Promise<number> {
  expect((await order(app, body)).statusCode).toBe(201);
  const { rows } = await sql<{ number: number }>`select max(number) as number from orders`.execute(database);
  return rows[0]?.number ?? 0;
}

describe('a restored shop', () => {
  test('is the same order for order and picture for picture, and goes on', async () => {
    const { product, pictures } = await fillShop();
    const before = await readAllRows(shop.database);
    await restore(await backUp());

    const postgres = await startEmbeddedPostgres(at('restored'), () => {}, { fsync: 'off' });
    const database = connectDatabase(postgres.connection, 4);
    try {
      expect(await readAllRows(database)).toEqual(before);
      for (const picture of pictures) {
        expect(await readFile(at('restored', picture))).toEqual(
          await readFile(path.join(shop.settings.dataDir, picture)),
        );
      }
      const settings = readSettings({
        DATA_DIR: at('restored'),
        RATE_LIMITS: 'off',
        OPEN_ORDERS_PER_MOBILE: '100',
      });
      const app = await buildApp({ database, settings, secrets: shop.secrets });
      expect((await logIn(app, newcomer.email, newcomer.password)).statusCode).toBe(200);
      const body = orderBody([{ product, quantity: 1 }]);
      expect(await nextNumber(app, database, body)).toBe(await nextNumber(shop.app, shop.database, body));
      await app.close();
    } finally {
      await database.destroy();
      await postgres.stop();
    }
  });

  test('goes from the embedded PostgreSQL to a server whose role is no superuser, with all its rules', async () => {
    await fillShop();
    const before = await readAllRows(shop.database);
    await restore(await backUp());
    const dataDir = at('restored');
    const stopped = await withSource({ dataDir, databaseUrl: undefined }, (embedded) =>
      writeBackup(embedded, at('embedded.tar'), undefined),
    );
    expect(stopped.pictures.files).toBe(2);

    elsewhere = await createEmptyDatabase();
    await restoreBackup(
      at('embedded.tar'),
      { dataDir: at('pictures'), databaseUrl: elsewhere.url },
      undefined,
    );
    expect(await readAllRows(elsewhere.database)).toEqual(before);
    expect(await readRules(elsewhere.database)).toEqual(await readRules(shop.database));
    expect((await readdir(at('pictures', 'media'))).toSorted()).toEqual(['products', 'reviews']);
  });

  test('from a backup that was taken while orders and pictures came in is the shop of one moment', async () => {
    const product = await stockProduct(shop.database, { quantity: 1000 });
    let over = false;
    const repeat = async (work: () => Promise<unknown>) => {
      while (!over) await work();
    };
    const changing = Promise.all([
      ...[1, 2, 3, 4].map(() => repeat(() => order(shop.app, orderBody([{ product, quantity: 1 }])))),
      repeat(async () => {
        const photo = await sentPicture(`/media/products/${randomUUID()}-10x10`);
        await stockProduct(shop.database, { name: photo.slice(-50), photos: [photo] });
      }),
    ]);
    // Not an empty shop, so that the backup takes its time.
    for (let number = 0; number < 100; number++) await sentPicture(`/media/products/${randomUUID()}-10x10`);
    const file = await backUp();
    over = true;
    await changing;
    elsewhere = await createEmptyDatabase();
    await restore(file, elsewhere.url);
    const { database } = elsewhere;
    const { rows } = await sql<{ orders: number; lines: number; events: number }>`
      select (select count(*) from orders) as orders, (select count(*) from order_events) as events,
        (select count(*) from order_lines join orders on orders.id = order_id) as lines
    `.execute(database);
    const sold = 1000 - (await stockOnHand(database, product._id));
    expect(rows).toEqual([{ orders: sold, lines: sold, events: sold }]);
    const named = await listNamedPictures(database);
    expect(named.filter((address) => !existsSync(at('restored', address)))).toEqual([]);
  });
});

/** Constraints, indexes and triggers, as PostgreSQL would make them again. */
async function readRules(database: Database): Promise<unknown[]> {
  const { rows } = await sql`
    select pg_get_constraintdef(oid) as rule from pg_constraint where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
    order by rule
  `.execute(database);
  return rows;
}

describe('a file is refused in one sentence, and nothing is changed,', () => {
  const refused = async (file: string, reason: RegExp, passphrase?: string) => {
    await expect(restore(file, undefined, passphrase)).rejects.toThrow(reason);
    await expect(restore(file, undefined, passphrase)).rejects.toThrow(/^[^\n]+\.$/);
    expect(existsSync(at('restored'))).toBe(false);
  };

  test('when a bit of it is flipped, wherever, or its end is missing', async () => {
    await fillShop();
    const bytes = await readFile(await backUp());
    for (let place = 0; place < 150; place++) {
      const changed = Buffer.from(bytes);
      const byte = Math.floor((place / 150) * bytes.length) + (place % 13);
      changed.writeUInt8(changed.readUInt8(byte) ^ (1 << (place % 8)), byte);
      await writeFile(at('changed.tar'), changed);
      await expect(verifyBackup(at('changed.tar'), undefined)).rejects.toThrow(BackupError);
    }
    await writeFile(at('changed.tar'), bytes.with(bytes.length >> 1, (bytes[bytes.length >> 1] ?? 0) ^ 4));
    await refused(at('changed.tar'), /damaged or cut off/);
    await writeFile(at('changed.tar'), bytes.subarray(0, -2048));
    await refused(at('changed.tar'), /damaged or cut off/);
  });

  test('when it is none of the shop', async () => {
    await writeFile(at('letter.txt'), 'Dear all, '.repeat(1000));
    await refused(at('letter.txt'), /letter.txt is no backup of the shop/);
    await writeFile(at('empty'), '');
    await refused(at('empty'), /no backup of the shop/);
    await writeFile(at('foreign.tar'), await archiveOf({ 'letter.txt': 'Dear all' }));
    await refused(at('foreign.tar'), /no backup of the shop/);
    await refused(at('nothing.tar'), /There is no file/);
  });

  test('when a newer shop wrote it', async () => {
    const file = await backUp();
    const manifest = await verifyBackup(file, undefined);
    const later: Manifest = { ...manifest, migrations: [...manifest.migrations, '999-later'] };
    await writeFile(
      at('newer.tar'),
      await archiveOf({ [README]: readme, [MANIFEST]: JSON.stringify(later) }),
    );
    await refused(at('newer.tar'), /newer version of the shop/);
    await writeFile(at('newer.tar'), await archiveOf({ [README]: readme.replace('format 1', 'format 2') }));
    await refused(at('newer.tar'), /newer version of the shop/);
  });

  test('when its passphrase is missing or another one', async () => {
    const file = await backUp('secret.tar', 'chai with elaichi');
    expect((await readFile(file)).includes('customers')).toBe(false);
    await refused(file, /is encrypted; set BACKUP_PASSPHRASE/);
    await refused(file, /not opened by this passphrase/, 'chai without');
    expect((await verifyBackup(file, 'chai with elaichi')).tables.length).toBeGreaterThan(10);
  });

  test('when it has files that lead elsewhere, or other rows than it says', async () => {
    const file = await backUp();
    const manifest = JSON.stringify(await verifyBackup(file, undefined));
    await writeFile(
      at('evil.tar'),
      await archiveOf({ [README]: readme, 'media/products/../../evil': 'evil', [MANIFEST]: manifest }),
    );
    await expect(restore(at('evil.tar'))).rejects.toThrow(/a file that no backup has/);
    await writeFile(at('less.tar'), await archiveOf({ [README]: readme, [MANIFEST]: manifest }));
    await expect(restore(at('less.tar'))).rejects.toThrow(/is not what the backup says/);
    await writeFile(
      at('torn.tar'),
      await archiveOf({
        [README]: readme,
        [partName('orders', 1)]: gzipSync('no row\n'),
        [MANIFEST]: manifest,
      }),
    );
    await expect(restore(at('torn.tar'))).rejects.toThrow(/invalid input syntax|missing data/);
    expect(await readdir(at('restored'))).toEqual([]);
  });
});

async function archiveOf(files: Record<string, string | Buffer>): Promise<Buffer> {
  async function* entries() {
    for (const [name, given] of Object.entries(files)) {
      const content = Buffer.from(given);
      yield { name, size: content.length, changedAt: new Date(0), content: [content] };
    }
  }
  const pieces: Buffer[] = [];
  for await (const piece of writeArchive(entries())) pieces.push(piece);
  return Buffer.concat(pieces);
}

test('where there is no shop, no backup is taken', async () => {
  elsewhere = await createEmptyDatabase();
  const { target } = elsewhere;
  await expect(writeBackup({ ...(await source()), target }, at('none.tar'), undefined)).rejects.toThrow(
    /There is no shop in this database/,
  );
  await expect(withSource({ dataDir: at('none'), databaseUrl: undefined }, async () => {})).rejects.toThrow(
    /There is no shop in/,
  );
  expect(await readdir(folder.path)).toEqual([]);
});

describe('a place that holds something', () => {
  test('is not restored into: a database with a table, a folder with a shop or with pictures', async () => {
    const file = await backUp();
    elsewhere = await createEmptyDatabase();
    await sql`create table letters (words text)`.execute(elsewhere.database);
    await expect(restore(file, elsewhere.url)).rejects.toThrow(/holds something already/);
    expect(existsSync(at('restored'))).toBe(false);
    for (const held of ['postgres', 'media/products/one-1x1']) {
      await mkdir(at('held', path.dirname(held)), { recursive: true });
      await writeFile(at('held', held), 'mine');
      await expect(
        restoreBackup(file, { dataDir: at('held'), databaseUrl: undefined }, undefined),
      ).rejects.toThrow(/holds a shop already/);
      expect(await readFile(at('held', held), 'utf8')).toBe('mine');
    }
  });

  test('by a restore that was killed opens no shop, and is restored into again', async () => {
    await fillShop();
    const file = await backUp();
    elsewhere = await createEmptyDatabase();
    const { database, url } = elsewhere;
    // As a shop that is migrating would hold it up.
    await database.connection().execute(async (connection) => {
      await sql`select pg_advisory_lock(${SETUP_LOCK})`.execute(connection);
      const killed = childProgram('shop/backup/restore-program.ts', [file, '--into', url], {
        DATA_DIR: at('restored'),
      });
      await expect.poll(() => existsSync(at('restored', 'restoring', 'pid'))).toBe(true);
      await expect(restore(file, url)).rejects.toThrow(/is restoring into .+ just now/);
      killed.process.kill('SIGKILL');
      await killed.ended();
      await sql`select pg_advisory_unlock_all()`.execute(connection);
    });
    expect(() => refuseHalfRestored(at('restored'))).toThrow(/restore it again, or remove/);
    const shopBeside = childProgram('tests/support/start-without-pages.ts', [], {
      DATA_DIR: at('restored'),
      DATABASE_URL: url,
      PORT: '0',
    });
    expect(await shopBeside.ended()).toBe(1);
    expect(shopBeside.stderr()).toMatch(/is being restored into .+, or that broke off/);

    await restore(file, url);
    expect(() => refuseHalfRestored(at('restored'))).not.toThrow();
    expect(await readAllRows(database)).toEqual(await readAllRows(shop.database));
  });
});

describe('a backup of a shop with sealed secrets', () => {
  test('holds neither the key nor a secret, and restoring says which key the shop then needs', async () => {
    const dataDir = shop.settings.dataDir;
    const owner = await appointSuperAdmin(shop);
    const settings = { ...shop.settings, databaseUrl: undefined };
    const secrets = await openSecrets(shop.database, settings, () => {});
    const [keyId] = secrets.keyIds;
    const from = { address: '127.0.0.1', device: null, deviceName: 'Chrome on Linux' };
    const identity = { currentPassword: STAFF_PASSWORD, code: '', from };
    const principal = { kind: 'super-admin', id: owner.id } as const;
    const begun = await beginTwoFactor(shop.database, secrets, principal, identity, 'Saman');
    if (!begun.ok) throw new Error(begun.failure.message);
    const { secret } = begun.value;
    const file = await backUp();
    const rows = (await gunzipAll(file)).join('\n');
    expect(rows).toContain(`sealed.${keyId}.`);
    expect(rows).not.toContain(secret);
    expect(rows).not.toContain(await readFile(path.join(dataDir, 'secrets.key'), 'utf8'));

    elsewhere = await createEmptyDatabase();
    const restored = { DATA_DIR: at('restored') };
    const program = childProgram('shop/backup/restore-program.ts', [file, '--into', elsewhere.url], restored);
    expect(await program.ended()).toBe(0);
    expect(program.stdout()).toContain(`sealed with the key ${keyId}, which is not here`);
    const there = readSettings({ ...restored, DATABASE_URL: elsewhere.url });
    const { database } = elsewhere;
    await expect(openSecrets(database, there, () => {})).rejects.toThrow(keyId);
    await cp(path.join(dataDir, 'secrets.key'), at('restored', 'secrets.key'));
    expect((await openSecrets(database, there, () => {})).keyIds).toEqual([keyId]);
  });
});

/** What is in the compressed parts of a backup. */
async function gunzipAll(file: string): Promise<string[]> {
  const found: string[] = [];
  await readBackup(file, undefined, 'Reading', async ({ name, content }) => {
    const pieces: Buffer[] = [];
    for await (const piece of content) pieces.push(piece);
    const bytes = Buffer.concat(pieces);
    found.push((name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString());
  });
  return found;
}

describe('backups', () => {
  const environment = async (more: Record<string, string>) => ({
    DATA_DIR: shop.settings.dataDir,
    DATABASE_URL: await testDatabaseUrl(),
    PORT: '0',
    DEMO_CATALOGUE: 'off',
    BACKUP_DIR: at('backups'),
    ...more,
  });

  test('are for their owner alone, and are taken under the name that was asked for', async () => {
    await fillShop();
    const program = childProgram('shop/backup/backup-program.ts', [at('here.tar')], await environment({}));
    expect(await program.ended()).toBe(0);
    expect(program.stdout()).toMatch(/Backed up [\d,]+ rows and 2 pictures to .+here\.tar/);
    expect((await stat(at('here.tar'))).mode & 0o777).toBe(0o600);
    const again = childProgram('shop/backup/backup-program.ts', [at('here.tar')], await environment({}));
    expect(await again.ended()).toBe(1);
    expect(again.stderr()).toMatch(/There is a file .+ already/);
  });

  test('are taken by the shop when they are due, once for several processes, and only the newest stay', async () => {
    const [oldest, older, old] = ['2026-01-01', '2026-01-02', '2026-01-03'].map(
      (day) => `saman-${day}T02-00-00Z.tar`,
    );
    await mkdir(at('backups'));
    const half = `${old}.4711.part`;
    for (const name of [oldest, older, old, 'mine.tar', half]) await writeFile(at('backups', name ?? ''), '');
    await utimes(at('backups', half), new Date('2026-01-03'), new Date('2026-01-03'));
    const daily = await environment({ BACKUP_EVERY_HOURS: '24', BACKUPS_KEPT: '2', WEB_CONCURRENCY: '2' });
    const shops = [1, 2].map(() => childProgram('tests/support/start-without-pages.ts', [], daily));
    await Promise.race(shops.map((one) => one.printed('Backed up')));
    await expect.poll(() => readdir(at('backups'))).toHaveLength(3);
    for (const one of shops) {
      await one.printed('is open at');
      one.process.kill('SIGTERM');
      expect(await one.ended()).toBe(0);
    }
    const [mine, kept, taken = '', ...more] = (await readdir(at('backups'))).toSorted();
    expect([mine, kept, more]).toEqual(['mine.tar', old, []]);
    expect((await verifyBackup(at('backups', taken), undefined)).pictures.files).toBeGreaterThanOrEqual(0);
    expect(shops.map((one) => one.stdout().match(/Backed up/g)?.length ?? 0).toSorted()).toEqual([0, 1]);
  });

  test('that are due are left to the process that is taking one', async () => {
    const ifDue = async () => {
      const daily = await environment({ BACKUP_EVERY_HOURS: '24' });
      const program = childProgram('shop/backup/backup-program.ts', ['--if-due'], daily);
      expect(await program.ended()).toBe(0);
      return readdir(at('backups')).catch(() => []);
    };
    await withLock(await testDatabaseTarget(), 'backup', async () => {
      expect(await ifDue()).toEqual([]);
    });
    expect(await ifDue()).toHaveLength(1);
    expect(await ifDue()).toHaveLength(1);
  });

  test('that do not fit on the disk leave nothing, and say so', async () => {
    await fillShop();
    await cp(await backUp(), at('backups', 'saman-2026-01-01T02-00-00Z.tar'));
    // No file may be larger than 20 KiB, which is where this disk ends.
    const program = childProgram(
      'tests/support/with-small-files.ts',
      ['shop/backup/backup-program.ts'],
      await environment({}),
    );
    expect(await program.ended()).toBe(1);
    expect(program.stderr()).toMatch(/The disk of .+ is full; nothing was left there\./);
    expect(await readdir(at('backups'))).toEqual(['saman-2026-01-01T02-00-00Z.tar']);
  });

  test('that are stopped leave nothing', async () => {
    await fillShop();
    const stopping = new AbortController();
    await shop.database.transaction().execute(async (transaction) => {
      await sql`lock table orders in access exclusive mode`.execute(transaction);
      const writing = writeBackup(await source(), at('stopped.tar'), undefined, stopping.signal);
      await expect.poll(() => countWaitingForLocks(shop.database)).toBe(1);
      expect(await readdir(folder.path)).toEqual([`stopped.tar.${process.pid}.part`]);
      stopping.abort();
      await expect(writing).rejects.toThrow(/abort/i);
    });
    expect(await readdir(folder.path)).toEqual([]);
  });
});
