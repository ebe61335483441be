import type { Database } from '../database/connect.ts';
import { takeStep } from '../shop/orders/fulfilment/take-step.ts';
import { setCourier } from '../shop/orders/management/set-courier.ts';
import type { NamedPrincipal } from '../shop/principal.ts';
import { readSettings } from '../shop/settings/settings.ts';

/** A parcel that was refused at the door and, as its courier says, is in the shop again; nobody has counted it in. @returns the id of its order */
export async function fillParcel(
  database: Database,
  orderId: string,
  actor: NamedPrincipal,
): Promise<string> {
  const { links: couriers } = readSettings({}).newShop.couriers;
  const parcel = { courier: 'PostEx', trackingNumber: '20240900001', version: undefined };
  await setCourier(database, orderId, parcel, couriers, actor);
  for (const step of ['pack', 'hand-over', 'refuse', 'come-back'] as const) {
    const taken = await takeStep(database, orderId, { step, unconfirmed: true, version: undefined }, actor);
    if (!taken.ok) throw new Error(taken.failure.message);
  }
  await database
    .insertInto('courier_bookings')
    .values({
      order_id: orderId,
      reference: '1003-1',
      courier: parcel.courier,
      state: 'booked',
      tracking_number: parcel.trackingNumber,
      collect_rupees: 2816,
      weight_grams: 1250,
      asked_by: actor.name,
      parcel_state: 'RETURNED',
      parcel_text: 'Consignee refused; return to shipper under process at the Islamabad hub',
      tracked_at: new Date(),
    })
    .execute();
  await database.updateTable('orders').set({ courier_says: 'RETURNED' }).where('id', '=', orderId).execute();
  return orderId;
}
