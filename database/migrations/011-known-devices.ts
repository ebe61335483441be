import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The browsers that an account was signed in with (decision 052): the wrong guesses of strangers don't keep them out.
 * Of the browser's token and of the account only hashes are kept, so the table names nobody.
 */
export const migration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table known_devices (
        token_hash bytea not null check (octet_length(token_hash) = 32),
        account_hash bytea not null check (octet_length(account_hash) = 32),
        expires_at timestamptz not null,
        primary key (token_hash, account_hash)
      )`,
    )
    .execute(db);
  await sql.raw('create index known_devices_expiry on known_devices (expires_at)').execute(db);
}
