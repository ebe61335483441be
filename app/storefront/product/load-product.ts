import { lastDay } from '../../../shop/catalogue/discounts/rules.ts';
import { findProductPage, listRelatedProducts } from '../../../shop/catalogue/products/queries.ts';
import { listReviews } from '../../../shop/catalogue/reviews/queries.ts';
import { REVIEWS_PAGE_SIZE } from '../../../shop/catalogue/reviews/rules.ts';
import { listQuestions } from '../../../shop/customers/questions/queries.ts';
import type { Shop } from '../../../shop/shop.ts';
import { toCard } from '../to-card.ts';

export type ProductPageData = NonNullable<Awaited<ReturnType<typeof loadProduct>>>;

/**
 * Null when there is no such product. One that is archived has no units, whatever lies on its shelf: nobody can buy it.
 * @param reviewsPage from 1; the newest reviews come up to this page of them
 */
export async function loadProduct(db: Shop['database'], id: string, reviewsPage: number) {
  const found = await findProductPage(db, id);
  if (!found) return null;
  const { status } = found;
  const product = status === 'archived' ? { ...found.product, quantity: 0 } : found.product;
  const [reviews, questions, related] = await Promise.all([
    listReviews(db, id, { limit: reviewsPage * REVIEWS_PAGE_SIZE }),
    listQuestions(db, id),
    listRelatedProducts(db, product),
  ]);
  // In words from here: a browser would need the calendar's names for it.
  const until = product.discountEndsAt && `Price until ${lastDay(product.discountEndsAt)}`;
  const isSold = status !== 'archived';
  return {
    isListed: status === 'published',
    isSold,
    soldOut: isSold ? 'Out of Stock' : 'No longer sold',
    product,
    until,
    reviews,
    reviewsPage,
    questions,
    related: related.map(toCard),
  };
}
