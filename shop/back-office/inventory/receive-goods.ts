import type { Database } from '../../../database/connect.ts';
import { type Result, success } from '../../errors.ts';
import { toPaisa } from '../../money.ts';
import { type AskedBy, moveGoods } from './move-goods.ts';
import { readAverageCosts } from './queries.ts';
import { averageAfter } from './rules.ts';
import type { GoodsIn } from './schemas.ts';

/**
 * Takes a delivery in, all of it or nothing; each product's average cost follows (R524).
 * @param goods unit costs in rupees, null where nobody knows
 * @returns as `moveGoods`
 */
export function receiveGoods(
  db: Database,
  { lines, supplier, note }: GoodsIn,
  by: AskedBy,
): Promise<Result<null>> {
  const unitsOf = new Map(lines.map(({ _id, units }) => [_id, units]));
  const ids = lines.map(({ _id }) => _id);
  return moveGoods(
    db,
    {
      ids,
      action: 'took goods in',
      isSame: ({ productId, kind, units }) => kind === 'goods-in' && unitsOf.get(productId) === units,
      async decide(held, transaction) {
        const averages = await readAverageCosts(transaction, ids);
        return success(
          lines.map(({ _id, units, unitCost }) => {
            const unitCostPaisa = unitCost === null ? null : toPaisa(unitCost);
            const onHand = held.get(_id)?.quantity ?? 0;
            const average = averageAfter(onHand, averages.get(_id) ?? null, units, unitCostPaisa);
            const goods = { productId: _id, kind: 'goods-in', units, supplier, note } as const;
            return { ...goods, unitCostPaisa, averageCostPaisa: average };
          }),
        );
      },
    },
    by,
  );
}
