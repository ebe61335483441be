import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { formatShortDay } from '../../../shop/dates.ts';
import { formatRupees } from '../../../shop/money.ts';
import type { DayOfSales, Overview as OverviewResponse } from '../../../shop/orders/overview/responses.ts';
import { useWaiting } from '../../staff/live/waiting-store.ts';
import { HeadRow } from '../../staff/ui/scroll-table.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Panel } from '../orders/panel.tsx';

/** The chart's library comes only to these screens, and only after what stands around it. */
const MoneyChart = lazy(() => import('./money-chart.tsx'));

interface OverviewFiguresProps {
  overview: OverviewResponse;
  /** Whether the figures lead to the screens of the dashboard that they come from. */
  linked?: boolean;
}

/** How the shop is doing: what was sold, what waits and what runs low. */
export function OverviewFigures({ overview, linked = false }: OverviewFiguresProps) {
  const { today, yesterday, waiting, stock, days, bestSellers } = overview;
  // Only who works in the shop is told of it, and the menu's counts keep it up to date.
  const toPack = useWaiting()?.toPack ?? '–';
  const sales = days.reduce((sum, day) => sum + day.sales, 0);
  const salesBefore = formatRupees(yesterday.sales);
  const tiles: TileProps[] = [
    { name: 'Orders today', figure: today.orders, note: `${yesterday.orders} yesterday`, to: 'view-orders' },
    { name: 'Sales today', figure: formatRupees(today.sales), note: `${salesBefore} yesterday` },
    { name: 'To confirm', figure: waiting.toConfirm, note: 'cash orders, by phone', to: 'confirm-orders' },
    linked
      ? {
          name: 'To pack',
          figure: toPack,
          note: `${waiting.pending} pending`,
          to: 'view-orders?stage=to-pack',
        }
      : { name: 'Pending', figure: waiting.pending, note: 'orders' },
    { name: 'Processing', figure: waiting.processing, note: 'orders', to: 'view-orders?status=Processing' },
    { name: 'Low stock', figure: stock.low, note: `${stock.soldOut} sold out`, to: 'edit-delete-product' },
  ];
  return (
    <div className="grid grid-cols-1 gap-4">
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4 xl:grid-cols-6">
        {tiles.map((tile) => (
          <Tile key={tile.name} {...tile} to={linked ? tile.to : undefined} />
        ))}
      </ul>
      <Panel title="Sales of 30 days">
        <p className="mb-3 text-sm text-ink-soft">{formatRupees(sales)} in all, without cancelled orders.</p>
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          <MoneyChart
            series={['Sales']}
            bars={days.map(({ day, sales: amount, orders }) => ({
              label: formatShortDay(day),
              amounts: [amount],
              notes: [`${orders} ${orders === 1 ? 'order' : 'orders'}`],
            }))}
          />
        </Suspense>
        <SalesTable days={days} />
      </Panel>
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <Panel title="Best sellers of 30 days">
          <ProductList
            products={bestSellers}
            empty="Nothing was sold yet."
            linkTo={({ _id }) => `/product/${_id}`}
          >
            {({ units, sales: amount }) => (
              <>
                <span className="whitespace-nowrap tabular-nums">
                  {units} {units === 1 ? 'unit' : 'units'}
                </span>
                <span className="w-20 text-right sm:w-28 whitespace-nowrap text-ink-soft tabular-nums">
                  {formatRupees(amount)}
                </span>
              </>
            )}
          </ProductList>
        </Panel>
        <Panel title={`Low stock: ${stock.lowAt} or fewer`}>
          <ProductList
            products={stock.products}
            empty="Nothing is low."
            linkTo={({ _id, name }) =>
              linked ? `/dashboard/edit-delete-product?search=${encodeURIComponent(name)}` : `/product/${_id}`
            }
          >
            {({ quantity }) => (
              <span
                className={`whitespace-nowrap tabular-nums ${quantity === 0 ? 'font-semibold text-danger' : ''}`}
              >
                {quantity === 0 ? 'Sold out' : `${quantity} left`}
              </span>
            )}
          </ProductList>
        </Panel>
      </div>
    </div>
  );
}

interface ProductListProps<Product> {
  products: readonly Product[];
  empty: string;
  linkTo: (product: Product) => string;
  children: (product: Product) => ReactNode;
}

function ProductList<Product extends { _id: string; name: string }>({
  products,
  empty,
  linkTo,
  children,
}: ProductListProps<Product>) {
  return (
    <>
      {products.length === 0 && <p className="text-sm text-ink-quiet">{empty}</p>}
      <ol className="divide-y divide-line text-sm">
        {products.map((product) => (
          <li key={product._id} className="flex items-baseline gap-4 py-1.5">
            <Link
              to={linkTo(product)}
              className="min-w-0 flex-1 sm:truncate hover:text-brand hover:underline"
            >
              {product.name}
            </Link>
            {children(product)}
          </li>
        ))}
      </ol>
    </>
  );
}

interface TileProps {
  name: string;
  figure: string | number;
  note: string;
  /** The screen of the dashboard where the figure comes from, to go on working there. */
  to?: string | undefined;
}

/** One figure of the overview. */
function Tile({ name, figure, note, to }: TileProps) {
  return (
    <li className="relative rounded-card border border-line bg-paper p-4 has-[a:hover]:border-brand has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-brand">
      <p className="text-sm text-ink-soft">
        {to ? (
          <Link to={`/dashboard/${to}`} className="outline-none after:absolute after:inset-0">
            {name}
          </Link>
        ) : (
          name
        )}
      </p>
      <p className="mt-1 text-xl font-bold tracking-tight whitespace-nowrap tabular-nums sm:text-2xl">
        {figure}
      </p>
      <p className="mt-0.5 text-xs text-ink-quiet">{note}</p>
    </li>
  );
}

/** The chart's figures as a table: always there for screen readers, on demand for everybody. */
function SalesTable({ days }: { days: readonly DayOfSales[] }) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <div className={shown ? 'mt-3 max-h-80 overflow-y-auto' : 'sr-only'}>
        <table className="w-full text-left text-sm">
          <caption className="sr-only">Sales of 30 days</caption>
          <thead>
            <HeadRow className="py-1" heads={['Day', ['Orders', 'text-right'], ['Sales', 'text-right']]} />
          </thead>
          <tbody>
            {days.toReversed().map(({ day, orders, sales }) => (
              <tr key={day} className="border-t border-line tabular-nums">
                <th scope="row" className="py-1 font-normal">
                  {formatShortDay(day)}
                </th>
                <td className="text-right">{orders}</td>
                <td className="text-right">{formatRupees(sales)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Button variant="quiet" aria-pressed={shown} className="mt-2 -ml-4" onClick={() => setShown(!shown)}>
        Show the figures
      </Button>
    </>
  );
}
