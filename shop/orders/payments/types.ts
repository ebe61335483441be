/** The words of payments and refunds: what the tables, the responses and the rules call things. */

/** How money comes and goes. */
export const PAYMENT_WAYS = ['cash', 'bank', 'wallet', 'card'] as const;
export type PaymentWay = (typeof PAYMENT_WAYS)[number];

/** Where a payment stands; one that staff note is paid at once. */
export const PAYMENT_STATES = ['pending', 'paid', 'failed', 'expired', 'undone'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];
