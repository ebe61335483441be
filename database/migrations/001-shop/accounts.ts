/** Of tokens only hashes are stored, here and everywhere. */
const CUSTOMERS = `
  create table customers (
    id uuid primary key,
    name text not null,
    email text not null,
    password_hash text not null,
    mobile text not null,
    address text not null,
    province text not null,
    city text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    -- When it was shown that the mails of email reach its owner; null before.
    email_confirmed_at timestamptz,
    -- Wanted in the place of email; it counts for nothing before its link was used.
    pending_email text
  );
  create unique index customers_email on customers (lower(email));

  create table email_confirmations (
    token_hash bytea primary key check (octet_length(token_hash) = 32),
    customer_id uuid not null references customers (id) on delete cascade,
    email text not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  );
  create index email_confirmations_customer on email_confirmations (customer_id);
  create index email_confirmations_expiry on email_confirmations (expires_at);

  create table password_resets (
    token_hash bytea primary key check (octet_length(token_hash) = 32),
    customer_id uuid not null references customers (id) on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    -- Where the link was mailed to; it works only while this is the account's address.
    email text not null
  );
  create index password_resets_customer on password_resets (customer_id);
  create index password_resets_expiry on password_resets (expires_at);
`;

const STAFF = `
  create table admin_users (
    id uuid primary key,
    username text not null,
    email text not null,
    mobile_no text not null,
    role text not null check (role in ('Shop Manager', 'Shop Editor')),
    allow smallint not null default 1 check (allow in (0, 1)),
    password_hash text not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    version integer not null default 1
  );
  create unique index admin_users_email on admin_users (lower(email));

  create table super_admins (
    id uuid primary key,
    name text not null,
    email text not null,
    password_hash text not null,
    created_at timestamptz not null default now()
  );
  create unique index super_admins_email on super_admins (lower(email));

  -- The code that the first super admin registers with, where none was set: the same for every process.
  create table setup_codes (
    only_one boolean primary key default true check (only_one),
    code text not null
  );
`;

/** A person has one that counts, confirmed with a first code, and beside it one that is only begun (decision 053). */
const TWO_FACTORS = `
  create table two_factors (
    id uuid primary key,
    admin_user_id uuid references admin_users (id) on delete cascade,
    super_admin_id uuid references super_admins (id) on delete cascade,
    -- Base32, as authenticator apps read it.
    secret text not null,
    created_at timestamptz not null default now(),
    confirmed_at timestamptz,
    -- The period of the last code that was taken: no code works twice.
    last_period bigint not null default 0,
    check (num_nonnulls(admin_user_id, super_admin_id) = 1)
  );
  create unique index two_factors_admin_user on two_factors (admin_user_id, (confirmed_at is null));
  create unique index two_factors_super_admin on two_factors (super_admin_id, (confirmed_at is null));

  create table recovery_codes (
    code_hash bytea primary key check (octet_length(code_hash) = 32),
    two_factor_id uuid not null references two_factors (id) on delete cascade
  );
  create index recovery_codes_two_factor on recovery_codes (two_factor_id);
`;

/** Who is counted and which browsers are known is stored as hashes, so these tables name nobody (decision 021). */
const SESSIONS = `
  -- A session belongs to exactly one person of one kind.
  create table sessions (
    token_hash bytea primary key check (octet_length(token_hash) = 32),
    customer_id uuid references customers (id) on delete cascade,
    admin_user_id uuid references admin_users (id) on delete cascade,
    super_admin_id uuid references super_admins (id) on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    check (num_nonnulls(customer_id, admin_user_id, super_admin_id) = 1)
  );
  create index sessions_customer on sessions (customer_id) where customer_id is not null;
  create index sessions_admin_user on sessions (admin_user_id) where admin_user_id is not null;
  create index sessions_super_admin on sessions (super_admin_id) where super_admin_id is not null;
  create index sessions_expiry on sessions (expires_at);

  -- Tries of one account or from one address.
  create table attempts (
    subject_hash bytea primary key check (octet_length(subject_hash) = 32),
    count integer not null check (count >= 0),
    ends_at timestamptz not null
  );
  create index attempts_end on attempts (ends_at);

  -- The browsers that an account was signed in with: the wrong guesses of strangers don't keep them out.
  create table known_devices (
    token_hash bytea not null check (octet_length(token_hash) = 32),
    account_hash bytea not null check (octet_length(account_hash) = 32),
    expires_at timestamptz not null,
    primary key (token_hash, account_hash)
  );
  create index known_devices_expiry on known_devices (expires_at);
`;

export const ACCOUNTS = CUSTOMERS + STAFF + TWO_FACTORS + SESSIONS;
