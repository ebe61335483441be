import { formatTime } from '../../../shop/dates.ts';
import { formatMobile } from '../../../shop/fields/rules.ts';
import { formatRupees } from '../../../shop/money.ts';
import type { ReturnsPage } from '../../../shop/orders/returns/responses.ts';
import { describePeriod, isLate, RETURN_REASONS } from '../../../shop/orders/returns/rules.ts';
import type { ReturnDays } from '../../../shop/orders/returns/types.ts';
import { loadList } from '../../staff/load-list.ts';
import { type Column, DataTable, times } from '../../staff/ui/data-table.tsx';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { StatusBadge } from '../../staff/ui/status-badge.tsx';
import { ViewTabs } from '../../staff/ui/view-tabs.tsx';
import { useLoaded } from '../../staff/use-loaded.ts';
import { OrderLink } from '../orders/order-link.tsx';
import { describeOutcome } from '../orders/returns/return-labels.ts';
import { RETURN_STATES } from '../orders/states.ts';
import type { Route } from './+types/returns.ts';

export const clientLoader = loadList<ReturnsPage>('/api/v1/checkout/returns');

type Row = ReturnsPage['returns'][number];

const WAITING = ['asked', 'expected', 'received', 'inspected'] as const;

/** What customers send back, by what it waits for (R372). */
export default function Returns({ loaderData }: Route.ComponentProps) {
  const loaded = useLoaded(loaderData);
  const { data } = loaded;
  const views = [
    { name: 'All', params: {} },
    ...WAITING.map((state) => ({
      name: RETURN_STATES[state].label,
      params: { state },
      count: data?.counts[state] ?? null,
    })),
  ];
  return (
    <>
      <ScreenHeading title="Returns" below={<ViewTabs label="Views" views={views} />} />
      <DataTable
        caption="Returns"
        columns={columnsOf(data?.returnDays)}
        rows={data?.returns}
        loaded={loaded}
        empty="No return is here. A return is opened on the page of its order, once it is delivered."
        pages={data}
      />
    </>
  );
}

const columnsOf = (periods: ReturnDays | undefined): Column<Row>[] => [
  { head: 'Order', card: { span: 2 }, cell: ({ order }) => <OrderLink order={order} /> },
  {
    head: 'State',
    card: { span: 4, end: true },
    cell: (row) => (
      <StatusBadge tone={RETURN_STATES[row.state].tone}>
        {row.state === 'settled'
          ? describeOutcome({ ...row, exchange: null })
          : RETURN_STATES[row.state].label}
      </StatusBadge>
    ),
  },
  {
    head: 'Customer',
    cell: ({ customer, mobile }) => (
      <>
        <span dir="auto">{customer}</span>{' '}
        <span className="whitespace-nowrap text-ink-quiet tabular-nums">{formatMobile(mobile)}</span>
      </>
    ),
  },
  {
    head: 'What',
    className: 'lg:min-w-48',
    cell: ({ lines }) => (
      <span dir="auto" className="break-words">
        {lines.join(', ')}
      </span>
    ),
  },
  {
    head: 'Why',
    card: { span: 3 },
    className: 'lg:whitespace-nowrap',
    cell: ({ reason }) => RETURN_REASONS[reason].label,
  },
  {
    head: 'Asked',
    card: { span: 3, end: true },
    cell: ({ askedAt, days, reason }) => (
      <>
        <span className="whitespace-nowrap text-ink-soft tabular-nums">{formatTime(askedAt)}</span>{' '}
        {periods && isLate(reason, days, periods) && (
          <StatusBadge tone="bad">{describePeriod(days, periods)}</StatusBadge>
        )}
      </>
    ),
  },
  times('Since', ({ since }) => since, { span: 3, named: true }),
  {
    head: 'Worth',
    card: { span: 3, named: true, end: true },
    align: 'right',
    className: 'whitespace-nowrap',
    cell: ({ value }) => (value === null ? '–' : formatRupees(value)),
  },
];
