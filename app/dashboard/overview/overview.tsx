import { startTransition } from 'react';
import { Link } from 'react-router';
import type { Overview as OverviewResponse } from '../../../shop/orders/overview/responses.ts';
import { useOnOrdersChanged } from '../../staff/live/waiting-store.ts';
import { requestAsStaff, type StaffRequest } from '../../staff/request-as-staff.ts';
import { LiveHeading } from '../../staff/ui/live-heading.tsx';
import { Loading } from '../../staff/ui/loading.tsx';
import { useLoaded } from '../../staff/use-loaded.ts';
import { useStaff } from '../dashboard.tsx';
import type { Route } from './+types/overview.ts';
import { OverviewFigures } from './overview-figures.tsx';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadOverview({ signal: request.signal });
}

function loadOverview(request: Pick<StaffRequest, 'signal' | 'waits'>) {
  return requestAsStaff<OverviewResponse>('admin', '/api/v1/checkout/overview', request);
}

/** How the shop is doing today, and what waits to be done. */
export default function Overview({ loaderData }: Route.ComponentProps) {
  const loaded = useLoaded(loaderData);
  const { data, loading, show } = loaded;
  useOnOrdersChanged(async () => {
    const result = await loadOverview({ waits: false });
    if (result.ok) startTransition(() => show(result.value));
  });
  return (
    <>
      <LiveHeading title="Overview" loaded={loaded} />
      {!data && loading && <Loading />}
      {data && <UndeliveredMails count={data.undeliveredMails} />}
      {data && <OverviewFigures overview={data} linked />}
    </>
  );
}

/** Where Shop Managers hear of mails that did not arrive; nothing while all did. */
function UndeliveredMails({ count }: { count: number }) {
  const { role } = useStaff();
  if (count === 0 || role !== 'Shop Manager') return null;
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-4 rounded-control border border-danger/30 bg-danger-soft px-4 py-1 text-sm font-medium text-danger">
      {count === 1 ? '1 message did not arrive.' : `${count} messages did not arrive.`}
      <Link
        to="/dashboard/undelivered-mails"
        className="inline-flex min-h-11 items-center font-semibold underline hover:no-underline lg:min-h-8"
      >
        {count === 1 ? 'Look at it' : 'Look at them'}
      </Link>
    </p>
  );
}
