/**
 * How a product is sold (R540): a draft only staff see; hidden is bought by who has its address, and no list shows it; what
 * is archived is no longer sold.
 */
export const PRODUCT_STATUSES = ['draft', 'published', 'hidden', 'archived'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

/** Whether a product is delivered free, or for what its city costs. */
export const SHIPPING_CHOICES = ['free', 'paid'] as const;

/** The largest that a courier's parcel of one product weighs and measures: grams, and centimetres. */
export const HEAVIEST_GRAMS = 1_000_000;
export const LONGEST_CM = 1000;

/** Characters of a name, and of a brand. */
export const LONGEST_NAME = 200;
export const LONGEST_BRAND = 100;

/** Sizes are typed in centimetres with one decimal and stored in millimetres. */
export const toMillimetres = (cm: number | null) => (cm === null ? null : Math.round(cm * 10));
export const toCentimetres = (mm: number | null) => (mm === null ? null : mm / 10);

/** Related products: at most 6 (R75). */
export const RELATED_SIZE = 6;

/** How many products one bulk change may touch; more is what the import is for. */
export const MOST_AT_ONCE = 500;

/** What a product is chosen by, such as Size. Each variant has one value of each option, in their order. */
export interface ProductOption {
  name: string;
  values: string[];
}
