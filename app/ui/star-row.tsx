/** The lit part of the row in half stars, 0 to 10; a star is 4 wide. */
const LIT = ['w-0', 'w-2', 'w-4', 'w-6', 'w-8', 'w-10', 'w-12', 'w-14', 'w-16', 'w-18', 'w-20'] as const;

interface StarRowProps {
  /** 0 to 5, shown to the nearest half. */
  rating: number;
  /** The rating in words. */
  label: string;
}

/**
 * Five stars, cut out of two strips of colour: a page has a hundred of these rows, and ten drawings in each
 * were more than half of its HTML.
 */
export function StarRow({ rating, label }: StarRowProps) {
  return (
    <span role="img" aria-label={label} className="star-row bg-line">
      <span className={`block h-full bg-star ${LIT[Math.round(rating * 2)] ?? 'w-0'}`} />
    </span>
  );
}
