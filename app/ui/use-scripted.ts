import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Whether scripts run: false in what the server renders, so that nothing is offered there that does nothing yet. */
export function useScripted(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
