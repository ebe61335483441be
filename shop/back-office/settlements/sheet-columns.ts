import type { Database } from '../../../database/connect.ts';
import { z } from '../../zod.ts';
import { type Columns, MEANINGS } from './sheet/rules.ts';

const storedColumns = z.record(z.string(), z.enum(MEANINGS));

/** How the columns of a courier's sheet were read last; null before the first one. */
export async function columnsOf(db: Database, courier: string): Promise<Columns | null> {
  const row = await db
    .selectFrom('courier_sheet_columns')
    .select('columns')
    .where('courier', '=', courier)
    .executeTakeFirst();
  return row ? storedColumns.parse(row.columns) : null;
}
