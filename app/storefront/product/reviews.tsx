import { lazy } from 'react';
import { useRevalidator } from 'react-router';
import type { ProductCard } from '../../../shop/catalogue/products/responses.ts';
import type { Review } from '../../../shop/catalogue/reviews/responses.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { StarIcon } from '../../ui/icons.tsx';
import { Stars } from '../../ui/stars.tsx';
import { outdateHome } from '../home/stored-home.ts';
import { ReviewList } from './review-list.tsx';
import type { Submitted } from './submit-review.ts';
import { WritingSection } from './writing-section.tsx';

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
  const { revalidate } = useRevalidator();

  /** Count and average are the shop's, wherever they are shown, so the page is read again. */
  async function finish({ waits, replaced }: Submitted) {
    outdateHome();
    await revalidate();
    const more = waits
      ? ' It is shown after a check.'
      : replaced
        ? ' You have reviewed this product before. Your new review takes the place of the old one.'
        : '';
    return `Review submitted successfully!${more}`;
  }

  return (
    <WritingSection
      id="reviews"
      heading="Ratings and Reviews"
      beside={
        rating !== null && (
          <p className="mt-1 flex items-center gap-2.5">
            <span className="text-2xl font-bold tabular-nums">{rating.toFixed(1)}</span>
            <Stars rating={rating} count={reviewCount} />
          </p>
        )
      }
      open="Write a Review"
      productId={_id}
      form={ReviewForm}
      onSubmitted={finish}
    >
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
    </WritingSection>
  );
}
