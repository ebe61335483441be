import type { AccountsShown } from '../../../shop/back-office/service-accounts/responses.ts';
import type { TwoFactor } from '../../../shop/staff/two-factor/responses.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { LoadError } from '../../staff/ui/load-error.tsx';
import { Loading } from '../../staff/ui/loading.tsx';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { useLoaded } from '../../staff/use-loaded.ts';
import type { Route } from './+types/services.ts';
import { ServiceCard } from './service-card.tsx';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const [accounts, twoFactor] = await Promise.all([
    requestAsStaff<AccountsShown>('super-admin', '/api/v1/service-accounts', { signal }),
    requestAsStaff<TwoFactor>('super-admin', '/api/user/second-factor', { signal }),
  ]);
  return { accounts, twoFactor };
}

/** The shop's accounts with couriers, gateways and the like, for the owner alone (R614, R615). */
export default function Services({ loaderData: { accounts, twoFactor } }: Route.ComponentProps) {
  const { data, error, loading, reload } = useLoaded(accounts);
  const step = useLoaded(twoFactor);
  return (
    <>
      <ScreenHeading title="Services and keys" />
      <p className="mb-4 max-w-prose text-sm text-ink-soft">
        Keys that other companies gave the shop. What you enter counts at once, and replaces what the server
        was started with. It is kept encrypted and never shown again: not here, not in the audit log, not in a
        backup.
      </p>
      <LoadError error={error ?? step.error} onRetry={reload} />
      {!data && loading && <Loading />}
      {data && step.data && (
        <ul className="grid max-w-5xl grid-cols-1 items-start gap-4 lg:grid-cols-2">
          {data.accounts.map((account) => (
            <ServiceCard key={account.service} account={account} withCode={step.data?.on === true} />
          ))}
        </ul>
      )}
    </>
  );
}
