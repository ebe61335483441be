/**
 * What one unit of a product costs after its discount, in whole rupees: the list price less the discount, rounded
 * down. Worked out for the tests alone, so that a mistake in the shop's own rule is not made here as well.
 */
export function expectedLinePrice({ price, discount }: { price: number; discount: number }): number {
  const paisa = Math.round(price * 100);
  const basisPoints = Math.round(discount * 100);
  return Math.floor((paisa * (10_000 - basisPoints)) / 1_000_000);
}

/** The same of a row of the table. */
export function expectedLinePriceOf(row: { price_paisa: number; discount_basis_points: number }): number {
  return expectedLinePrice({ price: row.price_paisa / 100, discount: row.discount_basis_points / 100 });
}

/** An amount of rupees as pages show it. */
export const rupees = (amount: number): string => `Rs. ${amount.toLocaleString('en-US')}`;
