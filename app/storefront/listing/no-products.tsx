import { href } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyNote } from '../empty-note.tsx';

interface NoProductsProps {
  sentence: string;
  /** Where the listing is without its filters; null when it is not they that leave nothing. */
  unfiltered: string | null;
}

/** In the place of the cards when there are none, with a way on. */
export function NoProducts({ sentence, unfiltered }: NoProductsProps) {
  return (
    <div className="flex flex-col items-center gap-5">
      <EmptyNote>{sentence}</EmptyNote>
      {unfiltered === null ? (
        <ButtonLink to={href('/')} variant="secondary">
          Continue shopping
        </ButtonLink>
      ) : (
        <ButtonLink to={unfiltered} variant="secondary" preventScrollReset>
          Clear all filters
        </ButtonLink>
      )}
    </div>
  );
}
