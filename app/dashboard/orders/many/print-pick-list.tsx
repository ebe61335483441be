import type { PickList } from '../../../../shop/orders/fulfilment/responses.ts';
import { HeadRow } from '../../../staff/ui/scroll-table.tsx';
import { useLoaded } from '../../../staff/use-loaded.ts';
import type { Route } from './+types/print-pick-list.ts';
import { loadOfChosen } from './chosen-orders.ts';
import { PrintFrame } from './print-frame.tsx';
import { LeftOut, ToBePaid } from './print-notes.tsx';
import '../print.css';

export const clientLoader = loadOfChosen<PickList>('/api/v1/checkout/orders/pick-list', {
  categories: [],
  orders: [],
  toBePaid: [],
  leftOut: [],
});

/** What to fetch from the shelves for the chosen orders: each product once, by category, with who wants how many. */
export default function PrintPickList({ loaderData }: Route.ComponentProps) {
  const { data, error } = useLoaded(loaderData);
  const units = data?.categories
    .flatMap(({ products }) => products)
    .reduce((sum, one) => sum + one.quantity, 0);
  return (
    <PrintFrame
      title="Pick list"
      error={error}
      count={data ? data.orders.length : null}
      chosen={data ? data.orders.length + data.leftOut.length : null}
    >
      {data && <ToBePaid numbers={data.toBePaid} />}
      {data && (
        <article
          aria-label="Pick list"
          className="mx-auto max-w-[48rem] rounded-card border border-line bg-paper p-4 text-sm leading-6 shadow-card sm:p-8 print:max-w-none print:rounded-none print:border-0 print:p-0 print:shadow-none"
        >
          {/* On the screen it is the heading of the page. */}
          <p className="hidden text-2xl font-bold tracking-tight print:block">Pick list</p>
          <p className="text-ink-soft tabular-nums">
            {units} {units === 1 ? 'unit' : 'units'} for{' '}
            {data.orders.length === 1 ? '1 order' : `${data.orders.length} orders`}: {data.orders.join(', ')}
          </p>
          <LeftOut why="Not to pack" numbers={data.leftOut} />
          {data.categories.map(({ name, products }) => (
            <section key={name} aria-label={name ?? 'No longer sold'} className="mt-6">
              <h2 className="mb-1 break-after-avoid text-base font-bold">{name ?? 'No longer sold'}</h2>
              <Products products={products} />
            </section>
          ))}
        </article>
      )}
    </PrintFrame>
  );
}

type Products = PickList['categories'][number]['products'];

function Products({ products }: { products: Products }) {
  return (
    <table className="w-full border-collapse text-left">
      <thead className="border-b border-ink">
        <HeadRow
          className="py-1 text-xs font-semibold text-ink-soft"
          heads={[
            ['Fetched', 'w-14 sm:w-16'],
            ['Units', 'w-10 pr-3 text-right sm:w-14 sm:pr-4'],
            'Product',
            ['Orders', 'w-20 sm:w-56'],
          ]}
        />
      </thead>
      <tbody>
        {products.map(({ _id, name, quantity, orders }) => (
          <tr key={_id ?? name} className="break-inside-avoid border-b border-line align-top">
            <td className="py-2">
              <span aria-hidden="true" className="block size-4 rounded-sm border border-ink" />
            </td>
            <td className="py-1.5 pr-3 text-right text-base sm:pr-4 font-bold tabular-nums">{quantity}</td>
            <td dir="auto" className="py-1.5 pr-3">
              {name}
            </td>
            <td className="py-1.5 text-xs leading-5 text-ink-soft tabular-nums">
              {orders.map((order) => `${order.number}\u00a0(${order.quantity})`).join(', ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
