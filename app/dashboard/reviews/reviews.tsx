import { useState } from 'react';
import { href, Link } from 'react-router';
import type { ModeratedReview, ModerationPage } from '../../../shop/catalogue/reviews/responses.ts';
import { formatTime } from '../../../shop/dates.ts';
import { formatMobile } from '../../../shop/fields/rules.ts';
import { loadList } from '../../staff/load-list.ts';
import { type Column, DataTable } from '../../staff/ui/data-table.tsx';
import { ReasonDialog } from '../../staff/ui/reason-dialog.tsx';
import { RowButton } from '../../staff/ui/row-button.tsx';
import { ScreenHeading } from '../../staff/ui/screen-heading.tsx';
import { StatusBadge } from '../../staff/ui/status-badge.tsx';
import { Toolbar, ToolbarSearch, ToolbarSelect } from '../../staff/ui/toolbar.tsx';
import { useLoaded } from '../../staff/use-loaded.ts';
import { useWrite } from '../../staff/use-write.ts';
import { Button } from '../../ui/button.tsx';
import { StarRow } from '../../ui/stars.tsx';
import { showToast } from '../../ui/toast.ts';
import type { Route } from './+types/reviews.ts';
import { AnswerDialog } from './answer-dialog.tsx';

const STATES = Object.entries({ waiting: 'To check', shown: 'Shown', hidden: 'Hidden' });

export const clientLoader = loadList<ModerationPage>('/api/reviews');

/** All reviews, newest first; those that don't belong into the shop are hidden, with a reason. */
export default function ModerateReviews({ loaderData }: Route.ComponentProps) {
  const loaded = useLoaded(loaderData);
  const { data } = loaded;
  const write = useWrite();
  const [toHide, setToHide] = useState<ModeratedReview | null>(null);
  const [toAnswer, setToAnswer] = useState<ModeratedReview | null>(null);

  async function show(review: ModeratedReview) {
    const path = `/api/reviews/${review._id}/visibility`;
    const result = await write(path, { method: 'PUT', body: { hidden: false } });
    if (result.ok) showToast('success', result.value.message);
    else showToast('error', result.message);
  }

  const columns: Column<ModeratedReview>[] = [
    {
      head: 'When',
      className: 'whitespace-nowrap text-ink-soft',
      cell: ({ date }) => date && formatTime(date),
    },
    {
      head: 'Review',
      cell: ({ title, comment, rating, imageUrl, answer }) => (
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
          {answer && (
            <p dir="auto" className="mt-1 border-l-2 border-brand pl-2 text-ink-soft">
              <span className="block text-xs text-ink-quiet">
                {answer.by}, {formatTime(answer.date)}
              </span>
              {answer.text}
            </p>
          )}
        </div>
      ),
    },
    {
      head: 'Product',
      cell: ({ productId: id, productName }) => (
        <Link to={href('/product/:id', { id })} className="text-brand underline-offset-2 hover:underline">
          {productName}
        </Link>
      ),
    },
    {
      head: 'Writer',
      cell: ({ name, mobile, verifiedBuyer }) => (
        <span>
          {name}
          <span className="block text-xs whitespace-nowrap text-ink-quiet">{formatMobile(mobile)}</span>
          {verifiedBuyer && <span className="block text-xs font-semibold text-brand">Verified buyer</span>}
        </span>
      ),
    },
    {
      head: 'State',
      card: { span: 3 },
      cell: ({ hidden, waits }) => (
        <span>
          <StatusBadge tone={waits ? 'waiting' : hidden ? 'bad' : 'good'}>
            {waits ? 'To check' : hidden ? 'Hidden' : 'Shown'}
          </StatusBadge>
          {hidden && <span className="mt-1 block max-w-48 text-xs text-ink-soft">{hidden.reason}</span>}
        </span>
      ),
    },
    {
      head: 'Actions',
      card: { span: 3, end: true },
      cell: (review) => {
        const what = `“${review.title}” of ${review.name}`;
        const { waits, hidden, answer } = review;
        return (
          <span className="flex flex-wrap gap-1 max-lg:justify-end lg:flex-nowrap">
            {(waits || hidden) && (
              <RowButton
                verb={waits ? 'Approve' : 'Show'}
                what={what}
                variant={waits ? 'secondary' : 'quiet'}
                onClick={() => show(review)}
              />
            )}
            {!hidden && (
              <RowButton verb={waits ? 'Decline' : 'Hide'} what={what} onClick={() => setToHide(review)} />
            )}
            <Button
              variant="quiet"
              size="small"
              aria-label={`${answer ? 'Change the answer to' : 'Answer'} ${what}`}
              onClick={() => setToAnswer(review)}
            >
              {answer ? 'Change answer' : 'Answer'}
            </Button>
          </span>
        );
      },
    },
  ];

  return (
    <>
      <ScreenHeading title="Reviews" />
      <Toolbar label="Filter the reviews">
        <ToolbarSearch label="Writer or words of the review" />
        <ToolbarSelect label="State" name="state" all="All states" choices={STATES} />
      </Toolbar>
      <DataTable
        caption="Reviews"
        columns={columns}
        rows={data?.reviews}
        loaded={loaded}
        top
        empty="There is no such review."
        pages={data}
      />
      {toHide && (
        <ReasonDialog
          draft={`hide-${toHide._id}`}
          title={`${toHide.waits ? 'Decline' : 'Hide'} “${toHide.title}”?`}
          question="Reason"
          hint="For your colleagues; shoppers don't see it."
          confirmLabel={toHide.waits ? 'Decline' : 'Hide'}
          onSend={(reason) =>
            write(`/api/reviews/${toHide._id}/visibility`, { method: 'PUT', body: { hidden: true, reason } })
          }
          onClose={() => setToHide(null)}
        >
          {toHide.waits
            ? 'It is not shown. It is kept, and can be shown later.'
            : 'It leaves the shop and its counts at once. It is kept, and can be shown again.'}
        </ReasonDialog>
      )}
      {toAnswer && <AnswerDialog review={toAnswer} onClose={() => setToAnswer(null)} />}
    </>
  );
}
