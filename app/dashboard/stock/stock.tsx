import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { ReorderPage, ReorderProduct } from '../../../shop/back-office/inventory/responses.ts';
import { COVER_DAYS, SALES_DAYS } from '../../../shop/back-office/inventory/rules.ts';
import { loadList } from '../../staff/load-list.ts';
import { type Column, DataTable } from '../../staff/ui/data-table.tsx';
import { ExportButton } from '../../staff/ui/export-button.tsx';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { Toolbar, ToolbarSelect } from '../../staff/ui/toolbar.tsx';
import { useLoaded } from '../../staff/use-loaded.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useStaff } from '../dashboard.tsx';
import type { Route } from './+types/stock.ts';
import { GOODS_IN_SCREEN, productStockScreen, STOCK_TAKE_SCREEN } from './stock-labels.ts';

export const clientLoader = loadList<ReorderPage>('/api/v1/stock/reorder');

const COVERS = [14, 60, 90, 180].map((days) => [String(days), `Plan for ${days} days`] as const);

/** What sells, how long it lasts and what to order again (R530), with the ways to goods in and counting. */
export default function Stock({ loaderData }: Route.ComponentProps) {
  const loaded = useLoaded(loaderData);
  const { data } = loaded;
  const isManager = useStaff().role === 'Shop Manager';
  return (
    <>
      <ScreenHeading title="Stock">
        {isManager && (
          <ExportButton
            path={`/api/v1/stock/reorder/export?cover=${data?.cover ?? COVER_DAYS}`}
            fileName="reorder.csv"
            count={data?.total ?? 0}
          />
        )}
        <ButtonLink variant="secondary" to={STOCK_TAKE_SCREEN}>
          Stock-take
        </ButtonLink>
        {isManager && <ButtonLink to={GOODS_IN_SCREEN}>Goods in</ButtonLink>}
      </ScreenHeading>
      <p className="mb-3 max-w-3xl text-sm text-ink-soft">
        What sold in the last {SALES_DAYS} days by confirmed orders, and what to order so that it lasts. What
        runs out first stands first.
      </p>
      <Toolbar label="What to order again">
        <ToolbarSelect label="Plan for" name="cover" all={`Plan for ${COVER_DAYS} days`} choices={COVERS} />
      </Toolbar>
      <DataTable
        caption="What to order again"
        columns={COLUMNS}
        dense
        rows={data?.products}
        loaded={loaded}
        empty={`No confirmed order of the last ${SALES_DAYS} days.`}
        pages={data}
      />
      {isManager && <MovementsFile />}
    </>
  );
}

const number = {
  card: { span: 3, named: true },
  align: 'right',
} as const satisfies Partial<Column<ReorderProduct>>;

const COLUMNS: Column<ReorderProduct>[] = [
  {
    head: 'Product',
    className: 'lg:max-w-96',
    cell: ({ _id, name }) => (
      <Link to={productStockScreen(_id)} dir="auto" className="font-medium text-brand hover:underline">
        {name}
      </Link>
    ),
  },
  { head: 'SKU', className: 'text-ink-soft', cell: ({ sku }) => sku },
  { ...number, head: 'Sold', cell: ({ sold }) => sold.toLocaleString('en-US') },
  { ...number, head: 'For sale', cell: ({ onHand }) => onHand.toLocaleString('en-US') },
  {
    ...number,
    head: 'Lasts',
    cell: ({ lastsDays }) =>
      lastsDays === null ? '' : `${lastsDays.toLocaleString('en-US')} ${lastsDays === 1 ? 'day' : 'days'}`,
  },
  {
    ...number,
    head: 'To order',
    className: 'font-bold',
    cell: ({ suggested }) => (suggested === 0 ? '–' : suggested.toLocaleString('en-US')),
  },
];

/** All movements of some days, for an accountant. */
function MovementsFile() {
  const [days, setDays] = useState({ from: '', to: '' });
  const chosen = Object.entries(days).filter(([, day]) => day !== '');
  return (
    <section aria-label="Movements as a file" className="mt-8 max-w-3xl">
      <h2 className="mb-2 text-sm font-bold text-ink-soft">Export all stock movements</h2>
      <form
        onSubmit={(event: FormEvent) => event.preventDefault()}
        className="flex flex-wrap items-end gap-3"
      >
        {(['from', 'to'] as const).map((name) => (
          <label key={name} className="text-sm font-semibold">
            {name === 'from' ? 'From' : 'To'}
            <input
              type="date"
              value={days[name]}
              onChange={({ target }) => setDays({ ...days, [name]: target.value })}
              className="mt-1 block min-h-11 rounded-control border border-line-strong bg-paper px-3 font-normal"
            />
          </label>
        ))}
        <ExportButton
          path={`/api/v1/stock/movements/export?${new URLSearchParams(chosen)}`}
          fileName="stock-movements.csv"
        />
      </form>
    </section>
  );
}
