import { isInStock } from '../../../shop/catalogue/stock/rules.ts';
import { useLatestStock } from '../../cart/latest-stock.ts';

/** Over the picture of a product that is sold out. */
export function SoldOutLabel({ product }: { product: { _id: string; quantity: number } }) {
  if (isInStock(useLatestStock(product))) return null;
  return (
    <span className="absolute top-2.5 left-2.5 rounded-md bg-ink/85 px-2 py-1 text-xs font-semibold text-white">
      Out of Stock
    </span>
  );
}
