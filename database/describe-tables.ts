import { sql } from 'kysely';
import type { Database } from './connect.ts';

/** PostgreSQL's types as pg hands them over; int8 and numeric are read as numbers (connect.ts). */
const types: Record<string, string> = {
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  integer: 'number',
  json: 'unknown',
  'numeric(2,1)': 'number',
  smallint: 'number',
  text: 'string',
  'text[]': 'string[]',
  'timestamp with time zone': 'Date',
  tsvector: 'string',
  uuid: 'string',
};

const LONGEST_LINE = 110;

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

function describeColumn({ table, column, type, optional, byDefault, byDatabase, values }: Column): string {
  const choices = values?.match(/'[^']*'(?=::text)|\b\d+(?=[,\]])/g);
  const listed = choices?.join(' | ');
  // As Biome breaks what does not fit into a line.
  if (choices && !optional && !byDefault && `    ${column}: ${listed};`.length > LONGEST_LINE) {
    return [`    ${column}:`, ...choices.map((choice) => `      | ${choice}`)].join('\n').concat(';');
  }
  const known = listed ?? types[type];
  if (!known) throw new Error(`describe-tables.ts has no type for ${table}.${column}, which is ${type}.`);
  const value = optional && known !== 'unknown' ? `${known} | null` : known;
  if (byDatabase) return `    ${column}: GeneratedAlways<${value}>;`;
  return `    ${column}: ${byDefault ? `Generated<${value}>` : value};`;
}
