import { useEffect, useRef } from 'react';
import type { Review } from '../../../shop/catalogue/reviews/responses.ts';
import { pageOfReviews } from '../../../shop/catalogue/reviews/rules.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ReviewEntry } from './review-entry.tsx';

interface ReviewListProps {
  reviews: readonly Review[];
  page: number;
  /** Of all of them, those that are not loaded too. */
  count: number;
}

/** The address of the n-th review on the page, where reading goes on after more were loaded. */
const placeOf = (index: number) => `review-${index + 1}`;

/** The newest reviews. More are a link away, which needs no script and stays in the address. */
export function ReviewList({ reviews, page, count }: ReviewListProps) {
  const list = useRef<HTMLUListElement>(null);
  const asked = useRef<number | null>(null);
  const { more } = pageOfReviews(page, count);

  // Reading goes on with the first of the new ones, by keyboard and by ear as well.
  useEffect(() => {
    if (asked.current === null || reviews.length <= asked.current) return;
    const next = list.current?.children[asked.current];
    asked.current = null;
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }, [reviews.length]);

  return (
    <>
      <ul ref={list} className="mt-5 grid gap-4 md:max-lg:grid-cols-2">
        {reviews.map((review, index) => (
          <li
            key={review._id}
            id={placeOf(index)}
            tabIndex={-1}
            className="min-w-0 scroll-mt-24 rounded-card"
          >
            <ReviewEntry review={review} />
          </li>
        ))}
      </ul>
      {count > reviews.length && (
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
          {more && (
            <ButtonLink
              to={{ search: `?reviews=${page + 1}`, hash: `#${placeOf(reviews.length)}` }}
              variant="secondary"
              replace
              preventScrollReset
              onClick={() => {
                asked.current = reviews.length;
              }}
            >
              Load more reviews
            </ButtonLink>
          )}
          <p className="text-sm text-ink-soft">
            The newest {reviews.length} of {count} reviews
          </p>
        </div>
      )}
    </>
  );
}
