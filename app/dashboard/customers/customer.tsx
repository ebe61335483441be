import { Link } from 'react-router';
import type { CustomerShown } from '../../../shop/back-office/people/customers/responses.ts';
import { formatDay, formatTime } from '../../../shop/dates.ts';
import { formatMobile, phoneAddress } from '../../../shop/fields/rules.ts';
import { formatRupees } from '../../../shop/money.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { KeyPaging } from '../../staff/ui/key-paging.tsx';
import { LoadError } from '../../staff/ui/load-error.tsx';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { StatusBadge } from '../../staff/ui/status-badge.tsx';
import { lastAddressOf, TO_LAST_PLACE } from '../../staff/ui/use-kept-place.ts';
import { useLoaded } from '../../staff/use-loaded.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useStaff } from '../dashboard.tsx';
import { OrderLink } from '../orders/order-link.tsx';
import { Panel } from '../orders/panel.tsx';
import { StateBadge } from '../orders/state-badge.tsx';
import { RETURN_STATES, STATUS_STATES } from '../orders/states.ts';
import { BlockOfMobile } from '../risk/block-of-mobile.tsx';
import type { Route } from './+types/customer.ts';
import { CustomerNotes } from './customer-notes.tsx';

export function clientLoader({ params, request, url }: Route.ClientLoaderArgs) {
  const query = new URLSearchParams(url.search);
  query.set('mobile', params.mobile);
  return requestAsStaff<CustomerShown>('admin', `/api/v1/customers/one?${query}`, { signal: request.signal });
}

/** One customer: orders, what was bought and came back, the record, notes, and whether the mobile is blocked (R486). */
export default function Customer({ loaderData }: Route.ComponentProps) {
  const { data: customer, error, reload } = useLoaded(loaderData);
  return (
    <>
      <ScreenHeading title={customer?.name || 'Customer'}>
        <ButtonLink variant="quiet" to={lastAddressOf('/dashboard/customers')} state={TO_LAST_PLACE}>
          All customers
        </ButtonLink>
      </ScreenHeading>
      {customer ? (
        <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid min-w-0 content-start gap-4 max-xl:order-1">
            <Orders customer={customer} />
            <Products products={customer.products} />
            <Returns returns={customer.returns} />
          </div>
          <div className="grid min-w-0 content-start gap-4">
            <Person customer={customer} />
            <CustomerNotes mobile={customer.mobile} notes={customer.notes} />
          </div>
        </div>
      ) : (
        <LoadError error={error} onRetry={reload} />
      )}
    </>
  );
}

function Person({ customer: { mobile, email, city, account, record, block } }: { customer: CustomerShown }) {
  const { role } = useStaff();
  const { orders, delivered, cameBack, refused, unreachable, cameBackAt } = record;
  const counts = [
    `${orders} placed`,
    `${delivered} delivered`,
    `${cameBack} came back${cameBackAt ? ` (last ${formatDay(new Date(cameBackAt))})` : ''}`,
    refused > 0 && `${refused} refused on the phone`,
    unreachable > 0 && `${unreachable} not reached`,
  ].filter((part) => part !== false);
  return (
    <Panel title="Customer">
      <div className="grid gap-1 text-sm">
        <p className="flex flex-wrap items-center gap-2">
          <a
            href={phoneAddress(mobile)}
            className="inline-flex min-h-11 items-center font-semibold text-brand tabular-nums hover:underline lg:min-h-0"
          >
            {formatMobile(mobile)}
          </a>
          {block && <StatusBadge tone="bad">Blocked</StatusBadge>}
        </p>
        {email && <span className="break-all text-ink-soft">{email}</span>}
        <span dir="auto" className="text-ink-soft">
          {city}
        </span>
        <span className="text-ink-soft">
          {account ? `Account since ${formatDay(new Date(account.since))}: ${account.email}` : 'No account'}
        </span>
        <p className="mt-2 tabular-nums">{counts.join(' · ')}</p>
        {block && (
          <p dir="auto" className="break-words">
            {block.reason}
          </p>
        )}
      </div>
      <BlockOfMobile mobile={mobile} block={block} />
      {role === 'Shop Manager' && (
        <Link
          to={`/dashboard/personal-data?who=${encodeURIComponent(formatMobile(mobile))}`}
          className="mt-2 inline-flex min-h-11 items-center text-sm font-semibold text-brand hover:underline lg:min-h-0"
        >
          Personal data: download or erase
        </Link>
      )}
    </Panel>
  );
}

function Orders({ customer: { orders, next } }: { customer: CustomerShown }) {
  return (
    <Panel title="Orders">
      {orders.length === 0 && <p className="text-sm text-ink-quiet">No order.</p>}
      <ul className="divide-y divide-line text-sm">
        {orders.map((order) => (
          <li key={order._id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
            <OrderLink order={order} />
            <span className="text-xs text-ink-quiet tabular-nums">{formatTime(order.at)}</span>
            <span className="ml-auto tabular-nums">{formatRupees(order.totalAmount)}</span>
            <span className="lg:w-28">
              <StateBadge state={STATUS_STATES[order.status]} />
            </span>
          </li>
        ))}
      </ul>
      <KeyPaging next={next} />
    </Panel>
  );
}

function Products({ products }: Pick<CustomerShown, 'products'>) {
  if (products.length === 0) return null;
  return (
    <Panel title="Bought the most">
      <ul className="grid gap-1 text-sm">
        {products.map(({ _id, name, units, cameBack }) => (
          <li key={_id} className="flex gap-3">
            <span className="w-10 shrink-0 text-right tabular-nums">{units} ×</span>
            <span dir="auto" className="min-w-0 break-words">
              {name}
              {cameBack > 0 && <span className="text-ink-quiet"> ({cameBack} came back)</span>}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Returns({ returns }: Pick<CustomerShown, 'returns'>) {
  if (returns.length === 0) return null;
  return (
    <Panel title="Returns">
      <ul className="divide-y divide-line text-sm">
        {returns.map(({ _id, order, at, state }) => (
          <li key={_id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
            <OrderLink order={order} />
            <span className="text-xs text-ink-quiet tabular-nums">{formatTime(at)}</span>
            <span className="ml-auto">
              <StateBadge state={RETURN_STATES[state]} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
