import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrateDatabase } from '../../database/migrate.ts';
import { loadDemoCatalogue } from '../../shop/catalogue/load-demo-catalogue.ts';
import { type BlankDatabase, blankDatabase, migrateBefore } from '../support/database.ts';

let blank: BlankDatabase;

beforeEach(async () => {
  blank = await blankDatabase();
  await migrateBefore(blank.database, '005');
});
afterEach(() => blank.drop());

test.each([
  ['that has goods', "insert into categories (id, name) values (gen_random_uuid(), 'Kitchen')"],
  [
    'whose owner deleted everything',
    `insert into audit_log (actor_kind, actor_id, actor_name, action, subject_kind, subject_id, subject_name)
      values ('admin', gen_random_uuid(), 'Ayesha', 'deleted the category', 'category', '1', 'Kitchen')`,
  ],
])('a shop %s before it was remembered does not get the demo catalogue again', async (_which, before) => {
  await sql.raw(before).execute(blank.database);
  await migrateDatabase(blank.database, () => {});
  await sql`delete from categories`.execute(blank.database);
  expect(await loadDemoCatalogue(blank.database, () => {})).toBe(false);
});
