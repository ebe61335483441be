import { href } from 'react-router';

/** Where the results of a query are. */
export function searchAddress(query: string): string {
  return query === '' ? href('/search') : `${href('/search')}?${new URLSearchParams({ query })}`;
}
