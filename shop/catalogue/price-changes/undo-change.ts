import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { recordChange } from '../../audit-log/record-change.ts';
import { failure, type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { waitForTurn } from '../../sql.ts';
import { linesOf, type ProgressListener, writePrices } from './change-prices.ts';

/** So many products are named of those that keep their price. */
const NAMED = 5;

interface Undone {
  restored: number;
  /** Products that had another price by now, and keep it; a few of their names. */
  left: number;
  names: string[];
}

/**
 * Puts prices back where they still are what the change made them (R577); what somebody changed since keeps its price, and
 * is told of. @returns NOT_FOUND, or STEP_NOT_POSSIBLE where it was undone before
 */
export async function undoChange(
  db: Database,
  id: string,
  principal: NamedPrincipal,
  listener: ProgressListener,
): Promise<Result<Undone>> {
  return db.transaction().execute(async (transaction) => {
    await waitForTurn(transaction, 'price changes');
    const change = await transaction
      .selectFrom('price_changes')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!change) return failure('NOT_FOUND', 'This price change does not exist.');
    if (change.undone_by !== null) {
      return failure('STEP_NOT_POSSIBLE', `${change.undone_by} put these prices back already.`);
    }
    const lines = await transaction
      .selectFrom('price_change_lines')
      .innerJoin('products', 'products.id', 'product_id')
      .select(['products.id', 'name', 'price_paisa', 'before_paisa as after', 'after_paisa'])
      .where('change_id', '=', id)
      .orderBy('products.id')
      .forNoKeyUpdate('products')
      .execute();
    const untouched = lines.filter(({ price_paisa, after_paisa }) => price_paisa === after_paisa);
    const others = lines.filter(({ price_paisa, after_paisa }) => price_paisa !== after_paisa);
    const action = 'put the price back with others';
    await writePrices(transaction, untouched, { action, principal, listener }, (batch) =>
      sql`update price_change_lines set is_restored = true from ${linesOf(batch)}
        where change_id = ${id} and price_change_lines.product_id = line.product_id`.execute(transaction),
    );
    await transaction
      .updateTable('price_change_lines')
      .set({ is_restored: false })
      .where('change_id', '=', id)
      .where('is_restored', 'is', null)
      .execute();
    await transaction
      .updateTable('price_changes')
      .set({ undone_by: principal.name, undone_at: sql<Date>`now()`, restored_count: untouched.length })
      .where('id', '=', id)
      .execute();
    const left = change.product_count - untouched.length;
    await recordChange(transaction, {
      principal,
      action: 'put the prices back',
      subject: { kind: 'price-change', id, name: change.chosen },
      before: null,
      after: { products: untouched.length, left },
    });
    return success({
      restored: untouched.length,
      left,
      names: others.slice(0, NAMED).map(({ name }) => name),
    });
  });
}
