import { useSyncExternalStore } from 'react';
import type { StaffKind } from '../../shop/principal.ts';

export type { StaffKind };

/** Each kind of staff has a token of its own in this browser. */
const STORAGE_KEY = { admin: 'adminToken', 'super-admin': 'superAdminToken' } as const satisfies Record<
  StaffKind,
  string
>;

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Signing in or out in another tab counts here too.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** The token, or null when nobody is signed in here. */
export function readToken(kind: StaffKind): string | null {
  return localStorage.getItem(STORAGE_KEY[kind]);
}

export function storeToken(kind: StaffKind, token: string): void {
  localStorage.setItem(STORAGE_KEY[kind], token);
  tell();
}

/** @param token only this one; one that was stored in the meantime stays */
export function forgetToken(kind: StaffKind, token: string): void {
  if (readToken(kind) !== token) return;
  localStorage.removeItem(STORAGE_KEY[kind]);
  tell();
}

/** The token as it changes; undefined on the server, where nobody is known. */
export function useToken(kind: StaffKind): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => readToken(kind),
    () => undefined,
  );
}
