import type { Page } from '@playwright/test';
import type { Database } from '../database/connect.ts';
import type { OrderStatus } from '../shop/orders/rules.ts';

/** The shop that is looked at: open, with the demo catalogue, some orders and people. */
export interface FilledShop {
  url: string;
  database: Database;
  products: {
    /** In stock, discounted and reviewed. */
    plain: string;
    fewLeft: string;
    soldOut: string;
    /** With names far longer than usual, in English and in Urdu. */
    longName: string;
    urduName: string;
    /** With two options: of four variants one is sold out, one has few left. */
    withOptions: string;
  };
  /** An order with a courier and notes. */
  orderId: string;
  /** The pages on which shoppers follow orders: one of each status, and two of today, to be confirmed and confirmed. */
  orderPages: Record<OrderStatus | 'asked' | 'confirmed', string>;
  /** One that is not dispatched, of a mobile with other orders. */
  openOrder: { id: string; mobile: string };
  /** Delivered ones, with returns in every state. */
  returnedOrders: readonly string[];
  /** One whose advance is waited for, one whose advance came, and one that is to be paid by card. */
  prepaidOrders: readonly string[];
  /** One of a customer with an Urdu name, whose parcel a courier has booked and brings back. */
  bookedOrderId: string;
  /** One that was short-paid in part. */
  settlementId: string;
  /** Of the contact form; nobody has answered it. */
  contactMessageId: string;
  tokens: { admin: string; superAdmin: string };
  customer: { email: string; password: string };
}

/** One screen in one state. */
export interface Screen {
  /** Its name in the index, and of its file. */
  name: string;
  path: string | ((shop: FilledShop) => string);
  as?: 'customer' | 'admin' | 'super-admin';
  /** Brings the screen into its state, after it was opened. */
  prepare?: (page: Page, shop: FilledShop) => Promise<void>;
  /** Looked at as far as the window goes, for what opens over a page. */
  windowOnly?: boolean;
  /** Before the page is opened: requests that fail or take long. */
  hold?: (page: Page) => Promise<void>;
  /** Says that it waits, for as long as one looks at it. */
  waits?: boolean;
  /** As it comes out of a printer. */
  print?: boolean;
  /** Of another shop, with these settings and the demo catalogue alone. */
  settings?: Record<string, string>;
}
