import { useRef, useState } from 'react';
import type { ApiResult } from '../../api.ts';

/**
 * What was asked last: another question ends the one before, and a late answer to it changes nothing. A failed question
 * leaves nothing, since the answer before it was to something else.
 */
export function useLatest<Answer>() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asking = useRef<AbortController | null>(null);
  const latest = useRef<Promise<Answer | null>>(Promise.resolve(null));

  async function hear(ask: (signal: AbortSignal) => Promise<ApiResult<Answer>>, current: AbortController) {
    try {
      const result = await ask(current.signal);
      const heard = result.ok ? result.value : null;
      if (!current.signal.aborted) setAnswer(heard);
      return heard;
    } catch (error) {
      if (current.signal.aborted) return latest.current;
      throw error;
    }
  }

  return {
    answer,
    ask(ask: (signal: AbortSignal) => Promise<ApiResult<Answer>>): Promise<Answer | null> {
      asking.current?.abort();
      asking.current = new AbortController();
      latest.current = hear(ask, asking.current);
      return latest.current;
    },
    /** The answer that is on its way, or the last one. */
    settled: () => latest.current,
    forget() {
      asking.current?.abort();
      latest.current = Promise.resolve(null);
      setAnswer(null);
    },
  };
}
