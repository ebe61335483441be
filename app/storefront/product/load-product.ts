import { findProduct, listRelatedProducts } from '../../../shop/catalogue/queries.ts';
import type { Product, ProductCard } from '../../../shop/catalogue/responses.ts';
import { listReviews } from '../../../shop/catalogue/reviews/queries.ts';
import type { Review } from '../../../shop/catalogue/reviews/responses.ts';
import { REVIEWS_PAGE_SIZE } from '../../../shop/catalogue/reviews/rules.ts';
import type { Shop } from '../../../shop/shop.ts';
import { toCard } from '../to-card.ts';

export interface ProductPageData {
  product: Product;
  /** The newest, up to the page of them that the address asks for. */
  reviews: Review[];
  /** Which page that is, from 1. */
  reviewsPage: number;
  related: ProductCard[];
}

/** Everything the page of a product shows; null when there is no such product. */
export async function loadProduct(
  db: Shop['database'],
  id: string,
  reviewsPage: number,
): Promise<ProductPageData | null> {
  const product = await findProduct(db, id);
  if (!product) return null;
  const [reviews, related] = await Promise.all([
    listReviews(db, id, { limit: reviewsPage * REVIEWS_PAGE_SIZE }),
    listRelatedProducts(db, product),
  ]);
  return { product, reviews, reviewsPage, related: related.map(toCard) };
}
