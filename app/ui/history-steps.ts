import { createListeners } from './listeners.ts';

const { subscribe, notify } = createListeners<[PopStateEvent]>();

/** Listens to Back and Forward before the router does, which does not hear of a step that only moves a drawer. */
export function listenBeforeRouter(): void {
  window.addEventListener('popstate', notify);
}

export const followSteps = subscribe;
