import { Link } from 'react-router';
import { linePrice } from '../../../shop/catalogue/pricing/rules.ts';
import type { StaffProduct } from '../../../shop/catalogue/products/responses.ts';
import { formatRupees } from '../../../shop/money.ts';
import type { Column } from '../../staff/ui/data-table.tsx';
import { FieldInPlace } from '../../staff/ui/field-in-place.tsx';
import { StatusBadge } from '../../staff/ui/status-badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TrashIcon } from '../../ui/icons.tsx';
import { ProductPhoto } from '../../ui/product-photo.tsx';
import { categoryPathName } from './category-path.ts';
import { type FieldInList, saveField } from './save-field.ts';

interface ColumnOptions {
  lowStockAt: number;
  onChanged: (product: StaffProduct) => void;
  onDelete: (product: StaffProduct) => void;
}

/** The columns of the list of products; price, discount and stock are changed where they stand. */
export function productColumns({ lowStockAt, onChanged, onDelete }: ColumnOptions): Column<StaffProduct>[] {
  const save = (product: StaffProduct, field: FieldInList) => (text: string) =>
    saveField(product, field, text, onChanged);
  return [
    {
      key: 'photo',
      head: 'Picture',
      card: { span: 1 },
      className: 'lg:w-14',
      cell: ({ photos }) => (
        <ProductPhoto photos={photos} title="" size={36} className="max-w-9 rounded-md" />
      ),
    },
    {
      key: 'name',
      head: 'Name',
      card: { span: 4 },
      sort: 'name',
      className: 'leading-tight lg:min-w-48',
      cell: ({ _id, name, categoryName, subcategory, menuCategoryName, menuSubcategory }) => (
        <>
          <Link
            to={`/dashboard/product/${_id}`}
            dir="auto"
            className="block font-medium text-brand hover:underline"
          >
            {name}
          </Link>
          <span className="text-xs text-ink-quiet">
            {categoryPathName(categoryName, subcategory)}
            {menuCategoryName !== null &&
              ` · in the menus: ${categoryPathName(menuCategoryName, menuSubcategory)}`}
          </span>
        </>
      ),
    },
    {
      key: 'price',
      head: 'Price',
      card: { span: 2, named: true },
      sort: 'price',
      align: 'right',
      className: 'whitespace-nowrap',
      cell: (product) => (
        <FieldInPlace
          label={`Price of ${product.name}`}
          value={String(product.price)}
          shown={formatRupees(product.price)}
          inputMode="decimal"
          onSave={save(product, 'price')}
        />
      ),
    },
    {
      key: 'discount',
      head: 'Discount',
      card: { span: 2, named: true },
      sort: 'discount',
      align: 'right',
      className: 'whitespace-nowrap',
      cell: (product) => (
        <FieldInPlace
          label={`Discount of ${product.name} in percent`}
          value={String(product.discount)}
          shown={`${product.discount} %`}
          inputMode="decimal"
          onSave={save(product, 'discount')}
        />
      ),
    },
    {
      key: 'pays',
      head: 'Shopper pays',
      card: { span: 2, named: true },
      align: 'right',
      className: 'whitespace-nowrap',
      cell: (product) => (
        <span className="inline-flex min-h-8 items-center">{formatRupees(linePrice(product))}</span>
      ),
    },
    {
      key: 'stock',
      head: 'Stock',
      card: { span: 2, named: true },
      sort: 'stock',
      align: 'right',
      className: 'whitespace-nowrap',
      cell: (product) => (
        <FieldInPlace
          label={`Stock of ${product.name}`}
          value={String(product.quantity)}
          shown={product.quantity.toLocaleString('en-US')}
          inputMode="numeric"
          onSave={save(product, 'quantity')}
        />
      ),
    },
    {
      key: 'state',
      head: 'State',
      card: { span: 2 },
      cell: ({ quantity }) => <StockBadge quantity={quantity} lowStockAt={lowStockAt} />,
    },
    {
      key: 'actions',
      head: '',
      card: { span: 2, end: true },
      align: 'right',
      cell: (product) => (
        <Button
          variant="quiet"
          aria-label={`Delete ${product.name}`}
          className="px-3 max-lg:-mr-3 lg:min-h-9"
          onClick={() => onDelete(product)}
        >
          <TrashIcon className="size-4.5" />
        </Button>
      ),
    },
  ];
}

function StockBadge({ quantity, lowStockAt }: { quantity: number; lowStockAt: number }) {
  if (quantity === 0) return <StatusBadge tone="bad">Out of Stock</StatusBadge>;
  if (quantity <= lowStockAt) return <StatusBadge tone="waiting">Low</StatusBadge>;
  return <StatusBadge tone="good">In Stock</StatusBadge>;
}
