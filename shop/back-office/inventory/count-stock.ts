import type { Database } from '../../../database/connect.ts';
import { failure, type Result, success } from '../../errors.ts';
import { type AskedBy, moveGoods } from './move-goods.ts';
import { readShelf, readToPack } from './queries.ts';
import { countDifference } from './rules.ts';
import type { Count } from './schemas.ts';

/**
 * Sets stock to what was counted on the shelf, all of it or nothing. What is missing or too much is decided under the lock,
 * by what is on hand then (R525). Units of orders that are to be packed stand on the shelf still, and stay theirs.
 * @param count what was counted of each product, and what the counter was shown
 * @returns as `moveGoods`; CHANGED_MEANWHILE with what it is now, where anything moved since
 */
export function countStock(db: Database, { lines, note }: Count, by: AskedBy): Promise<Result<null>> {
  const ids = lines.map(({ _id }) => _id);
  const counts = new Map(lines.map(({ _id, counted, seen }) => [_id, countDifference(counted, seen)]));
  return moveGoods(
    db,
    {
      ids,
      action: 'counted the stock',
      isSame: ({ productId, kind, units }) => kind === 'count' && counts.get(productId) === units,
      async decide(held, transaction) {
        const toPack = await readToPack(transaction, ids);
        const moved = lines.filter(
          ({ _id, seen }) =>
            held.get(_id)?.quantity !== seen.onHand || (toPack.get(_id) ?? 0) !== seen.toPack,
        );
        if (moved.length > 0) {
          const [one] = moved;
          const what = moved.length === 1 ? `${held.get(one?._id ?? '')?.name}` : `${moved.length} products`;
          return failure(
            'CHANGED_MEANWHILE',
            `The stock of ${what} moved while you counted. Please look again.`,
            {
              data: { current: await readShelf(transaction, ids) },
            },
          );
        }
        return success(
          lines.map(({ _id, counted, seen }) => ({
            productId: _id,
            kind: 'count' as const,
            units: countDifference(counted, seen),
            note: describeCount(counted, seen.toPack, note),
          })),
        );
      },
    },
    by,
  );
}

function describeCount(counted: number, toPack: number, note: string): string {
  const kept = toPack > 0 ? `, of which ${toPack} are for orders to pack` : '';
  return [`Counted ${counted}${kept}.`, note].filter(Boolean).join(' ');
}
