import { useEffect, useState } from 'react';

const KEPT_AS = 'linkToken';

/**
 * The token of the link that led here. It is taken out of the address at once, so that it stands in no history, no
 * bookmark and no picture of the screen; a reload finds it in the state of this entry of the history, which leaves the
 * browser in no request.
 * @returns the token: undefined before the page's scripts are there, null when the link had none; and what drops it
 *   once it was used
 */
export function useLinkToken(): { token: string | null | undefined; forget: () => void } {
  const [token, setToken] = useState<string | null>();
  useEffect(() => setToken(takeToken()), []);
  return { token, forget: () => keep(undefined) };
}

function takeToken(): string | null {
  const given = new URLSearchParams(location.search).get('token');
  if (given !== null) {
    keep(given);
    return given;
  }
  const state: unknown = history.state;
  const kept = typeof state === 'object' && state !== null && KEPT_AS in state ? state[KEPT_AS] : null;
  return typeof kept === 'string' ? kept : null;
}

/** Beside the router's own state there. */
function keep(token: string | undefined): void {
  history.replaceState({ ...history.state, [KEPT_AS]: token }, '', location.pathname);
}
