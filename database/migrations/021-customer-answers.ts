import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Customers confirm, change and cancel their own orders, and are reminded once where they do not answer. */
export const migration: Migration = { up };

const ACTORS = `
  alter table audit_log
    drop constraint audit_log_actor_kind_check,
    add constraint audit_log_actor_kind_check check (actor_kind in ('admin', 'super-admin', 'shop', 'customer'));
`;

const REMINDERS = `
  alter table orders
    -- When the customer was reminded to confirm the order; once.
    add column reminded_at timestamptz;
  -- The queue begins with who did not answer the reminder.
  create index orders_reminded on orders (created_at, id) include (confirmation_due_at, reminded_at)
    where payment_method = 'cash' and status = 'Pending' and confirmation in ('unconfirmed', 'no-answer')
      and reminded_at is not null;
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(ACTORS + REMINDERS).execute(db);
}
