import { findProduct, listRelatedProducts } from '../../../shop/catalogue/queries.ts';
import type { Product, ProductCard } from '../../../shop/catalogue/types.ts';
import { listReviews } from '../../../shop/reviews/queries.ts';
import type { Review } from '../../../shop/reviews/types.ts';
import type { Shop } from '../../../shop/shop.ts';
import { toCard } from '../to-card.ts';

export interface ProductPageData {
  product: Product;
  reviews: Review[];
  related: ProductCard[];
}

/** Everything the page of a product shows; null when there is no such product. */
export async function loadProduct(db: Shop['database'], id: string): Promise<ProductPageData | null> {
  const product = await findProduct(db, id);
  if (!product) return null;
  const [reviews, related] = await Promise.all([listReviews(db, id), listRelatedProducts(db, product)]);
  return { product, reviews, related: related.map(toCard) };
}
