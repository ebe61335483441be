import { nameOfGroup } from '../../../shop/settings/store-settings/rules.ts';
import type { Versions } from '../../../shop/settings/versions/responses.ts';
import { STAFF_AREAS, staffKindAt, useStaffKind } from '../areas.ts';
import { requestAsStaff } from '../request-as-staff.ts';
import { LoadError } from '../ui/load-error.tsx';
import { Loading } from '../ui/loading.tsx';
import { HeadingLink, ScreenHeading } from '../ui/screen-heading.tsx';
import { useLoaded } from '../use-loaded.ts';
import type { Route } from './+types/settings.ts';
import { CostsTable } from './costs-table.tsx';
import { DeliveryPreview } from './delivery-preview.tsx';
import { GroupForm } from './group-form.tsx';
import { loadSettings } from './load-settings.ts';
import { SettingsHistory } from './settings-history.tsx';

/** What the owner decides, and who changed it. */
export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  const path = `/api/v1/store-settings/versions${url.search}`;
  const [settings, versions] = await Promise.all([
    loadSettings({ request, url }),
    requestAsStaff<Versions>(staffKindAt(url.pathname), path, { signal: request.signal }),
  ]);
  return { settings, versions };
}

/** What the owner decides about the shop, a form for each group, with its history (R460 to R469). */
export default function Settings({ loaderData: { settings, versions } }: Route.ComponentProps) {
  const kind = useStaffKind();
  const { data, error, loading, reload } = useLoaded(settings);
  const history = useLoaded(versions);
  return (
    <>
      <ScreenHeading title="Settings">
        <HeadingLink to={`${STAFF_AREAS[kind].root}/texts`}>Message texts</HeadingLink>
        {kind === 'super-admin' && <HeadingLink to="/superAdmin/services">Services and keys</HeadingLink>}
      </ScreenHeading>
      <p className="mb-4 max-w-prose text-sm text-ink-soft">
        What you save here is on every page at once. Orders that are placed already keep their amounts.
      </p>
      <LoadError error={error} onRetry={reload} />
      {!data && loading && <Loading />}
      {data && (
        <div className="grid gap-4 lg:grid-cols-[11rem_minmax(0,56rem)] lg:gap-6">
          <Sections />
          <div className="grid min-w-0 grid-cols-1 gap-4">
            <GroupForm group="store" shown={data} />
            <GroupForm group="delivery" shown={data} first={(form) => <CostsTable form={form} />}>
              {(form) => <DeliveryPreview texts={form.getValues()} />}
            </GroupForm>
            <GroupForm group="cities" shown={data} first={() => <CitiesHint />} />
            {FURTHER.map((group) => (
              <GroupForm key={group} group={group} shown={data} />
            ))}
            <SettingsHistory version={data.version} loaded={history} />
          </div>
        </div>
      )}
    </>
  );
}

const FURTHER = ['couriers', 'returnDays', 'selling', 'social', 'elsewhere'] as const;

/** The way to each card: a line of links on a phone, a list that stays beside the cards on a desktop. */
function Sections() {
  const sections = [
    ...(['store', 'delivery', 'cities', ...FURTHER] as const).map((group) => [group, nameOfGroup(group)]),
    ['history', 'History'],
  ];
  return (
    <nav aria-label="Sections" className="self-start lg:sticky lg:top-18">
      <ul className="flex flex-wrap gap-x-4 text-sm lg:flex-col">
        {sections.map(([id, name]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center text-brand hover:underline lg:min-h-8"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function CitiesHint() {
  return (
    <p className="text-sm text-ink-soft">
      One city on each line. The shop does not deliver to a province whose list is empty.
    </p>
  );
}
