import type { StoreSettingsShown } from '../../../shop/store-settings/responses.ts';
import type { Versions } from '../../../shop/versions/responses.ts';
import { STAFF_AREAS } from '../areas.ts';
import { requestAsStaff } from '../request-as-staff.ts';
import type { StaffKind } from '../token-store.ts';
import { LoadError } from '../ui/load-error.tsx';
import { Loading } from '../ui/loading.tsx';
import { HeadingLink, ScreenHeading } from '../ui/screen-heading.tsx';
import { useLoaded } from '../use-loaded.ts';
import { CostsTable } from './costs-table.tsx';
import { DeliveryPreview } from './delivery-preview.tsx';
import { GroupForm } from './group-form.tsx';
import { SettingsHistory } from './settings-history.tsx';

/** What the owner decides, and who changed it. */
export async function loadSettings(kind: StaffKind, { search }: URL, { signal }: Request) {
  const [settings, versions] = await Promise.all([
    requestAsStaff<StoreSettingsShown>(kind, '/api/v1/store-settings', { signal }),
    requestAsStaff<Versions>(kind, `/api/v1/store-settings/versions${search}`, { signal }),
  ]);
  return { kind, settings, versions };
}

/** What the owner decides about the shop, a form for each group, with its history (R460 to R469). */
export function Settings({ kind, settings, versions }: Awaited<ReturnType<typeof loadSettings>>) {
  const { data, error, loading, reload } = useLoaded(settings);
  const history = useLoaded(versions);
  return (
    <>
      <ScreenHeading title="Settings">
        <HeadingLink to={`${STAFF_AREAS[kind].root}/texts`}>Words of messages</HeadingLink>
        {kind === 'super-admin' && <HeadingLink to="/superAdmin/services">Services and keys</HeadingLink>}
      </ScreenHeading>
      <p className="mb-4 max-w-prose text-sm text-ink-soft">
        What you save here is on every page at once. Orders that are placed already keep their amounts.
      </p>
      <LoadError error={error} onRetry={reload} />
      {!data && loading && <Loading />}
      {data && (
        <div className="grid max-w-4xl grid-cols-1 gap-4">
          <GroupForm kind={kind} group="store" shown={data} />
          <GroupForm kind={kind} group="delivery" shown={data}>
            {(form) => (
              <>
                <CostsTable form={form} />
                <DeliveryPreview texts={form.getValues()} />
              </>
            )}
          </GroupForm>
          <GroupForm kind={kind} group="cities" shown={data} />
          <GroupForm kind={kind} group="couriers" shown={data} />
          <GroupForm kind={kind} group="returnDays" shown={data} />
          <GroupForm kind={kind} group="selling" shown={data} />
          <GroupForm kind={kind} group="social" shown={data} />
          <GroupForm kind={kind} group="elsewhere" shown={data} />
          <SettingsHistory kind={kind} version={data.version} loaded={history} />
        </div>
      )}
    </>
  );
}
