import type { Product } from '../../../../shop/catalogue/products/responses.ts';
import type { Variant } from '../../../../shop/catalogue/variants/responses.ts';
import { variantName } from '../../../../shop/catalogue/variants/rules.ts';

/** The pictures of a variant: its own first, then those of its product, as the database has them. */
export function photosOfVariant({ photos }: Pick<Product, 'photos'>, { photo }: Variant): string[] {
  return photo === null ? photos : [photo, ...photos.filter((other) => other !== photo)];
}

/** A variant as the product that is sold: what it has of its own, and what it shares. */
export function showVariant({ variants: _, ...product }: Product, variant: Variant): Product {
  const { _id, price, discount, quantity } = variant;
  const name = variantName(product.name, variant.values);
  return { ...product, _id, name, price, discount, quantity, photos: photosOfVariant(product, variant) };
}
