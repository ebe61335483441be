import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** PostgreSQL's types as pg hands them over; int8 and numeric are read as numbers (connect.ts). */
const types: Record<string, string> = {
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  integer: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  'numeric(2,1)': 'number',
  smallint: 'number',
  text: 'string',
  'text[]': 'string[]',
  'timestamp with time zone': 'Date',
  tsvector: 'string',
  uuid: 'string',
};

interface Column {
  table: string;
  column: string;
  type: string;
  optional: boolean;
  byDefault: boolean;
  byDatabase: boolean;
  /** The definition of a CHECK of this column alone, if it lists values. */
  values: string | null;
}

/** The text of tables.ts for a migrated database; a CHECK that lists values becomes their union. @throws Error */
export async function describeTables(database: Database): Promise<string> {
  const { rows } = await sql<Column>`
    select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
      not a.attnotnull as optional, a.atthasdef as "byDefault",
      a.attgenerated <> '' or a.attidentity = 'a' as "byDatabase",
      (select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) like '% = ANY (ARRAY[%') as values
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely\_%'
      and a.attnum > 0 and not a.attisdropped
    order by c.relname collate "C", a.attnum
  `.execute(database);
  const tables = Map.groupBy(rows, ({ table }) => table);
  return [
    "import type { Generated, GeneratedAlways, Selectable } from 'kysely';",
    '',
    '/**',
    ' * The tables as Kysely sees them, written by `npm run tables` from the migrated database: never by hand.',
    ' * What the columns mean, their constraints and indexes are in migrations/.',
    ' */',
    'export interface Tables {',
    ...[...tables].flatMap(([table, columns]) => [`  ${table}: {`, ...columns.map(describeColumn), '  };']),
    '}',
    '',
    '/** A row as it is read. */',
    'export type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;',
    '',
  ].join('\n');
}

/** The longest line of a file of this project, as Biome formats it. */
const LINE_WIDTH = 110;

function describeColumn({ table, column, type, optional, byDefault, byDatabase, values }: Column): string {
  const listed = values?.match(/'[^']*'(?=::text)|\b\d+(?=[,\]])/g) ?? null;
  const known = listed ?? (types[type] ? [types[type]] : null);
  if (!known) throw new Error(`describe-tables.ts has no type for ${table}.${column}, which is ${type}.`);
  const union = optional && known[0] !== 'unknown' ? [...known, 'null'] : known;
  const wrapper = byDatabase ? 'GeneratedAlways' : byDefault ? 'Generated' : null;
  const [before, after] = wrapper ? [`${wrapper}<`, '>'] : ['', ''];
  const line = `    ${column}: ${before}${union.join(' | ')}${after};`;
  if (line.length <= LINE_WIDTH) return line;
  // A long union stands below each other, as the formatter wants it.
  const below = union.map((value) => `\n      | ${value}`).join('');
  return wrapper ? `    ${column}: ${before}${below}\n    ${after};` : `    ${column}:${below};`;
}
