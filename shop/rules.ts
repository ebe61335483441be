/** What holds in every area of the shop. */

/** Whose days the shop's are, and whose clock its times are written by. */
export const TIME_ZONE = 'Asia/Karachi';

/** What one order may have of one product. */
export const MOST_OF_ONE_PRODUCT = 1000;
