import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';
import { cutPage, keyOf, momentOf } from '../../key-paging.ts';
import type { PageKey } from '../../page-key.ts';
import type { ImportsPage } from './responses.ts';

const PAGE_SIZE = 20;

/** The imports that changed something, newest first. @param after where the page begins */
export async function listImports(db: Database, after: PageKey | undefined): Promise<ImportsPage> {
  const found = await db
    .selectFrom('product_imports')
    .selectAll()
    .select(keyOf(sql`imported_at`, sql`id`).as('key'))
    .$if(after !== undefined, (query) =>
      query.where(
        after
          ? sql<boolean>`(imported_at, id) < (${momentOf(after)}, ${after.id}::uuid)`
          : sql<boolean>`true`,
      ),
    )
    .orderBy('imported_at', 'desc')
    .orderBy('id', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const { rows, next } = cutPage(found, PAGE_SIZE);
  return {
    imports: rows.map((row) => ({
      _id: row.id,
      fileName: row.file_name,
      at: row.imported_at.toISOString(),
      by: row.imported_by,
      created: row.created_count,
      changed: row.changed_count,
      canBeUndone: row.undone_at === null && row.forgotten_at === null,
      undone:
        row.undone_at === null
          ? null
          : {
              at: row.undone_at.toISOString(),
              by: row.undone_by ?? '',
              removed: row.removed_count ?? 0,
              restored: row.restored_count ?? 0,
              kept: row.kept_count ?? 0,
            },
    })),
    next,
  };
}
