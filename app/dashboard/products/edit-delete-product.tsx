import { useState } from 'react';
import type { StaffProduct, StaffProductsPage } from '../../../shop/catalogue/products/types.ts';
import { DataTable } from '../../staff/ui/data-table.tsx';
import { Paging } from '../../staff/ui/paging.tsx';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { useListParams } from '../../staff/ui/use-list-params.ts';
import { useRemote } from '../../staff/ui/use-remote.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useCategories } from '../categories/use-categories.ts';
import { useStaff } from '../use-staff.ts';
import { BulkBar } from './bulk-bar.tsx';
import { DeleteProductDialog } from './delete-product-dialog.tsx';
import { ExportProducts } from './export-products.tsx';
import { productColumns } from './product-columns.tsx';
import { ProductFilters } from './product-filters.tsx';
import { useSelection } from './use-selection.ts';

/** All products: found, sorted, changed where they stand, deleted, and changed together (spec, section 2). */
export default function EditDeleteProduct() {
  const staff = useStaff();
  const { params } = useListParams();
  const { data: categories } = useCategories();
  const remote = useRemote<StaffProductsPage>(`/api/v1/products/staff?${params}`);
  const { data, reload, replace } = remote;
  const products = data?.products ?? null;
  const { selected, selection, takeOver, clear } = useSelection(products ?? []);
  const [leaving, setLeaving] = useState<StaffProduct | null>(null);

  /** Puts what a write answered into the list and the selection; the list keeps its order until it is loaded again. */
  function showChanged(changed: readonly StaffProduct[]) {
    const byId = new Map(changed.map((product) => [product._id, product]));
    if (data) replace({ ...data, products: data.products.map((one) => byId.get(one._id) ?? one) });
    takeOver(changed);
  }

  return (
    <>
      <ScreenHeading title="Products">
        {staff.role === 'Shop Manager' && (
          <>
            <ExportProducts params={params} count={data?.total ?? 0} />
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
        loaded={remote}
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
            reload();
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
