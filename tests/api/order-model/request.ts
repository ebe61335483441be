import { dayOfShop } from '../../../shop/dates.ts';
import type { Part } from './booking-rules.ts';

/** A request as it is sent, and the parts of what the model makes of it; each happens at one moment. */
export interface Request {
  /** For a person who reads what went wrong. */
  says: string;
  /** What is arranged before the round is sent. */
  prepare?(): Promise<void>;
  /** @returns in a word what was answered: `ok`, or the code of the refusal */
  send(): Promise<string>;
  parts: readonly Part[];
  /** Whether a part may be left out where others are at the same order: the shop passes it over. */
  mayPassOver?: boolean;
}

interface Reply {
  statusCode: number;
  json(): Record<string, unknown>;
}

export const wordOf = (reply: Reply): string =>
  reply.statusCode < 300 ? (reply.json().repeated === true ? 'repeated' : 'ok') : String(reply.json().code);

/** The day of the shop, as 2026-08-31. */
export const todayOfShop = () => dayOfShop(new Date().toISOString());
