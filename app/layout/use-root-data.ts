import { useRouteLoaderData } from 'react-router';
import type { loadRootData, MenuCategory } from './load-root-data.ts';

let read: { text: string; categories: readonly MenuCategory[] } = { text: '[]', categories: [] };

/** The categories in the root loader's data. Every page has the same text. */
export function readCategories(text: string): readonly MenuCategory[] {
  if (read.text !== text) read = { text, categories: JSON.parse(text) };
  return read.categories;
}

/** The shop's details and its categories, on every page. */
export function useRootData() {
  const data = useRouteLoaderData<typeof loadRootData>('root');
  if (!data) throw new Error('The shop’s details were asked for on a page that has none.');
  return { ...data, categories: readCategories(data.categories) };
}
