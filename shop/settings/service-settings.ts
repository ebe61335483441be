import { z } from '../zod.ts';

/** What the settings of all accounts with other companies share. */

export const httpAddress = z.url({
  protocol: /^https?$/,
  error: 'has to be an address that starts with http:// or https://',
});

/** A key, password or name that a company gave the shop. */
export const accountKey = z.string().trim().min(1).max(4000).optional();

/** The address without slashes at its end, so that a path goes behind it. */
export const withoutSlash = (address: string) => address.replace(/\/+$/, '');

/**
 * The first setting of an account that is missing while others of it are given, with one of those.
 * @param accounts what each account consists of: all of it is given, or nothing
 */
export function missingOfAccount<Name extends string>(
  value: Readonly<Partial<Record<Name, unknown>>>,
  accounts: readonly (readonly Name[])[],
): { missing: Name; given: Name } | null {
  for (const names of accounts) {
    const given = names.find((name) => value[name] !== undefined);
    const missing = names.find((name) => value[name] === undefined);
    if (given && missing) return { missing, given };
  }
  return null;
}
