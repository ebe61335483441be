import type { Courier } from '../settings/settings.ts';

/** Where a parcel can be followed; null without a tracking number, or with a courier that is no longer set. */
export function trackingLink(
  { courier, trackingNumber }: { courier: string | null; trackingNumber: string | null },
  couriers: readonly Courier[],
): string | null {
  const found = couriers.find(({ name }) => name === courier);
  return found && trackingNumber ? found.link + encodeURIComponent(trackingNumber) : null;
}
