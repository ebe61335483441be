import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The people of the shop, as staff look after them: what they write to it, and what they are answered. */
export const migration: Migration = { up };

const MESSAGES = `
  alter table contact_messages
    -- When staff opened it first; null while nobody has.
    add column read_at timestamptz,
    -- When it was answered or laid aside; null while it waits for somebody.
    add column done_at timestamptz,
    -- Name of the member of staff as it was then.
    add column done_by text,
    add column version integer not null default 1,
    add check ((done_at is null) = (done_by is null));
  -- Until now they were answered from the mailbox.
  update contact_messages set read_at = now(), done_at = now(), done_by = 'The shop';
  drop index contact_messages_newest;
  create index contact_messages_newest on contact_messages (created_at desc, id desc);
  create index contact_messages_open on contact_messages ((read_at is null) desc, created_at desc, id desc)
    where done_at is null;
  create index contact_messages_search on contact_messages
    using gin (lower(name || ' ' || email || ' ' || coalesce(mobile, '') || ' ' || message) gin_trgm_ops);
  create index contact_messages_email on contact_messages (lower(email));
  create index contact_messages_mobile on contact_messages (mobile) where mobile is not null;

  create table contact_answers (
    id uuid primary key,
    message_id uuid not null references contact_messages (id) on delete cascade,
    created_at timestamptz not null default now(),
    text text not null check (text <> ''),
    way text not null check (way in ('mail', 'whatsapp')),
    -- Name of the member of staff as it was then.
    written_by text not null
  );
  create index contact_answers_message on contact_answers (message_id, created_at, id);
`;

const REVIEWS = `
  alter table reviews
    -- Whether nobody has decided yet whether it is shown; until then it is hidden.
    add column waits boolean not null default false,
    -- What the shop says to it, below it on the product's page.
    add column answer text check (answer <> ''),
    add column answered_at timestamptz,
    -- Name of the member of staff as it was then; shoppers never see it.
    add column answered_by text,
    add check (not waits or hidden_at is not null),
    add check (num_nonnulls(answer, answered_at, answered_by) in (0, 3));
  create index reviews_waiting on reviews (created_at desc, id) where waits;
`;

const STOCK_ALERTS = `
  -- Who wants to be told when a product is back. A row goes when it was told, or after 90 days.
  create table stock_alerts (
    id uuid primary key,
    product_id uuid not null references products (id) on delete cascade,
    -- One of both.
    email text,
    mobile text,
    -- What takes the wish back: nobody guesses it.
    key uuid not null unique,
    created_at timestamptz not null default now(),
    -- When its message was put into the outbox; null while the product is away.
    queued_at timestamptz,
    check (num_nonnulls(email, mobile) = 1)
  );
  create unique index stock_alerts_email on stock_alerts (lower(email), product_id) where email is not null;
  create unique index stock_alerts_mobile on stock_alerts (mobile, product_id) where mobile is not null;
  create index stock_alerts_product on stock_alerts (product_id);
  create index stock_alerts_waiting on stock_alerts (created_at, id) where queued_at is null;
  create index stock_alerts_queued on stock_alerts (queued_at) where queued_at is not null;
`;

const CUSTOMERS = `
  create index customers_mobile on customers (mobile);
  create index customers_search on customers using gin (lower(name || ' ' || email) gin_trgm_ops);

  -- What staff note about anyone who orders by a mobile, with an account or without.
  create table customer_notes (
    id uuid primary key,
    -- As in orders, +923XXXXXXXXX.
    mobile text not null,
    created_at timestamptz not null default now(),
    note text not null check (note <> ''),
    -- Name of the member of staff as it was then.
    written_by text not null
  );
  create index customer_notes_mobile on customer_notes (mobile, created_at desc, id);
`;

const ORDERS = `
  -- Anyone who writes or is asked about is found by either; with the time, so that the latest comes first.
  drop index orders_mobile;
  create index orders_mobile on orders (mobile, created_at desc, id);
  create index orders_email on orders (lower(email), created_at desc, id) where email <> '';
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(MESSAGES + REVIEWS + STOCK_ALERTS + CUSTOMERS + ORDERS).execute(db);
}
