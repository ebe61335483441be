import { sql } from 'kysely';

/** Of orders that hold their stock though nobody has said yet that they are meant: the condition of orders_unconfirmed. */
export const isUnconfirmed = sql<boolean>`
  orders.status = 'Pending' and orders.confirmation in ('unconfirmed', 'no-answer')`;
