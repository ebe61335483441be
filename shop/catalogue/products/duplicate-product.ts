import type { Database } from '../../../database/connect.ts';
import { type Result, success } from '../../errors.ts';
import { copyProductPhotos, removeProductPhotos } from '../../media/product-photos.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { addVariants } from '../variants/add-variants.ts';
import { findStaffVariants } from '../variants/queries.ts';
import { variantName } from '../variants/rules.ts';
import { noSuchProduct } from './failures.ts';
import { insertProducts } from './insert-products.ts';
import { readProductRows } from './lock-product.ts';
import { findStaffProduct } from './queries.ts';
import type { StaffProduct } from './responses.ts';
import { LONGEST_NAME } from './rules.ts';

const COPY = ' (copy)';

/**
 * Makes a draft like a product (R546), with variants like those of the product: without stock, codes and reviews, and with
 * pictures of its own, so that neither takes those of the other away.
 * @returns the draft; NOT_FOUND
 */
export async function duplicateProduct(
  db: Database,
  dataDir: string,
  principal: NamedPrincipal,
  id: string,
): Promise<Result<StaffProduct>> {
  const { product, variants } = await readWithVariants(db, id);
  if (!product) return noSuchProduct();
  const copies = await copyProductPhotos(dataDir, product.photos);
  const photos = [...copies.values()];
  const { id: _id, version: _version, ...fields } = product;
  let draftId: string | undefined;
  try {
    const name = nameOfCopy(product.name, variants);
    const title = product.title === product.name ? name : product.title;
    const withoutStock = { quantity: 0, sku: null, barcode: null };
    const copy = { ...fields, ...withoutStock, name, title, photos, status: 'draft' as const };
    const ofCopy = variants.map((variant) => ({
      ...variant,
      ...withoutStock,
      photo: copies.get(variant.photo ?? '') ?? null,
    }));
    [draftId] = await db.transaction().execute(async (transaction) => {
      const ids = await insertProducts(transaction, principal, 'duplicated the product', [copy]);
      for (const id of ids) await addVariants(transaction, principal, { ...copy, id }, ofCopy);
      return ids;
    });
  } finally {
    if (draftId === undefined)
      await removeProductPhotos(
        dataDir,
        photos.filter((photo) => !copies.has(photo)),
      );
  }
  const draft = draftId === undefined ? null : await findStaffProduct(db, draftId);
  return draft ? success(draft) : noSuchProduct();
}

/** Both of one moment, so that who changes the options meanwhile does not make a draft of two states. */
function readWithVariants(db: Database, id: string) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const product = (await readProductRows(transaction, [id])).get(id);
      return { product, variants: (await findStaffVariants(transaction, id))?.variants ?? [] };
    });
}

/** The name as far as the longest of the variants' names has room for it. */
function nameOfCopy(name: string, variants: readonly { values: readonly string[] }[]): string {
  const values = Math.max(0, ...variants.map((variant) => variantName('', variant.values).length));
  return `${[...name].slice(0, LONGEST_NAME - COPY.length - values).join('')}${COPY}`;
}
