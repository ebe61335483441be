import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import { recordChange } from '../../audit-log/record-change.ts';
import { failure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { waitForTurn } from '../../sql.ts';
import { findTarget, targetCondition } from '../discounts/target-condition.ts';
import { toBasisPoints } from '../pricing/rules.ts';
import { type PlannedLine, planChange } from './plan-change.ts';
import { ROUNDINGS } from './rules.ts';
import type { ChangePrices } from './schemas.ts';

/** Hears how far it is. It is waited for; throwing ends the change, and nothing of it is stored. */
export type ProgressListener = (done: number, of: number) => Promise<void>;

interface Changed {
  id: string;
  changed: number;
  refused: number;
}

/** Products that are written with one statement, and from how many on pages hear one word for all. */
const BATCH = 2000;
const MANY = 50;
/** So many products are named of those that others changed. */
const NAMED = 5;

/**
 * Changes the prices of many products in one transaction, exactly as its preview said (R576). What would cost too little
 * or too much stays as it is.
 * @returns how many; CHANGED_MEANWHILE naming products that changed since the preview, with nothing changed; or
 *   INVALID_INPUT where nothing would change
 */
export async function changePrices(
  db: Database,
  { seen, ...change }: ChangePrices,
  principal: NamedPrincipal,
  listener: ProgressListener,
): Promise<Result<Changed>> {
  return db.transaction().execute(async (transaction) => {
    await waitForTurn(transaction, 'price changes');
    const planned = await planChange(transaction, change, true);
    if (!planned.ok) return planned;
    const { changed, refused, fingerprint, words } = planned.value;
    if (fingerprint !== seen.fingerprint) return tellStale(transaction, change, seen.at);
    if (changed.length === 0) return failure('INVALID_INPUT', 'No price would change.');
    const id = randomUUID();
    await transaction
      .insertInto('price_changes')
      .values({
        id,
        percent_basis_points: toBasisPoints(change.percent),
        rounding_paisa: ROUNDINGS[change.rounding],
        chosen: words,
        product_count: changed.length,
        made_by: principal.name,
      })
      .execute();
    const action = `changed the price by ${change.percent} % with others`;
    await writePrices(transaction, changed, { action, principal, listener }, (batch) =>
      sql`insert into price_change_lines (change_id, product_id, before_paisa, after_paisa)
        select ${id}, * from ${linesOf(batch)}`.execute(transaction),
    );
    await recordChange(transaction, {
      principal,
      action: 'changed the prices',
      subject: { kind: 'price-change', id, name: words },
      before: null,
      after: { percent: change.percent, rounding: change.rounding, products: changed.length },
    });
    return success({ id, changed: changed.length, refused: refused.length });
  });
}

async function tellStale(transaction: Transaction, change: Omit<ChangePrices, 'seen'>, at: string) {
  const target = await findTarget(transaction, change);
  const others = target.ok
    ? await transaction
        .selectFrom('products')
        .select('name')
        .where(targetCondition(target.value))
        .where('updated_at', '>', new Date(at))
        .orderBy('updated_at', 'desc')
        .limit(NAMED)
        .execute()
    : [];
  const names = others.map(({ name }) => name).join(', ');
  const which = names === '' ? 'Some of these products' : `Some of these products (${names})`;
  return failure(
    'CHANGED_MEANWHILE',
    `${which} changed since the preview. Nothing was saved. Please look at the preview again.`,
  );
}

/** The lines as rows of PostgreSQL: product, before, after. */
export function linesOf(lines: readonly PlannedLine[]) {
  return sql`unnest(
    ${lines.map(({ id }) => id)}::uuid[],
    ${lines.map(({ price_paisa }) => price_paisa)}::integer[],
    ${lines.map(({ after }) => after)}::integer[]
  ) as line (product_id, before_paisa, after_paisa)`;
}

interface Writing {
  /** As the audit log says it of each product. */
  action: string;
  principal: NamedPrincipal;
  listener: ProgressListener;
}

/** Stores prices of locked products, each with its entry in the audit log. @param store writes what belongs to a batch */
export async function writePrices(
  transaction: Transaction,
  lines: readonly PlannedLine[],
  { action, principal, listener }: Writing,
  store: (batch: readonly PlannedLine[]) => Promise<unknown>,
): Promise<void> {
  if (lines.length > MANY) await sql`select set_config('shop.many_changes', 'on', true)`.execute(transaction);
  await listener(0, lines.length);
  for (let done = 0; done < lines.length; done += BATCH) {
    const batch = lines.slice(done, done + BATCH);
    await sql`
      update products set price_paisa = line.after_paisa, version = products.version + 1, updated_at = clock_timestamp()
      from ${linesOf(batch)} where products.id = line.product_id
    `.execute(transaction);
    await sql`
      insert into audit_log (actor_kind, actor_id, actor_name, action, subject_kind, subject_id, subject_name, before, after)
      select ${principal.kind}, ${principal.id}, ${principal.name}, ${action}, 'product', products.id::text, products.name,
        json_build_object('price', trim_scale(line.before_paisa / 100.0)),
        json_build_object('price', trim_scale(line.after_paisa / 100.0))
      from ${linesOf(batch)} join products on products.id = line.product_id
    `.execute(transaction);
    await store(batch);
    await listener(Math.min(done + BATCH, lines.length), lines.length);
  }
}
