import { useRouteLoaderData } from 'react-router';
import type { loadRootData } from './load-root-data.ts';

/** The shop's details and its categories, on every page. */
export function useRootData() {
  const data = useRouteLoaderData<typeof loadRootData>('root');
  if (!data) throw new Error('The shop’s details were asked for on a page that has none.');
  return data;
}
