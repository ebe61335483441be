import { href, Link } from 'react-router';
import type { CustomersPage, ListedCustomer } from '../../../shop/back-office/people/customers/responses.ts';
import { formatTime } from '../../../shop/dates.ts';
import { formatMobile } from '../../../shop/fields/rules.ts';
import { loadList } from '../../staff/load-list.ts';
import { type Column, DataTable } from '../../staff/ui/data-table.tsx';
import { HeadingLink, ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { StatusBadge } from '../../staff/ui/status-badge.tsx';
import { Toolbar, ToolbarSearch } from '../../staff/ui/toolbar.tsx';
import { useKeptPlace } from '../../staff/ui/use-kept-place.ts';
import { useListParams } from '../../staff/ui/use-list-params.ts';
import { useLoaded } from '../../staff/use-loaded.ts';
import { useStaff } from '../dashboard.tsx';
import type { Route } from './+types/customers.ts';

export const clientLoader = loadList<CustomersPage>('/api/v1/customers');

/** Who orders in the shop, with an account or without, who ordered last first (R485). */
export default function Customers({ loaderData }: Route.ComponentProps) {
  const loaded = useLoaded(loaderData);
  const { data } = loaded;
  const around = useKeptPlace<HTMLDivElement>(data !== null);
  const { params } = useListParams();
  return (
    <div ref={around}>
      <ScreenHeading title="Customers">
        {useStaff().role === 'Shop Manager' && (
          <HeadingLink to="/dashboard/personal-data">Personal data</HeadingLink>
        )}
      </ScreenHeading>
      <Toolbar label="Find a customer">
        <ToolbarSearch label="Name, mobile or mail" />
      </Toolbar>
      <DataTable
        caption="Customers"
        columns={COLUMNS}
        rows={data?.customers}
        loaded={loaded}
        empty={params.has('search') ? 'There is no such customer.' : 'Nobody has ordered yet.'}
        pages={data}
      />
      {data?.isMore && (
        <p className="mt-3 text-sm text-ink-soft">There are more. Type more of the name or the number.</p>
      )}
    </div>
  );
}

const COLUMNS: Column<ListedCustomer>[] = [
  {
    head: 'Customer',
    card: { span: 4 },
    className: 'lg:min-w-48',
    cell: ({ mobile, name, email }) => (
      <>
        <Link
          to={href('/dashboard/customer/:mobile', { mobile: formatMobile(mobile) })}
          dir="auto"
          className="font-semibold break-words text-brand hover:underline"
        >
          {name}
        </Link>
        <span className="block text-xs break-all text-ink-quiet">{email}</span>
      </>
    ),
  },
  {
    head: 'State',
    card: { span: 2, end: true },
    cell: ({ blocked, hasAccount }) => (
      <span className="flex flex-wrap gap-1 max-lg:justify-end">
        {blocked && <StatusBadge tone="bad">Blocked</StatusBadge>}
        {hasAccount && <StatusBadge tone="quiet">Account</StatusBadge>}
      </span>
    ),
  },
  {
    head: 'Mobile',
    card: { span: 3 },
    className: 'whitespace-nowrap tabular-nums',
    cell: ({ mobile }) => formatMobile(mobile),
  },
  { head: 'City', card: { span: 3, end: true }, cell: ({ city }) => city },
  {
    head: 'Orders',
    className: 'text-ink-soft tabular-nums lg:whitespace-nowrap',
    cell: ({ record: { orders, delivered, cameBack } }) =>
      [`${orders} placed`, delivered > 0 && `${delivered} delivered`, cameBack > 0 && `${cameBack} came back`]
        .filter(Boolean)
        .join(', '),
  },
  {
    head: 'Last order',
    card: { span: 6, named: true },
    className: 'whitespace-nowrap text-ink-soft tabular-nums',
    cell: ({ lastOrderAt }) => (lastOrderAt ? formatTime(lastOrderAt) : 'None yet'),
  },
];
