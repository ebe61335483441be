import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from '../../database/connect.ts';
import { waitForTurn } from '../sql.ts';

/** Records that a message to the customer of an order left. @param providerId what the service calls it, or null */
export async function recordSent(
  transaction: Transaction,
  messageId: string,
  providerId: string | null,
): Promise<void> {
  if (providerId !== null) await waitForTurn(transaction, turnOf(providerId));
  await transaction
    .updateTable('messages')
    .set({ state: 'sent', sent_at: sql<Date>`now()`, reason: null, provider_id: providerId })
    .where('id', '=', messageId)
    .execute();
  if (providerId !== null) await takeOverStatuses(transaction, providerId);
}

/**
 * Writes what WhatsApp has said so far of one of our messages into it; in whatever order that came, it never goes back.
 * What was said before the message was known to be sent is taken over when it is. Anyone who calls has its turn.
 */
export async function takeOverStatuses(transaction: Transaction, providerId: string): Promise<void> {
  const { rows } = await sql<{ id: string; reason: string; arrived: boolean; hasFailed: boolean }>`
    with said as (
      select
        min(at) filter (where kind = 'delivered') as delivered_at,
        min(at) filter (where kind = 'read') as read_at,
        bool_or(kind = 'failed') as has_failed,
        max(error_code) filter (where kind = 'failed') as error_code
      from whatsapp_events where message_id = ${providerId}
    ), before as (
      select id, state from messages where provider_id = ${providerId} for update
    )
    update messages set
      delivered_at = said.delivered_at,
      read_at = said.read_at,
      state = case
        when said.read_at is not null then 'read'
        when said.delivered_at is not null then 'delivered'
        when said.has_failed then 'failed'
        else 'sent' end,
      reason = case when said.has_failed and coalesce(said.read_at, said.delivered_at) is null
        then 'WhatsApp could not deliver it' || coalesce(' (error ' || said.error_code || ')', '') || '.' end
    from said, before where messages.id = before.id
    returning messages.id, messages.reason, messages.state in ('delivered', 'read') as arrived,
      messages.state = 'failed' and before.state <> 'failed' as "hasFailed"
  `.execute(transaction);
  const [message] = rows;
  if (message?.hasFailed) await listUndelivered(transaction, message);
  else if (message?.arrived) {
    // It arrived after all: nobody has to look after it.
    await transaction.deleteFrom('undelivered_mails').where('message_id', '=', message.id).execute();
  }
}

/** Puts a message that was taken, and failed behind that, among those that staff look after. */
async function listUndelivered(transaction: Transaction, { id, reason }: { id: string; reason: string }) {
  await sql`
    insert into undelivered_mails (id, kind, way, fact, message_id, subject_id, occurred_at, address, reason,
      about_kind, about_id, about_name)
    select ${randomUUID()}, kind, way, fact, messages.id, order_id, queued_at, mobile, ${reason},
      'order', orders.id::text, orders.number::text
    from messages join orders on orders.id = order_id where messages.id = ${id}
  `.execute(transaction);
}

/** Everything about a message of this name happens one after the other. */
export const turnOf = (providerId: string) => `message ${providerId}`;
