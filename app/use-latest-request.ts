import { useRef, useState } from 'react';
import type { ApiResult } from './api.ts';

/** Sends one request; the signal ends it. */
type Send<Value> = (signal: AbortSignal) => Promise<ApiResult<Value>>;

/**
 * The value of the request that was sent last: another one ends it, and a late response to an earlier one changes nothing. A
 * request that failed leaves nothing, since the value before it was of something else.
 */
export function useLatestRequest<Value>() {
  const [value, setValue] = useState<Value | null>(null);
  const [state, setState] = useState<'idle' | 'loading' | 'loaded' | 'failed'>('idle');
  const running = useRef<AbortController | null>(null);
  const latest = useRef<Promise<Value | null>>(Promise.resolve(null));

  async function load(send: Send<Value>, pause: number, { signal }: AbortController) {
    try {
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      if (signal.aborted) return latest.current;
      const result = await send(signal);
      const loaded = result.ok ? result.value : null;
      if (!signal.aborted) {
        setValue(loaded);
        setState(result.ok ? 'loaded' : 'failed');
      }
      return loaded;
    } catch (error) {
      if (signal.aborted) return latest.current;
      throw error;
    }
  }

  function end(): AbortController {
    running.current?.abort();
    running.current = new AbortController();
    return running.current;
  }

  return {
    value,
    state,
    /** @param pause how long no other request may come before it is sent (milliseconds) @returns the value, null after a failure */
    send(send: Send<Value>, pause = 0): Promise<Value | null> {
      const current = end();
      setState('loading');
      latest.current = load(send, pause, current);
      return latest.current;
    },
    /** The value that is on its way, or the last one. */
    settled: () => latest.current,
    clear() {
      end();
      latest.current = Promise.resolve(null);
      setValue(null);
      setState('idle');
    },
  };
}
