import { forgetValues, readValues, storeValues } from '../../forms/stored-values.ts';
import { staffKindAt } from '../areas.ts';
import { readAccount } from '../session/account-store.ts';

/**
 * What staff typed and did not save yet, kept in the session's storage of this tab (decision 088): by the account, the
 * screen and the name of the form. It never leaves the browser, and another account never sees it.
 */

/** What was typed into one form: of each changed field the text, and the one that it takes the place of. */
export interface Draft {
  typed: Record<string, string>;
  before: Record<string, string>;
}

const PREFIX = 'draft:';

/** No draft is longer (characters), and a tab has no more of them; the oldest goes first. */
const LONGEST_DRAFT = 100_000;
const MOST_DRAFTS = 40;

/** Where the drafts of one screen are kept. @param pathname of the screen, without its query */
const screenKey = (pathname: string) =>
  `${PREFIX}${readAccount(staffKindAt(pathname))?.id ?? 'nobody'}:${pathname}:`;

/** @param name of the form, the only one of its screen */
export const draftKey = (pathname: string, name: string) => `${screenKey(pathname)}${name}`;

/** The draft of this key; null where nothing is kept. */
export function readDraft(key: string): Draft | null {
  const draft: Draft = { typed: {}, before: {} };
  for (const [name, text] of Object.entries(readValues(key))) {
    if (name.startsWith('typed:')) draft.typed[name.slice('typed:'.length)] = text;
    if (name.startsWith('before:')) draft.before[name.slice('before:'.length)] = text;
  }
  return Object.keys(draft.typed).length > 0 ? draft : null;
}

/** Keeps the draft; one without any text is forgotten. Too long a draft keeps what was kept before. */
export function storeDraft(key: string, { typed, before }: Draft): void {
  const names = Object.keys(typed);
  if (names.length === 0) {
    eraseDraft(key);
    return;
  }
  const values: Record<string, string> = { at: String(Date.now()) };
  for (const name of names) {
    values[`typed:${name}`] = typed[name] ?? '';
    values[`before:${name}`] = before[name] ?? '';
  }
  if (JSON.stringify(values).length > LONGEST_DRAFT) return;
  storeValues(key, values);
  dropOldest();
}

export function eraseDraft(key: string): void {
  forgetValues(key);
}

/** Forgets what was typed on a screen that is left on purpose. */
export function eraseDraftsAt(pathname: string): void {
  eraseAll(screenKey(pathname));
}

/** Forgets all that an account typed in this tab. */
export function eraseDraftsOf(accountId: string): void {
  eraseAll(`${PREFIX}${accountId}:`);
}

function eraseAll(prefix: string): void {
  for (const key of keysFrom(prefix)) forgetValues(key);
}

function keysFrom(prefix: string): string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

function dropOldest(): void {
  const keys = keysFrom(PREFIX);
  if (keys.length <= MOST_DRAFTS) return;
  const age = (key: string) => Number(readValues(key).at ?? 0);
  const [oldest] = keys.toSorted((one, other) => age(one) - age(other));
  if (oldest) forgetValues(oldest);
}
