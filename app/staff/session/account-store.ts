import { useSyncExternalStore } from 'react';
import type { StaffKind, StaffRole } from '../../../shop/principal.ts';
import { createListeners } from '../../ui/listeners.ts';

/** Who works in this tab, as the server said when it let them in. */
export interface StaffAccount {
  id: string;
  name: string;
  email: string;
  /** Null of super admins. */
  role: StaffRole | null;
}

const accounts: Partial<Record<StaffKind, StaffAccount>> = {};
const { subscribe, notify } = createListeners();

/** Who was let in last, also after the session has ended; null before anybody was, and after signing out. */
export function readAccount(kind: StaffKind): StaffAccount | null {
  return accounts[kind] ?? null;
}

export function rememberAccount(kind: StaffKind, account: StaffAccount): void {
  accounts[kind] = account;
  notify();
}

export function forgetAccount(kind: StaffKind): void {
  delete accounts[kind];
  notify();
}

/** The account as it changes; null on the server, where nobody is known. */
export function useAccount(kind: StaffKind): StaffAccount | null {
  return useSyncExternalStore(
    subscribe,
    () => readAccount(kind),
    () => null,
  );
}
