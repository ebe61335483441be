import { formatRupees } from '../../../shop/money.ts';
import type { Figure, Report, ReportRow } from '../../../shop/orders/reports/responses.ts';
import {
  FACT_LABELS,
  type Fact,
  factsOf,
  isOfLines,
  isTimeStep,
  ROW_LABELS,
} from '../../../shop/orders/reports/rules.ts';
import { type Column, DataTable } from '../../staff/ui/data-table.tsx';
import type { Loaded } from '../../staff/use-loaded.ts';
import { nameOfRow, sayTime } from './labels.ts';
import { wordOf } from './totals.tsx';

/** The figures of a report, row by row, all of them last. A phone shows a card for each. */
export function ReportTable({ loaded }: { loaded: Loaded<Report> }) {
  const { data } = loaded;
  return (
    <DataTable
      caption={data ? `By ${ROW_LABELS[data.by].toLowerCase()}` : 'The report'}
      columns={data ? columnsOf(data) : []}
      rows={data && (hasAny(data) ? [...data.rows, { ...data.total, _id: TOTAL }] : [])}
      loaded={loaded}
      empty="Nothing happened in these days."
    />
  );
}

/** The row of all. */
const TOTAL = ' total';

function hasAny({ total: { figures } }: Report): boolean {
  return Object.values(figures).some(({ count }) => count > 0);
}

function columnsOf({ by }: Report): Column<ReportRow>[] {
  const comparable = !isTimeStep(by);
  return [
    {
      head: ROW_LABELS[by],
      className: 'font-semibold',
      cell: ({ _id, name }) => (
        <span dir="auto" className="break-words">
          {_id === TOTAL ? name : nameOfRow(by, name)}
        </span>
      ),
    },
    ...factsOf(by).map(
      (fact): Column<ReportRow> => ({
        head: FACT_LABELS[fact],
        align: 'right',
        card: { span: 3, named: true },
        className: 'whitespace-nowrap max-lg:self-start max-lg:has-data-nothing:hidden',
        cell: (row) => <FactCell row={row} fact={fact} by={by} comparable={comparable} />,
      }),
    ),
    ...(isOfLines(by) ? [] : [TIME_COLUMN]),
  ];
}

const TIME_COLUMN: Column<ReportRow> = {
  head: 'Placed to delivered',
  align: 'right',
  card: { span: 6, named: true },
  className: 'whitespace-nowrap max-lg:has-data-nothing:hidden',
  cell: ({ deliveryTime }) =>
    deliveryTime ? (
      <>
        {sayTime(deliveryTime.half)}
        <span className="block text-xs text-ink-quiet">9 of 10: {sayTime(deliveryTime.most)}</span>
      </>
    ) : (
      <Nothing />
    ),
};

interface FactCellProps {
  row: ReportRow;
  fact: Fact;
  by: Report['by'];
  /** Whether the row was there in the days before. */
  comparable: boolean;
}

function FactCell({ row: { figures, before }, fact, by, comparable }: FactCellProps) {
  const { count, amount }: Figure = figures[fact] ?? { count: 0, amount: 0 };
  const was = before?.[fact]?.amount ?? 0;
  if (count === 0 && amount === 0 && was === 0) return <Nothing />;
  return (
    <>
      {formatRupees(amount)}
      <span className="block text-xs text-ink-quiet">
        {count.toLocaleString('en-US')} {wordOf(fact, by, count)}
        {comparable && `, before ${formatRupees(was)}`}
      </span>
    </>
  );
}

function Nothing() {
  return (
    <span data-nothing="" className="text-ink-quiet">
      –
    </span>
  );
}
