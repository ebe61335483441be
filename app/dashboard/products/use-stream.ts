import { useEffect, useRef, useState } from 'react';
import { streamAsAdmin } from '../../staff/request-as-staff.ts';

/**
 * Follows a request that answers a line for each step, and ends it when the screen goes.
 * @param begin the state while nothing came yet
 * @param brokeOff how it ends where the answer ends without saying so
 */
export function useStream<
  End extends { ok: boolean; message: string },
  State extends { running: boolean; end: End | null },
>(begin: State, brokeOff: End) {
  const [state, setState] = useState(begin);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  /** @param take what a line changes */
  async function run<Line>(
    path: string,
    body: FormData | string | undefined,
    take: (line: Line, now: State) => Partial<State>,
  ): Promise<State> {
    stop.current?.abort();
    const stopped = new AbortController();
    stop.current = stopped;
    const now: State = { ...begin, running: true };
    const show = (changed: Partial<State>) => {
      if (!stopped.signal.aborted) setState({ ...Object.assign(now, changed) });
    };
    show({});
    const request = { ...(body && { body }), signal: stopped.signal };
    const response = await streamAsAdmin<Line>(path, request, (line) => show(take(line, now)));
    if (!response.ok) show({ ...now, end: { ...brokeOff, message: response.message } });
    else if (now.end === null) show({ ...now, end: brokeOff });
    show({ ...now, running: false });
    return now;
  }

  function reset(): void {
    stop.current?.abort();
    setState(begin);
  }

  return { ...state, run, reset };
}
