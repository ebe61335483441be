import type { MetaDescriptor } from 'react-router';
import { pageMeta, type Site } from '../storefront/page-meta.ts';

/**
 * The head of a page of the staff's side: the shop's own texts, and nothing for search engines.
 * @param title null where the screen's heading names the browser's tab (app/staff/ui/screen-heading.tsx)
 */
export function staffMeta(site: Site | undefined, title: string | null): MetaDescriptor[] {
  const words = pageMeta(site, { ...(title !== null && { title }), path: null, indexed: false });
  return title === null ? words.filter((descriptor) => !('title' in descriptor)) : words;
}
