import { setTimeout as delay } from 'node:timers/promises';
import { type Chance, chanceOf } from '../fuzz/chance.ts';
import { type Loaded, Refused } from './ask.ts';
import { filterListing, openPage, order, review, search, signIn, signUp, writeToShop } from './shoppers.ts';
import { changePhoto, changePrice, handleOrder, readList, tryImport } from './staff-work.ts';
import { askStrangely, breakOff, hangUp, makeUpAddress } from './strangers.ts';

type Visit = (loaded: Loaded, chance: Chance) => Promise<void>;

/** What people do, and how often of a hundred visits. */
const VISITS: readonly (readonly [number, Visit])[] = [
  [16, openPage],
  [9, filterListing],
  [12, search],
  [14, order],
  [2, signUp],
  [4, signIn],
  [2, review],
  [1, writeToShop],
  [0.5, changePrice],
  [0.5, changePhoto],
  [2, readList],
  [0.5, tryImport],
  [2, handleOrder],
  [23.5, makeUpAddress],
  [5, askStrangely],
  [5, hangUp],
  [1, breakOff],
];

/** When so many are under way, the next waits: a shop that stands still gets no thousand at once. */
const MOST_UNDER_WAY = 64;

/**
 * Visits the shop at a steady rate, however long its answers take, until `over`; what is wrong goes into the tally.
 * @param rate visits a second @returns when the last visit is over
 */
export async function keepLoad(loaded: Loaded, rate: number, seed: number, over: AbortSignal): Promise<void> {
  const underWay = new Set<Promise<void>>();
  const began = performance.now();
  for (let number = 0; !over.aborted; number++) {
    const visit = chooseVisit(chanceOf(seed, 2 * number));
    const done: Promise<void> = carryOut(loaded, visit, chanceOf(seed, 2 * number + 1)).finally(() =>
      underWay.delete(done),
    );
    underWay.add(done);
    if (underWay.size >= MOST_UNDER_WAY) await Promise.race(underWay);
    const next = began + ((number + 1) * 1000) / rate;
    await delay(Math.max(0, next - performance.now()), undefined, { signal: over }).catch(() => {});
  }
  await Promise.all(underWay);
}

async function carryOut(loaded: Loaded, visit: Visit, chance: Chance): Promise<void> {
  try {
    await visit(loaded, chance);
  } catch (error) {
    if (error instanceof Refused) loaded.tally.refused += 1;
    else loaded.tally.faults.push(`${visit.name}: ${error instanceof Error ? error.message : error}`);
  }
}

const ALL = VISITS.reduce((sum, [weight]) => sum + weight, 0);

function chooseVisit(chance: Chance): Visit {
  let left = (chance.below(1_000_000) / 1_000_000) * ALL;
  for (const [weight, visit] of VISITS) {
    left -= weight;
    if (left < 0) return visit;
  }
  return openPage;
}
