import { mkdir, opendir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { photosFolder, removeProductPhotos } from './product-photos.ts';
import { PHOTO_FOLDER, readSentPhotoAddress } from './rules.ts';

const DAY_MS = 24 * 60 * 60_000;

const BATCH = 2000;

/** A crash leaves a few. More than this, or more than are in use, means that the database is another one. */
const MOST_ORPHANS = 100;

/** Removes staff's pictures of more than a day ago that no product, order, home page or text of a page names, after a crash. */
export async function removeOrphanedPhotos(
  db: Database,
  dataDir: string,
): Promise<{ removed: number; doubtful: number }> {
  const orphaned: string[] = [];
  let inUse = 0;
  for await (const files of oldFiles(photosFolder(dataDir))) {
    const used = await findUsed(db, files.map(addressOf));
    const unused = files.filter((file) => !used.has(addressOf(file)));
    inUse += used.size;
    orphaned.push(...unused);
  }
  // Too many to come from crashes: they stay.
  if (orphaned.length > MOST_ORPHANS || orphaned.length > inUse)
    return { removed: 0, doubtful: orphaned.length };
  for (const file of orphaned) {
    if (readSentPhotoAddress(addressOf(file))) await removeProductPhotos(dataDir, [addressOf(file)]);
    else await rm(path.join(photosFolder(dataDir), file), { force: true });
  }
  return { removed: orphaned.length, doubtful: 0 };
}

const addressOf = (file: string) => PHOTO_FOLDER + file;

/** The names of pictures, and of halves of them, that have been there for a day; a batch at a time. */
async function* oldFiles(folder: string): AsyncGenerator<string[]> {
  let batch: string[] = [];
  await mkdir(folder, { recursive: true });
  for await (const { name } of await opendir(folder)) {
    if (!readSentPhotoAddress(addressOf(name.replace(/\.part$/, '')))) continue;
    const file = await stat(path.join(folder, name)).catch(() => null);
    if (file && file.mtimeMs < Date.now() - DAY_MS) batch.push(name);
    if (batch.length === BATCH) {
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

/** How the texts of pages name a picture, in PostgreSQL's regular expressions. */
const SENT_PHOTO = `(${PHOTO_FOLDER}[0-9a-f-]{36}-[0-9]+x[0-9]+)`;

/** Which pictures a product, an order or a page shows, or the undo of an import would show again. */
export async function findUsed(db: Database, addresses: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ photo: string }>`
    select photo from products, unnest(photos) as photo where photo = any(${addresses}::text[])
    union
    select photo from deleted_products, unnest(photos) as photo where photo = any(${addresses}::text[])
    union
    select photo from order_lines where photo = any(${addresses}::text[])
    union
    select found[1] from (
      select state from home_pages
      union all select state from home_page_draft
      union all select state from home_page_previews
    ) as pages, regexp_matches(state::text, ${`${PHOTO_FOLDER}[^"]+`}, 'g') as found
    union
    select found[1] as photo
    from (select state::text as text from page_versions union all select draft::text from pages) as texts,
      regexp_matches(text, ${SENT_PHOTO}, 'g') as found
    where found[1] = any(${addresses}::text[])
    union
    select photo from product_import_changes, jsonb_array_elements_text(before -> 'photos') as photo
    where before ? 'photos' and photo = any(${addresses}::text[])
  `.execute(db);
  return new Set(rows.map(({ photo }) => photo));
}
