import { useEffect, useState } from 'react';

const STORED_AS = 'linkToken';

/**
 * The token of the link that led here. It leaves the address at once, so that no history, bookmark or picture of the
 * screen has it; a reload finds it in the state of this entry of the history.
 * @returns the token: undefined before the page's scripts are there, null when the link had none; and what drops it
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
  const stored = typeof state === 'object' && state !== null && STORED_AS in state ? state[STORED_AS] : null;
  return typeof stored === 'string' ? stored : null;
}

/** Beside the router's own state there. */
function keep(token: string | undefined): void {
  history.replaceState({ ...history.state, [STORED_AS]: token }, '', location.pathname);
}
