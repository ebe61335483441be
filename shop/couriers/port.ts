import type { ServiceReply } from '../call-service.ts';
import type { CourierCity, ParcelState } from './rules.ts';

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
  cities(): Promise<ServiceReply<CourierCity[]>>;
  book(parcel: Parcel): Promise<ServiceReply<BookedParcel>>;
  /**
   * The tracking numbers of what was booked under our reference. None is answered only where the courier says so in an
   * answer that succeeded. Null where the protocol has no such request.
   */
  findByReference: ((reference: string, askedAt: Date) => Promise<ServiceReply<string[]>>) | null;
  track(trackingNumbers: readonly string[]): Promise<ServiceReply<TrackedParcel[]>>;
  cancel(trackingNumber: string): Promise<ServiceReply<null>>;
  /** How many parcels one request asks for, and the least time between two requests (milliseconds). */
  trackingLimits: { atOnce: number; pause: number };
}
