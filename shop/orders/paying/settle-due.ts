import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { OpenGateways } from '../../payments/open-gateways.ts';
import { pauseBeforeAsking } from './rules.ts';
import { settleAttempt } from './settle-attempt.ts';

/** So many attempts are asked about in one run. */
const MOST_AT_ONCE = 50;

/**
 * Asks about every attempt whose time has come: what a lost message or a closed browser did not tell (R417). Any number of
 * processes may do so at once; each attempt is asked about by one.
 * @returns how many became paid
 */
export async function settleDue(
  db: Database,
  gateways: OpenGateways,
  stopped?: AbortSignal,
): Promise<number> {
  let paid = 0;
  for (let asked = 0; asked < MOST_AT_ONCE && !stopped?.aborted; asked += 1) {
    const id = await claimDue(db);
    if (id === null) break;
    if ((await settleAttempt(db, gateways, id)) === 'paid') paid += 1;
  }
  return paid;
}

/** The next time is set before it is asked: a process that ends meanwhile keeps nobody from asking then. */
function claimDue(db: Database): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom('payments')
      .select(['id', 'created_at'])
      .where('ask_at', '<=', sql<Date>`now()`)
      .orderBy('ask_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return null;
    const pause = pauseBeforeAsking(Date.now() - due.created_at.getTime());
    await transaction
      .updateTable('payments')
      .set({ ask_at: pause === null ? null : sql<Date>`now() + make_interval(secs => ${pause / 1000})` })
      .where('id', '=', due.id)
      .execute();
    return due.id;
  });
}
