import { useSyncExternalStore } from 'react';
import type { StaffKind } from '../../shop/principal.ts';
import { createListeners } from '../ui/listeners.ts';

export type { StaffKind };

/** Each kind of staff has a token of its own in this browser. */
const STORAGE_KEY = { admin: 'adminToken', 'super-admin': 'superAdminToken' } as const satisfies Record<
  StaffKind,
  string
>;

// Signing in or out in another tab counts here too.
const { subscribe, notify } = createListeners(() => notify());

/** The token, or null when nobody is signed in here. */
export function readToken(kind: StaffKind): string | null {
  return localStorage.getItem(STORAGE_KEY[kind]);
}

export function storeToken(kind: StaffKind, token: string): void {
  localStorage.setItem(STORAGE_KEY[kind], token);
  notify();
}

/** @param token only this one; one that was stored in the meantime stays */
export function forgetToken(kind: StaffKind, token: string): void {
  if (readToken(kind) !== token) return;
  localStorage.removeItem(STORAGE_KEY[kind]);
  notify();
}

/** The token as it changes; undefined on the server, where nobody is known. */
export function useToken(kind: StaffKind): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => readToken(kind),
    () => undefined,
  );
}
