import { Link } from 'react-router';
import type { ShownInstead } from '../../../shop/catalogue/search/types.ts';
import { searchAddress } from '../../layout/site-links.ts';

interface SearchNoteProps {
  instead: ShownInstead;
  /** Whether anything was found by it. */
  isFound: boolean;
}

/** Says which words the results are for, where they are not the typed ones. */
export function SearchNote({ instead: { query, isMended }, isFound }: SearchNoteProps) {
  const link = (
    <Link
      to={searchAddress(query)}
      className="font-semibold text-brand underline underline-offset-4 wrap-anywhere hover:no-underline"
    >
      {query}
    </Link>
  );
  if (!isMended) {
    return <p className="text-ink-soft">Nothing has all of these words. These are the results for {link}.</p>;
  }
  return (
    <p className="text-ink-soft">
      Did you mean {link}?{isFound && ' These are the results for it.'}
    </p>
  );
}
