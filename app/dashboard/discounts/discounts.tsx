import { useState } from 'react';
import type { Category } from '../../../shop/catalogue/categories/responses.ts';
import type {
  Discounts as DiscountsPage,
  ListedDiscount,
} from '../../../shop/catalogue/discounts/responses.ts';
import type { DiscountState } from '../../../shop/catalogue/discounts/rules.ts';
import { formatTime } from '../../../shop/dates.ts';
import { requestAsStaff } from '../../staff/request-as-staff.ts';
import { ConfirmDialog } from '../../staff/ui/confirm-dialog.tsx';
import { type Column, DataTable, numbers } from '../../staff/ui/data-table.tsx';
import { RowButton } from '../../staff/ui/row-button.tsx';
import { HeadingLink, ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { StatusBadge, type Tone } from '../../staff/ui/status-badge.tsx';
import { ViewTabs } from '../../staff/ui/view-tabs.tsx';
import { useLoaded } from '../../staff/use-loaded.ts';
import { useWrite } from '../../staff/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { loadCategories } from '../categories/category-choices.ts';
import type { Route } from './+types/discounts.ts';
import { DiscountDialog } from './discount-dialog.tsx';
import { targetName } from './target-name.ts';

export async function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  const [discounts, categories] = await Promise.all([
    requestAsStaff<DiscountsPage>('admin', `/api/v1/discounts${url.search}`, { signal: request.signal }),
    loadCategories({ request }),
  ]);
  return { discounts, categories };
}

const STATES = {
  running: { label: 'Running', tone: 'good' },
  planned: { label: 'Planned', tone: 'waiting' },
  over: { label: 'Over', tone: 'quiet' },
  off: { label: 'Off', tone: 'quiet' },
} as const satisfies Record<DiscountState, { label: string; tone: Tone }>;

const VIEWS = [
  { name: 'All', params: {} },
  ...Object.entries(STATES).map(([state, { label }]) => ({ name: label, params: { state } })),
];

type Asked = { about: ListedDiscount; what: 'end' | 'delete' };

/** Discounts from a moment to a moment (R570 to R573). */
export default function Discounts({ loaderData }: Route.ComponentProps) {
  const loaded = useLoaded(loaderData.discounts);
  const { data } = loaded;
  const categories: readonly Category[] = loaderData.categories.ok ? loaderData.categories.value : [];
  const [open, setOpen] = useState<ListedDiscount | 'new' | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  // As it is by now: somebody else may have changed it while it is open here.
  const now = (one: ListedDiscount) => data?.discounts.find(({ _id }) => _id === one._id) ?? one;
  return (
    <>
      <ScreenHeading title="Discounts" below={<ViewTabs label="Views" views={VIEWS} />}>
        <HeadingLink to="/dashboard/price-changes">Change prices</HeadingLink>
        <Button size="small" onClick={() => setOpen('new')}>
          New discount
        </Button>
      </ScreenHeading>
      <p className="mb-4 max-w-prose text-sm text-ink-soft">
        Discounts do not add up; the largest one counts.
      </p>
      <DataTable
        caption="Discounts"
        columns={columnsWith(setOpen, setAsked)}
        rows={data?.discounts}
        loaded={loaded}
        empty="There is no discount here."
        pages={data}
      />
      {open && (
        <DiscountDialog
          discount={open === 'new' ? null : now(open)}
          categories={categories}
          onClose={() => setOpen(null)}
        />
      )}
      {asked && <AskDialog {...asked} about={now(asked.about)} onClose={() => setAsked(null)} />}
    </>
  );
}

const moments = (head: string, cell: (discount: ListedDiscount) => string): Column<ListedDiscount> => ({
  head,
  card: { span: 2, named: true },
  className: 'whitespace-nowrap max-lg:whitespace-normal',
  cell,
});

const columnsWith = (
  onOpen: (discount: ListedDiscount) => void,
  onAsk: (asked: Asked) => void,
): Column<ListedDiscount>[] => [
  {
    head: 'Name',
    card: { span: 4 },
    className: 'font-semibold break-words',
    cell: ({ name }) => <span dir="auto">{name}</span>,
  },
  {
    head: 'State',
    card: { span: 2, end: true },
    cell: ({ state }) => <StatusBadge tone={STATES[state].tone}>{STATES[state].label}</StatusBadge>,
  },
  numbers('Discount', ({ discount }) => `${discount} %`, { span: 2, className: 'tabular-nums' }),
  moments('From', ({ from }) => formatTime(from)),
  moments('To', ({ to }) => (to === null ? 'No end' : formatTime(to))),
  {
    head: 'For',
    className: 'max-w-96 break-words text-ink-soft',
    cell: (discount) => <span dir="auto">{targetName(discount)}</span>,
  },
  {
    head: '',
    card: { span: 6, end: true },
    align: 'right',
    cell: (discount) => (
      <span className="inline-flex flex-wrap justify-end gap-1">
        <RowButton verb="Change" what={`“${discount.name}”`} onClick={() => onOpen(discount)} />
        {discount.state === 'running' && (
          <Button
            variant="quiet"
            size="small"
            aria-label={`End “${discount.name}” now`}
            onClick={() => onAsk({ about: discount, what: 'end' })}
          >
            End now
          </Button>
        )}
        <RowButton
          verb="Delete"
          what={`“${discount.name}”`}
          variant="quiet-danger"
          onClick={() => onAsk({ about: discount, what: 'delete' })}
        />
      </span>
    ),
  },
];

/** Asks before a discount ends or goes. */
function AskDialog({ about, what, onClose }: Asked & { onClose: () => void }) {
  const { _id, name, version, state } = about;
  const write = useWrite();
  const path = `/api/v1/discounts/${_id}`;
  const confirm = () =>
    what === 'end'
      ? write(`${path}/end`, { method: 'PUT', body: { version } })
      : write(`${path}?version=${version}`, { method: 'DELETE' });
  const ends = state === 'running' && 'Shoppers pay the prices without it from this moment on.';
  return (
    <ConfirmDialog
      title={what === 'end' ? `End “${name}” now?` : `Delete “${name}”?`}
      confirmLabel={what === 'end' ? 'End it now' : 'Delete the discount'}
      cancelLabel="Keep it"
      dangerous={what === 'delete'}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{ends || 'It holds for no product now, so no price changes.'}</p>
    </ConfirmDialog>
  );
}
