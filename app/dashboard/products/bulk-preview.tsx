import { linePrice } from '../../../shop/catalogue/pricing/rules.ts';
import type { StaffProduct } from '../../../shop/catalogue/products/responses.ts';
import type { Category } from '../../../shop/catalogue/responses.ts';
import { formatRupees } from '../../../shop/money.ts';
import type { Wanted } from './bulk-change.ts';
import { categoryPathName } from './category-path.ts';

interface BulkPreviewProps {
  products: readonly StaffProduct[];
  categories: readonly Category[];
  /** Null while it is not complete. */
  wanted: Wanted | null;
}

/** What each product is now and what it will be. */
export function BulkPreview({ products, categories, wanted }: BulkPreviewProps) {
  return (
    <section
      aria-label="Preview"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard.
      tabIndex={0}
      className="max-h-64 overflow-auto rounded-control border border-line"
    >
      <table className="w-full text-left text-sm text-ink">
        <thead className="sticky top-0 bg-mist text-xs text-ink-soft">
          <tr>
            <th scope="col" className="px-3 py-1.5 font-semibold">
              Product
            </th>
            <th scope="col" className="px-3 py-1.5 font-semibold">
              Now
            </th>
            <th scope="col" className="px-3 py-1.5 font-semibold">
              Then
            </th>
          </tr>
        </thead>
        <tbody>
          {products.map((product) => (
            <tr key={product._id} className="border-t border-line">
              <td className="px-3 py-1.5">{product.name}</td>
              <td className="px-3 py-1.5 text-ink-soft">{describeNow(product, wanted)}</td>
              <td className="px-3 py-1.5 font-semibold">{describeThen(product, wanted, categories)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function describeNow(product: StaffProduct, wanted: Wanted | null): string {
  if (wanted && 'category' in wanted) return categoryPathName(product.categoryName, product.subcategory);
  return priceName(product.price, product.discount);
}

function describeThen(
  { price }: StaffProduct,
  wanted: Wanted | null,
  categories: readonly Category[],
): string {
  if (!wanted) return '–';
  if ('discount' in wanted) return priceName(price, wanted.discount);
  const name = categories.find(({ _id }) => _id === wanted.category)?.name ?? '';
  return categoryPathName(name, wanted.subcategory);
}

function priceName(price: number, discount: number): string {
  return `${formatRupees(linePrice({ price, discount }))}${discount > 0 ? ` (−${discount} %)` : ''}`;
}
