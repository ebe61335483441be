import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** Products that are corrected in one transaction, and from how many on pages hear one word for all of them. */
const BATCH = 1000;
const MANY = 50;

interface Applied {
  /** Products that have another discount now. */
  changed: number;
  /** Whether some were left: they were just being changed by somebody, or there were more than `most`. */
  left: boolean;
}

/**
 * Gives every product the discount that counts at this moment (decision 119). It may be done at any time, by several
 * processes at once: what is right already is not touched, and what somebody else has locked is left for the next time.
 * @param most stops after about so many products
 */
export async function applyDiscounts(
  db: Database,
  { most = Number.POSITIVE_INFINITY, stopped }: { most?: number; stopped?: AbortSignal } = {},
): Promise<Applied> {
  let changed = 0;
  let left = false;
  let last = '00000000-0000-0000-0000-000000000000';
  while (!stopped?.aborted) {
    const wrong = await listWrong(db, last);
    const end = wrong.at(-1);
    if (end === undefined) return { changed, left };
    if (changed >= most) return { changed, left: true };
    const corrected = await correct(db, wrong);
    changed += corrected;
    left ||= corrected < wrong.length;
    last = end;
  }
  return { changed, left: true };
}

/** The next products, by their ids, whose discount is not the one that counts. */
async function listWrong(db: Database, after: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select products.id from products
    cross join lateral discount_that_counts(products, statement_timestamp()) as counts
    where products.id > ${after} and products.options = '[]'
      and (products.discount_basis_points, products.discount_ends_at)
      is distinct from (counts.basis_points, counts.ends_at)
    order by products.id limit ${sql.lit(BATCH)}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Corrects those of these products that nobody else is changing. @returns how many */
function correct(db: Database, ids: readonly string[]): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    // Waiting for one of them could be a wait in a ring: who holds it corrects it, or the next time does.
    const free = await transaction
      .selectFrom('products')
      .select('id')
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .orderBy('id')
      .forNoKeyUpdate()
      .skipLocked()
      .execute();
    if (free.length > MANY) {
      await sql`select set_config('shop.many_changes', 'on', true)`.execute(transaction);
    }
    await sql`select correct_discounts(${free.map(({ id }) => id)}::uuid[])`.execute(transaction);
    return free.length;
  });
}

/** However quiet it is, all products are looked through so often (milliseconds): what two did at the same moment is found. */
const LOOK_THROUGH_EVERY = 60_000;

/**
 * Keeps products at the discounts of the moment: at the start, when a discount begins, ends or is changed by whichever
 * process, and now and then. @returns what is called again and again; most of the time it only asks whether something is due
 */
export function openDiscountKeeper(db: Database): (stopped: AbortSignal) => Promise<void> {
  let seen: { moment: string; stored: string } | null = null;
  let lookedThroughAt = 0;
  return async (stopped) => {
    const since = seen?.moment ?? '-infinity';
    const { rows } = await sql<{ moment: string; stored: string; isDue: boolean }>`
      select statement_timestamp()::text as moment,
        coalesce(bool_or(greatest(
          case when starts_at <= statement_timestamp() then starts_at end,
          case when ends_at <= statement_timestamp() then ends_at end
        ) > ${since}::timestamptz), false) as "isDue",
        count(*) || ' ' || coalesce(max(updated_at)::text, '') || ' ' || coalesce(sum(version), 0) as stored
      from price_discounts
    `.execute(db);
    const [now] = rows;
    if (!now) return;
    const quiet = seen !== null && !now.isDue && now.stored === seen.stored;
    if (quiet && Date.now() - lookedThroughAt < LOOK_THROUGH_EVERY) return;
    const { left } = await applyDiscounts(db, { stopped });
    lookedThroughAt = Date.now();
    seen = left ? null : { moment: now.moment, stored: now.stored };
  };
}
