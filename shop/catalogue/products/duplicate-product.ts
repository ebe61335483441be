import type { Database } from '../../../database/connect.ts';
import { type Result, success } from '../../errors.ts';
import { copyProductPhotos, removeProductPhotos } from '../../media/product-photos.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { noSuchProduct } from './failures.ts';
import { insertProducts } from './insert-products.ts';
import { readProductRows } from './lock-product.ts';
import { findStaffProduct } from './queries.ts';
import type { StaffProduct } from './responses.ts';
import { LONGEST_NAME } from './rules.ts';

const COPY = ' (copy)';

/**
 * Makes a draft like a product (R546): without stock, codes and reviews, and with pictures of its own, so that neither takes
 * those of the other away.
 * @returns the draft; NOT_FOUND
 */
export async function duplicateProduct(
  db: Database,
  dataDir: string,
  principal: NamedPrincipal,
  id: string,
): Promise<Result<StaffProduct>> {
  const product = (await readProductRows(db, [id])).get(id);
  if (!product) return noSuchProduct();
  const photos = await copyProductPhotos(dataDir, product.photos);
  const { id: _id, version: _version, ...fields } = product;
  const copied: string[] = [];
  try {
    const name = `${[...product.name].slice(0, LONGEST_NAME - COPY.length).join('')}${COPY}`;
    const title = product.title === product.name ? name : product.title;
    const copy = {
      ...fields,
      name,
      title,
      photos,
      status: 'draft',
      quantity: 0,
      sku: null,
      barcode: null,
    } as const;
    copied.push(
      ...(await db
        .transaction()
        .execute((transaction) => insertProducts(transaction, principal, 'duplicated the product', [copy]))),
    );
  } finally {
    if (copied.length === 0)
      await removeProductPhotos(
        dataDir,
        photos.filter((photo) => !product.photos.includes(photo)),
      );
  }
  const draft = await findStaffProduct(db, copied[0] ?? '');
  return draft ? success(draft) : noSuchProduct();
}
