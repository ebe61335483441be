import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { THE_SHOP } from '../../principal.ts';
import { lockOrder } from '../management/lock-order.ts';
import { recordOnOrder } from '../management/record-on-order.ts';
import { isToConfirm } from './queries.ts';
import { REMINDED_WITHIN_HOURS } from './rules.ts';

/**
 * Reminds customers of cash orders that nobody has confirmed for so long, each once (R441). One that is being called,
 * or whose order is changed at this moment, is left for the next time.
 * @param stopped no further order is begun after this
 * @returns how many were reminded
 */
export async function remindUnconfirmed(db: Database, hours: number, stopped?: AbortSignal): Promise<number> {
  let reminded = 0;
  while (!stopped?.aborted && (await remindOldest(db, hours))) reminded += 1;
  return reminded;
}

async function remindOldest(db: Database, hours: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const due = await transaction
      .selectFrom('orders')
      .select('id')
      .where(isToConfirm)
      .where('reminded_at', 'is', null)
      .where('email', '<>', '')
      .where('created_at', '<=', sql<Date>`now() - make_interval(hours => ${hours})`)
      .where('created_at', '>', sql<Date>`now() - make_interval(hours => ${hours + REMINDED_WITHIN_HOURS})`)
      .where(sql<boolean>`(held_until is null or held_until <= now())`)
      .orderBy('created_at')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    const locked = due && (await lockOrder(transaction, due.id, undefined));
    if (!locked?.ok) return false;
    await transaction
      .updateTable('orders')
      .set({ reminded_at: sql<Date>`now()` })
      .where('id', '=', locked.value._id)
      .execute();
    const told = { event: 'reminder' } as const;
    const event = { kind: 'note', action: 'reminded the customer', note: REMINDED, told } as const;
    await recordOnOrder(transaction, locked.value, event, THE_SHOP);
    return true;
  });
}

const REMINDED = 'The customer was reminded to confirm the order.';
