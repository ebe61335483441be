import type { Database } from '../../../database/connect.ts';
import { type Result, success } from '../../errors.ts';
import { toPaisa } from '../../money.ts';
import { type AskedBy, moveGoods } from './move-goods.ts';
import type { Correct, SetCost } from './schemas.ts';

/**
 * Corrects the stock of a product, or takes damaged units off it, with a reason (R526).
 * @param correct units to add, negative to take away
 * @returns as `moveGoods`
 */
export function correctStock(
  db: Database,
  id: string,
  kind: 'damage' | 'correction',
  { units, reason }: Correct,
  by: AskedBy,
): Promise<Result<null>> {
  return moveGoods(
    db,
    {
      ids: [id],
      action: kind === 'damage' ? 'took damaged goods off' : 'corrected the stock',
      isSame: (earlier) => earlier.productId === id && earlier.kind === kind && earlier.units === units,
      decide: async () => success([{ productId: id, kind, units, note: reason }]),
    },
    by,
  );
}

/** Says what a unit on hand costs on average, where a delivery did not or said it wrong. @returns as `moveGoods` */
export function setCost(
  db: Database,
  id: string,
  { cost, reason }: SetCost,
  by: AskedBy,
): Promise<Result<null>> {
  const averageCostPaisa = toPaisa(cost);
  return moveGoods(
    db,
    {
      ids: [id],
      action: 'set what the product costs',
      isSame: (earlier) => earlier.productId === id && earlier.kind === 'cost',
      decide: async () =>
        success([{ productId: id, kind: 'cost', units: 0, averageCostPaisa, note: reason }]),
    },
    by,
  );
}
