import { afterAll, beforeEach } from 'vitest';
import { type CourierName, type StandIn, startStandIn } from './start-stand-in.ts';

/** The four couriers for the tests of a file; each test finds them without parcels and without faults. */
export async function openStandIns(): Promise<Record<CourierName, StandIn>> {
  const [PostEx, Leopards, Trax, TCS] = await Promise.all([
    startStandIn('PostEx'),
    startStandIn('Leopards'),
    startStandIn('Trax'),
    startStandIn('TCS'),
  ]);
  const all = [PostEx, Leopards, Trax, TCS];
  beforeEach(() => {
    for (const standIn of all) {
      Object.assign(standIn, { parcels: [], requests: [], fault: 'none', onBooked: () => {} });
    }
  });
  afterAll(() => Promise.all(all.map(({ stop }) => stop())));
  return { PostEx, Leopards, Trax, TCS };
}

/** Where the stand-ins are, for `settingsFor`. */
export function urlsOf(standIns: Record<CourierName, StandIn>): Record<CourierName, string> {
  const { PostEx, Leopards, Trax, TCS } = standIns;
  return { PostEx: PostEx.url, Leopards: Leopards.url, Trax: Trax.url, TCS: TCS.url };
}
