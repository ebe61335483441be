import { href, Link } from 'react-router';
import { StarRow } from '../../../ui/star-row.tsx';
import type { SampleReview } from './sample-reviews.ts';

interface SampleReviewEntryProps {
  review: SampleReview;
  /** Undefined when the shop no longer sells what was bought. */
  productId: string | undefined;
}

/** What one customer says about the shop. */
export function SampleReviewEntry({ review, productId }: SampleReviewEntryProps) {
  const { name, city, rating, title, text, product } = review;
  return (
    <figure className="rounded-card border border-line bg-paper p-5 shadow-card">
      <StarRow rating={rating} label={`${rating} out of 5`} />
      <h2 className="mt-3 text-base font-semibold">{title}</h2>
      <blockquote className="mt-1.5 text-sm/6 text-ink-soft">{text}</blockquote>
      <figcaption className="mt-4 border-t border-line pt-3 text-sm">
        <span className="font-semibold">{name}</span>
        <span className="text-ink-quiet">, {city}</span>
        {productId === undefined ? (
          <span className="block text-ink-quiet">{product}</span>
        ) : (
          <Link
            to={href('/product/:id', { id: productId })}
            className="flex min-h-9 items-center text-brand hover:underline"
          >
            {product}
          </Link>
        )}
      </figcaption>
    </figure>
  );
}
