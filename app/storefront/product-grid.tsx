import { useRef } from 'react';
import type { ProductCard as Product } from '../../shop/catalogue/products/responses.ts';
import { useNearPictures } from './near-pictures.ts';
import { ProductCard } from './product-card.tsx';

interface ProductGridProps {
  products: readonly Product[];
  /** How many of the first cards are seen at once, and load their photos without waiting. */
  eager?: number;
  /** Classes of the columns; two on a phone and up to six on a wide screen unless given. */
  columns?: string;
}

/** Products in rows. */
export function ProductGrid({
  products,
  eager = 0,
  columns = 'sm:grid-cols-3 md:grid-cols-4 lg:gap-4 xl:grid-cols-6',
}: ProductGridProps) {
  const list = useRef<HTMLUListElement>(null);
  useNearPictures(list, products);
  return (
    <ul ref={list} className={`grid grid-cols-2 gap-3 ${columns}`}>
      {products.map((product, index) => (
        <li key={product._id} className="min-w-0">
          <ProductCard product={product} eager={index < eager} />
        </li>
      ))}
    </ul>
  );
}
