import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The texts of pages and posts are the owner's, by version (decision 122). */
export const migration: Migration = { up };

/* A page that a new shop begins with has a row only once somebody has worked on it. */
const PAGES = `
  create table pages (
    -- The name of a page that a new shop begins with, or a uuid.
    id text primary key,
    kind text not null check (kind in ('about', 'faq', 'return-policy', 'blogs', 'page', 'post')),
    -- The last part of the address of a page or a post, as it is shown; null where it is shown nowhere.
    slug text,
    -- Goes up with each change, so that of two people the slower one is told.
    version int not null check (version > 0),
    -- Which version shoppers see: 0 is what a new shop has, null that they see none.
    published int check (published >= 0),
    draft json,
    draft_by text,
    is_deleted boolean not null default false,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    check ((draft is null) = (draft_by is null)),
    check (not is_deleted or published is null)
  );
  create unique index pages_slug on pages (kind, slug) where slug is not null;

  create table page_versions (
    page_id text not null references pages (id) on delete cascade,
    number int not null check (number > 0),
    state json not null,
    -- Which earlier version it brought back; 0 is what a new shop has.
    restores int check (restores >= 0 and restores < number),
    actor text not null,
    actor_id text not null,
    created_at timestamptz not null default now(),
    primary key (page_id, number)
  );

  -- What somebody looks at before it is published. Who knows the token sees it, until it ends.
  create table page_previews (
    token_hash bytea primary key,
    page_id text not null,
    state json not null,
    ends_at timestamptz not null
  );
  create index page_previews_ends on page_previews (ends_at);

  create trigger page_changes_pages after insert or delete or truncate on pages
    execute function notice_of_everything();
  create trigger page_changes_published after update on pages for each row
    when ((old.published, old.is_deleted, old.slug) is distinct from (new.published, new.is_deleted, new.slug))
    execute function notice_of_everything();
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(PAGES).execute(db);
}
