import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import { fieldFailure, type Result, success } from '../../errors.ts';
import { createSemaphore } from '../../semaphore.ts';
import { today } from '../../sql.ts';
import { arrangeReport } from './arrange-report.ts';
import { readDeliveryTimes } from './read-delivery-times.ts';
import { readSums } from './read-sums.ts';
import type { Report } from './responses.ts';
import { BESIDE_LINES, chooseDays, daysBefore, faultOfDays, isOfLines, type ReportBy } from './rules.ts';
import type { AskedReport } from './schemas.ts';

/** One at a time in each process: a report of a year reads all its orders. Who waits for too long is told to come back. */
const inTurn = createSemaphore({ atOnce: 1, mostWaiting: 10, longestWait: 15_000 });

/**
 * What was placed, confirmed and delivered, what came back, was returned and refunded in the days that are asked for, and
 * as many days before (R490 to R496). All of it is of one moment.
 * @param most rows; what is less than theirs is one more
 * @returns INVALID_INPUT where the days are no report's
 * @throws TooBusyError where others wait for theirs
 */
export async function readReport(db: Database, asked: AskedReport, most: number): Promise<Result<Report>> {
  const now = await db.selectNoFrom(sql<string>`${today}::text`.as('today')).executeTakeFirstOrThrow();
  const days = chooseDays(asked, now.today);
  const fault = faultOfDays(days);
  if (fault) return fieldFailure(fault.field, fault.message);
  const what = { by: asked.by, days, daysBefore: daysBefore(days) };
  return inTurn(() =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (transaction) => {
        await sql`select set_config('work_mem', '64MB', true)`.execute(transaction);
        const sums = await readSums(transaction, what, most);
        const times = isOfLines(asked.by) ? [] : await readDeliveryTimes(transaction, what);
        const names = await readNames(
          transaction,
          asked.by,
          sums.flatMap(({ key }) => key ?? []),
        );
        return success(arrangeReport(what, sums, times, names));
      }),
  );
}

/** The names of products and categories by their ids; other keys are names. */
async function readNames(
  transaction: Transaction,
  by: ReportBy,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (!isOfLines(by)) return new Map();
  const ids = [...new Set(keys)].filter((key) => key !== '' && key !== BESIDE_LINES);
  const rows = await transaction
    .selectFrom(by === 'product' ? 'products' : 'categories')
    .select(['id', 'name'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
