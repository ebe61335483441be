import type { PageState } from '../schemas.ts';
import { START_PAGES } from './pages.ts';
import { START_POSTS } from './posts.ts';

/** What a page or post says in a new shop, by its id: version 0 of it. */
export const STARTS: ReadonlyMap<string, PageState> = new Map<string, PageState>([
  ...START_PAGES.map((state) => [state.kind, state] as const),
  ...START_POSTS.map((state) => [`post-${state.slug}`, state] as const),
]);
