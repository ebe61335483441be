import { useId, useState } from 'react';
import { StarIcon } from '../../ui/icons.tsx';
import type { Field } from '../../ui/use-form.ts';

const RATINGS = [1, 2, 3, 4, 5] as const;

/** The part "rating" of a form: five stars, of which one is chosen; none chosen is 0 (R92). */
export function RatingStars({ field: { name, value, error, change } }: { field: Field }) {
  const errorId = useId();
  const [pointed, setPointed] = useState(0);
  const chosen = Number(value);
  const lit = pointed || chosen;
  return (
    <fieldset aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="text-sm font-semibold">Rating</legend>
      {chosen === 0 && <input type="hidden" name={name} value="0" />}
      <div className="-ml-1.5 flex">
        {RATINGS.map((rating) => (
          <label
            key={rating}
            onPointerEnter={() => setPointed(rating)}
            onPointerLeave={() => setPointed(0)}
            className="relative grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name={name}
              value={rating}
              checked={chosen === rating}
              aria-invalid={error !== undefined}
              onChange={() => change(String(rating))}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span className="sr-only">
              {rating} {rating === 1 ? 'star' : 'stars'}
            </span>
            <StarIcon className={`size-8 transition-colors ${rating <= lit ? 'text-star' : 'text-line'}`} />
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
