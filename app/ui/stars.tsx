import { StarRow } from './star-row.tsx';

interface StarsProps {
  /** Average of 1 to 5. */
  rating: number | null;
  /** Number of reviews. */
  count: number;
}

/** Five stars, then the number of reviews in brackets; nothing without a review (R68). */
export function Stars({ rating, count }: StarsProps) {
  if (rating === null || count < 1) return null;
  return (
    <span className="inline-flex items-center gap-1.5 text-sm text-ink-soft">
      <StarRow
        rating={rating}
        label={`Rated ${rating} out of 5 by ${count} ${count === 1 ? 'review' : 'reviews'}`}
      />
      <span aria-hidden="true" className="tabular-nums">
        ({count})
      </span>
    </span>
  );
}
