import { type MouseEvent, useRef } from 'react';
import type { Review } from '../../../shop/catalogue/reviews/responses.ts';
import { CheckIcon, CloseIcon } from '../../ui/icons.tsx';
import { StarRow } from '../../ui/stars.tsx';
import { formatReviewDate } from './format-review-date.ts';

/** Where the pictures are that the shop has drawn anew itself; no other is ever shown. */
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
      {imageUrl?.startsWith(OWN_PICTURES) && <ReviewPicture address={imageUrl} writer={name} />}
    </article>
  );
}

/** The picture of a review, small; it opens large. Without JavaScript it is a link to itself. */
function ReviewPicture({ address, writer }: { address: string; writer: string }) {
  const large = useRef<HTMLDialogElement>(null);
  const description = `Picture sent with the review by ${writer}`;

  function open(event: MouseEvent) {
    if (!large.current || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    large.current.showModal();
  }

  return (
    <>
      <a
        href={address}
        aria-haspopup="dialog"
        onClick={open}
        className="shrink-0 self-start overflow-hidden rounded-control"
      >
        <img
          src={address}
          alt={description}
          width={88}
          height={88}
          loading="lazy"
          className="size-22 bg-mist object-cover"
        />
      </a>
      <dialog
        ref={large}
        aria-label={description}
        className="m-auto max-h-none max-w-none overflow-visible bg-transparent p-0 backdrop:bg-ink/75"
      >
        {/* Everything in the box closes it, which is where a click beside the picture lands. */}
        <form method="dialog">
          <button type="submit" className="block cursor-zoom-out rounded-card">
            <img
              src={address}
              alt={description}
              width={1200}
              height={1200}
              loading="lazy"
              className="h-[85dvh] w-[92vw] object-contain"
            />
            <span className="absolute top-2 right-2 grid size-11 place-items-center rounded-full bg-paper text-ink shadow-lift">
              <CloseIcon />
              <span className="sr-only">Close</span>
            </span>
          </button>
        </form>
      </dialog>
    </>
  );
}
