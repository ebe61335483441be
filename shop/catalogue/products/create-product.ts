import type { Database, Transaction } from '../../../database/connect.ts';
import { type Result, success } from '../../errors.ts';
import { toPaisa } from '../../money.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { findFurtherPlaces, findPaths } from '../categories/find-category-path.ts';
import { besidesOwn } from '../categories/rules.ts';
import { toBasisPoints } from '../pricing/rules.ts';
import { addVariants, refuseVariants } from '../variants/add-variants.ts';
import { refuseTakenCodes } from '../variants/refuse-taken-codes.ts';
import type { NewOptions } from '../variants/schemas.ts';
import { refuseTakenCode } from './failures.ts';
import { insertProducts } from './insert-products.ts';
import type { ProductFields } from './product-row.ts';
import { readProduct } from './queries.ts';
import type { Product } from './responses.ts';
import { toMillimetres } from './rules.ts';
import type { CreateProduct } from './schemas.ts';

/** Of a variant whose picture is none of the product's; no picture has this address. */
const NO_PICTURE = '';

/**
 * Creates a product in its category, and in the menus beside a section.
 * @param product price in rupees, discount in percent, photos as stored addresses; with options, all its variants (R627)
 * @param principal null for the demo catalogue
 * @returns the product; NOT_FOUND for an unknown category, INVALID_INPUT for another place that cannot be,
 *   NAME_TAKEN for a SKU or a barcode of another product
 */
export async function createProduct(
  db: Database,
  { options = [], variants = [], ...product }: CreateProduct & Partial<NewOptions>,
  principal: NamedPrincipal | null = null,
): Promise<Result<Product>> {
  const sent = variants.map(({ photo: place, ...variant }) => ({
    ...variant,
    photo: place === null ? null : (product.photos[place] ?? NO_PICTURE),
  }));
  const refused = refuseVariants(product, sent);
  if (refused) return refused;
  return refuseTakenCode(() =>
    db.transaction().execute(async (transaction) => {
      const fields = await fileProduct(transaction, product);
      if (!fields.ok) return fields;
      const taken = await refuseTakenCodes(transaction, sent, []);
      if (taken) return taken;
      const parent = { ...fields.value, options };
      const [id = ''] = await insertProducts(transaction, principal, 'created the product', [parent]);
      await addVariants(transaction, principal, { ...parent, id }, sent);
      return success(await readProduct(transaction, id));
    }),
  );
}

/** Finds and locks where a new product is filed and shown. @returns it as it is stored, or what `createProduct` returns */
export async function fileProduct(
  transaction: Transaction,
  product: CreateProduct,
): Promise<Result<ProductFields>> {
  const paths = await findPaths(transaction, undefined, product);
  if (!paths.ok) return paths;
  const places = await findFurtherPlaces(transaction, product.alsoIn);
  if (!places.ok) return places;
  return success({
    ...paths.value,
    name: product.name,
    title: product.title || product.name,
    description: product.description,
    price_paisa: toPaisa(product.price),
    own_discount_basis_points: toBasisPoints(product.discount),
    quantity: product.quantity,
    shipping: product.shipping,
    photos: product.photos,
    sku: product.sku,
    barcode: product.barcode,
    status: product.status,
    brand: product.brand,
    weight_grams: product.weightGrams,
    length_mm: toMillimetres(product.lengthCm),
    width_mm: toMillimetres(product.widthCm),
    height_mm: toMillimetres(product.heightCm),
    also_in: besidesOwn(places.value, paths.value),
    // Variants come with the file of products, or from their product.
    variant_of: null,
    options: [],
    option_values: [],
  });
}
