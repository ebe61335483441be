import type { Transaction } from '../../../database/connect.ts';
import { type NamedPrincipal, staffIdOf } from '../../principal.ts';
import type { MovementKind } from './rules.ts';

/** One change of what is on hand of a product, and why. */
export interface Movement {
  productId: string;
  kind: MovementKind;
  /** Positive adds to the stock, negative takes from it. */
  units: number;
  orderId?: string | null;
  /** In paisa, where it is known what a unit that came in cost, and what one on hand costs on average from now on. */
  unitCostPaisa?: number | null;
  averageCostPaisa?: number | null;
  supplier?: string;
  note?: string;
  /** The browser's name for the request: one movement of it for each product. */
  requestKey?: string;
}

/** Rows of one statement: far below the 65,535 values that one may have. */
const ROWS_AT_ONCE = 1000;

/**
 * Moves stock, and is the one way to do so beside `storeOrders`: a movement in the ledger changes the stock of its product
 * in the same statement, by the table's trigger (decision 112). The first one of a product, 'opening', makes its stock.
 * The caller has locked the products.
 * @throws when a product would have fewer than 0 units, or has no stock
 */
export async function recordMovements(
  transaction: Transaction,
  movements: readonly Movement[],
  principal: NamedPrincipal,
): Promise<void> {
  const rows = movements.map((movement) => ({
    product_id: movement.productId,
    kind: movement.kind,
    units: movement.units,
    order_id: movement.orderId ?? null,
    unit_cost_paisa: movement.unitCostPaisa ?? null,
    average_cost_paisa: movement.averageCostPaisa ?? null,
    supplier: movement.supplier ?? '',
    note: movement.note ?? '',
    request_key: movement.requestKey ?? null,
    actor: principal.name,
    actor_id: staffIdOf(principal),
  }));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await transaction
      .insertInto('stock_movements')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute();
  }
}
