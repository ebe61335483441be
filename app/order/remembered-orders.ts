/** The orders that were placed in this browser, newest first, so that guests find them again. */
const STORAGE_KEY = 'orders';

const MOST_REMEMBERED = 10;

export interface RememberedOrder {
  number: number;
  /** The path of its page. */
  page: string;
  /** When it was placed, in milliseconds; none of those that were remembered before this was stored. */
  at?: number;
}

/** The home page shows an order so long: three to five working days on the road, and a weekend. */
const SHOWN_AT_HOME = 7 * 86_400_000;

function isRemembered(order: unknown): order is RememberedOrder {
  if (typeof order !== 'object' || order === null) return false;
  const { number, page }: Partial<Record<keyof RememberedOrder, unknown>> = order;
  return typeof number === 'number' && typeof page === 'string' && page.startsWith('/order/');
}

/** @returns none where the storage is blocked or holds something else */
export function readRememberedOrders(): RememberedOrder[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRemembered) : [];
  } catch {
    return [];
  }
}

/** The newest order of this browser, while it is likely to be on its way. */
export function readCurrentOrder(): RememberedOrder | undefined {
  const [newest] = readRememberedOrders();
  return Date.now() - (newest?.at ?? 0) < SHOWN_AT_HOME ? newest : undefined;
}

/** Puts an order in front; what is not stored is found by its number and mobile number all the same. */
export function rememberOrder({ number, page }: Pick<RememberedOrder, 'number' | 'page'>): void {
  const others = readRememberedOrders().filter((other) => other.number !== number);
  try {
    localStorage.setItem(
      STORAGE_KEY,
      JSON.stringify([{ number, page, at: Date.now() }, ...others].slice(0, MOST_REMEMBERED)),
    );
  } catch {
    // Blocked or full.
  }
}

/** Forgets them all, for who shares the device. */
export function forgetOrders(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Blocked: nothing is stored.
  }
}
