/** The screens of the stock room. */
export const STOCK_SCREEN = '/dashboard/stock';
export const GOODS_IN_SCREEN = '/dashboard/goods-in';
export const STOCK_TAKE_SCREEN = '/dashboard/stock-take';

/** A product's stock and its movements. */
export const productStockScreen = (id: string) => `${STOCK_SCREEN}/${id}`;

/** Units with their sign, as a ledger has them: `+24`, `−3`, `0`. */
export function signedUnits(units: number): string {
  const digits = Math.abs(units).toLocaleString('en-US');
  if (units === 0) return digits;
  return `${units > 0 ? '+' : '−'}${digits}`;
}
