import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Keys of couriers, gateways and the like that the owner typed, sealed; every process is told of a change (decision 123). */
export const migration: Migration = { up };

const SERVICE_ACCOUNTS = `
  create table service_accounts (
    service text primary key,
    -- The keys under their names, as JSON, sealed (decision 080). Nothing else of them is stored.
    sealed text not null check (sealed like 'sealed.%'),
    -- Another one with each change: a form that saw an older one is refused.
    revision uuid not null,
    set_by text not null,
    set_at timestamptz not null default now()
  );
  create trigger page_changes_service_accounts after insert or update or delete or truncate on service_accounts
    execute function notice_of_everything();
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(SERVICE_ACCOUNTS).execute(db);
}
