import { type CheckoutCities, cityNamesOf, OTHER_CITY } from '../../../shop/fields/cities.ts';
import { formatMobile } from '../../../shop/fields/rules.ts';
import { formatAmount } from '../../../shop/money.ts';
import {
  FULFILMENT_LABELS,
  saysMoreThanStatus,
  stepCourierSays,
} from '../../../shop/orders/fulfilment/rules.ts';
import type { StaffOrder, StaffOrdersPage } from '../../../shop/orders/responses.ts';
import { ORDER_STATUSES, ORDERS_PAGE_SIZE } from '../../../shop/orders/rules.ts';
import type { Choices } from '../../forms/select.tsx';
import { useRootData } from '../../layout/use-root-data.ts';
import { useWaiting } from '../../staff/live/waiting-store.ts';
import { requestAsStaff, type StaffRequest } from '../../staff/request-as-staff.ts';
import { ColumnPicker, useColumns } from '../../staff/ui/column-picker.tsx';
import { type Column, DataTable, times } from '../../staff/ui/data-table.tsx';
import { ExportButton } from '../../staff/ui/export-button.tsx';
import { HeadingLink, ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { Toolbar, ToolbarDays, ToolbarSearch, ToolbarSelect } from '../../staff/ui/toolbar.tsx';
import { useKeptPlace } from '../../staff/ui/use-kept-place.ts';
import { useListParams } from '../../staff/ui/use-list-params.ts';
import { ViewTabs } from '../../staff/ui/view-tabs.tsx';
import { useLoaded } from '../../staff/use-loaded.ts';
import { Button } from '../../ui/button.tsx';
import { useStaff } from '../dashboard.tsx';
import { STATEMENT_SCREEN } from '../money/labels.ts';
import type { Route } from './+types/view-orders.ts';
import { CourierSays } from './fulfilment/courier-says.tsx';
import { ManyBar } from './many/many-bar.tsx';
import { useSelection } from './many/use-selection.ts';
import { NewRows } from './new-rows.tsx';
import { PAYMENT_LABELS } from './order-labels.ts';
import { OrderLink } from './order-link.tsx';
import { orderViews } from './order-views.ts';
import { StateBadge } from './state-badge.tsx';
import { CONFIRMATION_STATES, FULFILMENT_STATES } from './states.ts';
import { StatusSelect } from './status-select.tsx';
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
  const { columns, picker } = useColumns('orders', columnsOf(data?.currencySign ?? '', takeOver));
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

function columnsOf(sign: string, onChanged: (order: StaffOrder) => void): Column<StaffOrder>[] {
  return [
    { head: 'Order', card: { span: 2 }, cell: (order) => <OrderLink order={order} /> },
    { ...times('Placed', ({ createdAt }) => createdAt, { span: 3, end: true }), sort: 'placed' },
    {
      head: 'Customer',
      className: 'font-medium lg:max-w-40 lg:truncate',
      cell: ({ customer, source }) => (
        <span dir="auto">
          {customer.name}
          {source === 'phone' && <span className="text-xs font-normal text-ink-quiet"> · by phone</span>}
        </span>
      ),
    },
    {
      head: 'Mobile',
      card: { span: 3 },
      className: 'whitespace-nowrap text-ink-soft tabular-nums',
      cell: ({ customer }) => formatMobile(customer.mobile),
    },
    {
      head: 'City',
      card: { span: 3, end: true },
      className: 'text-ink-soft lg:max-w-28 lg:truncate',
      cell: ({ customer }) => customer.city,
    },
    { head: 'Items', className: 'lg:max-w-44', cell: ({ items }) => <Items items={items} /> },
    {
      head: 'Payment',
      cell: (order) => (
        <span className="flex items-center gap-2 whitespace-nowrap">
          {PAYMENT_LABELS[order.paymentMethod]}
          <Standing order={order} onChanged={onChanged} />
        </span>
      ),
    },
    {
      head: 'Total',
      card: { span: 3 },
      sort: 'total',
      align: 'right',
      className: 'font-semibold whitespace-nowrap max-lg:text-lg',
      cell: ({ totalAmount }) => formatAmount(sign, totalAmount),
    },
    {
      head: 'Status',
      card: { span: 3, end: true },
      cell: (order) => <StatusSelect order={order} onChanged={onChanged} />,
    },
  ];
}

/**
 * Where the parcel is, once it is packed; before, whether a cash order is confirmed. Where its courier says more, the step
 * that follows.
 */
function Standing({ order, onChanged }: { order: StaffOrder; onChanged: (order: StaffOrder) => void }) {
  if (stepCourierSays(order)) return <CourierSays order={order} onChanged={onChanged} />;
  if (saysMoreThanStatus(order)) return <StateBadge state={FULFILMENT_STATES[order.fulfilment]} />;
  return order.paymentMethod === 'cash' ? (
    <StateBadge state={CONFIRMATION_STATES[order.confirmation]} />
  ) : null;
}

/** The first line, and how many there are besides. */
function Items({ items }: Pick<StaffOrder, 'items'>) {
  const [first] = items;
  if (!first) return null;
  return (
    <span className="flex max-w-full min-w-0 gap-1.5">
      <span className="truncate">
        {first.quantity} × {first.name}
      </span>
      {items.length > 1 && <span className="shrink-0 text-ink-quiet">+{items.length - 1}</span>}
    </span>
  );
}

const choicesOf = (cities: CheckoutCities): Choices => [
  ...cityNamesOf(cities).toSorted((one, other) => one.localeCompare(other)),
  [OTHER_CITY, 'Other cities'],
];

/** What the list of orders can be searched and filtered by. */
function OrderFilters() {
  const { cities } = useRootData();
  const { params, change } = useListParams();
  const coupon = params.get('coupon');
  return (
    <Toolbar
      label="Search orders"
      folds={['status', 'city', 'payment', 'confirmation', 'fulfilment', 'from', 'to']}
    >
      {coupon && (
        <Button variant="secondary" size="small" onClick={() => change({ coupon: '' })}>
          Coupon {coupon} <span aria-hidden="true">×</span>
          <span className="sr-only">, show all orders</span>
        </Button>
      )}
      <ToolbarSearch label="Number, name, mobile, address, parcel or product" />
      <ToolbarSelect label="Status" name="status" all="All statuses" choices={ORDER_STATUSES} />
      <ToolbarSelect label="City" name="city" all="All cities" choices={choicesOf(cities)} />
      <ToolbarSelect
        label="Payment"
        name="payment"
        all="Cash and card"
        choices={Object.entries(PAYMENT_LABELS)}
      />
      <ToolbarSelect
        label="Confirmation"
        name="confirmation"
        all="Confirmed or not"
        choices={Object.entries(CONFIRMATION_STATES).map(([state, { label }]) => [state, label] as const)}
      />
      <ToolbarSelect
        label="Fulfilment"
        name="fulfilment"
        all="Parcels anywhere"
        choices={Object.entries(FULFILMENT_LABELS)}
      />
      <ToolbarDays />
    </Toolbar>
  );
}
