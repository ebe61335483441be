import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Imports of products, with what undoes them (decision 120). */
export const migration: Migration = { up };

/*
 * What an import changed of each product, for 90 days. No reference to products: what staff delete meanwhile stays known.
 * `before` and `after` have the columns that it changed and no others; both are null for a product that it created.
 */
const IMPORTS = `
  create table product_imports (
    id uuid primary key,
    file_name text not null,
    created_count integer not null check (created_count >= 0),
    changed_count integer not null check (changed_count >= 0),
    imported_by text not null,
    imported_by_id uuid,
    imported_at timestamptz not null default now(),
    undone_by text,
    undone_at timestamptz,
    removed_count integer,
    restored_count integer,
    kept_count integer,
    -- When what undoes it was removed.
    forgotten_at timestamptz,
    check ((undone_at is null) = (undone_by is null)),
    check ((undone_at is null) = (kept_count is null))
  );
  create index product_imports_newest on product_imports (imported_at desc, id desc);
  create index product_imports_kept on product_imports (imported_at) where forgotten_at is null;

  create table product_import_changes (
    import_id uuid not null references product_imports (id) on delete cascade,
    product_id uuid not null,
    version_before integer,
    version_after integer not null,
    restocked_at timestamptz,
    -- The last movement of its stock when the import was over.
    movement_id bigint,
    before jsonb,
    after jsonb,
    primary key (import_id, product_id),
    check ((before is null) = (after is null)),
    check ((before is null) = (version_before is null))
  );
  -- Pictures that an import took away stay until it is forgotten.
  create index product_import_changes_photos on product_import_changes (import_id) where before ? 'photos';
`;

/*
 * An undo gives a product the version back that it had, so that a file or a form from before the import is as good as it was.
 * A form that was opened in between must not pass for a later one: the next version is above every version there was.
 */
const VERSIONS = `
  alter table products add column highest_version integer check (highest_version > version);
  create function skip_undone_versions() returns trigger language plpgsql as $$
  begin
    new.version := greatest(new.version, old.highest_version + 1);
    new.highest_version := null;
    return new;
  end $$;
  create trigger skip_undone_versions before update of version on products for each row when (
    old.highest_version is not null and new.version > old.version
  ) execute function skip_undone_versions();
`;

async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(IMPORTS + VERSIONS).execute(db);
}
