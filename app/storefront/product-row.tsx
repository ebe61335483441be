import type { ProductCard as Product } from '../../shop/catalogue/products/responses.ts';
import { ProductCard } from './product-card.tsx';
import { RowCarousel } from './row-carousel.tsx';

interface ProductRowProps {
  /** The heading of what it shows. */
  label: string;
  products: readonly Product[];
  linkSoldOut?: boolean;
}

/** Products of a section. One row, so that a page of many sections stays short. */
export function ProductRow({ label, products, linkSoldOut = true }: ProductRowProps) {
  return (
    <RowCarousel
      className="auto-cols-[45%] gap-3 sm:auto-cols-[30%] md:auto-cols-[23%] lg:auto-cols-[calc((100%-4rem)/5)] lg:gap-4 xl:auto-cols-[calc((100%-5rem)/6)]"
      label={label}
    >
      {products.map((product) => (
        <li key={product._id} className="min-w-0 snap-start">
          <ProductCard product={product} linkSoldOut={linkSoldOut} />
        </li>
      ))}
    </RowCarousel>
  );
}
