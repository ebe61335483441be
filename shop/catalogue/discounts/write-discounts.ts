import { randomUUID } from 'node:crypto';
import { sql, type Updateable } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import type { Tables } from '../../../database/tables.ts';
import { changedMeanwhile } from '../../audit-log/changed-meanwhile.ts';
import { recordChange } from '../../audit-log/record-change.ts';
import { failure, fieldFailure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { waitForTurn } from '../../sql.ts';
import { toBasisPoints } from '../pricing/rules.ts';
import { applyDiscounts } from './apply-discounts.ts';
import { findDiscount } from './queries.ts';
import type { ListedDiscount } from './responses.ts';
import { MOST_DISCOUNTS } from './rules.ts';
import type { WrittenDiscount } from './schemas.ts';
import { type FoundTarget, findTarget } from './target-condition.ts';

/** A discount that was written, and whether some prices follow it only within a minute. */
export interface Written<What> {
  written: What;
  follows: boolean;
}

const UNKNOWN = failure('NOT_FOUND', 'This discount does not exist any more.');
const TOO_LATE = 'This moment is over. Please choose a later one, or nothing for no end.';

/** So many products get their price before the screen is answered; the background work does the rest at once. */
const AT_ONCE = 5000;

/**
 * Stores a new discount (R570). Whatever of it holds now is in the prices when it returns, of a few thousand products.
 * @returns INVALID_INPUT where there are as many as there may be, it is over already, or what it names is gone
 */
export function createDiscount(
  db: Database,
  discount: WrittenDiscount,
  principal: NamedPrincipal,
): Promise<Result<Written<ListedDiscount>>> {
  return applied(db, (transaction) => insertDiscount(transaction, discount, principal));
}

async function insertDiscount(
  transaction: Transaction,
  discount: WrittenDiscount,
  principal: NamedPrincipal,
): Promise<Result<ListedDiscount>> {
  await waitForTurn(transaction, 'discounts');
  const { count } = await transaction
    .selectFrom('price_discounts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST_DISCOUNTS) {
    return failure(
      'INVALID_INPUT',
      `There are ${MOST_DISCOUNTS} discounts already. Please delete old ones first.`,
    );
  }
  const row = await toRow(transaction, discount, null);
  if (!row.ok) return row;
  const { target, ...values } = row.value;
  const id = randomUUID();
  await transaction
    .insertInto('price_discounts')
    .values({ id, created_by: principal.name, ...values })
    .execute();
  await storeTarget(transaction, id, target);
  return success(await recorded(transaction, id, 'created the discount', null, principal));
}

/** Changes a discount. @returns NOT_FOUND, CHANGED_MEANWHILE, or as `createDiscount` */
export function changeDiscount(
  db: Database,
  id: string,
  discount: WrittenDiscount,
  principal: NamedPrincipal,
): Promise<Result<Written<ListedDiscount>>> {
  return applied(db, async (transaction) => {
    const before = await lockDiscount(transaction, id, discount.version);
    if (!before.ok) return before;
    const row = await toRow(transaction, discount, before.value);
    if (!row.ok) return row;
    const { target, ...values } = row.value;
    await update(transaction, id, values);
    await transaction.deleteFrom('price_discount_targets').where('discount_id', '=', id).execute();
    await storeTarget(transaction, id, target);
    return success(await recorded(transaction, id, 'changed the discount', before.value, principal));
  });
}

/** Ends a running discount at this moment (R572). @returns NOT_FOUND, CHANGED_MEANWHILE, or STEP_NOT_POSSIBLE */
export function endDiscount(
  db: Database,
  id: string,
  version: number | undefined,
  principal: NamedPrincipal,
): Promise<Result<Written<ListedDiscount>>> {
  return applied(db, async (transaction) => {
    const before = await lockDiscount(transaction, id, version);
    if (!before.ok) return before;
    if (before.value.state !== 'running') {
      const data = { current: before.value };
      return failure('STEP_NOT_POSSIBLE', 'Only a running discount can be ended.', { data });
    }
    const { rows } = await sql<{ moment: Date }>`select now() as moment`.execute(transaction);
    // One that began in this very moment ends behind it.
    const least = Date.parse(before.value.from) + 1;
    await update(transaction, id, { ends_at: new Date(Math.max(rows[0]?.moment.getTime() ?? 0, least)) });
    return success(await recorded(transaction, id, 'ended the discount', before.value, principal));
  });
}

/** Deletes a discount; where it runs, it ends with that. @returns its name, NOT_FOUND or CHANGED_MEANWHILE */
export function deleteDiscount(
  db: Database,
  id: string,
  version: number | undefined,
  principal: NamedPrincipal,
): Promise<Result<Written<string>>> {
  return applied(db, async (transaction) => {
    const before = await lockDiscount(transaction, id, version);
    if (!before.ok) return before;
    await transaction.deleteFrom('price_discounts').where('id', '=', id).execute();
    await recordChange(transaction, {
      principal,
      action: 'deleted the discount',
      subject: { kind: 'discount', id, name: before.value.name },
      before: fieldsOf(before.value),
      after: null,
    });
    return success(before.value.name);
  });
}

/** Writes, and once that is stored for everybody, gives the products their prices. */
async function applied<What>(
  db: Database,
  write: (transaction: Transaction) => Promise<Result<What>>,
): Promise<Result<Written<What>>> {
  const written = await db.transaction().execute(write);
  if (!written.ok) return written;
  const { left } = await applyDiscounts(db, { most: AT_ONCE });
  return success({ written: written.value, follows: left });
}

async function lockDiscount(
  transaction: Transaction,
  id: string,
  seen: number | undefined,
): Promise<Result<ListedDiscount>> {
  await transaction.selectFrom('price_discounts').select('id').where('id', '=', id).forUpdate().execute();
  const discount = await findDiscount(transaction, id);
  if (!discount) return UNKNOWN;
  if (seen === undefined || seen === discount.version) return success(discount);
  return changedMeanwhile(transaction, { kind: 'discount', id }, discount);
}

async function update(
  transaction: Transaction,
  id: string,
  values: Updateable<Tables['price_discounts']>,
): Promise<void> {
  await transaction
    .updateTable('price_discounts')
    .set(values)
    .set({ version: sql<number>`version + 1`, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
}

/** @param before null for a new one */
async function toRow(transaction: Transaction, discount: WrittenDiscount, before: ListedDiscount | null) {
  const { name, from, to, isOn, appliesTo } = discount;
  const target = await findTarget(transaction, discount);
  if (!target.ok) return target;
  const { rows } = await sql<{ moment: Date }>`select now() as moment`.execute(transaction);
  const moment = rows[0]?.moment ?? new Date();
  const startsAt = from === null ? moment : new Date(from);
  const endsAt = to === null ? null : new Date(to);
  // What is over already would never hold; one that was over before may keep its end.
  if (endsAt && endsAt <= moment && to !== before?.to) return fieldFailure('to', TOO_LATE);
  if (endsAt && endsAt <= startsAt) return fieldFailure('to', 'The discount has to end after it begins.');
  return success({
    target: target.value,
    name,
    discount_basis_points: toBasisPoints(discount.discount),
    starts_at: startsAt,
    ends_at: endsAt,
    applies_to: appliesTo,
    is_on: isOn,
  });
}

async function storeTarget(
  transaction: Transaction,
  id: string,
  { categories, subcategories, products }: FoundTarget,
): Promise<void> {
  const none = { category_id: null, subcategory_id: null, product_id: null };
  const rows = [
    ...categories.map((category_id) => ({ ...none, category_id })),
    ...subcategories.map((subcategory_id) => ({ ...none, subcategory_id })),
    ...products.map((product_id) => ({ ...none, product_id })),
  ];
  if (rows.length === 0) return;
  await transaction
    .insertInto('price_discount_targets')
    .values(rows.map((row) => ({ discount_id: id, ...row })))
    .execute();
}

async function recorded(
  transaction: Transaction,
  id: string,
  action: string,
  before: ListedDiscount | null,
  principal: NamedPrincipal,
): Promise<ListedDiscount> {
  const after = await findDiscount(transaction, id);
  if (!after) throw new Error('A discount went while it was locked.');
  await recordChange(transaction, {
    principal,
    action,
    subject: { kind: 'discount', id, name: after.name },
    before: before && fieldsOf(before),
    after: fieldsOf(after),
  });
  return after;
}

const fieldsOf = ({ name, discount, from, to, isOn, appliesTo, places, products }: ListedDiscount) => ({
  name,
  discount,
  from,
  to,
  isOn,
  appliesTo,
  ...(places.length > 0 && {
    categories: places.map(({ categoryName, subcategory }) =>
      [categoryName, subcategory].filter(Boolean).join(' › '),
    ),
  }),
  ...(products.length > 0 && { products: products.map(({ name: product }) => product) }),
});
