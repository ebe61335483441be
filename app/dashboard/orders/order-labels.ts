import type { PaymentMethod } from '../../../shop/orders/rules.ts';

export const PAYMENT_LABELS = { cash: 'Cash', card: 'Card' } as const satisfies Record<PaymentMethod, string>;

/** The endpoint of one order; its changes go to the endpoints below it. */
export const orderEndpoint = (id: string) => `/api/v1/checkout/order/${id}`;

/** The order's own screen. */
export const orderScreen = (id: string) => `/dashboard/order/${id}`;
