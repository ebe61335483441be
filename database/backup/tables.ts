import { sql } from 'kysely';
import pg from 'pg';
import type { Database } from '../connect.ts';

/** What a table holds, so that two of them can be compared without looking at each row again. */
export interface TableContents {
  name: string;
  /** Those that are stored; PostgreSQL computes the others itself. */
  columns: string[];
  rows: number;
  /** The sum of the first 60 bits of each row's SHA-256, whatever the order of the rows. */
  checksum: string;
}

export interface SequenceState {
  name: string;
  value: number;
  /** Whether the value was given out; otherwise it is the next. */
  used: boolean;
}

export type TableColumns = Pick<TableContents, 'name' | 'columns'>;

/** The shop's tables in the order of their names. What Kysely keeps about migrations is not among them. */
export async function listTables(database: Database): Promise<TableColumns[]> {
  const { rows } = await sql<TableColumns>`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely\\_%'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname collate "C"
  `.execute(database);
  return rows;
}

/** Counts the rows of a table and sums up what is in them. */
export async function readContents(
  database: Database,
  { name, columns }: TableColumns,
): Promise<TableContents> {
  const row = sql`row(${sql.join(columns.map((column) => sql.ref(column)))})`;
  const { rows } = await sql<{ rows: number; checksum: string }>`
    select count(*) as rows, coalesce(sum(
      ('x' || left(encode(sha256(convert_to(${row}::text, 'UTF8')), 'hex'), 15))::bit(60)::bigint), 0)::text as checksum
    from ${sql.table(name)}
  `.execute(database);
  const [counted] = rows;
  if (!counted) throw new Error(`The table ${name} could not be counted.`);
  return { name, columns, ...counted };
}

/** The sequences that number orders and records. */
export async function readSequences(database: Database): Promise<SequenceState[]> {
  const { rows: names } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname collate "C"
  `.execute(database);
  const sequences: SequenceState[] = [];
  for (const { name } of names) {
    const { rows } = await sql<Omit<SequenceState, 'name'>>`
      select last_value as value, is_called as used from ${sql.table(name)}
    `.execute(database);
    sequences.push(...rows.map((row) => ({ name, ...row })));
  }
  return sequences;
}

/** A table and its columns, as COPY names them. */
export function copyTarget({ name, columns }: TableColumns): string {
  return `public.${pg.escapeIdentifier(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
}
