import type { ProductCard as Product } from '../../../shop/catalogue/responses.ts';
import { isInStock } from '../../../shop/catalogue/stock/rules.ts';
import { ProductCard } from '../product-card.tsx';

/** The related products of what is sold out, right below the button that cannot be pressed; what is in stock first. */
export function InsteadOfIt({ products }: { products: readonly Product[] }) {
  if (products.length === 0) return null;
  const [there, gone] = [true, false].map((wanted) =>
    products.filter(({ quantity }) => isInStock(quantity) === wanted),
  );
  return (
    <section aria-labelledby="related">
      <h2 id="related" className="mb-3 text-xl font-bold tracking-tight">
        Related Products
      </h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-2 xl:grid-cols-3">
        {[...(there ?? []), ...(gone ?? [])].map((product) => (
          <li key={product._id} className="min-w-0">
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
