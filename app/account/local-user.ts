import { useSyncExternalStore } from 'react';
import { createListeners } from '../ui/listeners.ts';

/** What this browser remembers of the shopper after a login (R145). It opens nothing; the session is a cookie. */
const KEYS = { displayName: 'userNameP', name: 'userName', email: 'userEmail' } as const;

const { subscribe, notify } = createListeners(() => notify());

/** Storage can be switched off: then the header greets nobody, and all else works. */
function write(change: (storage: Storage) => void): void {
  try {
    change(localStorage);
  } catch {
    // Nothing is lost but the greeting.
  }
  notify();
}

export const localUser = {
  subscribe,
  /** Null for guests. */
  displayName(): string | null {
    try {
      return localStorage.getItem(KEYS.displayName);
    } catch {
      return null;
    }
  },
  remember({ name, email }: { name: string; email: string }): void {
    write((storage) => {
      storage.setItem(KEYS.displayName, name);
      storage.setItem(KEYS.name, name);
      storage.setItem(KEYS.email, email);
    });
  },
  /** After the logout. The cart stays. */
  forget(): void {
    write((storage) => {
      for (const key of Object.values(KEYS)) storage.removeItem(key);
    });
  },
};

/** Null for guests, and on the server, where nobody has a name. */
export function useShopperName(): string | null {
  return useSyncExternalStore(localUser.subscribe, localUser.displayName, () => null);
}
