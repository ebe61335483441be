import { randomUUID } from 'node:crypto';
import type { Database } from '../../../database/connect.ts';
import { recordChanges } from '../../audit-log/record-change.ts';
import type { Actor } from '../../audit-log/types.ts';
import { describeProduct, type ProductState, toColumns } from './write-products.ts';

/**
 * Stores new products, each with its entry in the audit log.
 * @param actor null for the demo catalogue, which nobody of the staff files
 * @param action as the audit log says it, for example `created the product`
 * @returns their ids, in the same order
 */
export async function insertProducts(
  transaction: Database,
  actor: Actor | null,
  action: string,
  states: readonly ProductState[],
): Promise<string[]> {
  if (states.length === 0) return [];
  const rows = states.map((state) => ({ id: randomUUID(), ...toColumns(state) }));
  await transaction.insertInto('products').values(rows).execute();
  if (actor) {
    await recordChanges(
      transaction,
      states.map((state, index) => ({
        actor,
        action,
        subject: { kind: 'product', id: rows[index]?.id ?? '', name: state.name },
        before: null,
        after: describeProduct(state),
      })),
    );
  }
  return rows.map(({ id }) => id);
}
