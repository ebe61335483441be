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

interface StoredOptions<Value> {
  /** The part that is stored; the rest lives as long as the page. All of it where nothing is said. */
  toStored?: (value: Value) => unknown;
  /** What is done where it could not be stored: blocked or full. */
  onUnstored?: (error: unknown) => void;
}

/**
 * A store over one key of local storage. What can't be stored there lives as long as the page.
 * @param key of local storage
 * @param none what there is before anything is stored
 * @param parse makes sense of the text that is stored, as far as it goes; what it throws on is as good as nothing, null.
 *   `before` is the value until now
 */
export function createStored<Value>(
  key: string,
  none: Value,
  parse: (text: string | null, before: Value) => Value,
  { toStored = (value) => value, onUnstored = () => {} }: StoredOptions<Value> = {},
): Stored<Value> {
  let held: { text: string | null; value: Value } | null = null;
  /** Whether storage has the value. */
  let isStored = true;
  const { subscribe, notify } = createListeners(({ key: changed }) => {
    if (changed !== key && changed !== null) return;
    held = readStored();
    notify();
  });

  function readStored() {
    const before = held?.value ?? none;
    try {
      const text = localStorage.getItem(key);
      return held && held.text === text ? held : { text, value: parse(text, before) };
    } catch {
      // Broken, or storage is switched off.
      return { text: null, value: parse(null, before) };
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
      const value = update(before.value);
      const text = JSON.stringify(toStored(value));
      held = { text, value };
      try {
        if (!isStored || text !== before.text) localStorage.setItem(key, text);
        isStored = true;
      } catch (error) {
        isStored = false;
        onUnstored(error);
      }
      notify();
    },
  };
}

/** The value. A component that uses this is drawn again on every change. */
export function useStored<Value>({ subscribe, read, readOnServer }: Stored<Value>): Value {
  return useSyncExternalStore(subscribe, read, readOnServer);
}
