import { Link } from 'react-router';
import { linePrice } from '../../../shop/catalogue/pricing/rules.ts';
import type { StaffProduct } from '../../../shop/catalogue/products/responses.ts';
import { changeProductFormSchema } from '../../../shop/catalogue/products/schemas.ts';
import { formatRupees } from '../../../shop/money.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { currentOf } from '../../staff/ui/changed-meanwhile.tsx';
import { type Column, numbers } from '../../staff/ui/data-table.tsx';
import { DeleteButton } from '../../staff/ui/delete-button.tsx';
import { FieldInPlace } from '../../staff/ui/field-in-place.tsx';
import { StatusBadge } from '../../staff/ui/status-badge.tsx';
import { ProductPhoto } from '../../ui/product-photo.tsx';
import { categoryPathName } from '../categories/category-choices.ts';
import { STATUS_WORDS } from './product-statuses.ts';

interface ColumnOptions {
  lowStockAt: number;
  onChanged: (product: StaffProduct) => void;
  onDelete: (product: StaffProduct) => void;
}

/** The column of a list of products that shows each. */
export const pictures = <Row,>(photosOf: (row: Row) => readonly string[]): Column<Row> => ({
  head: 'Picture',
  card: { span: 1 },
  className: 'lg:w-14',
  cell: (row) => (
    <ProductPhoto photos={photosOf(row)} title="" size={36} className="max-w-9 rounded-md lg:max-w-7" />
  ),
});

/** The columns of the list of products; price, discount and stock are changed where they stand. */
export function productColumns({ lowStockAt, onChanged, onDelete }: ColumnOptions): Column<StaffProduct>[] {
  const number = (head: string, sort: string, cell: Column<StaffProduct>['cell']) => ({
    ...numbers(head, cell, { span: 2 }),
    sort,
  });

  // What has options is changed in its form: each of them has its own.
  const inPlace = (product: StaffProduct, field: FieldInList, label: string, shown: string) =>
    product.variants ? (
      <span className="inline-flex min-h-7 items-center">{shown}</span>
    ) : (
      <FieldInPlace
        label={label}
        value={String(product[field])}
        shown={shown}
        inputMode={field === 'quantity' ? 'numeric' : 'decimal'}
        onSave={(text) => saveField(product, field, text, onChanged)}
      />
    );

  return [
    pictures(({ photos }) => photos),
    {
      head: 'Name',
      card: { span: 4 },
      sort: 'name',
      className: 'lg:max-w-72 lg:min-w-40 lg:truncate',
      cell: ({ _id, name, variants }) => (
        <>
          <Link
            to={`/dashboard/product/${_id}`}
            dir="auto"
            className="font-medium text-brand hover:underline"
          >
            {name}
          </Link>
          {variants && (
            <span className="ml-1.5 text-xs text-ink-quiet">
              {variants.count === 1 ? '1 variant' : `${variants.count} variants`}
            </span>
          )}
        </>
      ),
    },
    {
      head: 'Category',
      className: 'text-xs text-ink-quiet lg:max-w-52 lg:truncate',
      cell: ({ categoryName, subcategory, menuCategoryName, menuSubcategory, alsoIn }) => (
        <>
          {categoryPathName(categoryName, subcategory)}
          {menuCategoryName !== null &&
            ` · in the menus: ${categoryPathName(menuCategoryName, menuSubcategory)}`}
          {alsoIn.length > 0 && ` · also in ${alsoIn.map(placeName).join(', ')}`}
        </>
      ),
    },
    number('Price', 'price', (product) => {
      const from = product.variants?.pricesDiffer ? 'From ' : '';
      return inPlace(product, 'price', `Price of ${product.name}`, `${from}${formatRupees(product.price)}`);
    }),
    number('Discount', 'discount', (product) =>
      inPlace(product, 'discount', `Discount of ${product.name} in percent`, `${product.discount} %`),
    ),
    numbers(
      'Shopper pays',
      ({ price, discount, discountNow }) => (
        <span className="inline-flex min-h-7 items-center gap-1.5">
          {formatRupees(linePrice({ price, discount: discountNow }))}
          {discountNow !== discount && <StatusBadge tone="good">{`Sale −${discountNow} %`}</StatusBadge>}
        </span>
      ),
      { span: 2 },
    ),
    number('Stock', 'stock', (product) =>
      inPlace(product, 'quantity', `Stock of ${product.name}`, product.quantity.toLocaleString('en-US')),
    ),
    {
      head: 'State',
      card: { span: 2 },
      cell: ({ quantity, status }) => (
        <span className="inline-flex flex-wrap gap-1">
          {status !== 'published' && (
            <StatusBadge tone={STATUS_WORDS[status].tone}>{STATUS_WORDS[status].name}</StatusBadge>
          )}
          <StockBadge quantity={quantity} lowStockAt={lowStockAt} />
        </span>
      ),
    },
    {
      head: '',
      card: { span: 2, end: true },
      align: 'right',
      cell: (product) => (
        <DeleteButton
          name={product.name}
          className="max-lg:-mr-3 lg:min-h-7"
          onClick={() => onDelete(product)}
        />
      ),
    },
  ];
}

const placeName = ({ categoryName, subcategory }: StaffProduct['alsoIn'][number]) =>
  categoryPathName(categoryName, subcategory);

function StockBadge({ quantity, lowStockAt }: { quantity: number; lowStockAt: number }) {
  if (quantity === 0) return <StatusBadge tone="bad">Out of Stock</StatusBadge>;
  if (quantity <= lowStockAt) return <StatusBadge tone="waiting">Low</StatusBadge>;
  return <StatusBadge tone="quiet">In Stock</StatusBadge>;
}

/** What is changed in the list itself. */
type FieldInList = 'price' | 'discount' | 'quantity';

/**
 * Stores one field of a product, unless its price or stock was changed since it came to the screen.
 * @param show puts the product as it is now into the list
 * @returns what is wrong, or null when it is stored
 */
async function saveField(
  { _id, version, quantity }: StaffProduct,
  field: FieldInList,
  text: string,
  show: (product: StaffProduct) => void,
): Promise<string | null> {
  const checked = changeProductFormSchema.shape[field].safeParse(
    field === 'discount' && text === '' ? '0' : text,
  );
  if (!checked.success) return checked.error.issues[0]?.message ?? null;
  const body = new FormData();
  body.append(field, String(checked.data));
  body.append('version', String(version));
  if (field === 'quantity') body.append('seenQuantity', String(quantity));
  const path = `/api/v1/products/${_id}`;
  const result = await requestAsStaff<StaffProduct>('admin', path, { method: 'PUT', body });
  if (result.ok) {
    show(result.value);
    return null;
  }
  if (result.code === 'CHANGED_MEANWHILE') show(currentOf<StaffProduct>(result));
  return result.message;
}
