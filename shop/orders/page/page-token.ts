/** What an order's page is known by: the number that people say, and a key that nobody guesses. */
export interface PageKey {
  number: number;
  /** UUID. */
  key: string;
}

/** Writes the address's part as `1042-k1Qm…`: the number, then the 16 bytes of the key. */
export function writePageToken({ number, key }: PageKey): string {
  return `${number}-${Buffer.from(key.replaceAll('-', ''), 'hex').toString('base64url')}`;
}

/** Reads what `writePageToken` wrote; null for anything else. */
export function readPageToken(token: string): PageKey | null {
  const [, number, text] = /^([1-9]\d{0,9})-([\w-]{22})$/.exec(token) ?? [];
  if (number === undefined || text === undefined) return null;
  const hex = Buffer.from(text, 'base64url').toString('hex');
  const key = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  // The last character has bits to spare, so several texts would say the same key: only its own one counts.
  const read = { number: Number(number), key };
  return writePageToken(read) === token ? read : null;
}

/** The path of an order's page. */
export function pagePath(page: PageKey): string {
  return `/order/${writePageToken(page)}`;
}
