/**
 * Of pages that one shopper sees: stored nowhere on the way, found by no search engine. The shop's own forms may say where
 * they come from, or over plain http no write of theirs would be known as the shop's; other websites hear nothing.
 */
export const PRIVATE_HEADERS = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'same-origin',
};
