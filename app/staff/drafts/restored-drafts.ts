import { useSyncExternalStore } from 'react';
import { createListeners } from '../../ui/listeners.ts';

/** A form that shows again what was typed before the page was loaded. */
interface RestoredDraft {
  /** The names of fields that a colleague changed since; empty where nobody did. */
  changedMeanwhile: readonly string[];
  /** What was chosen and could not be kept, for example "Pictures"; null where nothing was. */
  lost: string | null;
  /** Takes what is stored, and drops what was typed. */
  discard: () => void;
}

let restored: ReadonlyMap<string, RestoredDraft> = new Map();
const { subscribe, notify } = createListeners();

/** Tells of a restored form, until it is saved, discarded or gone. @param key of the draft */
export function showRestored(key: string, draft: RestoredDraft): void {
  restored = new Map(restored).set(key, draft);
  notify();
}

export function hideRestored(key: string): void {
  if (!restored.has(key)) return;
  const next = new Map(restored);
  next.delete(key);
  restored = next;
  notify();
}

const NONE: ReadonlyMap<string, RestoredDraft> = new Map();

/** The forms on the screen that show a draft. */
export function useRestoredDrafts(): ReadonlyMap<string, RestoredDraft> {
  return useSyncExternalStore(
    subscribe,
    () => restored,
    () => NONE,
  );
}
