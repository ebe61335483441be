import { href } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterIcon, SearchIcon } from '../../ui/icons.tsx';
import { CategoryChips } from '../category-chips.tsx';

/**
 * In the place of the cards when the filters leave none.
 * @param unfiltered the address without them @param filters how many are on
 */
export function NoMatches({ unfiltered, filters }: { unfiltered: string; filters: number }) {
  return (
    <EmptyState
      icon={<FilterIcon className="size-9" />}
      message="No products found"
      hint={filters === 1 ? 'Nothing here fits this filter.' : 'Nothing here fits all of the filters.'}
    >
      <ButtonLink to={unfiltered} variant="secondary" preventScrollReset>
        {filters === 1 ? 'Clear the filter' : 'Clear all filters'}
      </ButtonLink>
    </EmptyState>
  );
}

/** In the place of the cards of a category that has none, with a way on. */
export function NoProducts({ message }: { message: string }) {
  return (
    <>
      <EmptyState icon={<SearchIcon className="size-9" />} message={message}>
        <ButtonLink to={href('/')} variant="secondary">
          Continue shopping
        </ButtonLink>
      </EmptyState>
      <CategoryChips heading="Browse the categories" className="mt-10" />
    </>
  );
}
