import type { CourierCity, ParcelState } from './rules.ts';

/**
 * What came of a request to a courier. `not-done`: it certainly did nothing, since it was refused or never arrived.
 * `unknown`: nobody knows, because the answer was lost, late or not readable. The text is for staff and holds no key.
 */
export type CourierReply<T> =
  | { outcome: 'answered'; value: T }
  | { outcome: 'not-done' | 'unknown'; text: string; status?: number };

/** What a courier is asked to carry. */
export interface Parcel {
  /** Ours, of this attempt to book this order; it is never used again. */
  reference: string;
  name: string;
  /** 03XXXXXXXXX */
  mobile: string;
  email: string;
  address: string;
  city: CourierCity;
  /** To collect at the door, in whole rupees; 0 of an order that is paid. */
  collectRupees: number;
  /** What the goods cost, in whole rupees. */
  valueRupees: number;
  weightGrams: number;
  /** Units of goods in the parcel. */
  units: number;
  contents: string;
  instructions: string;
}

export interface BookedParcel {
  trackingNumber: string;
  /** Where the courier's own label is; null where it gives no link. */
  labelLink: string | null;
}

export interface TrackedParcel {
  trackingNumber: string;
  state: ParcelState;
  /** The courier's own words. */
  text: string;
  /** When the courier says it was; null where that cannot be read. */
  at: Date | null;
}

/** One courier. Each request ends by itself after the setting COURIER_SECONDS; none is repeated. */
export interface CourierPort {
  /** As in the setting COURIERS. */
  name: string;
  cities(): Promise<CourierReply<CourierCity[]>>;
  book(parcel: Parcel): Promise<CourierReply<BookedParcel>>;
  /**
   * The tracking numbers of what was booked under our reference. None is answered only where the courier says so in an
   * answer that succeeded. Null where the protocol has no such request.
   */
  findByReference: ((reference: string, askedAt: Date) => Promise<CourierReply<string[]>>) | null;
  track(trackingNumbers: readonly string[]): Promise<CourierReply<TrackedParcel[]>>;
  cancel(trackingNumber: string): Promise<CourierReply<null>>;
  /** How many parcels one request asks for, and the least time between two requests (milliseconds). */
  trackingLimits: { atOnce: number; pause: number };
}
