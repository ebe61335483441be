/** Reviews a page of moderation. */
export const MODERATION_PAGE_SIZE = 30;
