import { useSyncExternalStore } from 'react';
import { createListeners } from '../ui/listeners.ts';

/** Something that this browser stores, the same in all its tabs. On the server and during hydration there is nothing. */
export interface Stored<Value> {
  subscribe(listener: () => void): () => void;
  read(): Value;
  readOnServer(): Value;
  /** @param update from the value now, as another tab may have left it */
  change(update: (value: Value) => Value): void;
}

/**
 * A store over one key of local storage. What can't be stored there lives as long as the page.
 * @param key of local storage
 * @param none what there is before anything is stored
 * @param parse makes sense of the text that is stored, as far as it goes; what it throws on is as good as nothing
 */
export function createStored<Value>(key: string, none: Value, parse: (text: string) => Value): Stored<Value> {
  let held: { value: Value } | null = null;
  /** Whether storage has the value. */
  let isStored = true;
  const { subscribe, notify } = createListeners(({ key: changed }) => {
    if (changed !== key && changed !== null) return;
    held = readStored();
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
      held ??= readStored();
      return held.value;
    },
    readOnServer: () => none,
    change(update) {
      const before = held === null || isStored ? readStored() : held;
      held = { value: update(before.value) };
      try {
        localStorage.setItem(key, JSON.stringify(held.value));
        isStored = true;
      } catch {
        // Blocked or full.
        isStored = false;
      }
      notify();
    },
  };
}

/** The value. A component that uses this is drawn again on every change. */
export function useStored<Value>({ subscribe, read, readOnServer }: Stored<Value>): Value {
  return useSyncExternalStore(subscribe, read, readOnServer);
}
