import type { ProductCard as Product } from '../../shop/catalogue/responses.ts';
import { ProductCard } from './product-card.tsx';

interface ProductGridProps {
  products: readonly Product[];
  /** How many of the first cards are seen at once, and load their photos without waiting. */
  eager?: number;
}

/** Products in rows, two on a phone and up to six on a wide screen. */
export function ProductGrid({ products, eager = 0 }: ProductGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 lg:gap-4 xl:grid-cols-6">
      {products.map((product, index) => (
        <li key={product._id} className="min-w-0">
          <ProductCard product={product} eager={index < eager} />
        </li>
      ))}
    </ul>
  );
}
