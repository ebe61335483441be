import { lazy, Suspense } from 'react';
import type { Review } from '../../../shop/catalogue/reviews/responses.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { StarRow } from '../../ui/stars.tsx';
import { formatReviewDate } from './format-review-date.ts';

/** Most reviews have none. */
const ReviewPicture = lazy(() => import('./review-picture.tsx'));

/** Where the pictures are that the shop has encoded again itself; no other is ever shown. */
const OWN_PICTURES = '/media/reviews/';

/** One review: its stars, what was said, by whom and when. People write in Urdu and in English. */
export function ReviewEntry({
  review: { name, title, rating, comment, imageUrl, date, verifiedBuyer, answer },
}: {
  review: Review;
}) {
  return (
    <article className="flex h-full gap-4 rounded-card border border-line bg-paper p-4 sm:p-5">
      <div className="min-w-0 grow">
        <StarRow rating={rating} label={`${rating} out of 5 stars`} />
        <h3 dir="auto" className="mt-1.5 font-semibold wrap-anywhere text-ink">
          {title}
        </h3>
        <p dir="auto" className="mt-1 text-sm/6 wrap-anywhere whitespace-pre-line text-ink-soft">
          {comment}
        </p>
        <p className="mt-2.5 text-xs wrap-anywhere text-ink-quiet">
          <bdi className="font-medium text-ink-soft">{name}</bdi>
          {' · '}
          {date === null ? formatReviewDate(date) : <time dateTime={date}>{formatReviewDate(date)}</time>}
        </p>
        {verifiedBuyer && (
          <p className="mt-1.5 flex items-center gap-1 text-xs font-semibold text-brand">
            <CheckIcon className="size-4" />
            Verified buyer
          </p>
        )}
        {answer && (
          <div className="mt-3 border-l-2 border-brand pl-3">
            <p className="text-xs font-semibold text-brand">Answer of the shop</p>
            <p dir="auto" className="mt-0.5 text-sm/6 wrap-anywhere whitespace-pre-line text-ink-soft">
              {answer.text}
            </p>
          </div>
        )}
      </div>
      {imageUrl?.startsWith(OWN_PICTURES) && (
        <Suspense fallback={<span className="size-22 shrink-0" />}>
          <ReviewPicture address={imageUrl} writer={name} />
        </Suspense>
      )}
    </article>
  );
}
