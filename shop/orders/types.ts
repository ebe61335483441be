export type OrderStatus = 'Pending' | 'Processing' | 'Delivered' | 'Cancelled';

/** What the shopper gets back; amounts in rupees. */
export interface PlacedOrder {
  _id: string;
  /** The number that people say on the phone. */
  number: number;
  status: OrderStatus;
  subtotal: number;
  shippingCost: number;
  totalAmount: number;
}

/** What a browser may see of the order that came of its own attempt. */
export interface AttemptedOrder {
  number: number;
  totalAmount: number;
  /** As an ISO text. */
  placedAt: string;
}

/** Whether the shopper of a cash order said on the phone that it is meant. */
export type Confirmation = 'unconfirmed' | 'no-answer' | 'confirmed' | 'refused';

/** A line as it was sold; amounts in rupees. */
export interface StaffOrderLine {
  /** Of the product; null when it is no longer sold. */
  _id: string | null;
  name: string;
  photo: string | null;
  /** The list price of one. */
  price: number;
  /** Percent off. */
  discount: number;
  /** What one was sold for. */
  linePrice: number;
  quantity: number;
}

/** An order as staff see it (R173); amounts in rupees, times as ISO texts. */
export interface StaffOrder {
  _id: string;
  number: number;
  /** Goes up with every change by staff; a write sends the one it saw. */
  version: number;
  createdAt: string;
  customer: {
    name: string;
    email: string;
    /** As it is kept, +923XXXXXXXXX. */
    mobile: string;
    province: string;
    city: string;
    address: string;
    instructions: string;
    paymentMethod: 'cash' | 'card';
  };
  items: StaffOrderLine[];
  subtotal: number;
  shippingCost: number;
  paymentMethod: 'cash' | 'card';
  totalAmount: number;
  status: OrderStatus;
  confirmation: Confirmation;
  /** How often the shopper was called. */
  confirmationTries: number;
  confirmationAt: string | null;
  /** Name of the member of staff. */
  confirmationBy: string | null;
  courier: string | null;
  trackingNumber: string | null;
}

export interface StaffOrdersPage {
  orders: StaffOrder[];
  totalPages: number;
  totalOrders: number;
  /** What the list writes before its amounts (R2). */
  currencySign: string;
}

/** Something that happened to an order. */
export interface OrderEvent {
  id: number;
  at: string;
  kind: string;
  fromStatus: string | null;
  toStatus: string | null;
  /** 'shopper', or the name of the member of staff as it was then. */
  actor: string;
  note: string | null;
}

/** Another order of the same mobile number. */
export interface OtherOrder {
  _id: string;
  number: number;
  createdAt: string;
  status: OrderStatus;
  confirmation: Confirmation;
  totalAmount: number;
}

/** What became of all orders of a mobile number but the one that is looked at. */
export interface MobileRecord {
  orders: number;
  delivered: number;
  cancelled: number;
  /** Of the cancelled ones those that the shopper refused on the phone. */
  refused: number;
}

/** The order's own page. */
export interface StaffOrderDetail extends StaffOrder {
  /** Oldest first. */
  history: OrderEvent[];
  record: MobileRecord;
  /** The newest of them. */
  otherOrders: OtherOrder[];
  /** Where the parcel can be followed; null without a tracking number or an unknown courier. */
  trackingLink: string | null;
  /** Names to choose from. */
  couriers: string[];
}
