import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/connect.ts';
import { findUsed } from '../../media/remove-orphaned-photos.ts';
import { type NamedPrincipal, staffIdOf } from '../../principal.ts';
import type { ProductChange } from '../products/write-products.ts';
import { differingParts } from './parts.ts';
import { UNDO_DAYS } from './rules.ts';

/** Only one import or undo stores at a time. */
export const IMPORTS_TURN = 'product imports';

/** Begins to remember an import. @param fileName as the browser named it */
export async function beginImport(
  transaction: Transaction,
  id: string,
  fileName: string,
  principal: NamedPrincipal,
): Promise<void> {
  await transaction
    .insertInto('product_imports')
    .values({
      id,
      file_name: fileName,
      created_count: 0,
      changed_count: 0,
      imported_by: principal.name,
      imported_by_id: staffIdOf(principal),
    })
    .execute();
}

/** When products came back last before this moment, by id: an undo sets it back. As text, with its microseconds. */
export async function readRestocked(
  transaction: Transaction,
  changed: readonly ProductChange[],
): Promise<ReadonlyMap<string, string | null>> {
  const { rows } = await sql<{ id: string; restocked_at: string | null }>`
    select id, restocked_at::text from products where id = any(${changed.map(({ product }) => product.id)}::uuid[])
  `.execute(transaction);
  return new Map(rows.map(({ id, restocked_at }) => [id, restocked_at]));
}

/** Remembers what a batch of an import stored, once it is stored. @param restocked of before */
export async function rememberBatch(
  transaction: Transaction,
  importId: string,
  created: readonly string[],
  changed: readonly ProductChange[],
  restocked: ReadonlyMap<string, string | null>,
): Promise<void> {
  const rows = [
    ...created.map((id) => ({ id, version_before: null, restocked_at: null, before: null, after: null })),
    ...changed.map(({ product, after }) => ({
      id: product.id,
      version_before: product.version,
      restocked_at: restocked.get(product.id) ?? null,
      ...differingParts(product, after),
    })),
  ];
  await sql`
    insert into product_import_changes
      (import_id, product_id, version_before, version_after, restocked_at, movement_id, before, after)
    select ${importId}::uuid, products.id, change.version_before, products.version, change.restocked_at,
      (select max(movement.id) from stock_movements movement where movement.product_id = products.id),
      nullif(change.before, 'null'), nullif(change.after, 'null')
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as change (id uuid, version_before integer, restocked_at timestamptz, before jsonb, after jsonb)
    join products on products.id = change.id
  `.execute(transaction);
}

/** Ends an import that is remembered. */
export async function endImport(
  transaction: Transaction,
  id: string,
  { created, changed }: { created: number; changed: number },
): Promise<void> {
  await transaction
    .updateTable('product_imports')
    .set({ created_count: created, changed_count: changed })
    .where('id', '=', id)
    .execute();
}

/** Forgets how old imports are undone. @returns the pictures that were waiting for it, and that nobody needs any more */
export async function forgetImports(db: Database): Promise<string[]> {
  const forgotten = await db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ id: string }>`
      update product_imports set forgotten_at = now()
      where forgotten_at is null and imported_at <= now() - make_interval(days => ${UNDO_DAYS})
      returning id
    `.execute(transaction);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return [];
    const { rows: photos } = await sql<{ photo: string }>`
      with gone as (delete from product_import_changes where import_id = any(${ids}::uuid[]) returning before)
      select distinct photo from gone, jsonb_array_elements_text(before -> 'photos') as photo where before ? 'photos'
    `.execute(transaction);
    return photos.map(({ photo }) => photo);
  });
  if (forgotten.length === 0) return [];
  const used = await findUsed(db, forgotten);
  return forgotten.filter((photo) => !used.has(photo));
}
