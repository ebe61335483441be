/** Old addresses of pages, and where they lead (R500 to R503). Pure. */

export const LONGEST_ADDRESS = 500;
/** So many old addresses may be entered at once. */
export const MOST_AT_ONCE = 500;
export const REDIRECTS_PAGE_SIZE = 50;

/** An old address, and the one of the page today. */
export interface Redirect {
  /** As `addressKey` writes it. */
  from: string;
  /** From its slash on. */
  to: string;
  /** As `addressKey` writes it. */
  toKey: string;
}

/** A base for addresses that have none; no address of the shop is ever on it. */
const NOWHERE = 'http://nowhere.invalid';

/**
 * What an address is found by: its path without the slash at the end, in small letters since their case does not matter here
 * and each sign encoded in one way, and its query as it is. The host does not matter: an old shop may have had another one.
 * @returns null for what is no address of a page
 */
export function addressKey(address: string): string | null {
  const url = parse(address.trim());
  if (url === null) return null;
  const path = url.pathname
    .split('/')
    .map((part) => encodeURIComponent(decode(part).toLowerCase()))
    .join('/');
  return (path.replace(/\/+$/, '') || '/') + url.search;
}

/** The keys that an address is looked up by: with its query, then without. */
export function keysOf(address: string): string[] {
  const key = addressKey(address);
  return key === null ? [] : [...new Set([key, key.replace(/\?.*$/s, '')])];
}

/** The address of the list of a category, or of a subcategory, from its slash on. */
export function listingAddress(kind: 'category' | 'subcategory', name: string): string {
  return `/products/${kind}/${encodeURIComponent(name)}`;
}

/** Reads lines of an old and a new address, parted by a comma, a semicolon, a tab or spaces. Empty lines count for nothing. */
export function readRedirects(text: string): { redirects: Redirect[]; faults: string[] } {
  const redirects = new Map<string, Redirect>();
  const faults: string[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const read = readLine(line.trim());
    const fault =
      typeof read === 'string'
        ? read
        : redirects.has(read.from)
          ? 'this old address is above already.'
          : null;
    if (fault !== null) faults.push(`Line ${index + 1}: ${fault}`);
    else if (typeof read !== 'string') redirects.set(read.from, read);
  }
  return { redirects: [...redirects.values()], faults };
}

function readLine(line: string): Redirect | string {
  const [old = '', now = '', ...more] = line.split(/\s*[,;\t]\s*|\s+/);
  if (now === '' || more.length > 0) return 'please write the old address, a comma, and the new one.';
  if (old.length > LONGEST_ADDRESS || now.length > LONGEST_ADDRESS) {
    return `an address has at most ${LONGEST_ADDRESS} characters.`;
  }
  const from = /^(?:https?:\/\/|\/)/i.test(old) ? addressKey(old) : null;
  if (from === null) return 'the old address has to begin with a slash, or with https://.';
  if (from === '/') return 'the home page has no other address.';
  const to = readTarget(now);
  if (to === null) return 'the new address has to be one of this shop, from its slash on: /product/…';
  const toKey = addressKey(to);
  return toKey === null || toKey === from ? 'both addresses are the same.' : { from, to, toKey };
}

/** An address of the shop as it is sent on; null for what leads elsewhere, as //host and /\host do. */
function readTarget(address: string): string | null {
  if (!/^\/(?![/\\])/.test(address)) return null;
  const url = parse(address);
  return url === null || url.origin !== NOWHERE ? null : url.pathname + url.search + url.hash;
}

function parse(address: string): URL | null {
  return URL.canParse(address, NOWHERE) ? new URL(address, NOWHERE) : null;
}

/** Percents that stand for no letter stay as they are. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
