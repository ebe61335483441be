import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrations } from '../../database/migrations/index.ts';
import { type Closers, openDatabase } from '../../server/open-shop.ts';
import { readSettings } from '../../shop/settings/settings.ts';
import { type BlankDatabase, blankDatabase } from '../support/database.ts';
import { type TemporaryFolder, temporaryFolder } from '../support/temporary-folder.ts';

let blank: BlankDatabase;
let folder: TemporaryFolder;
const closers: Closers = [];

beforeEach(async () => {
  blank = await blankDatabase();
  folder = temporaryFolder('shop');
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  await blank.drop();
  folder.remove();
});

test('of four processes that start at once on an empty database one migrates and loads the demo, and all open', async () => {
  const settings = readSettings({
    DATABASE_URL: blank.url,
    DATABASE_CONNECTIONS: '3',
    DATA_DIR: folder.path,
  });
  const lines: string[] = [];
  const opening = Array.from({ length: 4 }, () =>
    openDatabase(settings, (line) => lines.push(line), closers),
  );
  const opened = await Promise.all(opening);
  const linesOf = (beginning: string) => lines.filter((line) => line.startsWith(beginning));
  expect(linesOf('Migrated the database: ')).toHaveLength(Object.keys(migrations).length);
  expect(linesOf('Filling the empty shop')).toHaveLength(1);
  expect(linesOf('Waiting for another process of the shop')).toHaveLength(3);
  const counts = opened.map(({ database }) => database.selectFrom('products').select('id').execute());
  expect(new Set((await Promise.all(counts)).map((products) => products.length)).size).toBe(1);
});
