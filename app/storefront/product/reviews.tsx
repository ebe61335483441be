import { lazy, Suspense, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ProductCard } from '../../../shop/catalogue/products/responses.ts';
import type { Review } from '../../../shop/catalogue/reviews/responses.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { StarIcon } from '../../ui/icons.tsx';
import { Stars } from '../../ui/stars.tsx';
import { outdateHome } from '../home/stored-home.ts';
import { ReviewList } from './review-list.tsx';
import type { Submitted } from './submit-review.ts';

/** With its schema, which only those who write need. */
const ReviewForm = lazy(() => import('./review-form.tsx'));

interface ReviewsProps {
  product: Pick<ProductCard, '_id' | 'rating' | 'reviewCount'>;
  reviews: readonly Review[];
  /** Which page of them the address asks for; all up to it are here. */
  page: number;
}

/** What buyers say: the average, the newest reviews and then more, and the form to write one. */
export function Reviews({ product: { _id, rating, reviewCount }, reviews, page }: ReviewsProps) {
  const [writing, setWriting] = useState(false);
  const [submitted, setSubmitted] = useState<Submitted | null>(null);
  const { revalidate } = useRevalidator();
  const opener = useRef<HTMLButtonElement>(null);
  const section = useRef<HTMLElement>(null);

  function toggle() {
    setSubmitted(null);
    setWriting(!writing);
  }

  /** Count and average are the shop's, wherever they are shown, so the page is read again. */
  async function finish(written: Submitted) {
    outdateHome();
    await revalidate();
    setWriting(false);
    setSubmitted(written);
    opener.current?.focus({ preventScroll: true });
    // Below the form's end the sentence would stand out of sight.
    if (section.current && section.current.getBoundingClientRect().top < 0) section.current.scrollIntoView();
  }

  return (
    <section ref={section} id="reviews" aria-labelledby="reviews-heading" className="scroll-mt-24">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 id="reviews-heading" className="text-xl font-bold tracking-tight sm:text-2xl">
            Ratings and Reviews
          </h2>
          {rating !== null && (
            <p className="mt-1 flex items-center gap-2.5">
              <span className="text-2xl font-bold tabular-nums">{rating.toFixed(1)}</span>
              <Stars rating={rating} count={reviewCount} />
            </p>
          )}
        </div>
        <Button ref={opener} variant="secondary" aria-expanded={writing} onClick={toggle}>
          {writing ? 'Close the Form' : 'Write a Review'}
        </Button>
      </div>
      {submitted && (
        <p role="alert" className="mt-4 rounded-control bg-brand-soft px-4 py-3 font-medium text-brand">
          Review submitted successfully!
          {submitted.waits && ' It is shown after a check.'}
          {submitted.replaced &&
            !submitted.waits &&
            ' You have reviewed this product before. Your new review takes the place of the old one.'}
        </p>
      )}
      {writing && (
        <Suspense fallback={<p className="mt-4 text-ink-soft">Loading...</p>}>
          <ReviewForm productId={_id} onSubmitted={finish} />
        </Suspense>
      )}
      {reviews.length === 0 ? (
        <div className="mt-5">
          <EmptyState
            icon={<StarIcon className="size-9" />}
            message="No reviews available for this product."
            hint="Have you bought it? Yours would be the first."
          />
        </div>
      ) : (
        <ReviewList reviews={reviews} page={page} count={reviewCount} />
      )}
    </section>
  );
}
