import { dayOfShop, formatDay, formatMoment } from '../../dates.ts';

/** So many discounts may be stored, and so many places or products may be named by one of them. */
export const MOST_DISCOUNTS = 500;
export const MOST_TARGETS = 500;

/** What a discount is for. */
export const APPLIES_TO = ['all', 'categories', 'products'] as const;

const STATES = ['running', 'planned', 'over', 'off'] as const;
export type DiscountState = (typeof STATES)[number];

export interface Lasting {
  isOn: boolean;
  /** ISO time of its first moment. */
  from: string;
  /** ISO time of the first moment without it; null where it has no end. */
  to: string | null;
}

/** What a discount is at a moment: its first moment belongs to it, its last does not (R570). */
export function stateOf({ isOn, from, to }: Lasting, moment: Date): DiscountState {
  const at = moment.getTime();
  if (to !== null && Date.parse(to) <= at) return 'over';
  if (!isOn) return 'off';
  return at < Date.parse(from) ? 'planned' : 'running';
}

/**
 * Until when, in words: `30 November 2026` for what ends at midnight, since that is its last day; else
 * `30 November 2026 at 18:00`. @param iso the first moment without it
 */
export function lastDay(iso: string): string {
  const end = new Date(iso);
  const before = new Date(end.getTime() - 1);
  const isMidnight = dayOfShop(iso) !== dayOfShop(before.toISOString());
  return isMidnight ? formatDay(before) : formatMoment(end);
}

/** Pakistan has one time, five hours ahead, and none for the summer. */
const ZONE = '+05:00';
const FIELD_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** What a field of a day and a time says, `2026-11-30T18:00`, as an ISO time; null where there is no such moment. */
export function readFieldTime(text: string): string | null {
  if (!FIELD_TIME.test(text)) return null;
  const moment = new Date(`${text}:00${ZONE}`);
  if (Number.isNaN(moment.getTime())) return null;
  const iso = moment.toISOString();
  // There is no 31 November: it would become the first of December.
  return toFieldTime(iso) === text ? iso : null;
}

/** A moment as a field of a day and a time has it. @param iso to the minute */
export function toFieldTime(iso: string): string {
  const here = new Date(Date.parse(iso) + 5 * 3_600_000);
  return here.toISOString().slice(0, 16);
}
