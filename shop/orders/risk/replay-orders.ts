import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import { toRupees } from '../../money.ts';
import { createSemaphore } from '../../semaphore.ts';
import { selectRules } from './queries.ts';
import { type Met, openReplay, type PastOrder } from './replay.ts';
import type { Replay } from './responses.ts';
import { MOST_REPLAYED, sayAction } from './rules.ts';

interface PastRow extends PastOrder {
  mobile: string;
}

/** Rows that are held at once, beside those of one mobile. */
const BATCH = 5_000;

/** One at a time in each process: a replay reads months of orders. Who waits for too long is told to come back. */
const inTurn = createSemaphore({ atOnce: 1, mostWaiting: 3, longestWait: 15_000 });

/**
 * What each rule, on or off, would have met among the cash orders of the last months: parcels that came back against those
 * that good buyers took, judged by what was known when each order was placed (R381). One pass, a mobile at a time.
 * @param most orders that are looked at, the newest
 * @throws TooBusyError where others wait for theirs
 */
export function replayOrders(db: Database, months: number, most = MOST_REPLAYED): Promise<Replay> {
  return inTurn(() =>
    // All that is read is of one moment.
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (transaction) => {
        const { since, isCut } = await findSince(transaction, months, most);
        const rules = await selectRules(transaction).execute();
        const replay = openReplay(rules, since.getTime());
        let past: PastRow[] = [];
        for await (const rows of eachBatch(transaction, since)) {
          for (const row of rows) {
            if (past[0] && past[0].mobile !== row.mobile) {
              replay.addMobile(past);
              past = [];
            }
            past.push(row);
          }
        }
        replay.addMobile(past);
        const { orders, all, met } = replay.result();
        return {
          since: since.toISOString(),
          isCut,
          orders,
          ...inRupees(all),
          rules: rules.flatMap((rule) => {
            const counted = met.get(rule.id);
            const { id: _id, name, isOn } = rule;
            return counted ? [{ _id, name, isOn, asks: sayAction(rule), ...inRupees(counted) }] : [];
          }),
        };
      }),
  );
}

function inRupees({ cameBack, delivered, open }: Met) {
  const amount = ({ parcels, paisa }: Met['open']) => ({ parcels, amount: toRupees(paisa) });
  return { cameBack: amount(cameBack), delivered: amount(delivered), open: amount(open) };
}

/** Since when orders are looked at: so many months, or as many orders as a replay takes. */
async function findSince(
  transaction: Transaction,
  months: number,
  most: number,
): Promise<{ since: Date; isCut: boolean }> {
  const { since } = await transaction
    .selectNoFrom(sql<Date>`now() - make_interval(months => ${months})`.as('since'))
    .executeTakeFirstOrThrow();
  const [last, tooMany] = await transaction
    .selectFrom('orders')
    .select('created_at')
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .offset(most - 1)
    .limit(2)
    .execute();
  return { since: (tooMany && last?.created_at) ?? since, isCut: tooMany !== undefined };
}

const milliseconds = (moment: string) => sql.raw(`extract(epoch from ${moment})::float8 * 1000`);

/** All orders of the mobiles that have ordered since then, mobile by mobile, the oldest first, by a cursor. */
async function* eachBatch(transaction: Transaction, since: Date): AsyncGenerator<PastRow[]> {
  // All rows are fetched: PostgreSQL plans a cursor for the first tenth of them unless it is told.
  await sql`select set_config('cursor_tuple_fraction', '1', true), set_config('work_mem', '64MB', true)`.execute(
    transaction,
  );
  // A cursor takes no parameters; the moment is a Date of our own.
  await sql`
    declare replay no scroll cursor for
    with asked as (select distinct mobile from orders where created_at >= ${sql.lit(since.toISOString())}::timestamptz)
    select orders.mobile, ${milliseconds('orders.created_at')} as "placedAt", orders.total_paisa as "totalPaisa",
      orders.payment_method = 'cash' as "isCash", ${milliseconds('orders.came_back_at')} as "cameBackAt",
      case when orders.status = 'Delivered' or orders.fulfilment = 'back' and orders.delivered_at is not null
        then ${milliseconds('coalesce(orders.delivered_at, orders.updated_at)')} end as "deliveredAt"
    from orders join asked using (mobile)
    order by orders.mobile, orders.created_at, orders.id
  `.execute(transaction);
  let rows: PastRow[];
  do {
    ({ rows } = await sql<PastRow>`fetch ${sql.lit(BATCH)} from replay`.execute(transaction));
    yield rows;
  } while (rows.length === BATCH);
}
