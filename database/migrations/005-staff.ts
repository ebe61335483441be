import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the staff's side needs: who changed what, second factors, and reviews that can be looked through. */
export const migration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [AUDIT, TWO_FACTORS, SETUP, REVIEWS]) {
    await sql.raw(statement).execute(db);
  }
}

const AUDIT = `
  -- The names are as they were then: the log stays readable when people and products are gone.
  create table audit_log (
    id bigint generated always as identity primary key,
    created_at timestamptz not null default clock_timestamp(),
    actor_kind text not null check (actor_kind in ('admin', 'super-admin')),
    actor_id uuid not null,
    actor_name text not null,
    action text not null,
    subject_kind text not null,
    subject_id text not null,
    subject_name text not null,
    -- json and not jsonb: the fields stay in the order in which they are read.
    before json,
    after json
  );
  create index audit_log_newest on audit_log (created_at desc, id desc);
  create index audit_log_actor on audit_log (actor_id, created_at desc, id desc);
  create index audit_log_kind on audit_log (subject_kind, created_at desc, id desc);
  create index audit_log_subject on audit_log (subject_kind, subject_id, id desc);
  create index audit_log_subject_name on audit_log using gin (lower(subject_name) gin_trgm_ops);
`;

const TWO_FACTORS = `
  -- One of a member of staff or a super admin; it counts once it is confirmed with a first code.
  create table two_factors (
    id uuid primary key,
    admin_user_id uuid unique references admin_users (id) on delete cascade,
    super_admin_id uuid unique references super_admins (id) on delete cascade,
    secret text not null,
    created_at timestamptz not null default now(),
    confirmed_at timestamptz,
    -- The period of the last code that was taken: no code works twice.
    last_period bigint not null default 0,
    check (num_nonnulls(admin_user_id, super_admin_id) = 1)
  );

  create table recovery_codes (
    code_hash bytea primary key check (octet_length(code_hash) = 32),
    two_factor_id uuid not null references two_factors (id) on delete cascade
  );
  create index recovery_codes_two_factor on recovery_codes (two_factor_id);
`;

const SETUP = `
  -- The code that the first super admin registers with, where none was set: the same for every process.
  create table setup_codes (
    only_one boolean primary key default true check (only_one),
    code text not null
  );
`;

const REVIEWS = `
  create index reviews_newest on reviews (created_at desc, id);
  create index reviews_hidden on reviews (created_at desc, id) where hidden_at is not null;
  create index reviews_text on reviews
    using gin (lower(name || ' ' || title || ' ' || comment) gin_trgm_ops);
`;
