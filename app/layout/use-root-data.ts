import { useRouteLoaderData } from 'react-router';
import type { CheckoutCities } from '../../shop/fields/cities.ts';
import type { loadRootData, MenuCategory } from './load-root-data.ts';

/** Reads a text of the root loader's data once: every page has the same. */
function readOnce<T>(): (text: string) => T {
  let read: { text: string; value: T } | null = null;
  return (text) => {
    if (read?.text !== text) read = { text, value: JSON.parse(text) };
    return read.value;
  };
}

export const readCategories = readOnce<readonly MenuCategory[]>();
const readCities = readOnce<CheckoutCities>();

/** The shop's details and its categories, on every page. */
export function useRootData() {
  const data = useRouteLoaderData<typeof loadRootData>('root');
  if (!data) throw new Error('The shop’s details were asked for on a page that has none.');
  return { ...data, categories: readCategories(data.categories), cities: readCities(data.cities) };
}
