import { useCallback, useEffect, useState } from 'react';
import type { ApiFailure, ApiRequest } from '../../api.ts';
import { requestAsAdmin } from '../as-admin.ts';

export interface Remote<T> {
  /** What the call answered; while another page of it is on its way, the one before. */
  data: T | null;
  error: ApiFailure | null;
  loading: boolean;
  /** Asks again; the old answer stays until the new one is there. */
  reload: () => void;
  /** Puts what a write answered in the place of what was loaded. */
  replace: (data: T) => void;
}

/**
 * Loads what a screen shows, and again whenever the path changes. An answer that was overtaken is dropped.
 * @param path with its query; null while nothing is to be loaded
 * @param call as whom; admins by default
 */
export function useRemote<T>(path: string | null, call: ApiRequest = requestAsAdmin): Remote<T> {
  const [data, setData] = useState<T | null>(null);
  const [error, setError] = useState<ApiFailure | null>(null);
  const [loading, setLoading] = useState(path !== null);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same again.
  useEffect(() => {
    if (path === null) {
      setLoading(false);
      return;
    }
    const stale = new AbortController();
    setLoading(true);
    call<T>(path, { signal: stale.signal }).then(
      (result) => {
        if (stale.signal.aborted) return;
        setLoading(false);
        setError(result.ok ? null : result);
        if (result.ok) setData(result.value);
      },
      (failed: unknown) => {
        if (!stale.signal.aborted) throw failed;
      },
    );
    return () => stale.abort();
  }, [path, call, round]);

  const reload = useCallback(() => setRound((before) => before + 1), []);
  return { data, error, loading, reload, replace: setData };
}
