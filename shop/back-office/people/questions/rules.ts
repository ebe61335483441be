/** Questions about products, as staff read and answer them (R621). */

export const QUESTIONS_PAGE_SIZE = 30;

/** The views of the list: what waits for an answer, what stands in the shop, what is not shown, and all of it. */
export const QUESTION_VIEWS = ['waiting', 'answered', 'declined', 'all'] as const;
