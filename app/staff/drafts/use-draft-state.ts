import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { ZodType } from 'zod';
import { draftKey, eraseDraft, readDraft, storeDraft } from './draft-store.ts';
import { hideRestored, showRestored } from './restored-drafts.ts';

/**
 * A state of a screen that is no text of a form, kept like a form's (R306): the lines of an order that is being typed.
 * @param name of the state among the drafts of its screen
 * @param schema what is kept under it; anything else is as if nothing were
 * @param initial what it begins with, also after somebody has discarded what was kept
 */
export function useDraftState<State extends object>(
  name: string,
  schema: ZodType<State>,
  initial: () => State,
) {
  const { pathname } = useLocation();
  const key = draftKey(pathname, name);
  const [kept] = useState(() => readState(key, schema));
  const [state, setState] = useState(() => kept ?? initial());
  // What it is by now, for what goes on after a request.
  const latest = useRef(state);

  function show(next: State) {
    latest.current = next;
    setState(next);
  }

  /** Drops what was kept, and begins with another state. */
  function begin(next: State) {
    show(next);
    eraseDraft(key);
    hideRestored(key);
  }

  const discard = useEffectEvent(() => begin(initial()));
  useEffect(() => {
    if (kept === null) return;
    showRestored(key, { changedMeanwhile: [], lost: null, discard: () => discard() });
    return () => hideRestored(key);
  }, [key, kept]);

  return {
    state,
    read: () => latest.current,
    change(changed: Partial<State>) {
      show({ ...latest.current, ...changed });
      storeDraft(key, { typed: { state: JSON.stringify(latest.current) }, before: {} });
    },
    begin,
  };
}

function readState<State>(key: string, schema: ZodType<State>): State | null {
  try {
    return schema.safeParse(JSON.parse(readDraft(key)?.typed.state ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}
