import { setTimeout as wait } from 'node:timers/promises';
import { LONGEST_WAIT_MS, SLOWED_APART_MS } from './rules.ts';

/** When the next try of each slowed network may be made, on the clock of performance.now(). */
const nextTurns = new Map<string, number>();

/** Lets the tries of a network go on one at a time, a little apart; false when too many of it wait already. */
export async function slowDown(network: string): Promise<boolean> {
  const now = performance.now();
  const turn = Math.max(now, nextTurns.get(network) ?? now);
  if (turn - now > LONGEST_WAIT_MS) return false;
  forgetPast(now);
  nextTurns.set(network, turn + SLOWED_APART_MS);
  if (turn > now) await wait(turn - now);
  return true;
}

function forgetPast(now: number): void {
  for (const [network, turn] of nextTurns) if (turn <= now) nextTurns.delete(network);
}
