import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { toRupees } from '../../money.ts';
import type { StoredCoupon } from '../rules.ts';
import type { CouponShown, CouponsPage } from './responses.ts';
import { toCouponCode } from './rules.ts';
import type { ListCoupons } from './schemas.ts';

/** The columns of a coupon by the names of the rules. */
export const COUPON = [
  'id',
  'version',
  'code',
  'kind',
  'value',
  'least_subtotal as leastSubtotal',
  'is_on as isOn',
  'first_order_only as firstOrderOnly',
  'uses_per_mobile as usesPerMobile',
  'most_uses as mostUses',
  'uses',
  'starts_on as startsOn',
  'ends_on as endsOn',
] as const;

/** A coupon with all that it is judged by; null where there is none. @param code as `toCouponCode` writes it */
export async function findStoredCoupon(db: Database, code: string): Promise<StoredCoupon | null> {
  return (await db.selectFrom('coupons').select(COUPON).where('code', '=', code).executeTakeFirst()) ?? null;
}

const COUPONS_PAGE_SIZE = 20;

/** What the orders that hold a coupon, and are not cancelled, came to. */
const sums = sql<{ cost: number; sales: number }>`(
  select json_build_object('cost', coalesce(sum(coupon_paisa + coupon_delivery_paisa), 0),
    'sales', coalesce(sum(total_paisa), 0))
  from orders where coupon_id = coupons.id and status <> 'Cancelled')`;

const selectCoupons = (db: Database) => db.selectFrom('coupons').select([...COUPON, sums.as('sums')]);

function toShown({
  id,
  sums: { cost, sales },
  ...coupon
}: Awaited<ReturnType<ReturnType<typeof selectCoupons>['execute']>>[number]): CouponShown {
  return { ...coupon, _id: id, cost: toRupees(cost), sales: toRupees(sales) };
}

/** Coupons by their code, or all of them, the newest first. */
export async function listCoupons(db: Database, { search, page }: ListCoupons): Promise<CouponsPage> {
  const isSearched = search ? sql<boolean>`strpos(code, ${toCouponCode(search)}) > 0` : sql<boolean>`true`;
  const [rows, { total }] = await Promise.all([
    selectCoupons(db)
      .where(isSearched)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(COUPONS_PAGE_SIZE)
      .offset((page - 1) * COUPONS_PAGE_SIZE)
      .execute(),
    db
      .selectFrom('coupons')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where(isSearched)
      .executeTakeFirstOrThrow(),
  ]);
  return { coupons: rows.map(toShown), total, totalPages: Math.ceil(total / COUPONS_PAGE_SIZE) };
}

/** One coupon with what it cost so far. */
export async function findCoupon(db: Database, id: string): Promise<CouponShown | null> {
  const row = await selectCoupons(db).where('id', '=', id).executeTakeFirst();
  return row ? toShown(row) : null;
}
