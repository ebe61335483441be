import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Waiting } from '../../../shop/orders/waiting/responses.ts';
import { requestApi } from '../../api.ts';
import { createListeners } from '../../ui/listeners.ts';
import { readToken } from '../token-store.ts';

/**
 * What waits, asked for every ten seconds while somebody can see the tab, and not at all while nobody can (decision 089).
 * It runs while any screen uses it, once for the whole tab.
 */

/** Between two requests (milliseconds). */
const PAUSE = 10_000;

/** After failures the pause doubles up to this (milliseconds). */
const LONGEST_PAUSE = 80_000;

/** A request that takes longer is given up (milliseconds). */
const PATIENCE = 20_000;

let waiting: Waiting | null = null;
let users = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let asked = Number.NEGATIVE_INFINITY;
let failures = 0;
let asking = false;

const values = createListeners();
const revisions = createListeners();

function subscribe(listener: () => void): () => void {
  const stop = values.subscribe(listener);
  users += 1;
  if (users === 1) {
    document.addEventListener('visibilitychange', plan);
    window.addEventListener('online', plan);
    plan();
  }
  return () => {
    stop();
    users -= 1;
    if (users > 0) return;
    document.removeEventListener('visibilitychange', plan);
    window.removeEventListener('online', plan);
    clearTimeout(timer);
  };
}

/** Goes on at once, for who has just signed in. */
export function wakeWaiting(): void {
  failures = 0;
  plan();
}

/** Sets the time of the next request, unless nobody could see what it brings. */
function plan(): void {
  clearTimeout(timer);
  if (users === 0 || document.visibilityState === 'hidden' || !navigator.onLine) return;
  const pause = Math.min(PAUSE * 2 ** failures, LONGEST_PAUSE);
  timer = setTimeout(() => void ask(), Math.max(0, asked + pause - performance.now()));
}

/**
 * A session that has ended is found out by what the person does next, not here: nobody is to be asked for a password in
 * the middle of a word.
 */
async function ask(): Promise<void> {
  const bearer = readToken('admin');
  if (asking) return;
  asking = true;
  asked = performance.now();
  const result = bearer
    ? await requestApi<Waiting>('/api/v1/staff/waiting', { bearer, signal: AbortSignal.timeout(PATIENCE) })
    : null;
  asking = false;
  failures = result?.ok ? 0 : failures + 1;
  if (result?.ok) take(result.value);
  plan();
}

function take(next: Waiting): void {
  const changed = waiting !== null && waiting.revision !== next.revision;
  if (JSON.stringify(waiting) !== JSON.stringify(next)) {
    waiting = next;
    values.notify();
  }
  if (changed) revisions.notify();
}

const none = () => null;
const read = () => waiting;

/** What waits; null until it is known. */
export function useWaiting(): Waiting | null {
  return useSyncExternalStore(subscribe, read, none);
}

/** Hears that some order has changed, or a new one has come. */
export function useOnOrdersChanged(hear: () => void): void {
  const tell = useEffectEvent(hear);
  useEffect(() => revisions.subscribe(() => tell()), []);
}
