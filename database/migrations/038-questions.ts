import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What shoppers ask about a product, and what the shop answers (decision 124). */
export const migration: Migration = { up };

const QUESTIONS = `
  create table questions (
    id uuid primary key,
    product_id uuid not null references products (id) on delete cascade,
    created_at timestamptz not null default now(),
    name text not null check (name <> ''),
    -- Told once when it is answered; only staff see it.
    email text,
    question text not null check (question <> ''),
    answer text check (answer <> ''),
    answered_at timestamptz,
    -- Name of the member of staff as it was then; shoppers never see it.
    answered_by text,
    -- Since when it is not shown, answered or not.
    declined_at timestamptz,
    version integer not null default 1,
    check (num_nonnulls(answer, answered_at, answered_by) in (0, 3))
  );
  create index questions_shown on questions (product_id, answered_at desc, id)
    where answered_at is not null and declined_at is null;
  create index questions_waiting on questions (created_at desc, id desc)
    where answered_at is null and declined_at is null;
  create index questions_newest on questions (created_at desc, id desc);
  create index questions_email on questions (lower(email)) where email is not null;
`;

/** A question that waits is on no page. */
const NOTICES = `
  create trigger page_changes_question after update of answer, declined_at or delete on questions
    for each row execute function notice_of_review();
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(QUESTIONS + NOTICES).execute(db);
}
