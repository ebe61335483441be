import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listTables } from '../../database/backup/tables.ts';
import { send, signIn } from '../support/customers.ts';
import { openTestShop, order, orderBody, stockProduct } from '../support/shop.ts';
import { requestAs, signInAsAdmin } from '../support/staff.ts';

const shop = openTestShop();
const document = readFileSync(new URL('../../docs/privacy.md', import.meta.url), 'utf8');

test('docs/privacy.md names every table', async () => {
  const tables = (await listTables(shop.database)).map(({ name }) => name);
  expect(tables.filter((name) => !document.includes(`\`${name}\``))).toEqual([]);
});

test('what docs/privacy.md erases a person with leaves nothing of them in the database but the notes of staff', async () => {
  const { app, database } = shop;
  const person = { name: 'Zubaida Erased', email: 'zubaida@example.com', mobile: '0345-7654321' };
  const cookie = await signIn(app, person);
  const pan = await stockProduct(database);
  const body = orderBody([{ product: pan, quantity: 1 }]);
  const customer = {
    ...body.customer,
    ...person,
    instructions: 'Ask for Zubaida',
    address: 'House of Zubaida',
  };
  const placed = await order(app, { ...body, customer }, { cookie });
  expect(placed.statusCode).toBe(201);
  await send(app, 'POST', '/api/contact', { body: { ...person, message: 'Zubaida asks' } });
  const staff = await signInAsAdmin(shop);
  const notes = `/api/v1/checkout/order/${placed.json().order._id}/notes`;
  await requestAs(shop, staff, 'POST', notes, { note: 'Zubaida called' });

  const [, statements = ''] = /```sql\n([^`]+)```/.exec(document) ?? [];
  const ofThisPerson = statements.replaceAll('+923…', '+923457654321').replaceAll('…', person.email);
  await sql.raw(ofThisPerson).execute(database);

  const left: string[] = [];
  for (const { name } of await listTables(database)) {
    const { rows } = await sql`select from ${sql.table(name)} as one
      where one::text ilike '%zubaida%' or one::text like '%7654321%'`.execute(database);
    if (rows.length > 0) left.push(name);
  }
  expect(left).toEqual(['audit_log']);
  expect(await database.selectFrom('orders').select('total_paisa').execute()).toHaveLength(1);
});
