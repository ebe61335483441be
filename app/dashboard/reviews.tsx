import { useState } from 'react';
import { href, Link } from 'react-router';
import type { ModeratedReview, ModerationPage } from '../../shop/catalogue/reviews/responses.ts';
import { formatTime } from '../../shop/dates.ts';
import { formatMobile } from '../../shop/fields/rules.ts';
import { failureMessage } from '../staff/failure-message.ts';
import { requestAsStaff } from '../staff/request-as-staff.ts';
import { type Column, DataTable } from '../staff/ui/data-table.tsx';
import { Paging } from '../staff/ui/paging.tsx';
import { ScreenHeading } from '../staff/ui/screen-heading.tsx';
import { StatusBadge } from '../staff/ui/status-badge.tsx';
import { Toolbar, ToolbarSearch, ToolbarSelect } from '../staff/ui/toolbar.tsx';
import { useListParams } from '../staff/ui/use-list-params.ts';
import { useLoaded } from '../staff/use-loaded.ts';
import { useWrite } from '../staff/use-write.ts';
import { Button } from '../ui/button.tsx';
import { StarRow } from '../ui/star-row.tsx';
import { showToast } from '../ui/toast.ts';
import type { Route } from './+types/reviews.ts';
import { HideReview } from './hide-review.tsx';

const STATES = [
  { value: 'shown', name: 'Shown' },
  { value: 'hidden', name: 'Hidden' },
];

export function clientLoader({ request, url }: Route.ClientLoaderArgs) {
  return requestAsStaff<ModerationPage>('admin', `/api/reviews${url.search}`, { signal: request.signal });
}

/** All reviews, newest first; those that don't belong into the shop are hidden, with a reason. */
export default function ModerateReviews({ loaderData }: Route.ComponentProps) {
  const { params } = useListParams();
  const loaded = useLoaded(loaderData);
  const { data } = loaded;
  const write = useWrite();
  const [toDelete, setToDelete] = useState<ModeratedReview | null>(null);

  async function show(review: ModeratedReview) {
    const path = `/api/reviews/${review._id}/visibility`;
    const result = await write<{ message: string }>(path, { method: 'PUT', body: { hidden: false } });
    if (result.ok) showToast('success', result.value.message);
    else showToast('error', failureMessage(result));
  }

  const columns: Column<ModeratedReview>[] = [
    {
      key: 'when',
      head: 'When',
      card: { span: 6 },
      cell: ({ date }) => date && formatTime(date),
      className: 'align-top whitespace-nowrap text-ink-soft',
    },
    {
      key: 'review',
      head: 'Review',
      card: { span: 6 },
      cell: ({ title, comment, rating, imageUrl }) => (
        <div className="lg:min-w-56">
          <p className="flex flex-wrap items-center gap-x-2">
            <StarRow rating={rating} label={`${rating} out of 5`} />
            <b className="font-semibold">{title}</b>
          </p>
          <p className="mt-0.5 text-ink-soft">{comment}</p>
          {imageUrl && (
            <a href={imageUrl} target="_blank" rel="noreferrer" className="text-brand underline">
              Picture
            </a>
          )}
        </div>
      ),
      className: 'align-top',
    },
    {
      key: 'product',
      head: 'Product',
      card: { span: 6 },
      cell: ({ productId, productName }) => (
        <Link
          to={href('/product/:id', { id: productId })}
          className="text-brand underline-offset-2 hover:underline"
        >
          {productName}
        </Link>
      ),
      className: 'align-top',
    },
    {
      key: 'writer',
      head: 'Writer',
      card: { span: 6 },
      cell: ({ name, mobile, verifiedBuyer }) => (
        <span>
          {name}
          <span className="block text-xs whitespace-nowrap text-ink-quiet">{formatMobile(mobile)}</span>
          {verifiedBuyer && <span className="block text-xs font-semibold text-brand">Verified buyer</span>}
        </span>
      ),
      className: 'align-top',
    },
    {
      key: 'state',
      head: 'State',
      card: { span: 4 },
      cell: ({ hidden }) => (
        <span>
          <StatusBadge tone={hidden ? 'bad' : 'good'}>{hidden ? 'Hidden' : 'Shown'}</StatusBadge>
          {hidden && <span className="mt-1 block max-w-48 text-xs text-ink-soft">{hidden.reason}</span>}
        </span>
      ),
      className: 'align-top',
    },
    {
      key: 'actions',
      head: 'Actions',
      card: { span: 2, end: true },
      cell: (review) => (
        <Button
          variant="quiet"
          aria-label={`${review.hidden ? 'Show' : 'Hide'} “${review.title}” of ${review.name}`}
          onClick={() => (review.hidden ? show(review) : setToDelete(review))}
          size="small"
        >
          {review.hidden ? 'Show' : 'Hide'}
        </Button>
      ),
      className: 'align-top',
    },
  ];

  return (
    <>
      <ScreenHeading title="Reviews" />
      <Toolbar label="Filter the reviews">
        <ToolbarSearch label="Writer or words of the review" />
        <ToolbarSelect label="State" name="state" all="Shown and hidden" choices={STATES} />
      </Toolbar>
      <DataTable
        caption="Reviews"
        columns={columns}
        rows={data?.reviews ?? null}
        rowKey={({ _id }) => _id}
        loaded={loaded}
        empty="There is no such review."
      />
      {data && (
        <Paging page={Number(params.get('page') ?? 1)} totalPages={data.totalPages} total={data.total} />
      )}
      {toDelete && <HideReview review={toDelete} onClose={() => setToDelete(null)} />}
    </>
  );
}
