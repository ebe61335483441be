import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** The shop's details and its categories, on every page. */
export function useRootData() {
  const data = useRouteLoaderData<typeof loader>('root');
  if (!data) throw new Error('The shop’s details were asked for on a page that has none.');
  return data;
}
