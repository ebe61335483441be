import type { LinksFunction, MetaDescriptor } from 'react-router';
import { pageMeta, type Site } from '../storefront/page-meta.ts';
import styles from './staff.css?url';

/** The `links` of every screen of the staff's side: its own style sheet, so that shoppers don't load it. */
export const staffLinks: LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

interface MetaArgs {
  /** The first is the root, whose data is undefined when the shop's details could not be read. */
  matches: readonly [{ loaderData: Site | undefined }, ...unknown[]];
}

/**
 * The `meta` of a page of the staff's side: the shop's own texts, and nothing for search engines.
 * @param title unset where the screen's heading names the browser's tab (app/staff/ui/screen-heading.tsx)
 */
export function staffMeta(title?: string) {
  return ({ matches: [{ loaderData }] }: MetaArgs): MetaDescriptor[] => {
    const descriptors = pageMeta(loaderData, { ...(title && { title }), path: null, indexed: false });
    return title ? descriptors : descriptors.filter((descriptor) => !('title' in descriptor));
  };
}
