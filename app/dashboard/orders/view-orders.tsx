import type { StaffOrder, StaffOrdersPage } from '../../../shop/orders/responses.ts';
import { ORDERS_PAGE_SIZE } from '../../../shop/orders/rules.ts';
import { useWaiting } from '../../staff/live/waiting-store.ts';
import { requestAsStaff, type StaffRequest } from '../../staff/request-as-staff.ts';
import { ColumnPicker, useColumns } from '../../staff/ui/column-picker.tsx';
import { DataTable } from '../../staff/ui/data-table.tsx';
import { ExportButton } from '../../staff/ui/export-button.tsx';
import { HeadingLink, ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { useKeptPlace } from '../../staff/ui/use-kept-place.ts';
import { useListParams } from '../../staff/ui/use-list-params.ts';
import { ViewTabs } from '../../staff/ui/view-tabs.tsx';
import { useLoaded } from '../../staff/use-loaded.ts';
import { useStaff } from '../dashboard.tsx';
import { STATEMENT_SCREEN } from '../money/labels.ts';
import type { Route } from './+types/view-orders.ts';
import { ManyBar } from './many/many-bar.tsx';
import { useSelection } from './many/use-selection.ts';
import { NewRows } from './new-rows.tsx';
import { orderColumns } from './order-columns.tsx';
import { OrderFilters } from './order-filters.tsx';
import { orderViews } from './order-views.ts';
import { useLiveOrders } from './use-live-orders.ts';

export function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  return loadOrders(url.searchParams, { signal: request.signal });
}

/** The page of orders that an address asks for. */
function loadOrders(params: URLSearchParams, request: Pick<StaffRequest, 'signal' | 'waits'>) {
  const query = new URLSearchParams({ page: '1', ...Object.fromEntries(params) });
  query.set('limit', String(ORDERS_PAGE_SIZE));
  return requestAsStaff<StaffOrdersPage>('admin', `/api/v1/checkout/orders?${query}`, request);
}

/** All orders, 20 a page, with a status dropdown each (R172). */
export default function ViewOrders({ loaderData }: Route.ComponentProps) {
  const staff = useStaff();
  const waiting = useWaiting();
  const { params } = useListParams();
  const loaded = useLoaded(loaderData);
  const { data, show } = loaded;
  const selection = useSelection(data?.orders ?? []);
  const place = useKeptPlace<HTMLDivElement>(data !== null);
  const { columns, picker } = useColumns('orders', orderColumns(data?.currencySign ?? '', takeOver));
  const newOrders = useLiveOrders(loaded, () => loadOrders(params, { waits: false }));
  // On a later page, rows of the page before come in, and nothing is new.
  const isFirstPage = (params.get('page') ?? '1') === '1';

  /** A row whose order was changed stays where it stands until the list is loaded again. */
  function takeOver(order: StaffOrder) {
    if (!data) return;
    show({ ...data, orders: data.orders.map((other) => (other._id === order._id ? order : other)) });
  }

  return (
    <div ref={place}>
      <ScreenHeading title="Orders" below={<ViewTabs label="Views" views={orderViews(waiting)} />}>
        <NewRows count={isFirstPage ? newOrders : 0} onShow={loaded.reload} />
        <ColumnPicker {...picker} />
        {staff.role === 'Shop Manager' && params.get('stage') === 'awaits-payment' && (
          <HeadingLink to={STATEMENT_SCREEN}>Match the bank statement</HeadingLink>
        )}
        {staff.role === 'Shop Manager' && (
          <ExportButton
            path={`/api/v1/checkout/orders/export?${params}`}
            fileName="orders.csv"
            count={data?.totalOrders ?? 0}
            more={data?.moreOrders}
          />
        )}
      </ScreenHeading>
      <OrderFilters />
      <ManyBar total={data?.totalOrders ?? 0} more={data?.moreOrders ?? false} />
      <DataTable
        caption="Orders"
        columns={columns}
        rows={data?.orders}
        rowName={({ number }) => `order ${number}`}
        selection={selection}
        loaded={loaded}
        dense
        empty="No orders found"
        pages={data && { totalPages: data.totalPages, total: data.totalOrders, more: data.moreOrders }}
      />
    </div>
  );
}
