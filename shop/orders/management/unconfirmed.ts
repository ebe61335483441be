import { sql } from 'kysely';

/**
 * Of orders that hold their stock though nobody has said yet that they are meant: exactly the condition of the index
 * orders_unconfirmed. What staff gave to a courier is meant.
 */
export const isUnconfirmed = sql<boolean>`
  orders.status = 'Pending' and orders.confirmation in ('unconfirmed', 'no-answer')
  and orders.tracking_number is null`;
