import { href } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterIcon, SearchIcon } from '../../ui/icons.tsx';
import { CategoryChips } from '../category-chips.tsx';

interface NoProductsProps {
  sentence: string;
  /** Where the listing is without its filters; null when it is not they that leave nothing. */
  unfiltered: string | null;
}

/** In the place of the cards when there are none, with a way on. */
export function NoProducts({ sentence, unfiltered }: NoProductsProps) {
  if (unfiltered !== null) {
    return (
      <EmptyState
        icon={<FilterIcon className="size-9" />}
        sentence={sentence}
        hint="Nothing here fits all of the filters."
      >
        <ButtonLink to={unfiltered} variant="secondary" preventScrollReset>
          Clear all filters
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <EmptyState icon={<SearchIcon className="size-9" />} sentence={sentence}>
        <ButtonLink to={href('/')} variant="secondary">
          Continue shopping
        </ButtonLink>
      </EmptyState>
      <CategoryChips heading="Browse the categories" className="mt-10" />
    </>
  );
}
