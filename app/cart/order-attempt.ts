/**
 * The attempt to order whose outcome the browser doesn't know yet. It has a name (Idempotency-Key): sent again
 * with the same contents, over a failed network and over a reload, it can never become a second order.
 */
const STORAGE_KEY = 'checkout-attempt';

interface Attempt {
  contents: string;
  key: string;
}

let current: Attempt | null = null;

/** Not randomUUID: browsers have that on https alone, and a shop may be tried out in a local network. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function read(): Attempt | null {
  if (current) return current;
  try {
    const stored: Partial<Attempt> | null = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
    const { contents, key } = stored ?? {};
    return typeof contents === 'string' && typeof key === 'string' ? { contents, key } : null;
  } catch {
    return null;
  }
}

function keep(attempt: Attempt | null): void {
  current = attempt;
  try {
    if (attempt) sessionStorage.setItem(STORAGE_KEY, JSON.stringify(attempt));
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage the name lives as long as the page, which covers every retry but one after a reload.
  }
}

/** The name of the attempt to order exactly this; other contents are another attempt. */
export function beginAttempt(contents: string): string {
  const open = read();
  const attempt = open?.contents === contents ? open : { contents, key: newKey() };
  keep(attempt);
  return attempt.key;
}

/** The shop has answered, yes or no: ordering the same once more is a new order. */
export function settleAttempt(): void {
  keep(null);
}

/**
 * While the outcome is open the cart has to stay as it is: the order may have been placed and have taken the
 * stock itself, and a cart that is cut down to what is left would be another order.
 */
export function isAttemptOpen(): boolean {
  return read() !== null;
}
