import { sql } from 'kysely';

/**
 * What one unit of a row of `products` costs after its discount, in whole rupees: `linePricePaisa` of rules.ts in
 * the whole numbers of PostgreSQL, for sorting and filtering. A test holds the two together.
 */
export const linePriceRupees = sql<number>`(
  products.price_paisa::bigint * (10000 - products.discount_basis_points) / 1000000
)`;
