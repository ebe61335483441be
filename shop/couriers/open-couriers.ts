import { keepOpened } from '../settings/service-accounts/keep-opened.ts';
import type { CurrentSettings, Settings } from '../settings/settings.ts';
import { openLeopards } from './leopards.ts';
import type { CourierPort } from './port.ts';
import { openPostEx } from './postex.ts';
import { openTcs } from './tcs.ts';
import { openTrax } from './trax.ts';

export type OpenCouriers = ReadonlyMap<string, CourierPort>;

/**
 * The couriers that parcels can be booked with, by name: those whose keys are set.
 * @param currentSettings asked for each parcel: it says from whom it comes
 */
export function openCouriers(
  { courierAccounts }: Pick<Settings, 'courierAccounts'>,
  currentSettings: () => Promise<CurrentSettings>,
): OpenCouriers {
  const { seconds, postEx, leopards, trax, tcs } = courierAccounts;
  const ports = [
    postEx && openPostEx(postEx, seconds),
    leopards && openLeopards(leopards, seconds),
    trax && openTrax(trax, seconds),
    tcs && openTcs(tcs, seconds, async () => (await currentSettings()).store),
  ];
  const open = ports.filter((port) => port !== null);
  return new Map(open.map((port) => [port.name, port]));
}

/** As `openCouriers`, by the keys that count when they are asked for; with the same keys they stay open. */
export function currentCouriers(
  currentSettings: () => Promise<CurrentSettings>,
): () => Promise<OpenCouriers> {
  const open = keepOpened((courierAccounts: Settings['courierAccounts']) =>
    openCouriers({ courierAccounts }, currentSettings),
  );
  return async () => open((await currentSettings()).courierAccounts);
}
