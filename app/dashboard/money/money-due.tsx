import { useState } from 'react';
import type { MoneyDue } from '../../../shop/back-office/settlements/responses.ts';
import { formatRupees } from '../../../shop/money.ts';
import { loadList } from '../../staff/load-list.ts';
import { type Column, DataTable, numbers, times } from '../../staff/ui/data-table.tsx';
import { ReasonDialog } from '../../staff/ui/reason-dialog.tsx';
import { RowButton } from '../../staff/ui/row-button.tsx';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { StatusBadge } from '../../staff/ui/status-badge.tsx';
import { Toolbar, ToolbarSelect } from '../../staff/ui/toolbar.tsx';
import { useLoaded } from '../../staff/use-loaded.ts';
import { useWrite } from '../../staff/use-write.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { OrderLink } from '../orders/order-link.tsx';
import type { Route } from './+types/money-due.ts';
import { DUE_LABELS, SETTLEMENTS_SCREEN, SHEET_SCREEN, STATEMENT_SCREEN, signedRupees } from './labels.ts';

export const clientLoader = loadList<MoneyDue>('/api/v1/money/due');

type Parcel = MoneyDue['parcels'][number];

/** What couriers owe for parcels that they delivered (R356). */
export default function MoneyDueScreen({ loaderData }: Route.ComponentProps) {
  const loaded = useLoaded(loaderData);
  const { data } = loaded;
  const write = useWrite();
  const [toWriteOff, setToWriteOff] = useState<Parcel | null>(null);
  const kinds = Object.entries(DUE_LABELS).filter(([kind]) => kind !== 'all');
  return (
    <>
      <ScreenHeading title="Money due">
        <ButtonLink to={SHEET_SCREEN}>Upload a sheet</ButtonLink>
        <ButtonLink variant="secondary" to={SETTLEMENTS_SCREEN}>
          Settlements
        </ButtonLink>
        <ButtonLink variant="secondary" to={STATEMENT_SCREEN}>
          Bank statement
        </ButtonLink>
      </ScreenHeading>
      {data && <Couriers {...data} />}
      <Toolbar label="Filter parcels">
        <ToolbarSelect
          label="Courier"
          name="courier"
          all="All couriers"
          choices={data?.knownCouriers ?? []}
        />
        <ToolbarSelect label="Which" name="kind" all={DUE_LABELS.all} choices={kinds} />
      </Toolbar>
      <DataTable
        caption="Parcels whose cash is open"
        columns={[...COLUMNS, writeOffColumn(setToWriteOff)]}
        rows={data?.parcels}
        loaded={loaded}
        empty="No courier owes anything here."
        pages={data}
      />
      {toWriteOff && (
        <ReasonDialog
          title={`Write off order ${toWriteOff.number}?`}
          draft={`write-off ${toWriteOff._id}`}
          confirmLabel="Write it off"
          cancelLabel="Keep it"
          dangerous
          onSend={(reason) =>
            write(`/api/v1/money/due/${toWriteOff._id}/write-off`, { method: 'POST', body: { reason } })
          }
          onClose={() => setToWriteOff(null)}
        >
          {signedRupees(toWriteOff.balance)} leave this list, and are booked as written off.
        </ReasonDialog>
      )}
    </>
  );
}

/** What each courier owes in all. */
function Couriers({ couriers, agreedDays }: MoneyDue) {
  if (couriers.length === 0) return null;
  return (
    <ul className="mb-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {couriers.map(({ courier, parcels, due, late, lateParcels, short, shortParcels, over }) => (
        <li key={courier} className="rounded-card border border-line bg-paper p-4 text-sm">
          <h2 className="text-ink-soft">{courier}</h2>
          <p className="mt-1 text-2xl font-bold tracking-tight tabular-nums">{formatRupees(due)}</p>
          <p className="text-xs text-ink-quiet">
            for {parcels.toLocaleString('en-US')} {parcels === 1 ? 'parcel' : 'parcels'}
          </p>
          <ul className="mt-2 text-ink-soft tabular-nums">
            {lateParcels > 0 && (
              <li className="font-semibold text-danger">
                {formatRupees(late)} late ({lateParcels}, over {agreedDays} days)
              </li>
            )}
            {shortParcels > 0 && (
              <li>
                {formatRupees(short)} short-paid ({shortParcels})
              </li>
            )}
            {over > 0 && <li>{formatRupees(over)} too much or too early</li>}
          </ul>
        </li>
      ))}
    </ul>
  );
}

const COLUMNS: Column<Parcel>[] = [
  { head: 'Order', card: { span: 2 }, cell: (parcel) => <OrderLink order={parcel} /> },
  times('Since', ({ since }) => since, { span: 4, end: true }),
  { head: 'Customer', cell: ({ customer }) => <span dir="auto">{customer}</span> },
  {
    head: 'Courier',
    cell: ({ courier, trackingNumber }) => (
      <span className="break-all">
        {courier} <span className="text-ink-quiet tabular-nums">{trackingNumber}</span>
      </span>
    ),
  },
  numbers('To collect', ({ total }) => formatRupees(total), { span: 2 }),
  numbers('Paid', ({ paid }) => signedRupees(paid), { span: 2 }),
  numbers('Open', ({ balance }) => signedRupees(balance), {
    span: 2,
    className: 'font-semibold whitespace-nowrap',
  }),
  {
    head: 'State',
    card: { span: 3 },
    cell: (parcel) => <State {...parcel} />,
  },
];

const writeOffColumn = (onChoose: (parcel: Parcel) => void): Column<Parcel> => ({
  head: 'Actions',
  card: { span: 3, end: true },
  cell: (parcel) => (
    <RowButton verb="Write off" what={`order ${parcel.number}`} onClick={() => onChoose(parcel)} />
  ),
});

function State({ balance, paid, isLate, status }: Parcel) {
  if (balance < 0) {
    return (
      <StatusBadge tone="waiting">{status === 'Delivered' ? 'Paid too much' : `Paid, ${status}`}</StatusBadge>
    );
  }
  if (paid > 0) return <StatusBadge tone="bad">Short-paid</StatusBadge>;
  return isLate ? <StatusBadge tone="bad">Late</StatusBadge> : <StatusBadge tone="quiet">Due</StatusBadge>;
}
