/**
 * What listens to a store outside of React; `subscribe` is what useSyncExternalStore takes.
 * @param hear what the store does when another tab has written to local storage, while anybody listens
 */
export function createListeners<Args extends unknown[] = []>(hear?: (event: StorageEvent) => void) {
  const listeners = new Set<(...args: Args) => void>();
  return {
    subscribe(listener: (...args: Args) => void): () => void {
      listeners.add(listener);
      // The same function is never added twice.
      if (hear) window.addEventListener('storage', hear);
      return () => {
        listeners.delete(listener);
        if (hear && listeners.size === 0) window.removeEventListener('storage', hear);
      };
    },
    notify(...args: Args): void {
      for (const listener of listeners) listener(...args);
    },
  };
}
