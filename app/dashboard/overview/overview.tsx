import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { formatRupees } from '../../../shop/money.ts';
import type { Overview as OverviewResponse } from '../../../shop/orders/overview/responses.ts';
import { failureMessage } from '../../staff/failure-message.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { useLoaded } from '../../staff/use-loaded.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Panel } from '../orders/panel.tsx';
import type { Route } from './+types/overview.ts';
import { SalesTable } from './sales-table.tsx';
import { Tile } from './tile.tsx';

/** The chart's library comes only to this screen, and only after what stands around it. */
const SalesChart = lazy(() => import('./sales-chart.tsx'));

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return requestAsStaff<OverviewResponse>('admin', '/api/v1/checkout/overview', { signal: request.signal });
}

/** How the shop is doing today, and what waits to be done. */
export default function Overview({ loaderData }: Route.ComponentProps) {
  const { data, error, loading, reload } = useLoaded(loaderData);
  return (
    <>
      <ScreenHeading title="Overview">
        {loading && data && <Spinner />}
        <Button variant="secondary" onClick={reload}>
          Look again
        </Button>
      </ScreenHeading>
      <div role="alert">
        {error && <p className="mb-4 text-sm font-medium text-danger">{failureMessage(error)}</p>}
      </div>
      {!data && loading && (
        <p role="status" className="flex items-center gap-2 text-sm text-ink-quiet">
          <Spinner /> Loading...
        </p>
      )}
      {data && <Shown overview={data} />}
    </>
  );
}

function Shown({ overview }: { overview: OverviewResponse }) {
  const { today, yesterday, waiting, stock, days, bestSellers } = overview;
  const sales = days.reduce((sum, day) => sum + day.sales, 0);
  return (
    <div className="grid grid-cols-1 gap-4">
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4 xl:grid-cols-6">
        <Tile
          name="Orders today"
          figure={String(today.orders)}
          note={`${yesterday.orders} yesterday`}
          to="/dashboard/view-orders"
        />
        <Tile
          name="Sales today"
          figure={formatRupees(today.sales)}
          note={`${formatRupees(yesterday.sales)} yesterday`}
        />
        <Tile
          name="To confirm"
          figure={String(waiting.toConfirm)}
          note="cash orders, by phone"
          to="/dashboard/confirm-orders"
        />
        <Tile
          name="Pending"
          figure={String(waiting.pending)}
          note="orders"
          to="/dashboard/view-orders?status=Pending"
        />
        <Tile
          name="Processing"
          figure={String(waiting.processing)}
          note="orders"
          to="/dashboard/view-orders?status=Processing"
        />
        <Tile
          name="Low stock"
          figure={String(stock.low)}
          note={`${stock.soldOut} sold out`}
          to="/dashboard/edit-delete-product"
        />
      </ul>
      <Panel title="Sales of 30 days">
        <p className="mb-3 text-sm text-ink-soft">{formatRupees(sales)} in all, without cancelled orders.</p>
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          <SalesChart days={days} />
        </Suspense>
        <SalesTable days={days} />
      </Panel>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <Panel title="Best sellers of 30 days">
          {bestSellers.length === 0 && <p className="text-sm text-ink-quiet">Nothing was sold yet.</p>}
          <ol className="divide-y divide-line text-sm">
            {bestSellers.map(({ _id, name, units, sales: amount }) => (
              <li key={_id} className="flex items-baseline gap-4 py-1.5">
                <Link
                  to={`/product/${_id}`}
                  className="min-w-0 flex-1 sm:truncate hover:text-brand hover:underline"
                >
                  {name}
                </Link>
                <span className="whitespace-nowrap tabular-nums">
                  {units} {units === 1 ? 'unit' : 'units'}
                </span>
                <span className="w-20 text-right sm:w-28 whitespace-nowrap text-ink-soft tabular-nums">
                  {formatRupees(amount)}
                </span>
              </li>
            ))}
          </ol>
        </Panel>
        <Panel title={`Low stock: ${stock.lowAt} or fewer`}>
          {stock.products.length === 0 && <p className="text-sm text-ink-quiet">Nothing is low.</p>}
          <ol className="divide-y divide-line text-sm">
            {stock.products.map(({ _id, name, quantity }) => (
              <li key={_id} className="flex items-baseline gap-4 py-1.5">
                <Link
                  to={`/dashboard/edit-delete-product?search=${encodeURIComponent(name)}`}
                  className="min-w-0 flex-1 sm:truncate hover:text-brand hover:underline"
                >
                  {name}
                </Link>
                <span
                  className={`whitespace-nowrap tabular-nums ${quantity === 0 ? 'font-semibold text-danger' : ''}`}
                >
                  {quantity === 0 ? 'Sold out' : `${quantity} left`}
                </span>
              </li>
            ))}
          </ol>
        </Panel>
      </div>
    </div>
  );
}
