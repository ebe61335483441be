import type { StatementLook } from '../../../shop/back-office/settlements/statement/responses.ts';
import { TRANSFER_VERDICTS } from '../../../shop/back-office/settlements/statement/rules.ts';
import { formatDate } from '../../../shop/dates.ts';
import { formatRupees } from '../../../shop/money.ts';
import { type Column, DataTable } from '../../staff/ui/data-table.tsx';
import { StatusBadge } from '../../staff/ui/status-badge.tsx';
import { OrderLink } from '../orders/order-link.tsx';
import { TRANSFER_TONE } from './labels.ts';

type Credit = StatementLook['credits'][number];

const withKeys = (credits: readonly Credit[]) => credits.map((credit) => ({ ...credit, _id: credit.row }));

interface TickedProps {
  credits: readonly Credit[];
  /** The rows of the statement that are ticked. */
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** The credits that are exactly what an order waits for. */
export function TickedCredits({ credits, chosen, onChange }: TickedProps) {
  return (
    <DataTable
      caption="Credits that match"
      columns={COLUMNS}
      rows={withKeys(credits)}
      rowName={({ row, order }) => `row ${row} for order ${order?.number ?? ''}`}
      selection={{ chosen, onChange }}
    />
  );
}

/** The credits that somebody has to look at, or that are noted already. */
export function OtherCredits({ credits }: { credits: readonly Credit[] }) {
  if (credits.length === 0) return null;
  return (
    <section aria-labelledby="other-credits">
      <h2 id="other-credits" className="mb-2 text-lg font-bold">
        Not noted from here
      </h2>
      <DataTable caption="Other credits" columns={COLUMNS} rows={withKeys(credits)} />
    </section>
  );
}

const COLUMNS: Column<Credit>[] = [
  { head: 'Order', card: { span: 2 }, cell: ({ order }) => order && <OrderLink order={order} /> },
  {
    head: 'Credit',
    card: { span: 3, end: true },
    align: 'right',
    className: 'whitespace-nowrap font-semibold tabular-nums',
    cell: ({ amount }) => formatRupees(amount),
  },
  {
    head: 'Paid on',
    card: { span: 2, named: true },
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ paidOn }) => formatDate(paidOn),
  },
  {
    head: 'Verdict',
    cell: ({ verdict, detail }) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <StatusBadge tone={TRANSFER_TONE[verdict]}>{TRANSFER_VERDICTS[verdict]}</StatusBadge>
        {detail && <span className="text-ink-soft">{detail}</span>}
      </span>
    ),
  },
  {
    head: 'In the statement',
    className: 'break-words',
    cell: ({ row, narration, reference }) => (
      <>
        <span dir="auto">{narration}</span>
        <span className="block text-xs text-ink-quiet">
          Row {row}
          {reference && !reference.endsWith(narration) && `, number ${reference}`}
        </span>
      </>
    ),
  },
];
