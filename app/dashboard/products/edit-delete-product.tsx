import { useState } from 'react';
import type { StaffProduct, StaffProductsPage } from '../../../shop/catalogue/products/responses.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { DataTable } from '../../staff/ui/data-table.tsx';
import { ExportButton } from '../../staff/ui/export-button.tsx';
import { Paging } from '../../staff/ui/paging.tsx';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { useListParams } from '../../staff/ui/use-list-params.ts';
import { useLoaded } from '../../staff/use-loaded.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { loadCategories } from '../categories/load-categories.ts';
import { useStaff } from '../use-staff.ts';
import type { Route } from './+types/edit-delete-product.ts';
import { BulkBar } from './bulk-bar.tsx';
import { DeleteProductDialog } from './delete-product-dialog.tsx';
import { productColumns } from './product-columns.tsx';
import { ProductFilters } from './product-filters.tsx';
import { useSelection } from './use-selection.ts';

export async function clientLoader({ request: { signal }, url }: Route.ClientLoaderArgs) {
  const path = `/api/v1/products/staff${url.search}`;
  const [page, categories] = await Promise.all([
    requestAsStaff<StaffProductsPage>('admin', path, { signal }),
    loadCategories(signal),
  ]);
  return { page, categories };
}

/** All products: found, sorted, changed where they stand, deleted, and changed together (R167). */
export default function EditDeleteProduct({ loaderData }: Route.ComponentProps) {
  const staff = useStaff();
  const { params } = useListParams();
  const { data: categories } = useLoaded(loaderData.categories);
  const loaded = useLoaded(loaderData.page);
  const { data, show } = loaded;
  const products = data?.products ?? null;
  const { selected, selection, takeOver, clear } = useSelection(products ?? []);
  const [leaving, setLeaving] = useState<StaffProduct | null>(null);

  /** Puts what a write's response says into the list and the selection; the list keeps its order until it is loaded again. */
  function showChanged(changed: readonly StaffProduct[]) {
    const byId = new Map(changed.map((product) => [product._id, product]));
    if (data) show({ ...data, products: data.products.map((one) => byId.get(one._id) ?? one) });
    takeOver(changed);
  }

  return (
    <>
      <ScreenHeading title="Products">
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
      <ProductFilters categories={categories ?? []} />
      <BulkBar products={selected} categories={categories ?? []} onChanged={showChanged} onClear={clear} />
      <DataTable
        caption="Products"
        columns={productColumns({
          lowStockAt: data?.lowStockAt ?? 0,
          onChanged: (product) => showChanged([product]),
          onDelete: setLeaving,
        })}
        rows={products}
        rowKey={({ _id }) => _id}
        rowName={({ name }) => name}
        loaded={loaded}
        empty="No products found"
        selection={selection}
      />
      {data && <Paging page={data.page} totalPages={data.totalPages} total={data.total} />}
      {leaving && (
        <DeleteProductDialog
          key={leaving.version}
          product={leaving}
          onDeleted={() => {
            setLeaving(null);
            clear();
          }}
          onChanged={(current) => {
            showChanged([current]);
            setLeaving(current);
          }}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
}
