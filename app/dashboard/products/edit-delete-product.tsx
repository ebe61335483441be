import { useState } from 'react';
import { UNDONE_WITHIN_DAYS } from '../../../shop/catalogue/products/deleted/rules.ts';
import type { StaffProduct } from '../../../shop/catalogue/products/responses.ts';
import type { StaffProductsPage } from '../../../shop/catalogue/staff-list/responses.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { currentOf } from '../../staff/ui/changed-meanwhile.tsx';
import { ColumnPicker, useColumns } from '../../staff/ui/column-picker.tsx';
import { ConfirmDialog } from '../../staff/ui/confirm-dialog.tsx';
import { DataTable } from '../../staff/ui/data-table.tsx';
import { ExportButton } from '../../staff/ui/export-button.tsx';
import { HeadingLink, ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { useKeptPlace } from '../../staff/ui/use-kept-place.ts';
import { useListParams } from '../../staff/ui/use-list-params.ts';
import { ViewTabs } from '../../staff/ui/view-tabs.tsx';
import { useLoaded } from '../../staff/use-loaded.ts';
import { useWrite } from '../../staff/use-write.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { loadCategories } from '../categories/category-choices.ts';
import { useStaff } from '../dashboard.tsx';
import type { Route } from './+types/edit-delete-product.ts';
import { BulkBar } from './bulk-bar.tsx';
import { type Deleted, DeletedNotice, DeleteProductsDialog } from './delete-products.tsx';
import { loadBrands } from './load-brands.ts';
import { productColumns } from './product-columns.tsx';
import { ProductFilters } from './product-filters.tsx';
import { STATUS_VIEWS } from './product-statuses.ts';

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  const path = `/api/v1/products/staff${url.search}`;
  const [page, categories, brands] = await Promise.all([
    requestAsStaff<StaffProductsPage>('admin', path, { signal: request.signal }),
    loadCategories({ request }),
    loadBrands({ request }),
  ]);
  return { page, categories, brands };
}

/** All products: found, sorted, changed where they stand, deleted, and changed together (R167). */
export default function EditDeleteProduct({ loaderData }: Route.ComponentProps) {
  const staff = useStaff();
  const { params } = useListParams();
  const { data: categories } = useLoaded(loaderData.categories);
  const { data: brands } = useLoaded(loaderData.brands);
  const loaded = useLoaded(loaderData.page);
  const { data, show } = loaded;
  const products = data?.products ?? null;
  const { selected, selection, takeOver, clear } = useSelection(products ?? []);
  const [leaving, setLeaving] = useState<StaffProduct | null>(null);
  const [deletingMany, setDeletingMany] = useState(false);
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  const place = useKeptPlace<HTMLDivElement>(data !== null);
  const { columns, picker } = useColumns(
    'products',
    productColumns({
      lowStockAt: data?.lowStockAt ?? 0,
      onChanged: (product) => showChanged([product]),
      onDelete: setLeaving,
    }),
  );

  /** Puts what a write's response says into the list and the selection; the list keeps its order until it is loaded again. */
  function showChanged(changed: readonly StaffProduct[]) {
    if (data) show({ ...data, products: withChanged(data.products, changed) });
    takeOver(changed);
  }

  return (
    <div ref={place}>
      <ScreenHeading title="Products" below={<ViewTabs label="Views" views={STATUS_VIEWS} />}>
        <span className="flex items-center max-sm:order-1">
          <ColumnPicker {...picker} />
          <HeadingLink to="/dashboard/deleted-products">Recently deleted</HeadingLink>
        </span>
        {staff.role === 'Shop Manager' && (
          <>
            <ExportButton
              path={`/api/v1/products/export?${params}`}
              fileName="products.csv"
              count={data?.total ?? 0}
            />
            <ButtonLink variant="secondary" to="/dashboard/import-products">
              Import
            </ButtonLink>
          </>
        )}
        <ButtonLink to="/dashboard/create-product">New product</ButtonLink>
      </ScreenHeading>
      <ProductFilters categories={categories ?? []} brands={brands ?? []} />
      <BulkBar
        products={selected}
        categories={categories ?? []}
        onDelete={() => setDeletingMany(true)}
        onChanged={showChanged}
        onClear={clear}
      />
      <div role="status">
        {deleted && (
          <DeletedNotice
            key={deleted.map(({ _id }) => _id).join()}
            deleted={deleted}
            onClose={() => setDeleted(null)}
          />
        )}
      </div>
      <DataTable
        caption="Products"
        columns={columns}
        dense
        rows={products}
        rowName={({ name }) => name}
        loaded={loaded}
        empty="No products found"
        selection={selection}
        pages={data}
      />
      {leaving && (
        <DeleteProductDialog
          key={leaving.version}
          product={leaving}
          onDeleted={(isMine) => {
            setLeaving(null);
            setDeleted(isMine ? [leaving] : null);
            clear();
          }}
          onChanged={(current) => {
            showChanged([current]);
            setLeaving(current);
          }}
          onClose={() => setLeaving(null)}
        />
      )}
      {deletingMany && (
        <DeleteProductsDialog
          products={selected}
          onDeleted={(products) => {
            setDeleted(products);
            clear();
          }}
          onClose={() => setDeletingMany(false)}
        />
      )}
    </div>
  );
}

interface DeleteProductDialogProps {
  product: StaffProduct;
  /** @param isMine whether it was there until now */
  onDeleted: (isMine: boolean) => void;
  /** Somebody changed it meanwhile; this is how it is now. */
  onChanged: (current: StaffProduct) => void;
  onClose: () => void;
}

/** Asks before a product goes. */
function DeleteProductDialog({ product, onDeleted, onChanged, onClose }: DeleteProductDialogProps) {
  const { _id, name, version, quantity } = product;
  const write = useWrite();

  async function remove(): Promise<string | null> {
    const result = await write(`/api/v1/products/${_id}?version=${version}`, { method: 'DELETE' });
    // One that is gone already is as it was wanted.
    if (result.ok || result.code === 'NOT_FOUND') {
      showToast('success', `${name} is deleted.`);
      onDeleted(result.ok);
      return null;
    }
    if (result.code === 'CHANGED_MEANWHILE') {
      showToast('error', result.message);
      onChanged(currentOf<StaffProduct>(result));
    }
    return result.message;
  }

  return (
    <ConfirmDialog
      dangerous
      title={`Delete ${name}?`}
      confirmLabel="Delete"
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        It leaves the shop with its reviews
        {quantity > 0 && ` and ${quantity.toLocaleString('en-US')} in stock`}. Past orders keep what was sold.
        For {UNDONE_WITHIN_DAYS} days you can undo it.
      </p>
    </ConfirmDialog>
  );
}

/** The products, those among them that a write changed as it left them. */
function withChanged(products: readonly StaffProduct[], changed: readonly StaffProduct[]) {
  const byId = new Map(changed.map((product) => [product._id, product]));
  return products.map((product) => byId.get(product._id) ?? product);
}

/** The products that are chosen, over several pages of the list. @param shown the page on the screen */
function useSelection(shown: readonly StaffProduct[]) {
  const [selected, setSelected] = useState<readonly StaffProduct[]>([]);
  return {
    selected,
    selection: {
      chosen: new Set(selected.map(({ _id }) => _id)),
      onChange(ids: ReadonlySet<string>) {
        const known = new Map([...selected, ...shown].map((product) => [product._id, product]));
        setSelected([...known.values()].filter(({ _id }) => ids.has(_id)));
      },
    },
    takeOver: (changed: readonly StaffProduct[]) => setSelected(withChanged(selected, changed)),
    clear: () => setSelected([]),
  };
}
