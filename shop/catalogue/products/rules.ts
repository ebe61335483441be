/** Whether a product is delivered free, or for what its city costs. */
export const SHIPPING_CHOICES = ['free', 'paid'] as const;

/** Related products: at most 6 (R75). */
export const RELATED_SIZE = 6;

/** How many products one bulk change may touch; more is what the import is for. */
export const MOST_AT_ONCE = 500;
