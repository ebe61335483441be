/** Reviews a page of moderation. */
export const MODERATION_PAGE_SIZE = 30;

/** Reviews that the page of a product shows at first, and that each "Load more reviews" adds. */
export const REVIEWS_PAGE_SIZE = 10;
/** So often more of them can be loaded; nobody reads on after two hundred. */
const MOST_PAGES = 20;

/** The most reviews in one response, whether or not a page was requested. */
export const MOST_REVIEWS = 200;

/** The most reviews of a mobile number in a day (R101): trying out who bought what takes a public review each time. */
export const MOST_REVIEWS_A_DAY = 20;

/** The reason why a replaced review is hidden, as moderators read it. */
export const REPLACED_BY_NEWER = 'Replaced by a newer review of the same mobile number.';
export const REPLACED_BY_EARLIER = 'An earlier review of the same mobile number is shown instead.';

/** Which page of a product's reviews an address asks for: everything up to it is shown. */
export function readReviewsPage(text: string | null): number {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page >= 1 ? Math.min(page, MOST_PAGES) : 1;
}

/** How many of a product's reviews its page shows, and whether it can show more. */
export function pageOfReviews(page: number, count: number): { shown: number; more: boolean } {
  const shown = Math.min(page * REVIEWS_PAGE_SIZE, count);
  return { shown, more: shown < count && page < MOST_PAGES };
}

/** Only the account that wrote a review replaces it (R97); without one, anybody who knows the number does. */
export function mayReplace(earlier: { customerId: string | null }, customerId: string | null): boolean {
  return earlier.customerId === null || earlier.customerId === customerId;
}
