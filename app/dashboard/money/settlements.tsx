import { Link } from 'react-router';
import type {
  LedgerSheet,
  Settlement,
  SettlementsPage,
} from '../../../shop/back-office/settlements/responses.ts';
import { formatRupees } from '../../../shop/money.ts';
import { ACCOUNTS, type Account } from '../../../shop/payments/ledger/rules.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { type Column, DataTable, numbers, times } from '../../staff/ui/data-table.tsx';
import { ExportButton } from '../../staff/ui/export-button.tsx';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { StatusBadge } from '../../staff/ui/status-badge.tsx';
import { Toolbar, ToolbarDate, ToolbarSelect } from '../../staff/ui/toolbar.tsx';
import { useListParams } from '../../staff/ui/use-list-params.ts';
import { useLoaded } from '../../staff/use-loaded.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Panel } from '../orders/panel.tsx';
import type { Route } from './+types/settlements.ts';
import { ACCOUNT_LABELS, DUE_SCREEN, SHEET_SCREEN, settlementScreen, signedRupees } from './labels.ts';

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  const { signal } = request;
  const [page, ledger] = await Promise.all([
    requestAsStaff<SettlementsPage>('admin', `/api/v1/money/settlements${url.search}`, { signal }),
    requestAsStaff<LedgerSheet>('admin', '/api/v1/money/ledger', { signal }),
  ]);
  return { page, ledger };
}

/** The sheets that were taken, the ledger, and the export for an accountant (R357, R358). */
export default function Settlements({ loaderData: { page, ledger } }: Route.ComponentProps) {
  const loaded = useLoaded(page);
  const { data: booked } = useLoaded(ledger);
  const { data } = loaded;
  const { params } = useListParams();
  const range = new URLSearchParams(
    ['from', 'to'].flatMap((name) => (params.get(name) ? [[name, params.get(name) ?? '']] : [])),
  );
  return (
    <>
      <ScreenHeading title="Settlements">
        <ButtonLink variant="quiet" to={DUE_SCREEN}>
          Money due
        </ButtonLink>
        <ButtonLink to={SHEET_SCREEN}>Upload a sheet</ButtonLink>
      </ScreenHeading>
      <Toolbar label="Filter settlements">
        <ToolbarSelect
          label="Courier"
          name="courier"
          all="All couriers"
          choices={data?.couriers.map(({ courier }) => courier) ?? []}
        />
      </Toolbar>
      <DataTable
        caption="Settlements"
        columns={COLUMNS}
        rows={data?.settlements}
        loaded={loaded}
        empty="No sheet was uploaded yet."
        pages={data}
      />
      <div className="mt-4 grid grid-cols-1 gap-4">
        {data && data.couriers.length > 0 && <Totals couriers={data.couriers} />}
        {booked && <Ledger {...booked} />}
        <Panel title="For the accountant">
          <p className="mb-3 max-w-prose text-sm text-ink-soft">
            A row for each line of the orders placed on these days: dates of delivery and payment, amounts,
            discount, delivery, the courier’s charges, withheld tax and refunds.
          </p>
          <div className="flex flex-wrap items-end gap-3">
            <ToolbarDate label="From" name="from" />
            <ToolbarDate label="To" name="to" />
            <ExportButton path={`/api/v1/money/export?${range}`} fileName="accounts.csv" />
          </div>
        </Panel>
      </div>
    </>
  );
}

/** What the settlements of each courier come to; undone ones count for nothing. */
function Totals({ couriers }: Pick<SettlementsPage, 'couriers'>) {
  return (
    <Panel title="In all, by courier">
      <DataTable
        caption="Settlements by courier"
        columns={TOTALS}
        rows={couriers.map((totals) => ({ ...totals, _id: totals.courier }))}
      />
    </Panel>
  );
}

type CourierTotals = SettlementsPage['couriers'][number] & { _id: string };

const amount = <Row,>(head: string, of: (row: Row) => number) =>
  numbers<Row>(head, (row) => signedRupees(of(row)));

const TOTALS: Column<CourierTotals>[] = [
  { head: 'Courier', card: { span: 3 }, className: 'font-semibold', cell: ({ courier }) => courier },
  numbers('Settlements', ({ settlements }) => settlements.toLocaleString('en-US')),
  amount('Collected', ({ collected }) => collected),
  amount('Charges', ({ charges }) => charges),
  amount('Tax', ({ tax }) => tax),
  amount('Net paid', ({ paid }) => paid),
];

/** Every account that is not at 0, by courier. What is owed and what was earned come to 0. */
function Ledger({ couriers, balance }: LedgerSheet) {
  const isMoved = (account: Account) =>
    couriers.some(({ accounts }) => accounts.some((one) => one.account === account && one.balance !== 0));
  return (
    <Panel title="Ledger">
      {couriers.length === 0 ? (
        <p className="text-sm text-ink-quiet">
          Nothing is booked yet: it begins with the first delivered parcel.
        </p>
      ) : (
        <DataTable
          caption="Ledger by courier"
          columns={[ACCOUNT_COLUMN, ...couriers.map(ledgerColumn)]}
          rows={ACCOUNTS.filter(isMoved).map((account) => ({ _id: account }))}
          empty="All accounts come to Rs. 0."
        />
      )}
      <p className="mt-2 text-sm font-semibold tabular-nums">All entries come to {formatRupees(balance)}</p>
    </Panel>
  );
}

interface LedgerRow {
  _id: Account;
}

const ACCOUNT_COLUMN: Column<LedgerRow> = {
  head: 'Account',
  className: 'max-lg:font-semibold',
  cell: ({ _id }) => ACCOUNT_LABELS[_id],
};

const ledgerColumn = ({ courier, accounts }: LedgerSheet['couriers'][number]) =>
  amount<LedgerRow>(
    courier ?? 'Without a courier',
    ({ _id }) => accounts.find(({ account }) => account === _id)?.balance ?? 0,
  );

const COLUMNS: Column<Settlement>[] = [
  {
    head: 'Settlement',
    card: { span: 2 },
    cell: ({ _id, number }) => (
      <Link to={settlementScreen(_id)} className="font-semibold text-brand tabular-nums hover:underline">
        {number}
      </Link>
    ),
  },
  times('Uploaded', ({ at }) => at, { span: 4, end: true }),
  { head: 'Courier', card: { span: 3 }, cell: ({ courier }) => courier },
  {
    head: 'Sheet',
    className: 'text-ink-soft [overflow-wrap:anywhere]',
    cell: ({ fileName, by }) => `${fileName}, by ${by}`,
  },
  amount('Collected', ({ totals }) => totals.collected),
  amount('Charges', ({ totals }) => totals.charges),
  amount('Tax', ({ totals }) => totals.tax),
  amount('Net paid', ({ totals }) => totals.paid),
  {
    head: 'State',
    cell: ({ undone }) =>
      undone ? <StatusBadge tone="bad">Undone</StatusBadge> : <StatusBadge tone="good">Booked</StatusBadge>,
  },
];
