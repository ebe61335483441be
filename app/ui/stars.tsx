/** The class of the lit part of the row, in half stars. */
const litOf = (rating: number) => `lit-${Math.round(rating * 2)}`;

/** Five stars, cut out of a strip of two colours: ten drawings a row were more than half of a page. */
export function StarRow({ rating, label }: { rating: number; label: string }) {
  return <span role="img" aria-label={label} className={`stars flex flex-none ${litOf(rating)}`} />;
}

/** Five stars, then the number of reviews in brackets; nothing without a review (R68). */
export function Stars({ rating, count }: { rating: number | null; count: number }) {
  if (rating === null || count < 1) return null;
  return (
    <span
      role="img"
      aria-label={`Rated ${rating} out of 5 by ${count} ${count === 1 ? 'review' : 'reviews'}`}
      className={`stars ${litOf(rating)}`}
    >{`(${count})`}</span>
  );
}
