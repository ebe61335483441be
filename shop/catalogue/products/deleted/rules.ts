/** So long a deletion of products can be undone (days). */
export const UNDONE_WITHIN_DAYS = 30;

/** Deleted products on a page of their list. */
export const DELETED_PAGE_SIZE = 50;
