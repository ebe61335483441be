/** Which kinds of mails there are is said once, in shop/notifications/rules.ts. */
const MAILS = `
  create table contact_messages (
    id uuid primary key,
    created_at timestamptz not null default now(),
    name text not null,
    email text not null,
    mobile text,
    message text not null
  );
  create index contact_messages_newest on contact_messages (created_at desc, id);

  -- The mails that wait to be sent (decision 022).
  create table outbox (
    id bigint generated always as identity primary key,
    kind text not null check (kind <> ''),
    -- Of the customer, the contact message, the order or the member of staff that the mail is about.
    subject_id uuid not null,
    created_at timestamptz not null default now(),
    due_at timestamptz not null default now(),
    attempts smallint not null default 0,
    -- The address that the mail goes to, where it is no longer, or not, found through the subject.
    recipient text
  );
  create index outbox_due on outbox (due_at, id);

  -- What an address was sent in the last hour (decision 053).
  create table sent_mails (
    id bigint generated always as identity primary key,
    recipient_hash bytea not null check (octet_length(recipient_hash) = 32),
    kind text not null,
    sent_at timestamptz not null default now()
  );
  create index sent_mails_recipient on sent_mails (recipient_hash, sent_at);
  create index sent_mails_sent on sent_mails (sent_at);
`;

const AUDIT_LOG = `
  -- The names are as they were then: the log stays readable when people and products are gone.
  create table audit_log (
    id bigint generated always as identity primary key,
    created_at timestamptz not null default clock_timestamp(),
    -- The shop itself acts too, without an account.
    actor_kind text not null check (actor_kind in ('admin', 'super-admin', 'shop')),
    actor_id uuid not null,
    actor_name text not null,
    action text not null,
    subject_kind text not null,
    subject_id text not null,
    subject_name text not null,
    -- The changed fields. json and not jsonb: they stay in the order in which they are read.
    before json,
    after json
  );
  create index audit_log_newest on audit_log (created_at desc, id desc);
  create index audit_log_actor on audit_log (actor_id, created_at desc, id desc);
  create index audit_log_kind on audit_log (subject_kind, created_at desc, id desc);
  create index audit_log_subject on audit_log (subject_kind, subject_id, id desc);
  create index audit_log_subject_name on audit_log using gin (lower(subject_name) gin_trgm_ops);
`;

export const RECORDS = MAILS + AUDIT_LOG;
