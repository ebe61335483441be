import { Link } from 'react-router';
import { type ListingChoice, type Sorts, withoutFilters } from '../../../shop/catalogue/listing/rules.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { activeFilters } from './active-filters.ts';
import { choiceAddress } from './choice-address.ts';

interface FilterChipsProps {
  /** The listing's own address. */
  address: string;
  choice: ListingChoice;
  sorts: Sorts;
  /** Called when a filter is taken away, and with it the link that had the focus. */
  onRemove: () => void;
}

/** The filters that are on, each a link to the listing without it. */
export function FilterChips({ address, choice, sorts, onRemove }: FilterChipsProps) {
  const filters = activeFilters(choice);
  if (filters.length === 0) return null;
  return (
    <ul aria-label="Filters that are on" className="mt-3 flex flex-wrap items-center gap-2">
      {filters.map(({ label, without }) => (
        <li key={label}>
          <Link
            to={choiceAddress(address, without, sorts)}
            preventScrollReset
            onClick={onRemove}
            className="group/chip inline-flex min-h-11 items-center"
          >
            <span className="inline-flex items-center gap-1.5 rounded-full bg-brand-soft py-1.5 pr-2.5 pl-3.5 text-sm font-medium text-brand tabular-nums transition-colors group-hover/chip:bg-brand group-hover/chip:text-white">
              <span className="sr-only">Remove the filter: </span>
              {label}
              <CloseIcon className="size-3.5" />
            </span>
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={choiceAddress(address, withoutFilters(choice), sorts)}
          preventScrollReset
          onClick={onRemove}
          className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-brand underline-offset-4 hover:underline"
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}
