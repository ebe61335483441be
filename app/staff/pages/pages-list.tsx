import { Link } from 'react-router';
import type { ListedPage, ListedPages } from '../../../shop/content/pages/responses.ts';
import { KIND_NAMES, OWN_KINDS } from '../../../shop/content/pages/rules.ts';
import { formatDay, formatTime } from '../../../shop/dates.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { STAFF_AREAS, staffKindAt, useStaffKind } from '../areas.ts';
import { requestAsStaff } from '../request-as-staff.ts';
import { type Column, DataTable } from '../ui/data-table.tsx';
import { ScreenHeading } from '../ui/screen-heading.tsx';
import { StatusBadge } from '../ui/status-badge.tsx';
import { useLoaded } from '../use-loaded.ts';
import type { Route } from './+types/pages-list.ts';

/** Every page whose text is the owner's. */
export function clientLoader({ request: { signal }, url }: Route.ClientLoaderArgs) {
  return requestAsStaff<ListedPages>(staffKindAt(url.pathname), '/api/v1/pages', { signal });
}

/** The shop's pages and posts, to be changed, and to be added to (R600). */
export default function Pages({ loaderData }: Route.ComponentProps) {
  const { root } = STAFF_AREAS[useStaffKind()];
  const loaded = useLoaded(loaderData);
  return (
    <>
      <ScreenHeading title="Pages and posts">
        {OWN_KINDS.map((own) => (
          <ButtonLink
            key={own}
            size="small"
            variant={own === 'page' ? 'primary' : 'secondary'}
            to={`${root}/new-page/${own}`}
          >
            {own === 'page' ? 'New page' : 'New post'}
          </ButtonLink>
        ))}
      </ScreenHeading>
      <p className="mb-4 max-w-prose text-sm text-ink-soft">
        What the shop says of itself. A draft is seen by nobody until it is published, and each published
        version can be brought back.
      </p>
      <DataTable
        caption="Pages and posts"
        columns={columnsFor(root)}
        rows={loaded.data?.pages}
        loaded={loaded}
        empty="There is no page."
      />
    </>
  );
}

const columnsFor = (root: string): Column<ListedPage>[] => [
  {
    head: 'Page',
    cell: ({ _id, name }) => (
      <Link to={`${root}/page/${_id}`} className="font-semibold text-brand hover:underline">
        {name}
      </Link>
    ),
  },
  {
    head: 'Kind',
    card: { span: 3 },
    className: 'text-ink-soft',
    cell: ({ kind, date }) =>
      date === null ? KIND_NAMES[kind] : `${KIND_NAMES[kind]} of ${formatDay(new Date(date))}`,
  },
  {
    head: 'State',
    card: { span: 3, end: true },
    cell: (page) => (
      <span className="flex flex-wrap gap-1.5">
        <ShownBadge {...page} />
        {page.draftBy !== null && <StatusBadge tone="waiting">Draft</StatusBadge>}
      </span>
    ),
  },
  {
    head: 'Last published',
    card: { span: 4 },
    className: 'text-ink-soft',
    cell: ({ address, changedAt, changedBy }) => (
      <span dir="auto">
        {changedAt !== null
          ? `${formatTime(changedAt)}, ${changedBy}`
          : address === null
            ? 'Not yet'
            : 'Never changed'}
      </span>
    ),
  },
  {
    head: 'In the shop',
    card: { span: 2, end: true },
    cell: ({ address, name }) =>
      address !== null && (
        <a
          href={address}
          target="_blank"
          rel="noreferrer"
          aria-label={`View ${name} in the shop`}
          className="inline-flex min-h-11 items-center text-brand underline lg:min-h-8"
        >
          View
        </a>
      ),
  },
];

function ShownBadge({ address, isDeleted }: ListedPage) {
  if (isDeleted) return <StatusBadge tone="bad">Deleted</StatusBadge>;
  return address === null ? (
    <StatusBadge tone="quiet">Not shown</StatusBadge>
  ) : (
    <StatusBadge tone="good">Shown</StatusBadge>
  );
}
