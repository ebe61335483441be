import { href } from 'react-router';

/** A registration and a login lead on after this time (R142, R143). */
export const REDIRECT_AFTER_MS = 2000;

/** The pages that a login leads back to. From all others it leads to the home page (R143). */
const TARGETS = ['/CheckOut', '/profile'] as const;
type ReturnTarget = (typeof TARGETS)[number];

const NAME = 'next';

/** The login that leads back to a page. */
export function loginAddress(target: ReturnTarget): string {
  return withReturnTarget(href('/login'), target);
}

/** The page that a login leads back to, from its query; null for none and for what is not on the list. */
export function returnTarget(query: URLSearchParams): ReturnTarget | null {
  const asked = query.get(NAME);
  return TARGETS.find((target) => target === asked) ?? null;
}

/** An address with the same way back, for those who go from the login to the registration and the other way. */
export function withReturnTarget(address: string, target: ReturnTarget | null): string {
  return target === null ? address : `${address}?${new URLSearchParams({ [NAME]: target })}`;
}
