import { useSyncExternalStore } from 'react';
import { localUser } from '../account/local-user.ts';

/** Null for guests, and on the server, where nobody has a name. */
export function useShopperName(): string | null {
  return useSyncExternalStore(localUser.subscribe, localUser.displayName, () => null);
}
