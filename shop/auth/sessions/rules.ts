import type { AccountKind } from '../../principal.ts';

/** How long people stay signed in, and how often one may guess (decision 021). */

interface SessionTerms {
  lastsHours: number;
  /** A session that is used is extended when it is older than this; null where it ends on its hour. */
  renewedAfterHours: number | null;
}

const DAY = 24;

/** A shopper stays signed in while coming back at least once a month; staff sign in every working day. */
export const SESSION_TERMS: Readonly<Record<AccountKind, SessionTerms>> = {
  customer: { lastsHours: 30 * DAY, renewedAfterHours: DAY },
  admin: { lastsHours: 12, renewedAfterHours: null },
  'super-admin': { lastsHours: 12, renewedAfterHours: null },
};

/** Whether a session that ends in so many hours is to be extended. */
export function isRenewalDue(kind: AccountKind, hoursLeft: number): boolean {
  const { lastsHours, renewedAfterHours } = SESSION_TERMS[kind];
  return renewedAfterHours !== null && lastsHours - hoursLeft > renewedAfterHours;
}

/** When a session was used last is stored to so many minutes, so that reading costs no write. */
export const USED_TO_MINUTES = 5;

/** So many sessions of an account are listed, those used last. */
export const MOST_LISTED_SESSIONS = 50;

export interface AttemptLimit {
  /** So many tries are free. */
  most: number;
  /** After the last of them nothing is taken for so long. */
  pauseMinutes: number;
}

/** Wrong passwords for one account from one network: nobody elsewhere is kept out by them. */
export const ACCOUNT_LIMIT: AttemptLimit = { most: 5, pauseMinutes: 15 };

/** Wrong passwords for one account from everywhere. Above it many machines are guessing, and each gets less. */
export const LOCKOUT_LIMIT: AttemptLimit = { most: 100, pauseMinutes: 15 };

/** What takes the place of ACCOUNT_LIMIT then. It slows down and locks nobody out, the owner least of all. */
export const LOCKED_OUT_LIMIT: AttemptLimit = { most: 2, pauseMinutes: 60 };

/** Wrong passwords from one network, beyond which it is slowed down only. It is wide: many phones share an address. */
export const NETWORK_LIMIT: AttemptLimit = { most: 50, pauseMinutes: 15 };

/** How far apart the tries of a network are then, and how long one waits at most (milliseconds). */
export const SLOWED_APART_MS = 1_000;
export const LONGEST_WAIT_MS = 10_000;

/** A browser is known so long after the last sign-in with it. */
export const DEVICE_KNOWN_DAYS = 180;

/** Reset links asked for one e-mail address. */
export const RESET_LIMIT: AttemptLimit = { most: 5, pauseMinutes: 15 };

/** What tries for an account are counted under, with the e-mail in any case. */
export function accountSubject(kind: AccountKind, email: string): string {
  return `${kind}:${email.toLowerCase()}`;
}

/** What tries with one browser are counted under; only who has its token can add to them. */
export function deviceSubject(account: string, device: string): string {
  return `${account} device:${device}`;
}

/** What an address is counted as: itself, or of IPv6 the first half, which is one household's. */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  const [front = [], back = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const missing = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  const groups = [...front, ...missing, ...back].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** Where somebody tries to get in from. */
export interface Client {
  address: string;
  /** The token of a browser that signed in before, whether or not it is known; null where none was sent. */
  device: string | null;
  /** The browser in plain words (device-name.ts), for sessions and mails. */
  deviceName: string;
}
