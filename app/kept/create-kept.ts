import { useSyncExternalStore } from 'react';
import { createListeners } from '../ui/listeners.ts';

/** Something that this browser keeps, the same in all its tabs. On the server and during hydration there is nothing. */
export interface Kept<Value> {
  subscribe(listener: () => void): () => void;
  read(): Value;
  readOnServer(): Value;
  /** @param update from what is kept now, as another tab may have left it */
  change(update: (value: Value) => Value): void;
}

/**
 * A store over one key of local storage. What can't be stored there lives as long as the page.
 * @param key of local storage
 * @param none what there is before anything is kept
 * @param parse makes sense of the text that is stored, as far as it goes; what it throws on is as good as nothing
 */
export function createKept<Value>(key: string, none: Value, parse: (text: string) => Value): Kept<Value> {
  let kept: { value: Value } | null = null;
  /** Whether what is stored is what is kept. */
  let stored = true;
  const { subscribe, notify } = createListeners(({ key: changed }) => {
    if (changed !== key && changed !== null) return;
    kept = readStored();
    notify();
  });

  function readStored(): { value: Value } {
    try {
      const text = localStorage.getItem(key);
      return { value: text === null ? none : parse(text) };
    } catch {
      // Broken, or storage is switched off.
      return { value: none };
    }
  }

  return {
    subscribe,
    read() {
      kept ??= readStored();
      return kept.value;
    },
    readOnServer: () => none,
    change(update) {
      const before = kept === null || stored ? readStored() : kept;
      kept = { value: update(before.value) };
      try {
        localStorage.setItem(key, JSON.stringify(kept.value));
        stored = true;
      } catch {
        // Blocked or full.
        stored = false;
      }
      notify();
    },
  };
}

/** What is kept. A component that uses this is drawn again on every change. */
export function useKept<Value>({ subscribe, read, readOnServer }: Kept<Value>): Value {
  return useSyncExternalStore(subscribe, read, readOnServer);
}
