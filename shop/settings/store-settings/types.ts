import type { CheckoutCities } from '../../fields/cities.ts';
import type { TextKind } from '../message-texts/kinds/rules.ts';
import type { OwnTexts } from '../message-texts/types.ts';
import type { OwnersChoice, SettingsGroup } from './schemas.ts';

export type { OwnersChoice, SettingsGroup };

/** The shop's own words about itself. Safe to show to everybody. */
export type StoreDetails = OwnersChoice['store'] &
  Pick<OwnersChoice, 'social' | 'returnDays'> & {
    /** When the phone is answered (R9), for example "Mon-Sat 11:00AM-8:00PM". */
    hours: string;
    /** The days by their names, from the first to the last. */
    days: string[];
  };

/** What decides the cost of a delivery. */
export type DeliveryCosts = Pick<OwnersChoice['delivery'], 'costs' | 'elsewhere' | 'freeFrom' | 'markedFree'>;

/** What delivery costs and how long it takes, with the words for both. */
export interface Delivery extends DeliveryCosts {
  /** How long a parcel is on the road (R122), for example "2 to 4 working days". */
  time: string;
  /** From the order to the door, for example "3-5 business days". */
  whole: string;
  /** When an order arrives: the one sentence that says how the two go together. */
  promise: string;
  /** The costs as shoppers read them, cities of one cost in one row. */
  table: { place: string; cost: number }[];
}

/** Working days from an order to the door, packing included. */
export interface DaysToDoor {
  least: number;
  most: number;
}

/** What the owner decides, as the shop works with it. */
export interface StoreSettings {
  store: StoreDetails;
  delivery: Delivery;
  /** The cities of the checkout. */
  cities: CheckoutCities;
  /** Those that the shop works with. */
  couriers: OwnersChoice['couriers']['links'];
  daysToDoor: DaysToDoor;
  /** Before the amounts of the staff's order list; everywhere else it is Rs. (R2). */
  adminOrdersCurrencySign: string;
  elsewhere: OwnersChoice['elsewhere'];
  /** From this number of units down a product is low on stock. */
  lowStockAt: number;
  /** What the shop takes from customers whom it does not know yet (decision 051). */
  orderLimits: OrderLimits;
  /** So many days after a delivery a courier should have paid for it. */
  courierPaysWithinDays: number;
  /** After so many hours an order that nobody has confirmed gives its stock back; null: never. */
  releaseUnconfirmedHours: number | null;
  /** After so many hours the customer of a cash order that nobody has confirmed is reminded; null: never. */
  confirmationReminderHours: number | null;
  /** Whether a review waits until a Shop Manager shows it. */
  reviewsNeedApproval: boolean;
  /** The owner's words for what customers are told. */
  texts: Readonly<Record<TextKind, OwnTexts>>;
}

export interface OrderLimits {
  /** Units of one product in an order. */
  mostUnits: number;
  /** What the products of one order may cost, in rupees. */
  mostRupees: number;
  /** Open orders that nobody has confirmed, of one mobile number and of one network. */
  openPerMobile: number;
  openPerNetwork: number;
}
