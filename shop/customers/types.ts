import type { OrderStatus } from '../orders/types.ts';

/** A registered shopper, as the shopper may see it. The password's hash never leaves the operations. */
export interface Customer {
  _id: string;
  name: string;
  email: string;
  /** As it is kept, +923XXXXXXXXX. */
  mobile: string;
  address: string;
  province: string;
  city: string;
  /** Whether it was shown that mails to `email` reach the shopper. */
  emailConfirmed: boolean;
  /** The address that takes the place of `email` once it is confirmed; null when none is wanted. */
  pendingEmail: string | null;
}

interface OwnOrderLine {
  /** Null when the product is no longer sold. */
  productId: string | null;
  name: string;
  photo: string | null;
  /** What one unit was sold for, in rupees. */
  price: number;
  quantity: number;
}

/** An order as its shopper sees it again; amounts in rupees, as they were when it was placed. */
export interface OwnOrder {
  _id: string;
  number: number;
  /** ISO time. */
  createdAt: string;
  status: OrderStatus;
  paymentMethod: 'cash' | 'card';
  city: string;
  subtotal: number;
  shippingCost: number;
  totalAmount: number;
  /** Who carries the parcel; null until it is on its way. */
  courier: string | null;
  trackingNumber: string | null;
  /** Where it can be followed; null where the shop knows no page of the courier. */
  trackingLink: string | null;
  /** Whether the shop cancelled it by itself, because it was not confirmed or paid in time. */
  released: boolean;
  items: OwnOrderLine[];
}

export interface OwnOrdersPage {
  orders: OwnOrder[];
  totalPages: number;
}
