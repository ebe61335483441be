import { href, Link } from 'react-router';
import { findProductIds } from '../../../../shop/catalogue/products/queries.ts';
import { shopContext } from '../../../context.ts';
import { ErrorPage } from '../../../layout/error-page.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { StarRow } from '../../../ui/stars.tsx';
import { failedPageMeta, pageMeta } from '../../page-meta.ts';
import { PageIntro } from '../page-intro.tsx';
import type { Route } from './+types/reviews-page.ts';
import { AVERAGE_RATING, SAMPLE_REVIEWS, type SampleReview } from './sample-reviews.ts';

export function meta({ matches, loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  const site = matches[0].loaderData;
  if (!loaderData) return failedPageMeta(site, error);
  return pageMeta(site, {
    title: 'Reviews',
    description: `What customers across Pakistan tell us about ${site.store.name}: delivery, packing, returns and the things themselves.`,
    path: href('/Reviews-Page'),
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const { database } = context.get(shopContext);
  return {
    productIds: await findProductIds(
      database,
      SAMPLE_REVIEWS.map(({ product }) => product),
    ),
  };
}

export default function ReviewsPage({ loaderData: { productIds } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-3 pb-14 lg:pt-5 lg:pb-20">
      <div className="grid grid-cols-1 items-end gap-6 lg:grid-cols-[1fr_auto] lg:gap-16">
        <PageIntro here="Reviews" heading="What customers tell us">
          A sample of what people say about the shop, on the phone and at the door, the good and the less
          good. What buyers say about one product stands on that product’s page, and anyone can add to it
          there.
        </PageIntro>
        <div className="flex items-center gap-4 rounded-card border border-line bg-paper px-5 py-4">
          <span className="text-4xl font-extrabold tabular-nums">{AVERAGE_RATING.toFixed(1)}</span>
          <span className="flex flex-col gap-1.5 text-sm text-ink-soft">
            <StarRow rating={AVERAGE_RATING} label={`Rated ${AVERAGE_RATING} out of 5 on average`} />
            {SAMPLE_REVIEWS.length} sample reviews
          </span>
        </div>
      </div>
      <ul className="mt-8 gap-5 sm:columns-2 lg:columns-3">
        {SAMPLE_REVIEWS.map((review) => (
          <li key={review.name} className="mb-5 break-inside-avoid">
            <SampleReviewEntry review={review} productId={productIds[review.product]} />
          </li>
        ))}
      </ul>
      <section className="mt-6 flex flex-col items-center gap-4 rounded-card bg-brand-soft px-5 py-9 text-center">
        <h2 className="text-xl font-bold tracking-tight sm:text-2xl">Bought something from us?</h2>
        <p className="max-w-prose text-ink-soft">
          Open its page and choose “Write a Review”. You need no account, and your mobile number is never
          shown.
        </p>
        <ButtonLink to={href('/products/category/:category', { category: 'Best Selling' })}>
          See what sells best
        </ButtonLink>
      </section>
    </div>
  );
}

export const ErrorBoundary = ErrorPage;

interface SampleReviewEntryProps {
  review: SampleReview;
  /** Undefined when the shop no longer sells what was bought. */
  productId: string | undefined;
}

/** What one customer says about the shop. */
function SampleReviewEntry({ review, productId }: SampleReviewEntryProps) {
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
