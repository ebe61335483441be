import { sql } from 'kysely';
import type { Database } from '../connect.ts';

interface Definition {
  /** As SQL writes it. */
  table: string;
  name: string;
  /** What makes it again. */
  definition: string;
}

/**
 * Takes off every table of the shop what would look at each row as it comes: foreign keys, triggers and indexes. Done
 * once for all rows at the end it takes a tenth of the time, and the order of the tables doesn't matter. A superuser
 * could turn them off; this is what the owner of the tables may do. @returns what puts everything back
 */
export async function setConstraintsAside(
  database: Database,
): Promise<(report: (what: string) => void) => Promise<void>> {
  const run = (statement: string) => sql.raw(statement).execute(database);
  const { rows: keys } = await sql<Definition>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace
  `.execute(database);
  const { rows: indexes } = await sql<Definition>`
    select indrelid::regclass::text as table, indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indrelid
    where relnamespace = 'public'::regnamespace and relname not like 'kysely\\_%'
      and not exists (select from pg_constraint where conindid = indexrelid)
  `.execute(database);
  const { rows: triggers } = await sql<Omit<Definition, 'definition'>>`
    select tgrelid::regclass::text as table, quote_ident(tgname) as name
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where relnamespace = 'public'::regnamespace and not tgisinternal and tgenabled = 'O'
  `.execute(database);
  for (const { table, name } of keys) await run(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await run(`drop index ${name}`);
  for (const { table, name } of triggers) await run(`alter table ${table} disable trigger ${name}`);

  return async (report) => {
    for (const { name, definition } of indexes) {
      report(`Making the index ${name}`);
      await run(definition);
    }
    for (const { table, name, definition } of keys) {
      report(`Checking what ${table} refers to`);
      await run(`alter table ${table} add constraint ${name} ${definition}`);
    }
    for (const { table, name } of triggers) await run(`alter table ${table} enable trigger ${name}`);
  };
}
