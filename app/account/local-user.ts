/**
 * What this browser remembers of the shopper after a login (R145): the display name that the header
 * reads, and name and e-mail. It opens nothing; the session is a cookie that no script sees.
 */
const KEYS = { displayName: 'userNameP', name: 'userName', email: 'userEmail' } as const;

const listeners = new Set<() => void>();

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/** Storage can be switched off: then the header greets nobody, and all else works. */
function write(change: (storage: Storage) => void): void {
  try {
    change(localStorage);
  } catch {
    // Nothing is lost but the greeting.
  }
  tellListeners();
}

export const localUser = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    if (listeners.size === 1) window.addEventListener('storage', tellListeners);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('storage', tellListeners);
    };
  },
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
