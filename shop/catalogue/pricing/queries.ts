import { sql } from 'kysely';

/** `linePricePaisa` in SQL, in whole rupees (R66), for sorting and filtering. A test holds the two together. */
export const linePriceRupees = sql<number>`(
  products.price_paisa::bigint * (10000 - products.discount_basis_points) / 1000000
)`;
