import type { Selectable } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import type { Tables } from '../../../database/tables.ts';
import { failure, type Result, success } from '../../errors.ts';
import { toRupees } from '../../money.ts';
import { countRows } from '../../sql.ts';
import { toPercent } from '../pricing/rules.ts';
import type { ListedPriceChange, PriceChangeLines, PriceChanges } from './responses.ts';

const PAGE_SIZE = 30;
const LINES_PAGE = 50;

function toListed(row: Selectable<Tables['price_changes']>): ListedPriceChange {
  return {
    _id: row.id,
    percent: toPercent(row.percent_basis_points),
    rounding: toRupees(row.rounding_paisa),
    chosen: row.chosen,
    products: row.product_count,
    by: row.made_by,
    at: row.made_at.toISOString(),
    undone:
      row.undone_at === null
        ? null
        : { by: row.undone_by ?? '', at: row.undone_at.toISOString(), restored: row.restored_count ?? 0 },
  };
}

/** Changes of many prices, the latest first. */
export async function listPriceChanges(db: Database, page: number): Promise<PriceChanges> {
  const [rows, total] = await Promise.all([
    db
      .selectFrom('price_changes')
      .selectAll()
      .orderBy('made_at', 'desc')
      .orderBy('id')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    countRows(db.selectFrom('price_changes')),
  ]);
  return { changes: rows.map(toListed), total, totalPages: Math.ceil(total / PAGE_SIZE) };
}

/** What a change made of each product, by name, with what it costs now. @returns NOT_FOUND */
export async function listChangeLines(
  db: Database,
  id: string,
  page: number,
): Promise<Result<PriceChangeLines>> {
  const change = await db.selectFrom('price_changes').selectAll().where('id', '=', id).executeTakeFirst();
  if (!change) return failure('NOT_FOUND', 'This price change does not exist.');
  const lines = db
    .selectFrom('price_change_lines')
    .innerJoin('products', 'products.id', 'product_id')
    .where('change_id', '=', id);
  const [rows, total] = await Promise.all([
    lines
      .select(['products.id', 'name', 'before_paisa', 'after_paisa', 'price_paisa', 'is_restored'])
      .orderBy('name')
      .orderBy('products.id')
      .limit(LINES_PAGE)
      .offset((page - 1) * LINES_PAGE)
      .execute(),
    countRows(lines),
  ]);
  return success({
    change: toListed(change),
    lines: rows.map((row) => ({
      _id: row.id,
      name: row.name,
      before: toRupees(row.before_paisa),
      after: toRupees(row.after_paisa),
      now: toRupees(row.price_paisa),
      isRestored: row.is_restored,
    })),
    total,
    totalPages: Math.ceil(total / LINES_PAGE),
  });
}
