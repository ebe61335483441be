import { chmod, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { progress } from '../../shop/progress.ts';

/** What a column of a row may be given as; an array becomes one of PostgreSQL's. */
type Cell = string | number | Date | null | readonly string[];

const AT_ONCE = 50_000;

function written(cell: Cell): string {
  if (cell === null) return '\\N';
  if (cell instanceof Date) return cell.toISOString();
  if (typeof cell === 'number') return String(cell);
  const text =
    typeof cell === 'string' ? cell : `{${cell.map((part) => `"${part.replaceAll('"', '\\"')}"`).join(',')}}`;
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('\t', '\\t')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r');
}

/**
 * Writes rows by COPY, from a file that PostgreSQL reads itself.
 * @param folder that PostgreSQL may enter
 * @param count how many rows there will be, for the progress
 */
export async function copyRows(
  database: Database,
  folder: string,
  table: string,
  columns: readonly string[],
  count: number,
  rows: Iterable<readonly Cell[]>,
): Promise<void> {
  const place = path.join(folder, `${table}.copy`);
  const copy = async (lines: readonly string[]) => {
    const file = await open(place, 'w');
    await file.writeFile(lines.join(''));
    await file.close();
    await chmod(place, 0o644);
    await sql`copy ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))}) from ${sql.lit(place)}`.execute(
      database,
    );
  };
  let lines: string[] = [];
  let done = 0;
  try {
    for (const row of rows) {
      lines.push(`${row.map(written).join('\t')}\n`);
      if (lines.length < AT_ONCE) continue;
      await copy(lines);
      done += lines.length;
      lines = [];
      progress(`Filling ${table}: ${done.toLocaleString('en')} of ${count.toLocaleString('en')}`);
    }
    if (lines.length > 0) await copy(lines);
  } finally {
    await rm(place, { force: true });
  }
}
