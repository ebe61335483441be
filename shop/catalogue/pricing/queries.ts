import { sql } from 'kysely';

/**
 * The line price of a row of `products`, in whole rupees (R66): `linePricePaisa` of rules.ts in
 * the whole numbers of PostgreSQL, for sorting and filtering. A test holds the two together.
 */
export const linePriceRupees = sql<number>`(
  products.price_paisa::bigint * (10000 - products.discount_basis_points) / 1000000
)`;
