import { useId, useState } from 'react';
import type { Category } from '../../../shop/catalogue/categories/responses.ts';
import { linePrice } from '../../../shop/catalogue/pricing/rules.ts';
import type { StaffProduct } from '../../../shop/catalogue/products/responses.ts';
import type { ProductStatus } from '../../../shop/catalogue/products/rules.ts';
import { type BulkChange, productFields } from '../../../shop/catalogue/products/schemas.ts';
import { numberText } from '../../../shop/fields/numbers/schemas.ts';
import { formatRupees } from '../../../shop/money.ts';
import type { ApiResult } from '../../api.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { ConfirmDialog } from '../../staff/ui/confirm-dialog.tsx';
import { ScrollTable } from '../../staff/ui/scroll-table.tsx';
import { categoryPathName, countOf } from '../categories/category-choices.ts';
import { CategoryPathFields, isCategoryPath, NO_CATEGORY_PATH } from '../categories/category-path-fields.tsx';
import { STATUS_WORDS } from './product-statuses.ts';

interface BulkDialogProps {
  kind: 'discount' | 'move';
  products: readonly StaffProduct[];
  categories: readonly Category[];
  onChanged: (after: StaffProduct[], wanted: Wanted) => void;
  onClose: () => void;
}

const discountText = numberText(productFields.discount);

/** Asks for the discount or the category of many products, and shows what each will be before it is changed. */
export function BulkDialog({ kind, products, categories, onChanged, onClose }: BulkDialogProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [categoryPath, setCategoryPath] = useState(NO_CATEGORY_PATH);
  const count = countOf(products.length, 'product');

  function parse(): Wanted | string {
    if (kind === 'discount') {
      const { data: discount, error } = discountText.safeParse(text);
      return discount === undefined ? (error?.issues[0]?.message ?? '') : { discount };
    }
    const { category, subcategory } = categoryPath;
    if (!isCategoryPath(categories, categoryPath)) return 'Please choose where the products go.';
    return { category, subcategory: subcategory || null };
  }
  const wanted = parse();

  async function confirm(): Promise<string | null> {
    if (typeof wanted === 'string') return wanted;
    const result = await changeTogether(changesTo(products, wanted));
    if (!result.ok) return result.message;
    onChanged(result.value, wanted);
    return null;
  }

  return (
    <ConfirmDialog
      title={kind === 'discount' ? `Discount of ${count}` : `Move ${count}`}
      confirmLabel={kind === 'discount' ? `Change ${count}` : `Move ${count}`}
      onConfirm={confirm}
      onClose={onClose}
    >
      {kind === 'discount' ? (
        <div>
          <label htmlFor={id} className="font-semibold text-ink">
            Discount in percent
          </label>
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
            className="mt-1 block h-11 w-32 rounded-control border border-line-strong px-3 text-base text-ink"
          />
          <p className="mt-1 text-xs">0 takes the discount away.</p>
        </div>
      ) : (
        <CategoryPathFields categories={categories} categoryPath={categoryPath} onChange={setCategoryPath} />
      )}
      <BulkPreview
        products={products}
        categories={categories}
        wanted={typeof wanted === 'string' ? null : wanted}
      />
    </ConfirmDialog>
  );
}

interface BulkPreviewProps {
  products: readonly StaffProduct[];
  categories: readonly Category[];
  wanted: Wanted | null;
}

/** What each product is now and what it will be. */
function BulkPreview({ products, categories, wanted }: BulkPreviewProps) {
  return (
    <ScrollTable label="Preview" className="max-h-64 rounded-control" heads={['Product', 'Now', 'Then']}>
      {products.map((product) => (
        <tr key={product._id} className="border-t border-line">
          <td className="px-3 py-1.5">{product.name}</td>
          <td className="px-3 py-1.5 text-ink-soft">{describeNow(product, wanted)}</td>
          <td className="px-3 py-1.5 font-semibold">{describeThen(product, wanted, categories)}</td>
        </tr>
      ))}
    </ScrollTable>
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
  if ('status' in wanted) return STATUS_WORDS[wanted.status].name;
  const name = categories.find(({ _id }) => _id === wanted.category)?.name ?? '';
  return categoryPathName(name, wanted.subcategory);
}

function priceName(price: number, discount: number): string {
  return `${formatRupees(linePrice({ price, discount }))}${discount > 0 ? ` (−${discount} %)` : ''}`;
}

/** What a bulk change gives to every product. */
export type Wanted =
  | { discount: number }
  | { category: string; subcategory: string | null }
  | { status: ProductStatus };

/** The changes, each with the version that is in view. */
export function changesTo(products: readonly StaffProduct[], wanted: Wanted): BulkChange[] {
  return products.map(({ _id, version }) => ({ _id, version, ...wanted }));
}

/** The changes that take a bulk change back: from `after` to `before`. */
export function changesBack(
  before: readonly StaffProduct[],
  after: readonly StaffProduct[],
  wanted: Wanted,
): BulkChange[] {
  const versions = new Map(after.map(({ _id, version }) => [_id, version]));
  return before.map(({ _id, discount, status, category, subcategory, menuCategory, menuSubcategory }) => ({
    _id,
    version: versions.get(_id),
    ...('status' in wanted
      ? { status }
      : 'discount' in wanted
        ? { discount }
        : { category, subcategory, menuCategory, menuSubcategory }),
  }));
}

/** Carries changes out, all or none. */
export async function changeTogether(changes: readonly BulkChange[]): Promise<ApiResult<StaffProduct[]>> {
  const result = await requestAsStaff<{ products: StaffProduct[] }>('admin', '/api/v1/products/staff', {
    method: 'PUT',
    body: { changes },
  });
  return result.ok ? { ok: true, value: result.value.products } : result;
}
