import { useState } from 'react';
import { Link } from 'react-router';
import type { Movement, ProductStock } from '../../../shop/back-office/inventory/responses.ts';
import { KIND_LABELS } from '../../../shop/back-office/inventory/rules.ts';
import { formatRupees } from '../../../shop/money.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { type Column, DataTable, numbers, times } from '../../staff/ui/data-table.tsx';
import { HeadingLink, ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { useListParams } from '../../staff/ui/use-list-params.ts';
import { useLoaded } from '../../staff/use-loaded.ts';
import { Button } from '../../ui/button.tsx';
import { FormAlert } from '../../ui/form-alert.tsx';
import { useStaff } from '../dashboard.tsx';
import { orderScreen } from '../orders/order-labels.ts';
import type { Route } from './+types/product-stock.ts';
import { CorrectDialog, CostDialog, CountDialog, DamagedDialog, GoodsInDialog } from './stock-dialogs.tsx';
import { STOCK_SCREEN, signedUnits } from './stock-labels.ts';

export function clientLoader({ request, params, url }: Route.ClientLoaderArgs) {
  const path = `/api/v1/stock/products/${encodeURIComponent(params.id)}${url.search}`;
  return requestAsStaff<ProductStock>('admin', path, { signal: request.signal });
}

const DIALOGS = {
  'Goods in': GoodsInDialog,
  Count: CountDialog,
  Damaged: DamagedDialog,
  Correct: CorrectDialog,
  'Set the cost': CostDialog,
} as const;
type DialogName = keyof typeof DIALOGS;

const OF_MANAGERS: readonly DialogName[] = ['Goods in', 'Set the cost'];

/** What is on hand of a product, what it costs, and where every unit came from and went (R527). */
export default function ProductStockScreen({ loaderData }: Route.ComponentProps) {
  const loaded = useLoaded(loaderData);
  const { role } = useStaff();
  const { params } = useListParams();
  const [open, setOpen] = useState<DialogName | null>(null);
  const { data: stock, error } = loaded;
  if (!stock) {
    return (
      <>
        <ScreenHeading title="Stock" />
        <FormAlert message={error?.message ?? null} />
        <Link to={STOCK_SCREEN} className="mt-4 inline-block font-semibold text-brand underline">
          Stock
        </Link>
      </>
    );
  }
  const { product, movements, next } = stock;
  const names = Object.keys(DIALOGS).filter((name): name is DialogName => name in DIALOGS);
  const offered = names.filter((name) => role === 'Shop Manager' || !OF_MANAGERS.includes(name));
  const Dialog = open && DIALOGS[open];
  return (
    <>
      <ScreenHeading title={`Stock of ${product.name}`}>
        <HeadingLink to={`/dashboard/product/${product._id}`}>Edit the product</HeadingLink>
        <HeadingLink to={STOCK_SCREEN}>Stock</HeadingLink>
      </ScreenHeading>
      <Facts stock={stock} />
      <div className="mb-4 flex flex-wrap gap-2">
        {offered.map((name) => (
          <Button
            key={name}
            variant={name === 'Count' ? 'primary' : 'secondary'}
            onClick={() => setOpen(name)}
          >
            {name}
          </Button>
        ))}
      </div>
      <DataTable
        caption="Movements, the newest first"
        columns={role === 'Shop Manager' ? [...COLUMNS, COST_COLUMN] : COLUMNS}
        rows={movements}
        loaded={loaded}
        empty="Nothing has moved."
      />
      <nav aria-label="Older and newer movements" className="mt-3 flex gap-4 text-sm font-semibold">
        {next !== null && (
          <Link to={`?before=${next}`} className="inline-flex min-h-11 items-center text-brand underline">
            Older
          </Link>
        )}
        {params.has('before') && (
          <Link to="?" className="inline-flex min-h-11 items-center text-brand underline">
            The newest
          </Link>
        )}
      </nav>
      {Dialog && <Dialog product={product} onClose={() => setOpen(null)} />}
    </>
  );
}

function Facts({ stock: { product, linePrice, cost } }: { stock: ProductStock }) {
  const { onHand, toPack, sku, barcode } = product;
  const rupees = (amount: number | null) => (amount === null ? 'Not known' : formatRupees(amount));
  const percent = cost?.marginPercent == null ? '' : ` · ${cost.marginPercent.toFixed(1)} %`;
  // What is not known of it, or not for everybody, is left out.
  const facts = [
    ['For sale', onHand.toLocaleString('en-US')],
    ['Reserved for orders', toPack.toLocaleString('en-US')],
    ['Price', formatRupees(linePrice)],
    ['Average cost', cost && rupees(cost.average)],
    ['Value', cost && rupees(cost.value)],
    ['Margin', cost && `${rupees(cost.margin)}${percent}`],
    ['SKU', sku],
    ['Barcode', barcode],
  ] as const;
  return (
    <dl className="mb-4 grid grid-cols-2 gap-x-6 gap-y-3 rounded-card border border-line bg-paper p-4 text-sm sm:flex sm:flex-wrap">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="min-w-0">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="text-lg font-bold break-words tabular-nums">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const COLUMNS: Column<Movement>[] = [
  times('When', ({ at }) => at),
  {
    head: 'Units',
    card: { span: 3, end: true },
    align: 'right',
    className: 'font-bold',
    cell: ({ units }) => signedUnits(units),
  },
  numbers('Left', ({ onHand }) => onHand.toLocaleString('en-US'), { span: 2 }),
  {
    head: 'What',
    card: { span: 4 },
    cell: ({ kind, order }) => (
      <>
        {KIND_LABELS[kind]}
        {order && (
          <>
            {' '}
            <Link to={orderScreen(order._id)} className="font-semibold text-brand hover:underline">
              {order.number}
            </Link>
          </>
        )}
      </>
    ),
  },
  {
    head: 'Why',
    className: 'lg:max-w-96',
    cell: ({ note, supplier }) => (
      <span dir="auto" className="break-words">
        {[supplier, note].filter(Boolean).join(' · ')}
      </span>
    ),
  },
  {
    head: 'By',
    card: { span: 3 },
    className: 'text-ink-soft',
    cell: ({ by }) => (by === 'shopper' ? 'A shopper' : by),
  },
];

const COST_COLUMN: Column<Movement> = {
  head: 'Cost of one',
  card: { span: 3, end: true },
  align: 'right',
  className: 'whitespace-nowrap',
  cell: ({ unitCost }) => (unitCost === null ? '' : formatRupees(unitCost)),
};
