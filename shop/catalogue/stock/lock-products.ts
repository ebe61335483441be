import { type Expression, type SqlBool, sql } from 'kysely';
import type { Transaction } from '../../../database/connect.ts';
import { fromProducts } from '../products/queries.ts';

/** Products by their ids, as a condition. */
export function isOneOf(ids: readonly string[]): Expression<SqlBool> {
  return sql<boolean>`products.id = any(${ids}::uuid[])`;
}

/**
 * Locks products until the transaction is over, always in the order of their ids and each by its stock first, as an order
 * does: so two who lock the same ones never wait for each other. Reading them goes on.
 * @param which a condition on `products`
 * @returns the query that locks them when it is executed; the caller selects what it needs to know of them
 */
export function lockProducts(transaction: Transaction, which: Expression<SqlBool>) {
  return fromProducts(transaction).where(which).orderBy('products.id').forNoKeyUpdate(['stock', 'products']);
}
