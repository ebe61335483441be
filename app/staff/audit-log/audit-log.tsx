import { Link } from 'react-router';
import type { AuditEntry, AuditPage } from '../../../shop/audit-log/responses.ts';
import type { SubjectKind } from '../../../shop/audit-log/types.ts';
import { formatTime } from '../../../shop/dates.ts';
import type { UndeliveredPage } from '../../../shop/notifications/responses.ts';
import { STAFF_AREAS, staffKindAt, useStaffKind } from '../areas.ts';
import { requestAsStaff } from '../request-as-staff.ts';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { HeadingLink, ScreenHeading } from '../ui/screen-heading.tsx';
import { Toolbar, ToolbarDays, ToolbarSearch, ToolbarSelect } from '../ui/toolbar.tsx';
import { useListParams, withParams } from '../ui/use-list-params.ts';
import { useLoaded } from '../use-loaded.ts';
import type { Route } from './+types/audit-log.ts';
import { Differences } from './differences.tsx';

const KIND_LABELS = {
  product: 'Product',
  category: 'Category',
  subcategory: 'Subcategory',
  order: 'Order',
  review: 'Review',
  'admin-user': 'Admin user',
  'super-admin': 'Super admin',
  mail: 'Mail',
  settlement: 'Settlement',
  coupon: 'Coupon',
  'risk-rule': 'Rule of who refuses',
  settings: 'Settings',
  'home-page': 'Home page',
  mobile: 'Mobile',
  redirect: 'Old address',
  page: 'Page',
  discount: 'Discount',
  'price-change': 'Price change',
  message: 'Message',
  question: 'Question',
  'personal-data': 'Personal data',
} as const satisfies Record<SubjectKind, string>;
const KINDS = new Map(Object.entries(KIND_LABELS));

interface Person {
  id: string;
  name: string;
}

/** A page of the log, everybody who is in it, and the mails that did not arrive. */
export async function clientLoader({ request: { signal }, url }: Route.ClientLoaderArgs) {
  const kind = staffKindAt(url.pathname);
  const [page, people, mails] = await Promise.all([
    requestAsStaff<AuditPage>(kind, `/api/v1/audit-log${url.search}`, { signal }),
    requestAsStaff<Person[]>(kind, '/api/v1/audit-log/people', { signal }),
    requestAsStaff<UndeliveredPage>(kind, '/api/v1/mails/undelivered', { signal }),
  ]);
  return { page, people, mails };
}

/** Who changed what and when, with what it was before and what it became. */
export default function AuditLog({ loaderData: { page, people, mails } }: Route.ComponentProps) {
  const kind = useStaffKind();
  const { params } = useListParams();
  const loaded = useLoaded(page);
  const { data } = loaded;
  const { data: known } = useLoaded(people);
  const undelivered = useLoaded(mails).data?.total ?? 0;

  const columns: Column<AuditEntry>[] = [
    {
      head: 'When',
      card: { span: 3 },
      className: 'whitespace-nowrap text-ink-soft',
      cell: ({ at }) => formatTime(at),
    },
    {
      head: 'Who',
      card: { span: 3, end: true },
      className: 'lg:whitespace-nowrap',
      cell: ({ actor }) => (
        <Link
          to={{ search: withParams(params, { who: actor.id }).toString() }}
          className="font-medium hover:text-brand hover:underline"
        >
          {actor.name}
        </Link>
      ),
    },
    {
      head: 'What',
      cell: ({ action, subject: { kind, name } }) => (
        <span>
          <span className="text-ink-soft">{KINDS.get(kind) ?? kind}</span>{' '}
          <b className="font-semibold">{name}</b>: {action}
        </span>
      ),
    },
    { head: 'Before → after', cell: (entry) => <Differences entry={entry} /> },
  ];

  return (
    <>
      <ScreenHeading title="Audit log">
        <HeadingLink to={`${STAFF_AREAS[kind].root}/undelivered-mails`}>
          {undelivered === 0
            ? 'Messages that did not arrive'
            : `Messages that did not arrive (${undelivered})`}
        </HeadingLink>
      </ScreenHeading>
      <Toolbar label="Filter the audit log" folds={['who', 'kind', 'from', 'to']}>
        <ToolbarSearch label="Name of what was changed" />
        <ToolbarSelect
          label="Who"
          name="who"
          all="Everybody"
          choices={(known ?? []).map(({ id, name }) => [id, name] as const)}
        />
        <ToolbarSelect label="What" name="kind" all="Everything" choices={[...KINDS]} />
        <ToolbarDays />
      </Toolbar>
      <DataTable
        caption="Audit log"
        columns={columns}
        rows={data?.entries}
        loaded={loaded}
        top
        empty="Nothing was changed that fits."
        pages={data && { ...data, more: data.moreEntries }}
      />
    </>
  );
}
