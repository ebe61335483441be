import type { BlockedMobiles, RiskRules } from '../../../shop/orders/risk/responses.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { useLoaded } from '../../staff/use-loaded.ts';
import { useStaff } from '../dashboard.tsx';
import type { Route } from './+types/who-refuses.ts';
import { BlockedList } from './blocked-list.tsx';
import { ReplayPanel } from './replay-panel.tsx';
import { RulesPanel } from './rules-panel.tsx';

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  const { signal } = request;
  const [rules, blocked] = await Promise.all([
    requestAsStaff<RiskRules>('admin', '/api/v1/risk/rules', { signal }),
    requestAsStaff<BlockedMobiles>('admin', `/api/v1/risk/blocked${url.search}`, { signal }),
  ]);
  return { rules, blocked };
}

/** The owner's rules over the record of a mobile, what they would have met, and blocked mobiles (R375 to R382). */
export default function WhoRefuses({ loaderData: { rules, blocked } }: Route.ComponentProps) {
  const isManager = useStaff().role === 'Shop Manager';
  const loadedRules = useLoaded(rules);
  const loadedBlocked = useLoaded(blocked);
  return (
    <>
      <ScreenHeading title="Who refuses" />
      <div className="grid grid-cols-1 gap-4">
        <RulesPanel loaded={loadedRules} isManager={isManager} />
        {isManager && <ReplayPanel hasRules={(loadedRules.data?.rules.length ?? 0) > 0} />}
        <BlockedList loaded={loadedBlocked} />
      </div>
    </>
  );
}
