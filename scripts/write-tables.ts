import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '../database/connect.ts';
import { describeTables } from '../database/describe-tables.ts';
import { startEmbeddedPostgres } from '../database/embedded.ts';
import { migrateDatabase } from '../database/migrate.ts';

/** Writes database/tables.ts from a freshly migrated database; with `--check` fails when it differs. */
const folder = join(import.meta.dirname, '../database');
const file = join(folder, 'tables.ts');
const stamp = join(import.meta.dirname, '../node_modules/.cache/tables-checked');

function fingerprint(): string {
  const hash = createHash('sha256');
  const sources = readdirSync(join(folder, 'migrations'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join('migrations', name));
  for (const name of [...sources.toSorted(), 'describe-tables.ts', 'tables.ts']) {
    hash.update(name).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex');
}

function checkedBefore(): boolean {
  try {
    return readFileSync(stamp, 'utf8') === fingerprint();
  } catch {
    return false;
  }
}

/** Migrates an empty PostgreSQL of its own, as the shop brings it along, and describes its tables. */
async function describeMigrated(): Promise<string> {
  const temporary = mkdtempSync(join(tmpdir(), 'saman-tables-'));
  const postgres = await startEmbeddedPostgres(temporary, () => {}, { fsync: 'off' });
  const database = connectDatabase(postgres.connection, 1);
  try {
    await migrateDatabase(database, () => {});
    return await describeTables(database);
  } finally {
    await database.destroy();
    await postgres.stop();
    rmSync(temporary, { recursive: true });
  }
}

// A PostgreSQL outlives who started it, so the few seconds until it is stopped are not cut short.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});

const checking = process.argv.includes('--check');
if (!checking || !checkedBefore()) {
  const text = await describeMigrated();
  if (!checking) writeFileSync(file, text);
  if (readFileSync(file, 'utf8') === text) {
    mkdirSync(join(stamp, '..'), { recursive: true });
    writeFileSync(stamp, fingerprint());
  } else {
    console.log('database/tables.ts is not what the migrations make; run `npm run tables`.');
    process.exitCode = 1;
  }
}
