import { sql } from 'kysely';
import type { Transaction } from '../../../../database/connect.ts';
import { ERASED } from './rules.ts';

/**
 * Takes the person out of orders: amounts, days, products, city and how they were paid stay for the tax office. Their
 * pages open under no link that anybody has. Anyone who calls has them locked.
 */
export async function eraseOrders(transaction: Transaction, orders: readonly string[]): Promise<void> {
  const ids = sql`any(${orders}::uuid[])`;
  const run = (statement: ReturnType<typeof sql>) => statement.execute(transaction);
  await run(sql`delete from whatsapp_events where message_id in (
    select provider_id from messages where order_id = ${ids} and provider_id is not null)`);
  await run(sql`update messages set provider_id = null, reason = null where order_id = ${ids}`);
  await run(sql`delete from order_origins where order_id = ${ids}`);
  // Of a return or a payment the first line says what was done, and the others are what was written to it.
  await run(sql`update order_events set note = case
      when kind in ('courier', 'fulfilment') then note
      when kind in ('return', 'refund', 'payment') then split_part(note, E'\\n', 1) end
    where order_id = ${ids} and note is not null`);
  await run(sql`update returns set note = '' where order_id = ${ids}`);
  await run(sql`update refunds set note = '',
    undone_reason = case when undone_reason is not null then ${ERASED.name} end where order_id = ${ids}`);
  await run(sql`update payments set note = '',
    undone_reason = case when undone_reason is not null then ${ERASED.name} end where order_id = ${ids}`);
  await run(sql`update courier_bookings set answer = '', parcel_text = null, label_link = null
    where order_id = ${ids}`);
  await run(sql`update orders set name = ${ERASED.name}, email = '', mobile = ${ERASED.mobile}, address = '',
      instructions = '', customer_id = null, idempotency_key = null, request_hash = null,
      discount_reason = case when discount_reason is not null then ${ERASED.name} end,
      shipping_reason = case when shipping_reason is not null then ${ERASED.name} end,
      risk_overruled = case when risk_overruled is not null then ${ERASED.name} end,
      page_key = gen_random_uuid(), version = version + 1
    where id = ${ids}`);
}
