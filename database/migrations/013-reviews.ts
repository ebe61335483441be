import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * One review of a mobile number and product is shown (decision 054). Of those that were written before, the newest
 * stays; the others are hidden with the reason, and a Shop Manager can show one of them in its place.
 */
export const migration: Migration = { up };

async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [REPLACED, OLDER_ONES, ONE_SHOWN]) {
    await sql.raw(statement).execute(db);
  }
}

const REPLACED = `
  alter table reviews
    -- The review of the same mobile number that is, or was, shown instead.
    add column replaced_by uuid references reviews (id) on delete set null,
    add check (replaced_by is null or hidden_at is not null);
  create index reviews_replaced_by on reviews (replaced_by) where replaced_by is not null;
  -- How much a mobile number wrote of late.
  create index reviews_mobile on reviews (mobile, created_at desc);
`;

const OLDER_ONES = `
  update reviews set hidden_at = now(), hidden_reason = 'Replaced by a newer review of the same mobile number.',
    replaced_by = newest.id
  from (
    select id, product_id, mobile,
      row_number() over (partition by product_id, mobile order by created_at desc, id) as place
    from reviews where hidden_at is null
  ) as newest
  where newest.place = 1 and newest.product_id = reviews.product_id and newest.mobile = reviews.mobile
    and newest.id <> reviews.id and reviews.hidden_at is null;
`;

const ONE_SHOWN = `
  create unique index reviews_one_shown on reviews (product_id, mobile) where hidden_at is null;
`;
