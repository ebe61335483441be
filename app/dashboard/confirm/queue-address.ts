/** The endpoint of the confirmation queue. */
export const QUEUE = '/api/v1/checkout/confirmation-queue';
