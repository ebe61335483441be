/** What the stand-ins of the four couriers have in common. */

/** A request as a courier gets it. */
export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Record<string, string | string[] | undefined>;
  body: unknown;
}

export interface Answer {
  status: number;
  body: unknown;
}

/** What happened to a parcel, in the courier's words and with its local time, `2026-11-22 14:05:00`. */
export interface HeldEvent {
  text: string;
  time: string;
  code?: string;
  reason?: string;
}

/** A parcel that the courier believes it has to carry. */
export interface HeldParcel {
  trackingNumber: string;
  reference: string;
  /** As it was booked, in the courier's own words. */
  booking: Record<string, unknown>;
  cancelled: boolean;
  /** Oldest first. */
  events: HeldEvent[];
}

export interface Protocol {
  /** Behind the host, what the shop's setting has. */
  base: string;
  accepts(call: Call): boolean;
  isBooking(call: Call): boolean;
  /** What is to be carried; null, with the answer that says why, where a field is not as the courier takes it. */
  readBooking(call: Call): { reference: string; booking: Record<string, unknown> } | null;
  booked(parcel: HeldParcel): Answer;
  refused: Answer;
  wrongKey: Answer;
  /** Everything but booking; null for what the courier does not know. */
  answer(call: Call, parcels: readonly HeldParcel[]): Answer | null;
}

export const ok = (body: unknown): Answer => ({ status: 200, body });

export const CITIES = ['Karachi', 'Lahore', 'D.I. Khan', 'RAWALPINDI'] as const;
const NUMBERED: readonly string[] = CITIES;

/** The numbers that a courier gives cities. */
export const cityNumber = (name: string) => 200 + NUMBERED.indexOf(name);
