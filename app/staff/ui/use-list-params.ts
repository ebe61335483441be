import { useLocation, useNavigation, useSearchParams } from 'react-router';

/**
 * What a list shows is said by its address, so that it can be gone back to and passed on: `page`, `sort`
 * (`name`, downwards `-name`) and the filters. What was chosen last counts, also while it is still being loaded.
 */
export function useListParams() {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const [current, setParams] = useSearchParams();
  const params = next?.pathname === pathname ? new URLSearchParams(next.search) : current;

  /** Changes some of them; an empty text takes one out. Another filter or order starts at the first page. */
  function change(changed: Record<string, string>) {
    void setParams(withParams(params, changed), {
      replace: !PLACES.some((place) => place in changed),
      preventScrollReset: true,
    });
  }

  return { params, change };
}

/** Where in a list one is; another filter or order starts at its beginning. */
const PLACES = ['page', 'after'];

/** The query with some of it changed, as a list's links need it. */
export function withParams(before: URLSearchParams, changed: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const place of PLACES) if (!(place in changed)) next.delete(place);
  for (const [name, value] of Object.entries(changed)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
