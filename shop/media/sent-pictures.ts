import { mkdir, opendir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { PHOTO_FOLDER, readPictureAddress } from './rules.ts';

/** Where the pictures are that people sent. All other pictures come with the shop or are drawn from these again. */
const FOLDERS = [PHOTO_FOLDER, '/media/reviews/'];

/** The file of a picture that people sent, by its address; null for any other address. */
export function sentPictureFile(dataDir: string, address: string): string | null {
  const picture = readPictureAddress(address);
  if (!picture || !FOLDERS.includes(`/media/${picture.folder}/`)) return null;
  return path.resolve(dataDir, 'media', picture.folder, picture.name);
}

/** The addresses of all pictures that people sent, in no order. Halves of pictures are not among them. */
export async function* listSentPictures(dataDir: string): AsyncGenerator<string> {
  for (const folder of FOLDERS) {
    const place = path.join(dataDir, folder);
    await mkdir(place, { recursive: true });
    for await (const file of await opendir(place)) {
      const address = folder + file.name;
      if (file.isFile() && !file.name.endsWith('.part') && readPictureAddress(address)) yield address;
    }
  }
}

/** The addresses of pictures that people sent and that a product, an order or a review names, deleted ones that can come back among them. */
export async function listNamedPictures(db: Database): Promise<string[]> {
  const { rows } = await sql<{ address: string }>`
    select distinct address from (
      select unnest(photos) from products union all
      select photo from order_lines union all
      select image_url from reviews union all
      select unnest(photos) from deleted_products union all
      select review ->> 'image_url' from deleted_products, jsonb_array_elements(stored -> 'reviews') as review
    ) as named (address)
    where ${sql.join(
      FOLDERS.map((folder) => sql`starts_with(address, ${folder})`),
      sql` or `,
    )}
  `.execute(db);
  return rows.map(({ address }) => address);
}
