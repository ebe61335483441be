import { type RawBuilder, sql } from 'kysely';
import type { ListOrders } from './schemas.ts';

/** The directions of all columns turn round together, so that one index is walked from either end. */
export const ORDER_OF: Record<ListOrders['sort'], RawBuilder<unknown>> = {
  '-placed': sql`created_at desc, id`,
  placed: sql`created_at, id desc`,
  total: sql`total_paisa, created_at, id`,
  '-total': sql`total_paisa desc, created_at desc, id desc`,
};

/** What orders are sorted by, of the table or of what was found in it. */
export const COLUMNS = sql`orders.id, orders.created_at, orders.total_paisa`;

export interface FoundOrders {
  ids: string[];
  /** How many there are; of very many at least so many. */
  total: number;
  isMore: boolean;
}

/** Which part of what is found is wanted. */
export interface PageOfSearch {
  sort: ListOrders['sort'];
  limit: number;
  offset: number;
}
