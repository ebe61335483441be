import { useRef, useState } from 'react';
import type { ZodType } from 'zod';
import { forgetValues, readValues, storeValues } from '../forms/stored-values.ts';

/**
 * A state of a screen that is no text of a form and survives a reload, as what is typed into a form does.
 * @param key its name in the session's storage
 * @param schema what is stored under it; anything else is as if nothing were
 */
export function useStoredState<State extends object>(
  key: string,
  schema: ZodType<State>,
  initial: () => State,
) {
  const [state, setState] = useState(() => readStoredState(key, schema) ?? initial());
  // What it is by now, for what goes on after a request.
  const latest = useRef(state);
  return {
    state,
    read: () => latest.current,
    change(changed: Partial<State>) {
      latest.current = { ...latest.current, ...changed };
      setState(latest.current);
      storeValues(key, { state: JSON.stringify(latest.current) });
    },
    /** Drops what was stored, and begins with another state. */
    begin(next: State) {
      latest.current = next;
      setState(next);
      forgetValues(key);
    },
  };
}

/** What is stored under the key, for who needs it before the screen is there; null where it makes no sense. */
export function readStoredState<State>(key: string, schema: ZodType<State>): State | null {
  try {
    const { state = 'null' } = readValues(key);
    return schema.safeParse(JSON.parse(state)).data ?? null;
  } catch {
    return null;
  }
}
