import { z } from '../../zod.ts';
import { LISTING_SORTS } from './rules.ts';

const parameter = (description: string) => z.string().optional().meta({ description });

/** The query of GET /api/v1/products, as in the address of a listing: what cannot be read counts as not given. */
export const listProductsSchema = z.object({
  page: parameter('From 1; past the end, the last'),
  limit: parameter('Products on a page, 1 to 100; 24 when not given'),
  sort: parameter(`${LISTING_SORTS.join(', ')}; the first when not given`),
  priceFrom: parameter('Rupees, of the price after discount'),
  priceTo: parameter('Rupees, of the price after discount'),
  inStock: parameter('1 for what is in stock'),
  discounted: parameter('1 for what has a discount'),
  ratingFrom: parameter('Least average of its reviews, 1 to 5'),
  category: parameter('Id or name of a category'),
  subcategory: parameter('Name of a subcategory'),
});
