import { href, Link } from 'react-router';
import type { ListedMessage, MessagesPage } from '../../../shop/back-office/people/messages/responses.ts';
import { formatMobile } from '../../../shop/fields/rules.ts';
import { useWaiting } from '../../staff/live/waiting-store.ts';
import { loadList } from '../../staff/load-list.ts';
import { type Column, DataTable, times } from '../../staff/ui/data-table.tsx';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { StatusBadge } from '../../staff/ui/status-badge.tsx';
import { Toolbar, ToolbarSearch } from '../../staff/ui/toolbar.tsx';
import { useKeptPlace } from '../../staff/ui/use-kept-place.ts';
import { useListParams } from '../../staff/ui/use-list-params.ts';
import { type SavedView, ViewTabs } from '../../staff/ui/view-tabs.tsx';
import { useLoaded } from '../../staff/use-loaded.ts';
import type { Route } from './+types/messages.ts';

export const clientLoader = loadList<MessagesPage>('/api/v1/messages');

/** What people wrote by the contact form, what waits for an answer first (R475). */
export default function Messages({ loaderData }: Route.ComponentProps) {
  const loaded = useLoaded(loaderData);
  const { data } = loaded;
  const waiting = useWaiting();
  const around = useKeptPlace<HTMLDivElement>(data !== null);
  const { params } = useListParams();
  const views: SavedView[] = [
    { name: 'To answer', params: {}, count: waiting?.messages ?? null },
    { name: 'Done', params: { view: 'done' } },
    { name: 'All', params: { view: 'all' } },
  ];
  const isSearch = params.has('search');
  return (
    <div ref={around}>
      <ScreenHeading title="Messages" below={<ViewTabs label="Views" views={views} />} />
      <Toolbar label="Find a message">
        <ToolbarSearch label="Name, mobile, mail or words" />
      </Toolbar>
      <DataTable
        caption="Messages"
        columns={COLUMNS}
        rows={data?.messages}
        loaded={loaded}
        top
        empty={isSearch ? 'There is no such message here.' : 'No message waits here.'}
        pages={data}
      />
    </div>
  );
}

const COLUMNS: Column<ListedMessage>[] = [
  times('When', ({ at }) => at),
  {
    head: 'State',
    card: { span: 3, end: true },
    className: 'whitespace-nowrap',
    cell: ({ read, done, answers }) =>
      done ? (
        <StatusBadge tone="good">{answers > 0 ? 'Answered' : 'Done'}</StatusBadge>
      ) : (
        <StatusBadge tone={read ? 'quiet' : 'waiting'}>{read ? 'Read' : 'New'}</StatusBadge>
      ),
  },
  {
    head: 'From',
    className: 'lg:min-w-44',
    cell: ({ _id, name, email, mobile, read }) => (
      <>
        <Link
          to={href('/dashboard/message/:id', { id: _id })}
          dir="auto"
          className={`block break-words text-brand hover:underline ${read ? 'font-semibold' : 'font-extrabold'}`}
        >
          {name}
        </Link>
        <span className="block text-xs break-all text-ink-quiet">{email}</span>
        {mobile && (
          <span className="block text-xs whitespace-nowrap text-ink-quiet tabular-nums">
            {formatMobile(mobile)}
          </span>
        )}
      </>
    ),
  },
  {
    head: 'Message',
    className: 'lg:w-full',
    cell: ({ message, read }) => (
      <span
        dir="auto"
        className={`line-clamp-2 max-w-prose break-words ${read ? 'text-ink-soft' : 'font-medium'}`}
      >
        {message}
      </span>
    ),
  },
];
