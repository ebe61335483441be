import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listTables } from '../../database/backup/tables.ts';
import { openTestShop } from '../support/shop.ts';

const shop = openTestShop();
const document = readFileSync(new URL('../../docs/privacy.md', import.meta.url), 'utf8');

test('docs/privacy.md names every table', async () => {
  const tables = (await listTables(shop.database)).map(({ name }) => name);
  expect(tables.filter((name) => !document.includes(`\`${name}\``))).toEqual([]);
});
