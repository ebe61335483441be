import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What happens to an order is told by mail, WhatsApp and SMS, and what became of each message is known (decision 104). */
export const migration: Migration = { up };

const MESSAGES = `
  create table messages (
    id uuid primary key default gen_random_uuid(),
    order_id uuid not null references orders (id) on delete cascade,
    -- As in the outbox, for example order-sent.
    kind text not null check (kind <> ''),
    way text not null check (way in ('mail', 'whatsapp', 'sms')),
    -- What tells one event from the next of its kind, for example the version of the order whose parcel was sent.
    fact text not null,
    -- left-out: its recipient had enough of them.
    state text not null default 'waiting'
      check (state in ('waiting', 'sent', 'delivered', 'read', 'failed', 'left-out')),
    queued_at timestamptz not null default now(),
    sent_at timestamptz,
    delivered_at timestamptz,
    read_at timestamptz,
    -- Why it failed.
    reason text,
    -- What the service that carried it calls it.
    provider_id text,
    -- What the buttons of a message are known by: nobody guesses it.
    answer_key uuid not null default gen_random_uuid(),
    -- Each once for its event, however often that is recorded.
    unique (order_id, kind, way, fact)
  );
  create unique index messages_provider on messages (provider_id) where provider_id is not null;
  create unique index messages_answer on messages (answer_key);
`;

const OUTBOX = `
  alter table outbox
    -- By which way it goes. What happened to an order waits as 'event' until the settings say which ways that are.
    add column way text not null default 'mail' check (way in ('event', 'mail', 'whatsapp', 'sms')),
    add column fact text not null default '',
    -- The row in which it is recorded what became of it; of messages to the customer of an order.
    add column message_id uuid references messages (id) on delete cascade;
  drop index outbox_due;
  create index outbox_due on outbox (way, due_at, id);
  create index outbox_message on outbox (message_id) where message_id is not null;

  alter table undelivered_mails
    add column way text not null default 'mail' check (way in ('mail', 'whatsapp', 'sms')),
    add column fact text not null default '',
    add column message_id uuid references messages (id) on delete cascade;
  create index undelivered_mails_message on undelivered_mails (message_id) where message_id is not null;
`;

const WHATSAPP = `
  -- What WhatsApp told the shop, each once: it repeats what it believes was not heard, in any order.
  create table whatsapp_events (
    -- Of our message, where it says what became of it; of the customer's, where a button was pressed.
    message_id text not null,
    kind text not null check (kind in ('sent', 'delivered', 'read', 'failed', 'pressed')),
    at timestamptz not null,
    error_code integer,
    received_at timestamptz not null default now(),
    primary key (message_id, kind)
  );
  create index whatsapp_events_received on whatsapp_events (received_at);
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(MESSAGES + OUTBOX + WHATSAPP).execute(db);
}
