/** Questions about a product and the shop's answers on its page (R620, R622, decision 124). */

/** So many answered questions a product's page has, those answered last. */
export const MOST_SHOWN = 30;

/** How many of them stand open at once; the others unfold. */
export const SHOWN_AT_FIRST = 5;

/** So many of one product wait at most, so that nobody buries the staff. */
export const MOST_WAITING_OF_PRODUCT = 100;
