import type { SettlementDetail } from '../../../shop/back-office/settlements/responses.ts';
import { VERDICTS } from '../../../shop/back-office/settlements/rules.ts';
import { formatDate } from '../../../shop/dates.ts';
import { type Column, DataTable, numbers } from '../../staff/ui/data-table.tsx';
import { StatusBadge } from '../../staff/ui/status-badge.tsx';
import { OrderLink } from '../orders/order-link.tsx';
import { signedRupees, VERDICT_TONE } from './labels.ts';

type SheetLine = SettlementDetail['lines'][number] & { detail?: string | null };

/** The rows of a sheet, each with its verdict; faults first. */
export function SheetRows({ rows }: { rows: readonly SheetLine[] }) {
  const isFault = ({ verdict }: SheetLine) => Number(VERDICTS[verdict].isFault);
  return (
    <DataTable
      caption="Rows of the sheet"
      columns={COLUMNS}
      rows={rows
        .toSorted((one, other) => isFault(other) - isFault(one))
        .map((row) => ({ ...row, _id: row.row }))}
      empty="The sheet has no rows."
    />
  );
}

function amount(head: string, of: (row: SheetLine) => number | null): Column<SheetLine> {
  const cell = (row: SheetLine) => {
    const rupees = of(row);
    return rupees === null ? <span className="text-ink-quiet">–</span> : signedRupees(rupees);
  };
  return numbers(head, cell, { span: 2 });
}

const COLUMNS: Column<SheetLine>[] = [
  {
    head: 'Row',
    card: { span: 1 },
    align: 'right',
    className: 'text-ink-quiet whitespace-nowrap',
    cell: ({ row }) => (
      <>
        <span className="text-xs lg:hidden">Row </span>
        {row}
      </>
    ),
  },
  {
    head: 'Tracking number',
    card: { span: 3 },
    className: 'break-all tabular-nums',
    cell: ({ trackingNumber }) => trackingNumber,
  },
  {
    head: 'Order',
    card: { span: 2, end: true },
    cell: ({ order }) => order && <OrderLink order={order} />,
  },
  {
    head: 'Verdict',
    cell: ({ verdict, detail }) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <StatusBadge tone={VERDICT_TONE[verdict]}>{VERDICTS[verdict].label}</StatusBadge>
        {detail && <span className="text-ink-soft">{detail}</span>}
      </span>
    ),
  },
  amount('Due', ({ due, order }) => (order ? due : null)),
  amount('Collected', ({ collected }) => collected),
  amount('Charges', ({ charges }) => charges),
  amount('Tax', ({ tax }) => tax),
  amount('Net paid', ({ paid }) => paid),
  {
    head: 'Paid on',
    card: { span: 2, named: true },
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ paidOn }) => paidOn && formatDate(paidOn),
  },
];
