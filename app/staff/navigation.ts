import type { ComponentType } from 'react';
import type { Waiting } from '../../shop/orders/waiting/responses.ts';
import type { StaffRole } from '../../shop/principal.ts';

/** A screen of the staff's side, as its menu and the palette lead to it. */
export interface Destination {
  name: string;
  to: string;
  icon: ComponentType<{ className?: string }>;
  /** Which of what waits stands beside its name. */
  count?: Exclude<keyof Waiting, 'revision'>;
  /** What the count is of, for people who cannot see where it stands: "to call". */
  counted?: string;
  managersOnly?: boolean;
  /** Where the screens behind it begin, beside those that begin as it does: the orders, behind their list. */
  covers?: readonly string[];
  /** Other words that one may look for it by. */
  words?: string;
  /** Only in the palette. */
  hidden?: boolean;
}

/** A screen of a menu. @param more what else is known of it */
export function leadTo(
  name: string,
  to: string,
  icon: Destination['icon'],
  more: Omit<Destination, 'name' | 'to' | 'icon'> = {},
): Destination {
  return { name, to, icon, ...more };
}

export interface DestinationGroup {
  name: string;
  destinations: readonly Destination[];
}

/**
 * How a link to a screen is marked on a path, as `aria-current` has it: as this screen, or as the one that it stands behind.
 */
export function currentOn(path: string, to: string, covers: readonly string[] = []) {
  const shown = path.toLowerCase();
  const begins = (start: string) => `${shown}/`.startsWith(`${start.toLowerCase()}/`);
  if (shown === to.toLowerCase()) return 'page';
  return [to, ...covers].some(begins) ? 'true' : undefined;
}

/** The screens that a role may open; super admins have no role, and all of theirs are open. */
export function openTo(role: StaffRole | null, groups: readonly DestinationGroup[]): DestinationGroup[] {
  return groups
    .map(({ name, destinations }) => ({
      name,
      destinations: destinations.filter(({ managersOnly }) => !managersOnly || role !== 'Shop Editor'),
    }))
    .filter(({ destinations }) => destinations.length > 0);
}
