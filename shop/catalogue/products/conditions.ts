import { type RawBuilder, sql } from 'kysely';

/**
 * Which products shoppers come to see, in the one place that says so (decision 116). Every query that answers them takes one
 * of these; staff's own lists take none.
 */

/** What lists, the search, the menus, the sitemap and the feeds show: published, and no variant of another. */
export const IS_LISTED: RawBuilder<boolean> = sql<boolean>`products.is_listed`;

/** What has a page and can be bought by who knows its address; a variant only while it is offered. */
export const IS_SOLD: RawBuilder<boolean> = sql<boolean>`(products.status in ('published', 'hidden') and products.is_offered)`;
