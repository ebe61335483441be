import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../../../database/connect.ts';
import { countRows } from '../../../sql.ts';
import type { DeletedProducts } from './responses.ts';
import { DELETED_PAGE_SIZE, UNDONE_WITHIN_DAYS } from './rules.ts';

const isPast = sql<boolean>`deleted_at < now() - make_interval(days => ${UNDONE_WITHIN_DAYS})`;

/** A page of what was deleted of late, newest first. */
export async function listDeleted(db: Database, page: number): Promise<DeletedProducts> {
  const recent = db.selectFrom('deleted_products').where(sql<boolean>`not ${isPast}`);
  const [rows, total] = await Promise.all([
    recent
      .select(['product_id', 'name', 'quantity', 'deleted_by', 'deleted_at'])
      .select(sql<string | null>`stored #>> '{products,0,photos,0}'`.as('photo'))
      .select(sql<Date>`deleted_at + make_interval(days => ${UNDONE_WITHIN_DAYS})`.as('until'))
      .orderBy('deleted_at', 'desc')
      .orderBy('product_id', 'desc')
      .limit(DELETED_PAGE_SIZE)
      .offset((page - 1) * DELETED_PAGE_SIZE)
      .execute(),
    countRows(recent),
  ]);
  return {
    products: rows.map((row) => ({
      _id: row.product_id,
      name: row.name,
      photo: row.photo,
      quantity: row.quantity,
      by: row.deleted_by,
      at: row.deleted_at.toISOString(),
      until: row.until.toISOString(),
    })),
    total,
    totalPages: Math.max(1, Math.ceil(total / DELETED_PAGE_SIZE)),
  };
}

/** Forgets for good what can no longer be undone. @returns the addresses of pictures that nobody needs any more */
export async function forgetDeleted(db: Database): Promise<string[]> {
  const rows = await db.deleteFrom('deleted_products').where(isPast).returning('photos').execute();
  return rows.flatMap(({ photos }) => photos);
}

/** Whose rows are meant: a mobile, an e-mail address in small letters, accounts. */
interface Owner {
  mobile: string | null;
  email: string | null;
  accounts: readonly string[];
}

/** What people wrote about products, and asked of them, that stands beside a deleted one. */
const OF_PEOPLE = ['reviews', 'stock_alerts', 'questions'] as const;

function isOwn({ mobile, email, accounts }: Owner): RawBuilder<boolean> {
  return sql<boolean>`coalesce(one ->> 'mobile' = ${mobile} or lower(one ->> 'email') = ${email}
    or one ->> 'customer_id' = any(${accounts}::text[]), false)`;
}

/** The rows of a person that stand beside deleted products. */
export async function listDeletedOf(db: Database, owner: Owner): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ one: Record<string, unknown> }>`
    select one from deleted_products cross join lateral (
      ${sql.join(
        OF_PEOPLE.map((table) => sql`select * from jsonb_array_elements(stored -> ${sql.lit(table)}::text)`),
        sql` union all `,
      )}
    ) as among (one) where ${isOwn(owner)}
  `.execute(db);
  return rows.map(({ one }) => one);
}

/** Erases the rows of a person beside deleted products. @returns in how many places there were some */
export async function eraseDeletedOf(transaction: Transaction, owner: Owner): Promise<number> {
  let erased = 0;
  for (const table of OF_PEOPLE) {
    const rows = sql`stored -> ${sql.lit(table)}::text`;
    const { numAffectedRows } = await sql`
      update deleted_products set stored = jsonb_set(stored, array[${sql.lit(table)}]::text[], (
        select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(${rows}) as among (one) where not ${isOwn(owner)}))
      where exists (select from jsonb_array_elements(${rows}) as among (one) where ${isOwn(owner)})
    `.execute(transaction);
    erased += Number(numAffectedRows ?? 0n);
  }
  return erased;
}
