import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../tests/support/database.ts';

test('what refers to a row that is deleted is found by an index', async () => {
  const database = await testDatabase();
  const { rows } = await sql<{ reads: string }>`
    select key.conrelid::regclass || ' for ' || key.confrelid::regclass as reads
    from pg_constraint key
    where key.contype = 'f' and not exists (
      select
      from pg_index index
      join pg_attribute reference on reference.attrelid = index.indrelid and reference.attnum = index.indkey[0]
      where index.indrelid = key.conrelid and index.indkey[0] = any(key.conkey)
        -- An index of the rows that refer to anything has all that is looked for.
        and coalesce(pg_get_expr(index.indpred, index.indrelid), format('(%I IS NOT NULL)', reference.attname))
          = format('(%I IS NOT NULL)', reference.attname)
    )
    order by reads
  `.execute(database);
  expect(rows).toEqual([]);
});
