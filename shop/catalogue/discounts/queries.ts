import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../../database/connect.ts';
import { type Result, success } from '../../errors.ts';
import { countRows } from '../../sql.ts';
import { toBasisPoints, toPercent } from '../pricing/rules.ts';
import type { Discounts, ListedDiscount, Overlaps } from './responses.ts';
import { type DiscountState, stateOf } from './rules.ts';
import type { AskedOverlaps, ListDiscounts } from './schemas.ts';
import { type FoundTarget, findTarget, targetCondition } from './target-condition.ts';

const PAGE_SIZE = 30;
/** So many other discounts are told of. */
const OTHERS_TOLD = 10;

const isOver = sql<boolean>`coalesce(ends_at <= now(), false)`;

/** As `stateOf` says it. */
const STATE: Record<DiscountState, RawBuilder<boolean>> = {
  over: isOver,
  off: sql<boolean>`not is_on and not ${isOver}`,
  planned: sql<boolean>`is_on and starts_at > now() and not ${isOver}`,
  running: sql<boolean>`is_on and starts_at <= now() and not ${isOver}`,
};

function selectDiscounts(db: Database) {
  return db.selectFrom('price_discounts').select((eb) => [
    'id',
    'name',
    'discount_basis_points',
    'starts_at',
    'ends_at',
    'applies_to',
    'is_on',
    'created_by',
    'version',
    sql<Date>`now()`.as('moment'),
    jsonArrayFrom(
      eb
        .selectFrom('price_discount_targets as target')
        .leftJoin('subcategories', 'subcategories.id', 'target.subcategory_id')
        .innerJoin('categories', (join) =>
          join.on(sql<boolean>`categories.id = coalesce(target.category_id, subcategories.category_id)`),
        )
        .select([
          'categories.id as category',
          'categories.name as categoryName',
          'subcategories.name as subcategory',
        ])
        .whereRef('target.discount_id', '=', 'price_discounts.id')
        .orderBy('categories.position')
        .orderBy('categories.name')
        .orderBy(sql`subcategories.name nulls first`),
    ).as('places'),
    jsonArrayFrom(
      eb
        .selectFrom('price_discount_targets as target')
        .innerJoin('products', 'products.id', 'target.product_id')
        .select(['products.id as _id', 'products.name'])
        .whereRef('target.discount_id', '=', 'price_discounts.id')
        .orderBy('products.name')
        .orderBy('products.id'),
    ).as('products'),
  ]);
}

type DiscountRow = Awaited<ReturnType<ReturnType<typeof selectDiscounts>['executeTakeFirstOrThrow']>>;

function toListed({ moment, ...row }: DiscountRow): ListedDiscount {
  const lasting = {
    isOn: row.is_on,
    from: row.starts_at.toISOString(),
    to: row.ends_at?.toISOString() ?? null,
  };
  return {
    _id: row.id,
    name: row.name,
    discount: toPercent(row.discount_basis_points),
    ...lasting,
    state: stateOf(lasting, moment),
    appliesTo: row.applies_to,
    places: row.places,
    products: row.products,
    by: row.created_by,
    version: row.version,
  };
}

/** Discounts from a moment to a moment: what runs first, then what is planned, then the rest, the latest first. */
export async function listDiscounts(db: Database, { page, state }: ListDiscounts): Promise<Discounts> {
  const wanted = state ? STATE[state] : sql<boolean>`true`;
  const [rows, total] = await Promise.all([
    selectDiscounts(db)
      .where(wanted)
      .orderBy(sql`case when ${STATE.running} then 0 when ${STATE.planned} then 1 else 2 end`)
      .orderBy('starts_at', 'desc')
      .orderBy('id')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    countRows(db.selectFrom('price_discounts').where(wanted)),
  ]);
  return { discounts: rows.map(toListed), total, totalPages: Math.ceil(total / PAGE_SIZE) };
}

export async function findDiscount(db: Database, id: string): Promise<ListedDiscount | null> {
  const row = await selectDiscounts(db).where('id', '=', id).executeTakeFirst();
  return row ? toListed(row) : null;
}

/**
 * What else holds for the products of a discount at some moment of it (R573).
 * @returns INVALID_INPUT where something that it names is gone
 */
export async function findOverlaps(db: Database, asked: AskedOverlaps): Promise<Result<Overlaps>> {
  const found = await findTarget(db, asked);
  if (!found.ok) return found;
  const others = await selectDiscounts(db)
    .where('is_on', '=', true)
    .where(sql<boolean>`not ${isOver}`)
    .where(sql<boolean>`coalesce(ends_at > coalesce(${asked.from}::timestamptz, now()), true)`)
    .where(sql<boolean>`coalesce(starts_at < ${asked.to}::timestamptz, true)`)
    .$if(asked._id !== undefined, (query) => query.where('id', '<>', asked._id ?? ''))
    .orderBy('starts_at')
    .orderBy('id')
    .limit(OTHERS_TOLD)
    .execute();
  const targets = await Promise.all(others.map(({ id }) => readTarget(db, id)));
  const counts = [
    sql<boolean>`true`,
    sql<boolean>`own_discount_basis_points >= ${toBasisPoints(asked.discount)}`,
    ...targets.map(targetCondition),
  ].map((condition) => sql`(count(*) filter (where ${condition}))::int`);
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(counts)}] as counts from products where ${targetCondition(found.value)}
  `.execute(db);
  const [products = 0, own = 0, ...ofOthers] = rows[0]?.counts ?? [];
  return success({
    products,
    own,
    others: others.map(toListed).flatMap(({ _id, name, discount, from, to }, index) => {
      const shared = ofOthers[index] ?? 0;
      return shared > 0 ? [{ _id, name, discount, from, to, products: shared }] : [];
    }),
  });
}

async function readTarget(db: Database, id: string): Promise<Omit<FoundTarget, 'words'>> {
  const rows = await db
    .selectFrom('price_discounts')
    .leftJoin('price_discount_targets', 'discount_id', 'id')
    .select(['applies_to', 'category_id', 'subcategory_id', 'product_id'])
    .where('id', '=', id)
    .execute();
  return {
    appliesTo: rows[0]?.applies_to ?? 'products',
    categories: rows.flatMap(({ category_id }) => category_id ?? []),
    subcategories: rows.flatMap(({ subcategory_id }) => subcategory_id ?? []),
    products: rows.flatMap(({ product_id }) => product_id ?? []),
  };
}
