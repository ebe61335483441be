import type { Overview } from '../../shop/orders/overview/responses.ts';
import { OverviewFigures } from '../dashboard/overview/overview-figures.tsx';
import { requestAsStaff } from '../staff/request-as-staff.ts';
import { LiveHeading } from '../staff/ui/live-heading.tsx';
import { Loading } from '../staff/ui/loading.tsx';
import { useLoaded } from '../staff/use-loaded.ts';
import type { Route } from './+types/overview.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return requestAsStaff<Overview>('super-admin', '/api/v1/checkout/overview', { signal: request.signal });
}

/** How the shop is doing, for its owner: to read, with no way to the orders. */
export default function SuperAdminOverview({ loaderData }: Route.ComponentProps) {
  const loaded = useLoaded(loaderData);
  const { data, loading } = loaded;
  return (
    <>
      <LiveHeading title="Overview" loaded={loaded} />
      {!data && loading && <Loading />}
      {data && <OverviewFigures overview={data} />}
    </>
  );
}
