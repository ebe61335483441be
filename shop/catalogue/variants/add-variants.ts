import type { Transaction } from '../../../database/connect.ts';
import { fieldFailure } from '../../errors.ts';
import { toPaisa } from '../../money.ts';
import type { NamedPrincipal } from '../../principal.ts';
import { toBasisPoints } from '../pricing/rules.ts';
import { insertProducts } from '../products/insert-products.ts';
import type { ProductFields } from '../products/product-row.ts';
import { LONGEST_NAME } from '../products/rules.ts';
import { variantName } from './rules.ts';
import type { SentVariant } from './schemas.ts';

/** What is said of a variant, whether there is one already or not. */
type SaidOfVariant = Omit<SentVariant, '_id' | 'seenQuantity'>;

const FOREIGN_PHOTO = 'This picture is not one of the product.';

/** Refuses, by its field, what only shows beside the product itself: a picture of another, and too long a name. */
export function refuseVariants(
  { name, photos }: Pick<ProductFields, 'name' | 'photos'>,
  variants: readonly SaidOfVariant[],
) {
  for (const [index, { photo, values }] of variants.entries()) {
    if (photo !== null && !photos.includes(photo)) {
      return fieldFailure(`variants.${index}.photo`, FOREIGN_PHOTO);
    }
    if (variantName(name, values).length > LONGEST_NAME) {
      const message = `The product’s name with these values has at most ${LONGEST_NAME} characters.`;
      return fieldFailure(`variants.${index}.values`, message);
    }
  }
  return null;
}

/** Stores new variants of a product whose options have their values. @param principal null for the demo catalogue */
export async function addVariants(
  transaction: Transaction,
  principal: NamedPrincipal | null,
  product: ProductFields & { id: string; version?: number },
  variants: readonly SaidOfVariant[],
): Promise<void> {
  const { id, version: _version, ...shared } = product;
  const added = variants.map((said) => ({
    ...shared,
    options: [],
    ...amountsOf(said),
    ...codesOf(said),
    ...ofVariant(said),
    name: variantName(product.name, said.values),
    variant_of: id,
  }));
  await insertProducts(transaction, principal, 'created the product', added);
}

export const codesOf = ({ sku, barcode }: SaidOfVariant) => ({ sku, barcode });

export function amountsOf({ price, discount, quantity }: SaidOfVariant) {
  return { price_paisa: toPaisa(price), own_discount_basis_points: toBasisPoints(discount), quantity };
}

export function ofVariant({ values, photo, isOffered }: SaidOfVariant) {
  return { option_values: values, own_photo: photo, is_offered: isOffered };
}
