import type { Database } from '../../../database/connect.ts';
import { type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import type { StaffOrder } from '../responses.ts';
import { lockOrder } from './lock-order.ts';
import { recordOnOrder } from './record-on-order.ts';

/** Adds an internal note to an order's history; it conflicts with nothing. @returns the order, or NOT_FOUND */
export async function writeNote(
  db: Database,
  orderId: string,
  note: string,
  principal: NamedPrincipal,
): Promise<Result<StaffOrder>> {
  return db.transaction().execute(async (transaction) => {
    const locked = await lockOrder(transaction, orderId, undefined);
    if (!locked.ok) return locked;
    const event = { kind: 'note', action: 'wrote a note', note } as const;
    return success(await recordOnOrder(transaction, locked.value, event, principal));
  });
}
