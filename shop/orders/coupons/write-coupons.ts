import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import { changedMeanwhile } from '../../audit-log/changed-meanwhile.ts';
import { recordChange } from '../../audit-log/record-change.ts';
import { failure, fieldFailure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { findCoupon } from './queries.ts';
import type { CouponShown } from './responses.ts';
import type { ChangeCoupon, CreateCoupon, SwitchCoupon } from './schemas.ts';

const UNKNOWN = failure('NOT_FOUND', 'This coupon does not exist.');

const toRow = (coupon: ChangeCoupon | CreateCoupon) => ({
  kind: coupon.kind,
  value: coupon.value,
  least_subtotal: coupon.leastSubtotal,
  first_order_only: coupon.firstOrderOnly,
  uses_per_mobile: coupon.usesPerMobile,
  most_uses: coupon.mostUses,
  starts_on: coupon.startsOn,
  ends_on: coupon.endsOn,
});

/** Stores a new coupon, which is on. @returns NAME_TAKEN where there is one of this code */
export async function createCoupon(
  db: Database,
  coupon: CreateCoupon,
  principal: NamedPrincipal,
): Promise<Result<CouponShown>> {
  return db.transaction().execute(async (transaction) => {
    const id = randomUUID();
    const inserted = await transaction
      .insertInto('coupons')
      .values({ id, code: coupon.code, ...toRow(coupon) })
      .onConflict((conflict) => conflict.column('code').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) {
      return fieldFailure('code', `There is a coupon ${coupon.code} already.`, 'NAME_TAKEN');
    }
    return success(await recorded(transaction, id, 'created the coupon', null, principal));
  });
}

/** Changes what a coupon gives and when; orders keep what was agreed. @returns NOT_FOUND, or CHANGED_MEANWHILE */
export function changeCoupon(
  db: Database,
  id: string,
  coupon: ChangeCoupon,
  principal: NamedPrincipal,
): Promise<Result<CouponShown>> {
  return update(db, id, coupon.version, toRow(coupon), 'changed the coupon', principal);
}

/** Switches a coupon on or off. @returns NOT_FOUND, or CHANGED_MEANWHILE */
export function switchCoupon(
  db: Database,
  id: string,
  { isOn, version }: SwitchCoupon,
  principal: NamedPrincipal,
): Promise<Result<CouponShown>> {
  const action = isOn ? 'switched the coupon on' : 'switched the coupon off';
  return update(db, id, version, { is_on: isOn }, action, principal);
}

async function update(
  db: Database,
  id: string,
  version: number | undefined,
  values: ReturnType<typeof toRow> | { is_on: boolean },
  action: string,
  principal: NamedPrincipal,
): Promise<Result<CouponShown>> {
  return db.transaction().execute(async (transaction) => {
    await transaction.selectFrom('coupons').select('id').where('id', '=', id).forUpdate().execute();
    const before = await findCoupon(transaction, id);
    if (!before) return UNKNOWN;
    if (version !== undefined && version !== before.version) {
      return changedMeanwhile(transaction, { kind: 'coupon', id }, before);
    }
    // The checkout compares the version: an order that was judged by what was before is judged again.
    await transaction
      .updateTable('coupons')
      .set({ ...values, version: sql<number>`version + 1` })
      .where('id', '=', id)
      .execute();
    return success(await recorded(transaction, id, action, before, principal));
  });
}

async function recorded(
  transaction: Transaction,
  id: string,
  action: string,
  before: CouponShown | null,
  principal: NamedPrincipal,
): Promise<CouponShown> {
  const after = await findCoupon(transaction, id);
  if (!after) throw new Error('A coupon went while it was locked.');
  await recordChange(transaction, {
    principal,
    action,
    subject: { kind: 'coupon', id, name: after.code },
    before: before && fieldsOf(before),
    after: fieldsOf(after),
  });
  return after;
}

/** What staff set of it; how often it was used is nobody's change. */
const fieldsOf = ({ _id, version, uses, cost, sales, ...fields }: CouponShown) => fields;
