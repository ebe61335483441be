import type { Database } from '../../../database/connect.ts';
import { type Result, success } from '../../errors.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { lockOrder } from '../management/lock-order.ts';
import { recordOnOrder } from '../management/record-on-order.ts';
import { updateOrder } from '../management/update-order.ts';
import type { StaffOrder } from '../responses.ts';
import type { ParcelWeight } from './schemas.ts';

/** Says what the parcel weighs, in grams; null takes it away. @returns the order; NOT_FOUND or CHANGED_MEANWHILE */
export async function setWeight(
  db: Database,
  orderId: string,
  { weightGrams, version }: ParcelWeight,
  principal: NamedPrincipal,
): Promise<Result<StaffOrder>> {
  return db.transaction().execute(async (transaction) => {
    const isThere = (order: StaffOrder) => order.parcelWeightGrams === weightGrams;
    const locked = await lockOrder(transaction, orderId, version, isThere);
    if (!locked.ok || isThere(locked.value)) return locked;
    await updateOrder(transaction, orderId, { parcel_weight_grams: weightGrams });
    const note = weightGrams === null ? 'No weight' : `${weightGrams.toLocaleString('en-US')} g`;
    const event = { kind: 'fulfilment', action: 'weighed the parcel', note } as const;
    return success(await recordOnOrder(transaction, locked.value, event, principal));
  });
}
